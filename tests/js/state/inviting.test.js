/** From wishes to a table with a link for each guest; and back when somebody thinks better of it. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError } from "../../../site/engine/client.js";
import { Inviting } from "../../../site/state/inviting.js";
import { atOnce } from "./fakes.js";
import { FakeConnection, fakeDevice, FakePeerTable, fingerprint, replyTo } from "./meeting_fakes.js";

/** @import { Catalogue } from "../../../site/types.js" */

const variant = (/** @type {string} */ id, /** @type {number} */ players, /** @type {boolean} */ rated) => ({
  ...{ id, players, rated, lattice: "square", width: 4, height: 4, cells: 16, colours: 7 },
  sides: Array.from({ length: players }, (_, player) => player),
});

const catalogue = /** @type {Catalogue} */ (
  /** @type {unknown} */ ({
    variants: [variant("classic", 2, true), variant("big", 2, false), variant("four", 4, true)],
    clocks: ["1+1", "3+2", "none"],
    longestName: 30,
    pictures: {},
  })
);

/** @param {string} [wanted] variant */
async function openInviting(wanted = "classic") {
  const device = fakeDevice();
  const table = new FakePeerTable();
  /** @type {any[]} */
  const hosted = [];
  /** @type {[string, any][]} */
  const calls = [];
  /** @type {FakeConnection[]} */
  const made = [];
  const state = { failsWith: "" };
  const inviting = new Inviting({
    ...device,
    engine: /** @type {any} */ ({
      call: async (/** @type {string} */ method, /** @type {any} */ parameters) => {
        calls.push([method, parameters]);
        if (state.failsWith) throw new EngineError(state.failsWith, {});
        return { text: "invitation" };
      },
    }),
    catalogue: async () => catalogue,
    hostTable: async (setup) => {
      hosted.push(setup);
      return table.asTable;
    },
    arrived: (arrived) => void hosted.push(arrived),
    frame: atOnce,
    net: /** @type {any} */ ({
      invite: async () => {
        const connection = new FakeConnection();
        made.push(connection);
        return connection;
      },
      awaitReplies: () => () => {},
    }),
  });
  await inviting.prepare(wanted);
  return { inviting, setup: inviting.setup, table, hosted, calls, made, state, ...device };
}

test("a table opens as wished, and a link for its guest is made", async () => {
  const { inviting, setup, hosted, calls, called } = await openInviting();
  setup.writeName("  Ann ");
  await inviting.invite();
  const invitation = { variant: "classic", clock: "3+2", games: 2, rated: true, name: "Ann", resume: null };
  assert.deepEqual(hosted, [{ invitation, seats: ["own", "guest"] }]);
  assert.deepEqual(calls, [["make_invitation", invitation]]);
  assert.equal(called(), "Ann", "the table presents this device by the name in its profile");
  assert.equal(inviting.state.phase, "links");
  assert.deepEqual(inviting.state.links.map(({ state }) => state.phase), ["waiting"]);
});

test("the guest sits down as soon as the connection is open", async () => {
  const { inviting, table, made } = await openInviting();
  await inviting.invite();
  const [link] = inviting.state.links;
  await inviting.takeReply(link, replyTo(link.out.state.code));
  made[0].become("open");
  assert.deepEqual(table.connections, [made[0]]);
  assert.equal(inviting.hasGuests, true);
});

test("in Four every guest has a link, and a reply finds the one it answers wherever it is pasted", async () => {
  const { inviting, made } = await openInviting("four");
  await inviting.invite();
  const [first, , third] = inviting.state.links;
  assert.equal(inviting.state.links.length, 3);
  await inviting.takeReply(first, replyTo(third.out.state.code));
  assert.deepEqual(made.map(({ accepted }) => accepted.length), [0, 0, 1]);
  assert.equal(first.state.replyError, null);
  assert.equal(inviting.linkOf(third.id), third);
});

test("a guest who leaves before the match begins leaves a link to be made anew", async () => {
  const { inviting, made } = await openInviting();
  await inviting.invite();
  made[0].become("open");
  made[0].become("closed");
  assert.equal(inviting.state.links[0].state.phase, "failed");
  await inviting.state.links[0].make();
  assert.equal(inviting.state.links[0].state.phase, "waiting");
});

