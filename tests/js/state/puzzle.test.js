/** The puzzle of the day counts each try once, keeps what happened, and knows which day it is, wherever and whenever one looks. */

import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import fc from "fast-check";
import { useMessages } from "../../../site/i18n/index.js";
import { STEP } from "../../../site/state/puzzle_table.js";
import { dayAfter, dayOf, fateOf, isDay, streakOf, untilNextDay } from "../../../site/state/puzzle_days.js";
import { readEntry, together } from "../../../site/state/puzzle_entry.js";
import { StorageError } from "../../../site/storage/errors.js";
import { EngineError } from "../../../site/engine/client.js";
import { PuzzleDesk, rowPuzzle } from "./puzzle_fakes.js";

/** @import { PuzzleEntry } from "../../../site/storage/schema.js" */

useMessages(/** @type {any} */ ({ format: (/** @type {string} */ id) => id, has: () => true }));

beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
afterEach(() => mock.timers.reset());

/** Lets everything that waits for nothing but its turn happen. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** @param {PuzzleDesk} desk @param {string} [text] */
async function openAt(desk, text = "") {
  const puzzle = desk.open();
  await puzzle.show(text);
  return puzzle;
}

/** @param {Partial<PuzzleEntry>} part @returns {PuzzleEntry} */
const entry = (part) => ({ date: "2026-11-30", version: 1, data: null, tries: [], solved: false, shown: false, at: 0, ...part });

/** @param {string} date @param {string} [day] */
const solved = (date, day = date) => entry({ date, tries: [1], solved: true, at: Date.parse(`${day}T09:00Z`) });

// --- days ------------------------------------------------------------------------------------------------------------

test("days are those of UTC, and only days of the calendar", () => {
  assert.equal(dayOf(Date.parse("2026-11-30T23:59:59.999Z")), "2026-11-30");
  assert.equal(dayOf(Date.parse("2026-12-01T00:30+01:00")), "2026-11-30");
  assert.deepEqual(["2026-11-30", "2028-02-29", "0001-01-01"].map(isDay), [true, true, true]);
  const none = ["", "today", "2026-11-31", "2026-02-29", "2026-13-01", "2026-1-1", "20261130", "2026-11-30T00:00", "0000-01-01", "２026-11-30"];
  assert.deepEqual(none.filter(isDay), []);
  assert.equal(dayAfter("2026-12-31", 1), "2027-01-01");
  assert.equal(dayAfter("2026-03-01", -1), "2026-02-28");
});

test("the next day begins when it was said to", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e12 }), (wall) => {
      const next = wall + untilNextDay(wall);
      assert.equal(dayOf(next - 1), dayOf(wall));
      assert.equal(dayOf(next), dayAfter(dayOf(wall), 1));
    }),
  );
});

test("a row of days ends where a day was missed, solved later, or given up", () => {
  const today = "2026-11-30";
  const days = ["2026-11-27", "2026-11-28", "2026-11-29"].map((day) => solved(day));
  assert.equal(streakOf(days, today), 3);
  assert.equal(streakOf([...days, solved(today)], today), 4);
  assert.equal(streakOf([...days, entry({ date: today, tries: [2] })], today), 3);
  assert.equal(streakOf([...days, entry({ date: today, shown: true, at: 1 })], today), 0);
  assert.equal(streakOf([days[0], days[2]], today), 1);
  assert.equal(streakOf([days[0], solved("2026-11-28", "2026-11-29"), days[2]], today), 1);
  assert.equal(streakOf([], today), 0);
  assert.equal(streakOf(days, "2026-12-01"), 0);
});

test("days that are still to come, from a clock that ran ahead, make no row", () => {
  assert.equal(streakOf([solved("2026-12-05"), solved("2026-12-06")], "2026-11-30"), 0);
});

test("the generator's version does not break a row", () => {
  assert.equal(streakOf([{ ...solved("2026-11-29"), version: 1 }, { ...solved("2026-11-30"), version: 2 }], "2026-11-30"), 2);
});

test("what became of a day", () => {
  const fates = [undefined, entry({}), entry({ tries: [2] }), entry({ shown: true }), solved("2026-11-30"), solved("2026-11-30", "2026-12-02")];
  assert.deepEqual(fates.map(fateOf), ["open", "open", "tried", "shown", "solved", "late"]);
});

