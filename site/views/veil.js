/** What lies over the board while nobody should see it: before a match with a clock, and during a pause. */

import { t } from "../i18n/index.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { isYou, playerName } from "./names.js";

/** @import { Table } from "../state/table.js" */
/** @import { Sight } from "./figures.js" */

/**
 * @param {string} clock "3+2"
 * @returns {string} in words
 */
export function wordClock(clock) {
  const [minutes, seconds] = clock.split("+");
  return seconds === undefined ? t("clock-none") : t("clock-words", { minutes, seconds });
}

/**
 * @param {Table} table
 * @param {Sight} sight
 */
export function veil(table, { snapshot, seats }) {
  const { watching, terms } = table.state;
  const { phase } = snapshot.match;
  if (phase === "set-up") {
    const first = snapshot.players.find(({ place }) => place === 0)?.player ?? 0;
    return html`
      <div class="veil" data-veil="start">
        <p class="veil-title">${isYou(seats, first) ? t("start-title-you") : t("start-title", { name: playerName(seats, first) })}</p>
        <p>${wordClock(terms?.clock ?? "none")}</p>
        ${snapshot.match.clock ? html`<p class="veil-text">${t("clock-away")}</p>` : nothing}
        <button type="button" class="button button-primary" data-action="begin" ?disabled=${watching} @click=${() => void table.begin()}>
          ${t("start-button")}
        </button>
      </div>
    `;
  }
  if (!snapshot.paused) return nothing;
  return html`
    <div class="veil" data-veil="pause">
      <p class="veil-title">${t("pause-title")}</p>
      <p class="veil-text">${t("pause-text")}</p>
      <button type="button" class="button button-primary" data-action="go-on" ?disabled=${watching} @click=${() => void table.pauseOrGoOn()}>
        ${t("pause-go-on")}
      </button>
    </div>
  `;
}
