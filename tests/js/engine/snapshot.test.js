/** A packed memory comes out as it was; whatever else is unpacked is refused. */

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { DamagedSnapshot, pack, unpack } from "../../../site/engine/snapshot.js";

const PAGE = 4096;

/** A memory of a few pages, most of them empty, whose last one may be a part of one. */
const memories = fc
  .tuple(fc.array(fc.constantFrom("zero", "one", "full"), { maxLength: 12 }), fc.integer({ min: 0, max: PAGE / 16 }))
  .map(([pages, rest]) => {
    const memory = new Uint8Array(pages.length * PAGE + rest * 16);
    pages.forEach((kind, page) => {
      if (kind === "one") memory[page * PAGE + ((page * 977) % PAGE)] = 1;
      if (kind === "full") memory.fill(page + 1, page * PAGE, (page + 1) * PAGE);
    });
    if (rest > 0) memory[memory.length - 1] = 7;
    return memory;
  });

test("what is packed is unpacked as it was", async () => {
  await fc.assert(
    fc.asyncProperty(memories, async (memory) => {
      assert.deepEqual(unpack((await pack(memory)).buffer), memory);
    }),
  );
});

test("pages of zeros take no room", async () => {
  const memory = new Uint8Array(100 * PAGE);
  memory[50 * PAGE] = 1;
  assert.ok((await pack(memory)).length < 2 * PAGE);
});

test("a memory that was cut, or lengthened, or is none at all is refused", async () => {
  await fc.assert(
    fc.asyncProperty(memories, fc.nat(), async (memory, cut) => {
      const packed = await pack(memory);
      assert.throws(() => unpack(packed.slice(0, cut % packed.length).buffer), DamagedSnapshot);
      assert.throws(() => unpack(new Uint8Array([...packed, 0]).buffer), DamagedSnapshot);
    }),
  );
  assert.throws(() => unpack(new ArrayBuffer(0)), DamagedSnapshot);
  assert.throws(() => unpack(new TextEncoder().encode("something else altogether").buffer), DamagedSnapshot);
});

test("packing takes a breath now and then", async () => {
  let breaths = 0;
  await pack(new Uint8Array(8 * 1024 * 1024), async () => {
    breaths += 1;
  });
  assert.ok(breaths >= 2);
});
