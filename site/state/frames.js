/** The frames of a replay: how the board stands at one of them, and for how long it is shown. */

import { applyChanges } from "./cells.js";

/** @import { BoardData, ReplayFrame } from "../types.js" */
/** @import { Cells } from "./cells.js" */

/**
 * @param {BoardData} board
 * @param {ReplayFrame[]} frames
 * @param {number} position of a frame
 * @returns {Cells} as they stand at that frame
 */
export function cellsAt(board, frames, position) {
  const cells = { owners: [...board.owners], colours: [...board.colours] };
  for (const { snapshot } of frames.slice(0, position + 1)) applyChanges(cells, snapshot.changes);
  return cells;
}

/**
 * @param {number} position wished for, perhaps beyond the ends
 * @param {number} count of frames, at least one
 * @returns {number} the nearest one there is
 */
export function clampPosition(position, count) {
  return Math.min(Math.max(0, Math.round(position)), count - 1);
}

/**
 * @param {ReplayFrame[]} frames
 * @returns {{ number: number, first: number, last: number }[]} the games with their first and last frame. What
 *   happens between two games belongs to the one before; the frame that begins a game to that game
 */
export function gamesOf(frames) {
  /** @type {{ number: number, first: number, last: number }[]} */
  const games = [];
  frames.forEach(({ snapshot }, position) => {
    const { number } = snapshot.match;
    const game = games.at(-1);
    if (game?.number === number) game.last = position;
    else games.push({ number, first: position, last: position });
  });
  return games;
}

/** Milliseconds for which a move is shown at the plain speed. */
export const STEP = 1000;

/** How fast a replay can go: times the plain speed, or in the time that was taken. */
export const SPEEDS = Object.freeze(/** @type {const} */ (["0.5", "1", "2", "4", "played"]));

/** @typedef {typeof SPEEDS[number]} Speed */

/**
 * @param {ReplayFrame[]} frames
 * @param {number} position of the frame that is shown
 * @param {Speed} speed
 * @returns {number} milliseconds until the next one is to be shown
 */
export function delayAfter(frames, position, speed) {
  if (speed === "played") return Math.max(0, frames[position + 1].at - frames[position].at);
  return STEP / Number(speed);
}
