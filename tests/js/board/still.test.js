/** A board as a picture by itself: every cell in its colour, and nothing left to a style sheet that stays behind. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";
import { facePath } from "../../../site/board/tray.js";
import { layOut } from "../../../site/board/layout.js";
import { DAY, drawStill } from "../../../site/board/still.js";
import { squareBoard } from "./boards.js";

/** An element as far as the drawings need one. */
class FakeElement {
  /** @type {FakeElement[]} */
  children = [];
  /** @type {Map<string, string>} */
  attributes = new Map();

  /** @param {string} name */
  constructor(name) {
    this.name = name;
  }

  /** @param {string} name @param {string} value */
  setAttribute(name, value) {
    this.attributes.set(name, value);
  }

  /** @param {string} name */
  getAttribute(name) {
    return this.attributes.get(name) ?? null;
  }

  /** @param {FakeElement[]} children */
  append(...children) {
    this.children.push(...children);
  }

  /** @returns {FakeElement[]} itself and all within */
  get all() {
    return [this, ...this.children.flatMap((child) => child.all)];
  }
}

before(() => {
  Object.assign(globalThis, { document: { createElementNS: (/** @type {string} */ _, /** @type {string} */ name) => new FakeElement(name) } });
});

const palette = {
  fills: Array.from({ length: 9 }, (_, colour) => `#fill${colour}`),
  inks: Array.from({ length: 9 }, (_, colour) => `#ink${colour}`),
};

const board = {
  ...squareBoard(5, 4, [7]),
  pots: [3, 12],
  worths: /** @type {[number, number][]} */ ([[8, 3], [11, 5]]),
  walls: [{ cells: /** @type {[number, number]} */ ([0, 1]), from: /** @type {[number, number]} */ ([1, 0]), to: /** @type {[number, number]} */ ([1, 1]) }],
  turns: [0, 180],
};
const cells = {
  owners: board.colours.map((_, place) => (place === 7 ? -1 : place < 5 ? 0 : place > 14 ? 1 : -1)),
  colours: board.colours.map((colour, place) => (place === 7 ? -1 : place < 5 ? 5 : place > 14 ? 2 : colour)),
};

/** @param {{ turn?: number, symbols?: boolean }} [look] */
function draw({ turn = 0, symbols = false } = {}) {
  const still = drawStill(board, cells, { turn, symbols, bigSymbols: false, palette });
  return { ...still, all: /** @type {FakeElement} */ (/** @type {unknown} */ (still.element)).all };
}

test("every cell is drawn once, in the colour that it has at the end", () => {
  const layout = layOut(board, 180);
  const faces = draw({ turn: 180 }).all.filter((element) => element.getAttribute("class") === "cell");
  for (const [place, colour] of cells.colours.entries()) {
    const painted = faces.filter((face) => colour >= 0 && face.getAttribute("d")?.includes(facePath(layout, place))).map((face) => face.getAttribute("fill"));
    assert.deepEqual(painted, colour < 0 ? [] : [`#fill${colour}`], `place ${place}`);
  }
});

test("each path says itself how it looks", () => {
  for (const element of draw({ symbols: true }).all) {
    if (element.name !== "path") continue;
    assert.ok(element.getAttribute("fill"), `${element.getAttribute("class")} has a fill`);
    assert.ok(element.getAttribute("stroke-width") === null || element.getAttribute("stroke"), "and a stroke where it has one");
    assert.equal(element.getAttribute("style"), null, "the content security policy forbids it");
  }
});

test("a pot that was captured is empty, and one that was not is full", () => {
  const pots = draw().all.filter((element) => element.getAttribute("class")?.startsWith("pot"));
  const bodies = pots.filter((element) => element.getAttribute("class") === "pot-body").map((body) => body.getAttribute("fill"));
  assert.deepEqual(bodies, ["none", DAY.lineDark]);
});

test("symbols are drawn for who likes them", () => {
  const count = (/** @type {boolean} */ symbols) => draw({ symbols }).all.filter((element) => element.getAttribute("class") === "symbols").length;
  assert.equal(count(false), 0);
  assert.equal(count(true), board.colourCount);
});

test("the picture looks as the page does by day", () => {
  const styles = ["palette", "board"].map((name) => readFileSync(new URL(`../../../site/css/${name}.css`, import.meta.url), "utf8")).join("\n");
  const names = { page: "page", raised: "raised", sunken: "sunken", ink: "ink", inkSoft: "ink-soft", hairline: "hairline", tray: "tray", trayRim: "tray-rim", traySide: "tray-side", lineDark: "line-dark", lineLight: "line-light" };
  const said = Object.fromEntries(Object.entries(names).map(([key, name]) => [key, new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(styles)?.[1]]));
  assert.deepEqual(said, { ...DAY });
});