// --- what is kept ----------------------------------------------------------------------------------------------------

test("whatever stands in the storage is read or left out, never believed", () => {
  fc.assert(fc.property(fc.anything(), (kept) => void readEntry(kept, "2026-11-30")));
  const whole = entry({ data: rowPuzzle("2026-11-30"), tries: [2] });
  assert.deepEqual(readEntry(whole, "2026-11-30"), whole);
  assert.equal(readEntry(whole, "2026-11-29"), null);
  assert.equal(readEntry({ ...whole, tries: "2" }, "2026-11-30"), null);
  for (const broken of [{ values: [3, 3] }, { line: [] }, { moves: ["x"] }, { text: 5 }, { colour: 2 }, { version: 2 }]) {
    const read = readEntry({ ...whole, data: { ...whole.data, ...broken } }, "2026-11-30");
    assert.deepEqual([read?.data, read?.tries], [null, [2]], JSON.stringify(broken));
  }
});

test("two tabs together know of every try, and what was finished first stays", () => {
  assert.deepEqual(together(entry({ tries: [2], at: 5 }), entry({ tries: [4], at: 6 })), entry({ tries: [2, 4], at: 6 }));
  const done = entry({ tries: [2, 1], solved: true, at: 5 });
  assert.deepEqual(together(done, entry({ tries: [4], at: 6 })), done);
  assert.deepEqual(together(done, entry({ tries: [4], shown: true, at: 6 })), done);
  assert.deepEqual(together(entry({ tries: [2], at: 5 }), entry({ tries: [1], solved: true, at: 6 })).tries, [2, 1]);
  assert.deepEqual(together(entry({ version: 7, solved: true }), entry({ tries: [2] })), entry({ version: 7, solved: true }));
  assert.deepEqual(together(entry({ version: 7, tries: [3] }), entry({ tries: [2] })), entry({ tries: [2] }));
});

// --- making it -------------------------------------------------------------------------------------------------------

test("a puzzle is made once, and is there at once next time", async () => {
  const desk = new PuzzleDesk();
  const first = await openAt(desk);
  assert.equal(first.state.phase, "open");
  const second = await openAt(desk);
  assert.equal(second.state.phase, "open");
  assert.deepEqual(desk.asked, ["thinker 2026-11-30"]);
});

test("the board stands where the moves have led, and the solver is at the own corner", async () => {
  const puzzle = await openAt(new PuzzleDesk());
  assert.equal(puzzle.table?.state.snapshot?.ply, 2);
  assert.deepEqual(puzzle.table?.cells, { owners: [0, -1, -1, 1], colours: [2, 1, 2, 3] });
  assert.deepEqual(puzzle.table?.state.seats.map(({ kind }) => kind), ["person", "computer"]);
  assert.equal(puzzle.table?.canChoose, true);
});

test("whoever cancels can have it made after all", async () => {
  const desk = new PuzzleDesk();
  desk.make = () => new Promise(() => {});
  const puzzle = desk.open();
  const showing = puzzle.show("");
  await settle();
  assert.equal(puzzle.state.phase, "making");
  puzzle.cancel();
  await showing;
  assert.equal(puzzle.state.phase, "stopped");
  assert.equal(desk.entries.size, 0);
  desk.make = (date) => rowPuzzle(date);
  await puzzle.tryAgain();
  assert.equal(puzzle.state.phase, "open");
});

test("whoever leaves while it is made finds it being made anew", async () => {
  const desk = new PuzzleDesk();
  desk.make = () => new Promise(() => {});
  const puzzle = desk.open();
  void puzzle.show("");
  await settle();
  puzzle.leave();
  await settle();
  desk.make = (date) => rowPuzzle(date);
  await puzzle.show("");
  assert.equal(puzzle.state.phase, "open");
  assert.equal(desk.asked.length, 2);
});

test("where no second worker starts, the first one makes it", async () => {
  const desk = new PuzzleDesk();
  desk.cutOff();
  const puzzle = await openAt(desk);
  assert.equal(puzzle.state.phase, "open");
  assert.deepEqual(desk.asked, ["thinker 2026-11-30", "engine 2026-11-30"]);
});

