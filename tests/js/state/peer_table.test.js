/** A table between devices shows its own player as such, follows the links, and goes on over them to the next match. */

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { useMessages } from "../../../site/i18n/index.js";
import { FakeThinker, rowMatch, rowSnapshot } from "./fakes.js";
import { closeTables, dealt, FakeConnection, FakePeerEngine, openPeerTable, peersOf, PeerStorage, seatOf, settle, updateOf } from "./peer_fakes.js";

/** The words are none of these tests. */
useMessages(/** @type {any} */ ({ format: (/** @type {string} */ id) => id, has: () => true }));

afterEach(closeTables);

/** @param {Partial<import("../../../site/types.js").PeerUpdate>} [part] */
async function dealtTable(part = {}) {
  const engine = new FakePeerEngine();
  engine.answers.peer_host = [updateOf({ ...dealt(), ...part })];
  return openPeerTable(engine);
}

test("only the own player chooses here, whoever else is a person", async () => {
  const { table, engine } = await dealtTable();
  assert.deepEqual(
    table.state.seats.map(({ kind }) => kind),
    ["person", "peer"],
  );
  assert.equal(table.canChoose, true);
  engine.answers.peer_choose = [updateOf({ snapshot: rowSnapshot({ ply: 1, mover: 1 }) })];
  await table.press(1);
  assert.equal(table.canChoose, false);
  assert.equal(table.canChooseAhead, true);
  const [, asked] = engine.asked.find(([method]) => method === "peer_choose") ?? [];
  assert.deepEqual([asked.colour, asked.game, asked.ply], [1, 0, 0]);
});

test("the board lies so that the own corner is at the bottom left", async () => {
  const { table } = await dealtTable({ peers: peersOf({ own: 1, seats: [seatOf(), seatOf({ kind: "own" })] }) });
  assert.equal(table.cornerPlayer, 1);
  assert.equal(table.boardTurn, 180);
});

test("a heartbeat of the others leaves what is looked at alone", async () => {
  const { table, engine } = await dealtTable();
  const connection = new FakeConnection();
  table.addConnection(connection);
  await settle();
  table.show(1);
  engine.answers.peer_received = [updateOf({ snapshot: rowSnapshot({}) })];
  connection.onmessage("PING");
  await settle();
  assert.equal(table.state.shown, 1);
});

test("while somebody is away nothing can be chosen", async () => {
  const { table, engine } = await dealtTable();
  const away = { seats: [1], since: 0, mayClaim: [] };
  engine.answers.peer_tick = [updateOf({ peers: peersOf({ away }), snapshot: rowSnapshot({ paused: true }) })];
  table.tick();
  await settle();
  assert.equal(table.canChoose, false);
  await table.press(1);
  assert.ok(!engine.methods.includes("peer_choose"));
});

test("what was chosen ahead is played when the other has moved", async () => {
  const engine = new FakePeerEngine();
  engine.answers.peer_host = [updateOf({ ...dealt(), snapshot: rowSnapshot({ mover: 1 }) })];
  const { table } = await openPeerTable(engine);
  const connection = new FakeConnection();
  table.addConnection(connection);
  await settle();
  await table.press(2);
  assert.equal(table.state.premove, 2);
  engine.answers.peer_received = [updateOf({ snapshot: rowSnapshot({ ply: 1, mover: 0 }) })];
  connection.onmessage("MOVE");
  await settle();
  assert.equal(engine.asked.find(([method]) => method === "peer_choose")?.[1].colour, 2);
});

test("the match begins only when somebody looks at the table", async () => {
  const seats = [seatOf({ kind: "own", begun: false }), seatOf()];
  const { table, engine } = await dealtTable({ peers: peersOf({ seats }) });
  assert.ok(!engine.methods.includes("peer_begin"));
  table.comeBack();
  await settle();
  assert.equal(engine.methods.filter((method) => method === "peer_begin").length, 1);
});

test("muted, the emotes of others are not shown, the own ones are", async () => {
  const { table, engine } = await dealtTable();
  table.mute();
  const news = [0, 1].map((seat) => ({ kind: /** @type {const} */ ("emote"), seat, emote: 3 }));
  engine.answers.peer_tick = [updateOf({ news })];
  table.tick();
  await settle();
  assert.deepEqual(
    table.state.sayings.map(({ seat }) => seat),
    [0],
  );
});

