/** The lobby seats people sensibly and opens what was chosen. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { defaultSeats, Lobby, PRACTICE } from "../../../site/state/lobby.js";
import { atOnce, FakeEngine, rowBoard } from "./fakes.js";

/** @import { VariantInfo } from "../../../site/types.js" */

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
  /** @type {string[]} */
  const opened = [];
  const lobby = new Lobby(engine.asEngine, (text) => opened.push(text), atOnce);
  const catalogue = { version: "1", variants: [variant("classic", 2), variant("four", 4)], pictures: { classic: rowBoard() } };
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

test("a start makes a seed from fresh chance and opens the address", async () => {
  const engine = new FakeEngine();
  const { lobby, opened } = await openLobby(engine);
  lobby.choose("classic");
  await lobby.start();
  const entropy = engine.asked.find(([method]) => method === "make_seed")?.[1].entropy;
  assert.match(entropy, /^[0-9a-f]{16}$/);
  assert.deepEqual(opened, ["classic.77"]);
});

test("a written seed is used as it is, and a bad one is told at its field", async () => {
  const engine = new FakeEngine();
  const { lobby, opened } = await openLobby(engine);
  lobby.choose("classic");
  lobby.writeSeed(" 12 ");
  await lobby.start();
  assert.deepEqual(opened, ["classic.12"]);
  engine.failsWith = "invalid-seed";
  await lobby.start();
  assert.equal(lobby.state.seedError?.code, "invalid-seed");
  assert.equal(lobby.state.waiting, false);
  lobby.writeSeed("1");
  assert.equal(lobby.state.seedError, null);
});
