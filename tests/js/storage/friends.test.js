/** Friends travel with copies of the data; keys and certificates never do. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { backupText, readBackup, readData, writeBackup } from "../../../site/storage/backup.js";
import { keepMeeting, MOST_FRIENDS, readFriends } from "../../../site/storage/friends.js";
import { keepKeys } from "../../../site/storage/identity.js";
import { freshStore } from "./stores.js";

const BEN = { key: "ed25519:ben", name: "Ben", fingerprint: "b".repeat(64), met: 5000 };

test("a copy of everything holds the friends and nothing of who this device is", async () => {
  const store = await freshStore();
  await keepMeeting(store, BEN);
  const pair = /** @type {CryptoKeyPair} */ (await crypto.subtle.generateKey({ name: "Ed25519" }, false, ["sign", "verify"]));
  await keepKeys(store, { algorithm: "ed25519", pair });
  const data = await store.exportAll();
  assert.deepEqual(data.friends, [{ ...BEN, renamed: false, meetings: 1 }]);
  assert.equal("identity" in data, false);
  const other = await freshStore();
  const { data: read } = readBackup(writeBackup(backupText(data, 1), "0"));
  await other.importAll(readData(read));
  assert.deepEqual(await readFriends(other), await readFriends(store));
});

test("a copy from before there were friends is still taken in", () => {
  const data = { tables: [], matches: [], ratings: [], profile: { name: "" }, settings: {} };
  assert.deepEqual(readData(data).friends, []);
});

test("friends that make no sense are refused", () => {
  const sound = { ...BEN, renamed: false, meetings: 1 };
  const data = { tables: [], matches: [], ratings: [], profile: { name: "" }, settings: {} };
  for (const wrong of [{ key: "ben" }, { fingerprint: "xyz" }, { name: 7 }, { met: -1 }, { renamed: "no" }, { meetings: 0.5 }]) {
    assert.throws(() => readData({ ...data, friends: [{ ...sound, ...wrong }] }), { code: "backup-damaged" }, JSON.stringify(wrong));
  }
});

test("only a friend who was called otherwise later is asked about", async () => {
  const store = await freshStore();
  await keepMeeting(store, BEN);
  const data = await store.exportAll();
  const changed = (/** @type {object} */ part) => ({ ...data, friends: [{ ...data.friends[0], ...part }] });
  const differing = async (/** @type {object} */ part) => (await store.compareAll(changed(part))).differing.map(({ key }) => key);
  assert.deepEqual(await differing({ meetings: 9, met: 9000 }), []);
  assert.deepEqual(await differing({ name: "King", met: 9000 }), ["friend ed25519:ben"]);
  assert.deepEqual(await differing({ name: "King", met: 1000 }), [], "what is older here is not brought back");
});

test("whoever was met least lately makes room", async () => {
  const store = await freshStore();
  for (let number = 0; number <= MOST_FRIENDS; number += 1) {
    await keepMeeting(store, { ...BEN, key: `ed25519:friend${number}`, met: number });
  }
  const friends = await readFriends(store);
  assert.equal(friends.length, MOST_FRIENDS);
  assert.equal(friends.at(-1)?.key, "ed25519:friend1");
});
