/** The page speaks the language that is wished for last, and goes on speaking when words cannot be fetched. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { languageOfPage, Messages } from "../../../site/i18n/index.js";
import { PageLanguage } from "../../../site/state/language.js";
import { DEFAULTS } from "../../../site/state/settings.js";

/** @import { WishedLanguage } from "../../../site/i18n/languages.js" */
/** @import { SettingsStore } from "../../../site/state/settings.js" */

/** @type {Map<string, string>} */
let kept;

beforeEach(() => {
  kept = new Map();
  globalThis.localStorage = /** @type {any} */ ({
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => void kept.set(key, value),
    removeItem: (/** @type {string} */ key) => void kept.delete(key),
  });
});

/**
 * @param {object} [wishes]
 * @param {WishedLanguage} [wishes.language]
 * @param {string[]} [wishes.preferred]
 * @param {(language: string) => Promise<Messages>} [wishes.fetched]
 */
function speaker({ language = "system", preferred = ["de-DE"], fetched = async (tag) => new Messages(tag, ["page-name = Filler"]) } = {}) {
  const settings = { state: { ...DEFAULTS, language }, change: (/** @type {object} */ part) => Object.assign(settings.state, part) };
  /** @type {string[]} */
  const heard = [];
  const page = new PageLanguage({
    settings: /** @type {SettingsStore} */ (/** @type {unknown} */ (settings)),
    preferred: () => preferred,
    changed: () => heard.push(languageOfPage()),
    failed: (detail) => heard.push(`failed: ${detail}`),
    fetched,
  });
  return { page, settings, heard };
}

test("it begins with what the browser prefers, and remembers it", async () => {
  const { page, heard } = speaker();
  await page.start();
  assert.deepEqual(heard, ["de"]);
  assert.equal(kept.get("filler.language"), '"de"');
});

test("it begins with the last language, and then follows the settings", async () => {
  kept.set("filler.language", '"it"');
  const { page, heard } = speaker({ language: "es" });
  await page.start();
  await page.follow();
  assert.deepEqual(heard, ["it", "es"]);
});

test("nonsense that is remembered does no harm", async () => {
  for (const nonsense of ['"tlh"', "7", "{", '"toString"']) {
    kept.set("filler.language", nonsense);
    const { page, heard } = speaker();
    await page.start();
    assert.deepEqual(heard, ["de"]);
  }
});

test("the last wish wins, however long the words of the others take", async () => {
  /** @type {Record<string, (messages: Messages) => void>} */
  const waiting = {};
  const fetched = (/** @type {string} */ tag) =>
    tag === "de" ? Promise.resolve(new Messages("de", [])) : new Promise((resolve) => (waiting[tag] = resolve));
  const { page, settings, heard } = speaker({ fetched: /** @type {any} */ (fetched) });
  await page.start();
  settings.change({ language: "es" });
  const first = page.follow();
  settings.change({ language: "it" });
  const second = page.follow();
  waiting.it(new Messages("it", []));
  await second;
  waiting.es(new Messages("es", []));
  await first;
  assert.deepEqual(heard, ["de", "it"]);
  assert.equal(page.spoken, "it");
});

test("going back to the language that is spoken calls off what is being fetched", async () => {
  /** @type {(messages: Messages) => void} */
  let arrive = () => {};
  const fetched = (/** @type {string} */ tag) =>
    tag === "de" ? Promise.resolve(new Messages("de", [])) : new Promise((resolve) => (arrive = resolve));
  const { page, settings, heard } = speaker({ fetched: /** @type {any} */ (fetched) });
  await page.start();
  settings.change({ language: "es" });
  const first = page.follow();
  settings.change({ language: "system" });
  await page.follow();
  arrive(new Messages("es", []));
  await first;
  assert.deepEqual(heard, ["de"]);
});

test("words that cannot be fetched leave the language and set the wish back", async () => {
  const fetched = async (/** @type {string} */ tag) => {
    if (tag === "es") throw new Error("no network");
    return new Messages(tag, []);
  };
  const { page, settings, heard } = speaker({ fetched });
  await page.start();
  settings.change({ language: "es" });
  await page.follow();
  assert.deepEqual(heard, ["de", "failed: Error: no network"]);
  assert.equal(settings.state.language, "de");
  assert.equal(languageOfPage(), "de");
});
