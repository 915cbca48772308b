/** The territory graph lies where it should, and a press in it finds the right step. */

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { BOX, curvesOf, positionAt, positionByKey } from "../../../site/views/curve.js";

const data = {
  count: 5,
  equator: 10,
  games: [
    { first: 0, last: 2 },
    { first: 3, last: 4 },
  ],
  lines: [
    { side: 0, mark: 0, worths: [1, 4, 12, 1, 3] },
    { side: 1, mark: 1, worths: [1, 1, 6, 1, 1] },
  ],
};

test("the first position lies at the left end and the last at the right one", () => {
  const { x } = curvesOf(data);
  assert.deepEqual([x(0), x(4)], [0, BOX.width]);
});

test("more worth lies higher, nothing lies outside, and the equator lies at its worth", () => {
  const { y, equator } = curvesOf(data);
  assert.equal(equator, y(10));
  assert.ok(equator !== null && y(12) < equator && equator < y(4));
  assert.ok(y(12) > 0);
  assert.equal(y(0), BOX.height);
});

test("an equator far above three or more sides is left out", () => {
  const worths = [1, 2, 2, 1, 2];
  const lines = [0, 1, 2].map((side) => ({ side, mark: side, worths }));
  assert.equal(curvesOf({ ...data, lines }).equator, null);
});

test("a line is broken between two games, and there a boundary stands", () => {
  const { lines, boundaries, x } = curvesOf(data);
  assert.equal(lines[0].path.match(/M/g)?.length, 2);
  assert.equal(lines[0].path.match(/L/g)?.length, 3);
  assert.deepEqual(boundaries, [(x(2) + x(3)) / 2]);
});

test("a match without a move still has a graph", () => {
  const only = { ...data, count: 1, games: [{ first: 0, last: 0 }], lines: [{ side: 0, mark: 0, worths: [1] }] };
  assert.doesNotMatch(curvesOf(only).lines[0].path, /NaN|Infinity/);
});

test("a press on a position finds it, and one beside the graph the nearest end", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 400 }), fc.nat(), fc.integer({ min: 50, max: 900 }), (count, raw, width) => {
      const position = raw % count;
      assert.equal(positionAt(20 + (position / (count - 1)) * width, { left: 20, width }, count), position);
    }),
  );
  assert.equal(positionAt(-50, { left: 20, width: 100 }, 9), 0);
  assert.equal(positionAt(500, { left: 20, width: 100 }, 9), 8);
});

test("keys of a slider move by one or by a tenth, never beyond the ends", () => {
  assert.equal(positionByKey("ArrowUp", 3, 50), 4);
  assert.equal(positionByKey("ArrowDown", 0, 50), 0);
  assert.equal(positionByKey("PageUp", 47, 50), 49);
  assert.equal(positionByKey("x", 3, 50), null);
});
