/**
 * What persons do at a table: choosing colours, now or ahead, resigning, pausing, asking for a hint. Whoever is a
 * computer moves by itself after a humane pause.
 */

import { errorData } from "./engine.js";
import { MatchTable } from "./match.js";

/** @import { Resigned } from "./table_state.js" */

/** Milliseconds before a computer moves: long enough to see the move before. */
export const PAUSE = Object.freeze({ animated: 500, still: 300 });

/** A table with the persons and computers at it. */
export class Table extends MatchTable {
  /** Whether its players sit at several devices. */
  peer = /** @type {const} */ (false);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer = undefined;
  #present = true;

  // --- choosing ---------------------------------------------------------------------------------------------------

  /** Whether the last move of a person can be undone now. */
  get canTakeBack() {
    const { snapshot } = this.state;
    return this.atHand && snapshot?.canTakeBack === true && snapshot.match.phase === "playing" && !snapshot.paused;
  }

  /**
   * Plays a colour for the mover who is seen.
   * @param {number} colour
   * @override
   */
  async play(colour) {
    const { snapshot } = this.state;
    if (snapshot) await this.happen("choose", { colour, game: snapshot.match.number, ply: snapshot.ply });
  }

  /** Shows what the simple player would choose. */
  async askForHint() {
    const { snapshot } = this.state;
    if (!this.canChoose || !snapshot || !this.sitting) return;
    const { turn } = this;
    try {
      const { colour, game, ply } = await this.engine.call("hint", { table: this.sitting.number });
      const still = turn === this.turn && game === snapshot.match.number && ply === snapshot.ply;
      if (still) this.set({ hint: colour, shown: colour });
    } catch (error) {
      if (turn === this.turn) this.set({ notice: errorData(error) });
    }
  }

  // --- the match --------------------------------------------------------------------------------------------------

  /** Starts the first game and its clock. */
  async begin() {
    await this.happen("begin", {});
  }

  /**
   * @param {number} player is ready for the next game
   * @override
   */
  async ready(player) {
    await this.happen("ready", { player });
  }

  /**
   * @param {Resigned} what is given up
   * @param {number} player by whom
   * @override
   */
  async resign(what, player) {
    if (this.resigners(what).includes(player)) await this.happen(what === "game" ? "resign_game" : "resign_match", { player });
  }

  /**
   * @param {number} player takes back a resignation that waits for the partner's
   * @override
   */
  async withdrawResignation(player) {
    await this.happen("withdraw_resignation", { player });
  }

  /** Stops the time of the match, or lets it run on. */
  async pauseOrGoOn() {
    if (this.state.snapshot?.paused) await this.happen("go_on", {});
    else await this.happen("pause", {});
  }

  /** Undoes the last move of a person, and what computers answered. */
  async takeBack() {
    if (this.canTakeBack) await this.happen("take_back", {});
  }

  // --- what goes on by itself -------------------------------------------------------------------------------------

  /** Plays what was chosen ahead, and lets the computer move if it is its turn. @override */
  goOn() {
    clearTimeout(this.#timer);
    if (this.playAhead()) return;
    // With a clock nobody waits for somebody who looks elsewhere.
    const goesOn = this.#present || Boolean(this.state.snapshot?.match.clock);
    if (!goesOn || !this.atHand || this.state.snapshot?.paused || this.moverKind !== "computer") return;
    const { turn } = this;
    const still = !this.settings.state.animation || prefersStillness();
    this.#timer = setTimeout(() => void this.#computerMoves(turn), still ? PAUSE.still : PAUSE.animated);
  }

  /** @param {number} turn the turn for which it was asked to move */
  async #computerMoves(turn) {
    if (!this.sitting) return;
    try {
      const choice = await this.engine.call("computer_choice", { table: this.sitting.number });
      if (turn === this.turn) await this.happen("choose", choice);
    } catch (error) {
      if (turn === this.turn) this.set({ notice: errorData(error) });
    }
  }

  /** Somebody went elsewhere: the computer waits, unless the clock runs. */
  leave() {
    this.#present = false;
    if (!this.state.snapshot?.match.clock) clearTimeout(this.#timer);
    this.set({ shown: null, selected: null, dialog: null, hint: null });
  }

  /** Somebody came back: the match goes on. */
  comeBack() {
    this.#present = true;
    if (this.sitting?.stale && this.engine.state.phase !== "failed") void this.tryAgain();
    else this.goOn();
  }

  /** @override */
  async close() {
    this.leave();
    clearTimeout(this.#timer);
    await super.close();
  }
}

/** @returns {boolean} whether the device asks for less movement */
function prefersStillness() {
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}
