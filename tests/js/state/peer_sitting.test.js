/** What follows from a call between devices is done strictly in order, and nothing leaves that is not stored. */

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { StorageError } from "../../../site/storage/errors.js";
import { closeTables, dealt, FakeConnection, FakePeerEngine, openPeerTable, refusal, settle, updateOf } from "./peer_fakes.js";

afterEach(closeTables);

/** A table with one open connection. */
async function connected() {
  const engine = new FakePeerEngine();
  engine.answers.peer_host = [updateOf(dealt())];
  const opened = await openPeerTable(engine);
  const connection = new FakeConnection();
  opened.table.addConnection(connection);
  await settle();
  return { ...opened, connection };
}

test("a message is sent only when the lines before it are stored", async () => {
  const { engine, table, connection, storage } = await connected();
  const failure = new StorageError("storage-quota");
  storage.failsWith = failure;
  engine.answers.peer_choose = [updateOf({ lines: ["0 move"], send: [{ link: 1, text: "MOVE" }] })];
  void table.play(1);
  await settle();
  assert.deepEqual(connection.sent, []);
  assert.equal(table.state.notice?.code, "storage-quota");
  storage.failsWith = null;
  await table.tryAgain();
  await settle();
  assert.deepEqual(connection.sent, ["MOVE"]);
  const stored = await (await storage.opened).loadTable("peer-t");
  assert.deepEqual(stored?.lines, ["0 move"]);
});

test("while the device does not store, nothing that comes over a link is passed on", async () => {
  const { engine, table, connection, storage } = await connected();
  storage.failsWith = new StorageError("storage-quota");
  engine.answers.peer_received = [updateOf({ lines: ["0 entry"] })];
  connection.onmessage("first");
  connection.onmessage("second");
  await settle();
  assert.equal(engine.methods.filter((method) => method === "peer_received").length, 1);
  storage.failsWith = null;
  await table.tryAgain();
  await settle();
  assert.deepEqual(
    engine.asked.filter(([method]) => method === "peer_received").map(([, { text }]) => text),
    ["first", "second"],
  );
});

test("what is signed or checked is answered before anything else is asked", async () => {
  const { engine, connection } = await connected();
  const verify = [{ id: 7, key: "k", text: "t", signature: "good" }, { id: 8, key: "k", text: "t", signature: "bad" }];
  engine.answers.peer_received = [updateOf({ sign: [{ id: 5, text: "mine" }], verify })];
  const before = engine.methods.length;
  connection.onmessage("first");
  connection.onmessage("second");
  await settle();
  assert.deepEqual(engine.methods.slice(before), ["peer_received", "peer_signed", "peer_verified", "peer_verified", "peer_received"]);
  const answers = engine.asked.filter(([method]) => method === "peer_signed" || method === "peer_verified");
  assert.deepEqual(
    answers.map(([, { id, signature, good }]) => [id, signature ?? good]),
    [
      [5, "signed mine"],
      [7, true],
      [8, false],
    ],
  );
});

test("whoever goes on without keeping the table still sends and shows", async () => {
  const { engine, table, connection, storage } = await connected();
  storage.failsWith = new StorageError("storage-unavailable");
  engine.answers.peer_choose = [updateOf({ lines: ["0 move"], send: [{ link: 1, text: "MOVE" }] })];
  void table.play(1);
  await settle();
  await table.goOnUnkept();
  await settle();
  assert.deepEqual(connection.sent, ["MOVE"]);
  assert.equal(table.state.kept, false);
});

test("a call that is refused changes nothing and says why", async () => {
  const { engine, table } = await connected();
  engine.answers.peer_choose = [refusal("illegal-stale-move")];
  await table.play(1);
  assert.equal(table.state.notice?.code, "illegal-stale-move");
  assert.equal(table.state.busy, false);
});

test("the lines of a table are stored under its number, once, and told to other tabs", async () => {
  const { engine, table, storage } = await connected();
  engine.answers.peer_choose = [updateOf({ lines: ["0 a", "1 b"] })];
  engine.answers.peer_ready = [updateOf({ lines: ["2 c"] })];
  await table.play(1);
  await table.ready();
  const stored = await (await storage.opened).loadTable("peer-t");
  assert.deepEqual(stored?.lines, ["0 a", "1 b", "2 c"]);
  assert.deepEqual(
    storage.told.map(({ from, lines }) => [from, lines]),
    [
      [0, ["0 a", "1 b"]],
      [2, ["2 c"]],
    ],
  );
});
