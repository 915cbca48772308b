/** The page of the settings: the way back, a reset that can be undone, and keys that are pressed anew. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Preferences } from "../../../site/state/preferences.js";
import { DEFAULTS, SettingsStore } from "../../../site/state/settings.js";
import { atOnce } from "./fakes.js";

/** @param {string} [hash] what the address bar says at first */
function open(hash = "#settings") {
  const settings = new SettingsStore({ frame: atOnce, open: () => Promise.reject(new Error("no storage")) });
  const location = { hash };
  /** @type {(event: { oldURL: string }) => void} */
  let listener = () => {};
  const window = {
    location,
    history: { replaceState: (/** @type {unknown} */ _state, /** @type {string} */ _title, /** @type {string} */ to) => (location.hash = to) },
    addEventListener: (/** @type {string} */ _name, /** @type {typeof listener} */ told) => (listener = told),
  };
  const preferences = new Preferences({ settings, window: /** @type {Window} */ (/** @type {unknown} */ (window)) }, atOnce);
  const go = (/** @type {string} */ to) => {
    const from = location.hash;
    location.hash = to;
    listener({ oldURL: `https://example.org/${from}` });
  };
  return { preferences, settings, location, go };
}

const press = (/** @type {string} */ key) => ({ key, code: "", altKey: false, ctrlKey: false, metaKey: false, shiftKey: false });

test("the way back leads to where one came from; codes of invites are not kept", () => {
  const { preferences, go } = open("");
  go("#table=7");
  go("#settings");
  assert.equal(preferences.state.back, "#table=7");
  go("#settings=keys");
  assert.equal(preferences.state.back, "#table=7");
  go("#join=secret");
  go("#settings");
  assert.equal(preferences.state.back, "#");
});

test("an address of a group is that of the page, with the group to be shown once", () => {
  const { preferences, location } = open("#settings=keys");
  assert.deepEqual([location.hash, preferences.state.group], ["#settings", "keys"]);
  preferences.seen();
  assert.equal(preferences.state.group, null);
});

test("a reset can be undone until one comes again", () => {
  const { preferences, settings, go } = open();
  preferences.reset();
  assert.equal(preferences.state.before, null, "there was nothing to reset");
  settings.change({ theme: "dark", keys: { flip: "x" } });
  const liked = settings.state;
  preferences.reset();
  assert.deepEqual(settings.state, DEFAULTS);
  preferences.undo();
  assert.deepEqual(settings.state, liked);
  preferences.reset();
  go("#");
  go("#settings");
  assert.equal(preferences.state.before, null);
});

test("a key is taken only while something waits for one", () => {
  const { preferences, settings } = open();
  assert.equal(preferences.take(press("x")), false);
  preferences.wait("flip");
  assert.equal(preferences.take(press("x")), true);
  assert.deepEqual([settings.state.keys, preferences.state.waiting], [{ flip: "x" }, null]);
});

test("Escape leaves the key, Delete takes it away, Tab and Enter do what they always do", () => {
  const { preferences, settings } = open();
  preferences.wait("flip");
  assert.equal(preferences.take(press("Tab")), false);
  preferences.take(press("Escape"));
  assert.deepEqual([settings.state.keys, preferences.state.waiting], [{}, null]);
  preferences.wait("flip");
  preferences.take(press("Enter"));
  assert.equal(preferences.state.waiting, "flip");
  preferences.take(press("Delete"));
  assert.deepEqual(settings.state.keys, { flip: "" });
});

test("a key that is taken is refused with what has it, and can be exchanged", () => {
  const { preferences, settings } = open();
  preferences.wait("flip");
  preferences.take(press("b"));
  assert.deepEqual(preferences.state.clash, { action: "flip", key: "b", other: "best" });
  assert.deepEqual(settings.state.keys, {});
  // The focus goes to the button that exchanges them.
  preferences.wait(null);
  preferences.exchange();
  assert.deepEqual(settings.state.keys, { flip: "b", best: "f" });
  assert.equal(preferences.state.clash, null);
  preferences.resetKeys();
  assert.deepEqual(settings.state.keys, {});
});
