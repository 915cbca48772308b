/** One writer a table. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { holdTable } from "../../../site/storage/locks.js";

/** Locks as browsers have them, as far as the page uses them. */
class Locks {
  /** @type {Map<string, (() => void)[]>} What waits for each held lock. */
  held = new Map();

  /** What tests pass where the page passes the browser's. */
  get asManager() {
    return /** @type {LockManager} */ (/** @type {unknown} */ (this));
  }

  /**
   * @param {string} name
   * @param {LockOptions} options
   * @param {(lock: object | null) => unknown} callback
   */
  async request(name, { ifAvailable, signal }, callback) {
    if (this.held.has(name)) {
      if (ifAvailable) return callback(null);
      await new Promise((resolve, reject) => {
        this.held.get(name)?.push(() => resolve(undefined));
        signal?.addEventListener("abort", () => reject(signal.reason));
      });
    }
    this.held.set(name, this.held.get(name) ?? []);
    try {
      return await callback({ name });
    } finally {
      const waiting = this.held.get(name) ?? [];
      this.held.delete(name);
      for (const next of waiting) next();
    }
  }
}

test("a second one does not hold the table, and hears when it is free", async () => {
  const locks = new Locks().asManager;
  const first = await holdTable("one", locks);
  const second = await holdTable("one", locks);
  assert.equal(first.held, true);
  assert.equal(second.held, false);
  first.release();
  await second.whenFree;
  assert.equal((await holdTable("one", locks)).held, true);
});

test("tables do not disturb each other", async () => {
  const locks = new Locks().asManager;
  assert.equal((await holdTable("one", locks)).held, true);
  assert.equal((await holdTable("two", locks)).held, true);
});

test("who no longer waits is not told", async () => {
  const locks = new Locks().asManager;
  const first = await holdTable("one", locks);
  const second = await holdTable("one", locks);
  let told = false;
  void second.whenFree.then(() => {
    told = true;
  });
  second.release();
  first.release();
  await new Promise((resolve) => setTimeout(resolve, 5));
  assert.equal(told, false);
});

test("where browsers have no locks, one plays all the same", async () => {
  assert.equal((await holdTable("one", null)).held, true);
});
