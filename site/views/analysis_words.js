/** What an analysis says about single moves, in words. */

import { localeOfPage, t } from "../i18n/index.js";
import { colourName, playerName } from "./names.js";

/** @import { Seat } from "../state/players.js" */
/** @import { Mark, Preview, Verdict } from "../types.js" */

/** The marks from the best to the worst. @type {readonly Mark[]} */
export const MARKS = Object.freeze(/** @type {Mark[]} */ (["best", "good", "inaccuracy", "mistake", "blunder"]));

/** Marks that are shown in a list of all moves: the others would only make it restless. @type {ReadonlySet<Mark>} */
export const LOUD = new Set(/** @type {Mark[]} */ (["inaccuracy", "mistake", "blunder"]));

/**
 * @param {string} value
 * @param {boolean} exact
 * @returns {string} the same, with the sign of an estimate where it is one
 */
const sure = (value, exact) => (exact ? value : t("analysis-about", { value }));

/**
 * Margins are whole where they are proven; the decimals of an estimate would say more than is known.
 * @param {number} value
 * @param {"exceptZero" | "never"} sign
 * @returns {string}
 */
function figure(value, sign) {
  const format = new Intl.NumberFormat(localeOfPage(), { maximumFractionDigits: 0, signDisplay: sign });
  return format.format(value).replace("-", "−");
}

/**
 * @param {number} value a margin
 * @param {boolean} exact
 * @returns {string} "+3", "≈ −2"
 */
export const wordValue = (value, exact) => sure(figure(value, "exceptZero"), exact);

/**
 * @param {number} points at least 0
 * @param {boolean} exact
 * @returns {string} "3", "≈ 2"
 */
export const wordPoints = (points, exact) => sure(figure(points, "never"), exact);

/**
 * @param {Verdict} verdict
 * @returns {string} "+3 → −1", "≈ +3 → −1"
 */
export function wordChange({ before, after, exact }) {
  if (before === after) return wordValue(after, exact);
  return sure(t("analysis-change", { before: figure(before, "exceptZero"), after: figure(after, "exceptZero") }), exact);
}

/** @param {Mark} mark */
export const wordMark = (mark) => t(`analysis-mark-${mark}`);

/**
 * @param {Seat[]} seats
 * @param {Verdict} verdict
 * @returns {string} everything about a move in whole sentences
 */
export function wordVerdict(seats, { player, before, after, exact, mark, best, colour }) {
  const name = playerName(seats, player);
  const values = { before: figure(before, "exceptZero"), after: figure(after, "exceptZero") };
  const said = { mark: wordMark(mark), name, sure: exact ? "exact" : "estimate" };
  if (before === after) return t("analysis-move-best", { ...said, value: values.after });
  const words = t("analysis-move", { ...said, ...values });
  return best === colour ? words : `${words} ${t("analysis-move-better", { colour: colourName(best) })}`;
}

/**
 * @param {number} colour the best one
 * @param {Preview} preview
 * @returns {string} what it would have taken
 */
export function wordBest(colour, { worth, closedWorth }) {
  const said = { colour: colourName(colour), worth, closed: closedWorth };
  if (worth === 0) return t("analysis-best-takes-nothing", said);
  return t(closedWorth > 0 ? "analysis-best-takes-closed" : "analysis-best-takes", said);
}
