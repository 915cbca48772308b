/** The profile keeps a name that the engine takes, and forgets everything when asked to. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Profile, tidyName } from "../../../site/state/profile.js";
import { finished, freshStore } from "../storage/stores.js";
import { atOnce } from "./fakes.js";

/** @import { Catalogue } from "../../../site/types.js" */

const rating = { rating: 1500, deviation: 350, volatility: 0.06 };
const catalogue = /** @type {Catalogue} */ (/** @type {unknown} */ ({ scales: ["quick", "hex"], startRating: rating, longestName: 10 }));

async function openProfile() {
  const store = await freshStore();
  const open = async () => store;
  const profile = new Profile(async () => catalogue, { frame: atOnce, open, destroy: () => store.database.destroy() });
  return { store, profile };
}

test("names are on one line, without blanks at their ends, and not too long", () => {
  assert.equal(tidyName("  Ann \n Lee\t ", 30), "Ann Lee");
  assert.equal(tidyName("A\u0000n\u200bn", 30), "Ann");
  assert.equal(tidyName("😀".repeat(12), 10), "😀".repeat(10));
  assert.equal(tidyName("123456789 0", 10), "123456789");
  assert.equal(tidyName("   ", 10), "");
});

test("name, counts and ratings are looked up", async () => {
  const { store, profile } = await openProfile();
  await store.finishTable("a", finished("a"), [{ scale: "quick", match: "a", at: 3, rating }]);
  await store.addMatch(finished("b", { variant: "four" }));
  await store.addMatch(finished("c", { variant: "four" }));
  await profile.load();
  assert.deepEqual(profile.state.counts, { quick: 1, four: 2 });
  assert.deepEqual(profile.state.ratings, { quick: [{ match: "a", at: 3, rating }], hex: [] });
});

test("a name is kept at once", async () => {
  const { store, profile } = await openProfile();
  await profile.load();
  await profile.rename(" Ann  the first ");
  assert.deepEqual(await store.profile(), { name: "Ann the fi" });
  assert.equal(profile.state.saved, "saved");
  profile.edit();
  assert.equal(profile.state.saved, "");
});

test("everything is deleted", async () => {
  const { store, profile } = await openProfile();
  await store.addMatch(finished("b"));
  await profile.rename("Ann");
  assert.equal(await profile.deleteEverything(), true);
  assert.deepEqual(await store.exportAll(), { tables: [], matches: [], ratings: [], friends: [], puzzles: [], profile: { name: "" }, settings: {} });
});
