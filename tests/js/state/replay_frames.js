/** A replay of two games on four cells in a row, for tests: the engine is not asked. */

import { rowBoard, rowSnapshot } from "./fakes.js";

/** @import { ReplayData, ReplayFrame, Snapshot } from "../../../site/types.js" */

/**
 * @param {ReplayFrame["kind"]} kind
 * @param {number | null} number
 * @param {{ at: number, game: number, changes: Snapshot["changes"], worths: number[] }} part
 * @returns {ReplayFrame}
 */
function frame(kind, number, { at, game, changes, worths }) {
  const blank = rowSnapshot({});
  const last =
    kind === "move" && number !== null ? { player: at % 2, colour: number, waves: [], closed: [], worth: 1 } : null;
  const match = /** @type {Snapshot["match"]} */ (/** @type {unknown} */ ({ number: game, games: 2 }));
  const sides = blank.sides.map((side, index) => ({ ...side, worth: worths[index] }));
  const players = blank.players.map((player, index) => ({ ...player, place: game === 0 ? index : 1 - index }));
  return { kind, number, at, snapshot: { ...blank, changes, last, match, sides, players } };
}

/** @returns {ReplayFrame[]} a beginning, two moves, a resignation, two times "ready", and one move of game 2 */
export function rowFrames() {
  return [
    frame("begin", null, { at: 0, game: 0, changes: [], worths: [1, 1] }),
    frame("move", 1, { at: 700, game: 0, changes: [[0, 0, 1], [1, 0, 1]], worths: [2, 1] }),
    frame("move", 2, { at: 2701, game: 0, changes: [[3, 1, 2], [2, 1, 2]], worths: [2, 2] }),
    frame("resign-game", 0, { at: 3000, game: 0, changes: [], worths: [2, 2] }),
    frame("ready", 0, { at: 4000, game: 0, changes: [], worths: [2, 2] }),
    frame("ready", 1, {
      at: 5000,
      game: 1,
      changes: [[0, 1, 0], [1, -1, 1], [2, -1, 2], [3, 0, 3]],
      worths: [1, 1],
    }),
    frame("move", 1, { at: 6001, game: 1, changes: [[0, 1, 1], [1, 1, 1]], worths: [1, 2] }),
  ];
}

/** @returns {ReplayData} */
export function rowReplay() {
  const terms = {
    variant: "row",
    seed: "1",
    seats: [
      { kind: /** @type {const} */ ("person"), name: "Ann", level: null },
      { kind: /** @type {const} */ ("computer"), name: "", level: null },
    ],
    games: 2,
    clock: "3+2",
    date: "2026-11-30",
  };
  const frames = rowFrames();
  const { match } = frames[frames.length - 1].snapshot;
  const texts = { text: "filler-record 1\n", link: "filler-record_1~board_row_1" };
  return { terms, ...texts, sides: [0, 1], moves: 3, match, board: rowBoard(), frames };
}
