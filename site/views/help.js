/** The help of the table: how to play, and what is special about this board, with pictures cut out of it. */

import { t } from "../i18n/index.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { closeRow, dialog } from "./dialog.js";
import { keyList } from "./key_words.js";
import { detailOf } from "./mounts.js";
import { isComputer, variantName } from "./names.js";

/** @import { BoardData } from "../types.js" */
/** @import { ChoosingTable } from "../state/choosing_table.js" */

/**
 * One line with a picture of a place on the board that shows what it says.
 * @param {BoardData} board
 * @param {number[]} cells around whose middle the picture is cut out; none: no line
 * @param {string} text
 */
function example(board, cells, text) {
  if (cells.length === 0) return nothing;
  return html`<li><span class="example-picture" ${detailOf({ board, cells })}></span> <span>${text}</span></li>`;
}

/** @param {BoardData} board */
function examples(board) {
  const worth = (/** @type {number} */ wished) => board.worths.filter(([, value]) => value === wished).map(([cell]) => cell);
  return html`
    <ul class="examples">
      ${example(board, board.starts[0].slice(0, 1), t("help-example-territory"))}
      ${example(board, worth(3).slice(0, 1), t("help-example-worth", { worth: 3 }))}
      ${example(board, worth(5).slice(0, 1), t("help-example-worth", { worth: 5 }))}
      ${example(board, board.pots.slice(0, 1), t("help-example-pot"))}
      ${example(board, board.obstacles.slice(0, 1), t("help-example-obstacle"))}
      ${example(board, board.walls[0]?.cells ?? [], t("help-example-wall"))}
    </ul>
  `;
}

/** @param {BoardData} board */
function aboutBoard(board) {
  return html`
    <h3>${variantName(board.variant)}</h3>
    <p>${t(`variant-${board.variant}-text`)}</p>
    ${examples(board)}
  `;
}

/** @param {ChoosingTable} table */
export function helpDialog(table) {
  const { board } = table.state;
  const two = new Set(board?.sides).size <= 2;
  const fixed = ["arrows", "enter", "escape"].map((name) => /** @type {[string, string]} */ ([t(`keys-${name}`), t(`keys-${name}-text`)]));
  const content = html`
    <div class="prose" tabindex="-1" autofocus>
      <p>${t("help-move")}</p>
      <p>${t("help-barred")}</p>
      <p>${t("help-region")}</p>
      <p>${t("help-win")}</p>
      <p>${t(two ? "help-bar-two" : "help-bar-many")}</p>
      ${board ? aboutBoard(board) : nothing}
      <p>
        <a href="#rules" data-action="rules">${t("rules-all")}</a>
        ${board ? html`· <a href="#rules=${board.variant}" data-action="rules-of-board">${t("rules-of-board", { variant: variantName(board.variant) })}</a>` : nothing}
      </p>
      ${table.state.peers
        ? html`<h3>${t("help-leaving")}</h3>
            <p data-help="leaving">${t("help-leaving-text")}</p>`
        : nothing}
      ${table.state.seats.some((_, player) => isComputer(table.state.seats, player)) && !table.state.peers
        ? html`<h3>${t("help-practice")}</h3>
            <p data-help="practice">${t("help-practice-hint")} ${t("help-practice-back")}</p>
            <p>${t("help-practice-level")}</p>`
        : nothing}
      <h3>${t("help-choosing")}</h3>
      <p>${t("help-mouse")}</p>
      <p>${t("help-touch")}</p>
      <p>${t("help-preview")}</p>
      <h3>${t("replay-help-keys")}</h3>
      ${keyList(table.settings, ["sound", "speak", "help"], { colours: board?.colourCount ?? 9, fixed })}
    </div>
    ${closeRow()}
  `;
  return dialog("help", t("help-title"), content, () => table.openDialog(null));
}
