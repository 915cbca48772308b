/** A copy brings everything back; any other file changes nothing; reminders come after ten matches. */

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { EngineError } from "../../../site/engine/errors.js";
import { Backup, MATCHES_UNTIL_REMINDER } from "../../../site/state/backup.js";
import { backupText, writeBackup } from "../../../site/storage/backup.js";
import { finished, freshStore, line, TERMS } from "../storage/stores.js";
import { atOnce } from "./fakes.js";

/** @import { Engine } from "../../../site/state/engine.js" */
/** @import { DeviceData } from "../../../site/storage/transfer.js" */

/** @param {string} text */
const sha256 = (text) => createHash("sha256").update(text).digest("hex");

/** An engine that understands all records and logs but those with "nonsense" in them. */
class ReadingEngine {
  open = 0;

  get asEngine() {
    return /** @type {Engine} */ (/** @type {unknown} */ (this));
  }

  /**
   * @param {string} method
   * @param {any} parameters
   * @returns {Promise<any>}
   */
  async call(method, parameters) {
    if (method === "checksum") return { checksum: sha256(parameters.text) };
    if (JSON.stringify(parameters).includes("nonsense")) throw new EngineError("record-unreadable", { line: 1, column: 1 });
    if (method === "restore_table") this.open += 1;
    if (method === "close_table") this.open -= 1;
    if (method !== "describe_record") return { table: 1 };
    const { result } = finished("a");
    return { text: parameters.text, terms: { variant: "quick" }, match: { result } };
  }
}

/** A device with some things on it. */
async function device({ empty = false } = {}) {
  const store = await freshStore();
  if (!empty) {
    await store.createTable({ id: "t", terms: TERMS, created: 1000 });
    await store.appendLines("t", [line(0, "b"), line(1)]);
    await store.addMatch(finished("a"));
    await store.saveProfile({ name: "Ann" });
  }
  /** @type {{ name: string, content: string }[]} */
  const files = [];
  const engine = new ReadingEngine();
  /** @type {Set<string>} */
  const busy = new Set();
  let imports = 0;
  const backup = new Backup(engine.asEngine, (name, content) => files.push({ name, content }), {
    frame: atOnce,
    open: async () => store,
    hold: async (id) => ({ held: !busy.has(id), release: () => {}, whenFree: Promise.resolve() }),
    onImport: () => (imports += 1),
  });
  return { store, files, engine, backup, busy, imports: () => imports };
}

/** @param {string} content */
const file = (content) => ({ name: "copy.json", size: content.length, text: async () => content });

/** @param {(data: DeviceData) => void} change makes a sound file with other content */
async function copyWith(change) {
  const data = await (await device()).store.exportAll();
  change(data);
  const text = backupText(data, 5);
  return file(writeBackup(text, sha256(text)));
}

test("a copy, taken in on another device, brings everything there", async () => {
  const here = await device();
  await here.backup.saveCopy(Date.UTC(2026, 10, 30, 12));
  const [{ name, content }] = here.files;
  assert.equal(name, "filler-2026-11-30.json");
  assert.equal(here.backup.state.exported, Date.UTC(2026, 10, 30, 12));

  const there = await device({ empty: true });
  await there.backup.read(file(content));
  assert.equal(there.backup.state.phase, "asking");
  assert.deepEqual(there.backup.state.file, { name: "copy.json", created: Date.UTC(2026, 10, 30, 12), matches: 1, tables: 1 });
  assert.deepEqual(await there.store.history(), [], "nothing is changed before somebody says so");
  await there.backup.takeIn();
  assert.deepEqual(there.backup.state.outcome, { added: 2, skipped: 0, replaced: 0, copied: 0, more: true });
  assert.deepEqual(await there.store.exportAll(), await here.store.exportAll());
  assert.equal(there.imports(), 1);
  assert.equal(there.engine.open, 0, "tables that were opened to look at them are closed");
});

