/** A running table is deleted wherever this page has it, and another tab's is said to be in the way. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Running } from "../../../site/state/running.js";
import { plainTerms } from "../../../site/state/terms.js";
import { freshStore } from "../storage/stores.js";
import { atOnce } from "./fakes.js";

/** @import { Storage } from "../../../site/state/sitting.js" */

/** @param {"this page" | "another tab"} holder who has the only table */
async function runningHeldBy(holder) {
  const store = await freshStore();
  await store.createTable({ id: "one", created: 0, terms: { ...plainTerms("row", "1", ["person", "person"]), clock: "3+2" } });
  await store.appendLines("one", ["0 b 0 0"]);
  let held = false;
  const hold = async () => ({ held, release: () => {}, whenFree: new Promise(() => {}) });
  const storage = /** @type {Storage} */ ({ open: async () => store, hold, tell: () => {}, hear: () => () => {} });
  const running = new Running(storage, atOnce, async () => {
    held = holder === "this page";
  });
  await running.load();
  running.ask(running.state.tables[0]);
  await running.deleteAsked();
  return running;
}

test("a table that this page has is closed and deleted", async () => {
  const { state } = await runningHeldBy("this page");
  assert.deepEqual([state.tables.length, state.error], [0, null]);
});

test("a table of another tab stays, and that is said", async () => {
  const { state } = await runningHeldBy("another tab");
  assert.deepEqual([state.tables.length, state.error?.code], [1, "table-elsewhere"]);
});
