/** What the device keeps of tables between devices beyond what it keeps of every table. */

import { STORAGE_REFUSALS, StorageError } from "./errors.js";
import { askToPersist } from "./persist.js";

/** @import { TermsRequest } from "../types.js" */
/** @import { FinishedMatch, PeerEntry, RatingEntry, TableEntry } from "./schema.js" */
/** @import { Store } from "./store.js" */

/** Milliseconds for which the log of a match that is over is kept for others who may lack a part of it. */
export const KEPT_FOR = 60 * 24 * 60 * 60 * 1000;

/**
 * What a match does to the ratings of this device's player: entries that are written, and those that are taken back.
 * @typedef {{ put: RatingEntry[], remove: { scale: string, match: string }[] }} RatingChanges
 */

/**
 * Keeps how a table is found, and how far it is.
 * @param {Store} store
 * @param {string} id
 * @param {{ terms: TermsRequest, peer: PeerEntry, moves: number }} known
 * @returns {Promise<void>}
 * @throws {StorageError} `storage-gone` when there is no such table
 */
export async function describeTable({ database }, id, { terms, peer, moves }) {
  await database.write(["tables"], async (transaction) => {
    const tables = transaction.objectStore("tables");
    const table = await tables.get(id);
    if (!table) throw new StorageError(STORAGE_REFUSALS.gone);
    await tables.put({ ...table, terms, peer, moves });
  });
}

/**
 * @param {Store} store
 * @param {string} match id of a match, 16 hexadecimal digits
 * @returns {Promise<TableEntry | null>} the table of this device at which it is or was played, as long as its log is kept
 */
export async function tableOfMatch({ database }, match) {
  const tables = await database.read(["tables"], (transaction) => transaction.objectStore("tables").getAll());
  return tables.find(({ peer }) => peer?.match === match) ?? null;
}

/**
 * Puts a match that is over into the history, and what it does to the ratings: all of it or nothing. Its log may stay.
 * @param {Store} store
 * @param {string} id
 * @param {FinishedMatch} match
 * @param {{ changes: RatingChanges, keepLog: boolean }} more
 * @returns {Promise<void>}
 */
export async function finishPeerTable({ database }, id, match, { changes, keepLog }) {
  await database.write(["tables", "lines", "matches", "ratings"], async (transaction) => {
    const [tables, matches, ratings] = [
      transaction.objectStore("tables"),
      transaction.objectStore("matches"),
      transaction.objectStore("ratings"),
    ];
    const before = await matches.get(id);
    // When it ended does not change when more of it becomes known.
    await matches.put({ ...match, id, finished: before?.finished ?? match.finished });
    for (const { scale, match: of } of changes.remove) await ratings.delete([scale, of]);
    for (const entry of changes.put) await ratings.put(entry);
    const table = await tables.get(id);
    if (keepLog && table?.peer) await tables.put({ ...table, peer: { ...table.peer, over: true } });
    else {
      await tables.delete(id);
      await transaction.objectStore("lines").delete(IDBKeyRange.bound([id, -Infinity], [id, Infinity]));
    }
  });
  void askToPersist();
}
