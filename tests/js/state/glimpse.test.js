/** The board of the table that was left last is remembered as a picture, unless it must stay hidden. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Glimpse } from "../../../site/state/glimpse.js";

/** @type {Map<string, string>} */
const kept = new Map();
Object.assign(globalThis, {
  localStorage: {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value),
    removeItem: (/** @type {string} */ key) => kept.delete(key),
  },
});

/** @param {any} left */
const keepGlimpse = (left) => new Glimpse(left).keep();
/** @param {string} id @param {string} [address] */
const glimpseOf = (id, address = "") => new Glimpse(/** @type {any} */ ({ id, address })).board;

beforeEach(() => kept.clear());

/**
 * @param {object} [match]
 * @param {boolean} [paused]
 * @returns {any} a table after a move: cell 1 was taken
 */
const table = (match = {}, paused = false) => ({
  id: "t1",
  owners: [0, 0, -1],
  colours: [2, 2, 1],
  state: {
    board: { variant: "quick", seed: "7", owners: [0, -1, -1], colours: [3, 2, 1] },
    snapshot: { paused, match: { phase: "playing", clock: null, ...match } },
  },
});

test("the board comes back as it stood, for its own table only", () => {
  keepGlimpse(table());
  assert.deepEqual(glimpseOf("t1"), { variant: "quick", seed: "7", owners: [0, 0, -1], colours: [2, 2, 1] });
  assert.equal(glimpseOf("t2"), null);
});

test("an address shows its board as it stood before the first move, and no other board", () => {
  keepGlimpse(table());
  const beginning = { variant: "quick", seed: "7", owners: [0, -1, -1], colours: [3, 2, 1] };
  assert.deepEqual(glimpseOf("t2", "quick.7"), beginning);
  assert.deepEqual(glimpseOf("t2", "quick.7&seats=computer/you"), beginning);
  for (const other of ["quick.77", "quick.07", "classic.7", "quick", ""]) assert.equal(glimpseOf("t2", other), null);
});

test("a board with a clock, a paused one, and one that is played out are not remembered", () => {
  for (const hidden of [table({ clock: {} }), table({}, true), table({ phase: "over" })]) {
    keepGlimpse(table());
    keepGlimpse(hidden);
    assert.equal(glimpseOf("t1"), null);
  }
});

test("a table of which nothing is known yet changes nothing", () => {
  keepGlimpse(table());
  keepGlimpse({ id: "t2", state: { board: null, snapshot: null } });
  assert.ok(glimpseOf("t1"));
});

test("what another build has kept is not shown", () => {
  kept.set("filler.glimpse", JSON.stringify({ build: "/b/other/", id: "t1", board: {} }));
  assert.equal(glimpseOf("t1"), null);
});
