/** The line that the computer expects, laid out on the board move by move: a look ahead that changes nothing at the table. */

import { applyChanges, emptyCells } from "./cells.js";
import { errorData } from "./engine.js";
import { moment } from "./sitting.js";
import { NO_CLOCK } from "./terms.js";

/** @import { Snapshot } from "../types.js" */
/** @import { Cells } from "./cells.js" */
/** @import { Table } from "./table.js" */

/**
 * How the table would stand after some moves of the line.
 * @typedef {{ snapshot: Snapshot, cells: Cells }} ExpectedFrame
 */

/**
 * @typedef {object} Expected
 * @property {number} step how many moves of the line the board shows; 0: the table as it stands
 * @property {ExpectedFrame[]} frames the table as it stands, and after each move
 */

/** Looks ahead at one table; what is seen is in the table's state. */
export class PracticeLine {
  #looks = 0;

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
  }

  /** Lays out the line of the hint that is shown. A failure is in the table's state. */
  async open() {
    const { table } = this;
    const { advice, expected } = table.state;
    if (!advice || expected) return;
    const look = ++this.#looks;
    try {
      const frames = await this.#framesOf(advice.line);
      if (look === this.#looks && table.state.advice === advice) table.set({ expected: { step: 0, frames } });
    } catch (error) {
      if (look === this.#looks) table.set({ notice: errorData(error) });
    }
  }

  /** Looks no longer: the board shows the table as it stands. */
  close() {
    this.#looks += 1;
    if (this.table.state.expected) this.table.set({ expected: null });
  }

  /** @param {number} step how many moves of the line the board shows */
  show(step) {
    const { expected } = this.table.state;
    if (!expected) return;
    const within = Math.max(0, Math.min(step, expected.frames.length - 1));
    this.table.set({ expected: { ...expected, step: within }, shown: within === 0 ? this.table.state.hint : null });
  }

  /**
   * Plays the line at a table that only the engine knows, without a clock, and closes it again.
   * @param {number[]} line
   * @returns {Promise<ExpectedFrame[]>}
   */
  async #framesOf(line) {
    const { engine, request, sitting } = this.table;
    if (!request || !sitting) return [];
    const opened = await engine.call("restore_table", { ...request, clock: NO_CLOCK, ...moment(), log: sitting.lines });
    const { table, board } = opened;
    try {
      let cells = applyChanges(emptyCells(board), opened.snapshot.changes);
      let { snapshot } = opened;
      const frames = [{ snapshot, cells }];
      for (const colour of line) {
        const { match, ply, mover } = snapshot;
        if (mover === null) break;
        ({ snapshot } = await engine.call("choose", { table, colour, game: match.number, ply, ...moment() }));
        cells = applyChanges({ owners: [...cells.owners], colours: [...cells.colours] }, snapshot.changes);
        frames.push({ snapshot, cells });
      }
      return frames;
    } finally {
      await engine.call("close_table", { table });
    }
  }
}
