/** Points and rating graphs say what they should. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { ratingGraph } from "../../../site/views/rating_curve.js";
import { wordPoints, wordScore } from "../../../site/views/points.js";

/** @import { RatedMatch } from "../../../site/state/profile.js" */

/**
 * @param {number} at
 * @param {number} rating
 * @param {number} [deviation]
 * @returns {RatedMatch}
 */
const match = (at, rating, deviation = 50) => ({ at, match: String(at), rating: { rating, deviation, volatility: 0.06 } });

test("points are counted in twelfths and written as people do", () => {
  assert.deepEqual([0, 6, 12, 18, 24, 4, 8, 3, 16].map(wordPoints), ["0", "½", "1", "1½", "2", "⅓", "⅔", "¼", "1⅓"]);
  assert.equal(wordPoints(7), "0.58");
  assert.equal(wordScore([18, 6]), "1½ – ½");
});

test("a rating graph goes from the first match at the left to the last at the right", () => {
  const { line, now, low, high } = ratingGraph([match(10, 1500), match(20, 1600), match(30, 1500)]);
  assert.deepEqual([low, high], [1450, 1600]);
  assert.equal(line, "M0.0 66.7L150.0 0.0L300.0 66.7");
  assert.equal(now, "M300.0 66.7h0");
});

test("one match is a dot in the middle", () => {
  const { now, band } = ratingGraph([match(10, 1500)]);
  assert.equal(now, "M150.0 50.0h0");
  assert.equal(band, "M150.0 0.0L150.0 100.0Z");
});

test("small changes do not look large, and nothing leaves the picture", () => {
  const { low, high, band } = ratingGraph([match(1, 1500, 350), match(2, 1501, 1)]);
  assert.equal(high - low, 100);
  for (const [, y] of band.matchAll(/ ([\d.-]+)/g)) assert.ok(Number(y) >= 0 && Number(y) <= 100);
});
