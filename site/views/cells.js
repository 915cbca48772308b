/** Words for single cells, for screen readers. */

import { t } from "../i18n/index.js";
import { colourName, playerName } from "./names.js";

/** @import { BoardData } from "../types.js" */
/** @import { Seat } from "../state/players.js" */

/**
 * @typedef {object} Described A table or a replay.
 * @property {{ board: BoardData | null, seats: Seat[] }} state
 * @property {number[]} owners of each place as it stands
 * @property {number[]} colours of each place as it stands
 */

/** The eight ways from a cell, clockwise from above, each with an eighth of the circle to itself. */
const WAYS = ["up", "up-right", "right", "down-right", "down", "down-left", "left", "up-left"];

/**
 * @param {Described} table
 * @param {number} cell
 * @param {number} [turn] degrees clockwise by which the board is turned
 * @returns {string} as below; and, where rows and columns do not tell what touches it, its neighbours one by one
 */
export function describeCell(table, cell, turn = 0) {
  const { board } = table.state;
  const words = wordCell(table, cell);
  if (!board || table.colours[cell] < 0) return words;
  const plain = board.lattice === "square" && !board.walls.some(({ cells }) => cells.includes(cell));
  if (plain) return words;
  const around = board.neighbours[cell].map((neighbour) => ({ neighbour, eighth: eighthOf(board, cell, neighbour, turn) }));
  const list = around
    .sort((one, other) => one.eighth - other.eighth)
    .map(({ neighbour, eighth }) => t("cell-neighbour", { way: t(`cell-way-${WAYS[eighth]}`), what: wordNeighbour(table, neighbour) }));
  return t("cell-neighbours", { cell: words, list: list.join("; ") });
}

/**
 * @param {BoardData} board
 * @param {number} from
 * @param {number} to
 * @param {number} turn degrees clockwise
 * @returns {number} the way as it is drawn: an index of `WAYS`
 */
function eighthOf({ centres }, from, to, turn) {
  const [x, y] = centres[from] ?? [0, 0];
  const [otherX, otherY] = centres[to] ?? [0, 0];
  const degrees = (Math.atan2(otherX - x, y - otherY) * 180) / Math.PI + turn;
  return ((Math.round(degrees / 45) % 8) + 8) % 8;
}

/**
 * @param {Described} table
 * @param {number} cell
 * @returns {string} whose it is, or its colour
 */
function wordNeighbour({ owners, colours, state: { seats } }, cell) {
  return owners[cell] >= 0 ? playerName(seats, owners[cell]) : colourName(colours[cell]);
}

/**
 * @param {Described} table
 * @param {number} cell
 * @returns {string} where it lies, its colour, whose it is, and what is special about it
 */
function wordCell(table, cell) {
  const { board, seats } = table.state;
  if (!board) return "";
  const place = { row: Math.floor(cell / board.width) + 1, column: (cell % board.width) + 1 };
  if (table.colours[cell] < 0) return t("cell-obstacle", place);
  const colour = colourName(table.colours[cell]);
  const owner = table.owners[cell];
  const worth = board.worths.find(([valuable]) => valuable === cell)?.[1];
  if (owner >= 0) {
    const name = playerName(seats, owner);
    return worth ? t("cell-owned-worth", { ...place, colour, name, worth }) : t("cell-owned", { ...place, colour, name });
  }
  if (board.pots.includes(cell)) return t("cell-free-pot", { ...place, colour });
  return worth ? t("cell-free-worth", { ...place, colour, worth }) : t("cell-free", { ...place, colour });
}
