/** Every colour has a symbol of its own that stays within its box. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { potPaths, symbolPath } from "../../../site/board/symbols.js";

test("the nine symbols all differ", () => {
  const paths = Array.from({ length: 9 }, (_, colour) => symbolPath(colour));
  assert.equal(new Set(paths).size, 9);
});

test("a symbol keeps its shape wherever it is put", () => {
  assert.equal(symbolPath(1, [100, 50], 20), "M84.4 34.4L115.6 34.4L115.6 65.6L84.4 65.6Z");
});

test("the parts of a pot are closed where they are filled", () => {
  const { body, paint } = potPaths([0, 0], 50);
  assert.ok(body.endsWith("Z") && paint.endsWith("Z"));
});
