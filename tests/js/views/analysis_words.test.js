/** Values in words: signed, whole, and never without a sign where they are estimates. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Messages, useMessages } from "../../../site/i18n/index.js";
import { readLanguage } from "../i18n/sources.js";
import { wordBest, wordChange, wordPoints, wordValue, wordVerdict } from "../../../site/views/analysis_words.js";
import { verdictOf } from "../state/analyses_fakes.js";

useMessages(new Messages("en", readLanguage("en")));

test("a value has a sign, and an estimate another one", () => {
  assert.deepEqual([3, -3, 0].map((value) => wordValue(value, true)), ["+3", "−3", "0"]);
  assert.deepEqual([3.4, -0.2].map((value) => wordValue(value, false)), ["≈ +3", "≈ 0"]);
  assert.deepEqual([wordPoints(5, true), wordPoints(5.6, false)], ["5", "≈ 6"]);
});

test("a move that loses nothing shows one value, any other two", () => {
  assert.equal(wordChange(verdictOf(0, { before: 2, after: 2 })), "+2");
  assert.equal(wordChange(verdictOf(0, { before: 2, after: -1 })), "+2 → −1");
  assert.equal(wordChange(verdictOf(0, { before: 2, after: -1, exact: false })), "≈ +2 → −1");
});

test("whoever cannot see the signs hears all of it", () => {
  const seats = [{ kind: /** @type {const} */ ("person"), name: "Ann" }, { kind: /** @type {const} */ ("person"), name: "Bob" }];
  const better = verdictOf(1, { before: 2, after: -1, lost: 3, colour: 2, best: 0, mark: "blunder" });
  const words = wordVerdict(seats, better);
  for (const part of ["Blunder", "Bob", "+2", "−1", "proven", "Best was 1"]) assert.ok(words.includes(part), `${part} in: ${words}`);
  assert.ok(wordVerdict(seats, { ...better, exact: false }).includes("estimate"));
  assert.ok(wordVerdict(seats, verdictOf(0)).includes("nothing was better"));
});

test("what the best colour would have taken", () => {
  const preview = { captured: [1], closed: [], worth: 4, closedWorth: 0 };
  assert.match(wordBest(2, preview), /3.*taken 4\./);
  assert.match(wordBest(2, { ...preview, closed: [2], worth: 6, closedWorth: 2 }), /taken 6, 2 as an own region/);
  assert.match(wordBest(2, { ...preview, worth: 0 }), /nothing/);
});
