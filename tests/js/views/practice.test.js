/** A hint says in words what speaks for its colour and what comes of it; the levels are those of the engine. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Messages, useMessages } from "../../../site/i18n/index.js";
import { LEVELS, levelText } from "../../../site/views/level_names.js";
import { wordReasons, wordValue } from "../../../site/views/practice_words.js";
import { rowBoard, rowSnapshot } from "../state/fakes.js";

/** @import { Advice, SideFigures } from "../../../site/types.js" */
/** @import { Sight } from "../../../site/views/figures.js" */

const read = (/** @type {string} */ path) => readFileSync(new URL(`../../../site/${path}`, import.meta.url), "utf8");

useMessages(new Messages("en", ["table", "practice"].map((subject) => read(`i18n/en/${subject}.ftl`))));

/**
 * @param {Partial<Advice>} part
 * @returns {Advice}
 */
const adviceOf = (part) => ({
  ...{ colour: 1, value: 3, exact: true, depth: 0, nodes: 1, line: [1], game: 0, ply: 0 },
  ...{ gained: 4, closed: 0, denied: 0, deniedPlayer: null, opened: 0, ends: false, reasons: ["gain"] },
  ...part,
});

/**
 * @param {Sight["seats"]} seats
 * @param {number} [sides]
 * @returns {Sight}
 */
function sightOf(seats, sides = 2) {
  const snapshot = rowSnapshot({});
  const all = Array.from({ length: sides }, (_, side) => /** @type {SideFigures} */ ({ ...snapshot.sides[0], side, players: [side] }));
  return { board: rowBoard(), snapshot: { ...snapshot, sides: all }, seats };
}

test("the weightiest reason comes first, and each says how much", () => {
  const advice = adviceOf({ closed: 7, denied: 1, deniedPlayer: 1, opened: 2, reasons: ["region", "denial", "gain", "opens"] });
  assert.deepEqual(wordReasons(advice, sightOf(["person", "computer"])), [
    "It closes a region: 7 cells become yours at once.",
    "It keeps 1 cell from Computer.",
    "It takes 4 cells.",
    "It opens the way to 2 new cells.",
  ]);
});

test("what is proven is told apart from what is thought", () => {
  const sight = sightOf(["person", "computer"]);
  assert.equal(wordValue(adviceOf({}), sight), "You win by 3 if both play their best.");
  assert.equal(wordValue(adviceOf({ value: 0 }), sight), "It is a draw if both play their best.");
  assert.equal(wordValue(adviceOf({ value: 2.6, exact: false }), sight), "Estimate: you end about 3 ahead.");
  assert.equal(wordValue(adviceOf({ value: -0.3, exact: false }), sight), "Estimate: it stays level.");
});

test("who shares the device is named, and of several rivals it is their mean", () => {
  assert.equal(wordValue(adviceOf({}), sightOf(["person", "person"])), "Player 1 wins by 3 if both play their best.");
  const party = sightOf(["person", "computer", "computer"], 3);
  assert.equal(wordValue(adviceOf({ value: -4, exact: false }), party), "Estimate: you end about 4 behind the rivals' mean.");
});

test("a move that ends the game needs no forecast", () => {
  assert.equal(wordValue(adviceOf({ ends: true }), sightOf(["person", "computer"])), "");
});

test("the levels are those of the engine, in its order, and each is described", () => {
  const { levels } = JSON.parse(read("vendor/catalogue.json"));
  assert.deepEqual(LEVELS, levels);
  assert.equal(new Set(LEVELS.map(levelText)).size, LEVELS.length);
});
