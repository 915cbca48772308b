/** An engine of four cells for tests of the page's state: it counts moves and knows no rules. */

import { EngineError } from "../../../site/engine/client.js";

/** @import { BoardData, Preview, SeatKind, Snapshot } from "../../../site/types.js" */
/** @import { Engine } from "../../../site/state/engine.js" */

/** Draws at once: nobody waits for frames in tests. */
export const atOnce = (/** @type {() => void} */ draw) => draw();

/** @returns {BoardData} four cells in a row, the ends owned */
export function rowBoard() {
  return {
    variant: "row",
    seed: "1",
    lattice: "square",
    width: 4,
    height: 1,
    extent: [4, 1],
    shape: [],
    centres: [],
    across: [],
    neighbours: [],
    colours: [0, 1, 2, 3],
    owners: [0, -1, -1, 1],
    colourCount: 4,
    obstacles: [],
    walls: [],
    worths: [],
    pots: [],
    starts: [[0], [3]],
    sides: [0, 1],
    turns: [0, 180],
    total: 4,
  };
}

/**
 * @param {Partial<Snapshot>} part
 * @returns {Snapshot}
 */
export function rowSnapshot(part) {
  /** @type {Preview} */
  const preview = { captured: [1], closed: [2], worth: 2, closedWorth: 1 };
  const players = [0, 1].map((player) => ({ player, side: player, colour: player * 3, cells: 1, worth: 1, retired: false }));
  const sides = [0, 1].map((side) => {
    const far = { worth: 1, potential: 3, needed: 3, reachable: true, distance: 2, lead: 0, retired: false };
    return { side, players: [side], ...far };
  });
  return {
    ply: 0,
    changes: [],
    last: null,
    mover: 0,
    players,
    sides,
    total: 4,
    needed: 3,
    choices: [
      { colour: 0, bar: { reason: "own" }, preview: null },
      { colour: 1, bar: null, preview },
      { colour: 2, bar: null, preview: { ...preview, captured: [], closed: [], worth: 0, closedWorth: 0 } },
      { colour: 3, bar: { reason: "rival", player: 1 }, preview: null },
    ],
    stall: { moves: 0, limit: 20 },
    outcome: null,
    ...part,
  };
}

/** Keeps what it was asked and answers like an engine with one table. */
export class FakeEngine {
  state = { phase: "ready", progress: null, error: null };
  generation = 1;
  /** @type {[string, any][]} */
  asked = [];
  ply = 0;
  /** @type {string | null} The code with which the next call fails. */
  failsWith = null;
  seats = /** @type {SeatKind[]} */ (["person", "person"]);

  /** What tests pass where the page passes the real one. */
  get asEngine() {
    return /** @type {Engine} */ (/** @type {unknown} */ (this));
  }

  async ready() {}

  tryAgain() {
    this.generation += 1;
    this.state = { ...this.state, phase: "ready" };
    this.ply = 0;
  }

  /** @param {string} method */
  count(method) {
    return this.asked.filter(([name]) => name === method).length;
  }

  /**
   * @param {string} method
   * @param {any} parameters
   * @returns {Promise<any>}
   */
  async call(method, parameters) {
    this.asked.push([method, parameters]);
    if (this.failsWith) {
      const code = this.failsWith;
      this.failsWith = null;
      if (code.startsWith("engine-")) this.state = { ...this.state, phase: "failed" };
      throw new EngineError(code, {});
    }
    switch (method) {
      case "read_board_address":
        return { variant: "row", seed: "1", seats: this.seats };
      case "open_table":
        this.ply = 0;
        return { table: this.generation, board: rowBoard(), snapshot: rowSnapshot({}) };
      case "choose":
      case "resign":
        this.ply += 1;
        return rowSnapshot({ ply: this.ply, mover: this.ply % 2, changes: [[0, 0, parameters.colour ?? 0]] });
      case "computer_choice":
        return { colour: 2, ply: this.ply };
      case "make_seed":
        return { seed: "77" };
      case "make_board_address":
        return { text: `${parameters.variant}.${parameters.seed}` };
      default:
        return {};
    }
  }
}
