/** Settings are read as far as they make sense, and go back to the first visit. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { DEFAULTS, readSettings, SettingsStore } from "../../../site/state/settings.js";
import { atOnce } from "./fakes.js";

/** @returns {SettingsStore} on a device that keeps nothing */
const freshSettings = () => new SettingsStore({ frame: atOnce, open: () => Promise.reject(new Error("no storage")) });

test("nothing remembered gives the defaults", () => {
  assert.deepEqual(readSettings(null), DEFAULTS);
  assert.deepEqual(readSettings("nonsense"), DEFAULTS);
});

test("what makes no sense falls back to its default, the rest is kept", () => {
  assert.deepEqual(readSettings({ symbols: true, theme: "pink", corner: 7, other: 1 }), { ...DEFAULTS, symbols: true });
  assert.deepEqual(readSettings({ volume: 65, sound: "loud", theme: "contrast" }), { ...DEFAULTS, theme: "contrast" });
  assert.deepEqual(readSettings({ volume: 0, shortcuts: false, vibration: null }), { ...DEFAULTS, volume: 0, shortcuts: false });
});

test("damaged keys are the usual ones, whatever else is kept", () => {
  for (const keys of [null, 7, "x", [], { flip: "ab" }, { flip: 3 }, { flip: "x", sound: "x" }, { fly: "q" }, { flip: " " }]) {
    assert.deepEqual(readSettings({ keys, symbols: true }), { ...DEFAULTS, symbols: true }, JSON.stringify(keys));
  }
  assert.deepEqual(readSettings({ keys: { flip: "x", fly: "q", best: "" } }).keys, { flip: "x", best: "" });
});

test("a reset brings everything back to the first visit, and is known to have nothing left to do", () => {
  const settings = freshSettings();
  assert.ok(settings.untouched);
  settings.change({ theme: "contrast", volume: 20, sound: false, keys: settings.keys.with("flip", "x") });
  assert.ok(!settings.untouched);
  settings.reset();
  assert.deepEqual(settings.state, DEFAULTS);
  assert.ok(settings.untouched);
  settings.change({ keys: settings.keys.with("flip", "x") });
  assert.ok(!settings.untouched);
});

test("the key map follows the settings", () => {
  const settings = freshSettings();
  const before = settings.keys;
  assert.equal(settings.keys, before);
  settings.change({ keys: before.with("flip", "x") });
  assert.equal(settings.keys.keyOf("flip"), "x");
  settings.change({ shortcuts: false });
  assert.equal(settings.keys.on, false);
});
