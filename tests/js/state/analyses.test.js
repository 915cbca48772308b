/** An analysis goes on to its end whatever happens to the worker, stops when told to, and is kept as far as it is. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError, FAILURES } from "../../../site/engine/client.js";
import { timeLeft } from "../../../site/state/pace.js";
import { StorageError } from "../../../site/storage/errors.js";
import { FakeKept, FakeThinker, freshAnalyses, MOVES, verdictOf } from "./analyses_fakes.js";

/** Lets everything happen that can happen by itself. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

const died = () => new EngineError(FAILURES.died, {});

/** @param {ReturnType<typeof freshAnalyses>["analyses"]} analyses @param {string} [id] */
const plies = (analyses, id = "a") => analyses.entry(id)?.verdicts.map(({ ply }) => ply);

test("all moves are judged, from the last to the first, and kept", async () => {
  const { thinker, kept, analyses } = freshAnalyses();
  await analyses.start("a", "record");
  assert.deepEqual(plies(analyses), [5, 4, 3, 2, 1, 0]);
  assert.equal(analyses.entry("a")?.done, true);
  assert.equal(analyses.state.running, null);
  assert.deepEqual(kept.entries.get("a"), analyses.entry("a"));
  assert.equal(thinker.count("analysis_end"), 1, "its memory is given back");
});

test("who stops it finds what was judged, and it goes on from there", async () => {
  const { thinker, kept, analyses } = freshAnalyses();
  thinker.holdsAt = 2;
  const run = analyses.start("a", "record");
  await settled();
  assert.equal(analyses.state.running?.id, "a");
  analyses.stop();
  assert.equal(analyses.state.running, null, "at once");
  await run;
  assert.deepEqual(plies(analyses), [5, 4]);
  assert.deepEqual(kept.entries.get("a")?.verdicts.length, 2);
  assert.deepEqual(analyses.state.failures, {});
  thinker.holdsAt = -1;
  await analyses.start("a", "record");
  assert.equal(thinker.asked.findLast(([name]) => name === "analysis_begin")?.[1].verdicts.length, 2);
  assert.deepEqual(plies(analyses), [5, 4, 3, 2, 1, 0]);
});

test("another page goes on from what is kept", async () => {
  const { kept, analyses, thinker } = freshAnalyses();
  thinker.holdsAt = 4;
  void analyses.start("a", "record");
  await settled();
  const later = freshAnalyses(new FakeThinker(), kept);
  await later.analyses.look("a");
  assert.deepEqual(plies(later.analyses), [5, 4, 3, 2]);
  await later.analyses.start("a", "record");
  assert.equal(later.thinker.count("analysis_step"), 2);
  assert.equal(kept.entries.get("a")?.done, true);
});

test("what is done is not begun again", async () => {
  const { kept, analyses } = freshAnalyses();
  await analyses.start("a", "record");
  const later = freshAnalyses(new FakeThinker(), kept);
  await later.analyses.start("a", "record");
  assert.deepEqual(later.thinker.asked, []);
});

for (const [what, failure] of /** @type {const} */ ([
  ["dies", died()],
  ["is ended for something else", new DOMException("stopped", "AbortError")],
  ["was replaced by a fresh one", new EngineError("unknown-analysis", {})],
])) {
  test(`a worker that ${what} costs nothing that was judged`, async () => {
    const { thinker, analyses } = freshAnalyses();
    thinker.holdsAt = 3;
    const run = analyses.start("a", "record");
    await settled();
    thinker.failures = [failure];
    thinker.holdsAt = -1;
    thinker.goOn?.();
    await run;
    assert.deepEqual(plies(analyses), [5, 4, 3, 2, 1, 0]);
    assert.equal(thinker.count("analysis_begin"), 2);
    assert.deepEqual(analyses.state.failures, {});
  });
}

