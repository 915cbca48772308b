/** A replay finds its analysis, shows what would have been best, and goes on at a table. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError } from "../../../site/engine/client.js";
import { Replay } from "../../../site/state/replay.js";
import { FakeKept, FakeThinker, freshAnalyses, verdictOf } from "./analyses_fakes.js";
import { atOnce, rowSnapshot } from "./fakes.js";
import { rowReplay } from "./replay_frames.js";

/** @import { Engine } from "../../../site/state/engine.js" */
/** @import { Place } from "../../../site/state/replay_analysis.js" */
/** @import { SettingsStore } from "../../../site/state/settings.js" */
/** @import { TermsRequest } from "../../../site/types.js" */

const TERMS = { variant: "row", seed: "1", seats: ["computer", "person"], names: ["", "Ann"], levels: ["hard", null], games: 1, clock: "none", date: null };

/** Lets everything happen that can happen by itself. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

/**
 * @param {{ verdicts?: ReturnType<typeof verdictOf>[], refuses?: string }} [known] about the record
 */
async function opened({ verdicts = [], refuses } = {}) {
  const kept = new FakeKept();
  if (verdicts.length > 0) kept.entries.set("sum", { id: "sum", updated: 0, count: 3, verdicts, done: false, players: null });
  const { analyses, thinker } = freshAnalyses(new FakeThinker(), kept);
  /** @type {[string, any][]} */
  const asked = [];
  const answers = {
    replay_record: () => {
      const data = rowReplay();
      const plies = [0, 1, 2, 2, 2, 0, 1];
      return { ...data, frames: data.frames.map((frame, at) => ({ ...frame, snapshot: { ...frame.snapshot, ply: plies[at] } })) };
    },
    checksum: () => ({ checksum: "sum" }),
    play_on: () => ({ terms: TERMS, log: ["0 b 0 0"] }),
    restore_table: () => ({ table: 7, snapshot: rowSnapshot({}) }),
    close_table: () => ({}),
  };
  const call = async (/** @type {keyof typeof answers} */ method, /** @type {any} */ parameters) => {
    asked.push([method, parameters]);
    if (method === refuses) throw new EngineError("illegal-no-such-place", {});
    return answers[method]();
  };
  /** @type {{ place: Place, terms: TermsRequest }[]} */
  const tables = [];
  const replay = new Replay(
    {
      engine: /** @type {Engine} */ (/** @type {unknown} */ ({ state: { phase: "ready" }, call })),
      settings: /** @type {SettingsStore} */ (/** @type {unknown} */ ({ state: {} })),
      analyses,
      playOn: async (place, change) => void tables.push({ place, terms: change(/** @type {TermsRequest} */ (TERMS)) }),
      text: async () => "filler-record 1",
      address: "#record=row",
      back: "#",
      openOther: async () => {},
      location: { href: "https://example.org/" },
    },
    atOnce,
  );
  await replay.open();
  await settled();
  return { replay, analyses, thinker, asked, tables };
}

const BETTER = verdictOf(1, { player: 1, colour: 2, best: 1, before: 4, after: 1, lost: 3, mark: "blunder", line: [1] });

test("what is kept is there as soon as the record is open", async () => {
  const { replay, thinker } = await opened({ verdicts: [BETTER] });
  assert.equal(replay.analysis.phase, "partial");
  assert.equal(replay.analysis.state.graph, "value");
  replay.pick(2);
  assert.equal(replay.analysis.verdict?.best, 1);
  assert.deepEqual(thinker.asked, [], "nothing is thought about unasked");
});

test("nothing is known of a record that was never analysed, and asking for it makes it", async () => {
  const { replay, analyses } = await opened();
  assert.equal(replay.analysis.phase, "none");
  assert.equal(replay.analysis.insight, null);
  await replay.analysis.start();
  assert.equal(replay.analysis.phase, "done");
  assert.equal(analyses.entry("sum")?.done, true);
});

test("the board shows the position before the move and what the best colour would have taken", async () => {
  const { replay, asked } = await opened({ verdicts: [BETTER] });
  replay.pick(2);
  assert.equal(replay.boardPosition, 2);
  replay.analysis.toggleBest();
  assert.equal(replay.boardPosition, 1);
  assert.deepEqual(replay.cells.owners, [0, 0, -1, 1]);
  await settled();
  assert.deepEqual(replay.analysis.preview?.captured, [1]);
  const [, place] = asked.find(([method]) => method === "play_on") ?? [];
  assert.deepEqual([place.game, place.ply], [0, 1]);
  assert.equal(asked.at(-1)?.[0], "close_table", "the table that was asked is closed again");
  replay.analysis.toggleBest();
  assert.equal(replay.boardPosition, 2);
  assert.equal(replay.analysis.preview, null);
});

test("where nothing was better there is nothing to show", async () => {
  const { replay, asked } = await opened({ verdicts: [verdictOf(1, { player: 1, colour: 2, best: 2 })] });
  replay.pick(2);
  replay.analysis.toggleBest();
  await settled();
  assert.equal(replay.analysis.showsBest, false);
  assert.equal(replay.boardPosition, 2);
  assert.equal(asked.some(([method]) => method === "play_on"), false);
});

test("a question that is refused is told of, and what was played stays", async () => {
  const { replay } = await opened({ verdicts: [BETTER], refuses: "play_on" });
  replay.pick(2);
  replay.analysis.toggleBest();
  await settled();
  assert.equal(replay.state.notice?.code, "illegal-no-such-place");
  assert.equal(replay.boardPosition, 2);
});

test("playing hides what would have been best", async () => {
  const { replay } = await opened({ verdicts: [BETTER] });
  replay.pick(2);
  replay.analysis.toggleBest();
  replay.play();
  assert.equal(replay.analysis.showsBest, false);
  replay.leave();
});

test("one plays on from what the board shows, with whoever is to sit there", async () => {
  const { replay, tables } = await opened({ verdicts: [BETTER] });
  replay.pick(6);
  assert.deepEqual(replay.analysis.seating, [1, 0], "seats are places of that game");
  await replay.analysis.playOn(["person", "expert"]);
  const [{ place, terms }] = tables;
  assert.deepEqual([place.game, place.ply], [1, 1]);
  assert.deepEqual([terms.seats, terms.levels], [["person", "computer"], [null, "expert"]]);
  assert.deepEqual(terms.names, ["", ""], "names stay with who bore them");
  replay.pick(2);
  replay.analysis.toggleBest();
  assert.equal(replay.analysis.place?.ply, 1, "what would have been best is shown: from there");
});

test("nobody can play on where a game is over", async () => {
  const { replay, tables } = await opened();
  const { data } = replay.state;
  assert.ok(data);
  data.frames[4].snapshot.outcome = { reason: "decided", winner: 0, ranking: [] };
  replay.pick(4);
  assert.equal(replay.analysis.place, null);
  await replay.analysis.playOn(["person", "person"]);
  assert.deepEqual(tables, []);
});
