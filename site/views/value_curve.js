/** Where everything of the graph of values lies, in the box of the territory graph: 0 in the middle, the first side's lead above. */

import { BOX } from "./curve.js";

/** @import { ValueGraph, ValuePoint } from "../state/values.js" */

/** How much of the height is left free above what is highest, and below what is lowest. */
const HEADROOM = 1.15;

/**
 * @typedef {object} ValueCurves
 * @property {(position: number) => number} x
 * @property {(value: number) => number} y
 * @property {number} zero height of its line
 * @property {number[]} boundaries x of the lines between two games
 * @property {{ side: number, mark: number, exact: string, estimate: string, area: string }[]} lines as
 *   paths: from one value to the next it is proven where both are. The area reaches from what is proven to the line of zero
 * @property {{ x: number, width: number }[]} open stretches that are not judged yet
 */

/**
 * @param {ValueGraph} data
 * @returns {ValueCurves}
 */
export function valueCurves({ count, highest, games, lines, open }) {
  const x = (/** @type {number} */ position) => (position / Math.max(1, count - 1)) * BOX.width;
  const y = (/** @type {number} */ value) => (BOX.height / 2) * (1 - value / (highest * HEADROOM));
  const point = (/** @type {ValuePoint} */ { position, value }) => `${x(position).toFixed(1)} ${y(value).toFixed(1)}`;
  const zero = y(0);
  return {
    x,
    y,
    zero,
    boundaries: games.slice(1).map(({ first }) => x(first - 0.5)),
    lines: lines.map(({ side, mark, games: stretches }) => {
      const paths = { side, mark, exact: "", estimate: "", area: "" };
      for (const [one, other] of stretches.flatMap(pairs)) {
        const proven = one.exact && other.exact;
        paths[proven ? "exact" : "estimate"] += `M${point(one)}L${point(other)}`;
        const [from, to] = [x(one.position).toFixed(1), x(other.position).toFixed(1)];
        if (proven) paths.area += `M${from} ${zero}L${point(one)}L${point(other)}L${to} ${zero}z`;
      }
      return paths;
    }),
    open: open.map(({ first, last }) => ({ x: x(first), width: x(last) - x(first) })),
  };
}

/**
 * @param {ValuePoint[]} points
 * @returns {[ValuePoint, ValuePoint][]} each with the next one
 */
const pairs = (points) => points.slice(1).map((point, index) => [points[index], point]);
