/** A table as far as it is on the screen: its board as it stands, its clocks, and who hears of every change. */

import { applyChanges, changesBetween, emptyCells } from "./cells.js";
import { ClockWatch } from "./clock_watch.js";
import { Glimpse } from "./glimpse.js";
import { Sharing } from "./sharing.js";
import { Store } from "./store.js";
import { NOTHING } from "./table_state.js";

/** @import { BoardData, Snapshot } from "../types.js" */
/** @import { Cells } from "./cells.js" */
/** @import { Engine } from "./engine.js" */
/** @import { SettingsStore } from "./settings.js" */
/** @import { Frame } from "./store.js" */
/** @import { TableState } from "./table_state.js" */

/**
 * @extends {Store<TableState>}
 */
export class ShownTable extends Store {
  /** @type {Cells} The board as it stands. */
  #cells = { owners: [], colours: [] };
  /** @type {Set<(snapshot: Snapshot) => void>} */
  #watchers = new Set();
  /** Counts up when whatever is under way no longer matters. */
  turn = 0;
  glimpse = new Glimpse(this);
  /** Monotonic milliseconds at which the last game was seen to end with another one to come. */
  endedAt = 0;

  /**
   * @param {string} id under which the device keeps the table
   * @param {{ engine: Engine, settings: SettingsStore }} parts
   * @param {Frame} [frame] tests bring their own
   */
  constructor(id, { engine, settings }, frame) {
    super(NOTHING, frame);
    this.id = id;
    this.engine = engine;
    this.settings = settings;
    this.sharing = new Sharing({ engine, settings }, frame);
    this.sharing.subscribe(() => this.set({}));
    this.clocks = new ClockWatch({ table: this, askForFlag: () => this.askForFlag() });
  }

  /** What stood behind `#board=`, if the table was opened by its address. */
  get address() {
    return "";
  }

  /** A shown clock has reached 0: the engine says whether somebody's time is up. */
  askForFlag() {}

  /** @returns {Cells} the board as it stands */
  get cells() {
    return this.#cells;
  }

  /** @returns {number[]} the owner of each place as it stands */
  get owners() {
    return this.#cells.owners;
  }

  /** @returns {number[]} the colour of each place as it stands */
  get colours() {
    return this.#cells.colours;
  }

  /** @param {BoardData} board that is laid out: its first snapshot tells who owns what */
  layBoard(board) {
    this.#cells = emptyCells(board);
  }

  /**
   * Shows a snapshot; its changes follow those of the one before.
   * @param {Snapshot} snapshot
   * @param {number} seen monotonic milliseconds at which it was taken
   */
  present(snapshot, seen) {
    applyChanges(this.#cells, snapshot.changes);
    const before = this.state.snapshot?.match.phase;
    if (snapshot.match.phase === "between" && before !== "between") this.endedAt = performance.now();
    this.set({ snapshot, seen });
    for (const watcher of this.#watchers) watcher(snapshot);
  }

  /**
   * Hears of every snapshot, none left out: what changed on the board stands only in the one after the move.
   * @param {(snapshot: Snapshot) => void} watcher
   * @returns {() => void} ends it
   */
  watch(watcher) {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  }

  /**
   * The present snapshot with all changes since the start, for a board that is drawn late.
   * @returns {Snapshot | null}
   */
  wholeSnapshot() {
    const { board, snapshot } = this.state;
    if (!board || !snapshot) return null;
    return { ...snapshot, changes: changesBetween(board, this.#cells) };
  }

  /**
   * @param {Cells} from what a board shows
   * @param {Cells} [to] what it is to show; the table as it stands unless said
   * @returns {Snapshot["changes"]} what leads there
   */
  changesFrom(from, to = this.#cells) {
    return changesBetween(from, to);
  }

  /** The page was hidden or asleep, and its timers with it: looks at the clocks again. */
  wake() {
    this.set({});
    this.clocks.look();
  }
}
