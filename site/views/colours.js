/** The colour buttons under the board, and the tooltip that says what the one looked at would do. */

import { symbolPath } from "../board/symbols.js";
import { t } from "../i18n/index.js";
import { classMap } from "../vendor/lit-html/directives/class-map.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { shortcutOf } from "./key_words.js";
import { colourName, isYou, playerName } from "./names.js";
import { Press } from "./press.js";
import { showsSymbols } from "./symbols.js";

/** @import { Bar, ColourChoice, Preview } from "../types.js" */
/** @import { Action } from "../state/key_map.js" */
/** @import { Seat } from "../state/players.js" */
/** @import { ChoosingTable } from "../state/choosing_table.js" */

/** @type {WeakMap<ChoosingTable, Press>} */
const presses = new WeakMap();

/**
 * @param {ChoosingTable} table
 * @returns {Press} the same one for as long as the table lives
 */
function pressOf(table) {
  const press = presses.get(table) ?? new Press(table);
  presses.set(table, press);
  return press;
}

/**
 * @param {Preview} preview
 * @returns {string} "takes 7 (4 of them as own region)"
 */
function wordGain({ worth, closedWorth }) {
  if (worth === 0) return t("colour-takes-nothing");
  return closedWorth > 0 ? t("colour-takes-closed", { worth, closed: closedWorth }) : t("colour-takes", { worth });
}

/**
 * @param {Bar} bar
 * @param {Seat[]} seats
 * @param {number | null} mover
 * @returns {string} "the colour of Player 2"
 */
export function wordBar(bar, seats, mover) {
  if (bar.reason === "rival") return t("colour-rival", { name: playerName(seats, bar.player) });
  if (mover === null || isYou(seats, mover)) return t("colour-own");
  return t("colour-own-named", { name: playerName(seats, mover) });
}

/**
 * @param {ChoosingTable} table
 * @param {ColourChoice | null} choice
 * @returns {string} what the tooltip says
 */
export function wordChoice(table, choice) {
  if (table.canChooseAhead) return t("colour-ahead");
  if (!choice || table.moverKind !== "person" || table.state.watching) return t("colour-waits");
  if (choice.bar) return wordBar(choice.bar, table.state.seats, table.state.snapshot?.mover ?? null);
  if (!choice.preview) return "";
  const gain = wordGain(choice.preview);
  return table.state.hint === choice.colour ? t("hint-gain", { colour: colourName(choice.colour), gain }) : gain;
}

/**
 * What is to be said about a colour instead of what it would do; empty for nothing.
 * @callback NoteOf
 * @param {number} colour
 * @returns {string}
 */

/** @type {NoteOf} */
const NO_NOTE = () => "";

/**
 * @param {ChoosingTable} table
 * @param {number} colour
 * @param {NoteOf} noteOf
 */
function colourButton(table, colour, noteOf) {
  const press = pressOf(table);
  const { shown, selected, premove, hint, snapshot } = table.state;
  // While a move is under way nothing flickers: only who may press changes.
  const personal = table.moverKind === "person" && !snapshot?.paused && !table.state.watching;
  const ahead = premove === colour;
  const choice = personal ? table.choiceOf(colour) : null;
  const barred = Boolean(choice?.bar);
  const note = noteOf(colour);
  const classes = {
    "colour-button": true,
    "is-barred": barred,
    "is-waiting": !personal && !ahead,
    "is-shown": shown === colour,
    "is-selected": selected === colour,
    "is-ahead": ahead,
    "is-hinted": hint === colour,
    "is-noted": note !== "",
  };
  const name = `${colourName(colour)}: ${note || wordChoice(table, choice)}`;
  return html`
    <button
      type="button"
      class=${classMap(classes)}
      data-colour=${colour}
      data-bar=${choice?.bar?.reason ?? nothing}
      data-worth=${choice?.preview?.worth ?? nothing}
      aria-disabled=${barred || (!personal && !table.canChooseAhead) ? "true" : "false"}
      aria-pressed=${selected === colour || ahead ? "true" : nothing}
      aria-keyshortcuts=${shortcutOf(table.settings.keys, /** @type {Action} */ (`colour-${colour + 1}`)) ?? nothing}
      @pointerdown=${(/** @type {PointerEvent} */ event) => press.down(event, colour)}
      @pointermove=${(/** @type {PointerEvent} */ event) => press.move(event, colour)}
      @pointerup=${(/** @type {PointerEvent} */ event) => press.up(event)}
      @pointercancel=${() => press.cancel()}
      @pointerleave=${(/** @type {PointerEvent} */ event) => press.leave(event)}
      @contextmenu=${(/** @type {Event} */ event) => press.menu(event)}
      @focus=${(/** @type {FocusEvent} */ event) => press.focus(event, colour)}
      @blur=${() => press.blur()}
      @click=${(/** @type {MouseEvent} */ event) => press.click(event, colour)}
    >
      <span class="colour-key" aria-hidden="true">${colour + 1}</span>
      ${showsSymbols(table.settings)
        ? html`<svg class="colour-symbol" viewBox="-1 -1 2 2" aria-hidden="true"><path d=${symbolPath(colour)}></path></svg>`
        : nothing}
      <span class="colour-gain" aria-hidden="true">${choice?.preview?.worth ?? ""}</span>
      <span class="visually-hidden">${name}</span>
    </button>
  `;
}

/**
 * @param {ChoosingTable} table an open one
 * @param {NoteOf} [noteOf]
 */
export function colourBar(table, noteOf = NO_NOTE) {
  const { board, shown } = table.state;
  const colours = Array.from({ length: board?.colourCount ?? 0 }, (_, colour) => colour);
  return html`
    <div class="colour-bar" role="group" aria-label=${t("colours-label")} data-count=${colours.length}>
      ${colours.map((colour) => colourButton(table, colour, noteOf))}
    </div>
    <div class="colour-words" data-count=${colours.length}>
      ${shown === null ? besideColours(table) : nothing}
      <div class="tooltip" role="tooltip" data-for=${shown ?? nothing} ?hidden=${shown === null}>
        ${shown === null ? "" : noteOf(shown) || wordChoice(table, table.choiceOf(shown))}
      </div>
    </div>
  `;
}

/**
 * What is chosen ahead, or else what to do.
 * @param {ChoosingTable} table
 */
function besideColours(table) {
  const { premove } = table.state;
  if (premove === null) return firstHint(table);
  return html`<p class="hint is-ahead">${t("ahead-chosen", { colour: colourName(premove) })}</p>`;
}

/**
 * What to do, said until everybody has moved once; in the second game, that corners are swapped.
 * @param {ChoosingTable} table
 */
function firstHint({ moverKind, state: { snapshot, seats } }) {
  if (!snapshot || snapshot.mover === null || snapshot.ply >= snapshot.players.length) return nothing;
  if (snapshot.match.number > 0) {
    const first = snapshot.players.find(({ place }) => place === 0)?.player ?? 0;
    const words = isYou(seats, first) ? t("swapped-you") : t("swapped", { name: playerName(seats, first) });
    return html`<p class="hint swapped">${words}</p>`;
  }
  if (moverKind !== "person") return nothing;
  return html`
    <p class="hint"><span class="hint-pointing">${t("hint-pointing")}</span><span class="hint-touching">${t("hint-touching")}</span></p>
  `;
}
