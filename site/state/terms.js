/** What is agreed before a match: the terms as they are sent to the engine, and what follows from them. */

import { t } from "../i18n/index.js";

/** @import { MatchData, SeatKind, TermsData, TermsRequest, VariantInfo } from "../types.js" */
/** @import { FinishedMatch } from "../storage/schema.js" */

/** Without a clock. */
export const NO_CLOCK = "none";

/** @returns {string} the day on this device, "2026-11-30" */
export function today() {
  const now = new Date();
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/**
 * @param {string} variant
 * @param {string} seed
 * @param {SeatKind[]} seats
 * @returns {TermsRequest} one game without a clock and without names: what an address of a board asks for
 */
export function plainTerms(variant, seed, seats) {
  return { variant, seed, seats, names: seats.map(() => ""), games: 1, clock: NO_CLOCK, date: today() };
}

/**
 * @param {TermsData} terms as the engine tells them
 * @returns {TermsRequest} the same as it wants to be told
 */
export function asRequest({ seats, ...terms }) {
  return { ...terms, seats: seats.map(({ kind }) => kind), names: seats.map(({ name }) => name), levels: seats.map(({ level }) => level) };
}

/**
 * @param {VariantInfo} variant
 * @returns {number} of games between persons if nothing else is wished
 */
export const usualGames = ({ rated }) => (rated ? 2 : 1);

/**
 * @param {TermsData} terms
 * @param {number} own seat of this device's player
 * @returns {string[]} what the history calls everybody else
 */
function opponentsOf({ seats }, own) {
  const computers = seats.filter(({ kind }) => kind === "computer").length;
  const words = seats.map(({ kind, name, level }, player) => {
    const number = player + 1;
    if (name) return name;
    if (kind === "person") return t("player-person", { number });
    const computer = computers === 1 ? t("player-computer") : t("player-computer-numbered", { number });
    return level ? t("player-with-level", { name: computer, level: t(`level-${level}`) }) : computer;
  });
  return words.filter((_, player) => player !== own);
}

/**
 * @param {string} id of the table
 * @param {TermsData} terms
 * @param {string} text the record
 * @param {MatchData} match as it ended
 * @param {number} [own] seat of this device's player; the first person's unless said
 * @returns {FinishedMatch} for the history: matches at one device are never rated
 */
export function finishedMatch(id, terms, text, match, own = terms.seats.findIndex(({ kind }) => kind === "person")) {
  return {
    id,
    finished: Date.now(),
    variant: terms.variant,
    opponents: opponentsOf(terms, own),
    text,
    result: match.result,
    rated: false,
  };
}
