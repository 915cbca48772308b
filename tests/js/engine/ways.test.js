/** However the engine was started, it says and plays exactly the same. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { before, test } from "node:test";
import { rehearse } from "../../../site/engine/rehearsal.js";
import { pack, unpack } from "../../../site/engine/snapshot.js";
import { Shipped } from "../../../site/engine/shipped.js";
import { fromLibrary, fromLock, fromShipped, fromSnapshot } from "../../../site/engine/ways.js";
import { places, shippedMemory } from "./pyodide.js";

/** @import { Door } from "../../../site/engine/ways.js" */
/** @import { TestPlaces } from "./pyodide.js" */

const GAMES = new URL("../../golden/games/", import.meta.url);
const MOMENT = { now: 0, wall: 0 };
const PLAYERS = { four: 4, pairs: 4 };

/** A move of a golden game, and what it takes. @typedef {{ colour: number, worth: number }} Golden */

/** @type {TestPlaces} */
let at;
/** @type {Uint8Array} */
let memory;
/** @type {Door} */
let library;
/** @type {Door} */
let restored;

before(async () => {
  at = await places();
  const started = await fromLibrary(at, true);
  assert.ok(started.memory, "Pyodide makes snapshots");
  // Exactly what a page would find at its next visit.
  memory = unpack((await pack(started.memory)).buffer);
  library = started.door;
  restored = await fromSnapshot(at, Promise.resolve(memory));
});

/**
 * Plays a golden game through the engine's door; every move must be worth what it is worth there.
 * @param {Door} door
 * @param {string} variant
 * @param {Golden[]} moves those of its golden game
 * @returns {string[]} every answer of the engine, as it came
 */
function play(door, variant, moves) {
  /** @type {string[]} */
  const answers = [];
  /** @param {string} method @param {object} parameters @returns {any} */
  const ask = (method, parameters) => {
    const answer = door(method, JSON.stringify(parameters));
    // Tables are counted through: which one it is says nothing.
    answers.push(answer.replace(/"table":\d+/, '"table":0'));
    const { result, error } = JSON.parse(answer);
    assert.equal(error, undefined, answer);
    return result;
  };
  const players = Reflect.get(PLAYERS, variant) ?? 2;
  const seats = Array(players).fill("person");
  const terms = { variant, seed: "1990", seats, names: seats.map(() => ""), games: 1, clock: "none" };
  const opened = ask("open_table", { ...terms, ...MOMENT });
  const { table } = opened;
  let { snapshot } = opened;
  while (snapshot.mover !== null) {
    const { ply } = snapshot;
    const { colour, worth } = moves[ply];
    ({ snapshot } = ask("choose", { table, colour, game: 0, ply, ...MOMENT }));
    assert.equal(snapshot.last.worth, worth, `${variant}, move ${ply}`);
  }
  assert.equal(snapshot.ply, moves.length, variant);
  const { text } = ask("record", { table });
  ask("replay_record", { text });
  ask("close_table", { table });
  return answers;
}

/**
 * @param {string} variant
 * @returns {Golden[]} the moves of its golden game
 */
function goldenGame(variant) {
  const golden = readFileSync(new URL(`${variant}.txt`, GAMES), "utf8");
  const lines = golden.matchAll(/^ *\d+ [A-D] (\d+): takes .*?, worth (\d+);/gm);
  return [...lines].map(([, colour, worth]) => ({ colour: Number(colour), worth: Number(worth) }));
}

/**
 * @param {string[]} one
 * @param {string[]} other
 * @param {string} [name]
 */
function same(one, other, name) {
  assert.equal(one.length, other.length, name);
  one.forEach((answer, index) => assert.equal(answer, other[index], name));
}

test("every golden game goes the same way, word for word, from the library and from the snapshot", () => {
  const variants = readdirSync(GAMES).map((name) => name.replace(".txt", ""));
  assert.equal(variants.length, 11);
  for (const variant of variants) {
    const moves = goldenGame(variant);
    same(play(restored, variant, moves), play(library, variant, moves), variant);
  }
});

test("levels and hints think the same thoughts", () => {
  const table = JSON.parse(
    library("open_table", JSON.stringify({ variant: "classic", seed: "3", seats: ["person", "computer"], names: ["", ""], games: 1, clock: "none", ...MOMENT })),
  ).result.table;
  const { text } = JSON.parse(library("record", JSON.stringify({ table }))).result;
  for (const [method, parameters] of /** @type {const} */ ([
    ["think", { text, level: "perfect", seed: "5", nodes: 3000 }],
    ["advise", { text, nodes: 3000 }],
    ["catalogue", {}],
  ])) {
    const answer = library(method, JSON.stringify(parameters));
    assert.ok(JSON.parse(answer).result, answer);
    assert.equal(restored(method, JSON.stringify(parameters)), answer);
  }
});

