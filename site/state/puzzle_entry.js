/** What is kept of a puzzle: read with care, and put together where two tabs have played. */

/** @import { PuzzleData } from "../types.js" */
/** @import { PuzzleEntry } from "../storage/schema.js" */

/** @param {unknown} value @returns {value is number} */
const isCount = (value) => Number.isInteger(value) && Number(value) >= 0;

/** @param {unknown} value @returns {value is number[]} */
const areCounts = (value) => Array.isArray(value) && value.every(isCount);

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isThing = (value) => typeof value === "object" && value !== null;

/**
 * @param {unknown} data anything: a browser may lose parts of what it keeps
 * @param {string} date
 * @returns {PuzzleData | null} the puzzle of that day; null when it has to be made once more
 */
export function readData(data, date) {
  if (!isThing(data) || data.date !== date) return null;
  const texts = [data.seed, data.text, data.link].every((text) => typeof text === "string");
  const numbers = [data.version, data.mover, data.colour, data.margin].every(isCount);
  if (!texts || !numbers || !areCounts(data.moves) || !areCounts(data.line) || !Array.isArray(data.values)) return null;
  const puzzle = /** @type {PuzzleData} */ (/** @type {unknown} */ (data));
  const sound = puzzle.values.every((value) => value === null || Number.isInteger(value));
  const wins = puzzle.values.flatMap((value, colour) => (value !== null && value > 0 ? [colour] : []));
  return sound && wins.length === 1 && wins[0] === puzzle.colour && puzzle.line[0] === puzzle.colour ? puzzle : null;
}

/**
 * @param {unknown} kept anything
 * @param {string} date
 * @returns {PuzzleEntry | null} null when nothing of it makes sense
 */
export function readEntry(kept, date) {
  if (!isThing(kept) || kept.date !== date || !isCount(kept.version) || !areCounts(kept.tries)) return null;
  const { version, tries, solved, shown, at } = kept;
  const data = readData(kept.data, date);
  return {
    date,
    version,
    data: data?.version === version ? data : null,
    tries: [...new Set(tries)],
    solved: solved === true,
    shown: shown === true,
    at: isCount(at) ? at : 0,
  };
}

/** @param {PuzzleEntry} entry */
const isFinished = ({ solved, shown }) => solved || shown;

/**
 * @param {PuzzleEntry | null} kept what is on the device now: another tab may have written it
 * @param {PuzzleEntry} own what this tab knows
 * @returns {PuzzleEntry} both together: what was finished first stays as it was
 */
export function together(kept, own) {
  if (!kept) return own;
  if (kept.version !== own.version) return isFinished(kept) ? kept : own;
  if (isFinished(kept) && !(isFinished(own) && own.at < kept.at)) return { ...kept, data: kept.data ?? own.data };
  const more = own.tries.filter((colour) => !kept.tries.includes(colour));
  return { ...own, tries: [...kept.tries, ...more], at: isFinished(own) ? own.at : Math.max(kept.at, own.at) };
}
