/** The matches that are being played at this device: on top of the lobby, to go on with or to delete. */

import { t, wordError } from "../i18n/index.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { closeAround, dialog } from "./dialog.js";
import { playerName, variantName } from "./names.js";

/** @import { TableEntry } from "../storage/schema.js" */
/** @import { SeatKind } from "../types.js" */
/** @import { Page } from "../state/page.js" */
/** @import { Running } from "../state/running.js" */

/** How many are shown at once; the others stand behind a fold. */
const SHOWN = 3;

/**
 * @param {TableEntry} entry
 * @returns {string} "You, Computer"
 */
function wordPlayers({ terms: { seats, names }, peer }) {
  const sitter = (/** @type {SeatKind} */ kind, /** @type {number} */ player) => 
    kind === "person" && peer && player !== peer.own ? /** @type {const} */ ("peer") : kind;
  const all = seats.map((kind, player) => ({ kind: sitter(kind, player), name: names[player] ?? "" }));
  return all.map((_, player) => playerName(all, player)).join(t("running-between"));
}

/**
 * @param {Running} running
 * @param {TableEntry} entry
 */
function row(running, entry) {
  const { id, terms, moves, peer } = entry;
  const others = terms.seats.filter((kind) => kind === "person").length - 1;
  return html`
    <li class="running-table" data-table=${id} data-peer=${peer ? "yes" : "no"}>
      <span class="running-words">
        <strong>${variantName(terms.variant)}</strong>
        ${peer ? html`<span class="running-peer">${t("running-peer", { count: others })}</span>` : nothing}
        <span>${wordPlayers(entry)}</span> <span>${t("running-moves", { moves })}</span>
      </span>
      <a class="button button-primary" href="#table=${encodeURI(id)}" data-action="continue">${t("running-continue")}</a>
      <button type="button" class="button button-quiet" data-action="delete-table" @click=${() => running.ask(entry)}>
        ${t("running-delete")}
      </button>
    </li>
  `;
}

/** @param {Running} running */
function deleteDialog(running) {
  const { asked } = running.state;
  if (!asked) return nothing;
  const remove = (/** @type {Event} */ event) => {
    void running.deleteAsked();
    closeAround(event);
  };
  const content = html`
    <p>${t("running-delete-text", { variant: variantName(asked.terms.variant), moves: asked.moves })}</p>
    ${asked.peer ? html`<p>${t("running-delete-peer")}</p>` : nothing}
    <p class="dialog-actions">
      <button type="button" class="button" autofocus @click=${closeAround}>${t("running-delete-no")}</button>
      <button type="button" class="button button-danger" data-action="delete-yes" @click=${remove}>${t("running-delete-yes")}</button>
    </p>
  `;
  return dialog("delete-table", t("running-delete-title"), content, () => running.ask(null));
}

/** @param {Page} page */
export function runningTables({ running }) {
  const { tables, error } = running.state;
  const first = tables.slice(0, SHOWN);
  const others = tables.slice(SHOWN);
  if (!error && tables.length === 0) return nothing;
  return html`
    <section class="running" aria-label=${t("running-title")}>
      ${error ? html`<p class="running-error" role="alert" data-code=${error.code}>${wordError(error)}</p>` : nothing}
      <ul class="running-list">
        ${first.map((entry) => row(running, entry))}
      </ul>
      ${others.length > 0
        ? html`
            <details class="running-more">
              <summary>${t("running-more", { count: others.length })}</summary>
              <ul class="running-list">
                ${others.map((entry) => row(running, entry))}
              </ul>
            </details>
          `
        : nothing}
      ${deleteDialog(running)}
    </section>
  `;
}
