/** Every language says everything, tells the same of it, and uses the words that players know. */

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { Messages } from "../../../site/i18n/index.js";
import { chooseLanguage, LANGUAGES } from "../../../site/i18n/languages.js";
import { FluentResource } from "../../../site/vendor/fluent-bundle/index.js";
import { readLanguage, readSubject, subjectsOf } from "./sources.js";

/** @import { Message } from "../../../site/vendor/fluent-bundle/ast.js" */

const ROOT = new URL("../../../", import.meta.url);
const OTHERS = Object.keys(LANGUAGES).filter((language) => language !== "en");

const SUBJECTS = subjectsOf("en");

/**
 * @param {string} language
 * @param {string} subject
 * @returns {Map<string, Message>} the messages by id
 */
function messagesOf(language, subject) {
  const { body } = new FluentResource(readSubject(language, subject));
  return new Map(body.map((entry) => [entry.id, /** @type {Message} */ (entry)]));
}

/**
 * @param {unknown} part of a message's syntax tree
 * @param {(node: Record<string, unknown>) => void} see told of every node
 */
function walk(part, see) {
  if (Array.isArray(part)) return part.forEach((each) => walk(each, see));
  if (typeof part !== "object" || part === null) return undefined;
  see(/** @type {Record<string, unknown>} */ (part));
  return Object.values(part).forEach((each) => walk(each, see));
}

/**
 * @param {Message} message
 * @returns {string[]} the names of its parameters, each once
 */
function parametersOf(message) {
  const names = new Set();
  walk(message.value, ({ type, name }) => void (type === "var" && names.add(name)));
  return [...names].sort();
}

/**
 * @param {Message} message
 * @returns {Record<string, string[]>} for each parameter that decides about the words, the cases that are no plurals
 */
function casesOf(message) {
  /** @type {Record<string, string[]>} */
  const cases = {};
  walk(message.value, ({ type, selector, variants }) => {
    if (type !== "select") return;
    const { name } = /** @type {{ name: string }} */ (selector);
    const keys = /** @type {{ key: { type: string, value: string | number } }[]} */ (variants).map(({ key }) => String(key.value));
    const words = keys.filter((key) => !["zero", "one", "two", "few", "many", "other"].includes(key));
    cases[name] = [...new Set([...(cases[name] ?? []), ...words])].sort();
  });
  return cases;
}

/**
 * What parameters may look like: names, and numbers that take every plural.
 * @param {Message} message
 * @param {number} count
 * @returns {Record<string, string | number>}
 */
const filled = (message, count) => Object.fromEntries(parametersOf(message).map((name) => [name, count]));

test("every file is there in every language, and no other", () => {
  for (const language of Object.keys(LANGUAGES)) {
    assert.deepEqual(subjectsOf(language), SUBJECTS, language);
  }
});

for (const language of OTHERS) {
  test(`${language} has exactly the messages of English, file by file`, () => {
    for (const subject of SUBJECTS) {
      const [own, english] = [language, "en"].map((each) => [...messagesOf(each, subject).keys()].sort());
      assert.deepEqual(own.filter((id) => !english.includes(id)), [], `${subject}: not in English`);
      assert.deepEqual(english.filter((id) => !own.includes(id)), [], `${subject}: missing`);
    }
  });

  test(`messages in ${language} have the parameters that those in English have, and tell the same cases apart`, () => {
    for (const subject of SUBJECTS) {
      const own = messagesOf(language, subject);
      for (const [id, message] of messagesOf("en", subject)) {
        const translated = own.get(id);
        if (!translated) continue;
        assert.deepEqual(parametersOf(translated), parametersOf(message), id);
        const [wanted, told] = [casesOf(message), casesOf(translated)];
        for (const [name, cases] of Object.entries(wanted)) assert.deepEqual(told[name] ?? [], cases, `${id}, ${name}`);
      }
    }
  });

  test(`${language} is a translation: hardly a sentence is the same as in English`, () => {
    const same = SUBJECTS.flatMap((subject) => {
      const own = messagesOf(language, subject);
      return [...messagesOf("en", subject)].filter(([id, message]) => {
        const { value } = message;
        return typeof value === "string" && value.split(" ").length > 3 && own.get(id)?.value === value;
      });
    });
    assert.deepEqual(same.map(([id]) => id), []);
  });
}

