/** How the device finds a table between devices, also before its terms are agreed, and who sits at it. */

import { asRequest, today } from "./terms.js";

/** @import { PeersData, SeatKind, Snapshot, TermsData, TermsRequest } from "../types.js" */
/** @import { PeerEntry } from "../storage/schema.js" */
/** @import { Sitter } from "./players.js" */

/** @typedef {{ terms: TermsRequest, peer: PeerEntry }} Entry */

/**
 * @param {SeatKind} kind
 * @param {boolean} own
 * @returns {Sitter} who sits there, seen from this device
 */
export const sitterOf = (kind, own) => (kind === "computer" ? "computer" : own ? "person" : "peer");

/**
 * @param {{ variant: string, clock: string, games: number }} wish
 * @param {string[]} names one a seat, perhaps empty
 * @returns {TermsRequest} what a table is kept with until its terms are agreed
 */
function openTerms({ variant, clock, games }, names) {
  return { variant, seed: "", seats: names.map(() => "person"), names, games, clock, date: today() };
}

/**
 * @param {{ variant: string, clock: string, games: number, rated: boolean }} wish
 * @param {PeerEntry["role"]} role
 * @param {number} players
 * @returns {Entry} of a table at which nobody else has been yet
 */
export function newEntry(wish, role, players) {
  const names = Array.from({ length: players }, () => "");
  return { terms: openTerms(wish, names), peer: { match: "", role, own: null, rated: wish.rated, over: false } };
}

/**
 * @param {PeersData} peers
 * @param {TermsData | null} terms null before they are agreed
 * @returns {Entry}
 */
export function entryOf(peers, terms) {
  const { match, role, own, rated, phase, seats } = peers;
  const peer = { match, role, own, rated, over: phase === "over" || phase === "ended" };
  const names = seats.map(({ name }) => name);
  return { terms: terms ? asRequest(terms) : openTerms(peers, names), peer };
}

/**
 * @param {Snapshot | null} snapshot
 * @returns {number} moves of all games so far
 */
export function movesOf(snapshot) {
  if (!snapshot) return 0;
  const before = snapshot.match.results.reduce((sum, { plies }) => sum + plies, 0);
  return before + (snapshot.outcome ? 0 : snapshot.ply);
}
