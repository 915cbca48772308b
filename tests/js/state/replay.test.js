/** A replay shows each frame exactly, however one gets there, and stops where it should. */

import assert from "node:assert/strict";
import { afterEach, mock, test } from "node:test";
import fc from "fast-check";
import { changesBetween } from "../../../site/state/cells.js";
import { cellsAt, clampPosition, delayAfter, gamesOf } from "../../../site/state/frames.js";
import { graphData } from "../../../site/state/graph.js";
import { recordIn, Replay } from "../../../site/state/replay.js";
import { freshAnalyses } from "./analyses_fakes.js";
import { atOnce } from "./fakes.js";
import { rowFrames, rowReplay } from "./replay_frames.js";

/** @import { Engine } from "../../../site/state/engine.js" */
/** @import { SettingsStore } from "../../../site/state/settings.js" */

afterEach(() => mock.timers.reset());

const board = rowReplay().board;

/** @returns {Promise<Replay>} of the row, open */
async function openRow() {
  const engine = /** @type {Engine} */ (/** @type {unknown} */ ({ state: { phase: "ready" }, call: async () => rowReplay() }));
  const settings = /** @type {SettingsStore} */ (/** @type {unknown} */ ({ state: {} }));
  const replay = new Replay(
    {
      engine,
      settings,
      analyses: freshAnalyses().analyses,
      playOn: async () => {},
      text: async () => "filler-record 1",
      address: "#record=row",
      back: "#",
      openOther: async () => {},
      location: { href: "https://example.org/filler/#record=old" },
    },
    atOnce,
  );
  await replay.open();
  return replay;
}

test("the cells at a frame are those after all changes up to it", () => {
  const frames = rowFrames();
  assert.deepEqual(cellsAt(board, frames, -1), { owners: board.owners, colours: board.colours });
  assert.deepEqual(cellsAt(board, frames, 2), { owners: [0, 0, 1, 1], colours: [1, 1, 2, 2] });
  assert.deepEqual(cellsAt(board, frames, 5), { owners: [1, -1, -1, 0], colours: [0, 1, 2, 3] });
});

test("a jump from any frame to any other changes exactly what differs", () => {
  const frames = rowFrames();
  const position = fc.integer({ min: -1, max: frames.length - 1 });
  fc.assert(
    fc.property(position, position, (from, to) => {
      const cells = cellsAt(board, frames, from);
      for (const [cell, owner, colour] of changesBetween(cells, cellsAt(board, frames, to))) {
        assert.ok(cells.owners[cell] !== owner || cells.colours[cell] !== colour);
        cells.owners[cell] = owner;
        cells.colours[cell] = colour;
      }
      assert.deepEqual(cells, cellsAt(board, frames, to));
    }),
  );
});

test("positions beyond the ends are the ends", () => {
  assert.deepEqual([-3, 0, 3.4, 99].map((wished) => clampPosition(wished, 7)), [0, 0, 3, 6]);
});

test("a game begins with the frame that lays out its board", () => {
  assert.deepEqual(gamesOf(rowFrames()), [
    { number: 0, first: 0, last: 4 },
    { number: 1, first: 5, last: 6 },
  ]);
});

test("each step waits as long as the speed says, or as it was played", () => {
  const frames = rowFrames();
  assert.equal(delayAfter(frames, 0, "1"), 1000);
  assert.equal(delayAfter(frames, 0, "4"), 250);
  assert.equal(delayAfter(frames, 0, "0.5"), 2000);
  assert.equal(delayAfter(frames, 1, "played"), 2001);
});

test("the graph has a line for each side and a break between the games", () => {
  const data = graphData(rowFrames());
  assert.equal(data.equator, 2);
  assert.deepEqual(data.games, [{ first: 0, last: 4 }, { first: 5, last: 6 }]);
  assert.deepEqual(
    data.lines.map(({ mark, worths }) => [mark, worths]),
    [
      [0, [1, 2, 2, 2, 2, 1, 1]],
      [1, [1, 1, 2, 2, 2, 1, 2]],
    ],
  );
});

test("stepping stays within the match", async () => {
  const replay = await openRow();
  replay.step(-1);
  assert.equal(replay.state.position, 0);
  replay.step(1);
  assert.deepEqual(replay.cells.owners, [0, 0, -1, 1]);
  replay.pick(99);
  assert.equal(replay.state.position, replay.end);
  replay.step(1);
  assert.equal(replay.state.position, replay.end);
});

test("a board that shows another frame is told what leads to this one", async () => {
  const replay = await openRow();
  replay.pick(5);
  assert.deepEqual(replay.changesFrom(4), rowFrames()[5].snapshot.changes);
  assert.deepEqual(replay.changesFrom(5), []);
});

test("playing goes on to the end, stops there, and begins anew from there", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const replay = await openRow();
  replay.setSpeed("4");
  replay.play();
  mock.timers.tick(249);
  assert.equal(replay.state.position, 0);
  mock.timers.tick(1);
  assert.equal(replay.state.position, 1);
  for (let step = 0; step < 9; step++) mock.timers.tick(250);
  assert.equal(replay.state.position, replay.end);
  assert.equal(replay.state.playing, false);
  replay.play();
  assert.equal(replay.state.position, 0);
  assert.equal(replay.state.playing, true);
  replay.leave();
});

test("whoever picks a step while it plays stops it there", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const replay = await openRow();
  replay.play();
  replay.pick(3);
  mock.timers.tick(10_000);
  assert.equal(replay.state.position, 3);
  assert.equal(replay.state.playing, false);
});

test("the board is turned to the same player in both games, and to the other one by flipping", async () => {
  const replay = await openRow();
  assert.equal(replay.turn, 0);
  replay.pick(5);
  assert.equal(replay.turn, 180);
  replay.flip();
  assert.equal(replay.turn, 0);
});

test("what is shared is this match, for as long as the dialog is open", async () => {
  const replay = await openRow();
  replay.openDialog("share");
  assert.equal(replay.sharing.state.data, replay.state.data);
  assert.equal(replay.sharing.link, "https://example.org/filler/#record=filler-record_1~board_row_1");
  replay.openDialog(null);
  assert.equal(replay.sharing.state.data, null);
});

test("a record is found in a link, too", () => {
  assert.equal(recordIn(" https://example.org/#record=filler-record_1~board%20x \n"), "filler-record_1~board x");
  assert.equal(recordIn("filler-record 1\nboard x\n"), "filler-record 1\nboard x");
});