test("when the match has begun nothing of the invite is left, and its connections stay", async () => {
  const { inviting, table, made, hosted } = await openInviting();
  await inviting.invite();
  made[0].become("open");
  table.enter("dealing");
  assert.equal(inviting.state.phase, "links");
  table.waiting = [];
  table.enter("playing");
  assert.equal(inviting.state.phase, "setup");
  assert.equal(hosted.at(-1), table, "whoever waited goes to the table");
  assert.equal(made[0].closed, false);
  assert.equal(table.givenUp, 0);
});

test("giving up closes the links and takes the table away", async () => {
  const { inviting, table, made } = await openInviting();
  await inviting.invite();
  await inviting.cancel();
  assert.equal(made[0].closed, true);
  assert.equal(table.givenUp, 1);
  assert.equal(inviting.state.phase, "setup");
});

test("those who are missing are invited back to their match, friends as such, and giving up keeps it", async () => {
  const { inviting, table, calls, made, known } = await openInviting();
  known.push({ key: "ed25519:ben", name: "Ben", fingerprint: fingerprint("b") });
  table.set({ peers: { ...table.state.peers, phase: "playing", seats: [{ key: "ed25519:ann" }, { key: "ed25519:ben" }] } });
  await inviting.again(table.asTable);
  assert.deepEqual(calls, [["make_invitation", table.resumed]]);
  assert.equal(made[0].expected, fingerprint("b"));
  await inviting.cancel();
  assert.equal(table.givenUp, 0);
});

test("a refusal of the engine is told, and nothing waits", async () => {
  const { inviting, state } = await openInviting();
  state.failsWith = "invalid-name";
  await inviting.invite();
  assert.equal(inviting.state.error?.code, "invalid-name");
  assert.equal(inviting.state.phase, "setup");
  assert.equal(inviting.waits, false);
});

test("a rated match has two games, a clock and no computer; wishing it puts that right", async () => {
  const { setup } = await openInviting("four");
  assert.equal(setup.rated, true);
  setup.sit(3, "computer");
  assert.deepEqual([setup.obstacle, setup.rated], ["computer", false]);
  setup.chooseClock("none");
  setup.chooseGames(1);
  setup.chooseRated(true);
  assert.deepEqual([setup.obstacle, setup.rated], [null, true]);
  assert.deepEqual(setup.state.seats, ["own", "guest", "guest", "guest"]);
  assert.deepEqual([setup.state.clock, setup.state.games], ["3+2", 2]);
  setup.choose("big");
  assert.deepEqual([setup.obstacle, setup.ratable], ["variant", false]);
});

test("this device has one seat, and there is always a guest", async () => {
  const { setup } = await openInviting("four");
  setup.sit(2, "own");
  assert.deepEqual(setup.state.seats, ["guest", "guest", "own", "guest"]);
  for (const player of [0, 1, 3]) setup.sit(player, "computer");
  assert.equal(setup.state.seats.filter((seat) => seat === "own").length, 1);
  assert.ok(setup.state.seats.includes("guest"));
  setup.choose("classic");
  setup.sit(0, "guest");
  assert.deepEqual(setup.state.seats, ["guest", "own"]);
  setup.sit(0, "own");
  assert.deepEqual(setup.state.seats, ["own", "guest"]);
});

test("a friend who is to be invited has one seat, which the link is made for", async () => {
  const { inviting, setup, made, known } = await openInviting("four");
  known.push({ key: "ed25519:ben", name: "Ben", fingerprint: fingerprint("b") });
  setup.inviteFriend("ed25519:ben");
  assert.deepEqual(setup.state.guests, [null, "ed25519:ben", null, null]);
  setup.invite(3, "ed25519:ben");
  assert.deepEqual(setup.state.guests, [null, null, null, "ed25519:ben"]);
  await inviting.invite();
  assert.deepEqual(made.map(({ expected }) => expected), ["", "", fingerprint("b")]);
});
