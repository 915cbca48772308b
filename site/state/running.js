/** The tables of this device that are being played, for the top of the lobby. */

import { KEPT_FOR } from "../storage/peer_tables.js";
import { errorData } from "./engine.js";
import { Store } from "./store.js";

/** @import { ErrorData } from "../types.js" */
/** @import { TableEntry } from "../storage/schema.js" */
/** @import { Storage } from "./sitting.js" */
/** @import { Frame } from "./store.js" */

/**
 * @typedef {object} RunningState
 * @property {TableEntry[]} tables the one played last first
 * @property {TableEntry | null} asked the one that somebody may want to delete
 * @property {ErrorData | null} error
 */

/** Milliseconds after which a table at which nothing has happened yet is forgotten. */
const FORGOTTEN = 24 * 60 * 60 * 1000;

/**
 * @param {TableEntry} table
 * @returns {boolean} whether something has begun there that can go on
 */
function goesOn({ moves, lines, terms, peer }) {
  // Before the board of a match between devices is drawn, its invites hang on the page that made them.
  if (peer) return !peer.over && terms.seed !== "";
  return moves > 0 || (lines > 0 && terms.clock !== "none");
}

/**
 * @param {TableEntry} table
 * @returns {boolean} whether nobody needs it any more
 */
function isForgotten({ lines, updated, terms, peer }) {
  const age = Date.now() - updated;
  if (!peer) return lines <= 1 && age > FORGOTTEN;
  return peer.over ? age > KEPT_FOR : terms.seed === "" && age > FORGOTTEN;
}

/**
 * @extends {Store<RunningState>}
 */
export class Running extends Store {
  /**
   * @param {Storage} storage
   * @param {Frame} [frame] tests bring their own
   * @param {(id: string) => Promise<void>} [letGo] closes the table if this page has it: nobody else could
   */
  constructor(storage, frame, letGo = async () => {}) {
    super({ tables: [], asked: null, error: null }, frame);
    this.storage = storage;
    this.letGo = letGo;
  }

  /** Reads the tables anew. A failure is in the state. */
  async load() {
    try {
      const store = await this.storage.open();
      const tables = await store.runningTables();
      this.set({ tables: tables.filter(goesOn), error: null });
      for (const table of tables) if (isForgotten(table)) await this.#delete(table.id);
    } catch (error) {
      this.set({ error: errorData(error) });
    }
  }

  /** @param {TableEntry | null} asked the table to delete, after a question; null: none after all */
  ask(asked) {
    this.set({ asked });
  }

  /** Deletes the table that was asked about, for good. A failure is in the state. */
  async deleteAsked() {
    const { asked } = this.state;
    this.set({ asked: null });
    if (!asked) return;
    /** @type {boolean} */
    let deleted;
    try {
      await this.letGo(asked.id);
      deleted = await this.#delete(asked.id);
    } catch (error) {
      this.set({ error: errorData(error) });
      return;
    }
    await this.load();
    if (!deleted && this.state.error === null) this.set({ error: { code: "table-elsewhere", parameters: {} } });
  }

  /**
   * @param {string} id
   * @returns {Promise<boolean>} false when another tab plays there
   * @throws {unknown} failures of the storage
   */
  async #delete(id) {
    const { held, release } = await this.storage.hold(id);
    try {
      if (held) await (await this.storage.open()).deleteTable(id);
      return held;
    } finally {
      release();
    }
  }
}