test("a worker that died is no reason to risk the other one", async () => {
  const desk = new PuzzleDesk();
  desk.make = () => {
    throw new EngineError("engine-died");
  };
  const puzzle = await openAt(desk);
  assert.equal(puzzle.state.phase, "failed");
  assert.equal(puzzle.state.notice?.code, "engine-died");
  assert.deepEqual(desk.asked, ["thinker 2026-11-30"]);
  desk.make = (date) => rowPuzzle(date);
  await puzzle.tryAgain();
  assert.equal(puzzle.state.phase, "open");
});

test("a failed engine is started anew, and the kept puzzle is not thrown away", async () => {
  const desk = new PuzzleDesk();
  await (await openAt(desk)).table?.press(2);
  Object.assign(desk, { layFails: new EngineError("engine-died"), phase: "failed" });
  const puzzle = await openAt(desk);
  assert.equal(puzzle.state.phase, "failed");
  await puzzle.tryAgain();
  assert.equal(puzzle.state.phase, "open");
  assert.deepEqual(puzzle.state.tries, [2]);
  assert.equal(desk.asked.length, 1);
});

test("a kept puzzle that cannot be laid out is made once more, and its tries stay", async () => {
  const desk = new PuzzleDesk();
  desk.entries.set("2026-11-30", entry({ data: { ...rowPuzzle("2026-11-30"), values: [] }, tries: [2] }));
  const puzzle = await openAt(desk);
  assert.equal(puzzle.state.phase, "open");
  assert.deepEqual(puzzle.state.tries, [2]);
  assert.deepEqual(desk.entries.get("2026-11-30").data, rowPuzzle("2026-11-30"));
});

test("what is no day, or one to come, is refused", async () => {
  const desk = new PuzzleDesk();
  const puzzle = await openAt(desk, "2026-02-30");
  assert.deepEqual([puzzle.state.phase, puzzle.state.notice?.code], ["refused", "puzzle-no-day"]);
  await puzzle.show("2026-12-01");
  assert.deepEqual([puzzle.state.phase, puzzle.state.notice?.code], ["refused", "puzzle-future"]);
  assert.deepEqual(puzzle.state.notice?.parameters, { date: "2026-12-01", today: "2026-11-30" });
  await puzzle.show("2026-11-30");
  assert.equal(puzzle.state.phase, "open");
  assert.equal(puzzle.state.notice, null);
});

// --- trying ----------------------------------------------------------------------------------------------------------

test("a wrong colour says what it leads to, counts once, and leaves the board as it is", async () => {
  const desk = new PuzzleDesk();
  const puzzle = await openAt(desk);
  await puzzle.table?.press(2);
  assert.deepEqual(puzzle.state.verdict, { colour: 2, value: 0, again: false });
  assert.deepEqual(puzzle.state.tries, [2]);
  assert.equal(puzzle.table?.position, 0);
  await puzzle.table?.press(2);
  assert.deepEqual(puzzle.state.verdict, { colour: 2, value: 0, again: true });
  assert.deepEqual(puzzle.state.tries, [2]);
  assert.deepEqual(desk.entries.get("2026-11-30").tries, [2]);
});

test("a barred colour is no try", async () => {
  const puzzle = await openAt(new PuzzleDesk());
  await puzzle.table?.press(0);
  await puzzle.table?.press(3);
  assert.deepEqual(puzzle.state.tries, []);
  assert.equal(puzzle.table?.state.shown, 3);
});

test("the solution ends it, is kept, and is played out", async () => {
  const desk = new PuzzleDesk();
  const puzzle = await openAt(desk);
  await puzzle.table?.press(2);
  desk.now += 60_000;
  await puzzle.table?.press(1);
  assert.equal(puzzle.state.solved, true);
  const { tries, solved: done, shown, at } = desk.entries.get("2026-11-30");
  assert.deepEqual({ tries, done, shown, at }, { tries: [2, 1], done: true, shown: false, at: desk.now });
  assert.equal(puzzle.streak, 1);
  assert.equal(puzzle.table?.canChoose, false);
  assert.equal(puzzle.table?.playing, true);
  mock.timers.tick(STEP / 2);
  assert.equal(puzzle.table?.position, 1);
  mock.timers.tick(STEP);
  mock.timers.tick(STEP);
  assert.equal(puzzle.table?.position, 3);
  assert.equal(puzzle.table?.playing, false);
  await puzzle.table?.press(2);
  assert.deepEqual(puzzle.state.tries, [2, 1]);
});

