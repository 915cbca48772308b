/** High contrast keeps what it promises, by day and by night, and says the same by wish of the system and of the person. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { wcagContrast as contrast } from "culori";

const css = readFileSync(new URL("../../../site/css/contrast.css", import.meta.url), "utf8");

/** The properties of each block of the style sheet. */
const blocks = [...css.matchAll(/:root[^{]*\{([^}]*)\}/g)].map(
  ([, body]) => new Map([...body.matchAll(/(--[a-z-]+): ([^;]+);/g)].map(([, name, value]) => /** @type {[string, string]} */ ([name, value]))),
);

/** @param {Map<string, string>} block @param {string} name @returns {string} a colour of six digits */
function colour(block, name) {
  const hex = block.get(`--${name}`) ?? "";
  assert.match(hex, /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/, name);
  return hex.length === 4 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join("")}` : hex;
}

test("day and night are each written twice, and alike", () => {
  assert.equal(blocks.length, 4);
  const [day, dayByWish, night, nightByWish] = blocks;
  assert.deepEqual(dayByWish, day);
  assert.deepEqual(nightByWish, night);
  assert.notDeepEqual(day, night);
});

for (const [block, name] of [blocks[0], blocks[2]].map((each, night) => /** @type {const} */ ([each, night ? "night" : "day"]))) {
  test(`by ${name} every text has a contrast of at least 7 on whatever it stands on`, () => {
    for (const text of ["ink", "ink-soft", "accent", "accent-strong", "danger", "present"]) {
      for (const ground of ["page", "raised", "sunken", "danger-wash"]) {
        const ratio = contrast(colour(block, text), colour(block, ground));
        assert.ok(ratio >= 7, `${text} on ${ground}: ${ratio.toFixed(1)}`);
      }
    }
    for (const ground of ["accent", "accent-strong"]) assert.ok(contrast(colour(block, "on-accent"), colour(block, ground)) >= 7, ground);
    assert.ok(contrast(colour(block, "plate-ink"), colour(block, "plate")) >= 7);
  });

  test(`by ${name} every edge has a contrast of at least 4.5`, () => {
    for (const ground of ["page", "raised", "sunken"]) assert.ok(contrast(colour(block, "hairline"), colour(block, ground)) >= 4.5, ground);
  });
}
