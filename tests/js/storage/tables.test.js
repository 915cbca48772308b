/** A running table is its terms and its log: nothing of it is lost, doubled or mixed up. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { finished, freshName, freshStore, line, TERMS } from "./stores.js";

const table = { id: "one", terms: TERMS, created: 1000 };

test("a table is loaded as it was stored", async () => {
  const store = await freshStore();
  await store.createTable(table);
  await store.appendLines("one", [line(0, "b"), line(1)]);
  await store.appendLines("one", [line(2, "12")]);
  assert.deepEqual(await store.loadTable("one"), { ...table, lines: [line(0, "b"), line(1), line(2, "12")] });
});

test("a table remembers the challenge that is tried at it", async () => {
  const store = await freshStore();
  await store.createTable({ ...table, challenge: "quick.1.31.you-hard.Ann" });
  assert.equal((await store.loadTable("one"))?.challenge, "quick.1.31.you-hard.Ann");
  await store.finishTable("one", { ...finished("one"), challenge: "quick.1.31.you-hard.Ann" });
  assert.equal((await store.match("one"))?.challenge, "quick.1.31.you-hard.Ann");
});

test("another connection to the same database finds the same", async () => {
  const name = freshName();
  const store = await freshStore(name);
  await store.createTable(table);
  await store.appendLines("one", [line(0, "b")]);
  store.database.close();
  assert.deepEqual((await (await freshStore(name)).loadTable("one"))?.lines, [line(0, "b")]);
});

test("there is nothing where nothing was stored", async () => {
  const store = await freshStore();
  assert.equal(await store.loadTable("one"), null);
  assert.deepEqual(await store.runningTables(), []);
});

test("a line out of turn is refused, with all that came along", async () => {
  const store = await freshStore();
  await store.createTable(table);
  await store.appendLines("one", [line(0, "b")]);
  for (const lines of [[line(0, "b")], [line(2)], [line(1), line(1)], [line(1), line(3)], ["nonsense"], [line(1), "2"]]) {
    await assert.rejects(store.appendLines("one", lines), { code: "storage-conflict" }, lines.join());
  }
  assert.deepEqual((await store.loadTable("one"))?.lines, [line(0, "b")]);
  await store.appendLines("one", [line(1)]);
});

test("of two writers at once one is refused", async () => {
  const name = freshName();
  const [one, other] = [await freshStore(name), await freshStore(name)];
  await one.createTable(table);
  const outcomes = await Promise.allSettled([one.appendLines("one", [line(0, "b")]), other.appendLines("one", [line(0, "3")])]);
  assert.deepEqual(outcomes.map(({ status }) => status).sort(), ["fulfilled", "rejected"]);
  assert.equal((await one.loadTable("one"))?.lines.length, 1);
});

test("nothing is written to a table that is not there", async () => {
  const store = await freshStore();
  await assert.rejects(store.appendLines("one", [line(0)]), { code: "storage-gone" });
});

test("an id is used once, also when its match is over", async () => {
  const store = await freshStore();
  await store.createTable(table);
  await assert.rejects(store.createTable(table), { code: "storage-taken" });
  await store.finishTable("one", finished("one"));
  await assert.rejects(store.createTable(table), { code: "storage-taken" });
});

test("the table played last comes first, and moves taken back do not count", async () => {
  const store = await freshStore();
  await store.createTable(table);
  await store.createTable({ ...table, id: "two", created: 1001 });
  await store.appendLines("one", [line(0, "b"), line(1), line(2), line(3), line(4, "t2"), line(5, "r0"), line(6)]);
  const running = await store.runningTables();
  assert.deepEqual(
    running.map(({ id, moves, updated }) => [id, moves, updated]),
    [
      ["one", 2, 1006],
      ["two", 0, 1001],
    ],
  );
});

test("a finished table is in the history and nowhere else", async () => {
  const store = await freshStore();
  await store.createTable(table);
  await store.createTable({ ...table, id: "oneself" });
  await store.appendLines("one", [line(0, "b")]);
  await store.appendLines("oneself", [line(0, "b")]);
  await store.finishTable("one", finished("one"));
  assert.equal(await store.loadTable("one"), null);
  assert.deepEqual(await store.match("one"), finished("one"));
  assert.deepEqual((await store.loadTable("oneself"))?.lines, [line(0, "b")]);
});

test("a deleted table leaves no line behind", async () => {
  const store = await freshStore();
  await store.createTable(table);
  await store.appendLines("one", [line(0, "b"), line(1)]);
  await store.deleteTable("one");
  await store.createTable(table);
  assert.deepEqual((await store.loadTable("one"))?.lines, []);
});

test("a log that is cut goes on from there", async () => {
  const store = await freshStore();
  await store.createTable(table);
  await store.appendLines("one", [line(0, "b"), line(1), line(2)]);
  await store.cutLines("one", 2);
  await store.appendLines("one", [line(2, "5")]);
  assert.deepEqual((await store.loadTable("one"))?.lines, [line(0, "b"), line(1), line(2, "5")]);
  assert.equal((await store.runningTables())[0].moves, 2);
});
