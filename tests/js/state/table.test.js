/** A table passes choices on exactly as wished, lets computers move, and survives a dead engine. */

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { EngineError } from "../../../site/engine/client.js";
import { DEFAULTS } from "../../../site/state/settings.js";
import { PAUSE } from "../../../site/state/practice_moves.js";
import { Table } from "../../../site/state/table.js";
import { StorageError } from "../../../site/storage/errors.js";
import { useMessages } from "../../../site/i18n/index.js";
import { atOnce, FakeEngine, FakeStorage, FakeThinker, rowMatch } from "./fakes.js";

/** @import { Settings, SettingsStore } from "../../../site/state/settings.js" */

/** The words are none of these tests. */
useMessages(/** @type {any} */ ({ format: (/** @type {string} */ id) => id, has: () => true }));

/**
 * @param {FakeEngine} engine
 * @param {Partial<Settings>} [wishes]
 * @param {{ storage?: FakeStorage, origin?: import("../../../site/state/table_state.js").Origin }} [more]
 */
async function openTable(engine, wishes = {}, { storage = new FakeStorage(), origin = { address: "row.1" } } = {}) {
  const settings = /** @type {SettingsStore} */ (/** @type {unknown} */ ({ state: { ...DEFAULTS, ...wishes } }));
  const catalogue = async () => /** @type {any} */ ({ version: "", variants: [], pictures: {} });
  const thinker = new FakeThinker(engine).asThinker;
  const table = new Table("t", origin, { engine: engine.asEngine, settings, catalogue, thinker, storage: storage.asStorage }, atOnce);
  await table.open();
  return table;
}

/**
 * @param {FakeEngine} engine
 * @returns {[string, any]} what was asked last, without the moment
 */
function lastAsked(engine) {
  const [method, asked] = engine.asked[engine.asked.length - 1];
  const { now, wall, ...parameters } = asked;
  assert.ok(Number.isInteger(now) && Number.isInteger(wall), "whole milliseconds");
  return [method, parameters];
}

