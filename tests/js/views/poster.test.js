/** Everything in the picture of a result has its room, whatever the names, the board, and the number of players. */

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { fitText, layOutPoster, twoLines } from "../../../site/views/poster.js";

/** @import { Poster, PosterFacts, PosterText } from "../../../site/views/poster.js" */

/** Letters of one width, about that of a typeface. @type {import("../../../site/views/poster.js").Measure} */
const measure = (text, size, weight) => [...text].length * size * (weight > 500 ? 0.62 : 0.56);

const words = (/** @type {number} */ longest) => fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: longest });

/** @param {number} count of sides @param {number} members of each */
const sidesOf = (count, members) =>
  fc.array(
    fc.record({
      names: fc.array(words(40), { minLength: members, maxLength: members }),
      figure: fc.constantFrom("1", "½", "113", "2½"),
      more: fc.constantFrom("", "220 cells in all"),
      marks: fc.array(fc.record({ player: fc.nat(3), colour: fc.option(fc.nat(8)), rank: fc.constantFrom("", "1") }), { minLength: members, maxLength: members }),
      worth: fc.integer({ min: 1, max: 225 }),
    }),
    { minLength: count, maxLength: count },
  );

const size = fc.integer({ min: 300, max: 2500 });

/** @type {fc.Arbitrary<PosterFacts>} */
const facts = fc.record({
  title: fc.constant("Filler"),
  variant: words(40),
  note: words(60),
  headline: words(90),
  reason: fc.oneof(fc.constant(""), words(120)),
  sides: fc.oneof(sidesOf(2, 1), sidesOf(2, 2), sidesOf(4, 1)),
  total: fc.constantFrom(0, 225),
  boards: fc.array(fc.record({ caption: fc.constantFrom("", "Game 1: 113–107"), width: size, height: size }), { minLength: 1, maxLength: 2 }),
  site: words(80),
  dare: fc.oneof(fc.constant(""), words(80)),
});

/** @param {PosterText} text @returns {[number, number, number, number]} left, top, right, bottom of its letters */
function boxOf({ x, y, text, size: high, weight, anchor }) {
  const wide = measure(text, high, weight);
  const left = anchor === "start" ? x : anchor === "end" ? x - wide : x - wide / 2;
  return [left, y - 0.7 * high, left + wide, y];
}

/** @param {Poster} poster @returns {[number, number, number, number][]} all that is drawn */
function boxesOf({ texts, marks, boards, bar, logo }) {
  const boards_ = boards.map(({ x, y, width, height }) => /** @type {[number, number, number, number]} */ ([x, y, x + width, y + height]));
  const squares = [...marks, logo].map(({ x, y, size: side }) => /** @type {[number, number, number, number]} */ ([x, y, x + side, y + side]));
  const bars = bar ? [/** @type {[number, number, number, number]} */ ([bar.x, bar.y, bar.x + bar.width, bar.y + bar.height])] : [];
  return [...texts.map(boxOf), ...boards_, ...squares, ...bars];
}

test("nothing lies over anything else or outside the picture", () => {
  fc.assert(
    fc.property(facts, (told) => {
      const poster = layOutPoster(told, measure);
      assert.equal(poster.width, 1200);
      const boxes = boxesOf(poster);
      for (const [index, [left, top, right, bottom]] of boxes.entries()) {
        assert.ok(left >= 55 && right <= 1145 && top >= 40 && bottom <= poster.height - 20, `${index}: ${[left, top, right, bottom]} in ${poster.height}`);
        for (const [x0, y0, x1, y1] of boxes.slice(index + 1)) {
          assert.ok(right <= x0 + 1 || x1 <= left + 1 || bottom <= y0 + 1 || y1 <= top + 1, `${[left, top, right, bottom]} and ${[x0, y0, x1, y1]}`);
        }
      }
    }),
    { numRuns: 400 },
  );
});

test("boards keep their shape, and two of them their scale", () => {
  fc.assert(
    fc.property(facts, (told) => {
      const { boards } = layOutPoster(told, measure);
      const scales = boards.map(({ width, game }) => width / told.boards[game].width);
      for (const { width, height, game } of boards) assert.ok(Math.abs(width / height - told.boards[game].width / told.boards[game].height) < 1e-6);
      assert.ok(Math.max(...scales) - Math.min(...scales) < 1e-9);
    }),
  );
});

test("all that is told can be read", () => {
  const told = {
    ...{ title: "Filler", variant: "Quick 8×7", note: "30 Nov 2026 · Board 1990", headline: "Ann won", reason: "The equator is crossed." },
    ...{ total: 56, boards: [{ caption: "", width: 848, height: 748 }], site: "example.org/filler", dare: "Can you take more than 35?" },
    sides: [
      { names: ["Ann"], figure: "35", more: "", marks: [{ player: 0, colour: 5, rank: "" }], worth: 35 },
      { names: ["Computer (beginner)"], figure: "19", more: "", marks: [{ player: 1, colour: 2, rank: "" }], worth: 19 },
    ],
  };
  const poster = layOutPoster(told, measure);
  const shown = poster.texts.map(({ text }) => text);
  for (const text of [told.title, told.variant, told.note, told.headline, told.reason, told.site, told.dare, "Ann", "35", "19"]) assert.ok(shown.includes(text), text);
  assert.ok(shown.includes("Computer") && shown.includes("(beginner)"), "a long name stands in two lines");
  assert.deepEqual(poster.bar?.shares, [35 / 56, 19 / 56]);
  assert.deepEqual(poster.bar?.colours, [5, 2]);
  assert.ok(poster.boards[0].width > 1000);
});

test("a text is cut only when it does not fit at its smallest, and says so", () => {
  const wish = { size: 40, least: 30, weight: 400, room: 400 };
  assert.deepEqual(fitText(measure, "Ann", wish), { text: "Ann", size: 40, weight: 400 });
  assert.equal(fitText(measure, "A".repeat(20), wish).size, 35);
  const cut = fitText(measure, "A".repeat(40), wish);
  assert.equal(cut.size, 30);
  assert.match(cut.text, /^A{22}…$/);
});

test("two lines are as equal as the words allow", () => {
  assert.deepEqual(twoLines(measure, "one two three", 20, 400), ["one two", "three"]);
  assert.deepEqual(twoLines(measure, "alone", 20, 400), ["alone"]);
});
