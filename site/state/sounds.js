/** What is heard at a table: follows from how it stood and how it stands. */

import { kindOf } from "./players.js";

/** @import { PuzzleState } from "./puzzle.js" */
/** @import { Snapshot } from "../types.js" */
/** @import { Seat } from "./players.js" */

/**
 * One sound. `own` is whether somebody at this device moved, `worth` what a move took: the more, the longer it runs.
 * @typedef {{ kind: "move", own: boolean, worth: number } | { kind: "region" | "low" | "won" | "lost" | "drawn" }} Sound
 */

/**
 * As much of a table as is heard.
 * @typedef {object} Heard
 * @property {Snapshot | null} snapshot
 * @property {Seat[]} seats
 * @property {boolean} watching another tab plays here, and sounds
 * @property {object | null} alarm a new one for everybody whose time becomes short
 */

/**
 * @param {Snapshot} before
 * @param {Snapshot} after
 * @returns {boolean} whether a move was made in between; a move taken back is none, and neither is a new game
 */
function hasMoved(before, after) {
  const [was, is] = [before.match.number, after.match.number];
  return is === was ? after.ply > before.ply : is > was && after.ply > 0;
}

/**
 * @param {Snapshot} before
 * @param {Snapshot} after
 * @returns {number | null | undefined} the side that has just won a match or a game of it, null for a draw; undefined when nothing has ended
 */
function ended(before, after) {
  if (after.match.result) return before.match.result ? undefined : after.match.result.winner;
  return after.outcome && !before.outcome ? after.outcome.winner : undefined;
}

/**
 * @param {number | null} winner a side
 * @param {Snapshot} snapshot
 * @param {Seat[]} seats
 * @returns {Sound} glad when anybody at this device has won
 */
function soundOfEnd(winner, { sides }, seats) {
  if (winner === null) return { kind: "drawn" };
  const persons = sides.find(({ side }) => side === winner)?.players.some((player) => kindOf(seats[player]) === "person");
  return { kind: persons ? "won" : "lost" };
}

/**
 * @param {Heard} before
 * @param {Heard} after the same table later
 * @returns {Sound[]} one after another
 */
export function soundsBetween(before, after) {
  if (after.watching) return [];
  /** @type {Sound[]} */
  const sounds = [];
  const [was, is] = [before.snapshot, after.snapshot];
  // What a table brings along when it is opened was heard long ago.
  if (was && is) {
    const { last } = is;
    const end = ended(was, is);
    if (last && hasMoved(was, is)) {
      sounds.push({ kind: "move", own: kindOf(after.seats[last.player]) === "person", worth: last.worth });
      if (last.closed.length > 0 && end === undefined) sounds.push({ kind: "region" });
    }
    if (end !== undefined) sounds.push(soundOfEnd(end, is, after.seats));
  }
  if (after.alarm && after.alarm !== before.alarm) sounds.push({ kind: "low" });
  return sounds;
}

/**
 * @param {Pick<PuzzleState, "verdict" | "solved">} before
 * @param {Pick<PuzzleState, "verdict" | "solved">} after the same puzzle after a colour was tried
 * @returns {Sound[]}
 */
export function soundsOfPuzzle(before, after) {
  // What was tried earlier, or in another tab, comes without a verdict.
  if (!after.verdict || after.verdict === before.verdict) return [];
  return [after.solved ? { kind: "won" } : { kind: "move", own: false, worth: 0 }];
}
