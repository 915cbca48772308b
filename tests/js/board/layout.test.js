/** A turned board keeps its cells, only elsewhere. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { DIRECTIONS, nextCell } from "../../../site/board/keys.js";
import { cornersOf, layOut, MARGIN, UNIT } from "../../../site/board/layout.js";
import { squareBoard } from "./boards.js";

const board = squareBoard(5, 3);

test("a turn of 90 degrees makes a wide board high", () => {
  const [straight, turned] = [layOut(board, 0), layOut(board, 90)];
  assert.equal(Math.round(turned.width), Math.round(straight.height));
  assert.equal(Math.round(turned.height), Math.round(straight.width));
});

test("a clockwise turn brings the top right to the bottom right", () => {
  const [x, y] = /** @type {[number, number]} */ (layOut(board, 90).centres[4]);
  assert.deepEqual([Math.round(x), Math.round(y)], [MARGIN + 2.5 * UNIT, MARGIN + 4.5 * UNIT]);
});

for (const turn of [0, 60, 90, 180, 270]) {
  test(`all corners lie within the drawing at a turn of ${turn} degrees`, () => {
    const layout = layOut(board, turn);
    for (const place of board.centres.keys()) {
      for (const [x, y] of cornersOf(layout, place)) {
        assert.ok(x >= MARGIN - 0.01 && x <= layout.width - MARGIN + 0.01);
        assert.ok(y >= MARGIN - 0.01 && y <= layout.height - MARGIN + 0.01);
      }
    }
  });
}

test("places outside the board have no centre", () => {
  const cut = { ...board, centres: board.centres.map((centre, place) => (place === 0 ? null : centre)) };
  assert.equal(layOut(cut, 0).centres[0], null);
});

test("arrows go to the neighbour in their direction", () => {
  const layout = layOut(board, 0);
  const cells = [...board.centres.keys()];
  const anchor = /** @type {[number, number]} */ (layout.centres[7]);
  const goes = (/** @type {string} */ key) => nextCell(layout, cells, 7, DIRECTIONS[key], anchor);
  assert.deepEqual(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"].map(goes), [2, 12, 6, 8]);
});

test("arrows follow the drawing when it is turned", () => {
  const layout = layOut(board, 180);
  const anchor = /** @type {[number, number]} */ (layout.centres[7]);
  assert.equal(nextCell(layout, [...board.centres.keys()], 7, DIRECTIONS.ArrowUp, anchor), 12);
});

test("arrows leap over a missing cell and stop at the edge", () => {
  const layout = layOut(board, 0);
  const cells = [...board.centres.keys()].filter((cell) => cell !== 6);
  const anchor = /** @type {[number, number]} */ (layout.centres[5]);
  assert.equal(nextCell(layout, cells, 5, DIRECTIONS.ArrowRight, anchor), 7);
  assert.equal(nextCell(layout, cells, 5, DIRECTIONS.ArrowLeft, anchor), null);
});
