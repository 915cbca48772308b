/** The graph of values: who was ahead by how much with best play from each position on, proven or not. */

import { t } from "../i18n/index.js";
import { guard } from "../vendor/lit-html/directives/guard.js";
import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";
import { wordValue } from "./analysis_words.js";
import { BOX, positionAt } from "./curve.js";
import { valueCurves } from "./value_curve.js";

/** @import { ValueGraph, ValuePoint } from "../state/values.js" */
/** @import { ValueCurves } from "./value_curve.js" */

/**
 * @typedef {object} ValueGraphOptions
 * @property {(side: number) => string} nameOf a side
 * @property {number} position that is shown
 * @property {(position: number) => void} onPick somebody points at this position
 */

/** @type {WeakMap<ValueGraph, ValueCurves>} Worked out once for each state of an analysis. */
const curves = new WeakMap();

/** @param {ValueGraph} data */
function curvesFor(data) {
  const known = curves.get(data) ?? valueCurves(data);
  curves.set(data, known);
  return known;
}

/**
 * @param {ValueGraph} data
 * @param {ValueCurves} shown
 */
function still({ lines: { length }, mistakes }, { x, y, zero, boundaries, lines, open }) {
  const alone = length === 1;
  return svg`
    ${open.map(({ x: from, width }) => svg`<rect class="value-open" x=${from} y="0" width=${width} height=${BOX.height}></rect>`)}
    ${alone ? lines.map(({ area }) => svg`<path class="value-area" d=${area}></path>`) : nothing}
    <line class="value-zero" x1="0" x2=${BOX.width} y1=${zero} y2=${zero}></line>
    ${boundaries.map((at) => svg`<line class="graph-boundary" x1=${at} x2=${at} y1="0" y2=${BOX.height}></line>`)}
    ${lines.map(
      ({ mark, exact, estimate }) => svg`
        <path class="value-line is-estimate" data-mark=${alone ? "0" : mark} d=${estimate}></path>
        <path class="value-line" data-mark=${alone ? "0" : mark} d=${exact}></path>
        ${alone ? nothing : svg`<path class="graph-core" data-mark=${mark} d=${estimate + exact}></path>`}
      `,
    )}
    ${mistakes.map(
      ({ position, mark, value }) => svg`<path class="value-mistake" data-sign=${mark} d="M${x(position)} ${y(value)}h0.001"></path>`,
    )}
  `;
}

/**
 * @param {ValuePoint[][]} games
 * @param {number} position
 * @returns {ValuePoint | null} the value there, or the last one known before it in the same game
 */
function pointAt(games, position) {
  const game = games.findLast(([first]) => first && first.position <= position);
  return game?.findLast((point) => point.position <= position) ?? null;
}

/**
 * @param {ValueGraph} data
 * @param {ValueGraphOptions} options
 * @returns {string} the graph in words
 */
export function valueSummary({ games, lines, open }, { nameOf }) {
  const words = lines.flatMap(({ side, games: played }) =>
    played.flatMap(([first], game) => {
      // Of several sides one after the other has the first move.
      if (!first || first.position >= games[game].first + lines.length) return [];
      const { value, exact } = first;
      const said = { number: game + 1, name: nameOf(side), value: wordValue(value, true), sure: exact ? "exact" : "estimate" };
      return [t("analysis-graph-begins", said)];
    }),
  );
  return [...words, ...(open.length > 0 ? [t("analysis-graph-open")] : [])].join(" ");
}

/**
 * @param {ValueGraph} data
 * @param {ValueGraphOptions} options
 */
function legend(data, { nameOf, position }) {
  const alone = data.lines.length === 1;
  const sample = (/** @type {string} */ kind, /** @type {number} */ mark) => html`
    <svg class="graph-sample" viewBox="0 0 28 10" width="28" height="10" aria-hidden="true">
      <path class="value-line ${kind}" data-mark=${mark} d="M1 5H27"></path>
      ${alone ? nothing : svg`<path class="graph-core" data-mark=${mark} d="M1 5H27"></path>`}
    </svg>
  `;
  return html`
    <figcaption class="graph-legend">
      ${alone ? nothing : html`<span class="graph-name" title=${t("analysis-graph-estimate")}>≈</span>`}
      ${data.lines.map(({ side, mark, games }) => {
        const point = pointAt(games, position);
        return html`
          <span class="graph-name" data-side=${side}>
            ${alone ? nothing : sample("", mark)}
            <span class="graph-who">${nameOf(side)}</span>
            <b data-testid="value-here">${point ? wordValue(point.value, point.exact || !alone) : "–"}</b>
          </span>
        `;
      })}
      <span class="graph-name value-kind">${sample("", 0)}${t("analysis-graph-exact")}</span>
      <span class="graph-name value-kind">${sample("is-estimate", 0)}${t("analysis-graph-estimate")}</span>
    </figcaption>
  `;
}

/**
 * @param {ValueGraph} data
 * @param {ValueGraphOptions} options
 * @param {number[]} sides all sides of the match
 */
export function valueGraphView(data, options, sides) {
  const shown = curvesFor(data);
  const { position, nameOf, onPick } = options;
  const x = shown.x(position);
  const pick = (/** @type {PointerEvent} */ event) => {
    if (!(event.buttons & 1)) return;
    const host = /** @type {HTMLElement} */ (event.currentTarget);
    if (event.type === "pointerdown") host.setPointerCapture(event.pointerId);
    onPick(positionAt(event.clientX, (host.querySelector("svg") ?? host).getBoundingClientRect(), data.count));
  };
  const alone = data.lines.length === 1;
  return html`
    <figure class="graph value-graph" data-lines=${data.lines.length}>
      ${legend(data, options)}
      <div
        class="graph-field"
        data-testid="value-graph"
        role="img"
        aria-label="${t("analysis-graph-label")}. ${valueSummary(data, options)}"
        @pointerdown=${pick}
        @pointermove=${pick}
      >
        <svg class="graph-drawing" viewBox="0 0 ${BOX.width} ${BOX.height}" preserveAspectRatio="none" aria-hidden="true">
          ${guard([data], () => still(data, shown))}
          <line class="graph-now" x1=${x} x2=${x} y1="0" y2=${BOX.height}></line>
          ${data.lines.map(({ games }) => {
            const point = pointAt(games, position);
            return point ? svg`<path class="graph-dot" d="M${x} ${shown.y(point.value)}h0.001"></path>` : nothing;
          })}
        </svg>
        ${
          alone
            ? html`<span class="value-side is-up" aria-hidden="true">${t("analysis-graph-ahead", { name: nameOf(sides[0]) })}</span>
                <span class="value-side is-down" aria-hidden="true">${t("analysis-graph-ahead", { name: nameOf(sides[1]) })}</span>`
            : nothing
        }
      </div>
    </figure>
  `;
}
