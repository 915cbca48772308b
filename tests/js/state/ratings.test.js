/** Every rated match counts once, on top of those before it, and no more when it turns out not to be rated. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { rateMatch } from "../../../site/state/ratings.js";
import { finishPeerTable } from "../../../site/storage/peer_tables.js";
import { finished, freshStore } from "../storage/stores.js";

/** @import { Engine } from "../../../site/state/engine.js" */
/** @import { Store } from "../../../site/storage/store.js" */

/** @param {number} rating */
const figures = (rating) => ({ rating, deviation: 100, volatility: 0.06 });

/** Adds to the current rating what the proof says: "+40". */
const engine = /** @type {Engine} */ (
  /** @type {unknown} */ ({
    call: async (/** @type {string} */ method, /** @type {any} */ { proof, current }) =>
      method === "catalogue" ? { startRating: figures(1500) } : { after: figures(current.rating + Number(proof)) },
  })
);

/**
 * @param {Store} store
 * @param {string} id
 * @param {number} change what the match is worth
 * @param {number} before rating that was declared
 * @param {{ rated?: boolean, at?: number }} [more]
 */
async function play(store, id, change, before, { rated = true, at = 1000 } = {}) {
  const proof = change < 0 ? String(change) : `+${change}`;
  const seats = [{ seat: 1, before: figures(before), after: figures(before + change) }];
  const outcome = await rateMatch(engine, store, { id, scale: "quick", seat: 1, proof, rated: rated ? { scale: "quick", seats } : null, at });
  const verdict = rated ? /** @type {const} */ ("rated") : /** @type {const} */ ("interrupted");
  const signed = { proof, match: "0123456789abcdef", seat: 1, verdict };
  await finishPeerTable(store, id, finished(id, { rated, signed }), { changes: outcome.changes, keepLog: false });
  return outcome;
}

/** @param {Store} store */
const curve = async (store) => (await store.ratings("quick")).map(({ rating }) => rating.rating);

test("matches follow each other, also those that ended in one millisecond", async () => {
  const store = await freshStore();
  await play(store, "a", 40, 1500);
  await play(store, "b", -10, 1540);
  assert.deepEqual(await curve(store), [1540, 1530]);
});

test("the same match finished twice counts once", async () => {
  const store = await freshStore();
  await play(store, "a", 40, 1500);
  const { before, after } = await play(store, "a", 40, 1500);
  assert.deepEqual(await curve(store), [1540]);
  assert.deepEqual([before?.rating, after?.rating], [1500, 1540]);
});

test("a rating that has changed since it was declared goes on from where it stands", async () => {
  const store = await freshStore();
  await play(store, "a", 40, 1500);
  const { before, after } = await play(store, "b", 25, 1500);
  assert.deepEqual([before?.rating, after?.rating], [1540, 1565]);
});

test("a rating that has only grown uncertain since its last match is the one that was declared", async () => {
  const store = await freshStore();
  await play(store, "a", 40, 1500);
  const declared = { rating: 1540, deviation: 101, volatility: 0.06 };
  const seats = [{ seat: 1, before: declared, after: { rating: 1571, deviation: 99, volatility: 0.06 } }];
  const { before, after } = await rateMatch(engine, store, { id: "b", scale: "quick", seat: 1, proof: "+25", rated: { scale: "quick", seats }, at: 2000 });
  assert.deepEqual([before, after], [declared, seats[0].after]);
});

test("a match that turns out not to be rated goes, and those after it are rated anew", async () => {
  const store = await freshStore();
  await play(store, "a", 40, 1500);
  await play(store, "b", 20, 1540);
  await play(store, "c", -5, 1560);
  await play(store, "b", 20, 1540, { rated: false });
  assert.deepEqual(await curve(store), [1540, 1535]);
  assert.equal((await store.match("b"))?.rated, false);
});

test("also when it was the first one", async () => {
  const store = await freshStore();
  await play(store, "a", 40, 1500);
  await play(store, "b", 20, 1540);
  await play(store, "a", 40, 1500, { rated: false });
  assert.deepEqual(await curve(store), [1520]);
});

test("a match that never counted takes nothing back", async () => {
  const store = await freshStore();
  await play(store, "a", 40, 1500);
  await play(store, "b", 20, 1540, { rated: false });
  assert.deepEqual(await curve(store), [1540]);
});

test("matches whose record is gone keep the figure they had", async () => {
  const store = await freshStore();
  await play(store, "a", 40, 1500);
  await play(store, "b", 20, 1540);
  await play(store, "c", 5, 1560);
  await store.deleteMatch("b");
  await play(store, "a", 40, 1500, { rated: false });
  assert.deepEqual(await curve(store), [1560, 1565]);
});
