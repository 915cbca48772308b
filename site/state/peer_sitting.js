/**
 * One table between devices, between the engine, the storage, the keys and the links. What follows from a call is done
 * strictly in order: its lines are stored, then messages are sent, links closed, the table is shown, and what has to be
 * signed or checked is, before anything else happens at this table. Nothing is shown or sent that is not stored.
 */

import { verify } from "../net/identity.js";
import { describeTable } from "../storage/peer_tables.js";
import { moment } from "./sitting.js";

/** @import { BridgeMethods, OpenedPeerTable, PeerUpdate, TermsRequest } from "../types.js" */
/** @import { PeerEntry } from "../storage/schema.js" */
/** @import { Engine } from "./engine.js" */
/** @import { Queue } from "./queue.js" */
/** @import { Moment, Storage } from "./sitting.js" */

/**
 * What can be asked of a peer table that answers with an update.
 * @typedef {{ [Method in keyof BridgeMethods]: BridgeMethods[Method][1] extends PeerUpdate ? Method : never }[keyof BridgeMethods]} PeerUpdateMethod
 */
/** @typedef {Exclude<PeerUpdateMethod, "peer_host" | "peer_join" | "peer_restore" | "peer_rematch">} PeerMethod */
/** @typedef {"peer_host" | "peer_join" | "peer_restore" | "peer_rematch"} OpeningMethod */

/**
 * What a sitting rests on.
 * @typedef {object} SittingParts
 * @property {Engine} engine
 * @property {Storage} storage
 * @property {(text: string) => Promise<string>} sign with this device's key
 * @property {(link: number, text: string) => void} send
 * @property {(link: number) => void} close
 * @property {(update: PeerUpdate, at: Moment) => void | Promise<void>} show
 * @property {(error: unknown) => void} stuck the device does not store: everything waits until `goOn`
 * @property {typeof verify} [verify] tests bring their own
 */

