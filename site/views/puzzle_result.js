/** What follows a solved puzzle: best play to be watched, the text to share, days in a row, and other days. */

import { t } from "../i18n/index.js";
import { ref } from "../vendor/lit-html/directives/ref.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { pauseIcon, playIcon, stepIcon } from "./icons.js";
import { colourName, isYou, playerName } from "./names.js";
import { wordDate, wordShared, wordShortDate } from "./puzzle_words.js";
import { takeFocus } from "./result.js";

/** @import { PuzzleData } from "../types.js" */
/** @import { Puzzle } from "../state/puzzle.js" */
/** @import { PuzzleTable } from "../state/puzzle_table.js" */

/** @param {Event} event of a field whose whole text is meant */
const selectAll = (event) => /** @type {HTMLTextAreaElement} */ (event.currentTarget).select();

/**
 * @param {PuzzleTable} table
 * @param {number} position of the solution
 * @returns {string} what was played there
 */
function wordMove(table, position) {
  const last = table.snapshots[position].last;
  if (position === 0 || !last) return t("puzzle-line-begin");
  const { seats } = table.state;
  const parameters = { name: playerName(seats, last.player), colour: colourName(last.colour), worth: last.worth };
  return isYou(seats, last.player) ? t("puzzle-line-words-you", parameters) : t("puzzle-line-words", parameters);
}

/**
 * @param {PuzzleTable} table
 * @param {number} position
 */
function lineStep(table, position) {
  const { last } = table.snapshots[position];
  const shown = position === table.position;
  const label =
    position === 0 || !last
      ? t("puzzle-line-start")
      : t("puzzle-line-move", {
          move: position,
          name: playerName(table.state.seats, last.player),
          colour: colourName(last.colour),
          worth: last.worth,
        });
  const face =
    position === 0 || !last
      ? html`<span>${t("puzzle-line-start-short")}</span>`
      : html`<span class="player-mark" data-mark=${last.player} data-colour=${last.colour} aria-hidden="true">${last.colour + 1}</span>`;
  return html`
    <li>
      <button
        type="button"
        class="step"
        data-position=${position}
        data-kind=${position === 0 ? "begin" : "move"}
        aria-current=${shown ? "step" : "false"}
        title=${label}
        @click=${() => table.goLine(position)}
      >
        <span aria-hidden="true">${face}</span><span class="visually-hidden">${label}</span>
      </button>
    </li>
  `;
}

/** @param {PuzzleTable} table */
function line(table) {
  const { playing } = table;
  const label = t(playing ? "puzzle-line-pause" : "puzzle-line-play");
  return html`
    <div class="puzzle-line" role="group" aria-label=${t("puzzle-line")} data-position=${table.position} data-playing=${playing ? "yes" : "no"}>
      <button
        type="button"
        class="button button-icon"
        data-action="play-line"
        aria-label=${label}
        title=${label}
        @click=${() => (playing ? table.pauseLine() : table.playLine())}
      >
        ${playing ? pauseIcon() : playIcon()}
      </button>
      <ol>
        ${table.snapshots.map((_, position) => lineStep(table, position))}
      </ol>
      <p class="puzzle-line-words">${wordMove(table, table.position)}</p>
    </div>
  `;
}

