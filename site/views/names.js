/** What players, sides, boards and colours are called. */

import { t } from "../i18n/index.js";

/** @import { SeatKind } from "../types.js" */

/**
 * @param {string} variant its id, or "practice"
 * @returns {string}
 */
export const variantName = (variant) => t(`variant-${variant}-name`);

/**
 * @param {number} colour
 * @returns {string} its key and the shape of its symbol
 */
export const colourName = (colour) => t("colour-name", { number: colour + 1 });

/**
 * @param {SeatKind[]} seats
 * @param {number} player
 * @returns {string} "You" only where it is clear who that is
 */
export function playerName(seats, player) {
  if (isYou(seats, player)) return t("player-you");
  if (seats[player] === "person") return t("player-person", { number: player + 1 });
  const computers = seats.filter((kind) => kind === "computer").length;
  return computers === 1 ? t("player-computer") : t("player-computer-numbered", { number: player + 1 });
}

/**
 * @param {SeatKind[]} seats
 * @param {number} player
 * @returns {boolean} whether this is the only person at the table
 */
export const isYou = (seats, player) => seats[player] === "person" && seats.filter((kind) => kind === "person").length === 1;

/**
 * @param {number} side
 * @returns {string} "Pair A" and so on
 */
export const pairName = (side) => t("pair-name", { letter: "ABCD"[side] });

/**
 * @param {number[]} sides the side of each player
 * @param {number} side
 * @returns {number[]} its players
 */
export const membersOf = (sides, side) => sides.flatMap((of, player) => (of === side ? [player] : []));

/**
 * @param {SeatKind[]} seats
 * @param {number[]} sides the side of each player
 * @param {number} side
 * @returns {string} the only player's name, or the pair's
 */
export function sideName(seats, sides, side) {
  const members = membersOf(sides, side);
  return members.length === 1 ? playerName(seats, members[0]) : pairName(side);
}

/**
 * @param {SeatKind[]} seats
 * @param {number[]} sides the side of each player
 * @param {number} side of two partners
 * @returns {string} "Pair A: Player 1 + Player 3"
 */
export function pairWithMembers(seats, sides, side) {
  const [first, second] = membersOf(sides, side).map((player) => playerName(seats, player));
  return t("pair-members", { pair: pairName(side), first, second });
}
