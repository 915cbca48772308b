/** The curve of a rating over time, as paths to draw. */

/** @import { RatedMatch } from "../state/profile.js" */
/** @import { RatingData } from "../types.js" */

/** Width of the drawing, in its own units: it is stretched to where it stands. */
export const WIDTH = 300;

/** Height of the drawing, likewise. */
export const HEIGHT = 100;

/** A scale is never finer than this: a few points of rating must not look like a mountain. */
const SMALLEST_RANGE = 100;

/**
 * @typedef {object} RatingGraph
 * @property {string} line the ratings as an SVG path
 * @property {string} band what lies within one deviation, as a closed SVG path
 * @property {string} now the place of the last rating, as a path without length
 * @property {number} low the rating at the bottom
 * @property {number} high the rating at the top
 */

/**
 * @param {RatedMatch[]} matches at least one, the first one first
 * @returns {RatingGraph}
 */
export function ratingGraph(matches) {
  const ratings = matches.map(({ rating }) => rating.rating);
  // The present uncertainty is in the picture; the large one of the beginning would flatten everything else.
  const { at: to, rating: last } = matches[matches.length - 1];
  const lowest = Math.min(...ratings, last.rating - last.deviation);
  const highest = Math.max(...ratings, last.rating + last.deviation);
  const half = Math.max(SMALLEST_RANGE, highest - lowest) / 2;
  const [low, high] = [(lowest + highest) / 2 - half, (lowest + highest) / 2 + half];
  const from = matches[0].at;
  const x = (/** @type {number} */ at) => (to > from ? ((at - from) / (to - from)) * WIDTH : WIDTH / 2);
  // What lies beyond the drawing is cut off at its edges.
  const y = (/** @type {number} */ rating) => Math.min(HEIGHT, Math.max(0, ((high - rating) / (high - low)) * HEIGHT));
  const points = (/** @type {(rating: RatingData) => number} */ figure) =>
    matches.map(({ at, rating }) => `${x(at).toFixed(1)} ${y(figure(rating)).toFixed(1)}`);
  const above = points(({ rating, deviation }) => rating + deviation);
  const below = points(({ rating, deviation }) => rating - deviation);
  const line = points(({ rating }) => rating);
  return {
    line: `M${line.join("L")}`,
    // A line of no length with round ends is a dot, also where the drawing is stretched.
    now: `M${line[line.length - 1]}h0`,
    band: `M${[...above, ...below.reverse()].join("L")}Z`,
    low,
    high,
  };
}