/** @param {Puzzle} puzzle */
function sharing(puzzle) {
  const { copied } = puzzle.state;
  const text = wordShared(puzzle);
  const copy = async (/** @type {Event} */ event) => {
    const field = /** @type {Element} */ (event.currentTarget).closest(".puzzle-share")?.querySelector("textarea");
    await puzzle.copy(text);
    if (puzzle.state.copied === "no" && field instanceof HTMLTextAreaElement) field.select();
  };
  const device = html`
    <button type="button" class="button button-primary" data-action="share" @click=${() => void puzzle.share(text)}>
      ${t("puzzle-share-device")}
    </button>
  `;
  return html`
    <div class="puzzle-share">
      <textarea readonly rows="3" aria-label=${t("puzzle-share")} .value=${text} @focus=${selectAll} @click=${selectAll}></textarea>
      <p class="puzzle-actions">
        ${puzzle.canShare ? device : nothing}
        <button type="button" class="button ${puzzle.canShare ? "" : "button-primary"}" data-action="copy" @click=${copy}>
          ${t("puzzle-share-copy")}
        </button>
        <button type="button" class="button" data-action="play-out" title=${t("puzzle-play-out-text")} @click=${() => void puzzle.playOut()}>
          ${t("puzzle-play-out")}
        </button>
      </p>
      <p class="puzzle-soft" role="status">${copied ? t(copied === "yes" ? "puzzle-share-copied" : "puzzle-share-select") : nothing}</p>
    </div>
  `;
}

/**
 * Days in a row, the last seven days, and the ways to other puzzles.
 * @param {Puzzle} puzzle
 */
export function otherDays(puzzle) {
  const { date, today } = puzzle.state;
  const beside = (/** @type {number} */ days, /** @type {string} */ action, /** @type {string} */ label) => {
    const day = puzzle.dayBeside(days);
    if (day === null) return nothing;
    const icon = stepIcon(days < 0 ? "back" : "on");
    return html`<a class="button button-quiet button-icon" data-action=${action} href="#puzzle=${day}" aria-label=${label} title=${label}>${icon}</a>`;
  };
  return html`
    <div class="puzzle-days">
      <div class="puzzle-row">
        <p class="puzzle-streak" data-days=${puzzle.streak}>${t("puzzle-streak", { days: puzzle.streak })}</p>
        ${beside(-1, "day-before", t("puzzle-before"))} ${beside(1, "day-after", t("puzzle-after"))}
      </div>
      <ol class="puzzle-week" aria-label=${t("puzzle-days")}>
        ${puzzle.week.map(({ day, fate }) => {
          const label = t("puzzle-day", { date: wordDate(day), fate });
          const { weekday, number } = wordShortDate(day);
          return html`
            <li>
              <a
                class="puzzle-day"
                href="#puzzle=${day}"
                data-day=${day}
                data-fate=${fate}
                aria-current=${day === date ? "page" : "false"}
                title=${label}
              >
                <span aria-hidden="true">${weekday}</span> <b aria-hidden="true">${number}</b>
                <span class="puzzle-fate" aria-hidden="true"></span>
                <span class="visually-hidden">${label}</span>
              </a>
            </li>
          `;
        })}
      </ol>
      <p class="puzzle-soft">${t("puzzle-streak-why")}</p>
      ${date < today ? html`<p><a data-action="today" href="#puzzle">${t("puzzle-today")}</a></p>` : nothing}
    </div>
  `;
}

/**
 * The colours are gone and the focus with them: reading goes on here, while the solution is played on the board.
 * @param {Element | undefined} title that has just come into the page
 */
function showPlay(title) {
  takeFocus(title);
  queueMicrotask(() => title?.closest(".puzzle")?.querySelector(".puzzle-task")?.scrollIntoView({ block: "nearest" }));
}

/**
 * @param {Puzzle} puzzle
 * @param {PuzzleTable} table
 * @param {PuzzleData} data
 */
export function puzzleResult(puzzle, table, data) {
  const { solved, tries } = puzzle.state;
  return html`
    <section class="puzzle-panel puzzle-result" data-solved=${solved ? "yes" : "no"} aria-labelledby="puzzle-result-title">
      <h2 id="puzzle-result-title" tabindex="-1" ${ref(showPlay)}>
        ${solved ? t("puzzle-solved", { tries: tries.length }) : t("puzzle-gave-up")}
      </h2>
      <p>${t("puzzle-why", { line: table.end, cells: data.margin })}</p>
      ${puzzle.fate === "late" ? html`<p class="puzzle-soft">${t("puzzle-late")}</p>` : nothing} ${line(table)}
      ${sharing(puzzle)}
    </section>
  `;
}
