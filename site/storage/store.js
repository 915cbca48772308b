/** Everything that is kept on this device. One store a page; every method is one transaction. */

import { keepAnalysis, readAnalysis } from "./analyses.js";
import { Database } from "./database.js";
import { STORAGE_REFUSALS, StorageError } from "./errors.js";
import { countMoves, movesOf, numberOf, peerNumberOf, wallOf } from "./lines.js";
import { askToPersist } from "./persist.js";
import { keepPuzzle, readPuzzle, resultsOf } from "./puzzles.js";
import { compareAll, exportAll, importAll } from "./transfer.js";

/** @import { RatingData, TermsRequest } from "../types.js" */
/** @import { DatabaseOptions } from "./database.js" */
/** @import { PuzzleResult } from "./puzzles.js" */
/** @import { AnalysisEntry, FinishedMatch, PeerEntry, PuzzleEntry, RatingEntry, TableEntry } from "./schema.js" */
/** @import { Comparison, DeviceData, ImportOutcome, ImportWishes } from "./transfer.js" */

/**
 * What the history is asked for.
 * @typedef {object} HistoryQuestion
 * @property {string} [variant] only matches on this board
 * @property {string} [opponent] only matches against somebody whose name holds this, capital or not
 * @property {number} [limit] at most so many, 50 if nothing is said
 * @property {{ finished: number, id: string }} [before] only those after this one in the list: the last one of the part that is known
 */

/**
 * A table with all that happened at it.
 * @typedef {{ id: string, terms: TermsRequest, created: number, lines: string[], peer?: PeerEntry, challenge?: string }} StoredTable
 */

/** @type {Promise<Store> | null} */
let opened = null;

/**
 * @param {DatabaseOptions} [options] tests open one of their own
 * @returns {Promise<Store>} the page's store, the same each time; asked again after a failure, it is tried again
 * @throws {StorageError}
 */