test("best play can be stepped through in any order", async () => {
  const puzzle = await openAt(new PuzzleDesk());
  await puzzle.table?.press(1);
  const colourAt = (/** @type {number} */ position) => {
    puzzle.table?.goLine(position);
    return puzzle.table?.colours[0];
  };
  assert.deepEqual([3, 1, 0, 2, 9].map(colourAt), [5, 3, 2, 4, 5]);
  mock.timers.tick(10 * STEP);
  assert.equal(puzzle.table?.position, 3);
  puzzle.table?.playLine();
  assert.equal(puzzle.table?.position, 0);
});

test("nobody steps into the solution before it is known", async () => {
  const puzzle = await openAt(new PuzzleDesk());
  puzzle.table?.goLine(1);
  puzzle.table?.playLine();
  mock.timers.tick(10 * STEP);
  assert.equal(puzzle.table?.position, 0);
});

test("whose solution was shown is not solved, not today and not later", async () => {
  const desk = new PuzzleDesk();
  desk.entries.set("2026-11-29", solved("2026-11-29"));
  const puzzle = await openAt(desk);
  assert.equal(puzzle.streak, 1);
  await puzzle.giveUp();
  assert.deepEqual([puzzle.state.shown, puzzle.state.solved, puzzle.table?.playing, puzzle.streak], [true, false, true, 0]);
  await puzzle.table?.press(1);
  const again = await openAt(desk);
  assert.deepEqual([again.state.shown, again.state.solved], [true, false]);
});

test("after a reload it stands where it stood", async () => {
  const desk = new PuzzleDesk();
  await (await openAt(desk)).table?.press(2);
  const puzzle = await openAt(desk);
  assert.deepEqual(puzzle.state.tries, [2]);
  assert.equal(puzzle.state.verdict, null);
  await puzzle.table?.press(1);
  assert.deepEqual(desk.entries.get("2026-11-30").tries, [2, 1]);
});

test("confirming each colour holds here, too", async () => {
  const puzzle = await openAt(new PuzzleDesk());
  puzzle.settings.state = { ...puzzle.settings.state, confirm: true };
  await puzzle.table?.press(2);
  assert.deepEqual(puzzle.state.tries, []);
  assert.equal(puzzle.table?.state.selected, 2);
  await puzzle.table?.press(2);
  assert.deepEqual(puzzle.state.tries, [2]);
});

test("played out, the solver plays on against a computer that makes no mistakes", async () => {
  const desk = new PuzzleDesk();
  desk.make = (date) => rowPuzzle(date, { mover: 1 });
  const puzzle = await openAt(desk);
  await puzzle.playOut();
  const [{ place, terms }] = desk.playedOn;
  assert.deepEqual(place, { text: "filler-record 1", game: 0, ply: 2 });
  assert.deepEqual([terms.seats, terms.levels], [["computer", "person"], ["perfect", null]]);
});

// --- two tabs, other days, other versions ------------------------------------------------------------------------------

test("two tabs add their tries together, and the second one learns that it is solved", async () => {
  const desk = new PuzzleDesk();
  const one = await openAt(desk);
  const other = await openAt(desk);
  await one.table?.press(2);
  await other.table?.press(4);
  assert.deepEqual(desk.entries.get("2026-11-30").tries, [2, 4]);
  assert.deepEqual(other.state.tries, [2, 4]);
  await one.table?.press(1);
  assert.equal(other.state.solved, false);
  await other.wake();
  assert.deepEqual([other.state.solved, other.state.tries], [true, [2, 4, 1]]);
  assert.equal(other.table?.canChoose, false);
});

