/** Offers to put the page among the device's own programs: after the first finished match, and once. */

import { recall, remember } from "../storage/local.js";
import { Store } from "./store.js";

/** @import { Frame } from "./store.js" */

/**
 * What the browser can do: see pwa/home.js, which this room does not know.
 * @typedef {object} HomeLike
 * @property {() => void} onChange set here
 * @property {"ask" | "by-hand" | null} way
 * @property {() => Promise<boolean>} ask
 */

/**
 * @typedef {object} InstallingState
 * @property {"ask" | "by-hand" | null} offer how it is done; null: nothing is offered
 */

const FINISHED = "install.finished";
const DECLINED = "install.declined";

/**
 * @extends {Store<InstallingState>}
 */
export class Installing extends Store {
  /**
   * @param {HomeLike} home
   * @param {Frame} [frame] tests bring their own
   */
  constructor(home, frame) {
    super({ offer: null }, frame);
    this.home = home;
    home.onChange = () => this.#see();
    this.#see();
  }

  /** A match is over. */
  matchIsOver() {
    if (recall(FINISHED) === true) return;
    remember(FINISHED, true);
    this.#see();
  }

  /** Asks the browser's own question. */
  async accept() {
    if (!(await this.home.ask())) this.decline();
    this.#see();
  }

  /** Not offered again on this device. */
  decline() {
    remember(DECLINED, true);
    this.#see();
  }

  #see() {
    const offer = recall(FINISHED) === true && recall(DECLINED) !== true ? this.home.way : null;
    if (offer !== this.state.offer) this.set({ offer });
  }
}
