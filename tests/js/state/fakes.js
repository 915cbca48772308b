/** An engine of four cells for tests of the page's state: it counts moves and knows no rules. */

import { EngineError } from "../../../site/engine/client.js";

/** @import { BoardData, MatchData, Preview, SeatKind, Snapshot, TermsRequest } from "../../../site/types.js" */
/** @import { Engine } from "../../../site/state/engine.js" */
/** @import { Storage } from "../../../site/state/sitting.js" */
/** @import { Thinker } from "../../../site/state/thinker.js" */
/** @import { News } from "../../../site/storage/news.js" */

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
  const players = [0, 1].map((player) => ({ player, side: player, place: player, colour: player * 3, cells: 1, worth: 1, retired: false }));
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
    match: rowMatch({}),
    paused: false,
    canTakeBack: false,
    ...part,
  };
}

/**
 * @param {Partial<MatchData>} part
 * @returns {MatchData}
 */
export function rowMatch(part) {
  return {
    games: 1,
    number: 0,
    phase: "playing",
    results: [],
    points: [0, 0],
    sums: [0, 0],
    ready: [],
    grace: null,
    resigning: { game: [], match: [] },
    left: [],
    clock: null,
    result: null,
    ...part,
  };
}

/** Keeps tables in memory, and fails when told to. */
export class FakeStorage {
  /** @type {Map<string, { id: string, terms: TermsRequest, created: number, lines: string[] }>} */
  tables = new Map();
  /** @type {any[]} */
  matches = [];
  /** @type {Error | null} What the next writing throws. */
  failsWith = null;
  /** Whether this tab gets the tables that it asks for. */
  held = true;
  released = 0;
  /** @type {News[]} What other tabs were told. */
  told = [];
  /** @type {Set<(news: News) => void>} Tables that look on. */
  listeners = new Set();

  /** What tests pass where the page passes the device's. */
  get asStorage() {
    const hold = async () => ({ held: this.held, release: () => (this.released += 1), whenFree: new Promise(() => {}) });
    const tell = (/** @type {News} */ news) => void this.told.push(news);
    const hear = (/** @type {string} */ _id, /** @type {(news: News) => void} */ listener) => {
      this.listeners.add(listener);
      return () => void this.listeners.delete(listener);
    };
    return /** @type {Storage} */ (/** @type {unknown} */ ({ open: async () => this, hold, tell, hear }));
  }

  #fail() {
    const error = this.failsWith;
    this.failsWith = null;
    if (error) throw error;
  }

  /** @param {{ id: string, terms: TermsRequest, created: number }} table */
  async createTable(table) {
    this.#fail();
    this.tables.set(table.id, { ...table, lines: [] });
  }

  /**
   * @param {string} id
   * @param {string[]} lines
   */
  async appendLines(id, lines) {
    this.#fail();
    this.tables.get(id)?.lines.push(...lines);
  }

  /** @param {string} id */
  async loadTable(id) {
    return this.tables.get(id) ?? null;
  }

  /** @returns {Promise<any[]>} none: the lobby's list is none of these tests */
  async runningTables() {
    return [];
  }

  /** @param {string} id */
  async match(id) {
    return this.matches.find((match) => match.id === id) ?? null;
  }

  /**
   * @param {string} id
   * @param {any} match
   */
  async finishTable(id, match) {
    this.#fail();
    this.tables.delete(id);
    this.matches.push(match);
  }
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

  lines = 0;
  away = 0;
  /** @type {Partial<Snapshot>} What the next snapshots say besides. */
  next = {};

  /** @param {string} token */
  #line(token) {
    return `${this.lines++} ${token} 0 0`;
  }

  /** @param {[number, number, number][]} changes */
  #snapshot(changes) {
    return rowSnapshot({ ply: this.ply, mover: this.ply % 2, changes, ...this.next });
  }

  /** @param {TermsRequest} terms */
  #table({ variant, seed, names, games, clock, date }) {
    const seats = this.seats.map((kind, player) => ({ kind, name: names[player] ?? "" }));
    const changes = /** @type {[number, number, number][]} */ ([
      [0, 0, 0],
      [3, 1, 3],
    ]);
    const terms = { variant, seed, seats, games, clock, date };
    return { table: this.generation, terms, board: rowBoard(), snapshot: this.#snapshot(changes) };
  }

  /** What tests pass where the page passes the real one. */
  get asEngine() {
    return /** @type {Engine} */ (/** @type {unknown} */ (this));
  }

  async ready() {}

  tryAgain() {
    this.generation += 1;
    this.state = { ...this.state, phase: "ready" };
    this.ply = 0;
    this.lines = 0;
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
        return { ...this.#table(parameters), lines: [this.#line("b")] };
      case "restore_table":
        this.lines = parameters.log.length;
        this.ply = parameters.log.length - 1;
        return { ...this.#table(parameters), lines: [], away: this.away };
      case "choose":
        this.ply += 1;
        return { lines: [this.#line(String(parameters.colour))], snapshot: this.#snapshot([[0, 0, parameters.colour]]) };
      case "take_back":
        this.ply -= 1;
        return { lines: [this.#line("t1")], snapshot: this.#snapshot([]) };
      case "set_level":
      case "begin":
      case "flag":
      case "ready":
      case "pause":
      case "go_on":
      case "resign_game":
      case "resign_match":
        return { lines: [this.#line("g0")], snapshot: this.#snapshot([]) };
      case "record":
        return { text: "record", link: "link", match: this.next.match ?? rowMatch({}) };
      case "make_seed":
        return { seed: "77" };
      case "make_board_address":
        return { text: `${parameters.variant}.${parameters.seed}` };
      default:
        return {};
    }
  }
}

/** Answers at once, unless a test lets it wait: computers choose colour 2, hints recommend 1. */
export class FakeThinker {
  state = { phase: "idle", error: null };
  /** @type {[string, any][]} */
  asked = [];
  /** @type {Set<object>} Who wants it to be ready. */
  holders = new Set();
  /** @type {string | null} The code with which the next question fails. */
  failsWith = null;
  /** Whether the next questions get no answer until they are aborted. */
  ponders = false;
  aborted = 0;

  /** @param {{ ply: number }} engine whose table is thought about */
  constructor(engine) {
    this.engine = engine;
  }

  /** What tests pass where the page passes the real one. */
  get asThinker() {
    return /** @type {Thinker} */ (/** @type {unknown} */ (this));
  }

  /** @param {object} holder */
  hold(holder) {
    this.holders.add(holder);
  }

  /** @param {object} holder */
  release(holder) {
    this.holders.delete(holder);
  }

  /**
   * @param {string} method
   * @param {any} parameters
   * @param {{ signal?: AbortSignal }} [wish]
   * @returns {Promise<any>}
   */
  async ask(method, parameters, { signal } = {}) {
    this.asked.push([method, parameters]);
    if (this.failsWith) {
      const code = this.failsWith;
      this.failsWith = null;
      throw new EngineError(code, {});
    }
    if (this.ponders) {
      await new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
    }
    signal?.addEventListener("abort", () => (this.aborted += 1));
    const found = { value: 1, exact: true, depth: 0, nodes: 1, game: 0, ply: this.engine.ply };
    if (method === "think") return { ...found, colour: 2, line: [2] };
    const figures = { gained: 2, closed: 1, denied: 0, deniedPlayer: null, opened: 0, ends: false };
    return { ...found, ...figures, colour: 1, line: [1, 2, 1], reasons: ["gain", "region"] };
  }
}
