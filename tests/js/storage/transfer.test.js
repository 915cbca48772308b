/** An export holds everything; an import adds what is missing and overwrites nothing unasked. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { backupText, readBackup, readData, writeBackup } from "../../../site/storage/backup.js";
import { canonical } from "../../../site/storage/canonical.js";
import { finished, freshStore, line, TERMS } from "./stores.js";

const rating = { scale: "quick", match: "a", at: 1, rating: { rating: 1512, deviation: 300, volatility: 0.06 } };

async function filled() {
  const store = await freshStore();
  await store.createTable({ id: "t", terms: TERMS, created: 1000 });
  await store.appendLines("t", [line(0, "b"), line(1)]);
  await store.finishTable("a", finished("a"), [rating]);
  await store.addMatch(finished("b"));
  await store.saveProfile({ name: "Ann" });
  await store.saveSetting("settings", { symbols: true });
  await store.saveSetting("exported", 77);
  return store;
}

test("export, and import elsewhere, is identity", async () => {
  const data = await (await filled()).exportAll();
  const other = await freshStore();
  assert.deepEqual(await other.importAll(data), { added: 3, skipped: 0, replaced: 0, copied: 0, more: true });
  assert.deepEqual(await other.exportAll(), data);
  assert.equal((await other.runningTables())[0].moves, 1);
  await other.appendLines("t", [line(2)]);
});

test("when this device's copy was made says nothing elsewhere", async () => {
  assert.deepEqual((await (await filled()).exportAll()).settings, { settings: { symbols: true } });
});

test("what is here already is skipped", async () => {
  const store = await filled();
  const data = await store.exportAll();
  await store.appendLines("t", [line(2)]);
  assert.deepEqual(await store.compareAll(data), { fresh: 0, same: 3, differing: [], nothing: true });
  assert.deepEqual(await store.importAll(data), { added: 0, skipped: 3, replaced: 0, copied: 0, more: false });
  assert.equal((await store.loadTable("t"))?.lines.length, 3, "an older copy of a table does not set it back");
});

test("a table that was finished here meanwhile is not begun again", async () => {
  const store = await filled();
  const data = await store.exportAll();
  await store.finishTable("t", finished("t"));
  await store.importAll(data);
  assert.deepEqual(await store.runningTables(), []);
});

test("how well the computers of a table play is carried along", () => {
  const terms = { ...TERMS, levels: /** @type {const} */ ([null, "hard"]) };
  const data = { tables: [{ id: "t", created: 1, lines: [], terms }], matches: [], ratings: [], profile: { name: "" }, settings: {} };
  const read = readData(/** @type {any} */ ({ ...data, friends: [], puzzles: [] }));
  assert.deepEqual(read.tables[0].terms.levels, [null, "hard"]);
});

test("challenges are carried along, and nonsense in their place is refused", async () => {
  const store = await freshStore();
  const challenge = "quick.1.31.you-hard.Ann";
  await store.createTable({ id: "t", terms: TERMS, created: 1, challenge });
  await store.addMatch({ ...finished("a"), challenge });
  const data = readData(JSON.parse(JSON.stringify(await store.exportAll())));
  const other = await freshStore();
  await other.importAll(data);
  assert.equal((await other.loadTable("t"))?.challenge, challenge);
  assert.equal((await other.match("a"))?.challenge, challenge);
  for (const part of /** @type {const} */ (["tables", "matches"])) {
    const spoilt = { ...data, [part]: [{ ...data[part][0], challenge: 7 }] };
    assert.throws(() => readData(spoilt), { code: "backup-damaged" });
  }
});

test("what differs is left alone, replaced or put beside, as one likes", async () => {
  const data = await (await filled()).exportAll();
  data.matches[0].text = "another record";
  data.tables[0].lines = [line(0, "b"), line(1, "5"), line(2)];
  const keys = ["match a", "table t"];
  const store = await filled();
  const { differing } = await store.compareAll(data);
  assert.deepEqual(differing.map(({ key }) => key), keys);

  assert.deepEqual(await store.importAll(data), { added: 0, skipped: 3, replaced: 0, copied: 0, more: false });
  assert.deepEqual(await store.match("a"), finished("a"));

  const both = Object.fromEntries(keys.map((key) => /** @type {const} */ ([key, "both"])));
  assert.deepEqual(await store.importAll(data, { choices: both }), { added: 0, skipped: 1, replaced: 0, copied: 2, more: false });
  assert.deepEqual((await store.history()).map(({ text }) => text).sort(), ["another record", "record of a", "record of b"]);
  assert.equal((await store.runningTables()).length, 2);

  const theirs = Object.fromEntries(keys.map((key) => /** @type {const} */ ([key, "theirs"])));
  assert.deepEqual(await store.importAll(data, { choices: theirs }), { added: 0, skipped: 1, replaced: 2, copied: 0, more: false });
  assert.equal((await store.match("a"))?.text, "another record");
  assert.deepEqual((await store.loadTable("t"))?.lines, data.tables[0].lines);
});

