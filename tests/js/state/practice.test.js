/** Against computers: they think elsewhere and answer after a humane pause; hints, levels, and what happens when nobody can think. */

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { DEFAULTS } from "../../../site/state/settings.js";
import { budgetOf, LONGEST_THOUGHT, PAUSE, pauseOf } from "../../../site/state/practice_moves.js";
import { Table } from "../../../site/state/table.js";
import { useMessages } from "../../../site/i18n/index.js";
import { atOnce, FakeEngine, FakeStorage, FakeThinker, rowMatch } from "./fakes.js";

/** @import { SeatKind } from "../../../site/types.js" */
/** @import { Settings, SettingsStore } from "../../../site/state/settings.js" */

/** The words are none of these tests. */
useMessages(/** @type {any} */ ({ format: (/** @type {string} */ id) => id, has: () => true }));

/** Monotonic milliseconds, as the tests tell them. */
let time = 0;

beforeEach(() => {
  mock.reset();
  time = 0;
  mock.method(performance, "now", () => time);
  mock.timers.enable({ apis: ["setTimeout"] });
});

/** Lets everything that waits for nothing but its turn happen. */
async function settle() {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** @param {number} milliseconds that pass */
async function pass(milliseconds) {
  time += milliseconds;
  mock.timers.tick(milliseconds);
  await settle();
}

/**
 * @param {SeatKind[]} seats
 * @param {{ wishes?: Partial<Settings>, prepare?: (engine: FakeEngine, thinker: FakeThinker) => void }} [more]
 */
async function sitDown(seats, { wishes = {}, prepare = () => {} } = {}) {
  const engine = new FakeEngine();
  engine.seats = seats;
  const thinker = new FakeThinker(engine);
  prepare(engine, thinker);
  const settings = /** @type {SettingsStore} */ (/** @type {unknown} */ ({ state: { ...DEFAULTS, ...wishes } }));
  const storage = new FakeStorage();
  const parts = { engine: engine.asEngine, settings, storage: storage.asStorage, thinker: thinker.asThinker, catalogue: async () => /** @type {any} */ ({}) };
  const table = new Table("t", { address: "row.1" }, parts, atOnce);
  await table.open();
  await settle();
  return { table, engine, thinker, storage };
}

/**
 * Lets the computer at the first seat move once, on a clock.
 * @param {FakeEngine} engine
 * @param {number} left milliseconds on its clock
 */
function moveOnceOnClock(engine, left) {
  const clock = { reserve: 60_000, increment: 1000, low: 10_000, left: [left, 60_000], running: [0], waiting: [] };
  engine.next = { mover: 0, match: rowMatch({ clock }) };
  const { call } = engine;
  engine.call = async (method, parameters) => {
    if (method === "choose") engine.next = { mover: 1, match: rowMatch({ clock: { ...clock, running: [1] } }) };
    return call.call(engine, method, parameters);
  };
}

/** @param {FakeEngine} engine @returns {any} what was asked last, without the moment */
function lastAsked(engine) {
  const [method, { now, wall, ...parameters }] = engine.asked[engine.asked.length - 1];
  assert.ok(Number.isInteger(now) && Number.isInteger(wall), "whole milliseconds");
  return [method, parameters];
}

// --- the computer's moves -------------------------------------------------------------------------------------------

test("a computer answers after a humane pause, and a person cannot move for it", async () => {
  const { table, engine, thinker } = await sitDown(["person", "computer"]);
  await table.press(1);
  await settle();
  assert.deepEqual(thinker.asked, [["think", { text: "record", level: "medium", seed: "1", budgetMs: LONGEST_THOUGHT }]]);
  await table.press(1);
  await table.press(1);
  assert.equal(table.state.premove, null, "chosen ahead and withdrawn");
  await pass(PAUSE.animated - 1);
  assert.equal(engine.count("choose"), 1);
  await pass(1);
  assert.deepEqual(lastAsked(engine), ["choose", { table: 1, colour: 2, game: 0, ply: 1 }]);
  assert.equal(table.state.snapshot?.ply, 2);
});

test("the pause and the thinking pass together", async () => {
  const { table, engine } = await sitDown(["person", "computer"]);
  const { call } = engine;
  engine.call = async (method, parameters) => {
    if (method === "record") time += PAUSE.animated;
    return call.call(engine, method, parameters);
  };
  await table.press(1);
  await settle();
  assert.equal(table.state.snapshot?.ply, 2, "whoever has thought long enough does not wait besides");
});

test("without animation the pause is shorter", async () => {
  const { engine } = await sitDown(["computer", "person"], { wishes: { animation: false } });
  await pass(PAUSE.still);
  assert.equal(engine.count("choose"), 1);
});

test("on a clock no pause costs more than half of what the move gives back, and none is made in a hurry", () => {
  assert.equal(pauseOf(500, null), 500);
  assert.equal(pauseOf(500, { left: 60_000, increment: 2000 }), 500);
  assert.equal(pauseOf(500, { left: 60_000, increment: 600 }), 300);
  assert.equal(pauseOf(500, { left: 60_000, increment: 0 }), 0);
  assert.equal(pauseOf(500, { left: 10_000, increment: 2000 }), 250);
  assert.equal(pauseOf(500, { left: 5000, increment: 2000 }), 0);
  assert.equal(pauseOf(500, { left: 200, increment: 2000 }), 0);
});

test("on a clock a computer thinks for a twentieth of what it has, and half of what the move gives back", () => {
  assert.equal(budgetOf(null), LONGEST_THOUGHT);
  assert.equal(budgetOf({ left: 600_000, increment: 5000 }), LONGEST_THOUGHT);
  assert.equal(budgetOf({ left: 20_000, increment: 1000 }), 1500);
  assert.equal(budgetOf({ left: 10, increment: 0 }), 1, "at least something");
});

test("a computer on a clock that runs out thinks briefly and moves at once", async () => {
  const { engine, thinker } = await sitDown(["computer", "person"], { prepare: (made) => moveOnceOnClock(made, 4000) });
  assert.equal(thinker.asked[0][1].budgetMs, 700);
  assert.equal(engine.count("choose"), 1);
});

test("each computer thinks at its own level", async () => {
  const { thinker } = await sitDown(["computer", "computer"], { prepare: (engine) => (engine.next = { levels: ["hard", "beginner"] }) });
  await pass(PAUSE.animated);
  assert.deepEqual(
    thinker.asked.map(([, { level }]) => level),
    ["hard", "beginner"],
  );
});

test("a computer thinks no longer when nobody is at the table, and anew when somebody comes back", async () => {
  const { table, engine, thinker } = await sitDown(["computer", "person"], { prepare: (_, made) => (made.ponders = true) });
  assert.ok(thinker.holders.has(table));
  table.leave();
  await pass(10 * PAUSE.animated);
  assert.deepEqual([engine.count("choose"), thinker.holders.size], [0, 0]);
  thinker.ponders = false;
  table.comeBack();
  await settle();
  assert.equal(thinker.asked.length, 2);
  await pass(PAUSE.animated);
  assert.equal(engine.count("choose"), 1);
});

test("with a clock the computer moves also while one looks elsewhere", async () => {
  const { table, engine } = await sitDown(["computer", "person"], { prepare: (made) => moveOnceOnClock(made, 60_000) });
  table.leave();
  await pass(PAUSE.animated);
  assert.equal(engine.count("choose"), 1);
});

test("a table that is closed thinks no longer", async () => {
  const { table, engine, thinker } = await sitDown(["computer", "person"]);
  await table.close();
  await pass(PAUSE.animated);
  assert.deepEqual([engine.count("choose"), thinker.holders.size], [0, 0]);
});

test("a move can be taken back while the computer thinks about its answer", async () => {
  const { table, engine, thinker } = await sitDown(["person", "computer"], { prepare: (made) => (made.next = { canTakeBack: true }) });
  thinker.ponders = true;
  await table.press(1);
  await settle();
  assert.equal(thinker.asked.length, 1);
  await table.takeBack();
  assert.equal(table.state.snapshot?.ply, 0);
  await pass(10 * PAUSE.animated);
  assert.equal(engine.count("choose"), 1, "the answer that was being thought of never comes");
  assert.ok(table.canChoose);
});

test("a level changed while the computer thinks counts from that very move on", async () => {
  const { table, engine, thinker } = await sitDown(["computer", "person"], { prepare: (made) => (made.next = { levels: ["easy", null] }) });
  engine.next = { levels: ["expert", null] };
  await table.setLevel(0, "expert");
  assert.equal(engine.count("set_level"), 1);
  await pass(PAUSE.animated);
  assert.deepEqual(
    thinker.asked.map(([, { level }]) => level),
    ["easy", "expert"],
  );
  assert.deepEqual(table.request?.levels, ["expert", null], "a rematch is against the same");
});

test("the level that a computer has already is not set once more", async () => {
  const { table, engine } = await sitDown(["person", "computer"], { prepare: (made) => (made.next = { levels: [null, "easy"] }) });
  await table.setLevel(1, "easy");
  assert.equal(engine.count("set_level"), 0);
});

test("a computer that cannot think is told of, the table goes on, and thinking can be tried again", async () => {
  const { table, engine, thinker } = await sitDown(["person", "computer"]);
  thinker.failsWith = "engine-died";
  await table.press(1);
  await settle();
  assert.deepEqual(table.state.trouble, { of: "move", error: { code: "engine-died", parameters: {} } });
  assert.equal(table.state.notice, null);
  await pass(10 * PAUSE.animated);
  assert.equal(thinker.asked.length, 1, "it is not tried again by itself");
  await table.thinkAgain();
  assert.equal(table.state.trouble, null);
  await settle();
  await pass(PAUSE.animated);
  assert.deepEqual([engine.count("choose"), table.state.snapshot?.ply], [2, 2]);
});

test("a table of persons keeps no worker ready", async () => {
  const { thinker } = await sitDown(["person", "person"]);
  assert.equal(thinker.holders.size, 0);
});

test("when the match is over the worker need not be ready any longer", async () => {
  const { table, engine, thinker } = await sitDown(["person", "computer"]);
  assert.equal(thinker.holders.size, 1);
  engine.next = { mover: null, match: rowMatch({ phase: "over" }) };
  await table.press(1);
  assert.equal(thinker.holders.size, 0);
});

// --- hints ----------------------------------------------------------------------------------------------------------

test("a hint is shown with its reasons until the next move", async () => {
  const { table, engine } = await sitDown(["person", "person"]);
  await table.askForHint();
  assert.deepEqual([table.state.hint, table.state.shown, table.state.advice?.reasons], [1, 1, ["gain", "region"]]);
  table.show(2);
  table.show(null);
  assert.equal(table.state.shown, 1);
  await table.press(1);
  assert.deepEqual([table.state.hint, table.state.advice, engine.count("choose")], [null, null, 1]);
});

test("a hint that is known is not asked for once more", async () => {
  const { table, thinker } = await sitDown(["person", "person"]);
  await table.askForHint();
  table.show(2);
  await table.askForHint();
  assert.deepEqual([thinker.asked.length, table.state.shown], [1, 1]);
});

test("a hint that takes long can be cancelled", async () => {
  const { table, thinker } = await sitDown(["person", "person"], { prepare: (_, made) => (made.ponders = true) });
  void table.askForHint();
  await settle();
  assert.ok(table.state.asking);
  table.closeHint();
  await settle();
  assert.deepEqual([table.state.asking, table.state.advice, table.state.trouble], [false, null, null]);
  thinker.ponders = false;
  await table.askForHint();
  assert.equal(table.state.hint, 1);
});

test("whoever plays while a hint is worked out gets none for a position that is gone", async () => {
  const { table } = await sitDown(["person", "person"], { prepare: (_, made) => (made.ponders = true) });
  void table.askForHint();
  await settle();
  await table.press(2);
  await settle();
  assert.deepEqual([table.state.asking, table.state.hint, table.state.snapshot?.ply], [false, null, 1]);
});

test("a hint that cannot be worked out is told of and can be tried again", async () => {
  const { table, thinker } = await sitDown(["person", "person"]);
  thinker.failsWith = "engine-worker";
  await table.askForHint();
  assert.deepEqual([table.state.trouble?.of, table.state.asking, table.canChoose], ["hint", false, true]);
  await table.thinkAgain();
  assert.deepEqual([table.state.trouble, table.state.hint], [null, 1]);
});

test("nobody gets a hint while others are to move", async () => {
  const { table, thinker } = await sitDown(["computer", "person"], { prepare: (_, made) => (made.ponders = true) });
  await table.askForHint();
  assert.deepEqual(
    thinker.asked.map(([method]) => method),
    ["think"],
  );
});

// --- what the computer expects --------------------------------------------------------------------------------------

test("the expected line is laid out at a table of its own, which is closed again", async () => {
  const { table, engine } = await sitDown(["person", "person"]);
  await table.askForHint();
  const before = engine.asked.length;
  await table.line.open();
  assert.deepEqual(
    engine.asked.slice(before).map(([method]) => method),
    ["restore_table", "choose", "choose", "choose", "close_table"],
  );
  assert.equal(engine.asked[before][1].clock, "none");
  assert.deepEqual([table.state.expected?.step, table.state.expected?.frames.length], [0, 4]);
});

test("looking ahead shows other cells, and changes nothing at the table", async () => {
  const { table, engine, storage } = await sitDown(["person", "person"]);
  await table.askForHint();
  await table.line.open();
  table.line.show(2);
  assert.ok(table.looksAhead);
  const frame = table.state.expected?.frames[2];
  assert.deepEqual(frame?.cells.colours, [2, 1, 2, 3]);
  assert.deepEqual(table.changesFrom(table.cells, frame?.cells), [[0, 0, 2]]);
  assert.deepEqual([table.colours, table.state.snapshot?.ply], [[0, 1, 2, 3], 0]);
  assert.equal(storage.tables.get("t")?.lines.length, 1);
  table.line.show(99);
  assert.equal(table.state.expected?.step, 3, "no further than the line goes");
  const chosen = engine.count("choose");
  await table.pressCell(1);
  assert.deepEqual([table.looksAhead, engine.count("choose")], [false, chosen], "a press on the board only leads back");
});

test("closing the line keeps the hint, and closing the hint closes the line", async () => {
  const { table } = await sitDown(["person", "person"]);
  await table.askForHint();
  await table.line.open();
  table.line.show(1);
  table.closeLine();
  assert.deepEqual([table.state.expected, table.state.hint, table.state.shown], [null, 1, 1]);
  await table.line.open();
  table.closeHint();
  assert.deepEqual([table.state.expected, table.state.hint, table.state.shown], [null, null, null]);
});
