/** The board of a puzzle: the position to be solved, colours to be tried, and best play to be watched afterwards. */

import { t } from "../i18n/index.js";
import { applyChanges, changesBetween, emptyCells } from "./cells.js";
import { ChoosingTable } from "./choosing_table.js";
import { moment } from "./sitting.js";
import { asRequest } from "./terms.js";

/** @import { BoardData, PuzzleData, Snapshot } from "../types.js" */
/** @import { Cells } from "./cells.js" */
/** @import { Engine } from "./engine.js" */
/** @import { SettingsStore } from "./settings.js" */
/** @import { Frame } from "./store.js" */

/** Milliseconds for which a move of the solution is seen. */
export const STEP = 1000;

/**
 * A position and best play from there: `snapshots[0]` is the position, the others follow it move by move.
 * @typedef {{ board: BoardData, snapshots: Snapshot[] }} Laid
 */

/**
 * Sets a puzzle up in the engine and plays its solution there, so that nobody has to be asked later.
 * @param {Engine} engine
 * @param {PuzzleData} data
 * @returns {Promise<Laid>}
 * @throws {import("../engine/client.js").EngineError} what is wrong with the puzzle, or a failure of the engine
 */
export async function layOut(engine, data) {
  const { terms } = await engine.call("describe_record", { text: data.text });
  const { table, board, snapshot } = await engine.call("open_table", { ...asRequest(terms), ...moment() });
  try {
    const cells = emptyCells(board);
    applyChanges(cells, snapshot.changes);
    /** @type {Snapshot} */
    let last = snapshot;
    const play = async (/** @type {number} */ colour) => {
      const { number } = last.match;
      last = (await engine.call("choose", { table, colour, game: number, ply: last.ply, ...moment() })).snapshot;
      return last;
    };
    for (const colour of data.moves) applyChanges(cells, (await play(colour)).changes);
    const snapshots = [{ ...last, changes: changesBetween(emptyCells(board), cells) }];
    for (const colour of data.line) snapshots.push(await play(colour));
    return { board, snapshots };
  } finally {
    // It goes with its engine when that has failed.
    engine.call("close_table", { table }).catch(() => {});
  }
}

/** The board of one puzzle. */
export class PuzzleTable extends ChoosingTable {
  /** Whether a colour can be tried now; afterwards best play can be watched. */
  open = false;
  /** Whether best play goes on by itself. */
  playing = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer = undefined;

  /**
   * @param {PuzzleData} data
   * @param {Laid} laid
   * @param {{ engine: Engine, settings: SettingsStore, onTry: (colour: number) => Promise<void> }} parts
   * @param {Frame} [frame] tests bring their own
   */
  constructor(data, { board, snapshots }, { engine, settings, onTry }, frame) {
    super(`puzzle ${data.date}`, { engine, settings }, frame);
    this.data = data;
    this.snapshots = snapshots;
    this.onTry = onTry;
    /** How many moves of the solution are shown. */
    this.position = 0;
    this.layBoard(board);
    /** @type {TableSeat[]} */
    const seats = [0, 1].map((player) =>
      player === data.mover ? { kind: "person", name: "" } : { kind: "computer", name: t("puzzle-rival") },
    );
    this.set({ phase: "open", variant: board.variant, seed: board.seed, seats, board });
    this.present(snapshots[0], Math.floor(performance.now()));
  }

  /** @override */
  get atHand() {
    return this.open;
  }

  /** @override */
  get canChooseAhead() {
    return false;
  }

  /** How many moves the solution has. */
  get end() {
    return this.snapshots.length - 1;
  }

  /**
   * @param {number} colour is tried
   * @override
   */
  async play(colour) {
    this.set({ selected: null, shown: null });
    await this.onTry(colour);
  }

  /** Lets best play go on by itself, from the position when it stands at the end. */
  playLine() {
    if (this.open) return;
    if (this.position === this.end) this.#go(0);
    this.#schedule();
  }

  /** Stops it where it stands. */
  pauseLine() {
    clearTimeout(this.#timer);
    this.playing = false;
    this.set({});
  }

  /** @param {number} position so many moves of it are shown */
  goLine(position) {
    if (this.open) return;
    this.pauseLine();
    this.#go(Math.max(0, Math.min(position, this.end)));
  }

  #schedule() {
    clearTimeout(this.#timer);
    this.playing = this.position < this.end;
    this.set({});
    if (!this.playing) return;
    const delay = this.position === 0 ? STEP / 2 : STEP;
    this.#timer = setTimeout(() => {
      this.#go(this.position + 1);
      this.#schedule();
    }, delay);
  }

  /** @param {number} position one step on is played, anything else is a jump */
  #go(position) {
    if (position === this.position) return;
    const forward = position === this.position + 1;
    this.position = position;
    this.set({ shown: null, selected: null });
    const now = Math.floor(performance.now());
    if (forward) return this.present(this.snapshots[position], now);
    const changes = changesBetween(this.cells, this.#cellsAt(position));
    this.present({ ...this.snapshots[position], changes, last: null }, now);
    // Drawn anew: a jump is not played.
    this.set({ snapshot: this.snapshots[position], round: this.state.round + 1 });
  }

  /**
   * @param {number} position
   * @returns {Cells} as they stand after so many moves of the solution
   */
  #cellsAt(position) {
    const { board } = this.state;
    const cells = emptyCells(/** @type {BoardData} */ (board));
    for (const { changes } of this.snapshots.slice(0, position + 1)) applyChanges(cells, changes);
    return cells;
  }
}

/** @typedef {import("./table_state.js").TableState["seats"][number]} TableSeat */
