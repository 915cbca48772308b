/** The graph of values: 0 in the middle, proven and estimated parts apart, gaps where nothing is judged. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { BOX } from "../../../site/views/curve.js";
import { valueCurves } from "../../../site/views/value_curve.js";

/** @import { ValueGraph } from "../../../site/state/values.js" */

/**
 * @param {Partial<ValueGraph>} part
 * @returns {ValueGraph}
 */
const graph = (part) => ({
  count: 5,
  highest: 4,
  games: [{ first: 0, last: 4 }],
  lines: [{ side: 0, mark: 0, games: [[]] }],
  mistakes: [],
  open: [],
  ...part,
});

/**
 * @param {[number, number, boolean][][]} games points as position, value, whether it is exact
 */
function pathsOf(...games) {
  const points = games.map((game) => game.map(([position, value, exact]) => ({ position, value, exact })));
  return valueCurves(graph({ lines: [{ side: 0, mark: 0, games: points }] })).lines[0];
}

test("0 lies in the middle, a lead of the first side above it, and both ends keep a distance", () => {
  const { y, zero } = valueCurves(graph({}));
  assert.equal(zero, BOX.height / 2);
  assert.ok(y(4) > 0 && y(4) < zero && y(-4) > zero && y(-4) < BOX.height);
  assert.equal(y(4) + y(-4), BOX.height);
});

test("a part is proven where both of its ends are, and only that is filled", () => {
  const { exact, estimate, area } = pathsOf([[0, 1, false], [1, 2, false], [2, 3, true], [3, 3, true]]);
  assert.equal(estimate.match(/M/g)?.length, 2);
  assert.equal(exact.match(/M/g)?.length, 1);
  assert.equal(area.match(/z/g)?.length, 1);
});

test("no line leads from one game to the next, or from a value that stands alone", () => {
  const { exact, estimate } = pathsOf([[0, 1, true], [1, 1, true]], [[3, -1, true]]);
  assert.equal(exact, `M0.0 ${valueCurves(graph({})).y(1).toFixed(1)}L250.0 ${valueCurves(graph({})).y(1).toFixed(1)}`);
  assert.equal(estimate, "");
});

test("what is not judged yet is shaded from its first to its last position", () => {
  assert.deepEqual(valueCurves(graph({ open: [{ first: 0, last: 2 }] })).open, [{ x: 0, width: BOX.width / 2 }]);
});
