/** The whole page: which of its parts is shown, and the table that goes on while one looks elsewhere. */

import { errorData } from "./engine.js";
import { Licences } from "./licences.js";
import { freshSeed, Lobby } from "./lobby.js";
import { Router } from "./router.js";
import { Store } from "./store.js";
import { Table } from "./table.js";

/** @import { ErrorData } from "../types.js" */
/** @import { Engine } from "./engine.js" */
/** @import { Route } from "./router.js" */
/** @import { SettingsStore } from "./settings.js" */
/** @import { Frame } from "./store.js" */

/**
 * @typedef {object} PageState
 * @property {"lobby" | "table" | "licences"} shown
 * @property {Table | null} table the running one, also while the lobby is shown
 * @property {ErrorData | null} notice what was wrong with the address
 * @property {number} changes counts up with every change of any part, so that the page is drawn again
 */

/**
 * @extends {Store<PageState>}
 */
export class Page extends Store {
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
    for (const part of [engine, settings, this.lobby, this.licences]) this.#redrawWith(part);
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
      this.set({ shown: route.page, notice: null });
    }
  }

  /** @param {ErrorData} notice why the address leads nowhere: said in the lobby, whose address it becomes */
  #refuse(notice) {
    this.router.replace({ page: "lobby" });
    this.set({ notice });
  }

  /** @param {string} text the address of a table that begins anew, even if one with that address is running */
  #begin(text) {
    void this.state.table?.close();
    this.set({ table: null });
    this.router.go({ page: "board", text });
  }

  /** @param {string} address what stands behind `#board=` */
  #showTable(address) {
    const running = this.state.table;
    if (running?.address === address && !running.state.snapshot?.outcome) {
      running.comeBack();
      this.set({ shown: "table", notice: null });
      return;
    }
    void running?.close();
    const catalogue = () => this.lobby.catalogue();
    const table = new Table(address, { engine: this.engine, settings: this.settings, catalogue }, this.partFrame);
    this.#redrawWith(table);
    this.set({ shown: "table", table, notice: null });
    table.open().catch((error) => {
      if (this.state.table !== table) return;
      this.set({ table: null });
      this.#refuse(errorData(error));
    });
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

  /** Closes the message about the address. */
  closeNotice() {
    this.set({ notice: null });
  }
}
