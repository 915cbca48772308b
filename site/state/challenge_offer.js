/** What a match can be turned into: a challenge to do better on the same board, from the same seat, against the same players. */

import { gamesOf } from "./frames.js";
import { onlyPerson } from "./players.js";

/** @import { ReplayData, Snapshot } from "../types.js" */
/** @import { Challenge, ChallengeSeat } from "./challenge_code.js" */

/**
 * @param {ReplayData} data
 * @param {number | null} own player of this device, where the record does not say it: others sit at theirs
 * @returns {number} the player whose result may be challenged: the own or the only person, else the first person of the
 *   side that won, else the first person; -1 when only computers play
 */
export function challengerOf({ terms: { seats }, sides, match }, own = null) {
  const only = own ?? onlyPerson(seats);
  if (only !== null) return only;
  const isPerson = (/** @type {number} */ player) => seats[player].kind === "person";
  const persons = [...seats.keys()].filter(isPerson);
  return persons.find((player) => sides[player] === match.result?.winner) ?? persons[0] ?? -1;
}

/**
 * @param {ReplayData} data
 * @param {Snapshot} snapshot of a game
 * @param {number} challenger
 * @returns {ChallengeSeat[] | null} who sits where, by the places of that game; null when that cannot be had again
 */
function seatsOf({ terms: { seats } }, { players }, challenger) {
  /** @type {(ChallengeSeat | null)[]} */
  const placed = seats.map(() => null);
  for (const { player, place } of players) {
    const { kind, level } = seats[player];
    placed[place] = player === challenger ? "you" : kind === "person" ? "person" : level;
  }
  return placed.every((seat) => seat !== null) ? placed : null;
}

/**
 * @param {ReplayData} data
 * @param {number | null} [own] as above
 * @returns {Omit<Challenge, "name"> | null} to exceed the most that the challenger took in one game; null where that
 *   makes no sense: the match goes on, a computer's level is not known, or nothing is left to exceed
 */
export function challengeOf(data, own = null) {
  const challenger = challengerOf(data, own);
  if (!data.match.result || challenger < 0) return null;
  const { variant, seed } = data.terms;
  const side = data.sides[challenger];
  const offers = gamesOf(data.frames).flatMap(({ last }) => {
    const { snapshot } = data.frames[last];
    const seats = seatsOf(data, snapshot, challenger);
    const { worth, retired } = snapshot.sides[side];
    // Who gave up has set no mark, and more than the whole board cannot be had.
    return snapshot.outcome && seats && !retired && worth > 0 && worth < snapshot.total ? [{ variant, seed, target: worth, seats }] : [];
  });
  return offers.reduce((/** @type {typeof offers[number] | null} */ best, offer) => (best && best.target >= offer.target ? best : offer), null);
}
