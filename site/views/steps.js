/** The steps of a replay in words, and the list of them in which one can click. */

import { languageOfPage, t } from "../i18n/index.js";
import { ref } from "../vendor/lit-html/directives/ref.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { signBadge, swatch } from "./analysis_signs.js";
import { LOUD, wordChange, wordVerdict } from "./analysis_words.js";
import { levelName } from "./levels.js";
import { colourName, playerName } from "./names.js";
import { showsSymbols } from "./symbols.js";

/** @import { ReplayData, ReplayFrame, Verdict } from "../types.js" */
/** @import { Seat } from "../state/players.js" */
/** @import { Replay } from "../state/replay.js" */

/**
 * @typedef {object} Step
 * @property {number} position
 * @property {ReplayFrame} frame
 * @property {number} move how many moves of the match were made by then
 * @property {string} words "Player 2 chose colour 3, triangle, took 5"
 * @property {string} short as it stands in the list
 */

/** @typedef {{ number: number, steps: Step[] }} StepsOfGame */

/** @type {WeakMap<ReplayData, { language: string, games: StepsOfGame[], steps: Step[] }>} Worded once for each match. */
const worded = new WeakMap();

/**
 * Whoever looks at a record need not be one of its players: nobody in it is simply "you". Who has no name, and played at this
 * device alone against computers, is told all the same which one that was.
 * @param {ReplayData} data
 * @returns {Seat[]}
 */
export function seatsSeen({ own, terms: { seats } }) {
  const computers = seats.filter(({ kind }) => kind === "computer").length;
  const alone = own && computers === seats.length - 1;
  return seats.map(({ kind, name, level }, player) => {
    if (kind === "person") return { kind, name: name || (alone ? t("player-yourself", { number: player + 1 }) : "") };
    const called = name || (computers === 1 ? t("player-computer") : t("player-computer-numbered", { number: player + 1 }));
    return { kind: "person", name: level ? t("replay-computer", { name: called, level: levelName(level) }) : called };
  });
}

/**
 * @param {ReplayData} data
 * @returns {{ games: StepsOfGame[], steps: Step[] }} all steps, by game and in one row
 */
export function stepsOf(data) {
  const known = worded.get(data);
  if (known?.language === languageOfPage()) return known;
  let move = 0;
  const steps = data.frames.map((frame, position) => {
    if (frame.kind === "move") move += 1;
    return { position, frame, move, words: wordStep(data, position), short: wordShort(data, frame) };
  });
  /** @type {StepsOfGame[]} */
  const games = [];
  for (const step of steps) {
    const { number } = step.frame.snapshot.match;
    const game = games.at(-1);
    if (game?.number === number) game.steps.push(step);
    else games.push({ number, steps: [step] });
  }
  const all = { language: languageOfPage(), games, steps };
  worded.set(data, all);
  return all;
}

/**
 * @param {ReplayData} data
 * @param {number} position
 * @returns {string} what happened there
 */
function wordStep(data, position) {
  const { kind, number, snapshot } = data.frames[position];
  if (number === null) return t("step-begin");
  const seats = seatsSeen(data);
  if (snapshot.last) {
    const { player, colour, worth } = snapshot.last;
    return t("step-move", { name: playerName(seats, player), colour: colourName(colour), worth });
  }
  const words = t(`step-${kind}`, { name: playerName(seats, number) });
  const begins = snapshot.match.number !== data.frames[position - 1].snapshot.match.number;
  return begins ? `${words}. ${t("step-begin-game", { number: snapshot.match.number + 1 })}` : words;
}

/**
 * @param {ReplayData} data
 * @param {ReplayFrame} frame
 * @returns {string} "+5"
 */
function wordShort(data, { kind, number, snapshot }) {
  if (snapshot.last) return t("steps-gain", { worth: snapshot.last.worth });
  return number === null ? t("steps-begin") : t(`steps-${kind}`, { name: playerName(seatsSeen(data), number) });
}

/**
 * @param {Replay} replay
 * @returns {string} "Move 12 of 74: Player 2 chose colour 3, triangle, took 5"
 */
export function wordPosition({ state: { data, position } }) {
  if (!data) return "";
  const { move, words, frame } = stepsOf(data).steps[position];
  if (frame.kind === "begin") return words;
  return t(frame.kind === "move" ? "step-place" : "step-place-other", { move, moves: data.moves, words });
}

