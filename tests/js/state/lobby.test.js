/** The lobby seats people sensibly and opens what was chosen. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { defaultSeats, Lobby, PRACTICE } from "../../../site/state/lobby.js";
import { atOnce, FakeEngine, rowBoard } from "./fakes.js";

/** @import { TermsRequest, VariantInfo } from "../../../site/types.js" */

/**
 * @param {string} id
 * @param {number} players
 * @returns {VariantInfo}
 */
function variant(id, players) {
  const sides = Array.from({ length: players }, (_, player) => player);
  return { id, lattice: "square", width: 4, height: 1, cells: 4, colours: 4, players, sides, rated: false };
}

/** @param {FakeEngine} engine */
async function openLobby(engine) {
  /** @type {TermsRequest[]} */
  const opened = [];
  const lobby = new Lobby(engine.asEngine, (terms) => opened.push(terms), atOnce);
  const variants = [{ ...variant("classic", 2), rated: true }, variant("four", 4)];
  const catalogue = /** @type {any} */ ({ version: "1", variants, pictures: { classic: rowBoard() }, clocks: ["3+2", "none"] });
  lobby.catalogue = async () => catalogue;
  await lobby.load();
  return { lobby, opened };
}

test("people share the device, but practice is against computers", () => {
  assert.deepEqual(defaultSeats("four", 4), ["person", "person", "person", "person"]);
  assert.deepEqual(defaultSeats(PRACTICE, 4), ["person", "computer", "computer", "computer"]);
});

test("practice offers any board and shows its picture", async () => {
  const { lobby } = await openLobby(new FakeEngine());
  assert.deepEqual(lobby.entries, ["classic", "four", "practice"]);
  lobby.choose(PRACTICE);
  lobby.choosePracticeBoard("four");
  assert.equal(lobby.variant?.id, "four");
  assert.deepEqual(lobby.state.seats, ["person", "computer", "computer", "computer"]);
  lobby.choosePracticeBoard("classic");
  assert.ok(lobby.pictureOf(PRACTICE));
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
  assert.deepEqual(terms, { variant: "classic", seed: "77", seats, names: ["", ""], games: 2, clock: "none" });
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
  lobby.choose(PRACTICE);
  assert.equal(lobby.state.games, 1);
  lobby.choose("classic");
  assert.equal(lobby.state.games, 2);
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
