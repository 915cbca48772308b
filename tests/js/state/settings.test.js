/** Settings are read as far as they make sense. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { DEFAULTS, readSettings } from "../../../site/state/settings.js";

test("nothing remembered gives the defaults", () => {
  assert.deepEqual(readSettings(null), DEFAULTS);
  assert.deepEqual(readSettings("nonsense"), DEFAULTS);
});

test("what makes no sense falls back to its default, the rest is kept", () => {
  assert.deepEqual(readSettings({ symbols: true, theme: "pink", corner: 7, other: 1 }), { ...DEFAULTS, symbols: true });
});