test("a worker that dies again and again without getting any further is told of", async () => {
  const { thinker, analyses } = freshAnalyses();
  thinker.failures = Array.from({ length: 9 }, died);
  await analyses.start("a", "record");
  assert.equal(analyses.state.failures.a?.code, FAILURES.died);
  assert.equal(analyses.state.running, null);
  thinker.failures = [];
  await analyses.start("a", "record");
  assert.deepEqual(analyses.state.failures, {});
  assert.equal(analyses.entry("a")?.done, true);
});

test("what the engine refuses is told at once", async () => {
  const { thinker, analyses } = freshAnalyses();
  thinker.failures = [new EngineError("engine-internal-nonsense", {})];
  await analyses.start("a", "record");
  assert.equal(analyses.state.failures.a?.code, "engine-internal-nonsense");
  assert.equal(thinker.count("analysis_begin"), 1);
});

test("verdicts that the engine does not accept any more are made anew", async () => {
  const kept = new FakeKept();
  const strange = verdictOf(5, { mark: /** @type {any} */ ("nonsense") });
  kept.entries.set("a", { id: "a", updated: 0, count: MOVES, verdicts: [strange], done: false, players: null });
  const { analyses } = freshAnalyses(new FakeThinker(), kept);
  await analyses.start("a", "record");
  assert.equal(analyses.entry("a")?.verdicts.every(({ mark }) => mark === "best"), true);
  assert.equal(analyses.entry("a")?.done, true);
});

test("there is one at a time: the one before stops and keeps what it has", async () => {
  const { thinker, analyses } = freshAnalyses();
  thinker.holdsAt = 2;
  const first = analyses.start("a", "record");
  await settled();
  thinker.holdsAt = -1;
  await analyses.start("b", "another");
  await first;
  assert.deepEqual(plies(analyses, "a"), [5, 4]);
  assert.equal(analyses.entry("b")?.done, true);
});

test("a step without a verdict is no failure, however many there are", async () => {
  const { thinker, analyses } = freshAnalyses();
  thinker.empty = 20;
  await analyses.start("a", "record");
  assert.equal(analyses.entry("a")?.done, true);
});

test("a storage that fails is told of, and the analysis goes on", async () => {
  const { kept, analyses } = freshAnalyses();
  kept.failsWith = new StorageError("storage-quota");
  await analyses.start("a", "record");
  assert.equal(analyses.entry("a")?.done, true);
  assert.equal(analyses.state.unkept?.code, "storage-quota");
  kept.failsWith = null;
  await analyses.start("b", "another");
  assert.equal(analyses.state.unkept, null);
});

test("only a few are at hand at once, and the one that is being made loses nothing by that", async () => {
  const { kept, analyses, thinker } = freshAnalyses();
  thinker.holdsAt = 3;
  const run = analyses.start("a", "record");
  await settled();
  for (let number = 0; number < 20; number += 1) {
    const id = `other${number}`;
    kept.entries.set(id, { id, updated: 0, count: 1, verdicts: [verdictOf(0)], done: true, players: [] });
    await analyses.look(id);
  }
  assert.ok(Object.keys(analyses.state.entries).length < 10);
  thinker.holdsAt = -1;
  thinker.goOn?.();
  await run;
  assert.deepEqual(plies(analyses), [5, 4, 3, 2, 1, 0]);
});

test("how long it will take is said only where the pace is even and not that of proofs", () => {
  const pace = (/** @type {number[]} */ ...times) => times.map((took) => ({ took, exact: false }));
  assert.equal(timeLeft(pace(1000, 1000, 1000, 1000), 60), null, "too few");
  assert.equal(timeLeft(pace(1000, 1000, 1000, 1000, 1000), 60), 60_000);
  assert.equal(timeLeft(pace(1, 1, 1000, 1000, 1000, 1000, 1000), 60), 60_000, "only the last ones count");
  assert.equal(timeLeft(pace(100, 1000, 1000, 1000, 1000), 60), null, "uneven");
  assert.equal(timeLeft([...pace(1000, 1000, 1000, 1000), { took: 1000, exact: true }], 60), null, "a proof");
  assert.equal(timeLeft(pace(1000, 1000, 1000, 1000, 1000), 2), null, "soon over");
});