test("the host plays for the computer at its table, a guest does not", async () => {
  for (const role of /** @type {const} */ (["host", "guest"])) {
    const engine = new FakePeerEngine();
    const deal = dealt();
    const seats = [seatOf({ kind: "own" }), seatOf({ kind: "computer" })];
    const terms = { ...deal.opened.terms, seats: [deal.opened.terms.seats[0], { kind: /** @type {const} */ ("computer"), name: "", level: null }] };
    const peers = peersOf({ role, seats });
    engine.answers.peer_host = [updateOf({ peers, opened: { ...deal.opened, terms }, snapshot: rowSnapshot({ mover: 1 }) })];
    engine.answers.record = [{ text: "record" }];
    engine.answers.peer_choose = [updateOf({ peers, snapshot: rowSnapshot({ ply: 1, mover: 0 }) })];
    // As the ticks go on saying.
    engine.answers.peer_tick = Array.from({ length: 400 }, () => updateOf({ peers }));
    const thinker = new FakeThinker({ ply: 0 });
    const { table } = await openPeerTable(engine, { id: `peer-${role}`, thinker });
    if (role === "host") await waitFor(() => engine.methods.includes("peer_choose"));
    else await waitFor(() => engine.asked.filter(([method]) => method === "peer_tick").length >= 3);
    const asked = role === "host" ? [["think", { text: "record", level: "medium", seed: "1", budgetMs: 3000 }]] : [];
    assert.deepEqual(thinker.asked, asked);
    assert.equal(thinker.holders.size, role === "host" ? 1 : 0);
    await table.close();
    assert.equal(thinker.holders.size, 0);
  }
});

test("a host whose computer cannot think is told so once, and can let it try again", async () => {
  const engine = new FakePeerEngine();
  const deal = dealt();
  const seats = [seatOf({ kind: "own" }), seatOf({ kind: "computer" })];
  const terms = { ...deal.opened.terms, seats: [deal.opened.terms.seats[0], { kind: /** @type {const} */ ("computer"), name: "", level: null }] };
  const peers = peersOf({ seats });
  engine.answers.peer_host = [updateOf({ peers, opened: { ...deal.opened, terms }, snapshot: rowSnapshot({ mover: 1 }) })];
  engine.answers.peer_tick = Array.from({ length: 400 }, () => updateOf({ peers }));
  engine.answers.record = [{ text: "record" }, { text: "record" }];
  const thinker = new FakeThinker({ ply: 0 });
  thinker.failsWith = "engine-download";
  const { table } = await openPeerTable(engine, { id: "peer-trouble", thinker });
  await waitFor(() => table.state.trouble !== null);
  table.tick();
  await settle();
  assert.deepEqual([table.state.trouble?.error.code, thinker.asked.length], ["engine-download", 1]);
  engine.answers.peer_choose = [updateOf({ peers, snapshot: rowSnapshot({ ply: 1, mover: 0 }) })];
  table.thinkAgain();
  await waitFor(() => engine.methods.includes("peer_choose"));
  assert.deepEqual([table.state.trouble, thinker.asked.length], [null, 2]);
  await table.close();
});

/** @param {() => boolean} condition will hold, or the test takes longer than any may */
async function waitFor(condition) {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}

test("over the same links the next match gets whatever comes after it was agreed", async () => {
  const engine = new FakePeerEngine();
  engine.answers.peer_host = [updateOf(dealt())];
  const storage = new PeerStorage();
  /** @type {import("../../../site/state/peer_table.js").PeerTable | null} */
  let next = null;
  const { table } = await openPeerTable(engine, {
    storage,
    onRematch: async (before) => {
      next = (await openPeerTable(engine, { storage, origin: { after: before }, id: "peer-next" })).table;
    },
  });
  const connection = new FakeConnection();
  table.addConnection(connection);
  await settle();
  engine.answers.peer_received = [updateOf({ news: [{ kind: "rematch" }] })];
  connection.onmessage("ANSWER");
  connection.onmessage("TERMS");
  await settle();
  const received = engine.asked.filter(([method]) => method === "peer_received").map(([, { table: number, text }]) => [number, text]);
  assert.deepEqual(received, [
    [1, "ANSWER"],
    [2, "TERMS"],
  ]);
  assert.equal(table.links.count, 0);
  assert.equal(table.next, next);
});

test("a match that is over is in the history with its signed record, its log stays", async () => {
  const { table, engine, storage } = await dealtTable({ lines: ["0 begin"] });
  const match = rowMatch({ phase: "over", result: { winner: 0, ranks: [1, 2], points: [12, 0], sums: [3, 1], left: [null, null], scores: [[0.5, 1], [0, 0.5]] } });
  const figures = (/** @type {number} */ rating) => ({ rating, deviation: 100, volatility: 0.06 });
  const rated = {
    scale: "classic",
    seats: [
      { seat: 0, before: figures(1500), after: figures(1540) },
      { seat: 1, before: figures(1500), after: figures(1460) },
    ],
  };
  engine.answers.peer_proof = [{ text: "proof", record: { text: "record", match, sides: [0, 1] }, verdict: "rated", rated }];
  engine.answers.peer_tick = [updateOf({ lines: ["1 end"], peers: peersOf({ phase: "over", verdict: "rated" }), snapshot: rowSnapshot({ mover: null, match }) })];
  table.tick();
  await settle();
  const store = await storage.opened;
  const kept = await store.match("peer-t");
  assert.deepEqual(kept?.signed, { proof: "proof", match: "0123456789abcdef", seat: 0, verdict: "rated" });
  assert.deepEqual([kept?.rated, kept?.opponents], [true, ["Bob"]]);
  assert.deepEqual(
    (await store.ratings("classic")).map(({ rating }) => rating.rating),
    [1540],
  );
  assert.equal(table.state.counted?.verdict, "rated");
  const log = await store.loadTable("peer-t");
  assert.deepEqual([log?.lines.length, log?.peer?.over], [2, true]);
});

