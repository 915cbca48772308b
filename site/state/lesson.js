/** A board of the rules book on which the reader makes the move that is being explained. Nothing of it is kept. */

import { t } from "../i18n/index.js";
import { ChoosingTable } from "./choosing_table.js";
import { errorData } from "./engine.js";

/** @import { LessonPlan } from "../i18n/rules.js" */
/** @import { Engine } from "./engine.js" */
/** @import { Sitter } from "./players.js" */
/** @import { SettingsStore } from "./settings.js" */
/** @import { Frame } from "./store.js" */

/** The player who reads; the moves of the others are part of the plan. */
const READER = 0;

/** Milliseconds that one has to see each move before the next one is made. */
const PAUSE = 900;

/**
 * @param {number} milliseconds
 * @returns {Promise<void>}
 */
const wait = (milliseconds) => new Promise((resolve) => void setTimeout(resolve, milliseconds));

/**
 * Names are worded when they are shown: the engine may be there before the words of the language are.
 * @param {() => string} word
 * @returns {{ kind: Sitter, name: string }}
 */
const called = (word) => ({
  kind: "computer",
  get name() {
    return word();
  },
});

/**
 * @param {number[]} sides the side of each player
 * @returns {{ kind: Sitter, name: string }[]} the reader, and the others as what they are to the reader
 */
function seatsOf(sides) {
  const rivals = sides.filter((side) => side !== sides[READER]).length;
  let number = 0;
  return sides.map((side, player) => {
    if (player === READER) return { kind: "person", name: "" };
    if (side === sides[READER]) return called(() => t("lesson-partner"));
    number += 1;
    const which = number;
    return called(() => (rivals === 1 ? t("lesson-rival") : t("lesson-rival-numbered", { number: which })));
  });
}

/** One board of the rules book. */
export class Lesson extends ChoosingTable {
  /** What tells it from a table. */
  lesson = true;
  /** @type {number[]} The colours that were played. */
  #played = [];

  /**
   * @param {string} name of the board
   * @param {LessonPlan} plan
   * @param {{ engine: Engine, settings: SettingsStore }} parts
   * @param {{ frame?: Frame, pause?: (milliseconds: number) => Promise<void> }} [made] tests bring their own
   */
  constructor(name, plan, parts, { frame, pause = wait } = {}) {
    super(name, parts, frame);
    this.plan = plan;
    this.pause = pause;
  }

  /** @override */
  get cornerPlayer() {
    return READER;
  }

  /** @override */
  get atHand() {
    return this.state.phase === "open" && !this.state.busy && !this.done && !this.strayed;
  }

  /** Nobody's once everything has happened: the buttons show that there is nothing to choose. @override */
  get moverKind() {
    return this.done || this.strayed ? null : super.moverKind;
  }

  /** What comes next is part of the plan: nothing is chosen ahead. @override */
  get canChooseAhead() {
    return false;
  }

  /** Whether the reader chose something else than what is explained. */
  get strayed() {
    return this.#played.some((colour, index) => colour !== this.plan.line[index]);
  }

  /** Whether everything that is explained has happened. */
  get done() {
    return !this.strayed && this.#played.length === this.plan.line.length;
  }

  /** How many of the reader's moves have been made as explained. */
  get told() {
    const players = this.state.board?.starts.length ?? 2;
    const sound = this.strayed ? this.#played.length - 1 : this.#played.length;
    return Math.ceil(sound / players);
  }

  /** Whether there is anything to begin anew. */
  get begun() {
    return this.#played.length > 0;
  }

  /** Once more: what was wrong at last, or all of it. The outcome is in the state. */
  again() {
    return this.strayed ? this.open(this.#played.slice(0, -1)) : this.open();
  }

  /**
   * Lays the board out. The outcome is in the state.
   * @param {number[]} [played] the colours that have been played, if it is not to begin anew
   */
  async open(played = []) {
    this.turn += 1;
    const turn = this.turn;
    try {
      const { board, snapshots } = await this.#ask(played);
      if (turn !== this.turn) return;
      this.#played = played;
      this.layBoard(board);
      const { variant, seed, sides } = board;
      const { round } = this.state;
      this.set({ phase: "open", variant, seed, board, seats: seatsOf(sides), round: round + 1, busy: false, shown: null, selected: null, notice: null });
      for (const snapshot of snapshots) this.present(snapshot, 0);
    } catch (error) {
      if (turn === this.turn) this.set({ phase: "failed", notice: errorData(error) });
    }
  }

  /**
   * Plays the reader's colour, and if it is the one that is explained, after it what the others do.
   * @override
   * @param {number} colour
   */
  async play(colour) {
    if (!this.canChoose) return;
    const before = this.#played.length;
    const { line } = this.plan;
    this.turn += 1;
    const turn = this.turn;
    this.set({ busy: true, shown: null, selected: null });
    try {
      const sound = line[before] === colour;
      const players = this.state.board?.starts.length ?? 2;
      const next = sound ? line.slice(before, before + players) : [colour];
      const { snapshots } = await this.#ask([...this.#played, ...next]);
      for (const [index, played] of next.entries()) {
        if (index > 0) await this.pause(PAUSE);
        if (turn !== this.turn) return;
        this.#played.push(played);
        this.present(snapshots[before + index + 1], 0);
      }
      this.set({ busy: false });
    } catch (error) {
      if (turn === this.turn) this.set({ phase: "failed", notice: errorData(error) });
    }
  }

  /** @param {number[]} colours */
  #ask(colours) {
    return this.engine.call("lesson", { variant: this.id, board: `${this.plan.board.join("\n")}\n`, colours });
  }
}
