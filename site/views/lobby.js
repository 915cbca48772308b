/** The lobby: eleven boards, and beside them the table that is being set up. */

import { t, wordError } from "../i18n/index.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { backupReminder } from "./backup.js";
import { engineFailure, engineProgress, notice } from "./engine.js";
import { inviteIcon, practiseIcon } from "./icons.js";
import { waitingInvites } from "./invite.js";
import { languageChoice } from "./language.js";
import { modeChoice, practiceSeats, sharedSeats, wordSummary } from "./lobby_seats.js";
import { thumbnailOf } from "./mounts.js";
import { variantName } from "./names.js";
import { appNotice, offlineChip } from "./offline.js";
import { tourOffer } from "./rules.js";
import { runningTables } from "./running.js";
import { wordClock } from "./veil.js";

/** @import { VariantInfo } from "../types.js" */
/** @import { Lobby } from "../state/lobby.js" */
/** @import { Page } from "../state/page.js" */
/** @import { App } from "./offline.js" */

/**
 * @param {Lobby} lobby
 * @param {string} entry a variant
 */
function card(lobby, entry) {
  const selected = lobby.state.entry === entry;
  return html`
    <button
      type="button"
      class="variant-card"
      data-variant=${entry}
      aria-pressed=${selected ? "true" : "false"}
      @click=${() => lobby.choose(entry)}
    >
      <span class="variant-picture" ${thumbnailOf(lobby.pictureOf(entry))}></span>
      <span class="variant-name">${variantName(entry)}</span>
    </button>
  `;
}

/**
 * How many games, and which clock.
 * @param {Lobby} lobby
 */
function match(lobby) {
  const { games, clock, catalogue } = lobby.state;
  /** @param {number} value */
  const option = (value) => html`
    <label class="source-kind">
      <input type="radio" name="games" value=${value} .checked=${games === value} @change=${() => lobby.chooseGames(value)} />
      <span>${t(value === 1 ? "lobby-games-one" : "lobby-games-two")}</span>
    </label>
  `;
  const choose = (/** @type {Event} */ event) => lobby.chooseClock(/** @type {HTMLSelectElement} */ (event.target).value);
  // Without a clock first: what most people at one device want.
  const clocks = [...(catalogue?.clocks ?? [])].reverse();
  return html`
    <fieldset class="games">
      <legend>${t("lobby-games")}</legend>
      <div class="source-kinds">${option(1)} ${option(2)}</div>
      ${games === 2 ? html`<p class="seat-note">${t("lobby-games-note")}</p>` : nothing}
    </fieldset>
    <label class="clock-choice">
      <span>${t("lobby-clock")}</span>
      <select name="clock" @change=${choose}>
        ${[clocks[0], ...clocks.slice(1).reverse()].map(
          (value) => html`<option value=${value} .selected=${value === clock}>${wordClock(value)}</option>`,
        )}
      </select>
    </label>
  `;
}

/** @param {Lobby} lobby */
function source(lobby) {
  const { source: chosen, seed, seedError } = lobby.state;
  /** @param {"new" | "seed"} value */
  const option = (value) => html`
    <label class="source-kind">
      <input type="radio" name="source" value=${value} .checked=${chosen === value} @change=${() => lobby.chooseSource(value)} />
      <span>${t(value === "new" ? "lobby-source-new" : "lobby-source-seed")}</span>
    </label>
  `;
  const write = (/** @type {Event} */ event) => lobby.writeSeed(/** @type {HTMLInputElement} */ (event.target).value);
  const field = html`
    <label class="seed">
      <span class="visually-hidden">${t("lobby-seed-label")}</span>
      <input
        type="text"
        name="seed"
        inputmode="numeric"
        autocomplete="off"
        spellcheck="false"
        .value=${seed}
        aria-invalid=${seedError ? "true" : "false"}
        aria-describedby="seed-note"
        @input=${write}
      />
    </label>
    <p id="seed-note" class=${seedError ? "seed-note is-error" : "seed-note"} role=${seedError ? "alert" : nothing}>
      ${seedError ? wordError(seedError) : t("lobby-seed-hint")}
    </p>
  `;
  return html`
    <fieldset class="source">
      <legend>${t("lobby-source")}</legend>
      <div class="source-kinds">${option("new")} ${option("seed")}</div>
      ${chosen === "seed" ? field : nothing}
    </fieldset>
    ${chosen === "new" && seedError ? html`<p class="seed-note is-error" role="alert">${wordError(seedError)}</p>` : nothing}
  `;
}

