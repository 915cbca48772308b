/** The board's colours can be told apart and written on: in every theme, by every kind of eye, and without any colour. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  filterGrayscale,
  parse,
  wcagContrast,
} from "culori";

const read = (/** @type {string} */ name) => readFileSync(new URL(`../../../site/css/${name}.css`, import.meta.url), "utf8");
const css = read("palette");
const board = read("board");

/**
 * The value that each block of a style sheet gives to a property, in order.
 *
 * @param {string} name
 * @param {string} [sheet]
 */
const values = (name, sheet = css) => [...sheet.matchAll(new RegExp(`${name}: (#[0-9a-f]{3,6});`, "g"))].map(([, hex]) => hex);

const difference = differenceCiede2000();

/** @param {string} hex */
function colourOf(hex) {
  const colour = parse(hex);
  assert.ok(colour, hex);
  return colour;
}

/** How the board's colours look to somebody whose eyes lack one kind of cones altogether. */
const EYES = {
  normal: (/** @type {string} */ hex) => colourOf(hex),
  protan: (/** @type {string} */ hex) => filterDeficiencyProt(1)(colourOf(hex)),
  deutan: (/** @type {string} */ hex) => filterDeficiencyDeuter(1)(colourOf(hex)),
  tritan: (/** @type {string} */ hex) => filterDeficiencyTrit(1)(colourOf(hex)),
};

const PALETTES = ["standard", "tuned"];

const colours = Array.from({ length: 9 }, (_, colour) => ({
  fill: values(`--colour-${colour}`),
  ink: values(`--on-colour-${colour}`),
}));

/**
 * @param {number} palette
 * @param {(hex: string) => import("culori").Color} see
 */
function closest(palette, see) {
  const seen = colours.map(({ fill }) => ({ hex: fill[palette], colour: see(fill[palette]) }));
  const pairs = seen.flatMap((one, index) => seen.slice(index + 1).map((other) => ({ one, other })));
  return pairs
    .map(({ one, other }) => ({ pair: `${one.hex} ${other.hex}`, apart: difference(one.colour, other.colour) }))
    .reduce((least, pair) => (pair.apart < least.apart ? pair : least));
}

test("every palette names all nine colours", () => {
  for (const { fill, ink } of colours) {
    assert.ok(fill.length >= PALETTES.length);
    assert.equal(fill.length, ink.length);
  }
});

test("any two colours of the standard palette differ by at least 20", () => {
  const { pair, apart } = closest(0, EYES.normal);
  assert.ok(apart >= 20, `${pair}: ${apart.toFixed(1)}`);
});

for (const [eye, see] of Object.entries(EYES)) {
  test(`any two colours of the tuned palette differ by at least 20 for ${eye} vision`, () => {
    const { pair, apart } = closest(1, see);
    assert.ok(apart >= 20, `${pair}: ${apart.toFixed(1)}`);
  });
}

for (const [palette, name] of PALETTES.entries()) {
  test(`symbols, figures and the dots of the last move have a contrast of at least 4.5 on the ${name} palette`, () => {
    for (const { fill, ink } of colours) assert.ok(wcagContrast(fill[palette], ink[palette]) >= 4.5, fill[palette]);
  });

  test(`outlines and dots show on every colour of the ${name} palette without any colour`, () => {
    const grey = (/** @type {string} */ hex) => filterGrayscale(1)(colourOf(hex));
    const [dark] = values("--line-dark", board);
    const [light] = values("--line-light", board);
    assert.ok(wcagContrast(grey(dark), grey(light)) >= 7);
    for (const { fill, ink } of colours) {
      // Each outline is a dark line beside a light one: one of them stands out.
      const line = Math.max(...[dark, light].map((hex) => wcagContrast(grey(fill[palette]), grey(hex))));
      assert.ok(line >= 3, `an outline on ${fill[palette]}: ${line.toFixed(1)}`);
      assert.ok(wcagContrast(grey(fill[palette]), grey(ink[palette])) >= 3, `dots on ${fill[palette]}`);
    }
  });
}

test("the accent is none of the board's colours", () => {
  for (const accent of values("--accent")) {
    for (const { fill } of colours) assert.ok(difference(colourOf(accent), colourOf(fill[0])) >= 15, `${accent} ${fill[0]}`);
  }
});

test("text can be read in every theme", () => {
  const [pages, inks, softs, accents, onAccents] = ["--page", "--ink", "--ink-soft", "--accent", "--on-accent"].map((name) =>
    values(name),
  );
  for (const [theme, page] of pages.entries()) {
    assert.ok(wcagContrast(page, inks[theme]) >= 7);
    assert.ok(wcagContrast(page, softs[theme]) >= 4.5);
    assert.ok(wcagContrast(page, accents[theme]) >= 4.5);
    assert.ok(wcagContrast(accents[theme], onAccents[theme]) >= 4.5);
  }
});

test("the two places that write down the night agree", () => {
  for (const name of ["--page", "--raised", "--sunken", "--ink", "--ink-soft", "--hairline", "--accent", "--danger", "--tray", "--tray-rim"]) {
    const [, byWishOfSystem, byWishOfPerson] = values(name);
    assert.equal(byWishOfSystem, byWishOfPerson, name);
  }
});
