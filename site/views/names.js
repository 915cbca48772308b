/** What players, sides, boards and colours are called. */

import { t } from "../i18n/index.js";

/** @import { Seat } from "../state/players.js" */

/**
 * Views may not import the state's functions, only what it passes.
 * @param {Seat} seat
 */
const kindOf = (seat) => (typeof seat === "string" ? seat : seat.kind);

/**
 * @param {string} variant its id
 * @returns {string}
 */
export const variantName = (variant) => t(`variant-${variant}-name`);

/**
 * @param {number} colour
 * @returns {string} its key and what it is called in both palettes
 */
export const colourName = (colour) => t("colour-name", { number: colour + 1 });

/**
 * @param {Seat[]} seats
 * @param {number} player
 * @returns {string} "You" only where it is clear who that is
 */
export function playerName(seats, player) {
  if (isYou(seats, player)) return t("player-you");
  const seat = seats[player];
  if (typeof seat !== "string" && seat.name) return seat.name;
  if (kindOf(seat) !== "computer") return t("player-person", { number: player + 1 });
  const computers = seats.filter((other) => kindOf(other) === "computer").length;
  return computers === 1 ? t("player-computer") : t("player-computer-numbered", { number: player + 1 });
}

/**
 * @param {Seat[]} seats
 * @param {number} player
 * @returns {boolean} whether this is the only person at this device
 */
export const isYou = (seats, player) =>
  kindOf(seats[player]) === "person" && seats.filter((seat) => kindOf(seat) === "person").length === 1;

/**
 * @param {Seat[]} seats
 * @param {number} player
 * @returns {boolean}
 */
export const isComputer = (seats, player) => kindOf(seats[player]) === "computer";

/**
 * @param {Seat[]} seats
 * @param {number} player
 * @returns {boolean} whether a person at another device sits there
 */
export const isElsewhere = (seats, player) => kindOf(seats[player]) === "peer";

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
 * @param {Seat[]} seats
 * @param {number[]} sides the side of each player
 * @param {number} side
 * @returns {string} the only player's name, or the pair's
 */
export function sideName(seats, sides, side) {
  const members = membersOf(sides, side);
  return members.length === 1 ? playerName(seats, members[0]) : pairName(side);
}

/**
 * @param {Seat[]} seats
 * @param {number[]} sides the side of each player
 * @param {number} side of two partners
 * @returns {string} "Pair A: Player 1 + Player 3"
 */
export function pairWithMembers(seats, sides, side) {
  const [first, second] = membersOf(sides, side).map((player) => playerName(seats, player));
  return t("pair-members", { pair: pairName(side), first, second });
}
