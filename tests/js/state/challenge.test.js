/** A challenge is made of what somebody really took, tried on the same terms, and judged by the engine's figures. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError } from "../../../site/engine/client.js";
import { Challenge, challengeAt, challengeTerms, fateOf } from "../../../site/state/challenge.js";
import { challengeOf, challengerOf } from "../../../site/state/challenge_offer.js";
import { readChallenge } from "../../../site/state/challenge_code.js";
import { atOnce, rowBoard, rowMatch, rowSnapshot } from "./fakes.js";
import { rowReplay } from "./replay_frames.js";

/** @import { Outcome, RecordData, ReplayData, Snapshot } from "../../../site/types.js" */
/** @import { Engine } from "../../../site/state/engine.js" */

/** @typedef {{ kind: "person" | "computer", name: string, level: any }} RowSeat */

/**
 * The row, played to its end: in game 1 the first player has 3, in game 2, at the other corner, 2.
 * @param {RowSeat[]} [seats]
 * @param {(snapshot: Snapshot, game: number) => Partial<Snapshot>} [change]
 * @returns {ReplayData}
 */
function finishedRow(seats = [person("Ann"), computer("hard")], change = () => ({})) {
  const data = rowReplay();
  const result = { winner: 0, points: [12, 12], sums: [5, 3], ranks: [1, 2], left: [null, null] };
  const match = rowMatch({ games: 2, phase: "over", result: /** @type {any} */ (result) });
  const frames = data.frames.map((frame) => {
    const { number } = frame.snapshot.match;
    const worths = number === 0 ? [3, 1] : [2, 2];
    const sides = frame.snapshot.sides.map((side, index) => ({ ...side, worth: worths[index] }));
    const snapshot = { ...frame.snapshot, sides, outcome: /** @type {Outcome} */ (/** @type {unknown} */ ({ reason: "decided", winner: 0 })) };
    return { ...frame, snapshot: { ...snapshot, ...change(snapshot, number) } };
  });
  return { ...data, frames, match, terms: { ...data.terms, seats } };
}

/** @param {string} name @returns {RowSeat} */
const person = (name) => ({ kind: "person", name, level: null });
/** @param {string | null} level @returns {RowSeat} */
const computer = (level) => ({ kind: "computer", name: "", level });

test("the most that the only person took in one game is what others are to exceed, from the same place", () => {
  assert.deepEqual(challengeOf(finishedRow()), { variant: "row", seed: "1", target: 3, seats: ["you", "hard"] });
});

test("a better second game is challenged from the corner of the second game", () => {
  const offer = challengeOf(
    finishedRow(undefined, ({ sides }, game) => ({ sides: sides.map((side) => ({ ...side, worth: game === 0 ? 1 : 2 })) })),
  );
  assert.deepEqual(offer, { variant: "row", seed: "1", target: 2, seats: ["hard", "you"] });
});

test("among persons the winner is challenged, or whose device it is", () => {
  const persons = [person("Ann"), person("Ben")];
  assert.equal(challengerOf(finishedRow(persons)), 0);
  assert.deepEqual(challengeOf(finishedRow(persons))?.seats, ["you", "person"]);
  assert.equal(challengerOf(finishedRow(persons), 1), 1);
  assert.deepEqual(challengeOf(finishedRow(persons), 1), { variant: "row", seed: "1", target: 2, seats: ["you", "person"] });
});

test("nothing is offered where it cannot be had again", () => {
  assert.equal(challengeOf(rowReplay()), null, "the match goes on");
  assert.equal(challengeOf(finishedRow([person("Ann"), computer(null)])), null, "the level is not known");
  assert.equal(challengeOf(finishedRow([computer("hard"), computer("hard")])), null, "only computers");
  const gaveUp = finishedRow(undefined, ({ sides }) => ({ sides: sides.map((side) => ({ ...side, retired: true })) }));
  assert.equal(challengeOf(gaveUp), null, "who gave up has set no mark");
  const all = finishedRow(undefined, ({ sides }) => ({ sides: sides.map((side) => ({ ...side, worth: 4 })) }));
  assert.equal(challengeOf(all), null, "nothing is left to exceed");
});

