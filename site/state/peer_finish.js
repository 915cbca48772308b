/** The end of a match between devices: its record and its proof go into the history, and it counts for the rating once. */

import { alone } from "../storage/locks.js";
import { finishPeerTable } from "../storage/peer_tables.js";
import { rateMatch } from "./ratings.js";
import { finishedMatch } from "./terms.js";

/** @import { RatingData, RecordData, TermsData } from "../types.js" */
/** @import { Engine } from "./engine.js" */
/** @import { Storage } from "./sitting.js" */
/** @import { Counted } from "./table_state.js" */

/**
 * @typedef {object} Ended
 * @property {string} id of the table on this device
 * @property {number} table the engine's number
 * @property {TermsData} terms
 * @property {string} match its id among all devices
 * @property {number} own seat
 * @property {boolean} kept whether it is kept on this device
 */

/**
 * @param {RatingData} one
 * @param {RatingData} other
 * @returns {boolean} whether they look the same
 */
const alike = (one, other) => Math.round(one.rating) === Math.round(other.rating);

/**
 * @param {{ engine: Engine, storage: Storage }} parts
 * @param {Ended} ended
 * @returns {Promise<{ record: RecordData, counted: Counted }>} when all of it is kept
 * @throws {unknown} failures of the engine or the storage; called again, it tries again
 */
export async function finishPeerMatch({ engine, storage }, { id, table, terms, match, own, kept }) {
  const { text: proof, record, verdict, rated } = await engine.call("peer_proof", { table });
  const finished = finishedMatch(id, terms, record.text, record.match, own);
  const seats = verdict === "rated" ? (rated?.seats ?? []) : [];
  const counted = { verdict, proof, ratings: seats, narrow: false, unforeseen: false };
  if (!kept) return { record, counted };
  const entry = { ...finished, rated: verdict === "rated", signed: { proof, match, seat: own, verdict } };
  const scale = rated?.scale ?? terms.variant;
  const judged = { id, scale, seat: own, proof, rated: verdict === "rated" ? rated : null, at: finished.finished };
  const store = await storage.open();
  // Two tabs that finish matches of one scale would both build on the same rating.
  const { before, after } = await alone("ratings", async () => {
    const rating = await rateMatch(engine, store, judged);
    await finishPeerTable(store, id, entry, { changes: rating.changes, keepLog: true });
    return rating;
  });
  if (!before || !after) return { record, counted };
  const mine = seats.find(({ seat }) => seat === own);
  // Only what can be seen is worth a word.
  const unforeseen = mine !== undefined && !(alike(mine.before, before) && alike(mine.after, after));
  const ratings = seats.map((seat) => (seat.seat === own ? { seat: own, before, after } : seat));
  const won = record.match.result?.winner === record.sides[own];
  const narrow = won && Math.round(after.rating) < Math.round(before.rating);
  return { record, counted: { ...counted, ratings, narrow, unforeseen } };
}
