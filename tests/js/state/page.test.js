/** Every table gets an address of its own; going back and forward finds tables as they stood. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { KEPT } from "../../../site/state/kept_tables.js";
import { Page } from "../../../site/state/page.js";
import { DEFAULTS } from "../../../site/state/settings.js";
import { plainTerms } from "../../../site/state/terms.js";
import { atOnce, FakeEngine, FakeStorage, rowMatch } from "./fakes.js";

/** @import { SettingsStore } from "../../../site/state/settings.js" */

/** Lets everything that waits for nothing but its turn happen. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A page whose address bar the test moves. */
function openPage() {
  const engine = Object.assign(new FakeEngine(), { subscribe: () => () => {} });
  const settings = /** @type {SettingsStore} */ (/** @type {unknown} */ ({ state: DEFAULTS, subscribe: () => () => {} }));
  const location = { hash: "" };
  /** @type {string[]} What the page itself has written there. */
  const written = [];
  const replaceState = (/** @type {unknown} */ _state, /** @type {string} */ _title, /** @type {string} */ hash) => {
    location.hash = hash;
    written.push(hash);
  };
  const history = { replaceState };
  const window = /** @type {Window} */ (/** @type {unknown} */ ({ location, history, addEventListener: () => {} }));
  const storage = new FakeStorage();
  const page = new Page({ engine: engine.asEngine, settings, window, storage: storage.asStorage }, atOnce);
  /** @param {string} hash */
  const go = async (hash) => {
    location.hash = hash;
    page.router.follow();
    await settle();
    return page.state.table;
  };
  return { engine, page, storage, location, written, go };
}

test("a table that an address of a board has begun gets an address of its own", async () => {
  const { page, storage, location, go } = openPage();
  const table = await go("#board=row.1");
  assert.ok(table);
  assert.equal(location.hash, `#table=${table.id}`);
  assert.deepEqual([...storage.tables.keys()], [table.id]);
  assert.equal(page.state.shown, "table");
});

test("whoever goes elsewhere in the moment in which a table opens gets there", async () => {
  const { page, location, go } = openPage();
  const opening = go("#board=row.1");
  // Browsers tell of a new address a moment after it stands there.
  location.hash = "#history";
  await opening;
  assert.equal(location.hash, "#history");
  page.router.follow();
  assert.equal(page.state.shown, "history");
});

test("the lobby lists its tables once more when a move that was being kept is kept", async () => {
  const { storage, go } = openPage();
  const table = await go("#board=row.1");
  let lists = 0;
  storage.runningTables = async () => ((lists += 1), []);
  const move = table?.press(1);
  await Promise.all([move, go("#")]);
  await settle();
  assert.equal(lists, 2);
});

test("whoever comes back to a table finds it as it stood", async () => {
  const { engine, go } = openPage();
  const first = await go("#board=row.1");
  await first?.press(1);
  const second = await go("#board=row.2");
  assert.notEqual(second, first);
  assert.equal(await go(`#table=${first?.id}`), first);
  assert.equal(first?.state.snapshot?.ply, 1);
  assert.equal(engine.count("open_table"), 2);
  assert.equal(engine.count("close_table"), 0);
});

test("a table that only the device knows is put together from its log", async () => {
  const { engine, page, storage, go } = openPage();
  const terms = plainTerms("row", "1", ["person", "person"]);
  await storage.createTable({ id: "kept", terms, created: 0 });
  await storage.appendLines("kept", ["0 b 0 0", "1 1 0 0"]);
  const table = await go("#table=kept");
  assert.equal(page.state.shown, "table");
  assert.equal(engine.count("restore_table"), 1);
  assert.equal(table?.state.snapshot?.ply, 1);
});

test("a finished table is kept, too", async () => {
  const { engine, page, storage, go } = openPage();
  const table = await go("#board=row.1");
  engine.next = { mover: null, outcome: { reason: "full", winner: 0, ranking: [] }, match: rowMatch({ phase: "over" }) };
  await table?.press(1);
  await settle();
  assert.deepEqual([storage.tables.size, storage.matches.length], [0, 1]);
  await go("#");
  assert.equal(page.state.shown, "lobby");
  assert.equal(await go(`#table=${table?.id}`), table);
  assert.equal(table?.state.snapshot?.outcome?.winner, 0);
});

test("the address of a table that has become a match of the history leads to its replay", async () => {
  const { storage, written, go } = openPage();
  storage.matches.push({ id: "done", text: "record" });
  await go("#table=done");
  // What the engine of these tests cannot replay is another matter.
  assert.equal(written[0], "#match=done");
});

test("the lobby begins a table anew even on the board of one that is there", async () => {
  const { page, location, go } = openPage();
  const old = await go("#board=row.1");
  await old?.press(1);
  page.lobby.onTable(plainTerms("row", "1", ["person", "person"]));
  await go(location.hash);
  assert.notEqual(page.state.table, old);
  assert.equal(page.state.table?.state.snapshot?.ply, 0);
  assert.equal(old?.state.snapshot?.ply, 1);
});

test("the table not looked at for longest makes room, and is found again on the device", async () => {
  const { engine, go } = openPage();
  const first = await go("#board=row.0");
  for (let seed = 1; seed <= KEPT; seed += 1) await go(`#board=row.${seed}`);
  assert.equal(engine.count("close_table"), 1);
  const again = await go(`#table=${first?.id}`);
  assert.notEqual(again, first);
  assert.equal(again?.id, first?.id);
  assert.equal(again?.state.phase, "open");
});

test("an address that leads nowhere ends in the lobby with a notice", async () => {
  const { engine, page, go } = openPage();
  engine.failsWith = "invalid-address";
  await go("#board=nonsense");
  assert.deepEqual([page.state.shown, page.state.table, page.state.notice?.code], ["lobby", null, "invalid-address"]);
  await go("#table=nowhere");
  assert.deepEqual([page.state.shown, page.state.table, page.state.notice?.code], ["lobby", null, "storage-gone"]);
});

test("a challenge stays with its table, from the device's storage, too, and on the same board again, but not on another", async () => {
  const { page, storage, location, go } = openPage();
  const challenge = "row.1.3.you-person.Ann";
  const terms = plainTerms("row", "1", ["person", "person"]);
  page.begin(terms, challenge);
  assert.equal((await go(location.hash))?.state.challenge, challenge);
  const kept = [...storage.tables.values()][0];
  assert.deepEqual(kept, { ...kept, challenge });
  await storage.createTable({ ...kept, id: "again" });
  await storage.appendLines("again", kept.lines);
  assert.equal((await go("#table=again"))?.state.challenge, challenge);
  await page.rematch("same");
  assert.equal((await go(location.hash))?.state.challenge, challenge);
  await page.rematch("new");
  assert.equal((await go(location.hash))?.state.challenge, null);
});
