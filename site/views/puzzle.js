/** The page of the puzzle of the day: the position, the task, the answers, and every state on the way there. */

import { t, wordError } from "../i18n/index.js";
import { classMap } from "../vendor/lit-html/directives/class-map.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { colourBar, wordBar } from "./colours.js";
import { closeAround, dialog } from "./dialog.js";
import { engineFailure, engineProgress, notice } from "./engine.js";
import { equatorBar, playerPanels } from "./figures.js";
import { helpDialog } from "./help.js";
import { backIcon, helpIcon, optionsIcon, rightIcon, wrongIcon } from "./icons.js";
import { boardOf } from "./mounts.js";
import { colourName } from "./names.js";
import { optionsDialog } from "./options.js";
import { otherDays, puzzleResult } from "./puzzle_result.js";
import { wordAnswer, wordDate, wordTried } from "./puzzle_words.js";
import { soundTool } from "./sound_tool.js";
import { speakButton } from "./speak.js";
import { tool } from "./tool.js";

/** @import { PuzzleData } from "../types.js" */
/** @import { Page } from "../state/page.js" */
/** @import { Puzzle } from "../state/puzzle.js" */
/** @import { PuzzleTable } from "../state/puzzle_table.js" */

/** @param {Puzzle} puzzle @returns {boolean} whether a day has begun while the puzzle of the one before is looked at */
const hasNew = ({ state: { daily, date, today } }) => daily && date !== "" && date < today;

/** @param {Puzzle} puzzle */
function note(puzzle) {
  const { date, phase } = puzzle.state;
  if (hasNew(puzzle)) {
    return html`<span class="topbar-note"
      ><button type="button" class="button button-primary" data-action="new-puzzle" @click=${() => void puzzle.show("")}>${t("puzzle-new")}</button></span
    >`;
  }
  if (phase === "refused" || !date) return html`<span class="topbar-note"></span>`;
  return html`<time class="topbar-note" datetime=${date}>${wordDate(date, "medium")}</time>`;
}

/** @param {Puzzle} puzzle */
function topbar(puzzle) {
  const { table } = puzzle;
  return html`
    <header class="topbar">
      <a class="button button-quiet button-icon" href="#" aria-label=${t("page-back")} title=${t("page-back")}>${backIcon()}</a>
      <h1 class="topbar-title">${t("puzzle-title")}</h1>
      ${note(puzzle)} ${table ? soundTool(table.settings) : nothing} ${table ? tool("options", t("table-options"), optionsIcon(), () => table.openDialog("options")) : nothing}
      ${table ? tool("help", t("table-help"), helpIcon(), () => table.openDialog("help")) : nothing}
    </header>
  `;
}

/**
 * What is going on while there is no board, and what can be done.
 * @param {Page} page
 * @param {Puzzle} puzzle
 */
function waiting({ engine, thinker }, puzzle) {
  const { phase } = puzzle.state;
  if (phase === "opening") {
    const starting = engine.state.phase === "starting";
    return html`<div class="waiting"><p>${t("puzzle-opening")}</p>${starting ? engineProgress(engine.state) : nothing}</div>`;
  }
  if (phase === "making") {
    const label = t(thinker.unready ? "engine-starting" : "puzzle-making");
    return html`
      <div class="waiting puzzle-waiting">
        <h2>${t("puzzle-making")}</h2>
        <p>${t("puzzle-making-text")}</p>
        <div class="progress"><progress aria-label=${label}></progress><p class="progress-text" role="status">${label}</p></div>
        <p><button type="button" class="button" data-action="cancel" @click=${() => puzzle.cancel()}>${t("puzzle-cancel")}</button></p>
      </div>
    `;
  }
  if (phase !== "stopped") return nothing;
  return html`
    <div class="waiting puzzle-waiting">
      <p role="status">${t("puzzle-stopped")}</p>
      <p>
        <button type="button" class="button button-primary" data-action="make" @click=${() => void puzzle.tryAgain()}>${t("puzzle-make")}</button>
      </p>
    </div>
  `;
}

/**
 * What went wrong, with the way on.
 * @param {Page} page
 * @param {Puzzle} puzzle
 */
function troubles({ engine }, puzzle) {
  const { phase, notice: wrong, unkept } = puzzle.state;
  if (phase === "refused" && wrong) {
    const days = Object.entries(wrong.parameters).map(([name, day]) => [name, wordDate(String(day))]);
    return html`
      <div class="notice" role="alert" data-code=${wrong.code}>
        <p>${wordError({ ...wrong, parameters: Object.fromEntries(days) })}</p>
        <a class="button" data-action="today" href="#puzzle">${t("puzzle-today")}</a>
      </div>
    `;
  }
  if (phase === "failed" && engine.state.phase === "failed" && engine.state.error) {
    return engineFailure(engine.state.error, () => void puzzle.tryAgain());
  }
  if (phase === "failed" && wrong) return notice(wrong, t("page-try-again"), () => void puzzle.tryAgain());
  if (wrong) return notice(wrong, t("page-dismiss"), () => puzzle.closeNotice());
  if (unkept && phase === "open") {
    return html`
      <div class="notice" role="alert" data-code=${unkept.code}><p>${t("puzzle-unkept", { why: wordError(unkept) })}</p></div>
    `;
  }
  return nothing;
}

