/** Lines of a table that say how things are: corners swapped, time away, another tab, not kept, what went wrong. */

import { t, wordError } from "../i18n/index.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { wordTime } from "./clock.js";
import { engineFailure, notice } from "./engine.js";
import { colourName } from "./names.js";
import { waitingResignations } from "./resign.js";

/** @import { AnyTable, Page } from "../state/page.js" */
/** @import { Sight } from "./figures.js" */
/** @import { TemplateResult } from "../vendor/lit-html/lit-html.js" */

/**
 * What went wrong, with the way on.
 * @param {Page} page
 * @param {AnyTable} table
 */
export function troubles(page, table) {
  const { error, phase } = page.engine.state;
  if (phase === "failed" && error) return engineFailure(error, () => page.tryAgain());
  const { notice: wrong } = table.state;
  if (!wrong) return nothing;
  if (table.state.phase === "damaged") return damaged(page, table);
  if (!wrong.code.startsWith("storage-")) return notice(wrong, t("page-try-again"), () => page.tryAgain());
  if (wrong.code === "storage-conflict") return notice(wrong, t("table-read-again"), () => void table.takeOver());
  return html`
    <div class="notice notice-failure" role="alert" data-code=${wrong.code}>
      <p>${wordError(wrong)} ${t("table-not-kept-why")}</p>
      <p class="notice-actions">
        <button type="button" class="button button-primary" data-action="try-again" @click=${() => page.tryAgain()}>${t("page-try-again")}</button>
        ${table.sitting
          ? html`<button type="button" class="button" data-action="unkept" @click=${() => void table.goOnUnkept()}>${t("table-go-on-unkept")}</button>`
          : nothing}
      </p>
    </div>
  `;
}

/**
 * A log that cannot be followed to its end: nothing of it is thrown away.
 * @param {Page} page
 * @param {AnyTable} table
 */
function damaged(page, table) {
  const sound = Number(table.state.notice?.parameters.sound ?? 0);
  return html`
    <div class="notice notice-failure" role="alert" data-code="log-damaged">
      <h2>${t("damaged-title")}</h2>
      <p>${table.peer ? t("damaged-peer") : t("damaged-text", { sound, lines: table.state.damaged.length })}</p>
      <p class="notice-actions">
        ${table.peer
          ? nothing
          : html`
              <button type="button" class="button button-primary" data-action="continue-sound" @click=${() => void page.continueSound()}>
                ${t("damaged-continue")}
              </button>
            `}
        <button type="button" class="button" data-action="save-raw" @click=${() => table.saveRaw()}>${t("damaged-save")}</button>
      </p>
    </div>
  `;
}

/** @param {AnyTable} table read-only while another tab plays */
export function elsewhere(table) {
  const { free } = table.state;
  return html`
    <div class="notice elsewhere" role="status" data-kind="watching">
      <p>${t(free ? "watching-free" : "watching")}</p>
      ${free
        ? html`<button type="button" class="button" data-action="take-over" @click=${() => void table.takeOver()}>${t("watching-take-over")}</button>`
        : nothing}
    </div>
  `;
}

/** @param {AnyTable} table */
function message(table) {
  const { message: said } = table.state;
  if (!said) return nothing;
  const text =
    said.kind === "dropped"
      ? t("ahead-dropped", { colour: colourName(said.colour) })
      : t(said.counted ? "away-counted" : "away-paused", { time: wordTime(said.kind === "away" ? said.milliseconds : 0) });
  return html`
    <div class="notice is-message" role="status" data-kind=${said.kind}>
      <p>${text}</p>
      <button type="button" class="button" @click=${() => table.closeMessage()}>${t("page-dismiss")}</button>
    </div>
  `;
}

/**
 * Everything there is to say about a table, most of the time nothing.
 * @param {Page} page
 * @param {AnyTable} table
 * @param {Sight} sight
 * @param {TemplateResult | typeof nothing} [more] what else there is to say
 */
export function messages(page, table, sight, more = nothing) {
  return html`
    <div class="table-messages">
      ${troubles(page, table)} ${waitingResignations(table, sight)} ${message(table)} ${more}
    </div>
  `;
}

/** The mark of a table that is gone when the page is closed. @param {AnyTable} table */
export function keptMark(table) {
  return table.state.kept ? nothing : html`<span class="not-kept" role="note">${t("table-not-kept")}</span>`;
}
