/** The result of a match in the words in which it goes to others: they were not there, so nobody is "you". */

import { localeOfPage, t } from "../i18n/index.js";
import { membersOf, playerName, variantName } from "./names.js";
import { wordDay, wordPoints } from "./points.js";
import { wordReason } from "./result.js";
import { wordMatch, wordMatchReason } from "./score.js";
import { seatsSeen } from "./steps.js";

/** @import { Sharing } from "../state/sharing.js" */
/** @import { Seat } from "../state/players.js" */
/** @import { Sight } from "./figures.js" */

/**
 * @param {Sharing} sharing
 * @returns {Sight | null} how the match stood at its end, with everybody by name
 */
export function sightOf(sharing) {
  const { data } = sharing.state;
  const last = sharing.games.at(-1);
  if (!data || !last) return null;
  return { board: data.board, snapshot: last.snapshot, seats: seatsSeen({ ...data, own: false, terms: { ...data.terms, seats: sharing.seats } }) };
}

/**
 * @param {Seat[]} seats
 * @param {number[]} sides the side of each player
 * @param {number} side
 * @returns {string} "Ann", or "Ann and Cleo"
 */
export function wordSide(seats, sides, side) {
  return new Intl.ListFormat(localeOfPage()).format(membersOf(sides, side).map((player) => playerName(seats, player)));
}

/**
 * @param {Sight} sight
 * @returns {string} "Ann won"
 */
export const wordHeadline = (sight) => (sight.snapshot.match.result ? wordMatch(sight) : t("share-unfinished"));

/**
 * @param {Sight} sight
 * @returns {string} why it ended so; empty while it goes on
 */
export function wordWhy(sight) {
  const { match, outcome } = sight.snapshot;
  if (!match.result) return "";
  return wordMatchReason(sight) || (outcome ? wordReason(sight, outcome) : "");
}

/**
 * @param {Sharing} sharing
 * @returns {string} "30 Nov 2026"; empty where the record does not say it
 */
export function wordDate(sharing) {
  const date = sharing.state.data?.terms.date;
  return date ? wordDay(Date.parse(`${date}T00:00`)) : "";
}

/**
 * @param {Sight} sight
 * @returns {string} "Ann 33, Ben 23"
 */
function wordScores({ board, seats, snapshot: { match, sides } }) {
  const parts = sides.map(({ side, worth }) => {
    const name = wordSide(seats, board.sides, side);
    if (match.games === 1 || !match.result) return t("share-side", { name, worth });
    const points = match.result.points[side];
    return t("share-side-match", { name, points: wordPoints(points), count: points / 12, worth: match.result.sums[side] });
  });
  return parts.join(t("share-between"));
}

/**
 * @param {Sharing} sharing
 * @param {Sight} sight
 * @returns {string} "Filler, Quick 8×7, 30 Nov 2026. Ann won: Ann 33, Ben 23."
 */
export function wordSummary(sharing, sight) {
  const head = [t("page-name"), variantName(sight.board.variant), wordDate(sharing)].filter(Boolean).join(t("share-between"));
  return t("share-summary", { head, headline: wordHeadline(sight), scores: wordScores(sight) });
}

/**
 * @param {Sharing} sharing
 * @param {Sight} sight
 * @returns {string} what the picture shows, for who cannot see it
 */
export function wordPicture(sharing, sight) {
  return `${wordSummary(sharing, sight)} ${t("share-alt", { games: sight.snapshot.match.result ? sharing.games.length : "none", total: sight.snapshot.total })}`;
}

/**
 * @param {Sharing} sharing
 * @param {string} words about the match
 * @returns {string} the same with the links, as it is sent
 */
export function wordWithLinks(sharing, words) {
  const { challenge } = sharing.state;
  const dare = challenge ? [t("share-text-challenge", { target: challenge.target, link: sharing.challengeLink })] : [];
  // The longest link comes last.
  return [words, ...dare, t("share-text-link", { link: sharing.link })].join("\n");
}
