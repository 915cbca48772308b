/** Analyses of records, finished or not. They can be made again at any time, so they are not part of copies. */

/** @import { Database } from "./database.js" */
/** @import { AnalysisEntry } from "./schema.js" */

/** At most so many are kept; whichever was gone on with least lately makes room. */
export const MOST_ANALYSES = 300;

/**
 * @param {Database} database
 * @param {string} id
 * @returns {Promise<AnalysisEntry | null>} null when there is none, or when it makes no sense
 * @throws {import("./errors.js").StorageError}
 */
export async function readAnalysis(database, id) {
  const entry = await database.read(["analyses"], (transaction) => transaction.objectStore("analyses").get(id));
  return entry && isSound(entry) ? entry : null;
}

/**
 * @param {Database} database
 * @param {AnalysisEntry} entry
 * @returns {Promise<void>}
 * @throws {import("./errors.js").StorageError}
 */
export async function keepAnalysis(database, entry) {
  await database.write(["analyses"], async (transaction) => {
    const analyses = transaction.objectStore("analyses");
    await analyses.put(entry);
    const surplus = (await analyses.count()) - MOST_ANALYSES;
    if (surplus > 0) {
      for (const old of await analyses.index("updated").getAllKeys(null, surplus)) await analyses.delete(old);
    }
  });
}

/**
 * @param {AnalysisEntry} entry as it is kept, perhaps by an earlier page
 * @returns {boolean} whether all of it can be shown
 */
function isSound({ count, verdicts, done, players }) {
  if (!Number.isSafeInteger(count) || !Array.isArray(verdicts) || verdicts.length > count) return false;
  if (done ? !Array.isArray(players) || verdicts.length < count : players !== null) return false;
  return verdicts.every((verdict) => {
    if (typeof verdict !== "object" || verdict === null) return false;
    const { game, ply, player, colour, best, before, after, lost, line } = verdict;
    const figures = [game, ply, player, colour, best, before, after, lost].every(Number.isFinite);
    return figures && typeof verdict.exact === "boolean" && typeof verdict.mark === "string" && Array.isArray(line);
  });
}
