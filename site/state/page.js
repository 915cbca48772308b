/** The whole page: which of its parts is shown, and the table that goes on while one looks elsewhere. */

import { Backup } from "./backup.js";
import { errorData } from "./engine.js";
import { History } from "./history.js";
import { Licences } from "./licences.js";
import { freshSeed, Lobby } from "./lobby.js";
import { Profile } from "./profile.js";
import { Router } from "./router.js";
import { saveFile } from "./save.js";
import { Store } from "./store.js";
import { Table } from "./table.js";

/** @import { ErrorData } from "../types.js" */
/** @import { Engine } from "./engine.js" */
/** @import { Route } from "./router.js" */
/** @import { SettingsStore } from "./settings.js" */
/** @import { Frame } from "./store.js" */

/**
 * @typedef {object} PageState
 * @property {"lobby" | "table" | "licences" | "history" | "profile"} shown
 * @property {Table | null} table the running one, also while the lobby is shown
 * @property {ErrorData | null} notice what was wrong with the address
 * @property {number} changes counts up with every change of any part, so that the page is drawn again
 */

/** How many tables are kept to be found again by going back and forward. */
export const KEPT = 8;

/**
 * @extends {Store<PageState>}
 */
export class Page extends Store {
  /** @type {Map<string, Table>} Tables by address as they stand, the one looked at last at the end. */
  #kept = new Map();

  /**
   * @param {{ engine: Engine, settings: SettingsStore, window: Window }} parts
   * @param {Frame} [frame] tests bring their own
   */
  constructor({ engine, settings, window }, frame) {
    super({ shown: "lobby", table: null, notice: null, changes: 0 }, frame);
    this.engine = engine;
    this.settings = settings;
    this.partFrame = frame;
    this.router = new Router(window, (route) => this.#follow(route));
    this.lobby = new Lobby(engine, (text) => this.#begin(text), frame);
    this.licences = new Licences(frame);
    this.history = new History(engine, { frame });
    this.profile = new Profile(() => this.lobby.catalogue(), { frame });
    this.backup = new Backup(engine, saveFile, { frame, onImport: () => this.#takeOver() });
    const parts = [engine, settings, this.lobby, this.licences, this.history, this.profile, this.backup];
    for (const part of parts) this.#redrawWith(part);
  }

  /** @param {{ subscribe(subscriber: () => void): unknown }} part */
  #redrawWith(part) {
    part.subscribe(() => this.set({ changes: this.state.changes + 1 }));
  }

  /** Starts the engine and shows what the address bar says. */
  start() {
    this.engine.ready().catch(() => {}); // The state of the engine tells.
    void this.lobby.load();
    this.router.follow();
  }

  /** @param {Route} route */
  #follow(route) {
    if (route.page === "unknown") {
      this.#refuse({ code: "unknown-address", parameters: { text: route.text } });
    } else if (route.page === "board") {
      this.#showTable(route.text);
    } else {
      this.state.table?.leave();
      if (route.page === "licences") void this.licences.load();
      else void this.backup.look();
      if (route.page === "history") void this.history.load();
      if (route.page === "profile") void this.profile.load();
      this.set({ shown: route.page, notice: null });
    }
  }

  /** @param {ErrorData} notice why the address leads nowhere: said in the lobby, whose address it becomes */
  #refuse(notice) {
    this.router.replace({ page: "lobby" });
    this.set({ notice });
  }

  /** @param {string} text the address of a table that begins anew, even if one with that address is there */
  #begin(text) {
    this.#forget(text);
    this.router.go({ page: "board", text });
  }

  /** @param {string} address what stands behind `#board=` */
  #showTable(address) {
    this.state.table?.leave();
    const kept = this.#kept.get(address);
    // One that never got its board is begun anew rather than shown as the failure that it was.
    const table = kept && kept.state.phase !== "failed" ? kept : this.#openTable(address);
    this.#keep(table);
    this.set({ shown: "table", table, notice: null });
    if (table === kept) table.comeBack();
  }

  /**
   * @param {string} address
   * @returns {Table} that is being opened
   */
  #openTable(address) {
    this.#forget(address);
    const catalogue = () => this.lobby.catalogue();
    const table = new Table(address, { engine: this.engine, settings: this.settings, catalogue }, this.partFrame);
    this.#redrawWith(table);
    table.open().catch((error) => {
      if (this.#kept.get(address) !== table) return;
      const looked = this.state.table === table;
      this.#forget(address);
      if (looked) this.#refuse(errorData(error));
    });
    return table;
  }

  /** @param {Table} table the one looked at now; the one not looked at for longest makes room */
  #keep(table) {
    this.#kept.delete(table.address);
    this.#kept.set(table.address, table);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT) this.#forget(oldest);
  }

  /** @param {string} address whose table, if there is one, is given up */
  #forget(address) {
    const table = this.#kept.get(address);
    if (!table) return;
    this.#kept.delete(address);
    void table.close();
    if (this.state.table === table) this.set({ table: null });
  }

  /** Another board of the same variant, with the same players. A failure is in the table's state. */
  async newBoard() {
    const { table } = this.state;
    if (!table) return;
    const { variant, seats } = table.state;
    try {
      const seed = await freshSeed(this.engine);
      const { text } = await this.engine.call("make_board_address", { variant, seed, seats });
      this.router.go({ page: "board", text });
    } catch (error) {
      table.set({ notice: errorData(error) });
    }
  }

  /** Goes on with a failed engine: the table, if one is shown, from where it stood. */
  tryAgain() {
    const { shown, table } = this.state;
    if (shown === "table" && table) void table.tryAgain().catch((error) => this.#refuse(errorData(error)));
    else this.engine.tryAgain();
    if (!this.lobby.state.catalogue) void this.lobby.load();
  }

  /** A copy was taken in: what is shown of it is looked up anew. */
  #takeOver() {
    void this.settings.load();
    void this.profile.load();
    this.history.set({ records: {} });
  }

  /** Deletes all that is kept on this device, and begins anew as on the first visit. */
  async deleteEverything() {
    if (!(await this.profile.deleteEverything())) return;
    this.router.restart();
  }

  /** Closes the message about the address. */
  closeNotice() {
    this.set({ notice: null });
  }
}
