/** What the pages on which people meet have in common: their bar, numbered steps, waiting, and what was agreed. */

import { t } from "../i18n/index.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { backIcon } from "./icons.js";
import { variantName } from "./names.js";
import { wordClock } from "./veil.js";

/** @import { ErrorData, InvitationData, PeersData } from "../types.js" */
/** @import { Page } from "../state/page.js" */

/**
 * @param {Page} page
 * @param {string} title
 */
export function meetBar(page, title) {
  // The address may be the lobby's already: then a link would lead nowhere.
  const back = (/** @type {Event} */ event) => {
    event.preventDefault();
    page.router.go({ page: "lobby" });
  };
  return html`
    <header class="topbar">
      <a class="button button-quiet button-icon" href="#" aria-label=${t("page-back")} title=${t("page-back")} @click=${back}>${backIcon()}</a>
      <h1 class="topbar-title">${title}</h1>
    </header>
  `;
}

/**
 * @param {InvitationData} invitation
 * @returns {string} "3 min + 2 s a move · two games · rated"
 */
export function wordTerms({ clock, games, rated }) {
  return [wordClock(clock), t("meet-games", { games }), t(rated ? "meet-rated" : "meet-unrated")].join(t("meet-between"));
}

/**
 * @param {InvitationData} invitation
 * @returns {string} the same after the name of the board
 */
export const wordInvitation = (invitation) => [variantName(invitation.variant), wordTerms(invitation)].join(t("meet-between"));

/**
 * What one did to come here has left the page, and the focus with it: reading goes on here.
 * @param {Element | undefined} element that has just come into the page
 */
export function readOn(element) {
  if (!(element instanceof HTMLElement)) return;
  queueMicrotask(() => {
    if (element.isConnected && (document.activeElement === null || document.activeElement === document.body)) {
      element.focus({ preventScroll: true });
    }
  });
}

/**
 * Something goes on; the words are read out when they change.
 * @param {string} text
 * @param {"busy" | "done"} [kind]
 */
export function waiting(text, kind = "busy") {
  return html`
    <p class="meet-waiting" data-kind=${kind} role="status">
      <span class=${kind === "busy" ? "spinner" : "tick"} aria-hidden="true"></span>
      <span>${text}</span>
    </p>
  `;
}

/**
 * What else to try, the best first.
 * @param {string} title
 * @param {unknown[]} tips
 */
export function advice(title, tips) {
  return html`
    <div class="meet-advice" role="alert">
      <p><strong>${title}</strong></p>
      <ul>
        ${tips.map((tip) => html`<li>${tip}</li>`)}
      </ul>
    </div>
  `;
}

/**
 * @param {ErrorData} error
 * @returns {boolean} whether it says no more than that nobody answered: then advice is better than a sentence
 */
export const isTimeout = ({ code }) => code === "net-timeout";

/** @param {PeersData | null} peers of a table for more than two, while its seats are filled */
export function whoIsThere(peers) {
  if (!peers || peers.seats.length <= 2) return nothing;
  const word = (/** @type {PeersData["seats"][number]} */ { kind, name, present }, /** @type {number} */ player) => {
    if (kind === "own") return t("player-you");
    if (kind === "computer") return t("player-computer");
    if (kind === "open") return t("meet-seat-open");
    const called = name || t("player-person", { number: player + 1 });
    return present ? called : t("meet-seat-missing", { name: called });
  };
  return html`
    <ul class="meet-seats" aria-label=${t("lobby-seats")}>
      ${peers.seats.map(
        (seat, player) => html`
          <li data-kind=${seat.kind}><span class="player-mark" data-mark=${player} aria-hidden="true"></span><span>${word(seat, player)}</span></li>
        `,
      )}
    </ul>
  `;
}
