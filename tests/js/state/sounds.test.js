/** What is heard follows from how a table stood and how it stands. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Hearing } from "../../../site/state/hearing.js";
import { SettingsStore } from "../../../site/state/settings.js";
import { soundsBetween, soundsOfPuzzle } from "../../../site/state/sounds.js";
import { Store } from "../../../site/state/store.js";
import { atOnce, rowMatch, rowSnapshot } from "./fakes.js";

/** @import { LastMove, MatchResult, Outcome, Snapshot } from "../../../site/types.js" */
/** @import { Page } from "../../../site/state/page.js" */
/** @import { Heard, Sound } from "../../../site/state/sounds.js" */

/**
 * @param {Partial<Snapshot>} part
 * @param {Partial<Heard>} [more] a person against a computer unless said
 * @returns {Heard}
 */
const heard = (part, more = {}) => ({ snapshot: rowSnapshot(part), seats: ["person", "computer"], watching: false, alarm: null, ...more });

/**
 * @param {number} player
 * @param {number} [worth]
 * @param {number[]} [closed]
 * @returns {LastMove}
 */
const move = (player, worth = 3, closed = []) => ({ player, colour: 1, waves: [], closed, worth });

/** @param {number | null} winner @returns {Outcome} */
const outcome = (winner) => ({ reason: "decided", winner, ranking: [] });

/** @param {number | null} winner */
const result = (winner) => /** @type {MatchResult} */ ({ winner, ranks: [], points: [], sums: [], left: [], scores: [] });

const kinds = (/** @type {Sound[]} */ sounds) => sounds.map(({ kind }) => kind);

test("a move is heard with what it took, own ones apart from those of others", () => {
  const start = heard({});
  assert.deepEqual(soundsBetween(start, heard({ ply: 1, last: move(0, 4) })), [{ kind: "move", own: true, worth: 4 }]);
  assert.deepEqual(soundsBetween(start, heard({ ply: 1, last: move(1, 0) })), [{ kind: "move", own: false, worth: 0 }]);
});

test("a region that closes is heard after the move", () => {
  assert.deepEqual(kinds(soundsBetween(heard({}), heard({ ply: 1, last: move(0, 5, [2]) }))), ["move", "region"]);
});

test("the same snapshot once more, a move taken back, a new game and an opened table are silent", () => {
  const later = heard({ ply: 2, last: move(1) });
  assert.deepEqual(soundsBetween(later, later), []);
  assert.deepEqual(soundsBetween(later, { ...later, snapshot: { .../** @type {Snapshot} */ (later.snapshot) } }), []);
  assert.deepEqual(soundsBetween(later, heard({ ply: 1, last: move(0) })), []);
  assert.deepEqual(soundsBetween(later, heard({ ply: 0, match: rowMatch({ number: 1 }) })), []);
  assert.deepEqual(soundsBetween({ ...later, snapshot: null }, later), []);
  assert.deepEqual(soundsBetween(later, { ...later, snapshot: null }), []);
});

test("the end of a game is glad, sad or even, as it is for who sits at this device, and heard instead of its region", () => {
  const before = heard({ ply: 6 });
  const after = (/** @type {number | null} */ winner, /** @type {Partial<Heard>} */ more = {}) =>
    heard({ ply: 7, mover: null, last: move(0, 3, [2]), outcome: outcome(winner), match: rowMatch({ phase: "between" }) }, more);
  assert.deepEqual(kinds(soundsBetween(before, after(0))), ["move", "won"]);
  assert.deepEqual(kinds(soundsBetween(before, after(1))), ["move", "lost"]);
  assert.deepEqual(kinds(soundsBetween(before, after(null))), ["move", "drawn"]);
  // Of two at one device, one has won.
  assert.deepEqual(kinds(soundsBetween(before, after(1, { seats: ["person", "person"] }))), ["move", "won"]);
  assert.deepEqual(kinds(soundsBetween(before, after(1, { seats: ["person", { kind: "peer", name: "Ann" }] }))), ["move", "lost"]);
});

