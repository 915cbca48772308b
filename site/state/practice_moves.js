/**
 * The computers of a table: each thinks in the second worker and answers after a humane pause. The pause begins together
 * with the thinking, and costs no time that its clock does not get back with the move.
 */

import { EngineError } from "../engine/client.js";

/** @import { Choice, ClockData, Level } from "../types.js" */
/** @import { Engine } from "./engine.js" */
/** @import { Thinker } from "./thinker.js" */

/** Milliseconds before a computer moves: long enough to see the move before. */
export const PAUSE = Object.freeze({ animated: 500, still: 300 });

/** Milliseconds that a computer thinks at most. */
export const LONGEST_THOUGHT = 3000;

/** Below so many milliseconds on its clock a computer does not pause at all; ten seconds later it does as ever. */
const HURRY = 5000;
const EASE = 10_000;

/**
 * A clock as it stands for who is to move.
 * @typedef {{ left: number, increment: number }} OwnClock
 */

/**
 * Where somebody is to move, as far as a computer needs to know it.
 * @typedef {object} Turn
 * @property {number} table the engine's number of the table
 * @property {number} game
 * @property {number} ply
 * @property {Level} level
 * @property {string} seed of the board: what the computer does by chance grows from it
 * @property {OwnClock | null} clock null when time does not matter
 * @property {number} pause milliseconds that its answer takes at least, if time does not matter
 */

/**
 * @param {number} wished milliseconds
 * @param {OwnClock | null} clock
 * @returns {number} milliseconds that a computer waits before it moves: at most half of what the move gives back to its clock
 */
export function pauseOf(wished, clock) {
  if (!clock) return wished;
  const ease = Math.min(1, Math.max(0, (clock.left - HURRY) / EASE));
  return Math.min(wished * ease, clock.increment / 2);
}

/**
 * @param {OwnClock | null} clock
 * @param {number} [longest] milliseconds
 * @returns {number} milliseconds that may be thought: of a clock, a twentieth and what half the increment gives back
 */
export function budgetOf(clock, longest = LONGEST_THOUGHT) {
  if (!clock) return longest;
  return Math.max(1, Math.floor(Math.min(longest, clock.left / 20 + clock.increment / 2)));
}

/**
 * @param {ClockData | null} clock of the snapshot
 * @param {number | undefined} left milliseconds that are left now
 * @returns {OwnClock | null}
 */
export const ownClock = (clock, left) => (clock && left !== undefined ? { left, increment: clock.increment } : null);

/**
 * @param {number} milliseconds
 * @param {AbortSignal} signal ends the wait at once
 * @returns {Promise<void>}
 */
function wait(milliseconds, signal) {
  if (milliseconds <= 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener("abort", end);
  });
}

/** Moves for the computers of one table. */
export class PracticeMoves {
  /** @type {AbortController | null} */
  #wish = null;
  /** Which move is thought about or about to be made. */
  #planned = "";

  /**
   * @param {object} parts
   * @param {Engine} parts.engine which knows the table
   * @param {Thinker} parts.thinker
   * @param {(choice: Choice) => Promise<void>} parts.play plays what a computer has chosen
   * @param {(error: unknown, thinking: boolean) => void} parts.fail told what went wrong, and whether it was the thinking
   */
  constructor({ engine, thinker, play, fail }) {
    this.engine = engine;
    this.thinker = thinker;
    this.play = play;
    this.fail = fail;
  }

  /** @param {Turn | null} turn of a computer, told as often as one likes; null when nobody has to think */
  plan(turn) {
    const planned = turn ? `${turn.table} ${turn.game} ${turn.ply} ${turn.level}` : "";
    if (planned === this.#planned) return;
    this.stop();
    if (!turn) return;
    this.#planned = planned;
    this.#wish = new AbortController();
    void this.#move(turn, this.#wish.signal);
  }

  /** Thinks no longer, and makes no move that is about to be made. */
  stop() {
    this.#planned = "";
    this.#wish?.abort();
    this.#wish = null;
  }

  /**
   * @param {Turn} turn
   * @param {AbortSignal} signal
   */
  async #move({ table, game, ply, level, seed, clock, pause }, signal) {
    const began = performance.now();
    let thinking = false;
    try {
      const { text } = await this.engine.call("record", { table });
      if (signal.aborted) return;
      thinking = true;
      const choice = await this.thinker.ask("think", { text, level, seed, budgetMs: budgetOf(clock) }, { signal, urgent: true });
      thinking = false;
      await wait(pauseOf(pause, clock) - (performance.now() - began), signal);
      if (signal.aborted) return;
      // Somebody may have moved on while the record was written.
      if (choice.game !== game || choice.ply !== ply) throw new EngineError("illegal-stale-move", { ply });
      await this.play(choice);
      // Whatever became of it: what is to be done now is looked at anew.
      if (!signal.aborted) this.stop();
    } catch (error) {
      if (signal.aborted) return;
      this.stop();
      this.fail(error, thinking);
    }
  }
}