/**
 * The two large actions: to practise or to share the device, as is set up above them, or to invite somebody.
 * @param {Page} page
 */
function actions({ lobby, engine }) {
  const { waiting } = lobby.state;
  const starting = waiting && engine.state.phase === "starting";
  const words = t(lobby.practises ? "lobby-practise" : "lobby-start");
  return html`
    <div class="start-row">
      <button type="submit" class="button button-primary start-button" aria-disabled=${waiting ? "true" : "false"}>
        ${lobby.practises ? practiseIcon() : nothing} ${starting ? t("lobby-starting") : words}
      </button>
      <a class="button invite-button" href="#invite" data-action="invite-friend">${inviteIcon()} ${t("invite-title")}</a>
      <p class="start-summary" aria-hidden="true">${wordSummary(lobby)}</p>
    </div>
  `;
}

/**
 * @param {Page} page
 * @param {VariantInfo} variant
 */
function setup(page, variant) {
  const { lobby, engine } = page;
  const { entry } = lobby.state;
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    void lobby.start();
  };
  return html`
    <form class="setup" aria-label=${t("lobby-setup")} novalidate @submit=${submit}>
      <h2 class="setup-title">${variantName(entry)}</h2>
      <p class="setup-text">${t(`variant-${entry}-text`)}</p>
      <p class="setup-facts">${t("lobby-facts", { cells: variant.cells, colours: variant.colours, players: variant.players })}</p>
      ${modeChoice(lobby)} ${lobby.practises ? practiceSeats(lobby, variant) : sharedSeats(lobby, variant)} ${match(lobby)} ${source(lobby)}
      ${actions(page)} ${engine.state.phase === "starting" ? engineProgress(engine.state) : nothing}
    </form>
  `;
}

/** @param {Page} page */
function troubles(page) {
  const { phase, error } = page.engine.state;
  const { notice: wrong } = page.state;
  return html`
    ${wrong ? notice(wrong, t("page-dismiss"), () => page.closeNotice()) : nothing}
    ${phase === "failed" && error ? engineFailure(error, () => page.tryAgain()) : nothing}
  `;
}

/** @param {Page} page */
function boards({ lobby, engine }) {
  const { catalogue, error } = lobby.state;
  if (catalogue) {
    return html`
      <div class="variant-grid" role="group" aria-label=${t("lobby-boards")}>
        ${lobby.entries.map((entry) => card(lobby, entry))}
      </div>
    `;
  }
  if (error && engine.state.phase !== "failed") return notice(error, t("page-try-again"), () => void lobby.load());
  return html`<p class="waiting">${t("lobby-loading")}</p>`;
}

/**
 * @param {Page} page
 * @param {App} app
 */
export function lobbyView(page, app) {
  const { variant } = page.lobby;
  return html`
    <main class="lobby" data-testid="lobby">
      <header class="topbar">
        <img class="logo" src=${new URL("../icons/icon.svg", import.meta.url).href} alt="" width="32" height="32" />
        <h1 class="topbar-title">${t("page-name")}</h1>
        <a class="button puzzle-link" href="#puzzle" data-action="puzzle">${t("puzzle-lobby")}</a>
        <p class="topbar-note">${t("lobby-intro")}</p>
        ${tourOffer(page.rules)}
      </header>
      ${troubles(page)} ${app.offline.tells ? appNotice(page, app) : nothing} ${backupReminder(page.backup)} ${waitingInvites(page)} ${runningTables(page)}
      <div class="lobby-body">${boards(page)} ${variant ? setup(page, variant) : nothing}</div>
      ${app.offline.tells ? nothing : appNotice(page, app)}
      <footer class="lobby-footer">
        <a href="#join=">${t("invited-page")}</a> <a href="#friends">${t("friends-title")}</a>
        <a href="#history">${t("history-title")}</a> <a href="#profile">${t("profile-title")}</a> <a href="#record=">${t("open-title")}</a>
        <a href="#rules">${t("rules-title")}</a> <a href="#settings">${t("settings-title")}</a> <a href="#licences">${t("lobby-footer-licences")}</a> ${languageChoice(page.settings)} ${offlineChip(app)}
      </footer>
    </main>
  `;
}
