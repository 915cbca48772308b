/** Outlines of territories, each in its player's own mark, so that nobody has to tell them apart by colour. */

import { outlinePath } from "./outline.js";
import { svg } from "./svg.js";

/** @typedef {import("./layout.js").Layout} Layout */

/** Strokes of each player's mark, from below: widths and dashes in multiples of the layout's line. */
/** @type {{ tone: "light" | "dark", width: number, dash?: number[] }[][]} */
const MARKS = [
  [
    { tone: "light", width: 2.3 },
    { tone: "dark", width: 1.5 },
  ],
  [
    { tone: "light", width: 2.9 },
    { tone: "dark", width: 2.5 },
    { tone: "light", width: 1.1 },
  ],
  [
    { tone: "light", width: 2.3 },
    { tone: "dark", width: 1.5, dash: [3.6, 3] },
  ],
  [
    { tone: "light", width: 2.3 },
    { tone: "dark", width: 1.8, dash: [0, 2.9] },
  ],
];

/** Strokes of the outline that a previewed move would give. */
const PREVIEW = /** @type {typeof MARKS[number]} */ ([
  { tone: "light", width: 2.1 },
  { tone: "dark", width: 1.15, dash: [2.2, 2.4] },
]);

/**
 * The strokes of one outline, all along the same path.
 *
 * @param {Pick<Layout, "line">} layout
 * @param {number | "preview"} mark a player, or the outline of a preview
 * @returns {SVGPathElement[]} without path data
 */
export function outlineStrokes(layout, mark) {
  const strokes = mark === "preview" ? PREVIEW : MARKS[mark % MARKS.length];
  return strokes.map(({ tone, width, dash }) => {
    const path = svg("path", { class: `outline-${tone}`, "stroke-width": (width * layout.line).toFixed(1) });
    if (dash) path.setAttribute("stroke-dasharray", dash.map((length) => (length * layout.line).toFixed(1)).join(" "));
    return path;
  });
}

/**
 * Path data of an outline that lies wholly within its cells.
 *
 * @param {number[][]} across
 * @param {Layout} layout
 * @param {Iterable<number>} cells
 * @param {number | "preview"} mark
 * @returns {string}
 */
export function markedOutline(across, layout, cells, mark) {
  const strokes = mark === "preview" ? PREVIEW : MARKS[mark % MARKS.length];
  const half = (strokes[0].width * layout.line) / 2;
  return outlinePath(across, layout, cells, half, 0.1 * layout.inner + half);
}

/**
 * The outlines of all territories.
 *
 * @param {number[][]} across
 * @param {Layout} layout
 * @param {number} players how many
 * @returns {{ element: SVGGElement, update(owners: number[], players?: Iterable<number>): void }}
 *   `update` redraws the outlines of the named players (all without names); owners[place] is a player or -1
 */
export function drawTerritories(across, layout, players) {
  const strokes = Array.from({ length: players }, (_, player) => outlineStrokes(layout, player));
  const groups = strokes.map((paths, player) => svg("g", { class: "territory", "data-mark": player }, paths));
  return {
    element: svg("g", { class: "territories" }, groups),
    update(owners, changed = groups.keys()) {
      for (const player of changed) {
        const cells = owners.flatMap((owner, place) => (owner === player ? [place] : []));
        const d = markedOutline(across, layout, cells, player);
        for (const path of strokes[player]) path.setAttribute("d", d);
      }
    },
  };
}
