/** The rules book: what is opened last is shown, in the language of the page, and failures can be tried again. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { Messages, useMessages } from "../../../site/i18n/index.js";
import { RulesBook } from "../../../site/state/rules_book.js";
import { atOnce, rowBoard, rowSnapshot } from "./fakes.js";

/** Addresses that cannot be fetched at the moment. @type {RegExp | null} */
let missing = null;
/** @type {string[]} */
let asked = [];

beforeEach(() => {
  missing = null;
  asked = [];
  speak("en");
  globalThis.fetch = /** @type {any} */ (
    async (/** @type {URL} */ url) => {
      asked.push(url.pathname);
      if (missing?.test(url.pathname)) return new Response("", { status: 404 });
      return new Response(readFileSync(url, "utf8"));
    }
  );
});

/** @param {string} language */
function speak(language) {
  useMessages(new Messages(language, ["lesson-rival = R", "lesson-rival-numbered = R { $number }", "lesson-partner = P"]));
}

function bookOf() {
  const engine = { state: { phase: "ready" }, call: async () => ({ board: rowBoard(), snapshots: [rowSnapshot({})] }) };
  return new RulesBook(/** @type {any} */ ({ engine, settings: { state: {} } }), atOnce);
}

/** @param {RulesBook} book */
const title = (book) => book.state.parts?.[0].kind === "title" && book.state.parts[0].words[0].text;

test("a topic comes with its boards; without a name it is the fundamentals", async () => {
  const book = bookOf();
  await book.show("");
  assert.equal(title(book), "Fundamentals");
  assert.deepEqual(Object.keys(book.state.lessons), ["chain", "free", "nothing", "region", "equator"]);
  await book.show("obstacles");
  assert.equal(title(book), "Obstacles and walls");
  assert.deepEqual(Object.keys(book.state.lessons), ["obstacles", "walls"]);
});

test("the topic that was opened last is shown, whichever text comes first", async () => {
  const book = bookOf();
  await Promise.all([book.show("hex"), book.show("four"), book.show("quick")]);
  assert.equal(title(book), "Quick 8×7");
});

test("it follows the language of the page once it was opened, and not before", async () => {
  const book = bookOf();
  book.speak();
  assert.equal(book.state.language, "");
  await book.show("pairs");
  speak("es");
  await book.show("pairs");
  assert.equal(title(book), "Parejas");
});

test("a topic that is open already keeps its boards as they are", async () => {
  const book = bookOf();
  await book.show("vinco");
  const { vinco } = book.state.lessons;
  await book.show("vinco");
  assert.equal(book.state.lessons.vinco, vinco);
});

test("a text that cannot be fetched is told, and fetched when it is tried again", async () => {
  speak("it");
  missing = /treasure/;
  const book = bookOf();
  await book.show("treasure");
  assert.equal(book.state.error?.code, "rules-download");
  missing = null;
  book.tryAgain();
  while (!book.state.parts) await new Promise((resolve) => void setTimeout(resolve, 1));
  assert.equal(title(book), "Caselle preziose e vernici");
  assert.equal(book.state.error, null);
});

test("the rest of the book is fetched ahead", async () => {
  speak("de");
  await bookOf().show("three");
  while (asked.filter((path) => path.includes("/de/")).length < 13) await new Promise((resolve) => void setTimeout(resolve, 1));
});
