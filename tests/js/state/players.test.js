/** Who looks from where follows from the seats. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { cornerPlayer, onlyPerson, resigners, viewerSide } from "../../../site/state/players.js";
import { rowBoard, rowMatch, rowSnapshot } from "./fakes.js";

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

test("whoever is to move resigns first of all persons; while a computer thinks, the only person does", () => {
  const snapshot = rowSnapshot({ mover: 1 });
  assert.deepEqual(resigners(["person", "person"], snapshot, "game"), [1, 0]);
  assert.deepEqual(resigners(["person", "computer"], snapshot, "game"), [0]);
  assert.deepEqual(resigners(["computer", "computer"], snapshot, "match"), []);
});

test("between the games only the match can be resigned, and by nobody who has left it or waits for the partner", () => {
  const persons = /** @type {const} */ (["person", "person"]);
  const between = rowMatch({ phase: "between" });
  assert.deepEqual(resigners([...persons], rowSnapshot({ mover: null, match: between }), "game"), []);
  assert.deepEqual(resigners([...persons], rowSnapshot({ mover: null, match: between }), "match"), [0, 1]);
  const left = rowMatch({ left: [{ side: 0, how: "time" }] });
  assert.deepEqual(resigners([...persons], rowSnapshot({ match: left }), "match"), [1]);
  const waiting = rowMatch({ resigning: { game: [1], match: [] } });
  assert.deepEqual(resigners([...persons], rowSnapshot({ match: waiting }), "game"), [0]);
  assert.deepEqual(resigners([...persons], rowSnapshot({ match: rowMatch({ phase: "over" }) }), "match"), []);
});
