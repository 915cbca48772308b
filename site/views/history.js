/** The history: what was played, found again by board and opponent. */

import { t } from "../i18n/index.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { backupReminder } from "./backup.js";
import { closeAround, dialog } from "./dialog.js";
import { notice } from "./engine.js";
import { backIcon } from "./icons.js";
import { thumbnailOf } from "./mounts.js";
import { variantName } from "./names.js";
import { wordMoment, wordScore } from "./points.js";
import { wordPlayers, wordVerdict } from "./verdict.js";

/** @import { FinishedMatch, SignedMatch } from "../storage/schema.js" */
/** @import { History } from "../state/history.js" */
/** @import { Page } from "../state/page.js" */

/** Milliseconds after the last letter until it is looked for. */
const PAUSE = 150;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let typing;

/**
 * @param {History} history
 * @param {string} opponent what stands in the field
 */
function searchSoon(history, opponent) {
  clearTimeout(typing);
  typing = setTimeout(() => void history.search({ opponent }), PAUSE);
}

/**
 * @param {History} history
 * @param {FinishedMatch} match
 */
function playersOf(history, match) {
  const record = history.state.records[match.id];
  return record ? wordPlayers(record) : match.opponents.join(" – ");
}

/**
 * @param {Page} page
 */
function filters({ history, lobby }) {
  const { variant, opponent, opponents, total } = history.state;
  const variants = lobby.state.catalogue?.variants ?? [];
  const choose = (/** @type {Event} */ event) =>
    void history.search({ variant: /** @type {HTMLSelectElement} */ (event.target).value });
  const write = (/** @type {Event} */ event) => searchSoon(history, /** @type {HTMLInputElement} */ (event.target).value);
  return html`
    <form class="history-filters" role="search" aria-label=${t("history-find")} @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
      <label class="history-filter">
        <span>${t("history-variant")}</span>
        <select name="variant" @change=${choose}>
          <option value="" .selected=${variant === ""}>${t("history-variant-any")}</option>
          ${variants.map(({ id }) => html`<option value=${id} .selected=${variant === id}>${variantName(id)}</option>`)}
        </select>
      </label>
      <label class="history-filter">
        <span>${t("history-opponent")}</span>
        <input type="search" name="opponent" list="history-opponents" autocomplete="off" .value=${opponent} @input=${write} />
        <datalist id="history-opponents">${opponents.map((name) => html`<option value=${name}></option>`)}</datalist>
      </label>
      <p class="history-count" role="status">${t("history-count", { total })}</p>
    </form>
  `;
}

/**
 * @param {SignedMatch} signed
 * @returns {string} what a match between devices counts for
 */
function wordSigned({ verdict }) {
  return verdict === "unrated" ? t("proof-verdict-unrated") : t(`history-${verdict}`);
}

/**
 * @param {Page} page
 * @param {FinishedMatch} match
 */
function row({ history, lobby }, match) {
  const { id, variant, finished, result, signed } = match;
  const record = history.state.records[id];
  const [players, date] = [playersOf(history, match), wordMoment(finished)];
  const named = { variant: variantName(variant), players, date };
  return html`
    <li class="history-match" data-match=${id} data-variant=${variant}>
      <span class="history-picture" ${thumbnailOf(lobby.state.catalogue?.pictures[variant] ?? null)}></span>
      <div class="history-words">
        <p class="history-players">${players}</p>
        ${result
          ? html`
              <p class="history-result">
                ${record ? html`<span class="history-verdict">${wordVerdict(record, result)}</span>` : nothing}
                <span class="history-score">${t("history-points", { score: wordScore(result.points) })}</span>
                <span class="history-sums">${t("history-sums", { sums: result.sums.join(" – ") })}</span>
              </p>
            `
          : nothing}
        <p class="history-when">
          ${signed ? html`<span class="history-signed" data-verdict=${signed.verdict}>${wordSigned(signed)}</span>` : nothing}
          <span>${variantName(variant)}</span>
          <time datetime=${new Date(finished).toISOString()}>${date}</time>
        </p>
      </div>
      <div class="history-actions">
        <a class="button" href="#match=${id}" aria-label=${t("history-open-label", named)}>${t("history-open")}</a>
        ${signed ? html`<a class="button button-quiet" data-action="proof" href="#proof=${id}">${t("history-proof")}</a>` : nothing}
        <button
          type="button"
          class="button button-quiet button-danger"
          data-action="delete"
          aria-label=${t("history-delete-label", named)}
          @click=${() => history.ask(match)}
        >
          ${t("history-delete")}
        </button>
      </div>
    </li>
  `;
}

/** @param {History} history */
function deleteDialog(history) {
  const { asked } = history.state;
  if (!asked) return nothing;
  const named = { variant: variantName(asked.variant), players: playersOf(history, asked), date: wordMoment(asked.finished) };
  const content = html`
    <p>${t("history-delete-text", named)}</p>
    <p class="dialog-actions">
      <button type="button" class="button" autofocus @click=${closeAround}>${t("history-delete-no")}</button>
      <button type="button" class="button button-danger" data-action="delete-yes" @click=${() => void history.delete()}>
        ${t("history-delete-yes")}
      </button>
    </p>
  `;
  return dialog("history-delete", t("history-delete-title"), content, () => history.ask(null));
}

/** @param {History} history */
function deletedNotice(history) {
  if (!history.state.deleted) return nothing;
  return html`
    <div class="notice" role="status">
      <p>${t("history-deleted")}</p>
      <button type="button" class="button" data-action="undo" @click=${() => void history.undo()}>${t("history-undo")}</button>
      <button type="button" class="button button-quiet" @click=${() => history.closeNotice()}>${t("history-close")}</button>
    </div>
  `;
}

/** @param {Page} page */
function list(page) {
  const { history } = page;
  const { matches, total, more, error } = history.state;
  if (!matches) return error ? nothing : html`<p class="waiting">${t("history-loading")}</p>`;
  if (total === 0) {
    return html`
      <div class="empty">
        <h2>${t("history-empty-title")}</h2>
        <p>${t("history-empty")}</p>
        <p><a class="button button-primary" href="#">${t("history-empty-play")}</a></p>
      </div>
    `;
  }
  const all = () => void history.search({ variant: "", opponent: "" });
  if (matches.length === 0) {
    return html`
      <div class="empty">
        <p role="status">${t("history-none")}</p>
        <p><button type="button" class="button" data-action="all" @click=${all}>${t("history-none-all")}</button></p>
      </div>
    `;
  }
  return html`
    <ol class="history-list" aria-label=${t("history-list")}>
      ${repeat(
        matches,
        ({ id }) => id,
        (match) => row(page, match),
      )}
    </ol>
    ${more
      ? html`<p class="history-more">
          <button type="button" class="button" data-action="more" @click=${() => void history.showMore()}>${t("history-more")}</button>
        </p>`
      : nothing}
  `;
}

/** @param {Page} page */
export function historyView(page) {
  const { history } = page;
  const { total, error } = history.state;
  return html`
    <main class="pages" data-testid="history">
      <header class="topbar">
        <a class="button button-quiet button-icon" href="#" aria-label=${t("page-back")} title=${t("page-back")}>${backIcon()}</a>
        <h1 class="topbar-title">${t("history-title")}</h1>
      </header>
      ${error ? notice(error, t("page-try-again"), () => void history.load()) : nothing} ${backupReminder(page.backup)}
      ${deletedNotice(history)} ${total > 0 ? filters(page) : nothing} ${list(page)}
      <p class="history-check"><a class="lone-link" href="#proof">${t("history-check")}</a></p>
      ${deleteDialog(history)}
    </main>
  `;
}
