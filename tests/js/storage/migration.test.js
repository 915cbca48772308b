/** Devices that were used with an earlier page find everything again, and a step that fails changes nothing. */

import { freshName, freshStore, finished, line, TERMS } from "./stores.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { Database } from "../../../site/storage/database.js";
import { readFriends } from "../../../site/storage/friends.js";
import { MIGRATIONS } from "../../../site/storage/schema.js";
import { openStore, Store } from "../../../site/storage/store.js";
import { openDB } from "../../../site/vendor/idb/index.js";

/** @import { AnalysisEntry, PuzzleEntry } from "../../../site/storage/schema.js" */

const BEN = { key: "ed25519:ben", name: "Ben", renamed: false, fingerprint: "b".repeat(64), met: 5000, meetings: 2 };

/** @type {AnalysisEntry} */
const ANALYSIS = { id: "a".repeat(64), updated: 1, count: 3, verdicts: [], done: false, players: null };

/** @type {PuzzleEntry} */
const PUZZLE = { date: "2026-11-30", version: 1, data: null, tries: [2], solved: true, shown: false, at: 7 };

/**
 * A database as a page of an earlier version left it, with something of everything that version kept.
 * @param {number} version
 * @returns {Promise<string>} its name
 */
async function usedWith(version) {
  const name = freshName();
  const database = new Database({ name, migrations: MIGRATIONS.slice(0, version) });
  const store = new Store(database);
  await store.createTable({ id: "t", terms: TERMS, created: 1000 });
  await store.appendLines("t", [line(0, "b"), line(1)]);
  await store.addMatch(finished("m"));
  await store.saveProfile({ name: "Ann" });
  await store.saveSetting("settings", { symbols: true });
  if (version >= 2) {
    await database.write(["friends"], async (transaction) => void (await transaction.objectStore("friends").put(BEN)));
  }
  database.close();
  return name;
}

for (const version of [1, 2]) {
  test(`what was kept with version ${version} is there, and what is new can be kept`, async () => {
    const store = await freshStore(await usedWith(version));
    assert.deepEqual((await store.loadTable("t"))?.lines, [line(0, "b"), line(1)]);
    assert.deepEqual(await store.match("m"), finished("m"));
    assert.deepEqual(await store.profile(), { name: "Ann" });
    assert.deepEqual(await store.setting("settings"), { symbols: true });
    assert.deepEqual(await readFriends(store), version >= 2 ? [BEN] : []);
    assert.equal(await store.analysis(ANALYSIS.id), null);
    assert.deepEqual(await store.puzzleDates(), []);
    await store.keepAnalysis(ANALYSIS);
    await store.keepPuzzle(PUZZLE);
    await store.appendLines("t", [line(2)]);
    assert.deepEqual(await store.analysis(ANALYSIS.id), ANALYSIS);
    assert.deepEqual(await store.puzzle(PUZZLE.date), PUZZLE);
  });
}

test("a step that fails leaves the database as it was", async () => {
  const name = await usedWith(2);
  const failing = () => {
    throw new DOMException("the disk is full", "QuotaExceededError");
  };
  await assert.rejects(openStore({ name, migrations: [...MIGRATIONS.slice(0, 2), failing] }));
  const untouched = await openDB(name);
  assert.equal(untouched.version, 2);
  assert.equal([...untouched.objectStoreNames].includes("analyses"), false);
  untouched.close();
  const store = await freshStore(name);
  assert.deepEqual(await store.match("m"), finished("m"));
  assert.equal(await store.analysis(ANALYSIS.id), null);
});

test("a database that lacks a store it should have is told of, not used in part", async () => {
  const name = freshName();
  (await openDB(name, MIGRATIONS.length)).close();
  const store = await freshStore(name);
  await assert.rejects(store.analysis(ANALYSIS.id), { name: "StorageError" });
  await assert.rejects(store.keepPuzzle(PUZZLE), { name: "StorageError" });
});
