/** What stands beside the players of a table between devices: who is there, how strong, and what they say. */

import { t } from "../i18n/index.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { emoteIcon } from "./icons.js";

/** @import { PeerSeat } from "../types.js" */
/** @import { Sight } from "./figures.js" */

/**
 * @param {Sight} sight
 * @param {number} player
 * @returns {PeerSeat | null} the seat of another device; null where it does not matter who is there, or is not known
 */
function seatOf({ table, snapshot }, player) {
  const seat = table?.state.peers?.seats[player];
  if (seat?.kind !== "peer" || table?.state.watching || snapshot.match.phase === "over") return null;
  // Who has left the match may come and go.
  return snapshot.match.left.some(({ side }) => side === snapshot.players[player].side) ? null : seat;
}

/**
 * A dot beside the name: full while that device is connected.
 * @param {Sight} sight
 * @param {number} player
 */
export function presenceDot(sight, player) {
  const seat = seatOf(sight, player);
  return seat ? html`<span class="presence-dot" data-present=${seat.present ? "yes" : "no"}></span>` : nothing;
}

/**
 * The same in words.
 * @param {Sight} sight
 * @param {number} player
 */
export function presence(sight, player) {
  const seat = seatOf(sight, player);
  if (!seat) return nothing;
  const { present, roundTrip } = seat;
  const connected = roundTrip === null ? t("presence-here") : t("presence-trip", { milliseconds: Math.round(roundTrip) });
  return html`<span class="player-presence" data-present=${present ? "yes" : "no"}>${present ? connected : t("presence-away")}</span>`;
}

/**
 * @param {Sight} sight
 * @param {number} player
 */
export function ratingBeside({ table }, player) {
  const rating = table?.state.peers?.seats[player]?.rating;
  return rating ? html`<span class="player-rating">${t("rating-beside", { rating: Math.round(rating.rating) })}</span>` : nothing;
}

/**
 * What a player has said a moment ago.
 * @param {Sight} sight
 * @param {number} player
 */
export function saying({ table }, player) {
  const said = table?.state.sayings.find(({ kind, seat }) => kind === "emote" && seat === player);
  if (!said) return nothing;
  return html`<span class="player-saying" data-emote=${said.emote}>${emoteIcon(said.emote)} ${t(`emote-${said.emote}`)}</span>`;
}
