/** Keys do what they are set to do, each one thing. */

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { ACTIONS, KeyMap, keyOfPress, readChanged } from "../../../site/state/key_map.js";

/** @import { Pressed } from "../../../site/state/key_map.js" */

/**
 * @param {string} key
 * @param {Partial<Pressed>} [more]
 * @returns {Pressed}
 */
const press = (key, more = {}) => ({ key, code: "", altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...more });

const usual = new KeyMap({}, true);

test("digits go by their place, on every layout and on the number pad", () => {
  assert.equal(usual.actionOf(press("1", { code: "Digit1" }), "table"), "colour-1");
  assert.equal(usual.actionOf(press("&", { code: "Digit1" }), "table"), "colour-1");
  assert.equal(usual.actionOf(press("End", { code: "Numpad1" }), "table"), "colour-1");
  // Where digits need Shift, they are typed with it.
  assert.equal(usual.actionOf(press("1", { code: "Digit1", shiftKey: true }), "table"), "colour-1");
  assert.equal(usual.actionOf(press("!", { code: "Digit1", shiftKey: true }), "table"), null);
});

test("letters go by what is typed; Shift makes another key of them, Caps Lock does not", () => {
  assert.equal(usual.actionOf(press("m"), "replay"), "mistake");
  assert.equal(usual.actionOf(press("M"), "replay"), "mistake");
  assert.equal(usual.actionOf(press("M", { shiftKey: true }), "replay"), "mistake-before");
  assert.equal(usual.actionOf(press("m", { shiftKey: true }), "replay"), "mistake-before");
});

test("keys with Control, Alt or Meta are the browser's, and keys without a character are nobody's", () => {
  for (const modifier of ["ctrlKey", "altKey", "metaKey"]) assert.equal(keyOfPress(press("f", { [modifier]: true })), "");
  for (const key of [" ", "Enter", "Escape", "ArrowLeft", "Dead", "F1", "\u0007"]) assert.equal(keyOfPress(press(key)), "", key);
});

test("a key does something only in its room", () => {
  assert.equal(usual.actionOf(press("f"), "table"), null);
  assert.equal(usual.actionOf(press("1"), "replay"), null);
  assert.equal(usual.actionOf(press("?"), "table"), "help");
  assert.equal(usual.actionOf(press("?"), "replay"), "help");
});

test("switched off, no key does anything, and each keeps its setting", () => {
  const off = new KeyMap({ flip: "x" }, false);
  for (const key of ["1", "s", "?", "x"]) for (const room of /** @type {const} */ (["table", "replay"])) assert.equal(off.actionOf(press(key), room), null);
  assert.equal(off.keyOf("flip"), "x");
});

test("a new key works, and the old one does not", () => {
  const map = new KeyMap(usual.with("colour-1", "q"), true);
  assert.equal(map.actionOf(press("q"), "table"), "colour-1");
  assert.equal(map.actionOf(press("1", { code: "Digit1" }), "table"), null);
});

test("a key that is taken changes places with the other one", () => {
  assert.equal(usual.holder("flip", "b"), "best");
  const map = new KeyMap(usual.with("flip", "b"), true);
  assert.deepEqual([map.keyOf("flip"), map.keyOf("best")], ["b", "f"]);
  // Back again, nothing differs from the usual ones.
  assert.deepEqual(map.with("flip", "f"), {});
});

test("several actions may have no key at all", () => {
  const map = new KeyMap(new KeyMap(usual.with("flip", ""), true).with("best", ""), true);
  assert.deepEqual([map.keyOf("flip"), map.keyOf("best")], ["", ""]);
  assert.equal(map.actionOf(press("f"), "replay"), null);
});

test("whatever is set, one after the other: no key does two things, and it is read back as it was written", () => {
  const change = fc.record({ action: fc.constantFrom(...ACTIONS), key: fc.constantFrom("", "a", "b", "f", "M", "1", "9", "?", "ß") });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      let map = usual;
      for (const { action, key } of changes) {
        map = new KeyMap(map.with(action, key), true);
        assert.equal(map.keyOf(action), key);
      }
      const keys = ACTIONS.map((action) => map.keyOf(action)).filter((key) => key !== "");
      assert.equal(new Set(keys).size, keys.length);
      assert.deepEqual(readChanged(JSON.parse(JSON.stringify(map.changed))), map.changed);
    }),
  );
});

test("what can be done besides has no key where its usual one was given to something else before", () => {
  const map = new KeyMap(readChanged({ sound: "c" }), true);
  assert.deepEqual([map.keyOf("sound"), map.keyOf("speak")], ["c", ""]);
  assert.deepEqual(readChanged({ sound: "x", flip: "x" }), {});
});
