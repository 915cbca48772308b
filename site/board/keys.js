/** Moving the keyboard's focus over the cells with arrow keys, on any lattice. */

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("../types.d.ts").Point} Point */

/** @type {Record<string, Point>} */
export const DIRECTIONS = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/**
 * The cell to go to from a cell. Judges by the centres as they are drawn, so it leaps over obstacles and follows the
 * drawing when it is turned.
 *
 * @param {Layout} layout
 * @param {number[]} cells where one can go
 * @param {number} from
 * @param {Point} direction one of `DIRECTIONS`
 * @param {Point} anchor the point whose line is kept: zigzags of staggered rows must not drift sideways
 * @returns {number | null} null at the edge of the board
 */
export function nextCell(layout, cells, from, direction, anchor) {
  const start = layout.centres[from];
  if (!start) return null;
  let best = null;
  let bestCost = Infinity;
  for (const cell of cells) {
    const centre = layout.centres[cell];
    if (!centre || cell === from) continue;
    const ahead = (centre[0] - start[0]) * direction[0] + (centre[1] - start[1]) * direction[1];
    const aside = Math.abs((centre[0] - start[0]) * direction[1]) + Math.abs((centre[1] - start[1]) * direction[0]);
    if (ahead < layout.inner / 2 || aside > ahead * 1.2) continue;
    const drift = Math.abs((centre[0] - anchor[0]) * direction[1]) + Math.abs((centre[1] - anchor[1]) * direction[0]);
    const cost = ahead + aside + drift / 2;
    if (cost < bestCost - 1e-6) [best, bestCost] = [cell, cost];
  }
  return best;
}
