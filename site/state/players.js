/** Who looks at a table and from where: what follows from the seats alone. */

/** @import { BoardData, SeatKind, Snapshot } from "../types.js" */
/** @import { Settings } from "./settings.js" */

/** Who sits somewhere: a person or a computer at this device, or a "peer" at another one. @typedef {SeatKind | "peer"} Sitter */

/** The kind of who sits somewhere, alone or with a name, which may be empty. @typedef {Sitter | { kind: Sitter, name: string }} Seat */

/**
 * @param {Seat} seat
 * @returns {Sitter}
 */
export const kindOf = (seat) => (typeof seat === "string" ? seat : seat.kind);

/**
 * @param {Seat[]} seats
 * @returns {number | null} the only person at this device; null when there are several or none
 */
export function onlyPerson(seats) {
  const persons = seats.flatMap((seat, player) => (kindOf(seat) === "person" ? [player] : []));
  return persons.length === 1 ? persons[0] : null;
}

/**
 * @param {Seat[]} seats
 * @param {number[]} sides the side of each player
 * @param {number | null} mover
 * @returns {number | null} the side whose "needed" stands above the board: that of the persons if they are
 *   all on one, else the mover's; null when the game is over and nobody in particular looks
 */
export function viewerSide(seats, sides, mover) {
  const personSides = new Set(sides.filter((_, player) => kindOf(seats[player]) === "person"));
  if (personSides.size === 1) return [...personSides][0];
  return mover === null ? null : sides[mover];
}

/**
 * @param {Seat[]} seats
 * @param {Snapshot} snapshot
 * @param {"game" | "match"} what is given up
 * @returns {number[]} the persons who may do that now, the one to whom it belongs first: the mover if a person
 */
export function resigners(seats, snapshot, what) {
  const { mover, players, match } = snapshot;
  if (match.phase === "over" || (what === "game" && match.phase !== "playing")) return [];
  const gone = new Set(match.left.map(({ side }) => side));
  const waiting = new Set(match.resigning[what]);
  const may = players.filter(
    ({ player, side, retired }) =>
      kindOf(seats[player]) === "person" && !gone.has(side) && !waiting.has(player) && !(what === "game" && retired),
  );
  const own = may.filter(({ player }) => player === mover);
  return [...own, ...may.filter(({ player }) => player !== mover)].map(({ player }) => player);
}

/**
 * @param {Snapshot} snapshot
 * @param {number} player
 * @returns {boolean} whether the player has left the match for good, with the whole side
 */
export const hasLeft = ({ match, players }, player) => match.left.some(({ side }) => side === players[player].side);

/**
 * @param {BoardData} board
 * @param {Seat[]} seats
 * @param {Settings["corner"]} corner as in the settings
 * @returns {number} the player whose corner lies at the bottom left
 */
export function cornerPlayer(board, seats, corner) {
  const wished = corner === "own" ? (onlyPerson(seats) ?? 0) : Number(corner);
  return wished < board.turns.length ? wished : 0;
}
