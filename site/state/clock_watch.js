/** The clocks of one table as they are shown, and when they ask for something: a warning, or the engine's judgement. */

import { leftOf, runs, untilFlag, untilLow } from "./clock.js";
import { kindOf } from "./players.js";

/** @import { TableState } from "./table_state.js" */

/** Longest wait of a browser's timers. */
const LONGEST = 2 ** 31 - 1;

/**
 * @typedef {object} ClockParts
 * @property {{ state: TableState, set: (part: Partial<TableState>) => void }} table whose clocks they are
 * @property {() => void} askForFlag lets the engine say whether somebody's time is up
 */

/** Watches the clocks of a table. */
export class ClockWatch {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer = undefined;
  /** @type {Set<number>} Players who have been warned that their time is short. */
  #warned = new Set();

  /** @param {ClockParts} parts */
  constructor({ table, askForFlag }) {
    this.table = table;
    this.askForFlag = askForFlag;
  }

  /** @returns {number} milliseconds for which the shown clocks have run since the snapshot */
  #elapsed() {
    const { snapshot, seen } = this.table.state;
    return snapshot && !snapshot.paused ? Math.max(0, performance.now() - seen) : 0;
  }

  /**
   * @param {number} player
   * @returns {{ left: number, low: boolean, running: boolean } | null} as the clock stands now; null without clocks
   */
  of(player) {
    const { snapshot } = this.table.state;
    const clock = snapshot?.match.clock;
    if (!snapshot || !clock) return null;
    const elapsed = this.#elapsed();
    const left = leftOf(snapshot.match, player, elapsed);
    return { left, low: left < clock.low, running: !snapshot.paused && runs(snapshot.match, player, elapsed) };
  }

  /** @returns {number | null} milliseconds until the clocks of those who are not ready run; null when none is waited for */
  graceLeft() {
    const grace = this.table.state.snapshot?.match.grace ?? null;
    return grace === null ? null : Math.max(0, grace - this.#elapsed());
  }

  /** Warns who has little time left, and asks the engine as soon as a shown clock reaches 0. */
  look() {
    this.stop();
    const { snapshot, seats, watching, phase, busy } = this.table.state;
    if (!snapshot || watching || phase !== "open" || snapshot.paused || !snapshot.match.clock) return;
    const { match } = snapshot;
    const elapsed = this.#elapsed();
    const flag = untilFlag(match, elapsed);
    const warnings = seats.map((seat, player) => {
      if (kindOf(seat) !== "person" || this.#warned.has(player)) return Infinity;
      const low = untilLow(match, player, elapsed);
      if (low > 0) return low;
      this.#warned.add(player);
      this.table.set({ alarm: { player } });
      return Infinity;
    });
    if (flag <= 0) {
      // While something is under way, that comes first; its end looks here again.
      if (!busy) this.askForFlag();
      return;
    }
    const wait = Math.min(flag, ...warnings);
    if (wait < Infinity) this.#timer = setTimeout(() => this.look(), Math.min(LONGEST, Math.ceil(wait) + 1));
  }

  /** Asks for nothing any more, until somebody looks again. */
  stop() {
    clearTimeout(this.#timer);
  }
}
