/** Settings are read as far as they make sense, and go back to the first visit. */

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { DEFAULTS, readSettings, SettingsStore } from "../../../site/state/settings.js";
import { freshStore } from "../storage/stores.js";
import { atOnce } from "./fakes.js";

const KEY = "filler.settings";

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

afterEach(() => {
  Reflect.deleteProperty(globalThis, "localStorage");
  Reflect.deleteProperty(globalThis, "addEventListener");
});

/**
 * A device's localStorage.
 * @param {object} [copy] of the settings that it has
 */
function remembering(copy) {
  /** @type {Map<string, string>} */
  const remembered = new Map(copy ? [[KEY, JSON.stringify(copy)]] : []);
  const value = {
    getItem: (/** @type {string} */ key) => remembered.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => remembered.set(key, text),
  };
  Object.defineProperty(globalThis, "localStorage", { value, configurable: true });
  return { read: () => JSON.parse(remembered.get(KEY) ?? "null") };
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 20));

test("settings of earlier pages are there from the first moment on, and then in the storage, too", async () => {
  const { read } = remembering({ symbols: true, theme: "pink" });
  const store = await freshStore();
  const settings = new SettingsStore({ frame: atOnce, open: async () => store });
  assert.equal(settings.state.symbols, true);
  await settings.load();
  assert.deepEqual(await store.setting("settings"), { ...DEFAULTS, symbols: true });
  assert.deepEqual(read(), { ...DEFAULTS, symbols: true, confirmed: true });
});

test("the copy for the first frame is always as the settings are, however slow the storage is", async () => {
  const { read } = remembering();
  const store = await freshStore();
  const settings = new SettingsStore({ frame: atOnce, open: async () => store });
  await settings.load();
  settings.change({ language: "de" });
  assert.deepEqual(read(), { ...DEFAULTS, language: "de", confirmed: false });
  await soon();
  assert.deepEqual(read(), { ...DEFAULTS, language: "de", confirmed: true });
  const again = new SettingsStore({ frame: atOnce, open: () => new Promise(() => {}) });
  assert.equal(again.state.language, "de");
});

test("what a page that was left at once could not store is newer than the storage", async () => {
  remembering({ ...DEFAULTS, theme: "dark", confirmed: false });
  const store = await freshStore();
  await store.saveSetting("settings", { ...DEFAULTS, theme: "light" });
  const settings = new SettingsStore({ frame: atOnce, open: async () => store });
  await settings.load();
  assert.equal(settings.state.theme, "dark");
  assert.deepEqual(await store.setting("settings"), { ...DEFAULTS, theme: "dark" });
});

test("what somebody took in from a copy of everything holds, also in the first frame of the next visit", async () => {
  const { read } = remembering({ ...DEFAULTS, theme: "dark", confirmed: true });
  const store = await freshStore();
  await store.saveSetting("settings", { ...DEFAULTS, theme: "light" });
  const settings = new SettingsStore({ frame: atOnce, open: async () => store });
  assert.equal(settings.state.theme, "dark");
  await settings.load();
  assert.equal(settings.state.theme, "light");
  assert.equal(read().theme, "light");
});

test("what is set before the storage has answered holds, and nothing but that", async () => {
  const store = await freshStore();
  await store.saveSetting("settings", { ...DEFAULTS, theme: "light", volume: 20 });
  const settings = new SettingsStore({ frame: atOnce, open: async () => store });
  const loading = settings.load();
  settings.change({ theme: "dark" });
  await loading;
  assert.deepEqual(settings.state, { ...DEFAULTS, theme: "dark", volume: 20 });
  assert.deepEqual(await store.setting("settings"), settings.state);
});

test("without a storage, settings stay in localStorage; without either, in the page", async () => {
  const { read } = remembering();
  const settings = freshSettings();
  await settings.load();
  settings.change({ symbols: true });
  await soon();
  assert.deepEqual(read(), { ...DEFAULTS, symbols: true, confirmed: false });
  Reflect.deleteProperty(globalThis, "localStorage");
  settings.change({ confirm: true });
  assert.deepEqual(settings.state, { ...DEFAULTS, symbols: true, confirm: true });
});

test("what another tab sets holds here, too, and nothing else that it writes", () => {
  /** @type {(event: { key: string | null, newValue: string | null }) => void} */
  let tell = () => {};
  Object.assign(globalThis, { addEventListener: (/** @type {string} */ _type, /** @type {any} */ listener) => (tell = listener) });
  const settings = freshSettings();
  settings.follow();
  tell({ key: KEY, newValue: JSON.stringify({ ...DEFAULTS, theme: "dark", confirmed: false }) });
  assert.deepEqual(settings.state, { ...DEFAULTS, theme: "dark" });
  const before = settings.state;
  for (const newValue of [null, "{", JSON.stringify({ ...DEFAULTS, theme: "dark", confirmed: true })]) tell({ key: KEY, newValue });
  tell({ key: "filler.language", newValue: '"it"' });
  tell({ key: null, newValue: null });
  assert.equal(settings.state, before);
});
