/** How a finished match ended, in one line. */

import { t } from "../i18n/index.js";
import { membersOf, pairName, playerName } from "./names.js";

/** @import { MatchResult, RecordData, TermsData } from "../types.js" */

/** A win at equal points, by worth. */
const BY_WORTH = 0.6;

/**
 * @param {TermsData["seats"]} seats
 * @param {number} player
 * @returns {string} the name under which somebody played
 */
export function seatName(seats, player) {
  const kinds = seats.map(({ kind }) => kind);
  return seats[player].name || playerName(kinds, player);
}

/**
 * @param {RecordData} record
 * @param {number} side
 * @returns {string} the player's name, or both partners'
 */
function nameOf({ terms, sides }, side) {
  const [first, second] = membersOf(sides, side).map((player) => seatName(terms.seats, player));
  return second === undefined ? first : t("pair-members", { pair: pairName(side), first, second });
}

/**
 * @param {RecordData} record
 * @returns {string} everybody who played, as "Ann – Bob"
 */
export function wordPlayers(record) {
  const sides = [...new Set(record.sides)].sort();
  return sides.map((side) => nameOf(record, side)).join(" – ");
}

/**
 * @param {RecordData} record of a match that is over
 * @param {MatchResult} result
 * @returns {string} "Ann won by more cells"
 */
export function wordVerdict(record, result) {
  const { winner, left, scores } = result;
  const two = left.length === 2;
  if (winner === null) return t(two ? "history-drawn" : "history-shared");
  const name = nameOf(record, winner);
  if (!two) return t("history-won-many", { name });
  const other = 1 - winner;
  if (left[other] === "time") return t("history-won-time", { name });
  if (left[other] === "absent") return t("history-won-absent", { name });
  if (left[other] === "resigned") return t("history-won-resigned", { name });
  return scores[winner][other] === BY_WORTH ? t("history-won-worth", { name }) : t("history-won", { name });
}