const asked = readChallenge("row.1.3.hard-you.Ann");

test("it is tried as one game without a clock, with the own name and the levels that were asked for", () => {
  const { date, ...terms } = challengeTerms(asked, "Ben");
  assert.match(String(date), /^\d{4}-\d{2}-\d{2}$/);
  assert.deepEqual(terms, { variant: "row", seed: "1", seats: ["computer", "person"], names: ["", "Ben"], levels: ["hard", null], games: 1, clock: "none" });
});

/**
 * @param {number} worth of who was challenged
 * @param {{ level?: any, retired?: boolean }} [more]
 */
function fate(worth, { level = "hard", retired = false } = {}) {
  const { sides } = rowSnapshot({});
  const snapshot = rowSnapshot({ sides: [sides[0], { ...sides[1], worth, retired }] });
  const terms = /** @type {RecordData["terms"]} */ (/** @type {unknown} */ ({ seats: [computer(level), person("")] }));
  return fateOf(asked, [0, 1], snapshot, terms);
}

test("more is met, as many is not, and less is not", () => {
  assert.deepEqual(fate(4), { target: 3, worth: 4, fate: "met" });
  assert.deepEqual(fate(3), { target: 3, worth: 3, fate: "equal" });
  assert.deepEqual(fate(2), { target: 3, worth: 2, fate: "missed" });
});

test("who gave up has not met it, and against a weaker computer it does not count", () => {
  assert.equal(fate(4, { retired: true }).fate, "resigned");
  assert.equal(fate(4, { level: "easy" }).fate, "changed");
  assert.equal(fate(4, { level: null }).fate, "changed");
});

test("a table whose challenge cannot be read has none", () => {
  assert.equal(challengeAt(null), null);
  assert.equal(challengeAt("nonsense"), null);
  assert.deepEqual(challengeAt("row.1.3.hard-you.Ann"), asked);
});

/** @param {{ fails?: boolean }} [wishes] a page that has been sent a challenge */
function page({ fails = false } = {}) {
  /** @type {{ refused: string[], begun: any[] }} */
  const told = { refused: [], begun: [] };
  const engine = {
    state: { phase: fails ? "failed" : "ready" },
    async call() {
      if (fails) throw new EngineError("engine-died", {});
      return rowBoard();
    },
  };
  const challenge = new Challenge(
    {
      engine: /** @type {Engine} */ (/** @type {unknown} */ (engine)),
      begin: (terms, text) => told.begun.push([terms.names, text]),
      refuse: ({ code }) => told.refused.push(code),
      open: async () => ({ profile: async () => ({ name: "Ben" }) }),
    },
    atOnce,
  );
  return { challenge, told };
}

test("a challenge opens on its board, and its table knows it", async () => {
  const { challenge, told } = page();
  await challenge.show("row.1.3.hard-you.Ann");
  assert.deepEqual(challenge.state.asked, asked);
  assert.equal(challenge.state.board?.total, 4);
  await challenge.play();
  assert.deepEqual(told, { refused: [], begun: [[["", "Ben"], "row.1.3.hard-you.Ann"]] });
});

test("what cannot be played or met is refused with its reason", async () => {
  const { challenge, told } = page();
  for (const text of ["row.1.3.hard-you-hard", "row.1.4.hard-you", "row.1"]) await challenge.show(text);
  assert.deepEqual(told.refused, ["challenge-damaged", "challenge-impossible", "challenge-damaged"]);
  await challenge.play();
  assert.deepEqual(told.begun, [], "nobody plays what was refused");
});

test("a failed engine is no fault of the link", async () => {
  const { challenge, told } = page({ fails: true });
  await challenge.show("row.1.3.hard-you");
  assert.equal(challenge.state.error?.code, "engine-died");
  assert.deepEqual(told.refused, []);
});
