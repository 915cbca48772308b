/** The rules book: every language has every topic, built in the same way, and says of its boards only what is known of them. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { Messages } from "../../../site/i18n/index.js";
import { LANGUAGES } from "../../../site/i18n/languages.js";
import { readTopic, topicMessage, TOPICS, TOUR } from "../../../site/i18n/rules.js";
import { readLanguage } from "./sources.js";

/** @import { LessonPlans, Part, Words } from "../../../site/i18n/rules.js" */

/** Everything that is read in the same way: the book, and the guided game. */
const TEXTS = [...TOPICS, TOUR];

const FOLDER = new URL("../../../site/i18n/", import.meta.url);

/** @type {LessonPlans} */
const plans = JSON.parse(readFileSync(new URL("lessons.json", FOLDER), "utf8"));

/**
 * @param {string} language
 * @param {string} topic
 */
const read = (language, topic) => readFileSync(new URL(`${language}/rules/${topic}.txt`, FOLDER), "utf8");

/** @param {Words} words */
const plain = (words) => words.map(({ text }) => text).join("");

/**
 * @param {Part} part
 * @returns {string} its kind, and of what there are several how many
 */
function outline(part) {
  if (part.kind === "list") return `list of ${part.items.length}, emphasised: ${part.items.map((item) => item.filter(({ strong }) => strong).length).join(" ")}`;
  if (part.kind === "board") return `board ${part.lesson} with ${part.answers.length} answers`;
  return `${part.kind}, emphasised: ${part.words.filter(({ strong }) => strong).length}`;
}

/** @param {string} source the lines of a topic that speak of boards */
const linesOfBoards = (source) =>
  source.split(/\n\s*\n/).flatMap((part) => {
    const [head, ...lines] = part.trim().split("\n");
    return /^\[\w+\]$/.test(head) ? [{ lesson: head.slice(1, -1), lines }] : [];
  });

for (const language of Object.keys(LANGUAGES)) {
  test(`${language} has every topic, and no other`, () => {
    const files = readdirSync(new URL(`${language}/rules/`, FOLDER));
    assert.deepEqual(files.sort(), TEXTS.map((topic) => `${topic}.txt`).sort());
  });

  test(`topics in ${language} are built as in English: headings, paragraphs, lists, boards`, () => {
    for (const topic of TEXTS) {
      const [own, english] = [language, "en"].map((each) => readTopic(read(each, topic), plans).map(outline));
      assert.deepEqual(own, english, topic);
      assert.equal(own.filter((part) => part.startsWith("title")).length, 1, topic);
      assert.ok(own.some((part) => part.startsWith("board")), `${topic} has something to try out`);
    }
  });

  test(`topics in ${language} are called as everywhere else`, () => {
    const words = new Messages(language, readLanguage(language));
    for (const topic of TEXTS) {
      const name = words.format(topicMessage(topic));
      const [title] = readTopic(read(language, topic), plans);
      assert.ok(title.kind === "title" && plain(title.words).replace(/ \d+×\d+$/, "") === name.replace(/ \d+×\d+$/, ""), topic);
    }
  });

  test(`what ${language} says beside a board is worked out, not claimed: no figure stands there as such`, () => {
    for (const topic of TEXTS) {
      for (const { lesson, lines } of linesOfBoards(read(language, topic))) {
        const { facts } = plans[lesson];
        for (const line of lines) {
          // The number of a colour may stand as such if its gain is said.
          const others = [...line.replaceAll(/\{\w+\}/g, "").matchAll(/\d+/g)].map(([digits]) => digits);
          assert.deepEqual(others.filter((digits) => !(`gain${digits}` in facts)), [], `${topic}: ${line}`);
        }
        const said = lines.map((line) => [...line.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort());
        const english = linesOfBoards(read("en", topic)).find((board) => board.lesson === lesson);
        const wanted = english?.lines.map((line) => [...line.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort());
        const once = (/** @type {string[][] | undefined} */ all) => all?.map((names) => [...new Set(names)]);
        assert.deepEqual(once(said), once(wanted), `${topic}: ${lesson}`);
      }
    }
  });
}

test("every board stands in some topic, and every fact is said", () => {
  const said = TEXTS.flatMap((topic) => linesOfBoards(read("en", topic)));
  assert.deepEqual(said.map(({ lesson }) => lesson).sort(), Object.keys(plans).sort());
  for (const { lesson, lines } of said) {
    for (const fact of Object.keys(plans[lesson].facts)) assert.ok(lines.join(" ").includes(`{${fact}}`), `${lesson}: ${fact}`);
  }
});

test("there is an answer to each of the reader's moves", () => {
  for (const topic of TEXTS) {
    for (const part of readTopic(read("en", topic), plans)) {
      if (part.kind !== "board") continue;
      const { board, line } = plans[part.lesson];
      const players = board.find((row) => row.startsWith("starts "))?.split("/").length ?? 0;
      assert.equal(part.answers.length, Math.ceil(line.length / players), part.lesson);
    }
  }
});

test("a board or a figure that does not exist is an error, never a blank", () => {
  assert.throws(() => readTopic("[nowhere]\nTry it.", plans), /no board/);
  assert.throws(() => readTopic("[chain]\nTake {everything}.", plans), /no fact/);
  assert.throws(() => readTopic("A paragraph with {takes}.", plans), /no fact/);
});
