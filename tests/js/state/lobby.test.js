/** The lobby seats people sensibly and opens what was chosen. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Lobby } from "../../../site/state/lobby.js";
import { freshPractice, practiceSeats, readLevels } from "../../../site/state/practice_setup.js";
import { atOnce, FakeEngine, rowBoard } from "./fakes.js";

/** @import { Level, TermsRequest, VariantInfo } from "../../../site/types.js" */

/**
 * @param {string} id
 * @param {number} players
 * @returns {VariantInfo}
 */
function variant(id, players) {
  const sides = Array.from({ length: players }, (_, player) => player);
  return { id, lattice: "square", width: 4, height: 1, cells: 4, colours: 4, players, sides, rated: false };
}

/** @type {Level[]} */
const LEVELS = ["beginner", "easy", "medium", "hard", "expert", "perfect"];

/** What the device remembers. @type {Map<string, string>} */
const memory = new Map();

beforeEach(() => {
  memory.clear();
  Object.assign(globalThis, {
    localStorage: { getItem: (/** @type {string} */ key) => memory.get(key) ?? null, setItem: (/** @type {string} */ key, /** @type {string} */ value) => memory.set(key, value) },
  });
});

/**
 * @param {FakeEngine} engine
 * @param {boolean} [shared] whether the device is shared, instead of practising
 */
async function openLobby(engine, shared = true) {
  /** @type {TermsRequest[]} */
  const opened = [];
  const lobby = new Lobby(engine.asEngine, (terms) => opened.push(terms), atOnce);
  const variants = [{ ...variant("classic", 2), rated: true }, variant("four", 4)];
  const catalogue = /** @type {any} */ ({ version: "1", variants, pictures: { classic: rowBoard() }, clocks: ["3+2", "none"], levels: LEVELS });
  lobby.catalogue = async () => catalogue;
  await lobby.load();
  if (shared) lobby.chooseMode("shared");
  return { lobby, opened };
}

test("whoever comes first practises, against an easy computer, and begins", async () => {
  const { lobby, opened } = await openLobby(new FakeEngine(), false);
  assert.ok(lobby.practises);
  lobby.suggestName("Ada");
  await lobby.start();
  const { seats, names, levels, games } = opened[0];
  assert.deepEqual({ seats, names, levels, games }, { seats: ["person", "computer"], names: ["Ada", ""], levels: [null, "easy"], games: 1 });
});

test("in practice the person sits where it begins or not, and each computer keeps its level", () => {
  const levels = LEVELS.slice(0, 4);
  const wishes = { levels, names: [" Ada ", "Bo"] };
  const first = practiceSeats({ ...wishes, begins: "you" }, 4);
  assert.deepEqual(first.levels, [null, "easy", "medium", "hard"]);
  const second = practiceSeats({ ...wishes, begins: "computer" }, 4);
  assert.deepEqual(second, { seats: ["computer", "person", "computer", "computer"], names: ["", "Ada", "", ""], levels: ["hard", null, "easy", "medium"] });
  const drawn = [0, 0.26, 0.51, 0.99].map((lot) => practiceSeats({ ...wishes, begins: "lot" }, 4, () => lot).seats.indexOf("person"));
  assert.deepEqual(drawn, [0, 1, 2, 3]);
  assert.deepEqual(practiceSeats({ ...wishes, begins: "computer" }, 2).seats, ["computer", "person"]);
});

test("mode, levels and who begins are remembered; what makes no sense is not", async () => {
  const { lobby } = await openLobby(new FakeEngine(), false);
  lobby.chooseLevel(1, "expert");
  lobby.chooseBegins("lot");
  const { lobby: next } = await openLobby(new FakeEngine(), false);
  assert.deepEqual([next.state.levels[1], next.state.begins, next.practises], ["expert", "lot", true]);
  next.chooseMode("shared");
  assert.ok(!(await openLobby(new FakeEngine(), false)).lobby.practises);
  assert.deepEqual(readLevels(LEVELS, ["godlike", "hard", 7]), ["easy", "hard", "easy", "easy"]);
  assert.deepEqual(readLevels(LEVELS, "hard"), ["easy", "easy", "easy", "easy"]);
  const odd = freshPractice(() => ({}));
  assert.deepEqual([odd.mode, odd.begins], ["practice", "you"]);
});

test("every board can be practised on and shared", async () => {
  const { lobby } = await openLobby(new FakeEngine());
  assert.deepEqual(lobby.entries, ["classic", "four"]);
  lobby.choose("four");
  assert.equal(lobby.variant?.id, "four");
  assert.deepEqual(lobby.state.seats, ["person", "person", "person", "person"]);
  assert.ok(lobby.pictureOf("classic"));
});

test("a start makes a seed from fresh chance and opens a table on these terms", async () => {
  const engine = new FakeEngine();
  const { lobby, opened } = await openLobby(engine);
  lobby.choose("classic");
  await lobby.start();
  const entropy = engine.asked.find(([method]) => method === "make_seed")?.[1].entropy;
  assert.match(entropy, /^[0-9a-f]{16}$/);
  const [{ date, ...terms }] = opened;
  assert.match(date ?? "", /^\d{4}-\d\d-\d\d$/);
  const seats = ["person", "person"];
  assert.deepEqual(terms, { variant: "classic", seed: "77", seats, names: ["", ""], levels: [null, null], games: 2, clock: "none" });
});

test("a written seed is used as it is, and a bad one is told at its field", async () => {
  const engine = new FakeEngine();
  const { lobby, opened } = await openLobby(engine);
  lobby.choose("classic");
  lobby.writeSeed(" 12 ");
  await lobby.start();
  assert.deepEqual(opened.map(({ seed }) => seed), ["12"]);
  engine.failsWith = "invalid-seed";
  await lobby.start();
  assert.equal(lobby.state.seedError?.code, "invalid-seed");
  assert.equal(lobby.state.waiting, false);
  lobby.writeSeed("1");
  assert.equal(lobby.state.seedError, null);
});

test("rated boards are played twice, others and practice once, unless somebody wishes otherwise", async () => {
  const { lobby, opened } = await openLobby(new FakeEngine());
  lobby.choose("four");
  assert.equal(lobby.state.games, 1);
  lobby.chooseGames(2);
  lobby.chooseClock("3+2");
  await lobby.start();
  assert.deepEqual([opened[0].games, opened[0].clock], [2, "3+2"]);
  lobby.choose("classic");
  assert.equal(lobby.state.games, 2);
  lobby.chooseMode("practice");
  assert.equal(lobby.state.games, 1);
});

test("persons have names, the first one that of the profile; computers have none", async () => {
  const { lobby, opened } = await openLobby(new FakeEngine());
  lobby.choose("classic");
  lobby.suggestName("Adelaide");
  lobby.suggestName("Ada");
  lobby.name(1, " Bo ");
  await lobby.start();
  lobby.sit(1, "computer");
  await lobby.start();
  assert.deepEqual(
    opened.map(({ levels }) => levels),
    [
      [null, null],
      [null, "easy"],
    ],
    "computers have levels instead",
  );
  assert.deepEqual(
    opened.map(({ names }) => names),
    [
      ["Ada", "Bo"],
      ["Ada", ""],
    ],
  );
});

test("a name that somebody has written stays, whatever the profile says", async () => {
  const { lobby } = await openLobby(new FakeEngine());
  lobby.choose("classic");
  lobby.suggestName("Ada");
  lobby.name(0, "Ann");
  lobby.suggestName("Adelaide");
  assert.deepEqual(lobby.state.names, ["Ann", ""]);
});
