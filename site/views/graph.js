/** The territory graph: the worth of each side over a match. Whoever points into it goes there. */

import { t } from "../i18n/index.js";
import { guard } from "../vendor/lit-html/directives/guard.js";
import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";
import { BOX, curvesOf, positionAt, positionByKey } from "./curve.js";

/** @import { GraphData } from "../state/graph.js" */
/** @import { Curves } from "./curve.js" */

/**
 * @typedef {object} GraphOptions
 * @property {(side: number) => string} nameOf a side
 * @property {number} position that is shown
 * @property {string} words what happened there
 * @property {(position: number) => void} onPick somebody points at this position
 */

/** @type {WeakMap<GraphData, Curves>} Worked out once for each match. */
const curves = new WeakMap();

/** @param {GraphData} data */
function curvesFor(data) {
  const known = curves.get(data) ?? curvesOf(data);
  curves.set(data, known);
  return known;
}

/** @param {Curves} shown */
function still({ equator, boundaries, lines }) {
  return svg`
    ${equator === null ? nothing : svg`<line class="graph-equator" x1="0" x2=${BOX.width} y1=${equator} y2=${equator}></line>`}
    ${boundaries.map((x) => svg`<line class="graph-boundary" x1=${x} x2=${x} y1="0" y2=${BOX.height}></line>`)}
    ${lines.map(
      ({ side, mark, path }) => svg`
        <path class="graph-line" data-side=${side} data-mark=${mark} d=${path}></path>
        <path class="graph-core" data-mark=${mark} d=${path}></path>
      `,
    )}
  `;
}

/**
 * @param {GraphData} data
 * @param {GraphOptions} options
 */
function keyed(data, { position, onPick }) {
  return (/** @type {KeyboardEvent} */ event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = positionByKey(event.key, position, data.count);
    if (next === null) return;
    event.preventDefault();
    onPick(next);
  };
}

/**
 * @param {GraphData} data
 * @param {GraphOptions} options
 */
function pointed(data, { onPick }) {
  return (/** @type {PointerEvent} */ event) => {
    if (!(event.buttons & 1)) return;
    const host = /** @type {HTMLElement} */ (event.currentTarget);
    if (event.type === "pointerdown") host.setPointerCapture(event.pointerId);
    const drawing = host.querySelector("svg") ?? host;
    onPick(positionAt(event.clientX, drawing.getBoundingClientRect(), data.count));
  };
}

/**
 * @param {GraphData} data
 * @param {GraphOptions} options
 * @returns {string} the graph in words: how each game ended, and the widest leads
 */
export function graphSummary(data, { nameOf }) {
  const games = data.games.map(({ last }, number) => {
    const parts = data.lines.map(({ side, worths }) => t("graph-part", { name: nameOf(side), worth: worths[last] }));
    return t("graph-game", { number: number + 1, parts: parts.join(", ") });
  });
  return games.join(" ");
}

/**
 * @param {GraphData} data
 * @param {GraphOptions} options
 */
export function graphView(data, options) {
  const shown = curvesFor(data);
  const { position, words, nameOf } = options;
  const x = shown.x(position);
  const pick = pointed(data, options);
  return html`
    <figure class="graph">
      <figcaption class="graph-legend">
        ${data.lines.map(
          ({ side, mark, worths }) => html`
            <span class="graph-name" data-side=${side}>
              <svg class="graph-sample" viewBox="0 0 28 10" width="28" height="10" aria-hidden="true">
                <path class="graph-line" data-mark=${mark} d="M1 5H27"></path>
                <path class="graph-core" data-mark=${mark} d="M1 5H27"></path>
              </svg>
              <span class="graph-who">${nameOf(side)}</span> <b>${worths[position]}</b>
            </span>
          `,
        )}
      </figcaption>
      <div
        class="graph-field"
        data-testid="graph"
        role="slider"
        tabindex="0"
        aria-label=${t("graph-label")}
        aria-describedby="graph-summary"
        aria-valuemin="0"
        aria-valuemax=${data.count - 1}
        aria-valuenow=${position}
        aria-valuetext=${words}
        @pointerdown=${pick}
        @pointermove=${pick}
        @keydown=${keyed(data, options)}
      >
        <svg class="graph-drawing" viewBox="0 0 ${BOX.width} ${BOX.height}" preserveAspectRatio="none" aria-hidden="true">
          ${guard([data], () => still(shown))}
          <line class="graph-now" x1=${x} x2=${x} y1="0" y2=${BOX.height}></line>
          ${data.lines.map(({ worths }) => svg`<path class="graph-dot" d="M${x} ${shown.y(worths[position])}h0.001"></path>`)}
        </svg>
        ${
          shown.equator === null
            ? nothing
            : html`<span class="graph-equator-name" aria-hidden="true">${t("graph-equator", { worth: data.equator })}</span>`
        }
      </div>
      <p class="visually-hidden" id="graph-summary">${graphSummary(data, options)}</p>
    </figure>
  `;
}
