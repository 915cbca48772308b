/** The lines of a table's log, as far as the storage has to read them: their number, and which of them are moves. */

/** `NUMBER TOKEN AT WALL`, as filler_core/table/log.py writes it. */
const LINE = /^(\d{1,6}) ([a-z]?\d{0,3}) (\d{1,13}) (\d{1,16})$/;

/**
 * @param {string} line
 * @returns {number} its number; -1 when it is no line of a log
 */
export function numberOf(line) {
  const found = LINE.exec(line);
  return found ? Number(found[1]) : -1;
}

/**
 * @param {string} line
 * @returns {number} by how much it changes the number of moves that stand: 1 for a move, less than 0 when moves were taken back
 */
export function movesOf(line) {
  const token = LINE.exec(line)?.[2] ?? "";
  if (/^\d+$/.test(token)) return 1;
  return token.startsWith("t") ? -Number(token.slice(1)) : 0;
}

/**
 * @param {string[]} lines
 * @returns {number} the moves that stand after all of them
 */
export function countMoves(lines) {
  return lines.reduce((sum, line) => sum + movesOf(line), 0);
}

/**
 * @param {string} line
 * @returns {number} the wall clock's time at which it was written, milliseconds; 0 when it is no line of a log
 */
export function wallOf(line) {
  return Number(LINE.exec(line)?.[4] ?? 0);
}

/**
 * @param {string} line of the log of a table between devices, of which the storage reads nothing but its number
 * @returns {number} that number; -1 when there is none
 */
export function peerNumberOf(line) {
  const found = /^(\d{1,6}) /.exec(line);
  return found ? Number(found[1]) : -1;
}
