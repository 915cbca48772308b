/** Results of puzzles are kept by day and travel with copies; nobody is asked which of two stands. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { backupText, readBackup, readData, writeBackup } from "../../../site/storage/backup.js";
import { freshStore } from "./stores.js";

/** @import { PuzzleData } from "../../../site/types.js" */
/** @import { PuzzleEntry } from "../../../site/storage/schema.js" */

const DATA = /** @type {PuzzleData} */ (/** @type {unknown} */ ({ date: "2026-11-30", version: 1, colour: 3 }));

/**
 * @param {string} date
 * @param {Partial<PuzzleEntry>} [part]
 * @returns {PuzzleEntry}
 */
const puzzle = (date, part) => ({ date, version: 1, data: DATA, tries: [], solved: false, shown: false, at: 100, ...part });

test("a puzzle is found by its day, and results come in the order of days", async () => {
  const store = await freshStore();
  assert.equal(await store.puzzle("2026-11-30"), null);
  await store.keepPuzzle(puzzle("2026-11-30"));
  await store.keepPuzzle(puzzle("2026-11-29", { tries: [1, 3], solved: true }));
  await store.keepPuzzle(puzzle("2026-11-30", { tries: [2], at: 200 }));
  assert.deepEqual(await store.puzzle("2026-11-30"), puzzle("2026-11-30", { tries: [2], at: 200 }));
  assert.deepEqual(await store.puzzleDates(), [
    { date: "2026-11-29", version: 1, tries: [1, 3], solved: true, shown: false, at: 100 },
    { date: "2026-11-30", version: 1, tries: [2], solved: false, shown: false, at: 200 },
  ]);
});

test("a copy carries results, and the device it is taken in on makes the positions anew", async () => {
  const store = await freshStore();
  await store.keepPuzzle(puzzle("2026-11-30", { tries: [3], solved: true }));
  const { data } = readBackup(writeBackup(backupText(await store.exportAll(), 1), "0"));
  const other = await freshStore();
  assert.equal((await other.importAll(readData(data))).more, true);
  assert.deepEqual(await other.puzzle("2026-11-30"), puzzle("2026-11-30", { data: null, tries: [3], solved: true }));
  assert.deepEqual(await other.compareAll(readData(data)), { fresh: 0, same: 0, differing: [], nothing: true });
});

test("a copy from before there were puzzles is still taken in", () => {
  const data = { tables: [], matches: [], ratings: [], friends: [], profile: { name: "" }, settings: {} };
  assert.deepEqual(readData(data).puzzles, []);
});

test("what was finished first stands; where nothing was, more tries do", async () => {
  /** @type {[Partial<PuzzleEntry>, Partial<PuzzleEntry>, boolean][]} here, in the copy, and whether the copy stands */
  const cases = [
    [{ tries: [1] }, { tries: [1, 2] }, true],
    [{ tries: [1, 2] }, { tries: [1] }, false],
    [{ tries: [1, 2, 4] }, { tries: [3], solved: true, at: 300 }, true],
    [{ tries: [3], solved: true, at: 300 }, { tries: [1, 2, 4] }, false],
    [{ shown: true, at: 200 }, { tries: [3], solved: true, at: 300 }, false],
    [{ tries: [3], solved: true, at: 300 }, { shown: true, at: 200 }, true],
  ];
  for (const [mine, theirs, stands] of cases) {
    const [store, other] = [await freshStore(), await freshStore()];
    await store.keepPuzzle(puzzle("2026-11-30", mine));
    await other.keepPuzzle(puzzle("2026-11-30", theirs));
    await store.importAll(await other.exportAll());
    const expected = puzzle("2026-11-30", stands ? theirs : mine);
    assert.deepEqual(await store.puzzle("2026-11-30"), expected, "the position made here stays at hand");
  }
});

test("results that make no sense are refused", () => {
  const sound = { ...puzzle("2026-11-30"), data: undefined };
  const rest = { tables: [], matches: [], ratings: [], friends: [], profile: { name: "" }, settings: {} };
  assert.equal(readData({ ...rest, puzzles: [sound] }).puzzles.length, 1);
  for (const wrong of [{ date: "today" }, { version: "1" }, { tries: 3 }, { tries: [-1] }, { tries: ["a"] }, { solved: 1 }, { at: null }]) {
    assert.throws(() => readData({ ...rest, puzzles: [{ ...sound, ...wrong }] }), { code: "backup-damaged" }, JSON.stringify(wrong));
  }
});
