/** Analyses are kept as far as they are, and one that makes no sense is as good as none. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { MOST_ANALYSES } from "../../../site/storage/analyses.js";
import { freshStore } from "./stores.js";

/** @import { Verdict } from "../../../site/types.js" */
/** @import { AnalysisEntry } from "../../../site/storage/schema.js" */

/** @type {Verdict} */
const VERDICT = { game: 0, ply: 9, player: 1, colour: 2, best: 4, before: 3, after: -1, lost: 4, exact: true, mark: "mistake", line: [4, 1] };

/**
 * @param {Partial<AnalysisEntry>} [part]
 * @returns {AnalysisEntry}
 */
const entry = (part) => ({ id: "a", updated: 5, count: 10, verdicts: [VERDICT], done: false, players: null, ...part });

test("the last thing kept of an analysis is found", async () => {
  const store = await freshStore();
  assert.equal(await store.analysis("a"), null);
  await store.keepAnalysis(entry());
  await store.keepAnalysis(entry({ verdicts: [VERDICT, { ...VERDICT, ply: 8 }] }));
  assert.equal((await store.analysis("a"))?.verdicts.length, 2);
  assert.equal(await store.analysis("b"), null);
});

test("whichever was gone on with least lately makes room", async () => {
  const store = await freshStore();
  for (let number = 0; number < MOST_ANALYSES; number += 1) await store.keepAnalysis(entry({ id: `a${number}`, updated: number }));
  await store.keepAnalysis(entry({ id: "a0", updated: 9000 }));
  await store.keepAnalysis(entry({ id: "new", updated: 9001 }));
  assert.equal(await store.analysis("a1"), null);
  for (const id of ["a0", "a2", "new"]) assert.equal((await store.analysis(id))?.id, id);
});

test("what makes no sense is not shown", async () => {
  const store = await freshStore();
  /** @type {any[]} */
  const spoilt = [
    { verdicts: null },
    { verdicts: [null] },
    { verdicts: [{ ...VERDICT, before: "3" }] },
    { verdicts: [{ ...VERDICT, exact: undefined }] },
    { verdicts: Array.from({ length: 11 }, () => VERDICT) },
    { count: undefined },
    { done: true, players: [] },
    { done: true, players: null, count: 1 },
  ];
  for (const part of spoilt) {
    await store.keepAnalysis(entry(part));
    assert.equal(await store.analysis("a"), null, JSON.stringify(part));
  }
});

test("copies of the data leave analyses out", async () => {
  const store = await freshStore();
  await store.keepAnalysis(entry());
  assert.equal(JSON.stringify(await store.exportAll()).includes("verdict"), false);
});
