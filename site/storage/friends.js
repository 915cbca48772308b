/** The people whose devices this one has met. */

import { StorageError, STORAGE_REFUSALS } from "./errors.js";

/** @import { Friend } from "./schema.js" */
/** @import { Store } from "./store.js" */

/** At most so many are kept; whoever was met least lately makes room. */
export const MOST_FRIENDS = 200;

/**
 * @param {Store} store
 * @returns {Promise<Friend[]>} who was met last first
 * @throws {StorageError}
 */
export async function readFriends({ database }) {
  const friends = await database.read(["friends"], (transaction) => transaction.objectStore("friends").index("met").getAll());
  return friends.reverse();
}

/**
 * Keeps that a friend was met: a new one, or one whose name or certificate may have changed.
 * @param {Store} store
 * @param {{ key: string, name: string, fingerprint: string, met: number }} meeting as in `Friend`
 * @returns {Promise<Friend>} as kept from now on
 * @throws {StorageError}
 */
export async function keepMeeting({ database }, { key, name, fingerprint, met }) {
  return database.write(["friends"], async (transaction) => {
    const friends = transaction.objectStore("friends");
    const known = await friends.get(key);
    const called = known && (known.renamed || !name) ? known.name : name;
    /** @type {Friend} */
    const friend = { key, name: called, renamed: known?.renamed ?? false, fingerprint, met, meetings: (known?.meetings ?? 0) + 1 };
    await friends.put(friend);
    const surplus = (await friends.count()) - MOST_FRIENDS;
    if (surplus > 0) {
      for (const old of await friends.index("met").getAllKeys(null, surplus)) await friends.delete(old);
    }
    return friend;
  });
}

/**
 * @param {Store} store
 * @param {string} key of a friend
 * @param {string} name what this device calls the friend from now on
 * @returns {Promise<void>}
 * @throws {StorageError} `storage-gone` when the friend was forgotten meanwhile
 */
export async function renameFriend({ database }, key, name) {
  await database.write(["friends"], async (transaction) => {
    const friends = transaction.objectStore("friends");
    const known = await friends.get(key);
    if (!known) throw new StorageError(STORAGE_REFUSALS.gone);
    await friends.put({ ...known, name, renamed: true });
  });
}

/**
 * @param {Store} store
 * @param {string} key of a friend who is not known any more
 * @returns {Promise<void>}
 * @throws {StorageError}
 */
export async function forgetFriend({ database }, key) {
  await database.write(["friends"], (transaction) => transaction.objectStore("friends").delete(key));
}

/**
 * @param {Store} store
 * @param {Friend} friend who was forgotten by mistake
 * @returns {Promise<void>}
 * @throws {StorageError}
 */
export async function restoreFriend({ database }, friend) {
  await database.write(["friends"], async (transaction) => {
    await transaction.objectStore("friends").put(friend);
  });
}
