/** A hint in words: what speaks for its colour, and what comes of it in the end. */

import { t } from "../i18n/index.js";
import { isYou, playerName } from "./names.js";

/** @import { Advice } from "../types.js" */
/** @import { Sight } from "./figures.js" */

/**
 * @param {Advice} advice
 * @param {Sight} sight
 * @returns {string[]} what speaks for the colour, a sentence each, the weightiest first
 */
export function wordReasons({ reasons, gained, closed, denied, deniedPlayer, opened }, { seats }) {
  const name = deniedPlayer === null ? "" : playerName(seats, deniedPlayer);
  return reasons.map((reason) => t(`reason-${reason}`, { gained, closed, denied, opened, name }));
}

/**
 * @param {Advice} advice
 * @param {Sight} sight
 * @returns {string} what comes of it in the end, proven or thought
 */
export function wordValue({ value, exact, ends }, { snapshot, seats }) {
  if (ends || snapshot.mover === null) return "";
  const lead = Math.abs(Math.round(value));
  const way = lead === 0 ? "level" : value > 0 ? "ahead" : "behind";
  const whose = isYou(seats, snapshot.mover) ? "you" : "mover";
  const parameters = { whose, name: playerName(seats, snapshot.mover), lead };
  // Of several rivals the value knows only the mean.
  return t(`hint-value-${exact ? "exact" : snapshot.sides.length > 2 ? "many" : "estimate"}-${way}`, parameters);
}
