/**
 * One table between the engine and the device's storage. A table is its terms and its log; every line of the log that
 * the engine hands out is stored before anybody is shown what it led to.
 */

import { STORAGE_REFUSALS, StorageError } from "../storage/errors.js";

/** @import { BridgeMethods, OpenedTable, Snapshot, TermsRequest, Update } from "../types.js" */
/** @import { FinishedMatch } from "../storage/schema.js" */
/** @import { Hold } from "../storage/locks.js" */
/** @import { News } from "../storage/news.js" */
/** @import { Store as DeviceStore } from "../storage/store.js" */
/** @import { Engine } from "./engine.js" */

/**
 * The device's storage, as far as tables need it; tests bring their own.
 * @typedef {object} Storage
 * @property {() => Promise<DeviceStore>} open
 * @property {(id: string) => Promise<Hold>} hold
 * @property {(news: News) => void} tell tells other tabs what was stored
 * @property {(id: string, listener: (news: News) => void) => () => void} hear what other tabs have stored; the result ends it
 */

/** @typedef {{ now: number, wall: number }} Moment */

/**
 * What can be asked of a table that answers with an update.
 * @typedef {{ [Method in keyof BridgeMethods]: BridgeMethods[Method][1] extends Update ? Method : never }[keyof BridgeMethods]} UpdateMethod
 */
/** @typedef {Exclude<UpdateMethod, "open_table" | "restore_table">} TableMethod */

/** @returns {Moment} this very moment */
export function moment() {
  return { now: Math.floor(performance.now()), wall: Date.now() };
}

/** A table in the engine and its log on the device. */
export class Sitting {
  /** @type {number | null} The engine's number of this table. */
  #table = null;
  /** Which engine that number belongs to. */
  #generation = 0;
  /** How many of the lines are on the device. */
  #stored = 0;
  #created = false;
  /** @type {Promise<void>} The writing that goes on: lines are written one lot after the other. */
  #writing = Promise.resolve();
  /** @type {string[]} */
  lines = [];
  /** Whether the table is kept on this device. Somebody may wish to go on without. */
  kept = true;

  /**
   * @param {string} id under which the device keeps the table
   * @param {TermsRequest} terms
   * @param {Engine} engine
   * @param {Storage} storage
   * @param {string | null} [challenge] that is tried at it, as in its link
   */
  constructor(id, terms, engine, storage, challenge = null) {
    this.id = id;
    this.terms = terms;
    this.engine = engine;
    this.storage = storage;
    this.challenge = challenge;
  }

  /** Whether the engine that knew this table is gone. */
  get stale() {
    return this.#table !== null && this.#generation !== this.engine.generation;
  }

  /** @returns {Promise<OpenedTable>} a new table; its first lines are not stored yet */
  async open() {
    const opened = await this.engine.call("open_table", { ...this.terms, ...moment() });
    this.lines = [...opened.lines];
    return this.#take(opened);
  }

  /**
   * Puts the table together from its log, as it is kept here or as it was loaded.
   * @param {string[]} [log] all stored lines; left out: those that are known
   * @returns {Promise<OpenedTable & { away: number }>}
   */
  async restore(log) {
    const lines = log ?? this.lines;
    const opened = await this.engine.call("restore_table", { ...this.terms, ...moment(), log: lines });
    if (log) {
      this.lines = [...log];
      this.#stored = log.length;
      this.#created = true;
    }
    return this.#take(opened);
  }

  /**
   * @template {OpenedTable} Opened
   * @param {Opened} opened
   */
  #take(opened) {
    this.#table = opened.table;
    this.#generation = this.engine.generation;
    return opened;
  }

  /**
   * Asks the engine for something that happens at the table. What comes back must not be shown before `keep`.
   * @template {TableMethod} M
   * @param {M} method
   * @param {Omit<BridgeMethods[M][0], "table" | "now" | "wall">} parameters
   * @param {Moment} at the input that led to it
   * @returns {Promise<Snapshot>}
   */
  async ask(method, parameters, at) {
    const all = /** @type {BridgeMethods[M][0]} */ (/** @type {unknown} */ ({ ...parameters, table: this.number, ...at }));
    const { lines, snapshot } = /** @type {Update} */ (await this.engine.call(method, all));
    this.lines.push(...lines);
    return snapshot;
  }

  /** The engine's number of this table. */
  get number() {
    if (this.#table === null) throw new Error("the table is not open");
    return this.#table;
  }

  /**
   * Stores whatever is not stored yet.
   * @returns {Promise<void>} when it is on the device
   * @throws {unknown} a StorageError; called again, it tries again
   */
  keep() {
    this.#writing = this.#writing.catch(() => {}).then(() => this.#write());
    return this.#writing;
  }

  async #write() {
    if (!this.kept) return;
    const upTo = this.lines.length;
    if (this.#created && this.#stored === upTo) return;
    const store = await this.storage.open();
    const { id, terms, challenge } = this;
    if (!this.#created) await store.createTable({ id, terms, created: Date.now(), ...(challenge && { challenge }) });
    this.#created = true;
    const from = this.#stored;
    const lines = this.lines.slice(from, upTo);
    await store.appendLines(this.id, lines);
    this.#stored = upTo;
    if (lines.length > 0) this.storage.tell({ table: this.id, from, lines });
  }

  /**
   * Moves the table from the running ones to the history.
   * @param {FinishedMatch} match
   */
  async finish(match) {
    if (!this.kept) return;
    const store = await this.storage.open();
    await store.finishTable(this.id, match);
  }

  /**
   * @param {News[]} news of the tab that writes this table, in the order in which it came
   * @returns {Promise<string[]>} the whole log with it
   * @throws {StorageError} when lines were missed and the device has the table no more
   */
  async heard(news) {
    let log = this.lines;
    for (const { from, lines } of news) {
      if (from > log.length) {
        const stored = await (await this.storage.open()).loadTable(this.id);
        if (!stored) throw new StorageError(STORAGE_REFUSALS.gone);
        log = stored.lines;
      }
      if (from <= log.length && from + lines.length > log.length) log = [...log.slice(0, from), ...lines];
    }
    return log;
  }

  /** Tells the engine that its table is no longer needed. */
  async dismiss() {
    const table = this.#table;
    this.#table = null;
    if (table === null || this.#generation !== this.engine.generation || this.engine.state.phase !== "ready") return;
    try {
      await this.engine.call("close_table", { table });
    } catch {
      // It is gone either way.
    }
  }
}