/** Lets everything that waits for nothing but its turn happen. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => mock.reset());

test("a pressed colour is played for the snapshot that was seen", async () => {
  const engine = new FakeEngine();
  const table = await openTable(engine);
  await table.press(1);
  assert.deepEqual(lastAsked(engine), ["choose", { table: 1, colour: 1, game: 0, ply: 0 }]);
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
  assert.deepEqual(lastAsked(engine), ["choose", { table: 1, colour: 2, game: 0, ply: 0 }]);
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

test("two who are ready at the same moment both are, and nobody twice", async () => {
  const engine = new FakeEngine();
  engine.next = { match: rowMatch({ games: 2, phase: "between" }) };
  const table = await openTable(engine);
  const first = table.ready(0);
  engine.next = { match: rowMatch({ games: 2, phase: "between", ready: [0] }) };
  await Promise.all([first, table.ready(1), table.ready(0)]);
  assert.equal(engine.count("ready"), 2);
  assert.deepEqual(lastAsked(engine), ["ready", { table: 1, player: 1 }]);
});

test("who resigns while a move is being kept resigns, but never the game after the one that was seen", async () => {
  const engine = new FakeEngine();
  const table = await openTable(engine);
  await Promise.all([table.press(1), table.resign("game", 0)]);
  assert.deepEqual(lastAsked(engine), ["resign_game", { table: 1, player: 0 }]);
  engine.next = { match: rowMatch({ games: 2, number: 1 }) };
  await Promise.all([table.press(2), table.resign("game", 0)]);
  assert.equal(engine.count("resign_game"), 1);
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
    engine.asked.map(([method]) => method),
    ["restore_table"],
  );
  assert.equal(engine.asked[0][1].log.length, 3, "its beginning and two moves");
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
  assert.deepEqual(table.resigners("game"), [1, 0], "whose turn it is comes first");
  await table.resign("game", 1);
  assert.deepEqual(lastAsked(engine), ["resign_game", { table: 1, player: 1 }]);
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
  assert.deepEqual(lastAsked(engine), ["choose", { table: 2, colour: 2, game: 0, ply: 1 }]);
});

test("nothing is shown before it is kept", async () => {
  const storage = new FakeStorage();
  const table = await openTable(new FakeEngine(), {}, { storage });
  storage.failsWith = new StorageError("storage-quota");
  await table.press(1);
  assert.equal(table.state.snapshot?.ply, 0);
  assert.equal(table.state.notice?.code, "storage-quota");
  await table.press(2);
  assert.equal(storage.tables.get("t")?.lines.length, 1);
  await table.tryAgain();
  assert.equal(table.state.snapshot?.ply, 1);
  assert.deepEqual(storage.tables.get("t")?.lines, ["0 b 0 0", "1 1 0 0"]);
});

test("a match can go on without being kept, and says so", async () => {
  const storage = new FakeStorage();
  storage.failsWith = new StorageError("storage-unavailable");
  const table = await openTable(new FakeEngine(), {}, { storage });
  assert.equal(table.wholeSnapshot(), null);
  await table.goOnUnkept();
  await table.press(1);
  assert.equal(table.state.snapshot?.ply, 1);
  assert.equal(table.state.kept, false);
  assert.equal(storage.tables.size, 0);
});

test("a kept table continues where it stood, and only looks on while another tab has it", async () => {
  const storage = new FakeStorage();
  const first = await openTable(new FakeEngine(), {}, { storage });
  await first.press(1);
  storage.held = false;
  const engine = new FakeEngine();
  const second = await openTable(engine, {}, { storage, origin: { stored: true } });
  assert.equal(second.state.snapshot?.ply, 1);
  assert.ok(second.state.watching && !second.canChoose);
  await second.press(2);
  assert.equal(engine.count("choose"), 0);
});

test("a tab that only looks on follows what the other one stores, up to the end of the match", async () => {
  const storage = new FakeStorage();
  const engine = new FakeEngine();
  const first = await openTable(engine, {}, { storage });
  storage.held = false;
  const lookingOn = new FakeEngine();
  const second = await openTable(lookingOn, {}, { storage, origin: { stored: true } });
  const hear = [...storage.listeners][0];
  await first.press(1);
  hear(storage.told[storage.told.length - 1]);
  await settle();
  assert.equal(second.state.snapshot?.ply, 1);
  assert.equal(lookingOn.count("restore_table"), 2);
  lookingOn.next = { mover: null, match: rowMatch({ phase: "over" }) };
  await first.press(2);
  storage.tables.clear();
  hear(storage.told[storage.told.length - 1]);
  await settle();
  assert.equal(second.state.snapshot?.match.phase, "over");
  assert.ok(second.state.watching && second.state.record);
  assert.equal(storage.matches.length, 0);
});

test("a tab that looks on and has missed something reads it up", async () => {
  const storage = new FakeStorage();
  const first = await openTable(new FakeEngine(), {}, { storage });
  storage.held = false;
  const second = await openTable(new FakeEngine(), {}, { storage, origin: { stored: true } });
  const hear = [...storage.listeners][0];
  await first.press(1);
  await first.press(2);
  hear(storage.told[storage.told.length - 1]);
  await settle();
  assert.equal(second.state.snapshot?.ply, 2);
  storage.tables.clear();
  hear({ table: "t", from: 9, lines: ["9 1 0 0"] });
  await settle();
  assert.equal(second.state.notice?.code, "storage-gone");
});

test("a table that is not kept any more is its opener's to tell", async () => {
  await assert.rejects(openTable(new FakeEngine(), {}, { origin: { stored: true } }), { code: "storage-gone" });
});

test("a damaged log is told with its sound part, and continues as another table", async () => {
  const storage = new FakeStorage();
  const first = await openTable(new FakeEngine(), {}, { storage });
  await first.press(1);
  const engine = new FakeEngine();
  const { call } = engine;
  engine.call = async (method, parameters) => {
    if (method === "restore_table") throw new EngineError("log-damaged", { sound: 1 });
    return call.call(engine, method, parameters);
  };
  const table = await openTable(engine, {}, { storage, origin: { stored: true } });
  assert.equal(table.state.phase, "damaged");
  await table.saveSound("u");
  assert.deepEqual(storage.tables.get("u")?.lines, ["0 b 0 0"]);
  assert.equal(storage.tables.get("t")?.lines.length, 2, "nothing is lost");
});

test("a colour chosen ahead is played when the turn comes, if it is allowed then", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  mock.method(performance, "now", () => 0);
  const engine = new FakeEngine();
  engine.seats = ["person", "computer"];
  const table = await openTable(engine);
  for (const [colour, plies] of [
    [2, 3],
    [3, 4],
  ]) {
    if (table.canChoose) await table.press(1);
    await table.press(colour);
    assert.equal(table.state.premove, colour);
    await settle();
    mock.timers.tick(PAUSE.animated);
    await settle();
    await settle();
    assert.equal(table.state.premove, null);
    assert.equal(engine.count("choose"), plies, "a barred one is dropped");
  }
  assert.deepEqual(table.state.message, { kind: "dropped", colour: 3 });
});

test("a match that is over moves to the history, once", async () => {
  const storage = new FakeStorage();
  const engine = new FakeEngine();
  const table = await openTable(engine, {}, { storage });
  engine.next = { mover: null, match: rowMatch({ phase: "over" }) };
  await table.press(1);
  assert.equal(storage.matches.length, 1);
  assert.equal(storage.matches[0].rated, false);
  assert.equal(storage.tables.size, 0);
  assert.equal(table.state.record?.link, "link");
  assert.equal(storage.released, 1);
});

test("when a shown clock reaches 0 the engine is asked, and whoever has little time is warned once", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const engine = new FakeEngine();
  const clock = { reserve: 60_000, increment: 0, low: 10_000, left: [20_000, 60_000], running: [0], waiting: [] };
  engine.next = { mover: 0, match: rowMatch({ clock }) };
  let now = 0;
  mock.method(performance, "now", () => now);
  const table = await openTable(engine);
  const pass = (/** @type {number} */ milliseconds) => {
    now += milliseconds;
    mock.timers.tick(milliseconds);
  };
  pass(9_999);
  assert.equal(table.state.alarm, null);
  pass(2);
  assert.deepEqual(table.state.alarm, { player: 0 });
  assert.equal(engine.count("flag"), 0);
  engine.next = { mover: null, match: rowMatch({ phase: "over" }) };
  pass(10_001);
  await settle();
  assert.equal(engine.count("flag"), 1);
  mock.restoreAll();
});
