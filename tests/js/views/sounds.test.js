/** Sounds are short and soft, and what is felt is shorter. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { notesOf, Speaker } from "../../../site/views/sounds.js";
import { patternOf } from "../../../site/views/vibration.js";

/** @import { Sound } from "../../../site/state/sounds.js" */

/** @type {Sound[]} */
const ALL = [
  ...[0, 1, 7, 225].flatMap((worth) => [true, false].map((own) => /** @type {Sound} */ ({ kind: "move", own, worth }))),
  ...["region", "low", "won", "lost", "drawn"].map((kind) => /** @type {Sound} */ ({ kind })),
];

test("every sound has notes of the scale, lasts at most a second and a quarter, and is never too loud", () => {
  for (const sound of ALL) {
    const notes = notesOf(sound);
    assert.ok(notes.length > 0);
    for (const { at, pitch, length, loudness } of notes) {
      assert.ok(pitch > 200 && pitch < 1400, `${JSON.stringify(sound)}: ${pitch}`);
      assert.ok(at + length <= 1.25 && loudness > 0 && loudness <= 0.8, JSON.stringify(sound));
    }
  }
});

test("moves end within half a second, those that take more run on, and own ones rise where others fall", () => {
  const run = (/** @type {boolean} */ own, /** @type {number} */ worth) => notesOf({ kind: "move", own, worth });
  assert.ok(run(true, 225).every(({ at, length }) => at + length <= 0.45));
  assert.deepEqual([0, 1, 4, 9, 16, 100].map((worth) => run(true, worth).length), [1, 2, 3, 4, 5, 5]);
  for (const own of [true, false]) {
    const pitches = run(own, 16).map(({ pitch }) => (own ? pitch : -pitch));
    assert.deepEqual(pitches, [...pitches].sort((one, other) => one - other));
  }
});

test("everything is felt, for less than half a second, and own moves least", () => {
  for (const sound of ALL) {
    const pattern = patternOf([sound]);
    const sum = pattern.reduce((all, part) => all + part, 0);
    assert.ok(sum > 0 && sum < 500, JSON.stringify(sound));
  }
  const [own, other] = [true, false].map((mine) => patternOf([{ kind: "move", own: mine, worth: 3 }])[0]);
  assert.ok(own < other);
  assert.deepEqual(patternOf([]), []);
});

test("where there is nothing to make sounds with, nothing happens", () => {
  const document = new EventTarget();
  const speaker = new Speaker(/** @type {Document} */ (/** @type {unknown} */ (document)), () => true);
  assert.equal(speaker.able, false);
  document.dispatchEvent(new Event("click"));
  speaker.play([{ kind: "low" }], 100);
});