/**
 * Keeps the step that is shown within sight, and moves nothing but the list for it.
 * @param {Element | undefined} element of the step
 */
function keepInSight(element) {
  if (!(element instanceof HTMLElement)) return;
  queueMicrotask(() => {
    const list = element.closest(".steps");
    if (!list) return;
    // Whoever walks the list by keys stays on the step that is shown.
    if (list.contains(document.activeElement)) element.focus({ preventScroll: true });
    const outer = list.getBoundingClientRect();
    const inner = element.getBoundingClientRect();
    if (inner.top < outer.top || inner.bottom > outer.bottom) {
      list.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
    }
    if (inner.left < outer.left || inner.right > outer.right) {
      list.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
    }
  });
}

/** @type {WeakMap<Verdict, string>} Worded once, although the list is drawn with every step. */
const judged = new WeakMap();

/**
 * @param {Verdict} verdict
 * @param {ReplayData} data
 * @returns {string} as `wordVerdict` says it
 */
function wordJudged(verdict, data) {
  const known = judged.get(verdict) ?? wordVerdict(seatsSeen(data), verdict);
  judged.set(verdict, known);
  return known;
}

/**
 * What an analysis says beside a move: a sign for those that cost something; where there is room, values and the best colour, too.
 * @param {Verdict} verdict
 * @param {boolean} symbols
 */
function beside(verdict, symbols) {
  return html`<span class="step-verdict" aria-hidden="true" data-exact=${verdict.exact ? "yes" : "no"}>
    ${LOUD.has(verdict.mark) ? signBadge(verdict.mark) : nothing}
    <span class="step-values">${wordChange(verdict)}</span>
    <span class="step-best">${verdict.best === verdict.colour ? nothing : swatch(verdict.best, symbols)}</span>
  </span>`;
}

/** The same once more, when the list is laid out anew because its moves are judged. @param {Element | undefined} element */
const keepJudgedInSight = (element) => keepInSight(element);

/**
 * @param {Replay} replay
 * @param {Step} step
 */
function stepButton(replay, { position, frame, move, words: happened, short }) {
  const { last } = frame.snapshot;
  const shown = position === replay.state.position;
  const verdict = replay.analysis.insight?.verdicts.get(position);
  const words = verdict && replay.state.data ? `${happened}. ${wordJudged(verdict, replay.state.data)}` : happened;
  // One stop of the Tab key for the whole list: the arrow keys step through it.
  return html`
    <li>
      <button
        type="button"
        class="step"
        data-position=${position}
        data-kind=${frame.kind}
        tabindex=${shown ? 0 : -1}
        aria-current=${shown ? "step" : "false"}
        title=${words}
        @click=${() => replay.pick(position)}
        ${shown ? ref(replay.analysis.insight ? keepJudgedInSight : keepInSight) : ref(undefined)}
      >
        ${
          last
            ? html`<span class="step-number" aria-hidden="true">${move}</span>
                <span class="player-mark" aria-hidden="true" data-mark=${last.player} data-colour=${last.colour}></span>`
            : ""
        }
        <span class="visually-hidden">${frame.kind === "move" ? `${move}. ${words}` : words}</span>
        <span class="step-gain" aria-hidden="true">${short}</span>${verdict ? beside(verdict, showsSymbols(replay.settings)) : nothing}
      </button>
    </li>
  `;
}

/** What stands beside a move of a match that is analysed. */
const COLUMNS = ["taken", "value", "best"];

/** @param {Replay} replay of an open record */
export function stepList(replay) {
  const { data } = replay.state;
  if (!data) return html``;
  return html`
    <nav class="steps" aria-label=${t("steps-title")} data-testid="steps">
      ${
        replay.analysis.insight
          ? html`<p class="steps-columns" aria-hidden="true">${COLUMNS.map((column) => html`<span>${t(`analysis-column-${column}`)}</span>`)}</p>`
          : nothing
      }
      ${stepsOf(data).games.map(
        ({ number, steps }) => html`
          <section class="steps-game">
            <h2>${t("steps-game", { number: number + 1 })}</h2>
            <ol>
              ${steps.map((step) => stepButton(replay, step))}
            </ol>
          </section>
        `,
      )}
    </nav>
  `;
}
