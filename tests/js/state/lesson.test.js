/** A board of the rules book: the reader's moves, the others' answers, and beginning anew. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError } from "../../../site/engine/client.js";
import { useMessages } from "../../../site/i18n/index.js";
import { Lesson } from "../../../site/state/lesson.js";
import { atOnce, rowBoard, rowSnapshot } from "./fakes.js";

/** @import { LessonPlan } from "../../../site/i18n/rules.js" */

useMessages(/** @type {any} */ ({ format: (/** @type {string} */ id) => id, has: () => true }));

/** @type {LessonPlan} */
const PLAN = { board: ["a board", "in lines"], line: [1, 2, 3], facts: {} };

/**
 * @param {object} [wishes]
 * @param {(colours: number[]) => void} [wishes.onCall]
 * @param {() => Promise<void>} [wishes.pause]
 */
function lessonOf({ onCall = () => {}, pause = async () => {} } = {}) {
  /** @type {{ method: string, colours: number[], board: string }[]} */
  const calls = [];
  const engine = {
    state: { phase: "ready" },
    call: async (/** @type {string} */ method, /** @type {{ colours: number[], board: string }} */ { colours, board }) => {
      calls.push({ method, colours, board });
      onCall(colours);
      const choices = [0, 1, 2, 3].map((colour) => ({ colour, bar: null, preview: null }));
      const snapshots = [...colours, -1].map((_, ply) => rowSnapshot({ ply, mover: ply % 2, choices }));
      return { board: rowBoard(), snapshots };
    },
  };
  const settings = { state: { confirm: false } };
  const lesson = new Lesson("row", PLAN, /** @type {any} */ ({ engine, settings }), { frame: atOnce, pause });
  return { lesson, calls };
}

test("it lays its board out and lets the reader choose", async () => {
  const { lesson, calls } = lessonOf();
  assert.equal(lesson.canChoose, false);
  await lesson.open();
  assert.deepEqual(calls, [{ method: "lesson", colours: [], board: "a board\nin lines\n" }]);
  assert.ok(lesson.canChoose);
  assert.deepEqual(
    lesson.state.seats.map(({ kind }) => kind),
    ["person", "computer"],
  );
  assert.deepEqual([lesson.told, lesson.done, lesson.begun], [0, false, false]);
});

test("after the move that is explained the others answer, one after another, and it goes on", async () => {
  /** @type {number[]} */
  const seen = [];
  const { lesson, calls } = lessonOf({ pause: async () => void seen.push(lesson.state.snapshot?.ply ?? -1) });
  await lesson.open();
  await lesson.press(1);
  assert.deepEqual(calls.at(-1)?.colours, [1, 2]);
  assert.deepEqual(seen, [1], "the reader's move was to be seen before the answer");
  assert.equal(lesson.state.snapshot?.ply, 2);
  assert.deepEqual([lesson.told, lesson.done, lesson.canChoose], [1, false, true]);
  await lesson.press(3);
  assert.deepEqual([lesson.told, lesson.done, lesson.canChoose], [2, true, false]);
});

test("another move is played alone, and nothing more until one begins anew", async () => {
  const { lesson, calls } = lessonOf();
  await lesson.open();
  await lesson.press(0);
  assert.deepEqual(calls.at(-1)?.colours, [0]);
  assert.deepEqual([lesson.strayed, lesson.told, lesson.done, lesson.canChoose], [true, 0, false, false]);
  await lesson.again();
  assert.deepEqual([lesson.strayed, lesson.begun, lesson.canChoose], [false, false, true]);
});

test("straying later keeps what has been told, and once more takes back only that", async () => {
  const { lesson } = lessonOf();
  await lesson.open();
  await lesson.press(1);
  await lesson.press(0);
  assert.deepEqual([lesson.strayed, lesson.told, lesson.done], [true, 1, false]);
  await lesson.again();
  assert.deepEqual([lesson.strayed, lesson.told, lesson.canChoose], [false, 1, true]);
  assert.equal(lesson.state.snapshot?.ply, 2);
  await lesson.press(3);
  assert.ok(lesson.done);
  await lesson.again();
  assert.deepEqual([lesson.told, lesson.begun], [0, false]);
});

test("two presses make one move", async () => {
  const { lesson, calls } = lessonOf();
  await lesson.open();
  await Promise.all([lesson.press(1), lesson.press(1)]);
  assert.equal(calls.length, 2);
});

test("beginning anew in the middle of an answer leaves no trace of it", async () => {
  /** @type {() => void} */
  let goOn = () => {};
  const { lesson } = lessonOf({ pause: () => new Promise((resolve) => (goOn = resolve)) });
  await lesson.open();
  const played = lesson.press(1);
  await new Promise((resolve) => void setTimeout(resolve, 0));
  await lesson.open();
  goOn();
  await played;
  assert.equal(lesson.state.snapshot?.ply, 0);
  assert.ok(lesson.canChoose);
});

test("an engine that fails is told, and the board can be opened again", async () => {
  let fails = true;
  const { lesson } = lessonOf({
    onCall: () => {
      if (fails) throw new EngineError("engine-died");
    },
  });
  await lesson.open();
  assert.equal(lesson.state.phase, "failed");
  assert.equal(lesson.state.notice?.code, "engine-died");
  fails = false;
  await lesson.open();
  assert.equal(lesson.state.phase, "open");
  assert.equal(lesson.state.notice, null);
});
