/** Where everything of the territory graph lies, in a box that is stretched to whatever room there is. */

/** @import { GraphData } from "../state/graph.js" */

/** The box. Strokes keep their width however it is stretched. */
export const BOX = Object.freeze({ width: 1000, height: 200 });

/** How much of the height is left free above what is highest. */
const HEADROOM = 1.12;

/**
 * @typedef {object} Curves
 * @property {(position: number) => number} x
 * @property {(worth: number) => number} y
 * @property {number | null} equator the height of its line; null where it lies above everything
 * @property {number[]} boundaries x of the lines between two games
 * @property {{ side: number, mark: number, path: string }[]} lines one path a side, broken between the games
 */

/**
 * @param {GraphData} data
 * @returns {Curves}
 */
export function curvesOf({ count, equator, games, lines }) {
  const worths = lines.flatMap((line) => line.worths);
  // Of more than two sides none may come near the equator, and the lines would lie flat below it.
  const highest = Math.max(1, ...(lines.length > 2 ? [equator / 2] : [equator]), ...worths);
  const x = (/** @type {number} */ position) => (position / Math.max(1, count - 1)) * BOX.width;
  const y = (/** @type {number} */ worth) => BOX.height * (1 - worth / (highest * HEADROOM));
  const point = (/** @type {number[]} */ line, /** @type {number} */ position) =>
    `${x(position).toFixed(1)} ${y(line[position]).toFixed(1)}`;
  return {
    x,
    y,
    equator: equator > highest * HEADROOM ? null : y(equator),
    boundaries: games.slice(1).map(({ first }) => x(first - 0.5)),
    lines: lines.map(({ side, mark, worths: line }) => ({
      side,
      mark,
      path: games
        .map(({ first, last }) => {
          const positions = Array.from({ length: last - first + 1 }, (_, step) => first + step);
          return `M${positions.map((position) => point(line, position)).join("L")}`;
        })
        .join(""),
    })),
  };
}

/**
 * @param {number} clientX where somebody points
 * @param {{ left: number, width: number }} box on the screen
 * @param {number} count of positions
 * @returns {number} the nearest position
 */
export function positionAt(clientX, { left, width }, count) {
  if (width <= 0) return 0;
  const share = Math.min(1, Math.max(0, (clientX - left) / width));
  return Math.round(share * (count - 1));
}

/**
 * @param {string} key of a keyboard event on a slider
 * @param {number} position
 * @param {number} count of positions
 * @returns {number | null} where it leads; null for keys that mean nothing here
 */
export function positionByKey(key, position, count) {
  const far = Math.max(1, Math.round(count / 10));
  const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: far, PageDown: -far }[key];
  return steps === undefined ? null : Math.min(count - 1, Math.max(0, position + steps));
}
