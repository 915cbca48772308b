/** What the territory graph shows: the worth of each side over the frames of a replay. */

import { gamesOf } from "./frames.js";

/** @import { ReplayFrame } from "../types.js" */

/**
 * @typedef {object} GraphData
 * @property {number} count of positions
 * @property {number} equator half of the worth of all playable cells
 * @property {{ first: number, last: number }[]} games positions at which each game begins and ends
 * @property {{ side: number, mark: number, worths: number[] }[]} lines one a side: the player whose mark it has (of a
 *   pair: the first) and its worth at each position
 */

/**
 * @param {ReplayFrame[]} frames at least the first one
 * @returns {GraphData}
 */
export function graphData(frames) {
  const [{ snapshot: beginning }] = frames;
  return {
    count: frames.length,
    equator: beginning.total / 2,
    games: gamesOf(frames).map(({ first, last }) => ({ first, last })),
    lines: beginning.sides.map(({ side, players }) => ({
      side,
      mark: players[0],
      worths: frames.map(({ snapshot }) => snapshot.sides[side].worth),
    })),
  };
}
