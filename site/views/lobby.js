/** The lobby: twelve entries, and beside them the table that is being set up. */

import { t, wordError } from "../i18n/index.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { backupReminder } from "./backup.js";
import { engineFailure, engineProgress, notice } from "./engine.js";
import { waitingInvites } from "./invite.js";
import { languageChoice } from "./language.js";
import { thumbnailOf } from "./mounts.js";
import { pairName, variantName } from "./names.js";
import { tourOffer } from "./rules.js";
import { runningTables } from "./running.js";
import { wordClock } from "./veil.js";

/** @import { SeatKind, VariantInfo } from "../types.js" */
/** @import { Lobby } from "../state/lobby.js" */
/** @import { Page } from "../state/page.js" */

/**
 * @param {Lobby} lobby
 * @param {string} entry a variant or "practice"
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
 * @param {Lobby} lobby
 * @param {VariantInfo} variant
 * @param {number} player
 */
function seat(lobby, variant, player) {
  const number = player + 1;
  const label =
    variant.sides.length > new Set(variant.sides).size
      ? t("lobby-seat-pair", { number, pair: pairName(variant.sides[player]) })
      : t("lobby-seat", { number });
  /** @param {SeatKind} kind */
  const option = (kind) => html`
    <label class="seat-kind">
      <input
        type="radio"
        name="seat-${player}"
        value=${kind}
        .checked=${lobby.state.seats[player] === kind}
        @change=${() => lobby.sit(player, kind)}
      />
      <span>${t(kind === "person" ? "lobby-person" : "lobby-computer")}</span>
    </label>
  `;
  const personal = lobby.state.seats[player] === "person";
  return html`
    <fieldset class="seat" data-player=${player}>
      <legend class="visually-hidden">${label}</legend>
      <span class="player-mark" data-mark=${player} aria-hidden="true"></span>
      ${personal ? nameField(lobby, player, label) : html`<span class="seat-label" aria-hidden="true">${label}</span>`}
      <div class="seat-kinds">${option("person")} ${option("computer")}</div>
    </fieldset>
  `;
}

/**
 * @param {Lobby} lobby
 * @param {number} player a person
 * @param {string} label of the seat
 */
function nameField(lobby, player, label) {
  const write = (/** @type {Event} */ event) => lobby.name(player, /** @type {HTMLInputElement} */ (event.target).value);
  return html`
    <input
      class="seat-name"
      type="text"
      name="name-${player}"
      autocomplete=${player === 0 ? "nickname" : "off"}
      spellcheck="false"
      maxlength=${lobby.state.catalogue?.longestName ?? 20}
      size=${label.length}
      placeholder=${label}
      aria-label=${t("lobby-name", { number: player + 1 })}
      .value=${lobby.state.names[player] ?? ""}
      @input=${write}
    />
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
function seatsNote({ state: { seats } }) {
  const persons = seats.filter((kind) => kind === "person").length;
  const words = ["lobby-seats-none", "lobby-seats-one"][persons] ?? "lobby-seats-shared";
  return html`<p class="seat-note">${t(words)}</p>`;
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

/** @param {Lobby} lobby */
function practiceBoard(lobby) {
  const { catalogue, practiceBoard: chosen } = lobby.state;
  if (!lobby.practises || !catalogue) return nothing;
  const change = (/** @type {Event} */ event) => lobby.choosePracticeBoard(/** @type {HTMLSelectElement} */ (event.target).value);
  return html`
    <label class="practice-board">
      <span>${t("lobby-practice-board")}</span>
      <select name="practice-board" @change=${change}>
        ${catalogue.variants.map(({ id }) => html`<option value=${id} .selected=${id === chosen}>${variantName(id)}</option>`)}
      </select>
    </label>
  `;
}

/**
 * @param {Page} page
 * @param {VariantInfo} variant
 */
function setup({ lobby, engine }, variant) {
  const { entry, seats, waiting } = lobby.state;
  const { phase } = engine.state;
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    void lobby.start();
  };
  return html`
    <form class="setup" aria-label=${t("lobby-setup")} novalidate @submit=${submit}>
      <h2 class="setup-title">${variantName(entry)}</h2>
      <p class="setup-text">${t(`variant-${entry}-text`)}</p>
      <p class="setup-facts">${t("lobby-facts", { cells: variant.cells, colours: variant.colours, players: variant.players })}</p>
      ${practiceBoard(lobby)}
      <div class="seat-list" role="group" aria-label=${t("lobby-seats")}>${seats.map((_, player) => seat(lobby, variant, player))}</div>
      ${seatsNote(lobby)} ${match(lobby)} ${source(lobby)}
      <div class="start-row">
        <button type="submit" class="button button-primary start-button" aria-disabled=${waiting ? "true" : "false"}>
          ${waiting && phase === "starting" ? t("lobby-starting") : t("lobby-start")}
        </button>
        <a class="button invite-button" href="#invite" data-action="invite-friend">${t("invite-title")}</a>
      </div>
      ${phase === "starting" ? engineProgress(engine.state) : nothing}
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

/** @param {Page} page */
export function lobbyView(page) {
  const { variant } = page.lobby;
  return html`
    <main class="lobby" data-testid="lobby">
      <header class="topbar">
        <img class="logo" src=${new URL("../icons/icon.svg", import.meta.url).href} alt="" width="32" height="32" />
        <h1 class="topbar-title">${t("page-name")}</h1>
        <p class="topbar-note">${t("lobby-intro")}</p>
      </header>
      ${troubles(page)} ${tourOffer(page.rules)} ${backupReminder(page.backup)} ${waitingInvites(page)} ${runningTables(page)}
      <div class="lobby-body">${boards(page)} ${variant ? setup(page, variant) : nothing}</div>
      <footer class="lobby-footer">
        <a href="#join=">${t("invited-page")}</a> <a href="#friends">${t("friends-title")}</a>
        <a href="#history">${t("history-title")}</a> <a href="#profile">${t("profile-title")}</a> <a href="#record=">${t("open-title")}</a>
        <a href="#rules">${t("rules-title")}</a> <a href="#licences">${t("lobby-footer-licences")}</a> ${languageChoice(page.settings)}
      </footer>
    </main>
  `;
}
