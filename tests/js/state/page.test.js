/** Going back and forward finds tables as they stood; the lobby begins them anew. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { KEPT, Page } from "../../../site/state/page.js";
import { DEFAULTS } from "../../../site/state/settings.js";
import { atOnce, FakeEngine } from "./fakes.js";

/** @import { SettingsStore } from "../../../site/state/settings.js" */

/** Lets everything that waits for nothing but its turn happen. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A page whose address bar the test moves. */
function openPage() {
  const engine = Object.assign(new FakeEngine(), { subscribe: () => () => {} });
  const settings = /** @type {SettingsStore} */ (/** @type {unknown} */ ({ state: DEFAULTS, subscribe: () => () => {} }));
  const location = { hash: "" };
  const history = { replaceState: (/** @type {unknown} */ _state, /** @type {string} */ _title, /** @type {string} */ hash) => (location.hash = hash) };
  const window = /** @type {Window} */ (/** @type {unknown} */ ({ location, history, addEventListener: () => {} }));
  const page = new Page({ engine: engine.asEngine, settings, window }, atOnce);
  /** @param {string} hash */
  const go = async (hash) => {
    location.hash = hash;
    page.router.follow();
    await settle();
    return page.state.table;
  };
  return { engine, page, go };
}

test("whoever comes back to a table finds it as it stood", async () => {
  const { engine, go } = openPage();
  const first = await go("#board=row.1");
  await first?.press(1);
  const second = await go("#board=row.2");
  assert.notEqual(second, first);
  assert.equal(await go("#board=row.1"), first);
  assert.equal(first?.state.snapshot?.ply, 1);
  assert.equal(engine.count("open_table"), 2);
  assert.equal(engine.count("close_table"), 0);
});

test("a finished table is kept, too", async () => {
  const { page, go } = openPage();
  const table = await go("#board=row.1");
  const snapshot = table?.state.snapshot;
  assert.ok(table && snapshot);
  table.set({ snapshot: { ...snapshot, mover: null, outcome: { reason: "full", winner: 0, ranking: [] } } });
  await go("#");
  assert.equal(page.state.shown, "lobby");
  assert.equal(await go("#board=row.1"), table);
  assert.equal(table.state.snapshot?.outcome?.winner, 0);
});

test("the lobby begins a table anew even at the address of one that is there", async () => {
  const { engine, page, go } = openPage();
  const old = await go("#board=row.1");
  await old?.press(1);
  page.lobby.onTable("row.1");
  await settle();
  assert.notEqual(page.state.table, old);
  assert.equal(page.state.table?.state.snapshot?.ply, 0);
  assert.equal(engine.count("close_table"), 1);
});

test("the table not looked at for longest makes room", async () => {
  const { engine, go } = openPage();
  const first = await go("#board=row.0");
  for (let seed = 1; seed <= KEPT; seed += 1) await go(`#board=row.${seed}`);
  assert.equal(engine.count("close_table"), 1);
  assert.notEqual(await go("#board=row.0"), first);
});

test("an address that leads nowhere ends in the lobby with a notice", async () => {
  const { engine, page, go } = openPage();
  engine.failsWith = "invalid-address";
  await go("#board=nonsense");
  assert.deepEqual([page.state.shown, page.state.table, page.state.notice?.code], ["lobby", null, "invalid-address"]);
});
