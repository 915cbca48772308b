/**
 * Clocks as they are shown between two snapshots. The engine alone decides whose time is up; here is only worked out
 * what a clock face says a while after a snapshot, and when somebody should look again.
 */

/** @import { MatchData } from "../types.js" */

/**
 * @param {MatchData} match of a snapshot
 * @param {number} player
 * @returns {number | null} milliseconds after the snapshot at which this clock runs; null when it stands still
 */
function startOf({ clock, grace }, player) {
  if (!clock) return null;
  if (clock.running.includes(player)) return 0;
  return clock.waiting.includes(player) && grace !== null ? grace : null;
}

/**
 * @param {MatchData} match of a snapshot
 * @param {number} player
 * @param {number} elapsed milliseconds since the snapshot; 0 while the match is paused
 * @returns {number} milliseconds left, never below 0
 */
export function leftOf(match, player, elapsed) {
  const left = match.clock?.left[player] ?? 0;
  const start = startOf(match, player);
  return start === null ? left : Math.max(0, left - Math.max(0, elapsed - start));
}

/**
 * @param {MatchData} match of a snapshot
 * @param {number} player
 * @param {number} elapsed milliseconds since the snapshot
 * @returns {boolean} whether this clock runs by then
 */
export function runs(match, player, elapsed) {
  const start = startOf(match, player);
  return start !== null && elapsed >= start;
}

/**
 * @param {MatchData} match of a snapshot
 * @param {number} player
 * @param {number} elapsed milliseconds since the snapshot
 * @param {number} level milliseconds
 * @returns {number} milliseconds until the clock has come down to this level, 0 when it has; Infinity when it will not
 */
function until(match, player, elapsed, level) {
  const left = match.clock?.left[player] ?? 0;
  const start = startOf(match, player);
  if (start === null) return left <= level ? 0 : Infinity;
  return Math.max(0, start + Math.max(0, left - level) - elapsed);
}

/**
 * @param {MatchData} match of a snapshot
 * @param {number} elapsed milliseconds since the snapshot
 * @returns {number} milliseconds until the first running clock shows 0; Infinity when none will
 */
export function untilFlag(match, elapsed) {
  const players = match.clock ? [...match.clock.running, ...match.clock.waiting] : [];
  return Math.min(Infinity, ...players.map((player) => until(match, player, elapsed, 0)));
}

/**
 * @param {MatchData} match of a snapshot
 * @param {number} player
 * @param {number} elapsed milliseconds since the snapshot
 * @returns {number} milliseconds until a player has to be warned; Infinity when the clock stands still
 */
export function untilLow(match, player, elapsed) {
  if (!match.clock || startOf(match, player) === null) return Infinity;
  return until(match, player, elapsed, match.clock.low);
}
