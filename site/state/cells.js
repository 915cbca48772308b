/** The cells of a board as they stand, and what changes from one stand to another. */

/** @import { BoardData, Snapshot } from "../types.js" */

/** @typedef {{ owners: number[], colours: number[] }} Cells Owner and colour of each place. */

/**
 * @param {BoardData} board
 * @returns {Cells} with the board's colours and nobody on it: the first snapshot of a table says who stands where
 */
export function emptyCells(board) {
  return { owners: board.colours.map(() => -1), colours: [...board.colours] };
}

/**
 * @param {Cells} cells that are changed
 * @param {Snapshot["changes"]} changes
 * @returns {Cells} the same
 */
export function applyChanges(cells, changes) {
  for (const [cell, owner, colour] of changes) {
    cells.owners[cell] = owner;
    cells.colours[cell] = colour;
  }
  return cells;
}

/**
 * @param {Cells} from
 * @param {Cells} to
 * @returns {Snapshot["changes"]} what leads from one to the other
 */
export function changesBetween(from, to) {
  /** @type {Snapshot["changes"]} */
  const changes = [];
  to.owners.forEach((owner, cell) => {
    const colour = to.colours[cell];
    if (owner !== from.owners[cell] || colour !== from.colours[cell]) changes.push([cell, owner, colour]);
  });
  return changes;
}
