/** Puzzles of the day: the position, so that it is there at once, and what was tried. */

/** @import { Database, Reading } from "./database.js" */
/** @import { PuzzleEntry } from "./schema.js" */

/** What became of a puzzle. @typedef {Omit<PuzzleEntry, "data">} PuzzleResult */

/**
 * @param {Database} database
 * @param {string} date day in UTC, "2026-11-30"
 * @returns {Promise<PuzzleEntry | null>} null when nothing is kept of that day
 * @throws {import("./errors.js").StorageError}
 */
export async function readPuzzle(database, date) {
  return database.read(["puzzles"], async (transaction) => (await transaction.objectStore("puzzles").get(date)) ?? null);
}

/**
 * @param {Database} database
 * @param {PuzzleEntry} entry
 * @returns {Promise<void>}
 * @throws {import("./errors.js").StorageError}
 */
export async function keepPuzzle(database, entry) {
  await database.write(["puzzles"], async (transaction) => {
    await transaction.objectStore("puzzles").put(entry);
  });
}

/**
 * @param {Reading | import("./database.js").Writing} transaction
 * @returns {Promise<PuzzleResult[]>} what became of the puzzles, the first day first
 */
export async function resultsOf(transaction) {
  const entries = await transaction.objectStore("puzzles").getAll();
  return entries.map(({ date, version, tries, solved, shown, at }) => ({ date, version, tries, solved, shown, at }));
}

/**
 * @param {PuzzleResult | null} mine what is here; null when nothing is
 * @param {PuzzleResult} theirs what became of the same puzzle elsewhere
 * @returns {boolean} whether that counts here: what was finished first, otherwise where more was tried
 */
export function counts(mine, theirs) {
  if (!mine) return true;
  const [here, there] = [mine, theirs].map(({ solved, shown }) => solved || shown);
  if (here !== there) return there;
  return there ? theirs.at < mine.at : theirs.tries.length > mine.tries.length;
}
