/** A device has one pair of keys for ever, and a certificate that is renewed before it ends. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { makeKeys, publicKey, verify } from "../../../site/net/identity.js";
import { Identity } from "../../../site/state/identity.js";
import { StorageError } from "../../../site/storage/errors.js";
import { freshStore } from "../storage/stores.js";
import { atOnce } from "./fakes.js";

const DAY = 24 * 60 * 60 * 1000;

/** @param {{ open?: any, now?: number, certificate?: () => object }} [parts] */
async function device({ open, now = 0, certificate } = {}) {
  const store = await freshStore();
  const time = { now };
  let made = 0;
  const maker = {
    makeKeys,
    // Browsers' certificates cannot be made here; what counts is when they end.
    makeCertificate: async () => {
      made += 1;
      return /** @type {RTCCertificate} */ (certificate?.() ?? { expires: time.now + 365 * DAY });
    },
    certificateFresh: (/** @type {RTCCertificate} */ { expires }) => expires - time.now > 30 * DAY,
  };
  const visit = () => new Identity({ frame: atOnce, open: open ?? (async () => store), maker });
  return { store, time, visit, made: () => made };
}

test("keys and certificate are made once and found again", async () => {
  const { visit, made } = await device();
  const first = await visit().load();
  const second = await visit().load();
  assert.equal(second.key, first.key);
  assert.deepEqual(second.certificate, first.certificate);
  assert.equal(made(), 1);
});

test("two tabs that make keys at the same time end with the same ones", async () => {
  const { visit } = await device();
  const [one, other] = await Promise.all([visit().load(), visit().load()]);
  assert.equal(one.key, other.key);
});

test("what the kept keys sign is verified by the public key, and the private one cannot be taken out", async () => {
  const { visit } = await device();
  await visit().load();
  const identity = visit();
  const { keys, key } = await identity.load();
  assert.equal(await verify(key, "text", await identity.sign("text")), true);
  assert.equal(await verify(key, "other", await identity.sign("text")), false);
  assert.equal(keys.pair.privateKey.extractable, false);
  assert.equal(await publicKey(keys), key);
});

test("the certificate is renewed before it ends, also on a page that stays open; the keys stay", async () => {
  const { visit, time, made } = await device();
  const identity = visit();
  const before = await identity.load();
  time.now = 300 * DAY;
  assert.deepEqual(await identity.load(), before);
  time.now = 340 * DAY;
  const after = await identity.load();
  assert.equal(after.key, before.key);
  assert.notDeepEqual(after.certificate, before.certificate);
  assert.deepEqual((await visit().load()).certificate, after.certificate);
  assert.equal(made(), 2);
});

test("where nothing is kept the page has an identity all the same, and says that it will not last", async () => {
  const open = async () => {
    throw new StorageError("storage-unavailable");
  };
  const { visit } = await device({ open });
  const identity = visit();
  const { key } = await identity.load();
  assert.equal((await identity.load()).key, key);
  assert.equal(identity.state.kept, false);
  assert.equal(identity.state.error?.code, "storage-unavailable");
  assert.deepEqual(await identity.describe("classic"), { name: "", key, rating: null });
});

test("a browser that keeps keys but no certificates is the same device after a reload", async () => {
  const { visit } = await device({ certificate: () => ({ expires: 365 * DAY, noClone: () => {} }) });
  const identity = visit();
  const { key } = await identity.load();
  assert.equal(identity.state.kept, true);
  assert.equal((await visit().load()).key, key);
});

test("a device presents itself with name, key and last rating of the scale", async () => {
  const { store, visit } = await device();
  await store.saveProfile({ name: "Ann" });
  const rating = { rating: 1512, deviation: 300, volatility: 0.06 };
  await store.database.write(["ratings"], async (transaction) => {
    await transaction.objectStore("ratings").put({ scale: "classic", match: "a", at: 1, rating: { ...rating, rating: 1500 } });
    await transaction.objectStore("ratings").put({ scale: "classic", match: "b", at: 2, rating });
  });
  const identity = visit();
  const { key } = await identity.load();
  assert.deepEqual(await identity.describe("classic"), { name: "Ann", key, rating: { rating, at: 2 } });
  assert.deepEqual(await identity.describe("hex"), { name: "Ann", key, rating: null });
});
