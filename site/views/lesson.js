/** A board of the rules book: what to do, the board, its colours, and what has happened. */

import { t } from "../i18n/index.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { colourBar } from "./colours.js";
import { engineProgress, notice } from "./engine.js";
import { boardOf } from "./mounts.js";

/** @import { Part, Words } from "../i18n/rules.js" */
/** @import { Lesson } from "../state/lesson.js" */

/** @param {Words} words */
export const wording = (words) => words.map(({ text, strong }) => (strong ? html`<strong>${text}</strong>` : text));

/**
 * @param {Lesson} lesson
 * @returns {string} for style sheets and tests
 */
function stateOf(lesson) {
  if (lesson.state.phase !== "open") return lesson.state.phase;
  if (lesson.done) return "done";
  if (lesson.strayed) return "strayed";
  return lesson.state.busy ? "busy" : "asking";
}

/** @param {Lesson} lesson what stands beside the board, as at a table */
function mark({ state: { snapshot, board } }) {
  if (!snapshot || !board) return nothing;
  const { worth, needed, reachable } = snapshot.sides[board.sides[0]];
  return html`<p class="lesson-mark">${t(reachable ? "lesson-mark" : "lesson-mark-unreachable", { cells: worth, needed })}</p>`;
}

/**
 * What stands where the board will be. How far the engine is is said here: above the text, all of it would jump as soon as
 * the board is there.
 * @param {Lesson} lesson
 */
function waiting({ engine }) {
  return html`<div class="waiting"><p>${t("lesson-wait")}</p>${engine.state.phase === "starting" ? engineProgress(engine.state) : nothing}</div>`;
}

/**
 * What the board itself looks like at the moment, with the colours below it.
 * @param {Lesson} lesson
 */
function boardView(lesson) {
  const { phase, notice: wrong } = lesson.state;
  return html`
    ${phase === "open"
      ? html`<div class="lesson-board" ${boardOf(lesson)}></div>
          ${colourBar(lesson)} ${mark(lesson)}`
      : nothing}
    ${phase === "opening" ? waiting(lesson) : nothing}
    ${wrong && lesson.engine.state.phase !== "failed" ? notice(wrong, t("page-try-again"), () => void lesson.open()) : nothing}
  `;
}

/** @param {Lesson} lesson */
function againButton(lesson) {
  if (lesson.state.phase !== "open" || !lesson.begun) return nothing;
  return html`
    <button type="button" class="button lesson-again" data-action="lesson-again" @click=${() => void lesson.again()}>${t("lesson-again")}</button>
  `;
}

/**
 * A whole game in which each answer says what to do next: only the last one is shown, above the board.
 * @param {Extract<Part, { kind: "board" }>} part
 * @param {Lesson} lesson
 */
export function guidedView({ task, answers }, lesson) {
  const words = lesson.told === 0 ? task : answers[lesson.told - 1];
  return html`
    <figure class="lesson lesson-guided" data-lesson=${lesson.id} data-state=${stateOf(lesson)} data-told=${lesson.told}>
      <figcaption class="lesson-said">
        <div role="status"><p class="lesson-answer">${lesson.strayed ? t("lesson-other") : wording(words)}</p></div>
      </figcaption>
      ${boardView(lesson)} ${lesson.strayed ? againButton(lesson) : nothing}
    </figure>
  `;
}

/**
 * @param {Extract<Part, { kind: "board" }>} part
 * @param {Lesson} lesson
 */
export function lessonView({ task, answers }, lesson) {
  return html`
    <figure class="lesson" data-lesson=${lesson.id} data-state=${stateOf(lesson)} data-count=${answers.length}>
      <figcaption class="lesson-task">${wording(task)}</figcaption>
      ${boardView(lesson)}
      <div class="lesson-said" role="status">
        ${answers.slice(0, lesson.told).map((words) => html`<p class="lesson-answer">${wording(words)}</p>`)}
        ${lesson.strayed ? html`<p class="lesson-answer">${t("lesson-other")}</p>` : nothing}
      </div>
      ${againButton(lesson)}
      <div class="lesson-print">
        <p>${t("lesson-answer")}</p>
        ${answers.map((words) => html`<p>${wording(words)}</p>`)}
      </div>
    </figure>
  `;
}
