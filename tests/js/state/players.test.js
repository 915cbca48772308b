/** Who looks from where follows from the seats. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { cornerPlayer, onlyPerson, resigner, viewerSide } from "../../../site/state/players.js";
import { rowBoard, rowSnapshot } from "./fakes.js";

test("only one person at the table is the viewer", () => {
  assert.equal(onlyPerson(["computer", "person"]), 1);
  assert.equal(onlyPerson(["person", "person"]), null);
  assert.equal(onlyPerson(["computer", "computer"]), null);
});

test("partners at one device look as their side, rivals as whoever is to move", () => {
  assert.equal(viewerSide(["computer", "person", "computer", "person"], [0, 1, 0, 1], 0), 1);
  assert.equal(viewerSide(["person", "person"], [0, 1], 1), 1);
  assert.equal(viewerSide(["computer", "computer"], [0, 1], null), null);
});

test("the viewer's own corner lies at the bottom left unless another is wished", () => {
  const board = rowBoard();
  assert.equal(cornerPlayer(board, ["computer", "person"], "own"), 1);
  assert.equal(cornerPlayer(board, ["person", "person"], "own"), 0);
  assert.equal(cornerPlayer(board, ["person", "person"], "1"), 1);
  assert.equal(cornerPlayer(board, ["person", "person"], "3"), 0, "a wish from a table of four");
});

test("whoever is to move resigns; while a computer thinks, the only person does", () => {
  const snapshot = rowSnapshot({ mover: 1 });
  assert.equal(resigner(["person", "person"], snapshot), 1);
  assert.equal(resigner(["person", "computer"], snapshot), 0);
  assert.equal(resigner(["computer", "computer"], snapshot), null);
  assert.equal(resigner(["person", "person"], rowSnapshot({ mover: null })), null);
});
