/**
 * Outlines of sets of cells: of territories, of previews, of the whole board.
 *
 * Works on the edges that the engine names (`across`), so it never asks how the cells of a lattice lie.
 */

import { cornersOf } from "./layout.js";
import { inset, roundedPath, straightened } from "./polygon.js";

/** @typedef {import("../types.d.ts").Point} Point */
/** @typedef {import("./layout.js").Layout} Layout */

/**
 * Walks around a set of cells.
 *
 * Cells that touch in a corner only get loops of their own. The inside lies to the right: outer loops run
 * clockwise, loops around holes anticlockwise.
 *
 * @param {number[][]} across across[place][k]: the cell over edge k, or -1
 * @param {Iterable<number>} cells the set
 * @returns {[place: number, corner: number][][]} loops of corners: corner k is where edge k of the place begins
 */
export function traceLoops(across, cells) {
  const inside = new Set(cells);
  /** Edges walked already, as place * 16 + edge: no cell has that many edges. */
  const walked = new Set();
  const loops = [];
  for (const first of inside) {
    for (let edge = 0; edge < across[first].length; edge++) {
      if (inside.has(across[first][edge]) || walked.has(first * 16 + edge)) continue;
      /** @type {[number, number][]} */
      const loop = [];
      let place = first;
      let side = edge;
      do {
        walked.add(place * 16 + side);
        loop.push([place, side]);
        [place, side] = followingEdge(across, inside, place, side);
      } while (place !== first || side !== edge);
      loops.push(loop);
    }
  }
  return loops;
}

/**
 * Path data of the outline of a set of cells.
 *
 * @param {number[][]} across across[place][k]: the cell over edge k, or -1
 * @param {Layout} layout
 * @param {Iterable<number>} cells the set
 * @param {number} distance how far inside the set's edge the outline runs, so that neighbouring outlines do not hide each other
 * @param {number} radius of the rounding of corners
 * @returns {string} "" for the empty set
 */
export function outlinePath(across, layout, cells, distance, radius) {
  return outlineCorners(across, layout, cells)
    .map((corners) => roundedPath(inset(corners, distance), radius))
    .join("");
}

/**
 * The corners of the outline of a set of cells in the drawing, loop by loop; straight runs have none.
 *
 * @param {number[][]} across
 * @param {Layout} layout
 * @param {Iterable<number>} cells
 * @returns {Point[][]}
 */
export function outlineCorners(across, layout, cells) {
  return traceLoops(across, cells).map((loop) =>
    straightened(loop.map(([place, corner]) => cornersOf(layout, place)[corner])),
  );
}

/**
 * Whether a loop runs around a hole.
 *
 * @param {Point[]} corners of a loop that `outlineCorners` gave
 * @returns {boolean}
 */
export function isHole(corners) {
  const area = corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length];
    return sum + x * nextY - y * nextX;
  }, 0);
  return area < 0;
}

/**
 * The next edge of the outline: around the corner where this one ends, through as many cells of the set as meet there.
 *
 * @param {number[][]} across
 * @param {Set<number>} inside
 * @param {number} place
 * @param {number} side
 * @returns {[place: number, side: number]}
 */
function followingEdge(across, inside, place, side) {
  let next = (side + 1) % across[place].length;
  while (inside.has(across[place][next])) {
    const neighbour = across[place][next];
    next = (across[neighbour].indexOf(place) + 1) % across[neighbour].length;
    place = neighbour;
  }
  return [place, next];
}
