/** Who looks at a table and from where: what follows from the seats alone. */

/** @import { BoardData, SeatKind, Snapshot } from "../types.js" */
/** @import { Settings } from "./settings.js" */

/**
 * @param {SeatKind[]} seats
 * @returns {number | null} the only person at the table; null when there are several or none
 */
export function onlyPerson(seats) {
  const persons = seats.flatMap((kind, player) => (kind === "person" ? [player] : []));
  return persons.length === 1 ? persons[0] : null;
}

/**
 * @param {SeatKind[]} seats
 * @param {number[]} sides the side of each player
 * @param {number | null} mover
 * @returns {number | null} the side whose "needed" stands above the board: that of the persons if they are
 *   all on one, else the mover's; null when the game is over and nobody in particular looks
 */
export function viewerSide(seats, sides, mover) {
  const personSides = new Set(sides.filter((_, player) => seats[player] === "person"));
  if (personSides.size === 1) return [...personSides][0];
  return mover === null ? null : sides[mover];
}

/**
 * @param {SeatKind[]} seats
 * @param {Snapshot} snapshot
 * @returns {number | null} who gives up when "Resign" is pressed now: the mover if a person, else the only
 *   person still playing; null when it is not clear who
 */
export function resigner(seats, snapshot) {
  const { mover, players } = snapshot;
  if (mover === null) return null;
  if (seats[mover] === "person") return mover;
  const persons = players.filter(({ player, retired }) => seats[player] === "person" && !retired);
  return persons.length === 1 ? persons[0].player : null;
}

/**
 * @param {BoardData} board
 * @param {SeatKind[]} seats
 * @param {Settings["corner"]} corner as in the settings
 * @returns {number} the player whose corner lies at the bottom left
 */
export function cornerPlayer(board, seats, corner) {
  const wished = corner === "own" ? (onlyPerson(seats) ?? 0) : Number(corner);
  return wished < board.turns.length ? wished : 0;
}
