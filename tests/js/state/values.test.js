/** What verdicts say of each frame: values of one fixed side, gaps where nothing is judged, and the way to the next mistake. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { mistakesIn, nextMistake, valueGraph, verdictsByPosition } from "../../../site/state/values.js";
import { verdictOf } from "./analyses_fakes.js";
import { rowReplay } from "./replay_frames.js";

/** @import { ReplayData, Verdict } from "../../../site/types.js" */

/** @returns {ReplayData} the row's replay with its moves counted: two moves of game 1 at 1 and 2, one of game 2 at 6 */
function counted() {
  const data = rowReplay();
  const plies = [0, 1, 2, 2, 2, 0, 1];
  return { ...data, frames: data.frames.map((frame, at) => ({ ...frame, snapshot: { ...frame.snapshot, ply: plies[at] } })) };
}

/** @param {Verdict[]} verdicts */
function seen(...verdicts) {
  const data = counted();
  const known = verdictsByPosition(data.frames, verdicts);
  return { known, graph: valueGraph(data, known) };
}

test("a verdict belongs to the frame that shows its move", () => {
  const { known } = seen(verdictOf(0, { game: 1 }), verdictOf(1), verdictOf(0));
  assert.deepEqual([...known].map(([position, { game, ply }]) => [position, game, ply]), [[1, 0, 0], [2, 0, 1], [6, 1, 0]]);
});

test("values are those of the first side, whoever moved, and each game has its own", () => {
  const { graph } = seen(
    verdictOf(0, { player: 0, before: 3, after: 1, mark: "mistake" }),
    verdictOf(1, { player: 1, before: -1, after: -2, exact: false }),
    verdictOf(0, { game: 1, player: 1, before: 4, after: 0 }),
  );
  const points = graph.lines.map(({ games }) => games.map((game) => game.map(({ position, value, exact }) => [position, value, exact])));
  assert.deepEqual(points, [[[[0, 3, true], [1, 1, false], [2, 2, false]], [[5, -4, true], [6, 0, true]]]]);
  assert.equal(graph.highest, 4);
  assert.deepEqual(graph.mistakes, [{ position: 1, mark: "mistake", value: 1, side: 0 }]);
  assert.deepEqual(graph.open, []);
});

test("what is not judged yet is open, and its line is not drawn", () => {
  const { graph } = seen(verdictOf(0, { game: 1, player: 1 }));
  assert.deepEqual(graph.open, [{ first: 0, last: 2 }]);
  assert.deepEqual(graph.lines[0].games.map((game) => game.length), [0, 2]);
  assert.deepEqual(seen(verdictOf(1)).graph.open, [{ first: 0, last: 1 }, { first: 5, last: 6 }]);
});

test("with more than two sides each has a line of its own moves, from its own point of view", () => {
  const data = counted();
  const [{ snapshot }] = data.frames;
  const sides = [...snapshot.sides, { ...snapshot.sides[0], side: 2, players: [2] }];
  const frames = [{ ...data.frames[0], snapshot: { ...snapshot, sides } }, ...data.frames.slice(1)];
  const known = verdictsByPosition(frames, [verdictOf(0, { player: 0, before: 5, after: 4 }), verdictOf(1, { player: 1, before: -3, after: -3 })]);
  const { lines } = valueGraph({ ...data, frames, sides: [0, 1, 2] }, known);
  assert.deepEqual(
    lines.map(({ side, games }) => [side, games[0].map(({ position, value }) => [position, value])]),
    [[0, [[0, 5], [1, 4]]], [1, [[1, -3], [2, -3]]], [2, []]],
  );
});

test("one goes to the next mistake and the one before, and round at the ends", () => {
  const { known } = seen(verdictOf(0, { mark: "blunder" }), verdictOf(1, { mark: "good" }), verdictOf(0, { game: 1, mark: "inaccuracy" }));
  const mistakes = mistakesIn(known);
  assert.deepEqual(mistakes, [1, 6]);
  assert.deepEqual([0, 1, 5, 6].map((position) => nextMistake(mistakes, position, 1)), [1, 6, 6, 1]);
  assert.deepEqual([0, 1, 5, 6].map((position) => nextMistake(mistakes, position, -1)), [6, 6, 1, 1]);
  assert.equal(nextMistake([], 3, 1), null);
});
