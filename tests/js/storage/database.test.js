/** The database comes to its present form from every earlier one, and its failures are never silent. */

import { freshName, freshStore } from "./stores.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { Database } from "../../../site/storage/database.js";
import { MIGRATIONS, STORES } from "../../../site/storage/schema.js";
import { openDB } from "../../../site/vendor/idb/index.js";

/** @import { Migration } from "../../../site/storage/schema.js" */

/** @param {string} name of a database; describes its stores and indexes */
async function layout(name) {
  const database = await openDB(name);
  const stores = [...database.objectStoreNames].map((store) => {
    const { keyPath, indexNames } = database.transaction(store).store;
    return { store, keyPath, indexes: [...indexNames].map((index) => [index, database.transaction(store).store.index(index).keyPath]) };
  });
  database.close();
  return stores;
}

test("all stores are there", async () => {
  const name = freshName();
  const store = await freshStore(name);
  store.database.close();
  assert.deepEqual((await layout(name)).map((stored) => stored.store).sort(), [...STORES].sort());
});

test("every earlier version becomes the present one", async () => {
  const direct = freshName();
  (await freshStore(direct)).database.close();
  for (let version = 1; version < MIGRATIONS.length; version += 1) {
    const name = freshName();
    const early = new Database({ name, migrations: MIGRATIONS.slice(0, version) });
    await early.open();
    early.close();
    (await freshStore(name)).database.close();
    assert.deepEqual(await layout(name), await layout(direct));
  }
});

test("a further step keeps what is there and runs once", async () => {
  const name = freshName();
  const store = await freshStore(name);
  await store.saveProfile({ name: "Ann" });
  store.database.close();
  let runs = 0;
  /** @type {Migration} */
  const step = (database) => {
    runs += 1;
    /** @type {any} */ (database).createObjectStore("further");
  };
  for (let time = 0; time < 2; time += 1) {
    const later = new Database({ name, migrations: [...MIGRATIONS, step] });
    const kept = await later.read(["profile"], (transaction) => transaction.objectStore("profile").get("name"));
    assert.equal(kept, "Ann");
    later.close();
  }
  assert.equal(runs, 1);
});

test("a database of a newer page is not touched", async () => {
  const name = freshName();
  (await openDB(name, MIGRATIONS.length + 1)).close();
  await assert.rejects(freshStore(name), { code: "storage-newer" });
});

test("a page whose database a newer page needs lets go and says so", async () => {
  const name = freshName();
  const store = await freshStore(name);
  const newer = await openDB(name, MIGRATIONS.length + 1);
  await assert.rejects(store.profile(), { code: "storage-newer" });
  newer.close();
});

test("whoever does not let go is told of", async () => {
  const name = freshName();
  const holder = await openDB(name, 1);
  const database = new Database({ name, migrations: [...MIGRATIONS, () => {}], patience: 50 });
  await assert.rejects(database.open(), { code: "storage-blocked" });
  holder.close();
  database.close();
});

test("a connection that was lost is made anew", async () => {
  const store = await freshStore();
  await store.saveProfile({ name: "Ann" });
  (await store.database.open()).close();
  assert.deepEqual(await store.profile(), { name: "Ann" });
});

test("what fails within a transaction undoes all of it", async () => {
  const { database } = await freshStore();
  const failing = database.write(["profile"], async (transaction) => {
    await transaction.objectStore("profile").put("Ann", "name");
    throw new DOMException("full", "QuotaExceededError");
  });
  await assert.rejects(failing, { code: "storage-quota" });
  assert.equal(await database.read(["profile"], (transaction) => transaction.objectStore("profile").get("name")), undefined);
});

test("a browser without storage is told of", async () => {
  const { indexedDB } = globalThis;
  Reflect.deleteProperty(globalThis, "indexedDB");
  await assert.rejects(new Database({ name: freshName() }).open(), { code: "storage-unavailable" });
  globalThis.indexedDB = indexedDB;
});

test("a destroyed database is empty and works", async () => {
  const store = await freshStore();
  await store.saveProfile({ name: "Ann" });
  await store.database.destroy();
  assert.deepEqual(await store.profile(), { name: "" });
});