for (const language of Object.keys(LANGUAGES)) {
  test(`every message in ${language} can be worded`, () => {
    const sources = readLanguage(language);
    const words = new Messages(language, sources);
    for (const subject of SUBJECTS) {
      for (const [id, message] of messagesOf(language, subject)) {
        for (const count of [0, 1, 2, 5, 21]) assert.ok(words.format(id, filled(message, count)).trim() || id.endsWith("-between"), id);
      }
    }
  });
}

test("the languages are those of the rules, and their folders exist", () => {
  assert.deepEqual(Object.values(LANGUAGES), ["English", "Español", "Italiano", "Deutsch"]);
  for (const language of Object.keys(LANGUAGES)) assert.ok(existsSync(new URL(`site/i18n/${language}/`, ROOT)));
});

test("the browser's languages decide, the first one that there is; a wish goes before them", () => {
  assert.equal(chooseLanguage("system", ["de-AT", "en"]), "de");
  assert.equal(chooseLanguage("system", ["fr-FR", "it-CH", "de"]), "it");
  assert.equal(chooseLanguage("system", ["es-419"]), "es");
  assert.equal(chooseLanguage("system", ["ja", "ko"]), "en");
  assert.equal(chooseLanguage("system", []), "en");
  assert.equal(chooseLanguage("es", ["de"]), "es");
});

/** Which message each term of the rules' table of terms is, in the order of its rows; "/" parts them there. */
const TERMS = [
  ["rules-title", "rules-fundamentals"],
  [],
  [],
  [],
  ["lobby-games"],
  ["end-draw"],
  ["ready"],
  ["resign-game"],
  ["resign-match"],
  ["options-title", "options-symbols"],
  ["variant-quick-name", "variant-classic-name", "variant-hex-name", "variant-vinco-name"],
  ["variant-rhombi-name", "variant-big-name"],
  ["variant-obstacles-name"],
  ["variant-treasure-name"],
  ["variant-three-name", "variant-four-name", "variant-pairs-name", "lobby-mode-practice"],
];

/** Terms that stand within sentences: territory, own regions, equator, game and match. */
const WITHIN = [
  { row: 1, id: "help-move" },
  { row: 2, id: "colour-takes-closed" },
  { row: 3, id: "figures-distance" },
];

test("the words of the interface are those of section 10 of the rules", () => {
  const rules = readFileSync(new URL("docs/rules.md", ROOT), "utf8");
  const rows = rules
    .slice(rules.indexOf("## 10."))
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .map((line) => line.split("|").slice(1, -1).map((cell) => cell.trim()));
  const [head, ...terms] = rows;
  assert.deepEqual(head, Object.values(LANGUAGES));
  assert.equal(terms.length, TERMS.length);
  for (const [column, language] of Object.keys(LANGUAGES).entries()) {
    const words = new Messages(language, readLanguage(language));
    for (const [row, ids] of TERMS.entries()) {
      const wanted = terms[row][column].split(" / ");
      for (const [index, id] of ids.entries()) {
        const term = language === "en" && id === "variant-big-name" ? "Big" : wanted[id === "lobby-games" ? 1 : index];
        // The names of some boards go on with their size.
        const said = words.format(id).replace(/ \d+×\d+$/, "").replace(language === "en" ? /^A / : /^$/, "");
        assert.equal(said.toLowerCase(), term.toLowerCase(), `${language}: ${id}`);
      }
    }
    for (const { row, id } of WITHIN) {
      const stem = terms[row][column].toLowerCase().split(" ").map((word) => word.slice(0, 5));
      // The plural of "región" has no accent.
      const said = words.format(id, { worth: 7, closed: 4, distance: 3 }).toLowerCase().replaceAll("ó", "o");
      for (const word of stem) assert.ok(said.includes(word), `${language}: ${id} says ${word}`);
    }
  }
});
