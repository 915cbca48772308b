/** Points and dates in words. */

import { localeOfPage } from "../i18n/index.js";

/** Points are counted in twelfths; these parts of one have a sign of their own. @type {Record<number, string>} */
const PARTS = { 3: "¼", 4: "⅓", 6: "½", 8: "⅔", 9: "¾" };

/** How many parts a point has. */
const POINT = 12;

/**
 * @param {number} twelfths of a point
 * @returns {string} "1½"
 */
export function wordPoints(twelfths) {
  const [whole, part] = [Math.floor(twelfths / POINT), twelfths % POINT];
  if (part === 0) return String(whole);
  if (part in PARTS) return whole === 0 ? PARTS[part] : `${whole}${PARTS[part]}`;
  return new Intl.NumberFormat(localeOfPage(), { maximumFractionDigits: 2 }).format(twelfths / POINT);
}

/**
 * @param {number[]} points of all sides, in twelfths
 * @returns {string} "1½ – ½"
 */
export const wordScore = (points) => points.map(wordPoints).join(" – ");

/**
 * @param {number} wall milliseconds
 * @returns {string} the day and the time here
 */
export const wordMoment = (wall) => new Intl.DateTimeFormat(localeOfPage(), { dateStyle: "medium", timeStyle: "short" }).format(wall);

/**
 * @param {number} wall milliseconds
 * @returns {string} the day here
 */
export const wordDay = (wall) => new Intl.DateTimeFormat(localeOfPage(), { dateStyle: "medium" }).format(wall);
