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
  return { ...terms, seats: seats.map(({ kind }) => kind), names: seats.map(({ name }) => name) };
}

/**
 * @param {string} entry a variant, or "practice"
 * @param {VariantInfo} variant
 * @returns {number} of games if nothing else is wished
 */
export function usualGames(entry, variant) {
  return variant.rated && entry === variant.id ? 2 : 1;
}

/**
 * @param {TermsData} terms
 * @returns {string[]} what the history calls everybody but this device's player, who has the first person's seat
 */
function opponentsOf({ seats }) {
  const own = seats.findIndex(({ kind }) => kind === "person");
  const computers = seats.filter(({ kind }) => kind === "computer").length;
  const words = seats.map(({ kind, name }, player) => {
    const number = player + 1;
    if (name) return name;
    if (kind === "person") return t("player-person", { number });
    return computers === 1 ? t("player-computer") : t("player-computer-numbered", { number });
  });
  return words.filter((_, player) => player !== own);
}

/**
 * @param {string} id of the table
 * @param {TermsData} terms
 * @param {string} text the record
 * @param {MatchData} match as it ended
 * @returns {FinishedMatch} for the history
 */
export function finishedMatch(id, terms, text, match) {
  return {
    id,
    finished: Date.now(),
    variant: terms.variant,
    opponents: opponentsOf(terms),
    text,
    result: match.result,
    // Matches at one device never are.
    rated: false,
  };
}
