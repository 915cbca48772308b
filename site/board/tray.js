/** What lies under and between the cells: the tray with its holes, walls, pips of valuable cells, paint pots. */

import { centreOf, cornersOf, UNIT } from "./layout.js";
import { isHole, outlineCorners } from "./outline.js";
import { circlePath, inset, roundedPath, short } from "./polygon.js";
import { svg } from "./svg.js";
import { potPaths } from "./symbols.js";

/** @typedef {import("../types.d.ts").BoardData} BoardData */
/** @typedef {import("../types.d.ts").Point} Point */
/** @typedef {import("./layout.js").Layout} Layout */

/** Half of the hairline gap between two cells. */
const GAP = 0.018 * UNIT;

/** How round the corners of a cell are: 12 % of its width. */
const CELL_RADIUS = 0.12 * UNIT;

/** Where the pips of a die lie, in a box from -1 to 1. @type {Record<number, Point[]>} */
const PIPS = {
  3: [[-0.52, -0.52], [0, 0], [0.52, 0.52]],
  5: [[-0.52, -0.52], [0.52, -0.52], [0, 0], [-0.52, 0.52], [0.52, 0.52]],
};

/**
 * Path data of the face of one cell.
 *
 * @param {Layout} layout
 * @param {number} place
 * @returns {string}
 */
export function facePath(layout, place) {
  return roundedPath(inset(cornersOf(layout, place), GAP), CELL_RADIUS);
}

/**
 * The places that hold a playable cell, in order.
 *
 * @param {BoardData} board
 * @returns {number[]}
 */
export function playableCells(board) {
  const obstacles = new Set(board.obstacles);
  return board.centres.flatMap((centre, place) => (centre && !obstacles.has(place) ? [place] : []));
}

/**
 * The tray under the cells. Obstacles are left out of it, and its thickness shows at the upper edge of each hole.
 *
 * @param {BoardData} board
 * @param {Layout} layout
 * @returns {SVGGElement}
 */
export function drawTray(board, layout) {
  const loops = outlineCorners(board.across, layout, playableCells(board));
  const path = (/** @type {Point[][]} */ some) => some.map((corners) => roundedPath(corners, CELL_RADIUS)).join("");
  const tray = path(loops);
  const holes = path(loops.filter(isHole));
  const parts = [svg("path", { class: "tray-rim", d: tray })];
  if (holes) {
    parts.push(
      svg("path", { class: "tray-side", d: holes }),
      svg("path", { class: "tray-floor", d: holes, transform: `translate(0 ${0.13 * UNIT})` }),
    );
  }
  parts.push(svg("path", { class: "tray", d: tray, "fill-rule": "evenodd" }));
  if (holes) parts.push(svg("path", { class: "tray-lip", d: holes }));
  return svg("g", { class: "board-tray" }, parts);
}

/**
 * Walls, as thick strokes on the edge between two cells.
 *
 * @param {BoardData} board
 * @param {Layout} layout
 * @returns {SVGElement[]}
 */
export function drawWalls(board, layout) {
  if (board.walls.length === 0) return [];
  const d = board.walls
    .map(({ cells: [place, other] }) => {
      const corners = cornersOf(layout, place);
      const edge = board.across[place].indexOf(other);
      const from = corners[edge];
      const to = corners[(edge + 1) % corners.length];
      return `M${short(from[0])} ${short(from[1])}L${short(to[0])} ${short(to[1])}`;
    })
    .join("");
  return [svg("path", { class: "wall-halo", d }), svg("path", { class: "wall", d })];
}

/**
 * Pips on valuable cells and paint pots.
 *
 * @param {BoardData} board
 * @param {Layout} layout
 * @param {boolean} besideSymbols true: small and at the lower right, to leave the symbol its room
 * @returns {{ elements: SVGElement[], pots: Map<number, SVGGElement> }} the pots by cell, to show them emptied
 */
export function drawTreasures(board, layout, besideSymbols) {
  /** @type {SVGElement[]} */
  const elements = [];
  const shift = besideSymbols ? 0.4 * layout.inner : 0;
  const size = layout.inner * (besideSymbols ? 0.62 : 1);
  const potSize = layout.inner * (besideSymbols ? 0.46 : 0.62);
  /** @type {(place: number) => Point} */
  const middle = (place) => {
    const [x, y] = centreOf(layout, place);
    return [x + shift, y + shift];
  };

  const pips = board.worths
    .flatMap(([place, worth]) => {
      const [x, y] = middle(place);
      return (PIPS[worth] ?? []).map(([dx, dy]) => circlePath([x + dx * size, y + dy * size], 0.21 * size));
    })
    .join("");
  if (pips) elements.push(svg("path", { class: "pips", d: pips }));

  const pots = new Map(
    board.pots.map((place) => {
      const paths = potPaths(middle(place), potSize);
      const pot = svg("g", { class: "pot" }, [
        svg("path", { class: "pot-halo", d: paths.handle + paths.body }),
        svg("path", { class: "pot-handle", d: paths.handle }),
        svg("path", { class: "pot-body", d: paths.body }),
        svg("path", { class: "pot-paint", d: paths.paint }),
      ]);
      return [place, pot];
    }),
  );
  elements.push(...pots.values());
  return { elements, pots };
}
