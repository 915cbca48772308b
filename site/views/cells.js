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

/**
 * @param {Described} table
 * @param {number} cell
 * @returns {string} where it lies, its colour, whose it is, and what is special about it
 */
export function describeCell(table, cell) {
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
