/** What the verdicts of an analysis say about the frames of a replay: by position, as lines of a graph, and the next mistake. */

import { gamesOf } from "./frames.js";

/** @import { Mark, ReplayData, ReplayFrame, Verdict } from "../types.js" */

/** Marks of moves that have cost something worth a look. @type {ReadonlySet<Mark>} */
const MARKED = new Set(/** @type {Mark[]} */ (["inaccuracy", "mistake", "blunder"]));

/**
 * @typedef {object} ValuePoint
 * @property {number} position of a frame
 * @property {number} value margin at the end of the game, as the line's side sees it
 * @property {boolean} exact
 */

/**
 * @typedef {object} ValueLine
 * @property {number} side
 * @property {number} mark the player whose mark it has (of a pair: the first)
 * @property {ValuePoint[][]} games its points in each game, perhaps none
 */

/**
 * What the graph of values shows.
 * @typedef {object} ValueGraph
 * @property {number} count of positions
 * @property {number} highest no value is further from 0; at least 1
 * @property {{ first: number, last: number }[]} games positions at which each game begins and ends
 * @property {ValueLine[]} lines of the first side alone where there are two; of each side where there are more
 * @property {{ position: number, mark: Mark, value: number, side: number }[]} mistakes where the line of the side that moved stands afterwards
 * @property {{ first: number, last: number }[]} open stretches that are not judged yet
 */

/**
 * @param {ReplayFrame[]} frames
 * @param {Verdict[]} verdicts
 * @returns {Map<number, Verdict>} by the position of the frame that shows the move
 */
export function verdictsByPosition(frames, verdicts) {
  const nameOf = (/** @type {number} */ game, /** @type {number} */ ply) => `${game} ${ply}`;
  const known = new Map(verdicts.map((verdict) => [nameOf(verdict.game, verdict.ply), verdict]));
  /** @type {Map<number, Verdict>} */
  const found = new Map();
  frames.forEach(({ kind, snapshot }, position) => {
    const verdict = kind === "move" ? known.get(nameOf(snapshot.match.number, snapshot.ply - 1)) : undefined;
    if (verdict) found.set(position, verdict);
  });
  return found;
}

/**
 * @param {ReplayData} data
 * @param {Map<number, Verdict>} verdicts by position
 * @returns {ValueGraph}
 */
export function valueGraph({ frames, sides }, verdicts) {
  const games = gamesOf(frames).map(({ first, last }) => ({ first, last }));
  const ofSides = frames[0].snapshot.sides;
  const two = ofSides.length === 2;
  const shown = two ? ofSides.slice(0, 1) : ofSides;
  const lines = shown.map(({ side, players }) => ({
    side,
    mark: players[0],
    games: games.map((game) => pointsOf(game, verdicts, sides, side, two)),
  }));
  const values = lines.flatMap((line) => line.games.flat().map(({ value }) => Math.abs(value)));
  return {
    count: frames.length,
    highest: Math.max(1, ...values),
    games,
    lines,
    mistakes: [...verdicts].flatMap(([position, { mark, after, player }]) => {
      const side = two ? 0 : sides[player];
      return MARKED.has(mark) ? [{ position, mark, value: sides[player] === side ? after : -after, side }] : [];
    }),
    open: openStretches(frames, verdicts),
  };
}

/**
 * @param {{ first: number, last: number }} game
 * @param {Map<number, Verdict>} verdicts by position
 * @param {number[]} sides the side of each player
 * @param {number} side whose line it is
 * @param {boolean} two whether there are two sides: what one gains the other loses
 * @returns {ValuePoint[]}
 */
function pointsOf({ first, last }, verdicts, sides, side, two) {
  /** @type {Map<number, ValuePoint>} */
  const points = new Map();
  for (let position = first; position <= last; position += 1) {
    const verdict = verdicts.get(position);
    if (!verdict || (!two && sides[verdict.player] !== side)) continue;
    const { before, after, exact } = verdict;
    const sign = sides[verdict.player] === side ? 1 : -1;
    points.set(position - 1, { position: position - 1, value: withoutMinus(sign * before), exact });
    points.set(position, { position, value: withoutMinus(sign * after), exact });
  }
  return [...points.values()].sort((one, other) => one.position - other.position);
}

/** @param {number} value @returns {number} the same; 0 instead of -0 */
const withoutMinus = (value) => (value === 0 ? 0 : value);

/**
 * @param {ReplayFrame[]} frames
 * @param {Map<number, Verdict>} verdicts by position
 * @returns {{ first: number, last: number }[]} from the position before the first move of each stretch that is not judged to that after its last one
 */
function openStretches(frames, verdicts) {
  /** @type {{ first: number, last: number }[]} */
  const stretches = [];
  frames.forEach(({ kind }, position) => {
    if (kind !== "move" || verdicts.has(position)) return;
    const stretch = stretches.at(-1);
    if (stretch?.last === position - 1) stretch.last = position;
    else stretches.push({ first: position - 1, last: position });
  });
  return stretches;
}

/**
 * @param {Map<number, Verdict>} verdicts by position
 * @returns {number[]} positions of the moves that have cost something worth a look, in order
 */
export function mistakesIn(verdicts) {
  return [...verdicts].flatMap(([position, { mark }]) => (MARKED.has(mark) ? [position] : [])).sort((one, other) => one - other);
}

/**
 * @param {number[]} mistakes positions, in order
 * @param {number} position that is shown
 * @param {1 | -1} way forward or back
 * @returns {number | null} the next one, from the other end when there is none further on; null when there are none at all
 */
export function nextMistake(mistakes, position, way) {
  if (mistakes.length === 0) return null;
  if (way > 0) return mistakes.find((other) => other > position) ?? mistakes[0];
  return mistakes.findLast((other) => other < position) ?? mistakes[mistakes.length - 1];
}
