/** Shown clocks run down from the snapshot, each from when it has to, and never below 0. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { leftOf, runs, untilFlag, untilLow } from "../../../site/state/clock.js";
import { rowMatch } from "./fakes.js";

const clock = { reserve: 60_000, increment: 1000, low: 10_000, left: [30_000, 20_000], running: [0], waiting: [] };
const playing = rowMatch({ clock });
const between = rowMatch({ phase: "between", grace: 5000, clock: { ...clock, running: [], waiting: [1] } });

test("only running clocks run", () => {
  assert.equal(leftOf(playing, 0, 1234), 28_766);
  assert.equal(leftOf(playing, 1, 1234), 20_000);
  assert.equal(leftOf(playing, 0, 99_000), 0);
  assert.deepEqual([runs(playing, 0, 0), runs(playing, 1, 0)], [true, false]);
});

test("between the games a clock runs when the grace is over", () => {
  assert.equal(leftOf(between, 1, 5000), 20_000);
  assert.equal(leftOf(between, 1, 6500), 18_500);
  assert.deepEqual([runs(between, 1, 4999), runs(between, 1, 5000)], [false, true]);
  assert.equal(untilFlag(between, 1000), 24_000);
});

test("it is known when to look again", () => {
  assert.equal(untilFlag(playing, 1000), 29_000);
  assert.equal(untilFlag(rowMatch({}), 0), Infinity);
  assert.equal(untilLow(playing, 0, 1000), 19_000);
  assert.equal(untilLow(playing, 0, 25_000), 0);
  assert.equal(untilLow(playing, 1, 0), Infinity);
});
