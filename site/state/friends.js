/** The people whose devices this one has met: they need one link only. */

import { forgetFriend, keepMeeting, readFriends, renameFriend, restoreFriend } from "../storage/friends.js";
import { openStore } from "../storage/store.js";
import { errorData } from "./engine.js";
import { tidyName } from "./profile.js";
import { Store } from "./store.js";

/** @import { ErrorData } from "../types.js" */
/** @import { Friend } from "../storage/schema.js" */
/** @import { Frame } from "./store.js" */

/** Names have at most so many characters while the catalogue is not there. */
const LONGEST = 30;

/**
 * @typedef {object} FriendsState
 * @property {Friend[]} friends who was met last first
 * @property {boolean} loaded
 * @property {string | null} renaming key of the one whose name is being changed
 * @property {Friend | null} forgotten the one that was forgotten last and can come back
 * @property {ErrorData | null} error
 */

/**
 * @extends {Store<FriendsState>}
 */
export class Friends extends Store {
  /** @param {{ frame?: Frame, open?: typeof openStore }} [parts] tests bring their own */
  constructor({ frame, open = openStore } = {}) {
    super({ friends: [], loaded: false, renaming: null, forgotten: null, error: null }, frame);
    this.open = open;
  }

  /** Reads the friends anew. A failure is in the state. */
  async load() {
    await this.#try(async () => {});
  }

  /** The list is looked at from its beginning: what was about to happen in it no longer is. */
  settle() {
    this.set({ renaming: null, forgotten: null, error: null });
  }

  /**
   * @param {string} key
   * @returns {Friend | null}
   */
  friendOf(key) {
    return this.state.friends.find((friend) => friend.key === key) ?? null;
  }

  /**
   * @param {string} fingerprint of a certificate
   * @returns {Friend | null} whose it is
   */
  knownBy(fingerprint) {
    return this.state.friends.find((friend) => friend.fingerprint === fingerprint) ?? null;
  }

  /**
   * Somebody's device was met, and has proved that the key is its own. A failure is in the state.
   * @param {{ key: string, name: string, fingerprint: string }} friend
   */
  async met({ key, name, fingerprint }) {
    await this.#try((store) => keepMeeting(store, { key, name: tidyName(name, LONGEST), fingerprint, met: Date.now() }));
  }

  /** @param {string | null} key whose name is to be changed; null: nobody's after all */
  startRenaming(key) {
    this.set({ renaming: key });
  }

  /**
   * @param {string} key
   * @param {string} text as written into the field; an empty one leaves the name as it is
   */
  async rename(key, text) {
    const name = tidyName(text, LONGEST);
    this.set({ renaming: null });
    if (name && name !== this.friendOf(key)?.name) await this.#try((store) => renameFriend(store, key, name));
  }

  /** @param {Friend} friend who is forgotten at once; it can be undone */
  async forget(friend) {
    if (await this.#try((store) => forgetFriend(store, friend.key))) this.set({ forgotten: friend });
  }

  /** Brings back who was forgotten last. */
  async undo() {
    const { forgotten } = this.state;
    if (forgotten && (await this.#try((store) => restoreFriend(store, forgotten)))) this.set({ forgotten: null });
  }

  /**
   * @param {(store: import("../storage/store.js").Store) => Promise<unknown>} work
   * @returns {Promise<boolean>} whether it was done; the list is read anew afterwards, a failure is in the state
   */
  async #try(work) {
    try {
      const store = await this.open();
      await work(store);
      this.set({ friends: await readFriends(store), loaded: true, error: null });
      return true;
    } catch (error) {
      this.set({ loaded: true, error: errorData(error) });
      return false;
    }
  }
}