test("the end of a match is that of the match, once: not the last game's, and not again afterwards", () => {
  const before = heard({ ply: 6, match: rowMatch({ games: 2, number: 1 }) });
  const after = heard({ ply: 7, last: move(1), outcome: outcome(1), match: rowMatch({ games: 2, number: 1, phase: "over", result: result(0) }) });
  assert.deepEqual(kinds(soundsBetween(before, after)), ["move", "won"]);
  assert.deepEqual(soundsBetween(after, { ...after, snapshot: { .../** @type {Snapshot} */ (after.snapshot), changes: [] } }), []);
});

test("a match that is resigned ends without a move", () => {
  const after = heard({ match: rowMatch({ phase: "over", result: result(1) }) });
  assert.deepEqual(kinds(soundsBetween(heard({}), after)), ["lost"]);
});

test("short time is heard once for each alarm", () => {
  const before = heard({});
  const after = { ...before, alarm: { player: 0 } };
  assert.deepEqual(kinds(soundsBetween(before, after)), ["low"]);
  assert.deepEqual(soundsBetween(after, { ...after }), []);
});

test("who looks on from another tab hears nothing: the one that plays sounds", () => {
  assert.deepEqual(soundsBetween(heard({}), heard({ ply: 1, last: move(0) }, { watching: true })), []);
});

test("a puzzle says whether the colour that was tried is the one, once", () => {
  const verdict = { colour: 1, value: 2, again: false };
  const [open, wrong] = [{ verdict: null, solved: false }, { verdict, solved: false }];
  const right = { verdict: { ...verdict }, solved: true };
  assert.deepEqual(soundsOfPuzzle(open, wrong), [{ kind: "move", own: false, worth: 0 }]);
  assert.deepEqual(kinds(soundsOfPuzzle(wrong, right)), ["won"]);
  assert.deepEqual(soundsOfPuzzle(right, { ...right }), []);
  // Solved in another tab, or on an earlier visit.
  assert.deepEqual(soundsOfPuzzle(open, { verdict: null, solved: true }), []);
});

/** A page with one table, and what was heard and felt. */
function listen() {
  const settings = new SettingsStore({ frame: atOnce, open: () => Promise.reject(new Error("no storage")) });
  const table = new Store(heard({}), () => {});
  const puzzle = Object.assign(new Store({ verdict: null, solved: false }, () => {}), { table: null });
  const page = Object.assign(new Store({ shown: "table", table }, () => {}), { settings, puzzle });
  /** @type {[string, number][]} */
  const played = [];
  /** @type {string[]} */
  const felt = [];
  const push = (/** @type {Sound[]} */ sounds) => void felt.push(...kinds(sounds));
  new Hearing(/** @type {Page} */ (/** @type {unknown} */ (page)), {
    play: (sounds, volume) => played.push(...sounds.map(({ kind }) => /** @type {[string, number]} */ ([kind, volume]))),
    vibrate: push,
  });
  return { settings, table, page, played, felt };
}

test("a table is heard at once, although nothing was drawn, and as loud as is wished", () => {
  const { settings, table, played, felt } = listen();
  settings.change({ volume: 30 });
  table.set(heard({ ply: 1, last: move(0) }));
  assert.deepEqual([played, felt], [[["move", 30]], ["move"]]);
});

test("mute is mute, and still felt; without vibration it is the other way round", () => {
  const { settings, table, played, felt } = listen();
  settings.change({ sound: false });
  table.set(heard({ ply: 1, last: move(0) }));
  assert.deepEqual([played, felt], [[], ["move"]]);
  settings.change({ sound: true, vibration: false });
  table.set(heard({ ply: 2, last: move(1) }));
  assert.deepEqual([played, felt], [[["move", 60]], ["move"]]);
});

test("a table that is left for another one is heard no longer", () => {
  const { table, page, played } = listen();
  const other = new Store(heard({}), () => {});
  page.set({ table: other });
  table.set(heard({ ply: 1, last: move(0) }));
  assert.deepEqual(played, []);
  other.set(heard({ ply: 1, last: move(0) }));
  assert.equal(played.length, 1);
});
