/** When installing is offered. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Installing } from "../../../site/state/installing.js";
import { atOnce } from "./fakes.js";

/** What the device remembers. @type {Map<string, string>} */
let items;

beforeEach(() => {
  items = new Map();
  Reflect.set(globalThis, "localStorage", {
    getItem: (/** @type {string} */ key) => items.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => void items.set(key, value),
  });
});

/**
 * @param {"ask" | "by-hand" | null} way
 * @param {boolean} [agrees]
 */
function home(way, agrees = true) {
  const made = {
    onChange: () => {},
    way,
    asked: 0,
    async ask() {
      made.asked += 1;
      made.way = null;
      return agrees;
    },
  };
  return made;
}

test("before a match is over nothing is offered, after it once and for all visits", () => {
  const first = new Installing(home("ask"), atOnce);
  assert.equal(first.state.offer, null);
  first.matchIsOver();
  assert.equal(first.state.offer, "ask");
  assert.equal(new Installing(home("by-hand"), atOnce).state.offer, "by-hand");
});

test("a browser that says later that it can is heard", () => {
  const device = home(null);
  const installing = new Installing(device, atOnce);
  installing.matchIsOver();
  assert.equal(installing.state.offer, null);
  device.way = "ask";
  device.onChange();
  assert.equal(installing.state.offer, "ask");
});

test("who declines, here or at the browser's question, is not asked again", async () => {
  const installing = new Installing(home("ask"), atOnce);
  installing.matchIsOver();
  installing.decline();
  assert.equal(installing.state.offer, null);
  assert.equal(new Installing(home("ask"), atOnce).state.offer, null);

  items.clear();
  const device = home("ask", false);
  const asking = new Installing(device, atOnce);
  asking.matchIsOver();
  await asking.accept();
  assert.equal(device.asked, 1);
  assert.equal(new Installing(home("ask"), atOnce).state.offer, null);
});

test("who agrees sees the offer go", async () => {
  const installing = new Installing(home("ask"), atOnce);
  installing.matchIsOver();
  await installing.accept();
  assert.equal(installing.state.offer, null);
});
