/** Who would be interrupted if the page were loaded anew. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { KeptTables } from "../../../site/state/kept_tables.js";

/** @import { AnyTable } from "../../../site/state/page.js" */

/**
 * @param {{ phase?: string, match?: string | null, clock?: boolean, peer?: boolean, goesOn?: boolean }} [stand]
 * @returns {AnyTable} a table of one device, or of several
 */
function table({ phase = "open", match = "playing", clock = false, peer = false, goesOn = true } = {}) {
  const snapshot = match === null ? null : { match: { phase: match, clock: clock ? {} : null } };
  return /** @type {any} */ ({ id: crypto.randomUUID(), peer, goesOn, state: { phase, snapshot } });
}

/** @param {AnyTable} one @param {boolean} looked whether it is shown */
function isPlaying(one, looked) {
  const kept = new KeptTables();
  kept.add(one);
  return kept.isPlaying(looked ? one : null);
}

test("a match that is shown is played, until it is over", () => {
  assert.equal(isPlaying(table(), true), true);
  assert.equal(isPlaying(table({ match: "between" }), true), true);
  assert.equal(isPlaying(table({ phase: "opening", match: null }), true), true);
  assert.equal(isPlaying(table({ match: "over" }), true), false);
  for (const phase of ["failed", "damaged"]) assert.equal(isPlaying(table({ phase }), true), false, phase);
});

test("one that is left goes on only with a clock, or with others", () => {
  assert.equal(isPlaying(table(), false), false);
  assert.equal(isPlaying(table({ clock: true }), false), true);
  assert.equal(isPlaying(table({ clock: true, match: "over" }), false), false);
  assert.equal(isPlaying(table({ peer: true }), false), true);
  assert.equal(isPlaying(table({ peer: true, goesOn: false }), false), false);
});