test("a table that goes on here and is over there is asked about", async () => {
  const elsewhere = await filled();
  await elsewhere.finishTable("t", finished("t"));
  const data = await elsewhere.exportAll();
  const store = await filled();
  assert.deepEqual((await store.compareAll(data)).differing.map(({ key }) => key), ["match t"]);
  await store.importAll(data, { choices: { "match t": "theirs" } });
  assert.deepEqual(await store.runningTables(), []);
});

test("names and options are not overwritten unasked", async () => {
  const data = await (await filled()).exportAll();
  const store = await freshStore();
  await store.saveProfile({ name: "Bob" });
  await store.saveSetting("settings", { symbols: false });
  assert.deepEqual((await store.compareAll(data)).differing.map(({ key }) => key), ["profile", "setting settings"]);
  await store.importAll(data);
  assert.deepEqual(await store.profile(), { name: "Bob" });
  await store.importAll(data, { overwrite: true });
  assert.deepEqual(await store.profile(), { name: "Ann" });
});

test("canonical texts do not depend on order", () => {
  assert.equal(canonical({ b: [1, { d: null, c: "é" }], a: true }), '{"a":true,"b":[1,{"c":"é","d":null}]}');
  assert.equal(canonical({ b: 1, a: 2 }), canonical({ a: 2, b: 1 }));
});

test("a file is read as it was written", async () => {
  const data = await (await filled()).exportAll();
  const text = backupText(data, 123);
  const file = readBackup(writeBackup(text, "abc"));
  assert.deepEqual(file, { checksum: "abc", text, created: 123, data });
  assert.deepEqual(readData(file.data), data);
});

test("a file that was cut anywhere is refused", async () => {
  const file = writeBackup(backupText(await (await filled()).exportAll(), 123), "ab12");
  for (let length = 13; length < file.length - 2; length += 7) {
    assert.throws(() => readBackup(file.slice(0, length)), { code: "backup-truncated" }, String(length));
  }
});

test("any change of a file shows in the text that its checksum is of", async () => {
  const file = writeBackup(backupText(await (await filled()).exportAll(), 123), "ab12");
  const { text } = readBackup(file);
  for (const [from, to] of [["Ann", "Eve"], ["123", "124"], ['"data":{', '"extra":1,"data":{'], ['"rated":false', '"rated":true']]) {
    assert.notEqual(readBackup(file.replace(from, to)).text, text, from);
  }
});

test("other files are refused for what they are", () => {
  const refused = (/** @type {string} */ text, /** @type {string} */ code) => assert.throws(() => readBackup(text), { code });
  for (const text of ["", "hello", "[]", "{}", "null", '{"a":1}']) refused(text, "backup-foreign");
  refused('{"format":"filler-backup","version":2,"checksum":"a","created":1,"data":{}}', "backup-newer");
  refused('{"format":"filler-backup","version":1,"created":1,"data":{}}', "backup-damaged");
});

test("data of a wrong shape are refused whole", async () => {
  const sound = await (await filled()).exportAll();
  /** @type {((data: any) => void)[]} */
  const spoilers = [
    (data) => delete data.tables,
    (data) => (data.matches[0].id = "../a"),
    (data) => (data.matches[0].finished = "yesterday"),
    (data) => (data.matches[0].opponents = [1]),
    (data) => data.matches.push(data.matches[0]),
    (data) => (data.tables[0].lines = "0 b 0 0"),
    (data) => (data.tables[0].terms = null),
    (data) => (data.tables[0].terms.levels = "hard"),
    (data) => (data.tables[0].terms.levels = [null, 7]),
    (data) => (data.ratings[0].rating.rating = null),
    (data) => (data.profile = []),
  ];
  for (const spoil of spoilers) {
    const data = structuredClone(sound);
    spoil(data);
    assert.throws(() => readData(data), { code: "backup-damaged" }, String(spoil));
  }
});
