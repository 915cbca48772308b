/** The puzzle of the day in words: its day, what a colour leads to, and the text that is shared. */

import { localeOfPage, t } from "../i18n/index.js";
import { colourName } from "./names.js";

/** @import { Puzzle } from "../state/puzzle.js" */

/**
 * @param {string} day "2026-11-30"
 * @param {"long" | "medium"} [style]
 * @returns {string} the same day as people write it; it is one of UTC, wherever they are
 */
export function wordDate(day, style = "long") {
  const wall = Date.parse(`${day}T00:00Z`);
  if (Number.isNaN(wall)) return day;
  return new Intl.DateTimeFormat(localeOfPage(), { dateStyle: style, timeZone: "UTC" }).format(wall);
}

/**
 * @param {string} day
 * @returns {{ weekday: string, number: string }} short, to stand in a small box
 */
export function wordShortDate(day) {
  const wall = Date.parse(`${day}T00:00Z`);
  const part = (/** @type {Intl.DateTimeFormatOptions} */ options) =>
    new Intl.DateTimeFormat(localeOfPage(), { ...options, timeZone: "UTC" }).format(wall);
  return { weekday: part({ weekday: "short" }), number: part({ day: "numeric" }) };
}

/**
 * @param {Puzzle} puzzle
 * @param {number} colour
 * @returns {string} what was found out about it; empty for one that was not tried
 */
export function wordTried({ data, state: { tries } }, colour) {
  const value = data?.values[colour] ?? null;
  if (value === null || value > 0 || !tries.includes(colour)) return "";
  return value === 0 ? t("puzzle-tried-draws") : t("puzzle-tried-loses", { cells: -value });
}

/**
 * @param {number} colour
 * @param {number} value of it
 * @returns {string} "Colour 3, triangle loses by 2."
 */
function wordValue(colour, value) {
  const name = colourName(colour);
  if (value > 0) return t("puzzle-solved-line", { colour: name, cells: value });
  return value === 0 ? t("puzzle-draws", { colour: name }) : t("puzzle-loses", { colour: name, cells: -value });
}

/**
 * @param {Puzzle} puzzle an open one
 * @returns {string} the answer to what was done last
 */
export function wordAnswer(puzzle) {
  const { data, table } = puzzle;
  const { verdict, solved, shown } = puzzle.state;
  if (!data || !table) return "";
  if (solved) return wordValue(data.colour, data.margin);
  if (shown) return t("puzzle-shown-line", { colour: colourName(data.colour), cells: data.margin });
  if (table.state.selected !== null) return t("puzzle-chosen");
  if (!verdict) return t("puzzle-begin");
  return `${wordValue(verdict.colour, verdict.value)} ${t("puzzle-again", { again: verdict.again ? "yes" : "no" })}`;
}

/**
 * @param {Puzzle} puzzle that is solved, or whose solution was shown
 * @returns {string} for friends: it says nothing about the solution
 */
export function wordShared(puzzle) {
  const { date, today, solved, tries } = puzzle.state;
  const marks = tries.map((colour) => (colour === puzzle.data?.colour ? "✓" : "✗")).join("");
  const result = t(solved ? "puzzle-share-solved" : "puzzle-share-shown", { tries: tries.length });
  const row = date === today && solved && puzzle.streak > 1 ? t("puzzle-share-streak", { days: puzzle.streak }) : "";
  const facts = [marks, result].filter(Boolean).join(" ");
  return [t("puzzle-share-title", { date: wordDate(date) }), row ? `${facts} · ${row}` : facts, puzzle.link].join("\n");
}
