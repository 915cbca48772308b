/**
 * What a match between devices does to the rating of this device's player. The engine rates; here is only seen to it that
 * every match counts once, on top of the matches before it, and no more when it turns out not to be rated.
 */

/** @import { RatedData, RatingData } from "../types.js" */
/** @import { RatingChanges } from "../storage/peer_tables.js" */
/** @import { Store as DeviceStore } from "../storage/store.js" */
/** @import { Engine } from "./engine.js" */

/** @typedef {{ at: number, rating: RatingData, match: string }} RatedMatch */

/**
 * A match that is over, as its signed record has it.
 * @typedef {object} Judged
 * @property {string} id under which the device keeps it
 * @property {string} scale the variant
 * @property {number} seat of this device
 * @property {string} proof the signed record
 * @property {RatedData | null} rated null when it does not count
 * @property {number} at wall clock of its end, milliseconds
 */

/**
 * @param {RatingData | null} one
 * @param {RatingData | null} other
 */
const same = (one, other) =>
  one?.rating === other?.rating && one?.deviation === other?.deviation && one?.volatility === other?.volatility;

/**
 * A rating is declared as it has grown uncertain since its last match: that is no other one.
 * @param {RatingData} kept
 * @param {RatingData} declared
 */
const onlyOlder = (kept, declared) =>
  kept.rating === declared.rating && kept.volatility === declared.volatility && kept.deviation <= declared.deviation;

/**
 * @param {Engine} engine
 * @param {DeviceStore} store
 * @param {Judged} match
 * @returns {Promise<{ changes: RatingChanges, before: RatingData | null, after: RatingData | null }>} what has to be
 *   written, and the own rating before and after; both null when the match does not count
 */
export async function rateMatch(engine, store, match) {
  const entries = await store.ratings(match.scale);
  const place = entries.findIndex((entry) => entry.match === match.id);
  if (!match.rated) return { changes: await takeBack(engine, store, match, entries, place), before: null, after: null };
  const declared = match.rated.seats.find(({ seat }) => seat === match.seat);
  if (!declared) return { changes: { put: [], remove: [] }, before: null, after: null };
  const last = (place < 0 ? entries.at(-1) : entries[place - 1])?.rating ?? declared.before;
  const before = onlyOlder(last, declared.before) ? declared.before : last;
  // Written already: it counts once.
  if (place >= 0) return { changes: { put: [], remove: [] }, before, after: entries[place].rating };
  const after = same(before, declared.before) ? declared.after : await again(engine, match.proof, match.seat, before);
  // Two matches that ended in one millisecond would have no order.
  const at = Math.max(match.at, (entries.at(-1)?.at ?? 0) + 1);
  return { changes: { put: [{ scale: match.scale, match: match.id, at, rating: after }], remove: [] }, before, after };
}

/**
 * @param {Engine} engine
 * @param {string} proof
 * @param {number} seat
 * @param {RatingData} current
 */
async function again(engine, proof, seat, current) {
  return (await engine.call("rate_again", { proof, seat, current })).after;
}

/**
 * A match that was rated is not any more: what came after it is rated anew without it. Matches whose records are gone
 * keep the figure they had, and so do those that began where they did before.
 * @param {Engine} engine
 * @param {DeviceStore} store
 * @param {Judged} match
 * @param {RatedMatch[]} entries of the scale, the first one first
 * @param {number} place of the match among them, -1 when it never counted
 * @returns {Promise<RatingChanges>}
 */
async function takeBack(engine, store, { id, scale }, entries, place) {
  if (place < 0) return { put: [], remove: [] };
  /** @type {RatingChanges["put"]} */
  const put = [];
  let current = entries[place - 1]?.rating ?? null;
  for (const entry of entries.slice(place + 1)) {
    const signed = (await store.match(entry.match))?.signed;
    if (!signed) {
      current = entry.rating;
      continue;
    }
    const before = current ?? (await engine.call("catalogue", {})).startRating;
    const rating = await again(engine, signed.proof, signed.seat, before);
    if (!same(rating, entry.rating)) put.push({ scale, match: entry.match, at: entry.at, rating });
    current = rating;
  }
  return { put, remove: [{ scale, match: id }] };
}
