/** Any number of changes make one drawing. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Store } from "../../../site/state/store.js";

test("subscribers hear once per frame, of the latest state", () => {
  /** @type {(() => void)[]} */
  const frames = [];
  const store = new Store({ a: 1, b: 1 }, (draw) => void frames.push(draw));
  /** @type {unknown[]} */
  const heard = [];
  const end = store.subscribe((state) => heard.push(state));
  store.set({ a: 2 });
  store.set({ b: 3 });
  assert.equal(frames.length, 1);
  frames.pop()?.();
  assert.deepEqual(heard, [{ a: 2, b: 3 }]);
  store.set({ a: 4 });
  end();
  frames.pop()?.();
  assert.equal(heard.length, 1);
});

/** @param {import("node:test").TestContext} t @returns {{ frames: (() => void)[], reported: unknown[] }} of a browser that prepares frames when it is told to */
function fakeBrowser(t) {
  /** @type {(() => void)[]} */
  const frames = [];
  /** @type {unknown[]} */
  const reported = [];
  const fakes = { requestAnimationFrame: (/** @type {() => void} */ draw) => frames.push(draw), reportError: (/** @type {unknown} */ error) => reported.push(error) };
  Object.assign(globalThis, fakes);
  t.after(() => {
    for (const name of Object.keys(fakes)) Reflect.deleteProperty(globalThis, name);
  });
  return { frames, reported };
}

test("what one store hands on to another is drawn within the same frame, once", (t) => {
  const { frames } = fakeBrowser(t);
  const [table, replay, page] = [new Store({ ply: 0 }), new Store({ step: 0 }), new Store({ changes: 0 })];
  let drawn = 0;
  for (const part of [table, replay]) /** @type {Store<any>} */ (part).subscribe(() => page.set({ changes: page.state.changes + 1 }));
  page.subscribe(() => (drawn += 1));
  table.set({ ply: 1 });
  replay.set({ step: 1 });
  assert.equal(frames.length, 1);
  frames.shift()?.();
  assert.deepEqual([drawn, page.state.changes, frames.length], [1, 2, 0]);
});

test("a change that causes itself goes on in the next frame and never stops the page", (t) => {
  const { frames } = fakeBrowser(t);
  const store = new Store({ count: 0 });
  const end = store.subscribe(({ count }) => store.set({ count: count + 1 }));
  store.set({ count: 1 });
  frames.shift()?.();
  assert.equal(frames.length, 1);
  end();
  frames.shift()?.();
  assert.equal(frames.length, 0);
});

test("a drawing that fails is reported and leaves the others alone", (t) => {
  const { frames, reported } = fakeBrowser(t);
  const [one, other] = [new Store({ a: 0 }), new Store({ a: 0 })];
  const fault = new Error("no");
  let drawn = false;
  one.subscribe(() => {
    throw fault;
  });
  other.subscribe(() => (drawn = true));
  one.set({ a: 1 });
  other.set({ a: 1 });
  frames.shift()?.();
  assert.deepEqual([drawn, reported], [true, [fault]]);
});
