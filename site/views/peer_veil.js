/** What lies over the board at a table between devices while nobody should see it: until all look, and while one is away. */

import { t } from "../i18n/index.js";
import { localeOfPage } from "../i18n/index.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { wordTime } from "./clock.js";
import { playerName } from "./names.js";
import { wordClock } from "./veil.js";

/** @import { PeersData } from "../types.js" */
/** @import { Page } from "../state/page.js" */
/** @import { PeerTable } from "../state/peer_table.js" */
/** @import { Sight } from "./figures.js" */

/**
 * @param {string[]} names
 * @returns {string} "Ann and Bob"
 */
export const wordNames = (names) => new Intl.ListFormat(localeOfPage()).format(names);

/**
 * What can be done about a match of which nobody else is in reach.
 * @param {Page} page
 * @param {PeerTable} table
 * @param {string} name of somebody who is missing
 */
function wayBack(page, table, name) {
  if (table.links.reviving) return html`<p class="veil-text">${t("away-reviving")}</p>`;
  const { peers } = table.state;
  const star = peers !== null && peers.seats.filter(({ kind }) => kind === "peer").length > 1;
  if (!table.lonely) return star && peers.role === "guest" ? html`<p class="veil-text">${t("away-host-invites", { name })}</p>` : nothing;
  return html`
    <p class="veil-text">${t("away-invite-text")} ${t("away-join-text", { name })}</p>
    <button type="button" class="button button-primary" data-action="invite-again" @click=${() => page.inviteAgain(table)}>
      ${t("away-invite")}
    </button>
  `;
}

/**
 * @param {Page} page
 * @param {PeerTable} table
 * @param {Sight} sight
 * @param {PeersData} peers
 */
function away(page, table, { seats }, { away: absence, seats: sitting }) {
  const missing = absence?.seats ?? table.waitingSeats();
  const names = missing.map((seat) => playerName(seats, seat));
  const claimable = table.may.claim;
  // A page that has just been loaded knows nothing of how long the others are there.
  const patience = (table.cutOff ? [] : missing).map((seat) => {
    const [name, left] = [playerName(seats, seat), sitting[seat].patience];
    return left > 0 ? t("away-patience", { name, time: wordTime(left) }) : claimable ? t("away-spent", { name }) : "";
  });
  const asks = claimable && !table.waits;
  const claim = html`
    <button type="button" class="button ${asks ? "button-danger" : "button-quiet"}" data-action="claim" @click=${() => void table.claim()}>
      ${t("away-claim")}
    </button>
  `;
  return html`
    <div class="veil" data-veil="away" data-seats=${missing.join(" ")}>
      <p class="veil-title">
        ${missing.length > 0 && !table.cutOff ? t("away-title", { names: wordNames(names), count: names.length }) : t("away-title-you")}
      </p>
      <p class="veil-text">${t("away-text")}</p>
      ${patience.map((words) => (words ? html`<p class="veil-patience">${words}</p>` : nothing))}
      ${wayBack(page, table, names[0] ?? "")}
      ${claimable && !asks ? html`<p class="veil-text">${t("away-waiting")}</p>` : nothing}
      <p class="veil-actions">
        ${claimable ? claim : nothing}
        ${asks
          ? html`<button type="button" class="button" data-action="wait" @click=${() => table.goOnWaiting()}>${t("away-wait")}</button>`
          : nothing}
      </p>
    </div>
  `;
}

/**
 * @param {Page} page
 * @param {PeerTable} table
 * @param {Sight} sight
 */
export function peerVeil(page, table, sight) {
  const { peers, watching, terms } = table.state;
  const { snapshot, seats } = sight;
  // Who only looks on sees what the tab that plays has kept: whether anybody is away, that one alone knows.
  if (!peers || watching || peers.phase !== "playing" || snapshot.match.phase === "over") return nothing;
  if (peers.away) return away(page, table, sight, peers);
  if (snapshot.match.phase === "set-up") {
    const late = peers.seats.flatMap(({ kind, begun }, seat) => (kind === "computer" || begun || seat === peers.own ? [] : [seat]));
    const names = late.map((seat) => playerName(seats, seat));
    return html`
      <div class="veil" data-veil="set-up">
        <p class="veil-title">${late.length > 0 ? t("set-up-title", { names: wordNames(names) }) : t("set-up-soon")}</p>
        <p>${wordClock(terms?.clock ?? "none")}</p>
        <p class="veil-text">${t("set-up-text")}</p>
      </div>
    `;
  }
  if (!snapshot.paused) return nothing;
  return html`
    <div class="veil" data-veil="pause">
      <p class="veil-title">${t("pause-title")}</p>
      <p class="veil-text">${t("pause-text")}</p>
    </div>
  `;
}
