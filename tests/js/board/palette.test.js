/** The board's colours can be told apart and written on, in every theme. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { contrast, difference, labOf } from "./colour_difference.js";

const css = readFileSync(new URL("../../../site/css/palette.css", import.meta.url), "utf8");

/**
 * The value that each block of the style sheet gives to a property, in order.
 *
 * @param {string} name
 */
function values(name) {
  return [...css.matchAll(new RegExp(`${name}: (#[0-9a-f]{3,6});`, "g"))].map(([, hex]) =>
    hex.length === 4 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join("")}` : hex,
  );
}

const colours = Array.from({ length: 9 }, (_, colour) => ({
  fill: values(`--colour-${colour}`),
  ink: values(`--on-colour-${colour}`),
}));

test("the colour difference agrees with published pairs", () => {
  assert.equal(difference([50, 2.6772, -79.7751], [50, 0, -82.7485]).toFixed(4), "2.0425");
  assert.equal(difference([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387]).toFixed(4), "1.2644");
  assert.equal(difference([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514]).toFixed(4), "0.9082");
});

for (const [palette, name] of ["standard", "tuned"].entries()) {
  test(`any two colours of the ${name} palette differ by at least 20`, () => {
    for (const [one, { fill: first }] of colours.entries()) {
      for (const { fill: second } of colours.slice(one + 1)) {
        const apart = difference(labOf(first[palette]), labOf(second[palette]));
        assert.ok(apart >= 20, `${first[palette]} ${second[palette]}: ${apart.toFixed(1)}`);
      }
    }
  });

  test(`symbols on the ${name} palette have a contrast of at least 4.5`, () => {
    for (const { fill, ink } of colours) assert.ok(contrast(fill[palette], ink[palette]) >= 4.5, fill[palette]);
  });
}

test("the accent is none of the board's colours", () => {
  for (const accent of values("--accent")) {
    for (const { fill } of colours) assert.ok(difference(labOf(accent), labOf(fill[0])) >= 15, `${accent} ${fill[0]}`);
  }
});

test("text can be read in every theme", () => {
  const [pages, inks, softs, accents, onAccents] = ["--page", "--ink", "--ink-soft", "--accent", "--on-accent"].map(values);
  for (const [theme, page] of pages.entries()) {
    assert.ok(contrast(page, inks[theme]) >= 7);
    assert.ok(contrast(page, softs[theme]) >= 4.5);
    assert.ok(contrast(page, accents[theme]) >= 4.5);
    assert.ok(contrast(accents[theme], onAccents[theme]) >= 4.5);
  }
});

test("the two places that write down the night agree", () => {
  for (const name of ["--page", "--raised", "--sunken", "--ink", "--ink-soft", "--hairline", "--accent", "--danger", "--tray", "--tray-rim"]) {
    const [, byWishOfSystem, byWishOfPerson] = values(name);
    assert.equal(byWishOfSystem, byWishOfPerson, name);
  }
});
