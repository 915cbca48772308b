/** A puzzle on the row of four cells, whose solution is colour 1, and whatever the page needs around it. */

import { EngineError } from "../../../site/engine/client.js";
import { Puzzle } from "../../../site/state/puzzle.js";
import { DEFAULTS } from "../../../site/state/settings.js";
import { atOnce, rowBoard, rowSnapshot } from "./fakes.js";

/** @import { PuzzleData, Snapshot, TermsRequest } from "../../../site/types.js" */
/** @import { PuzzleEntry } from "../../../site/storage/schema.js" */
/** @import { PuzzleParts } from "../../../site/state/puzzle.js" */

/**
 * @param {string} date
 * @param {Partial<PuzzleData>} [part]
 * @returns {PuzzleData} two moves lead to it; the first player is to move; 1 wins by 3, 2 draws, 4 loses by 2, the others are barred
 */
export function rowPuzzle(date, part = {}) {
  return {
    date,
    version: 1,
    seed: "1",
    text: "filler-record 1",
    link: "link",
    moves: [1, 2],
    mover: 0,
    colour: 1,
    margin: 3,
    values: [null, 3, 0, null, -2],
    line: [1, 2, 1],
    ...part,
  };
}

/** Storage of puzzles in memory, engines that answer when told to, and a clock that stands still. */
export class PuzzleDesk {
  /** @type {Map<string, any>} */
  entries = new Map();
  /** @type {unknown} What the storage throws, as long as it is set. */
  storageFails = null;
  /** @type {((date: string) => PuzzleData | Promise<PuzzleData>)} What the second worker answers. */
  make = (date) => rowPuzzle(date);
  /** @type {string[]} Dates of which a puzzle was asked, with who was asked. */
  asked = [];
  /** @type {unknown} What the first engine throws when a board is laid out. */
  layFails = null;
  phase = "ready";
  now = Date.parse("2026-11-30T12:00Z");
  /** @type {{ place: object, terms: TermsRequest }[]} */
  playedOn = [];

  /** @returns {Puzzle} of another tab, or after a reload */
  open() {
    const { choices: four } = rowSnapshot({});
    const choices = [...four, { ...four[2], colour: 4 }];
    let ply = 0;
    const call = async (/** @type {string} */ method, /** @type {any} */ parameters) => {
      if (method === "puzzle") {
        this.asked.push(`engine ${parameters.date}`);
        return rowPuzzle(parameters.date);
      }
      if (this.layFails) throw this.layFails;
      if (method === "describe_record") {
        return { terms: { variant: "row", seed: "1", seats: [0, 1].map(() => ({ kind: "person", name: "", level: null })), games: 1, clock: "none", date: null } };
      }
      if (method === "open_table") {
        ply = 0;
        return { table: 1, lines: [], board: rowBoard(), snapshot: rowSnapshot({ changes: [[0, 0, 0], [3, 1, 3]], choices }) };
      }
      if (method === "choose") {
        ply += 1;
        const last = { player: (ply + 1) % 2, colour: parameters.colour, waves: [], closed: [], worth: 1 };
        /** @type {Snapshot["changes"]} */
        const changes = [[0, 0, ply]];
        return { lines: [], snapshot: rowSnapshot({ ply, mover: ply % 2, changes, last, choices }) };
      }
      return {};
    };
    const ask = async (/** @type {string} */ _method, /** @type {any} */ { date }, /** @type {{ signal: AbortSignal }} */ { signal }) => {
      this.asked.push(`thinker ${date}`);
      const aborted = new Promise((_, reject) => {
        signal.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
      });
      return Promise.race([this.make(date), aborted]);
    };
    const store = {
      puzzle: async (/** @type {string} */ date) => structuredClone(this.#kept().get(date) ?? null),
      keepPuzzle: async (/** @type {PuzzleEntry} */ entry) => void this.#kept().set(entry.date, structuredClone(entry)),
      puzzleDates: async () => [...this.#kept().values()].map(({ data: _, ...result }) => result),
    };
    const desk = this;
    const engine = {
      call,
      get state() {
        return { phase: desk.phase };
      },
      tryAgain: () => {
        this.phase = "ready";
        this.layFails = null;
      },
    };
    const parts = /** @type {PuzzleParts} */ (/** @type {unknown} */ ({
      engine,
      thinker: { ask },
      settings: { state: DEFAULTS },
      open: async () => store,
      location: { href: "https://example.org/filler/#puzzle" },
      playOn: async (/** @type {object} */ place, /** @type {(terms: object) => TermsRequest} */ change) => {
        const terms = change({ seats: ["person", "person"], names: ["", ""], variant: "row", seed: "1", games: 1, clock: "none", date: null });
        this.playedOn.push({ place, terms });
      },
      clock: () => this.now,
    }));
    return new Puzzle(parts, atOnce);
  }

  #kept() {
    if (this.storageFails) throw this.storageFails;
    return this.entries;
  }

  /** The second worker cannot be started: its files cannot be fetched. */
  cutOff() {
    this.make = () => {
      throw new EngineError("engine-download", { file: "pyodide.asm.wasm" });
    };
  }
}
