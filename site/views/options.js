/** The table's options: how the board looks, and how a colour is chosen. */

import { t } from "../i18n/index.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { closeRow, dialog } from "./dialog.js";
import { languageChoice } from "./language.js";
import { playerName } from "./names.js";

/** @import { Settings } from "../state/settings.js" */
/** @import { ChoosingTable } from "../state/choosing_table.js" */

/** @import { TemplateResult } from "../vendor/lit-html/lit-html.js" */

/** @typedef {"symbols" | "bigSymbols" | "animation" | "confirm" | "sound"} Switch */
/** @typedef {"theme" | "palette" | "corner"} Choice */

/**
 * @param {ChoosingTable} table
 * @param {Switch} name
 * @param {string} label
 * @param {string} [text] what it is good for
 */
function option(table, name, label, text = "") {
  const change = (/** @type {Event} */ event) => {
    const { checked } = /** @type {HTMLInputElement} */ (event.target);
    table.settings.change({ [name]: checked });
    // Big ones alone would show nothing.
    if (name === "bigSymbols" && checked) table.settings.change({ symbols: true });
  };
  return html`
    <label class="option">
      <input type="checkbox" name=${name} .checked=${table.settings.state[name]} @change=${change} />
      <span class="option-label">${label}</span>
      <span class="option-text">${text}</span>
    </label>
  `;
}

/**
 * @param {ChoosingTable} table
 * @param {Choice} name
 * @param {string} label
 * @param {[string, string][]} values each with its label
 */
function choice(table, name, label, values) {
  const current = table.settings.state[name];
  const change = (/** @type {Event} */ event) => {
    const { value } = /** @type {HTMLSelectElement} */ (event.target);
    table.settings.change(/** @type {Partial<Settings>} */ ({ [name]: value }));
  };
  const known = values.some(([value]) => value === current) ? current : values[0][0];
  return html`
    <label class="option option-choice">
      <span class="option-label">${label}</span>
      <select name=${name} @change=${change}>
        ${values.map(([value, text]) => html`<option value=${value} .selected=${value === known}>${text}</option>`)}
      </select>
    </label>
  `;
}

/**
 * @param {ChoosingTable} table
 * @param {TemplateResult | typeof nothing} [more] what else can be chosen at this table, above all else
 */
export function optionsDialog(table, more = nothing) {
  const { seats, seed, variant } = table.state;
  const board = encodeURI(`${variant}.${seed}`);
  /** @type {[string, string][]} */
  const corners = seats.map((_, player) => [String(player), playerName(seats, player)]);
  const content = html`
    <div class="options">
      ${more} ${option(table, "symbols", t("options-symbols"), t("options-symbols-text"))}
      ${option(table, "bigSymbols", t("options-big-symbols"))}
      ${option(table, "animation", t("options-animation"), t("options-animation-text"))}
      ${option(table, "confirm", t("options-confirm"), t("options-confirm-text"))}
      ${option(table, "sound", t("options-sound"), t("options-sound-text"))}
      ${choice(table, "corner", t("options-corner"), [["own", t("options-corner-own")], ...corners])}
      ${choice(table, "palette", t("options-palette"), [
        ["standard", t("options-palette-standard")],
        ["tuned", t("options-palette-tuned")],
      ])}
      ${choice(table, "theme", t("options-theme"), [
        ["system", t("options-theme-system")],
        ["light", t("options-theme-light")],
        ["dark", t("options-theme-dark")],
      ])}
      ${languageChoice(table.settings)}
    </div>
    <p class="board-number"><a href="#board=${board}">${t("options-board-link", { seed })}</a></p>
    ${closeRow()}
  `;
  return dialog("options", t("options-title"), content, () => table.openDialog(null));
}
