/** The table's options: the settings that one may want while playing, and the way to all of them. */

import { t } from "../i18n/index.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { closeRow, dialog } from "./dialog.js";
import { choiceOf, switchOf } from "./settings_parts.js";

/** @import { ChoosingTable } from "../state/choosing_table.js" */
/** @import { TemplateResult } from "../vendor/lit-html/lit-html.js" */

/**
 * @param {ChoosingTable} table
 * @param {TemplateResult | typeof nothing} [more] what else can be chosen at this table, above all else
 */
export function optionsDialog(table, more = nothing) {
  const { settings } = table;
  const { seed, variant } = table.state;
  const board = encodeURI(`${variant}.${seed}`);
  const switches = /** @type {const} */ (["symbols", "bigSymbols", "animation", "confirm", "sound"]);
  const choices = /** @type {const} */ (["corner", "palette", "theme", "language"]);
  const content = html`
    <div class="options is-small">
      ${more} ${switches.map((name) => switchOf(settings, name))} ${choices.map((name) => choiceOf(settings, name, table))}
    </div>
    <p><a class="way" href="#settings" data-action="all-settings" @click=${() => table.openDialog(null)}>${t("options-all")}</a></p>
    <p class="board-number"><a href="#board=${board}">${t("options-board-link", { seed })}</a></p>
    ${closeRow()}
  `;
  return dialog("options", t("options-title"), content, () => table.openDialog(null));
}