export function openStore(options) {
  if (options) return open(options);
  opened ??= open({}).catch((error) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** @param {DatabaseOptions} options */
async function open(options) {
  const database = new Database(options);
  await database.open();
  return new Store(database);
}

/**
 * Deletes everything that is kept on this device, also when it cannot be read.
 * @returns {Promise<void>}
 * @throws {StorageError}
 */
export async function destroyStore() {
  const store = await opened?.catch(() => null);
  await (store?.database ?? new Database()).destroy();
}

/** Tables, history, analyses, puzzles, ratings, profile, settings. All methods throw StorageError. */
export class Store {
  /** @param {Database} database */
  constructor(database) {
    this.database = database;
  }

  // --- running tables -------------------------------------------------------------------------------------------

  /**
   * Keeps a new table, with an empty log.
   * @param {{ id: string, terms: TermsRequest, created: number, peer?: PeerEntry, challenge?: string }} table `created`: wall clock, milliseconds
   * @returns {Promise<void>}
   */
  async createTable({ id, terms, created, peer, challenge }) {
    await this.database.write(["tables", "matches"], async (transaction) => {
      const tables = transaction.objectStore("tables");
      const taken = (await tables.getKey(id)) ?? (await transaction.objectStore("matches").getKey(id));
      if (taken !== undefined) throw new StorageError(STORAGE_REFUSALS.taken);
      await tables.add({ id, terms, created, updated: created, lines: 0, moves: 0, ...(peer && { peer }), ...(challenge && { challenge }) });
    });
  }

  /**
   * Appends lines to a table's log. They are on the disk, all of them, when the promise is fulfilled.
   * @param {string} id
   * @param {string[]} lines numbered on from the last one
   * @returns {Promise<void>}
   * @throws {StorageError} `storage-conflict` when a number is not the next one, `storage-gone` when there is no such table
   */
  async appendLines(id, lines) {
    if (lines.length === 0) return;
    await this.database.write(["tables", "lines"], async (transaction) => {
      const tables = transaction.objectStore("tables");
      const table = await tables.get(id);
      if (!table) throw new StorageError(STORAGE_REFUSALS.gone);
      const log = transaction.objectStore("lines");
      for (const text of lines) {
        const number = table.peer ? peerNumberOf(text) : numberOf(text);
        if (number !== table.lines) throw new StorageError(STORAGE_REFUSALS.conflict, { line: table.lines });
        // Not waited for: the transaction is over only when all are written.
        void log.add({ table: id, number, text }).catch(() => {});
        table.lines += 1;
        table.moves += table.peer ? 0 : movesOf(text);
        table.updated = table.peer ? Date.now() : wallOf(text);
      }
      await tables.put(table);
    });
  }

  /**
   * @param {string} id
   * @returns {Promise<StoredTable | null>} null when there is no such table
   */
  async loadTable(id) {
    return this.database.read(["tables", "lines"], async (transaction) => {
      const table = await transaction.objectStore("tables").get(id);
      if (!table) return null;
      const lines = await transaction.objectStore("lines").getAll(linesOf(id));
      const { terms, created, peer, challenge } = table;
      return { id, terms, created, lines: lines.map(({ text }) => text), ...(peer && { peer }), ...(challenge && { challenge }) };
    });
  }

  /**
   * Cuts off the end of a log that cannot be followed to its end.
   * @param {string} id
   * @param {number} sound how many lines are kept
   * @returns {Promise<void>}
   */
  async cutLines(id, sound) {
    await this.database.write(["tables", "lines"], async (transaction) => {
      const tables = transaction.objectStore("tables");
      const table = await tables.get(id);
      if (!table) throw new StorageError(STORAGE_REFUSALS.gone);
      const log = transaction.objectStore("lines");
      await log.delete(IDBKeyRange.bound([id, sound], [id, Infinity]));
      const kept = (await log.getAll(linesOf(id))).map(({ text }) => text);
      await tables.put({ ...table, lines: kept.length, moves: countMoves(kept) });
    });
  }

  /** @returns {Promise<TableEntry[]>} the tables that are being played, the one played last first */
  async runningTables() {
    const tables = await this.database.read(["tables"], (transaction) =>
      transaction.objectStore("tables").index("updated").getAll(),
    );
    return tables.reverse();
  }

  /**
   * Moves a table to the history: all of it or nothing. The first time, the browser is asked to keep what is stored.
   * @param {string} id
   * @param {FinishedMatch} match
   * @param {RatingEntry[]} [ratings] what the match did to the ratings of this device's player
   * @returns {Promise<void>}
   */
  async finishTable(id, match, ratings = []) {
    await this.database.write(["tables", "lines", "matches", "ratings"], async (transaction) => {
      await transaction.objectStore("matches").put({ ...match, id });
      for (const rating of ratings) await transaction.objectStore("ratings").put(rating);
      await transaction.objectStore("tables").delete(id);
      await transaction.objectStore("lines").delete(linesOf(id));
    });
    void askToPersist();
  }

  /**
   * @param {string} id a table that is given up; its log goes with it
   * @returns {Promise<void>}
   */
  async deleteTable(id) {
    await this.database.write(["tables", "lines"], async (transaction) => {
      await transaction.objectStore("tables").delete(id);
      await transaction.objectStore("lines").delete(linesOf(id));
    });
  }

  // --- history --------------------------------------------------------------------------------------------------

  /**
   * @param {HistoryQuestion} [question]
   * @returns {Promise<FinishedMatch[]>} the last one first
   */
  async history({ variant, opponent = "", limit = 50, before } = {}) {
    const wanted = fold(opponent);
    const latest = before?.finished ?? Infinity;
    return this.database.read(["matches"], async (transaction) => {
      const matches = transaction.objectStore("matches");
      let cursor = variant
        ? await matches.index("variant").openCursor(IDBKeyRange.bound([variant, -Infinity], [variant, latest]), "prev")
        : await matches.index("finished").openCursor(IDBKeyRange.upperBound(latest), "prev");
      /** @type {FinishedMatch[]} */
      const found = [];
      while (cursor && found.length < limit) {
        const match = cursor.value;
        // Matches that ended in the same millisecond follow each other by id, backwards.
        const shown = before && match.finished === before.finished && match.id >= before.id;
        const fits = wanted === "" || match.opponents.some((name) => fold(name).includes(wanted));
        if (!shown && fits) found.push(match);
        cursor = await cursor.continue();
      }
      return found;
    });
  }

  /** @returns {Promise<string[]>} the names of all opponents in the history, each once, in order */
  async opponents() {
    return this.database.read(["matches"], async (transaction) => {
      let cursor = await transaction.objectStore("matches").index("opponents").openKeyCursor(null, "nextunique");
      /** @type {string[]} */
      const names = [];
      while (cursor) {
        names.push(cursor.key);
        cursor = await cursor.continue();
      }
      return names;
    });
  }

  /**
   * @param {number} [after] wall clock, milliseconds
   * @returns {Promise<number>} how many matches of the history ended after that
   */
  async countMatches(after = -1) {
    return this.database.read(["matches"], (transaction) =>
      transaction.objectStore("matches").index("finished").count(IDBKeyRange.lowerBound(after, true)),
    );
  }

  /** @returns {Promise<Record<string, number>>} how many matches the history has, by variant */
  async countByVariant() {
    return this.database.read(["matches"], async (transaction) => {
      let cursor = await transaction.objectStore("matches").index("variant").openKeyCursor();
      /** @type {Record<string, number>} */
      const counts = {};
      while (cursor) {
        const [variant] = cursor.key;
        counts[variant] = (counts[variant] ?? 0) + 1;
        cursor = await cursor.continue();
      }
      return counts;
    });
  }

  /**
   * @param {string} id
   * @returns {Promise<FinishedMatch | null>} null when the history has no such match
   */
  async match(id) {
    return this.database.read(["matches"], async (transaction) => (await transaction.objectStore("matches").get(id)) ?? null);
  }

  /**
   * Puts a match into the history: one that was deleted by mistake, or one from elsewhere.
   * @param {FinishedMatch} match
   * @returns {Promise<void>}
   */
  async addMatch(match) {
    await this.database.write(["matches"], async (transaction) => {
      await transaction.objectStore("matches").put(match);
    });
  }

  /**
   * @param {string} id of a match; what it did to the ratings stays, the log of a match between devices does not
   * @returns {Promise<void>}
   */
  async deleteMatch(id) {
    await this.database.write(["matches", "tables", "lines"], async (transaction) => {
      await transaction.objectStore("matches").delete(id);
      await transaction.objectStore("tables").delete(id);
      await transaction.objectStore("lines").delete(linesOf(id));
    });
  }

  // --- analyses and puzzles -------------------------------------------------------------------------------------

  /**
   * @param {string} id as in `AnalysisEntry`
   * @returns {Promise<AnalysisEntry | null>} the analysis of a record, perhaps not finished; null when there is none
   */
  async analysis(id) {
    return readAnalysis(this.database, id);
  }

  /**
   * Keeps an analysis in place of what was known before. Where there are too many, the oldest one makes room.
   * @param {AnalysisEntry} entry
   * @returns {Promise<void>}
   */
  async keepAnalysis(entry) {
    await keepAnalysis(this.database, entry);
  }

  /**
   * @param {string} date day in UTC, "2026-11-30"
   * @returns {Promise<PuzzleEntry | null>} null when nothing is kept of that day
   */
  async puzzle(date) {
    return readPuzzle(this.database, date);
  }

  /**
   * Keeps a puzzle and what was tried, in place of what was known before.
   * @param {PuzzleEntry} entry
   * @returns {Promise<void>}
   */
  async keepPuzzle(entry) {
    await keepPuzzle(this.database, entry);
  }

  /** @returns {Promise<PuzzleResult[]>} what became of all puzzles, the first day first */
  async puzzleDates() {
    return this.database.read(["puzzles"], resultsOf);
  }

  // --- ratings, profile, settings -------------------------------------------------------------------------------

  /**
   * @param {string} scale a variant
   * @returns {Promise<{ at: number, rating: RatingData, match: string }[]>} the first one first
   */
  async ratings(scale) {
    const range = IDBKeyRange.bound([scale, -Infinity], [scale, Infinity]);
    const entries = await this.database.read(["ratings"], (transaction) =>
      transaction.objectStore("ratings").index("at").getAll(range),
    );
    return entries.map(({ at, rating, match }) => ({ at, rating, match }));
  }

  /** @returns {Promise<{ name: string }>} an empty name when none was given */
  async profile() {
    const name = await this.database.read(["profile"], (transaction) => transaction.objectStore("profile").get("name"));
    return { name: typeof name === "string" ? name : "" };
  }

  /**
   * @param {{ name: string }} profile
   * @returns {Promise<void>}
   */
  async saveProfile({ name }) {
    await this.database.write(["profile"], (transaction) => transaction.objectStore("profile").put(name, "name"));
  }

  /**
   * @param {string} name
   * @returns {Promise<unknown>} what is kept under this name; null when nothing is
   */
  async setting(name) {
    return this.database.read(["settings"], async (transaction) => (await transaction.objectStore("settings").get(name)) ?? null);
  }

  /**
   * @param {string} name
   * @param {unknown} value anything JSON can say
   * @returns {Promise<void>}
   */
  async saveSetting(name, value) {
    await this.database.write(["settings"], (transaction) => transaction.objectStore("settings").put(value, name));
  }

  // --- everything -----------------------------------------------------------------------------------------------

  /** @returns {Promise<DeviceData>} all that is kept, as plain data */
  async exportAll() {
    return exportAll(this.database);
  }

  /**
   * @param {DeviceData} data of an export, checked by whoever read it
   * @returns {Promise<Comparison>} what of it is new here, and what differs
   */
  async compareAll(data) {
    return compareAll(this.database, data);
  }

  /**
   * Adds what an export holds: all of it or nothing. What is here already is never overwritten unless that is wished.
   * @param {DeviceData} data checked by whoever read it
   * @param {ImportWishes} [wishes]
   * @returns {Promise<ImportOutcome>}
   */
  async importAll(data, wishes) {
    return importAll(this.database, data, wishes);
  }
}

/**
 * @param {string} id
 * @returns {IDBKeyRange} of all lines of a table
 */
const linesOf = (id) => IDBKeyRange.bound([id, -Infinity], [id, Infinity]);

/**
 * @param {string} name
 * @returns {string} without capitals and accents, to search in
 */
const fold = (name) =>
  name
    .normalize("NFKD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase();
