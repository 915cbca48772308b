/** The history finds what is looked for, in order and in parts; ratings, profile and settings are what they were. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { finished, freshStore } from "./stores.js";

/** @param {{ id: string }[]} matches */
const ids = (matches) => matches.map(({ id }) => id).join("");

async function filled() {
  const store = await freshStore();
  await store.addMatch(finished("a", { finished: 1, opponents: ["Bob"] }));
  await store.addMatch(finished("b", { finished: 2, variant: "four", opponents: ["Bob", "Zoë", "Computer"] }));
  await store.addMatch(finished("c", { finished: 3, opponents: ["Computer"] }));
  await store.addMatch(finished("d", { finished: 3, opponents: ["bobby"] }));
  await store.addMatch(finished("e", { finished: 4, opponents: [] }));
  return store;
}

test("the last match comes first", async () => {
  assert.equal(ids(await (await filled()).history()), "edcba");
});

test("matches are found by board", async () => {
  const store = await filled();
  assert.equal(ids(await store.history({ variant: "quick" })), "edca");
  assert.equal(ids(await store.history({ variant: "four" })), "b");
  assert.equal(ids(await store.history({ variant: "big" })), "");
});

test("matches are found by a part of an opponent's name, capitals and accents aside", async () => {
  const store = await filled();
  assert.equal(ids(await store.history({ opponent: "bob" })), "dba");
  assert.equal(ids(await store.history({ opponent: "ZOE" })), "b");
  assert.equal(ids(await store.history({ opponent: "bob", variant: "quick" })), "da");
});

test("parts follow each other without a gap, also within one millisecond", async () => {
  const store = await filled();
  for (const variant of [undefined, "quick"]) {
    let [all, before] = ["", /** @type {any} */ (undefined)];
    for (;;) {
      const [match] = await store.history({ variant, limit: 1, before });
      if (!match) break;
      all += match.id;
      before = match;
    }
    assert.equal(all, variant ? "edca" : "edcba");
  }
});

test("every opponent is named once", async () => {
  assert.deepEqual(await (await filled()).opponents(), ["Bob", "Computer", "Zoë", "bobby"]);
});

test("matches are counted from a moment on", async () => {
  const store = await filled();
  assert.equal(await store.countMatches(), 5);
  assert.equal(await store.countMatches(2), 3);
});

test("a deleted match is gone, and comes back as it was", async () => {
  const store = await filled();
  const match = await store.match("b");
  await store.deleteMatch("b");
  assert.equal(await store.match("b"), null);
  assert.ok(match);
  await store.addMatch(match);
  assert.equal(ids(await store.history()), "edcba");
});

test("ratings of a scale come in the order of time", async () => {
  const store = await freshStore();
  const rating = { rating: 1500, deviation: 350, volatility: 0.06 };
  await store.finishTable("b", finished("b"), [{ scale: "quick", match: "b", at: 2, rating }]);
  await store.finishTable("a", finished("a"), [{ scale: "quick", match: "a", at: 1, rating }]);
  await store.finishTable("c", finished("c"), [{ scale: "quicker", match: "c", at: 1, rating }]);
  assert.deepEqual(await store.ratings("quick"), [
    { at: 1, rating, match: "a" },
    { at: 2, rating, match: "b" },
  ]);
});

test("name and settings are remembered", async () => {
  const store = await freshStore();
  assert.deepEqual(await store.profile(), { name: "" });
  assert.equal(await store.setting("settings"), null);
  await store.saveProfile({ name: "Ann" });
  await store.saveSetting("settings", { symbols: true });
  assert.deepEqual(await store.profile(), { name: "Ann" });
  assert.deepEqual(await store.setting("settings"), { symbols: true });
});