/**
 * A new puzzle does not take the old one away, and says so where nothing moves under a finger.
 * @param {Puzzle} puzzle
 */
function newDay(puzzle) {
  if (!hasNew(puzzle)) return nothing;
  return html`
    <div class="notice" role="status" data-kind="new-day">
      <p>${t("puzzle-new-day")}</p>
      <button type="button" class="button" data-action="new-day" @click=${() => void puzzle.show("")}>${t("puzzle-new-day-go")}</button>
    </div>
  `;
}

/**
 * What screen readers are told besides the answer: a barred colour that was pressed.
 * @param {PuzzleTable} table
 * @returns {string}
 */
function wordBarred(table) {
  const choice = table.open ? table.choiceOf(table.state.shown) : null;
  if (!choice?.bar) return "";
  const { seats, snapshot } = table.state;
  return t("announce-barred", { colour: colourName(choice.colour), reason: wordBar(choice.bar, seats, snapshot?.mover ?? null) });
}

/** @param {Puzzle} puzzle */
function answer(puzzle) {
  const { verdict, solved, shown } = puzzle.state;
  const right = solved || shown;
  const classes = { "puzzle-answer": true, "is-right": solved, "is-wrong": !right && verdict !== null };
  return html`
    <p class=${classMap(classes)} data-testid="answer">
      ${solved ? rightIcon() : verdict && !right ? wrongIcon() : nothing}
      <span role="status" aria-live="polite">${wordAnswer(puzzle)}</span>
    </p>
  `;
}

/** @param {Puzzle} puzzle */
function giveUpDialog(puzzle) {
  const give = (/** @type {Event} */ event) => {
    closeAround(event);
    void puzzle.giveUp();
  };
  const content = html`
    <p>${t("puzzle-give-up-text")}</p>
    <p class="dialog-actions">
      <button type="button" class="button" data-action="give-up-no" @click=${closeAround}>${t("puzzle-give-up-no")}</button>
      <button type="button" class="button button-danger" data-action="give-up-yes" @click=${give}>${t("puzzle-give-up-yes")}</button>
    </p>
  `;
  return dialog("give-up", t("puzzle-give-up-title"), content, () => puzzle.openDialog(null));
}

/**
 * @param {Puzzle} puzzle
 * @param {PuzzleTable} table
 */
function dialogs(puzzle, table) {
  if (table.state.dialog === "options") return optionsDialog(table);
  if (table.state.dialog === "help") return helpDialog(table);
  return puzzle.state.dialog === "give-up" ? giveUpDialog(puzzle) : nothing;
}

/** @param {Puzzle} puzzle */
function trying(puzzle) {
  return html`
    <section class="puzzle-panel puzzle-trying">
      <p class="puzzle-actions">
        <span class="puzzle-tries" data-testid="tries">${t("puzzle-tries", { tries: puzzle.state.tries.length })}</span>
        <button type="button" class="button button-quiet" data-action="give-up" @click=${() => puzzle.openDialog("give-up")}>
          ${t("puzzle-give-up")}
        </button>
      </p>
      <p class="puzzle-soft">${t("puzzle-proven")}</p>
    </section>
  `;
}

/**
 * @param {Page} page
 * @param {Puzzle} puzzle
 * @param {PuzzleTable} table
 * @param {PuzzleData} data
 */
function openParts(page, puzzle, table, data) {
  const { board, seats, snapshot } = table.state;
  if (!board || !snapshot) return nothing;
  const { former } = puzzle.state;
  const sight = { board, seats, snapshot, table };
  const own = board.sides[table.cornerPlayer];
  return html`
    <div class="puzzle-task">
      <p class="puzzle-task-line">${t("puzzle-task")}</p>
      ${answer(puzzle)} ${speakButton(table, sight)}
    </div>
    ${playerPanels(sight, "rivals", [1 - own])} ${equatorBar(sight)}
    <div class="board-frame" ${boardOf(table)}></div>
    ${playerPanels(sight, "own", [own])} ${puzzle.done ? nothing : colourBar(table, (colour) => wordTried(puzzle, colour))}
    <div class="puzzle-side">
      ${newDay(puzzle)} ${troubles(page, puzzle)}
      ${former ? html`<p class="puzzle-soft" data-testid="former">${t("puzzle-former", { solved: former.solved ? "yes" : "no", tries: former.tries.length })}</p>` : nothing}
      ${puzzle.done ? puzzleResult(puzzle, table, data) : trying(puzzle)} ${otherDays(puzzle)}
    </div>
    <p class="visually-hidden" role="status" aria-live="polite">${wordBarred(table)}</p>
    ${dialogs(puzzle, table)}
  `;
}

/**
 * @param {Page} page
 * @param {Puzzle} puzzle
 */
export function puzzleView(page, puzzle) {
  const { table, data } = puzzle;
  const { phase, date, tries, solved, shown } = puzzle.state;
  const open = phase === "open" && table !== null && data !== null;
  return html`
    <main
      class="puzzle ${open ? "" : "is-closed"}"
      data-testid="puzzle"
      data-state=${phase}
      data-date=${date}
      data-tries=${tries.join(" ")}
      data-done=${solved ? "solved" : shown ? "shown" : "no"}
    >
      ${topbar(puzzle)}
      ${open ? openParts(page, puzzle, table, data) : html`${troubles(page, puzzle)} ${waiting(page, puzzle)}`}
    </main>
  `;
}
