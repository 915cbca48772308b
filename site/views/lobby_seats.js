/** The lobby: who plays. In practice that is the level of each computer and who begins; at one device, who sits where. */

import { t } from "../i18n/index.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { levelName, levelSelect, levelText } from "./levels.js";
import { pairName, variantName } from "./names.js";

/** @import { Level, SeatKind, VariantInfo } from "../types.js" */
/** @import { Lobby } from "../state/lobby.js" */
/** @import { Begins, Mode } from "../state/practice_setup.js" */

/** @type {readonly Mode[]} */
const MODES = ["practice", "shared"];
/** @type {readonly Begins[]} */
const BEGINS = ["you", "computer", "lot"];

/**
 * Whether one practises or shares the device.
 * @param {Lobby} lobby
 */
export function modeChoice(lobby) {
  return html`
    <fieldset class="modes">
      <legend class="visually-hidden">${t("lobby-mode")}</legend>
      <div class="source-kinds">
        ${MODES.map(
          (mode) => html`
            <label class="source-kind">
              <input type="radio" name="mode" value=${mode} .checked=${lobby.state.mode === mode} @change=${() => lobby.chooseMode(mode)} />
              <span>${t(`lobby-mode-${mode}`)}</span>
            </label>
          `,
        )}
      </div>
    </fieldset>
  `;
}

/**
 * @param {VariantInfo} variant
 * @param {number} far how many places clockwise from the person
 * @returns {string} who sits there
 */
function wordRival({ sides }, far) {
  if (sides.length === 2) return t("lobby-practice-rival");
  return sides[far] === sides[0] ? t("lobby-practice-partner") : t(`lobby-practice-rival-${far}`);
}

/**
 * @param {Lobby} lobby
 * @param {number} place as `Lobby.chooseLevel` wants it
 * @param {string} label
 */
function level(lobby, place, label) {
  const choose = (/** @type {Level} */ wished) => lobby.chooseLevel(place, wished);
  return levelSelect({ name: `level-${place}`, label, level: lobby.state.levels[place], choose });
}

/**
 * The computers and their levels, and who begins.
 * @param {Lobby} lobby
 * @param {VariantInfo} variant
 */
export function practiceSeats(lobby, variant) {
  const { levels, begins } = lobby.state;
  const places = variant.sides.slice(1).map((_, index) => index + 1);
  const chosen = [...new Set(places.map((far) => levels[far]))];
  return html`
    <div class="rivals" role="group" aria-label=${t("lobby-practice-levels")}>
      ${places.map((far) => {
        const label = wordRival(variant, far);
        return html`<div class="rival" data-place=${far}><span class="rival-label">${label}</span> ${level(lobby, far, t("level-of", { name: label }))}</div>`;
      })}
      ${levelTexts(chosen)}
    </div>
    <div class="begins" role="radiogroup" aria-labelledby="begins-label">
      <span id="begins-label" class="begins-label">${t("lobby-begins")}</span>
      <div class="source-kinds">
        ${BEGINS.map(
          (who) => html`
            <label class="source-kind">
              <input type="radio" name="begins" value=${who} .checked=${begins === who} @change=${() => lobby.chooseBegins(who)} />
              <span>${t(`lobby-begins-${who}`)}</span>
            </label>
          `,
        )}
      </div>
    </div>
    <p class="seat-note">${t("lobby-practice-note")}</p>
  `;
}

/**
 * What the chosen levels are like; the name goes before each when there are several.
 * @param {Level[]} levels
 */
function levelTexts(levels) {
  return levels.map(
    (each) => html`<p class="level-text" data-level=${each}>${levels.length > 1 ? html`<b>${levelName(each)}:</b> ` : nothing}${levelText(each)}</p>`,
  );
}

/**
 * Everybody's seat at this device.
 * @param {Lobby} lobby
 * @param {VariantInfo} variant
 */
export function sharedSeats(lobby, variant) {
  const { seats } = lobby.state;
  return html`
    <div class="seat-list" role="group" aria-label=${t("lobby-seats")}>${seats.map((_, player) => seat(lobby, variant, player))}</div>
    ${seatsNote(lobby)}
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
      ${personal ? nameField(lobby, player, label) : level(lobby, player, t("lobby-level-of", { number }))}
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

/** @param {Lobby} lobby */
function seatsNote({ state: { seats, levels } }) {
  const persons = seats.filter((kind) => kind === "person").length;
  const words = ["lobby-seats-none", "lobby-seats-one"][persons] ?? "lobby-seats-shared";
  const chosen = [...new Set(seats.flatMap((kind, player) => (kind === "computer" ? [levels[player]] : [])))];
  return html`<p class="seat-note">${t(words)}</p>
    ${levelTexts(chosen)}`;
}

/**
 * @param {Lobby} lobby
 * @returns {string} what the start leads to, for screens on which the choices are out of sight
 */
export function wordSummary(lobby) {
  const { entry, levels } = lobby.state;
  const variant = variantName(entry);
  const players = lobby.variant?.players ?? 2;
  if (!lobby.practises) return t("lobby-summary-shared", { variant });
  const chosen = new Set(levels.slice(1, players));
  return chosen.size === 1 ? t("lobby-summary-level", { variant, level: levelName(levels[1]) }) : t("lobby-summary-levels", { variant });
}
