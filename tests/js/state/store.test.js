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
