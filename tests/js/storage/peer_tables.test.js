/** Tables between devices are found by their match, and what they end with is kept as a whole. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { readData } from "../../../site/storage/backup.js";
import { describeTable, finishPeerTable, tableOfMatch } from "../../../site/storage/peer_tables.js";
import { finished, freshStore, TERMS } from "./stores.js";

/** @import { PeerEntry } from "../../../site/storage/schema.js" */

const MATCH = "0123456789abcdef";

/** @type {PeerEntry} */
const PEER = { match: "", role: "guest", own: null, rated: true, over: false };

/** A store with one table between devices, two lines long. */
async function storeWithTable() {
  const store = await freshStore();
  await store.createTable({ id: "peer-t", terms: TERMS, created: 1, peer: PEER });
  await store.appendLines("peer-t", ['0 {"kind":"terms"}', '1 {"kind":"entry"}']);
  return store;
}

test("the lines of such a table may say anything behind their number", async () => {
  const store = await storeWithTable();
  assert.deepEqual((await store.loadTable("peer-t"))?.lines, ['0 {"kind":"terms"}', '1 {"kind":"entry"}']);
  await assert.rejects(store.appendLines("peer-t", ['3 {"kind":"entry"}']), { code: "storage-conflict" });
  await assert.rejects(store.appendLines("peer-t", ["entry"]), { code: "storage-conflict" });
});

test("a table is found by its match as soon as that is known", async () => {
  const store = await storeWithTable();
  assert.equal(await tableOfMatch(store, MATCH), null);
  await describeTable(store, "peer-t", { terms: { ...TERMS, seed: "9" }, peer: { ...PEER, match: MATCH, own: 1 }, moves: 4 });
  const entry = await tableOfMatch(store, MATCH);
  assert.deepEqual([entry?.id, entry?.terms.seed, entry?.moves, entry?.lines], ["peer-t", "9", 4, 2]);
});

test("a match that is over may keep its log, and what it says is replaced when more is known", async () => {
  const store = await storeWithTable();
  const signed = (/** @type {string} */ proof) => ({ proof, match: MATCH, seat: 1, verdict: /** @type {const} */ ("rated") });
  const changes = { put: [], remove: [] };
  await finishPeerTable(store, "peer-t", finished("peer-t", { finished: 10, signed: signed("one") }), { changes, keepLog: true });
  await finishPeerTable(store, "peer-t", finished("peer-t", { finished: 20, signed: signed("two") }), { changes, keepLog: true });
  const match = await store.match("peer-t");
  assert.deepEqual([match?.finished, match?.signed?.proof], [10, "two"]);
  assert.deepEqual([(await store.loadTable("peer-t"))?.lines.length, (await store.loadTable("peer-t"))?.peer?.over], [2, true]);
  await store.deleteMatch("peer-t");
  assert.equal(await store.loadTable("peer-t"), null);
});

test("an export leaves matches that go on between devices where their keys are", async () => {
  const store = await storeWithTable();
  assert.deepEqual((await store.exportAll()).tables, []);
});

test("a copy of the device's data keeps what is signed, and refuses what only looks so", async () => {
  const store = await freshStore();
  const signed = { proof: "signed record", match: MATCH, seat: 1, verdict: /** @type {const} */ ("disputed") };
  await store.addMatch(finished("peer-t", { signed, result: null }));
  const data = JSON.parse(JSON.stringify(await store.exportAll()));
  assert.deepEqual(readData(data).matches[0].signed, signed);
  for (const wrong of [{ ...signed, seat: -1 }, { ...signed, match: "x" }, { ...signed, verdict: "won" }, "signed"]) {
    const changed = { ...data, matches: [{ ...data.matches[0], signed: wrong }] };
    assert.throws(() => readData(changed), { code: "backup-damaged" });
  }
  assert.throws(() => readData({ ...data, matches: [{ ...data.matches[0], signed: undefined }] }), { code: "backup-damaged" });
});
