/** The history shows what is looked for, and what was deleted by mistake comes back. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError } from "../../../site/engine/errors.js";
import { History, PART } from "../../../site/state/history.js";
import { StorageError } from "../../../site/storage/errors.js";
import { finished, freshStore } from "../storage/stores.js";
import { atOnce } from "./fakes.js";

/** @import { Engine } from "../../../site/state/engine.js" */

/** An engine that reads every record but the unreadable ones. */
function readingEngine() {
  /** @type {string[]} */
  const asked = [];
  const call = async (/** @type {string} */ _method, /** @type {{ text: string }} */ { text }) => {
    asked.push(text);
    if (text === "unreadable") throw new EngineError("record-unreadable", { line: 1, column: 1 });
    return { text };
  };
  return { asked, engine: /** @type {Engine} */ (/** @type {unknown} */ ({ call, state: { phase: "ready" } })) };
}

/** @param {number} count how many matches the history holds */
async function openHistory(count) {
  const store = await freshStore();
  for (let number = 0; number < count; number += 1) {
    const opponents = [number % 2 === 0 ? "Bob" : "Zoë"];
    await store.addMatch(finished(`m${number}`, { finished: number, opponents, text: number === 1 ? "unreadable" : `m${number}` }));
  }
  const { engine, asked } = readingEngine();
  const history = new History(engine, { frame: atOnce, open: async () => store });
  await history.load();
  return { history, store, asked };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 10));

test("matches come in parts, the last one first", async () => {
  const { history } = await openHistory(PART * 2 + 3);
  const ids = () => history.state.matches?.map(({ id }) => id) ?? [];
  assert.equal(ids().length, PART);
  assert.equal(ids()[0], `m${PART * 2 + 2}`);
  assert.equal(history.state.more, true);
  await history.showMore();
  await history.showMore();
  assert.equal(ids().length, PART * 2 + 3);
  assert.equal(new Set(ids()).size, ids().length);
  assert.equal(history.state.more, false);
});

test("a part that is full is not promised to be followed by another", async () => {
  const { history } = await openHistory(PART);
  assert.equal(history.state.more, false);
});

test("board and opponent are looked for together, and the total stays", async () => {
  const { history } = await openHistory(6);
  await history.search({ opponent: " zo " });
  assert.deepEqual(history.state.matches?.map(({ id }) => id), ["m5", "m3", "m1"]);
  await history.search({ variant: "hex" });
  assert.deepEqual(history.state.matches, []);
  assert.equal(history.state.total, 6);
  assert.deepEqual(history.state.opponents, ["Bob", "Zoë"]);
});

test("the engine is asked about each match once, and one that it cannot read stops nothing", async () => {
  const { history, asked } = await openHistory(4);
  await settle();
  await history.load();
  await settle();
  assert.deepEqual(asked.filter((text) => text !== "unreadable"), ["m3", "m2", "m0"]);
  assert.deepEqual(Object.keys(history.state.records).sort(), ["m0", "m2", "m3"]);
});

test("nothing is deleted before somebody says yes, and undoing brings it back", async () => {
  const { history, store } = await openHistory(3);
  const [match] = history.state.matches ?? [];
  await history.delete();
  assert.equal(await store.countMatches(), 3);
  history.ask(match);
  await history.delete();
  assert.equal(await store.match(match.id), null);
  assert.equal(history.state.asked, null);
  assert.equal(history.state.matches?.length, 2);
  await history.undo();
  assert.deepEqual(await store.match(match.id), match);
  assert.equal(history.state.matches?.[0].id, match.id);
  assert.equal(history.state.deleted, null);
});

test("a storage that fails is told of, and asked again", async () => {
  let works = false;
  const store = await freshStore();
  const open = async () => {
    if (!works) throw new StorageError("storage-unavailable");
    return store;
  };
  const history = new History(readingEngine().engine, { frame: atOnce, open });
  await history.load();
  assert.equal(history.state.error?.code, "storage-unavailable");
  works = true;
  await history.load();
  assert.equal(history.state.error, null);
  assert.deepEqual(history.state.matches, []);
});
