/** A table passes choices on exactly as wished, lets computers move, and survives a dead engine. */

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { DEFAULTS } from "../../../site/state/settings.js";
import { PAUSE, Table } from "../../../site/state/table.js";
import { atOnce, FakeEngine } from "./fakes.js";

/** @import { Settings, SettingsStore } from "../../../site/state/settings.js" */

/**
 * @param {FakeEngine} engine
 * @param {Partial<Settings>} [wishes]
 */
async function openTable(engine, wishes = {}) {
  const settings = /** @type {SettingsStore} */ (/** @type {unknown} */ ({ state: { ...DEFAULTS, ...wishes } }));
  const parts = { engine: engine.asEngine, settings, catalogue: async () => ({ version: "", variants: [], pictures: {} }) };
  const table = new Table("row.1", parts, atOnce);
  await table.open();
  return table;
}

/** Lets everything that waits for nothing but its turn happen. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => mock.timers.reset());

test("a pressed colour is played for the snapshot that was seen", async () => {
  const engine = new FakeEngine();
  const table = await openTable(engine);
  await table.press(1);
  assert.deepEqual(engine.asked.at(-1), ["choose", { table: 1, colour: 1, ply: 0 }]);
  assert.equal(table.state.snapshot?.ply, 1);
  assert.deepEqual(table.colours, [1, 1, 2, 3]);
});

test("a barred colour is shown with its reason and never sent", async () => {
  const engine = new FakeEngine();
  const table = await openTable(engine);
  await table.press(3);
  assert.equal(engine.count("choose"), 0);
  assert.equal(table.state.shown, 3);
});

test("looking at colours and cells asks the engine nothing", async () => {
  const engine = new FakeEngine();
  const table = await openTable(engine);
  const before = engine.asked.length;
  table.show(1);
  table.showCell(2);
  table.showCell(null);
  assert.equal(engine.asked.length, before);
});

test("with Confirm the first press selects and the second plays", async () => {
  const engine = new FakeEngine();
  const table = await openTable(engine, { confirm: true });
  await table.press(1);
  assert.equal(engine.count("choose"), 0);
  assert.deepEqual([table.state.selected, table.state.shown], [1, 1]);
  await table.press(2);
  assert.equal(table.state.selected, 2);
  await table.press(2);
  assert.deepEqual(engine.asked.at(-1), ["choose", { table: 1, colour: 2, ply: 0 }]);
  assert.equal(table.state.selected, null);
});

test("a pressed cell chooses the colour that takes it", async () => {
  const engine = new FakeEngine();
  const table = await openTable(engine);
  assert.equal(table.colourTaking(1), 1);
  assert.equal(table.colourTaking(2), 1, "as own region, by the only colour that does");
  assert.equal(table.colourTaking(3), null);
  await table.pressCell(1);
  assert.equal(engine.count("choose"), 1);
});

test("two presses at once are one move", async () => {
  const engine = new FakeEngine();
  const table = await openTable(engine);
  await Promise.all([table.press(1), table.press(1)]);
  assert.equal(engine.count("choose"), 1);
});

test("a computer moves after a humane pause, and a person cannot move for it", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const engine = new FakeEngine();
  engine.seats = ["person", "computer"];
  const table = await openTable(engine);
  await table.press(1);
  await table.press(1);
  assert.equal(engine.count("choose"), 1);
  mock.timers.tick(PAUSE.animated - 1);
  await settle();
  assert.equal(engine.count("computer_choice"), 0);
  mock.timers.tick(1);
  await settle();
  assert.deepEqual(engine.asked.at(-1), ["choose", { table: 1, colour: 2, ply: 1 }]);
  assert.equal(table.state.snapshot?.ply, 2);
});

test("without animation the pause is shorter", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const engine = new FakeEngine();
  engine.seats = ["computer", "person"];
  await openTable(engine, { animation: false });
  mock.timers.tick(PAUSE.still);
  await settle();
  assert.equal(engine.count("choose"), 1);
});

test("a computer waits while nobody is at the table and goes on afterwards", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const engine = new FakeEngine();
  engine.seats = ["computer", "person"];
  const table = await openTable(engine);
  table.leave();
  mock.timers.tick(10 * PAUSE.animated);
  await settle();
  assert.equal(engine.count("choose"), 0);
  table.comeBack();
  mock.timers.tick(PAUSE.animated);
  await settle();
  assert.equal(engine.count("choose"), 1);
});

test("a refused move is told and can be made anew", async () => {
  const engine = new FakeEngine();
  const table = await openTable(engine);
  engine.failsWith = "illegal-stale-move";
  await table.press(1);
  assert.equal(table.state.notice?.code, "illegal-stale-move");
  assert.ok(table.canChoose);
});

test("after the engine died the game goes on from where it stood", async () => {
  const engine = new FakeEngine();
  const table = await openTable(engine);
  await table.press(1);
  await table.press(2);
  engine.failsWith = "engine-died";
  await table.press(1);
  assert.equal(table.state.notice?.code, "engine-died");
  engine.asked = [];
  await table.tryAgain();
  assert.deepEqual(
    engine.asked.map(([method, { table: number, colour, ply }]) => [method, number, colour, ply]),
    [
      ["open_table", undefined, undefined, undefined],
      ["choose", 2, 1, 0],
      ["choose", 2, 2, 1],
    ],
  );
  assert.equal(table.state.snapshot?.ply, 2);
  assert.equal(table.state.notice, null);
});

test("an engine that fails while the table opens leaves a table that can be tried again", async () => {
  const engine = new FakeEngine();
  engine.failsWith = "engine-timeout";
  const table = await openTable(engine);
  assert.equal(table.state.phase, "failed");
  await table.tryAgain();
  assert.equal(table.state.phase, "open");
});

test("a bad address is the opener's to tell", async () => {
  const engine = new FakeEngine();
  engine.failsWith = "invalid-address";
  await assert.rejects(openTable(engine), { code: "invalid-address" });
});

test("the same board again starts a new round without the old moves", async () => {
  const engine = new FakeEngine();
  const table = await openTable(engine);
  await table.press(1);
  const { round } = table.state;
  await table.restart();
  assert.equal(engine.count("close_table"), 1);
  assert.equal(table.state.snapshot?.ply, 0);
  assert.equal(table.state.round, round + 1);
  assert.deepEqual(table.colours, [0, 1, 2, 3]);
});

test("a board that is drawn late gets all changes since the start", async () => {
  const engine = new FakeEngine();
  const table = await openTable(engine);
  await table.press(1);
  await table.press(2);
  assert.deepEqual(table.wholeSnapshot()?.changes, [[0, 0, 2]]);
});

test("the mover resigns", async () => {
  const engine = new FakeEngine();
  const table = await openTable(engine);
  await table.press(1);
  await table.resign();
  assert.deepEqual(engine.asked.at(-1), ["resign", { table: 1, player: 1 }]);
});

test("whoever comes back after the engine was started anew finds the game where it stood", async () => {
  const engine = new FakeEngine();
  const table = await openTable(engine);
  await table.press(1);
  table.leave();
  engine.tryAgain();
  table.comeBack();
  await settle();
  assert.equal(table.state.snapshot?.ply, 1);
  await table.press(2);
  assert.deepEqual(engine.asked.at(-1), ["choose", { table: 2, colour: 2, ply: 1 }]);
});