test("other files change nothing and are told of", async () => {
  const sound = (await copyWith(() => {})).text;
  const text = await sound();
  const others = {
    "backup-foreign": file("hello"),
    "backup-truncated": file(text.slice(0, -20)),
    "backup-altered": file(text.replace("Ann", "Eve")),
    "backup-large": { ...file(text), size: 1e9 },
    "backup-damaged": await copyWith((data) => (data.matches[0].text = "nonsense")),
  };
  for (const [code, other] of Object.entries(others)) {
    const { backup, store } = await device({ empty: true });
    await backup.read(other);
    assert.equal(backup.state.error?.code, code);
    assert.equal(backup.state.phase, "idle");
    await backup.takeIn();
    assert.deepEqual(await store.history(), [], code);
  }
});

test("a log that the engine cannot follow is refused", async () => {
  const { backup } = await device();
  await backup.read(await copyWith((data) => (data.tables[0].lines = ["nonsense"])));
  assert.deepEqual(backup.state.error, { code: "backup-damaged", parameters: { part: "tables" } });
});

test("what the engine reads counts, not what the file says about it", async () => {
  const { backup, store } = await device({ empty: true });
  await backup.read(await copyWith((data) => Object.assign(data.matches[0], { variant: "hex", result: { winner: 1 } })));
  await backup.takeIn();
  assert.equal((await store.match("a"))?.variant, "quick");
  assert.deepEqual((await store.match("a"))?.result, finished("a").result);
});

test("what differs stays unless it is chosen otherwise", async () => {
  const other = await copyWith((data) => (data.matches[0].text = "another record"));
  const here = await device();
  await here.backup.read(other);
  assert.deepEqual(here.backup.state.comparison?.differing.map(({ key }) => key), ["match a"]);
  await here.backup.takeIn();
  assert.equal((await here.store.match("a"))?.text, "record of a");
  await here.backup.read(other);
  here.backup.chooseForAll("theirs");
  await here.backup.takeIn();
  assert.equal((await here.store.match("a"))?.text, "another record");
});

test("both can be kept only where there can be two", async () => {
  const other = await copyWith((data) => {
    data.profile.name = "Eve";
    data.matches[0].text = "another record";
  });
  const { backup } = await device();
  await backup.read(other);
  backup.chooseForAll("both");
  assert.deepEqual(backup.state.choices, { "match a": "both" });
});

test("a table that is being played is not replaced", async () => {
  const here = await device();
  here.busy.add("t");
  await here.backup.read(await copyWith((data) => (data.tables[0].lines = [line(0, "b"), line(1, "5")])));
  here.backup.choose("table t", "theirs");
  await here.backup.takeIn();
  assert.equal(here.backup.state.error?.code, "backup-table-open");
  assert.equal(here.backup.state.phase, "asking");
  assert.deepEqual((await here.store.loadTable("t"))?.lines, [line(0, "b"), line(1)]);
  here.backup.choose("table t", "both");
  await here.backup.takeIn();
  assert.equal(here.backup.state.outcome?.copied, 1);
});

test("a file that was called off is not asked about", async () => {
  const { backup } = await device();
  const reading = backup.read(await copyWith(() => {}));
  backup.cancel();
  await reading;
  assert.equal(backup.state.phase, "idle");
  assert.equal(backup.state.error, null);
});

test("after ten matches somebody is reminded; a copy or 'later' puts it off for ten more", async () => {
  const { backup, store } = await device({ empty: true });
  const play = async (/** @type {number} */ from, /** @type {number} */ count) => {
    for (let at = from; at < from + count; at += 1) await store.addMatch(finished(`m${at}`, { finished: at }));
    await backup.look();
    return backup.state.reminder;
  };
  assert.equal(await play(0, MATCHES_UNTIL_REMINDER - 1), false);
  assert.equal(await play(9, 1), true);
  await backup.remindLater(9);
  assert.equal(backup.state.reminder, false);
  assert.equal(await play(10, MATCHES_UNTIL_REMINDER - 1), false);
  assert.equal(await play(19, 1), true);
  await backup.saveCopy(19);
  assert.equal(backup.state.reminder, false);
  assert.equal(await play(20, MATCHES_UNTIL_REMINDER - 1), false);
});
