/** Listens to the table that is played at, and lets be heard and felt what happens there, as it is wished. */

import { soundsBetween, soundsOfPuzzle } from "./sounds.js";

/** @import { Page } from "./page.js" */
/** @import { ShownTable } from "./shown_table.js" */
/** @import { Sound } from "./sounds.js" */

/**
 * What can be heard and felt on this device; each does nothing where there is nothing to do it with.
 * @typedef {object} Player
 * @property {(sounds: Sound[], volume: number) => void} play one after another; the volume from 0 to 100
 * @property {(sounds: Sound[]) => void} vibrate
 */

/** The table or puzzle at hand. A table goes on while one looks elsewhere, and is heard there, too. */
export class Hearing {
  /** @type {ShownTable | null} */
  #table = null;
  #leave = () => {};

  /**
   * @param {Pick<Page, "state" | "puzzle" | "settings" | "witness">} page
   * @param {Player} player
   */
  constructor(page, player) {
    this.page = page;
    this.player = player;
    page.witness(() => this.#look());
    page.puzzle.witness((after, before) => this.#hear(soundsOfPuzzle(before, after)));
    this.#look();
  }

  #look() {
    const { shown, table } = this.page.state;
    const heard = shown === "puzzle" ? this.page.puzzle.table : table;
    if (heard === this.#table) return;
    this.#leave();
    this.#table = heard;
    // Not by frames: a hidden page draws none, and that is when a move is best heard.
    this.#leave = heard?.witness((after, before) => this.#hear(soundsBetween(before, after))) ?? (() => {});
  }

  /** @param {Sound[]} sounds */
  #hear(sounds) {
    const { sound, volume, vibration } = this.page.settings.state;
    if (sounds.length === 0) return;
    if (sound) this.player.play(sounds, volume);
    // Not bound to reduced motion: that is about what moves before the eyes, and a push in the hand can stand in for it.
    if (vibration) this.player.vibrate(sounds);
  }
}
