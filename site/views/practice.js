/** What is said while one practises: a hint with its reasons, the line that the computer expects, and why nobody thinks. */

import { symbolPath } from "../board/symbols.js";
import { t, wordError } from "../i18n/index.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { closeIcon } from "./icons.js";
import { levelSelect, levelText } from "./levels.js";
import { colourName, isComputer, playerName, sideName } from "./names.js";
import { wordReasons, wordValue } from "./practice_words.js";

/** @import { Snapshot } from "../types.js" */
/** @import { AnyTable } from "../state/page.js" */
/** @import { Expected } from "../state/practice_line.js" */
/** @import { Table } from "../state/table.js" */
/** @import { Sight } from "./figures.js" */

/**
 * A colour as it looks on its button.
 * @param {number} colour
 */
const swatch = (colour) => html`
  <span class="swatch" data-colour=${colour} aria-hidden="true">
    <span class="swatch-key">${colour + 1}</span>
    <svg class="swatch-symbol" viewBox="-1 -1 2 2"><path d=${symbolPath(colour)}></path></svg>
  </span>
`;

/**
 * @param {Table} table
 * @param {Sight} sight
 */
function hint(table, sight) {
  const { advice, expected } = table.state;
  if (!advice) return nothing;
  if (expected) return line(table, sight);
  return html`
    <section class="hint-card" data-kind="hint" data-colour=${advice.colour} data-exact=${advice.exact ? "yes" : "no"}>
      <p class="hint-head">
        ${swatch(advice.colour)} <strong>${t("hint-best", { colour: colourName(advice.colour) })}</strong>
        ${closeButton("close-hint", t("hint-close"), () => table.closeHint())}
      </p>
      <p role="status">
        <span class="hint-reasons">${wordReasons(advice, sight).join(" ")}</span> <span class="hint-value">${wordValue(advice, sight)}</span>
      </p>
      ${advice.line.length > 1
        ? html`<button type="button" class="button" data-action="expected" @click=${() => void table.line.open()}>${t("expected-title")}</button>`
        : nothing}
    </section>
  `;
}

/**
 * @param {string} action
 * @param {string} label
 * @param {() => void} act
 */
function closeButton(action, label, act) {
  return html`
    <button type="button" class="button button-quiet button-icon" data-action=${action} aria-label=${label} title=${label} @click=${act}>
      ${closeIcon()}
    </button>
  `;
}

/**
 * The line that the computer expects, move by move; a press shows the board after a move.
 * @param {Table} table
 * @param {Sight} sight
 */
function line(table, sight) {
  const { advice, expected } = table.state;
  if (!advice || !expected) return nothing;
  const { frames, step } = expected;
  const moves = advice.line.slice(0, frames.length - 1);
  return html`
    <section class="hint-card expected" aria-label=${t("expected-title")} data-kind="expected" data-step=${step}>
      <p class="hint-head"><strong>${t("expected-title")}</strong> ${closeButton("close-expected", t("expected-close"), () => table.closeLine())}</p>
      <ol class="expected-line">
        ${moves.map((colour, index) => expectedMove(table, sight, colour, index))}
      </ol>
      <p class="expected-words" role="status">${wordStep(sight, frames[step].snapshot, step)}</p>
    </section>
  `;
}

/**
 * @param {Sight} sight
 * @param {Snapshot} snapshot after so many moves of the line
 * @param {number} step
 * @returns {string} how the sides would stand then
 */
function wordStep({ board, seats }, snapshot, step) {
  if (step === 0) return t("expected-hint");
  const sides = snapshot.sides.map(({ side, worth }) => t("expected-side", { name: sideName(seats, board.sides, side), worth }));
  return t("expected-after", { moves: step, sides: sides.join(t("expected-between")) });
}

/**
 * @param {Table} table
 * @param {Sight} sight
 * @param {number} colour
 * @param {number} index of the move in the line
 */
function expectedMove(table, { seats }, colour, index) {
  const { frames, step } = /** @type {Expected} */ (table.state.expected);
  const player = frames[index].snapshot.mover ?? 0;
  const label = t("expected-move", { number: index + 1, name: playerName(seats, player), colour: colourName(colour) });
  const here = step === index + 1;
  return html`
    <li>
      <button
        type="button"
        class="expected-move"
        aria-label=${label}
        title=${label}
        aria-pressed=${here ? "true" : "false"}
        data-move=${index + 1}
        data-player=${player}
        @click=${() => table.line.show(here ? 0 : index + 1)}
      >
        ${swatch(colour)}<span class="player-mark" data-mark=${player} aria-hidden="true"></span>
      </button>
    </li>
  `;
}

/** @param {Table} table a hint is being worked out */
function asking(table) {
  return html`
    <div class="notice is-message" role="status" data-kind="asking">
      <p>${t(table.thinker.state.phase === "starting" ? "hint-starting" : "hint-thinking")}</p>
      <progress aria-hidden="true"></progress>
      <button type="button" class="button" data-action="cancel-hint" @click=${() => table.closeHint()}>${t("hint-cancel")}</button>
    </div>
  `;
}

/**
 * The second worker failed; the table goes on.
 * @param {AnyTable} table
 */
export function thinkerTrouble(table) {
  const { trouble } = table.state;
  if (!trouble) return nothing;
  const { error, of } = trouble;
  return html`
    <div class="notice notice-failure" role="alert" data-kind="thinker" data-code=${error.code}>
      <p><strong>${t(of === "move" ? "thinker-no-move" : "thinker-no-hint")}</strong> ${wordError(error)} ${t("thinker-kept")}</p>
      <p class="notice-actions">
        <button type="button" class="button button-primary" data-action="think-again" @click=${() => void table.thinkAgain()}>
          ${t("page-try-again")}
        </button>
      </p>
    </div>
  `;
}

/**
 * All that is said about thinking at a table, most of the time nothing.
 * @param {Table} table
 * @param {Sight} sight
 */
export function practiceMessages(table, sight) {
  return html`${thinkerTrouble(table)} ${table.state.asking ? asking(table) : hint(table, sight)}`;
}

/**
 * That nothing here counts, said as long as a computer plays.
 * @param {Table} table
 */
export function unratedMark(table) {
  const { seats } = table.state;
  if (!seats.some((_, player) => isComputer(seats, player))) return nothing;
  return html`
    <p class="table-unrated" title=${t("practice-unrated-why")}><span class="table-practice">${t("practice-mark")}</span> ${t("practice-unrated")}</p>
  `;
}

/**
 * The levels of the computers at a table, to be changed in mid-game.
 * @param {Table} table
 */
export function levelChoices(table) {
  const { seats, snapshot } = table.state;
  const levels = snapshot?.levels ?? [];
  if (!table.practises || !table.state.terms) return nothing;
  return html`
    <div class="level-choices" role="group" aria-label=${t("levels-title")}>
      ${levels.map((level, player) => {
        if (level === null) return nothing;
        const label = t("level-of", { name: playerName(seats, player) });
        return html`
          <label class="option option-choice" data-player=${player}>
            <span class="option-label">${label}</span>
            ${levelSelect({ name: `level-${player}`, label, level, choose: (wished) => void table.setLevel(player, wished) })}
            <span class="option-text">${levelText(level)}</span>
          </label>
        `;
      })}
    </div>
  `;
}