test("giving up in one tab does not undo that it was solved in the other", async () => {
  const desk = new PuzzleDesk();
  const one = await openAt(desk);
  const other = await openAt(desk);
  await one.table?.press(1);
  desk.now += 1000;
  await other.giveUp();
  assert.equal(desk.entries.get("2026-11-30").shown, false);
  assert.deepEqual([other.state.solved, other.state.shown], [true, false]);
});

test("midnight does not take the puzzle away, but says that there is a new one", async () => {
  const desk = new PuzzleDesk();
  desk.now = Date.parse("2026-11-30T23:59:58Z");
  const puzzle = await openAt(desk);
  desk.now += 3000;
  mock.timers.tick(3000);
  assert.deepEqual([puzzle.state.today, puzzle.state.date, puzzle.state.phase], ["2026-12-01", "2026-11-30", "open"]);
  await puzzle.table?.press(1);
  assert.equal(puzzle.fate, "late");
  assert.equal(puzzle.streak, 0);
  await puzzle.show("");
  assert.equal(puzzle.state.date, "2026-12-01");
  assert.deepEqual(puzzle.state.tries, []);
});

test("a device that slept over midnight notices when it wakes", async () => {
  const desk = new PuzzleDesk();
  const puzzle = await openAt(desk);
  desk.now += 86_400_000;
  await puzzle.wake();
  assert.equal(puzzle.state.today, "2026-12-01");
});

test("solving an earlier day later is fine, and does not count for the row", async () => {
  const desk = new PuzzleDesk();
  const puzzle = await openAt(desk, "2026-11-29");
  await puzzle.table?.press(1);
  assert.equal(puzzle.fate, "late");
  assert.equal(puzzle.streak, 0);
  assert.deepEqual(puzzle.week.at(-2), { day: "2026-11-29", fate: "late" });
  assert.deepEqual([puzzle.dayBeside(-1), puzzle.dayBeside(1)], ["2026-11-28", "2026-11-30"]);
  await puzzle.show("");
  assert.equal(puzzle.dayBeside(1), null);
});

test("a result of another version of the generator stays, whatever is tried with the new puzzle", async () => {
  const desk = new PuzzleDesk();
  const old = { ...solved("2026-11-30"), version: 7, tries: [3, 5] };
  desk.entries.set("2026-11-30", old);
  const puzzle = await openAt(desk);
  assert.equal(puzzle.state.former?.version, 7);
  assert.equal(puzzle.done, false);
  assert.equal(puzzle.streak, 1);
  await puzzle.table?.press(2);
  await puzzle.table?.press(1);
  assert.deepEqual(desk.entries.get("2026-11-30"), old);
});

test("tries of another version that led to nothing make room for the new puzzle", async () => {
  const desk = new PuzzleDesk();
  desk.entries.set("2026-11-30", entry({ version: 7, tries: [3] }));
  const puzzle = await openAt(desk);
  assert.deepEqual([puzzle.state.tries, puzzle.state.former], [[], null]);
  assert.equal(desk.entries.get("2026-11-30").version, 1);
});

test("a puzzle that is kept whole is played on, whichever generator made it", async () => {
  const desk = new PuzzleDesk();
  const data = rowPuzzle("2026-11-30", { version: 7 });
  desk.entries.set("2026-11-30", entry({ version: 7, data, tries: [2] }));
  const puzzle = await openAt(desk);
  assert.deepEqual(puzzle.state.tries, [2]);
  assert.deepEqual(desk.asked, []);
});

test("without storage one can still play, and is told that nothing is kept", async () => {
  const desk = new PuzzleDesk();
  desk.storageFails = new StorageError("storage-unavailable");
  const puzzle = await openAt(desk);
  assert.equal(puzzle.state.phase, "open");
  await puzzle.table?.press(1);
  assert.equal(puzzle.state.solved, true);
  assert.equal(puzzle.state.unkept?.code, "storage-unavailable");
  desk.storageFails = null;
  await puzzle.wake();
  assert.equal(puzzle.state.unkept, null);
  assert.equal(desk.entries.get("2026-11-30").solved, true);
});

test("the link leads to this day's puzzle", async () => {
  const puzzle = await openAt(new PuzzleDesk());
  assert.equal(puzzle.link, "https://example.org/filler/#puzzle=2026-11-30");
});
