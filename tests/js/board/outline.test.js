/** Outlines go around exactly their cells, in as many loops as a person would draw. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { layOut } from "../../../site/board/layout.js";
import { isHole, outlineCorners, outlinePath, traceLoops } from "../../../site/board/outline.js";
import { squareBoard } from "./boards.js";

const { across } = squareBoard(4, 4);
const layout = layOut(squareBoard(4, 4), 0);

/** @param {[number, number][]} corners */
function area(corners) {
  return (
    corners.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = corners[(index + 1) % corners.length];
      return sum + x * nextY - y * nextX;
    }, 0) / 2
  );
}

test("one cell has one loop of its four corners", () => {
  assert.deepEqual(traceLoops(across, [5]), [[[5, 0], [5, 1], [5, 2], [5, 3]]]);
});

test("a straight run of cells has four corners", () => {
  const loops = outlineCorners(across, layout, [4, 5, 6]);
  assert.equal(loops.length, 1);
  assert.equal(loops[0].length, 4);
});

test("a ring has an outer loop and a hole", () => {
  const ring = [0, 1, 2, 4, 6, 8, 9, 10];
  const loops = outlineCorners(across, layout, ring);
  assert.deepEqual(loops.map(isHole).sort(), [false, true]);
});

test("cells that touch in a corner only have loops of their own", () => {
  assert.equal(traceLoops(across, [0, 5]).length, 2);
});

test("a hole that touches another in a corner stays one loop around both, as the cells around them hang together", () => {
  const all = Array.from({ length: 16 }, (_, place) => place).filter((place) => place !== 5 && place !== 10);
  const loops = outlineCorners(across, layout, all);
  assert.equal(loops.reduce((sum, loop) => sum + area(loop), 0), 14 * 100 * 100);
});

test("the area within the loops is that of the cells, whatever the set", () => {
  // A fixed sequence instead of chance, so that a failure can be seen again.
  let state = 1;
  for (let round = 0; round < 200; round++) {
    const cells = [];
    for (let place = 0; place < 16; place++) {
      state = (state * 48271) % 2147483647;
      if (state % 2 === 0) cells.push(place);
    }
    const total = outlineCorners(across, layout, cells).reduce((sum, loop) => sum + area(loop), 0);
    assert.equal(Math.round(total), cells.length * 100 * 100);
  }
});

test("obstacles count as outside", () => {
  const board = squareBoard(3, 3, [4]);
  const cells = [0, 1, 2, 3, 5, 6, 7, 8];
  assert.equal(outlineCorners(board.across, layOut(board, 0), cells).filter(isHole).length, 1);
});

test("an inset outline lies within its cells", () => {
  const path = outlinePath(across, layout, [5], 10, 5);
  const numbers = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  const [x, y] = /** @type {[number, number]} */ (layout.centres[5]);
  for (const [index, value] of numbers.entries()) {
    assert.ok(Math.abs(value - (index % 2 === 0 ? x : y)) <= 40.05, path);
  }
});

test("the empty set has no outline", () => {
  assert.equal(outlinePath(across, layout, [], 10, 5), "");
});