test("whoever wins by cells only and loses points is told so, and only then", async () => {
  for (const { winner, after, narrow } of [
    { winner: 0, after: 1795, narrow: true },
    { winner: 0, after: 1805, narrow: false },
    { winner: 1, after: 1795, narrow: false },
  ]) {
    const { table, engine } = await dealtTable();
    const result = { winner, ranks: [1, 2], points: [12, 12], sums: [114, 111], left: [null, null], scores: [[0.5, 0.6], [0.4, 0.5]] };
    const match = rowMatch({ phase: "over", result });
    const figures = (/** @type {number} */ rating) => ({ rating, deviation: 60, volatility: 0.06 });
    const seats = [{ seat: 0, before: figures(1800), after: figures(after) }];
    engine.answers.peer_proof = [{ text: "proof", record: { text: "record", match, sides: [0, 1] }, verdict: "rated", rated: { scale: "classic", seats } }];
    engine.answers.peer_tick = [updateOf({ peers: peersOf({ phase: "over", verdict: "rated" }), snapshot: rowSnapshot({ mover: null, match }) })];
    table.tick();
    await settle();
    assert.equal(table.state.counted?.narrow, narrow);
    await table.close();
  }
});

test("the invitation to a match that goes on names it", async () => {
  const { table } = await dealtTable();
  assert.deepEqual(table.invitation(), { variant: "classic", clock: "3+2", games: 2, rated: true, name: "Ann", resume: "0123456789abcdef" });
});

test("a table that is given up is forgotten by the device", async () => {
  const { table, storage } = await dealtTable({ lines: ["0 begin"] });
  await table.giveUp();
  assert.equal(await (await storage.opened).loadTable("peer-t"), null);
});

test("a table is taken up from its log as it was stored", async () => {
  const { table, storage } = await dealtTable({ lines: ["0 begin", "1 deal"] });
  await table.close();
  const engine = new FakePeerEngine();
  const seats = [seatOf({ kind: "own" }), seatOf({ present: false })];
  engine.answers.peer_restore = [updateOf({ ...dealt(), peers: peersOf({ seats }) })];
  const again = await openPeerTable(engine, { storage, origin: { stored: true } });
  assert.deepEqual(engine.asked[0][1].log, ["0 begin", "1 deal"]);
  assert.equal(again.table.state.phase, "open");
  assert.equal(again.table.lonely, true);
});

test("whoever has left the match is not waited for, whoever stays is", async () => {
  const deal = dealt();
  const match = rowMatch({ left: [{ side: 1, how: "resigned" }] });
  const seats = [seatOf({ kind: "own" }), seatOf({ present: false })];
  const gone = await dealtTable({ peers: peersOf({ seats }), snapshot: rowSnapshot({ match }) });
  assert.deepEqual([gone.table.waitingSeats(), gone.table.lonely], [[], false]);
  await gone.table.close();
  const stays = await dealtTable({ ...deal, peers: peersOf({ seats }) });
  assert.deepEqual([stays.table.waitingSeats(), stays.table.lonely], [[1], true]);
});

test("one who is missing is missed although another one is connected", async () => {
  const linked = seatOf({ link: 1 });
  const { table, engine } = await dealtTable();
  table.addConnection(new FakeConnection());
  engine.answers.peer_tick = [updateOf({ peers: peersOf({ seats: [seatOf({ kind: "own" }), linked, seatOf({ present: false })] }) })];
  await settle();
  table.tick();
  await settle();
  assert.equal(table.lonely, true);
});

test("after an own reload it is this page that is not connected, until a link is open", async () => {
  const { table, storage } = await dealtTable({ lines: ["0 begin"] });
  await table.close();
  const engine = new FakePeerEngine();
  const away = { seats: [1], since: 0, mayClaim: [] };
  const peers = peersOf({ away, seats: [seatOf({ kind: "own" }), seatOf({ present: false })] });
  engine.answers.peer_restore = [updateOf({ ...dealt(), peers })];
  engine.answers.peer_connected = [updateOf({ peers })];
  const { table: again } = await openPeerTable(engine, { storage, origin: { stored: true } });
  assert.equal(again.cutOff, true);
  again.addConnection(new FakeConnection());
  await settle();
  assert.equal(again.cutOff, false);
});

test("in a second tab one can only look on, and nothing is stored or sent", async () => {
  const { storage } = await dealtTable({ lines: ["0 begin"] });
  storage.held = false;
  const engine = new FakePeerEngine();
  engine.answers.peer_restore = [updateOf({ ...dealt(), lines: ["1 restored"] })];
  const { table } = await openPeerTable(engine, { storage, origin: { stored: true } });
  assert.deepEqual([table.state.watching, table.canChoose], [true, false]);
  assert.deepEqual(engine.methods, ["peer_restore", "close_table"]);
  assert.deepEqual((await (await storage.opened).loadTable("peer-t"))?.lines, ["0 begin"]);
});