/** @returns {string} 64 fresh hexadecimal digits that nobody can foresee */
export function freshEntropy() {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A table in the engine, its log on the device, and what is on its way to others. */
export class PeerSitting {
  /** @type {number | null} The engine's number of this table. */
  #table = null;
  /** Which engine that number belongs to. */
  #generation = 0;
  /** How many of the lines are on the device. */
  #stored = 0;
  #created = false;
  /** @type {(() => void) | null} Lets what waits for the storage try again. */
  #wakeUp = null;
  #ended = false;
  /** @type {string[]} */
  lines = [];
  /** Whether the table is kept on this device. Somebody may wish to go on without. */
  kept = true;
  /** How the device finds the table: to be set before the first lines are stored. @type {{ terms: TermsRequest, peer: PeerEntry } | null} */
  entry = null;

  /**
   * @param {string} id under which the device keeps the table
   * @param {Queue} queue shared with the tables before and after it over the same links
   * @param {SittingParts} parts
   */
  constructor(id, queue, parts) {
    this.id = id;
    this.queue = queue;
    this.parts = parts;
  }

  /** The engine's number of this table. */
  get number() {
    if (this.#table === null) throw new Error("the table is not open");
    return this.#table;
  }

  /** Whether the engine that knew this table is gone. */
  get stale() {
    return this.#table !== null && this.#generation !== this.parts.engine.generation;
  }

  /** Whether the engine has this table. */
  get open() {
    return this.#table !== null && !this.stale && !this.#ended;
  }

  // --- calls ------------------------------------------------------------------------------------------------------

  /**
   * Opens the table, and does what follows. To be called from the queue, or before anything is in it.
   * @template {OpeningMethod} M
   * @param {M} method
   * @param {Omit<BridgeMethods[M][0], "now" | "wall">} parameters
   * @param {string[]} [log] all stored lines, if there are any
   */
  async begin(method, parameters, log) {
    const at = moment();
    const all = /** @type {BridgeMethods[M][0]} */ (/** @type {unknown} */ ({ ...parameters, ...at }));
    const opened = /** @type {OpenedPeerTable} */ (await this.parts.engine.call(method, all));
    this.#table = opened.table;
    this.#generation = this.parts.engine.generation;
    if (log) {
      this.lines = [...log];
      this.#stored = log.length;
      this.#created = true;
    }
    await this.#follow(opened, at);
  }

  /**
   * Asks the engine for something that happens, after all that was asked before, and does what follows.
   * @template {PeerMethod} M
   * @param {M} method
   * @param {Omit<BridgeMethods[M][0], "table" | "now" | "wall">} parameters
   * @param {Moment} [at] the input that led to it
   * @returns {Promise<void>} when all of it is done
   */
  call(method, parameters, at = moment()) {
    return this.queue.add(() => this.directly(method, parameters, at));
  }

  /**
   * The same at once: for whoever is in the queue already.
   * @template {PeerMethod} M
   * @param {M} method
   * @param {Omit<BridgeMethods[M][0], "table" | "now" | "wall">} parameters
   * @param {Moment} [at]
   */
  async directly(method, parameters, at = moment()) {
    if (!this.open) return;
    const all = /** @type {BridgeMethods[M][0]} */ (/** @type {unknown} */ ({ ...parameters, table: this.number, ...at }));
    const update = /** @type {PeerUpdate} */ (await this.parts.engine.call(method, all));
    await this.#follow(update, at);
  }

  /**
   * @param {PeerUpdate} update
   * @param {Moment} at
   */
  async #follow(update, at) {
    const { sign, show, send, close } = this.parts;
    this.lines.push(...update.lines);
    await this.#keep();
    if (this.#ended) return;
    for (const { link, text } of update.send) send(link, text);
    for (const link of update.close) close(link);
    await show(update, at);
    for (const { id, text } of update.sign) await this.directly("peer_signed", { id, signature: await sign(text) });
    for (const { id, key, text, signature } of update.verify) {
      await this.directly("peer_verified", { id, good: await (this.parts.verify ?? verify)(key, text, signature) });
    }
  }

  // --- the storage ------------------------------------------------------------------------------------------------

  /** Stores what is not stored yet. While the device refuses, everything waits here. */
  async #keep() {
    for (;;) {
      try {
        await this.#write();
        return;
      } catch (error) {
        if (this.#ended) return;
        const again = new Promise((resolve) => (this.#wakeUp = () => resolve(undefined)));
        this.parts.stuck(error);
        await again;
      }
    }
  }

  async #write() {
    if (!this.kept || this.#ended || this.#stored === this.lines.length) return;
    const store = await this.parts.storage.open();
    if (!this.#created) {
      if (!this.entry) throw new Error("nobody has said how the table is found");
      await store.createTable({ id: this.id, created: Date.now(), ...this.entry });
      this.#created = true;
    }
    const from = this.#stored;
    const lines = this.lines.slice(from);
    await store.appendLines(this.id, lines);
    this.#stored = from + lines.length;
    this.parts.storage.tell({ table: this.id, from, lines });
  }

  /** Tries to store once more what could not be stored. */
  goOn() {
    const wakeUp = this.#wakeUp;
    this.#wakeUp = null;
    wakeUp?.();
  }

  /**
   * Keeps how the table is found up to date. Less urgent than its lines: after a crash the table itself says it again.
   * @param {{ terms: TermsRequest, peer: PeerEntry }} entry
   * @param {number} moves that stand
   */
  async describe(entry, moves) {
    this.entry = entry;
    if (!this.#created || !this.kept) return;
    await describeTable(await this.parts.storage.open(), this.id, { ...entry, moves });
  }

  // --- the end ----------------------------------------------------------------------------------------------------

  /** Does nothing any more, and tells the engine that its table is no longer needed. */
  async dismiss() {
    const { engine } = this.parts;
    const table = this.#table;
    this.#ended = true;
    this.goOn();
    this.#table = null;
    if (table === null || this.#generation !== engine.generation || engine.state.phase !== "ready") return;
    try {
      await engine.call("close_table", { table });
    } catch {
      // It is gone either way.
    }
  }
}
