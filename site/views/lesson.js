/** A board of the rules book: what to do, the board, its colours, and what has happened. */

import { t } from "../i18n/index.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { colourBar } from "./colours.js";
import { notice } from "./engine.js";
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
 * @param {Extract<Part, { kind: "board" }>} part
 * @param {Lesson} lesson
 */
export function lessonView({ task, answers }, lesson) {
  const { phase, notice: wrong } = lesson.state;
  const open = phase === "open";
  return html`
    <figure class="lesson" data-lesson=${lesson.id} data-state=${stateOf(lesson)} data-count=${answers.length}>
      <figcaption class="lesson-task">${wording(task)}</figcaption>
      ${open
        ? html`<div class="lesson-board" ${boardOf(lesson)}></div>
            ${colourBar(lesson)} ${mark(lesson)}`
        : nothing}
      ${phase === "opening" ? html`<p class="waiting">${t("lesson-wait")}</p>` : nothing}
      ${wrong && lesson.engine.state.phase !== "failed" ? notice(wrong, t("page-try-again"), () => void lesson.open()) : nothing}
      <div class="lesson-said" role="status">
        ${answers.slice(0, lesson.told).map((words) => html`<p class="lesson-answer">${wording(words)}</p>`)}
        ${lesson.strayed ? html`<p class="lesson-answer">${t("lesson-other")}</p>` : nothing}
      </div>
      ${open && lesson.begun
        ? html`<button type="button" class="button lesson-again" data-action="lesson-again" @click=${() => void lesson.open()}>
            ${t("lesson-again")}
          </button>`
        : nothing}
      <div class="lesson-print">
        <p>${t("lesson-answer")}</p>
        ${answers.map((words) => html`<p>${wording(words)}</p>`)}
      </div>
    </figure>
  `;
}
