/** The days of puzzles, in UTC, and what became of the puzzles of many days. No day is ever worked out in local time. */

/** @import { PuzzleResult } from "../storage/puzzles.js" */

const DAY = 86_400_000;

/** What became of the puzzle of a day. @typedef {"solved" | "late" | "shown" | "tried" | "open"} Fate */

/**
 * @param {number} wall milliseconds
 * @returns {string} the day in UTC, "2026-11-30"
 */
export const dayOf = (wall) => new Date(wall).toISOString().slice(0, 10);

/**
 * @param {string} text anything
 * @returns {boolean} whether it is a day of the calendar as it is written here
 */
export function isDay(text) {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text.startsWith("0000")) return false;
  const wall = Date.parse(`${text}T00:00Z`);
  return !Number.isNaN(wall) && dayOf(wall) === text;
}

/**
 * @param {string} day
 * @param {number} days later; negative: before
 * @returns {string} that day
 */
export const dayAfter = (day, days) => dayOf(Date.parse(`${day}T00:00Z`) + days * DAY);

/**
 * @param {number} wall milliseconds
 * @returns {number} milliseconds until the next day begins
 */
export const untilNextDay = (wall) => DAY - (wall % DAY);

/**
 * @param {PuzzleResult | undefined} result
 * @returns {Fate} "late": solved, but on another day than its own
 */
export function fateOf(result) {
  if (!result) return "open";
  if (result.solved) return dayOf(result.at) === result.date ? "solved" : "late";
  if (result.shown) return "shown";
  return result.tries.length > 0 ? "tried" : "open";
}

/**
 * @param {PuzzleResult[]} results
 * @param {string} today
 * @returns {number} how many days in a row, up to today, had their puzzle solved on that day and without its solution being
 *   shown; today may still be to come
 */
export function streakOf(results, today) {
  const solved = new Set(results.filter((result) => fateOf(result) === "solved").map(({ date }) => date));
  const given = results.some(({ date, shown, solved: done }) => date === today && shown && !done);
  if (given) return 0;
  let day = solved.has(today) ? today : dayAfter(today, -1);
  let streak = 0;
  for (; solved.has(day); day = dayAfter(day, -1)) streak += 1;
  return streak;
}