test("chance begins anew in every Python that comes from one snapshot", async () => {
  await fromSnapshot(at, Promise.resolve(memory));
  const [, one, other] = at.pythons;
  const draw = "import random, tempfile; [random.random() for _ in range(4)] + [next(tempfile._get_candidate_names())]";
  const first = one.runPython(draw).toJs();
  assert.notDeepEqual(other.runPython(draw).toJs(), first);
  // The same numbers would come if nobody had sown anew: the test can fail.
  const options = { indexURL: at.pyodide, stdLibURL: at.nothing, lockFileContents: await at.lock(), _loadSnapshot: memory };
  const [frozen, again] = [await at.load({ ...options }), await at.load({ ...options })];
  const numbers = "import random; random.random()";
  assert.equal(frozen.runPython(numbers), again.runPython(numbers));
});

test("the snapshot is no longer held once it is restored", () => {
  const [, python] = at.pythons;
  assert.equal(Reflect.get(python, "_api").config._loadSnapshot, undefined);
});

test("a rehearsal plays what it is told to, breathes before every call, and leaves nothing behind", async () => {
  const [, python] = at.pythons;
  const size = () => Reflect.get(python, "_module").HEAPU8.length;
  const held = size();
  let breaths = 0;
  /** @type {string[]} */
  const asked = [];
  /** @type {Door} */
  const door = (method, text) => {
    asked.push(method);
    assert.equal(breaths, asked.length);
    return restored(method, text);
  };
  await rehearse(door, async () => void (breaths += 1), 50);
  const count = (/** @type {string} */ method) => asked.filter((other) => other === method).length;
  assert.equal(count("choose"), 50);
  assert.equal(count("think"), 50);
  assert.ok(count("open_table") > 1, "a game is shorter than that");
  assert.equal(count("close_table"), count("open_table"));
  assert.equal(python.runPython("import filler_core.bridge; len(filler_core.bridge.call.__self__._tables)"), 0);
  assert.equal(size(), held);
  await assert.rejects(rehearse(() => '{"error":{"code":"illegal-game-over"}}', async () => {}), /illegal-game-over/);
});

test("the shipped memory has played before, and its bridge has not", async () => {
  const python = at.pythons.length;
  await fromShipped(at, Promise.resolve(new Shipped(shippedMemory())));
  const bridge = "import filler_core.bridge; (len(filler_core.bridge.call.__self__._tables), filler_core.bridge.call.__self__._next_table)";
  assert.deepEqual(at.pythons[python].runPython(bridge).toJs(), [0, 1]);
});

test("all of the engine is in the snapshot, since its files are not", () => {
  const [from, to] = at.pythons;
  const missing = `
import pkgutil, sys, filler_core
[name for _, name, _ in pkgutil.walk_packages(filler_core.__path__, "filler_core.") if name not in sys.modules]`;
  assert.deepEqual(from.runPython(missing).toJs(), []);
  const count = "import sys; sum(name.startswith('filler_core') for name in sys.modules)";
  assert.ok(from.runPython(count) > 40);
  assert.equal(to.runPython(count), from.runPython(count));
});

test("the memory that comes with the build leads to the same engine, and can be kept", async () => {
  const started = await fromShipped(at, Promise.resolve(new Shipped(shippedMemory())));
  const kept = unpack((await pack(started.memory)).buffer);
  const again = await fromSnapshot(at, Promise.resolve(kept));
  for (const variant of ["quick", "hex"]) {
    const moves = goldenGame(variant);
    const answers = play(library, variant, moves);
    same(play(started.door, variant, moves), answers, variant);
    same(play(again, variant, moves), answers, variant);
  }
});

test("a shipped memory that was not completed is refused by Pyodide", async () => {
  const { memory: incomplete } = new Shipped(shippedMemory());
  await assert.rejects(fromSnapshot(at, Promise.resolve(incomplete)), /magic/);
});

test("without a shipped memory there is no such way", async () => {
  await assert.rejects(fromShipped(at, Promise.resolve(null)), /lost/);
});

test("the lock leads to the same engine", async () => {
  const door = await fromLock(at);
  const moves = goldenGame("quick");
  same(play(door, "quick", moves), play(library, "quick", moves));
});
