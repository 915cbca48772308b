/** The nine colour symbols and the paint pot, drawn as our own paths so that every system shows the same. */

import { short } from "./polygon.js";

/** @typedef {import("../types.d.ts").Point} Point */

/** @typedef {[string, ...number[]][]} Strokes A path as commands with their coordinates, so that it can be put anywhere. */

/**
 * Sized for equal visual weight rather than equal radius.
 *
 * @type {Strokes[]}
 */
const SYMBOLS = [
  disc(0.86),
  polygon([[-0.78, -0.78], [0.78, -0.78], [0.78, 0.78], [-0.78, 0.78]]),
  polygon([[0, -0.9], [0.98, 0.8], [-0.98, 0.8]]),
  polygon([[0, 0.9], [-0.98, -0.8], [0.98, -0.8]]),
  polygon([[0, -1], [0.84, 0], [0, 1], [-0.84, 0]]),
  polygon([
    [-0.3, -0.94], [0.3, -0.94], [0.3, -0.3], [0.94, -0.3], [0.94, 0.3], [0.3, 0.3],
    [0.3, 0.94], [-0.3, 0.94], [-0.3, 0.3], [-0.94, 0.3], [-0.94, -0.3], [-0.3, -0.3],
  ]),
  polygon(around(10, (index) => (index % 2 === 0 ? 1.05 : 0.44))),
  [...polygon(around(6, () => 1)), ...polygon(around(6, () => 0.56).reverse())],
  [
    ["M", 0.3, -0.92],
    ["A", 0.94, 0.94, 0, 1, 0, 0.86, 0.42],
    ["A", 0.76, 0.76, 0, 0, 1, 0.3, -0.92],
    ["Z"],
  ],
];

/**
 * Path data of a colour's symbol.
 *
 * @param {number} colour 0 to 8
 * @param {Point} [centre]
 * @param {number} [size] half the side of the box it fills: 1 gives a box from -1 to 1
 * @returns {string}
 */
export function symbolPath(colour, centre = [0, 0], size = 1) {
  return placed(SYMBOLS[colour % SYMBOLS.length], centre, size);
}

/**
 * The parts of a paint pot, in a box from -1 to 1: what is dark, and the paint that runs over its rim.
 *
 * @type {{ handle: Strokes, body: Strokes, paint: Strokes }}
 */
const POT = {
  handle: [
    ["M", -0.68, -0.24],
    ["C", -0.6, -1.26, 0.6, -1.26, 0.68, -0.24],
  ],
  body: [
    ["M", -0.78, -0.3],
    ["L", -0.62, 0.8],
    ["Q", -0.6, 0.96, -0.42, 0.96],
    ["L", 0.42, 0.96],
    ["Q", 0.6, 0.96, 0.62, 0.8],
    ["L", 0.78, -0.3],
    ["Z"],
  ],
  paint: [
    ["M", -0.7, -0.34],
    ["Q", 0, -0.62, 0.7, -0.34],
    ["L", 0.64, 0.06],
    ["Q", 0.5, 0.22, 0.4, 0],
    ["Q", 0.32, -0.14, 0.24, 0.06],
    ["L", 0.2, 0.42],
    ["Q", 0.06, 0.62, -0.06, 0.42],
    ["L", -0.1, 0.06],
    ["Q", -0.2, -0.12, -0.3, 0.06],
    ["Q", -0.46, 0.3, -0.62, 0.08],
    ["Z"],
  ],
};

/**
 * Path data of the parts of a paint pot.
 *
 * @param {Point} centre
 * @param {number} size half its height
 * @returns {{ handle: string, body: string, paint: string }}
 */
export function potPaths(centre, size) {
  return {
    handle: placed(POT.handle, centre, size),
    body: placed(POT.body, centre, size),
    paint: placed(POT.paint, centre, size),
  };
}

/**
 * @param {Strokes} strokes
 * @param {Point} centre
 * @param {number} size
 */
function placed(strokes, [x, y], size) {
  const precise = size > 10 ? short : (/** @type {number} */ value) => Math.round(value * 1000) / 1000;
  return strokes
    .map(([command, ...numbers]) => {
      if (command === "A") {
        const [rx, ry, tilt, large, sweep, endX, endY] = numbers;
        return `A${precise(rx * size)} ${precise(ry * size)} ${tilt} ${large} ${sweep} ${precise(x + endX * size)} ${precise(y + endY * size)}`;
      }
      return command + numbers.map((value, index) => precise((index % 2 === 0 ? x : y) + value * size)).join(" ");
    })
    .join("");
}

/**
 * @param {Point[]} corners
 * @returns {Strokes}
 */
function polygon(corners) {
  return [...corners.map((corner, index) => /** @type {[string, ...number[]]} */ ([index === 0 ? "M" : "L", ...corner])), ["Z"]];
}

/**
 * @param {number} radius
 * @returns {Strokes}
 */
function disc(radius) {
  return [
    ["M", -radius, 0],
    ["A", radius, radius, 0, 1, 1, radius, 0],
    ["A", radius, radius, 0, 1, 1, -radius, 0],
    ["Z"],
  ];
}

/**
 * Corners around the middle, the first at the top.
 *
 * @param {number} count
 * @param {(index: number) => number} radius
 * @returns {Point[]}
 */
function around(count, radius) {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    return [radius(index) * Math.sin(angle), -radius(index) * Math.cos(angle)];
  });
}
