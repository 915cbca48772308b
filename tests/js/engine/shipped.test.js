/** A memory that is shipped as a difference is the same again once it is completed. */

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { packDifference, Shipped, watchInstance } from "../../../site/engine/shipped.js";
import { DamagedSnapshot } from "../../../site/engine/snapshot.js";

const HEAP = 128;
const MARK = 0x706e7300;

/** @param {Uint8Array} heap @returns {Uint8Array} a snapshot such as Pyodide's: a mark, where the heap begins, and it */
function snapshotOf(heap) {
  const memory = new Uint8Array(HEAP + heap.length);
  new Uint32Array(memory.buffer).set([MARK, HEAP, 7]);
  memory.set(heap, HEAP);
  return memory;
}

const heaps = fc.uint8Array({ minLength: 4096, maxLength: 4096 }).chain((first) =>
  fc.record({
    first: fc.constant(first),
    heap: fc.array(fc.tuple(fc.nat(4095), fc.nat(255)), { maxLength: 60 }).map((changes) => {
      const heap = new Uint8Array(8192);
      heap.set(first);
      for (const [place, value] of changes) heap[place] = value;
      heap[8000] = 1;
      return heap;
    }),
  }),
);

test("difference and completion give the memory back", async () => {
  await fc.assert(
    fc.asyncProperty(heaps, async ({ first, heap }) => {
      const memory = snapshotOf(heap);
      const shipped = new Shipped((await packDifference(memory.slice(), first)).buffer);
      shipped.complete(first);
      assert.deepEqual(shipped.memory, memory);
    }),
    { numRuns: 30 },
  );
});

test("until it is complete it has no mark", async () => {
  const shipped = new Shipped((await packDifference(snapshotOf(new Uint8Array(4096).fill(3)), new Uint8Array(4096))).buffer);
  assert.equal(new Uint32Array(shipped.memory.buffer)[0], 0);
});

test("what the WebAssembly begins with takes no room", async () => {
  const first = new Uint8Array(64 * 4096).fill(9);
  assert.ok((await packDifference(snapshotOf(first.slice()), first)).length < 2 * 4096);
});

test("something else than a packed memory is refused", () => {
  assert.throws(() => new Shipped(new ArrayBuffer(64)), DamagedSnapshot);
});

test("the watch sees the first memory that is made, and ends", async () => {
  // A module with one page of memory, exported, that begins with "a" at 8; and one without.
  const withMemory = new Uint8Array([
    0, 97, 115, 109, 1, 0, 0, 0, 5, 3, 1, 0, 1, 7, 10, 1, 6, 109, 101, 109, 111, 114, 121, 2, 0, 11, 7, 1, 0, 65, 8, 11, 1, 97,
  ]);
  const without = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
  const before = WebAssembly.instantiate;
  /** @type {number[]} */
  const seen = [];
  const end = watchInstance((first) => seen.push(first[8]));
  await WebAssembly.instantiate(without);
  await WebAssembly.instantiate(withMemory);
  await WebAssembly.instantiate(withMemory);
  end();
  assert.deepEqual(seen, [97]);
  assert.equal(WebAssembly.instantiate, before);
});
