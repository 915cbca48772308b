/** An invite is read before anything is done; accepting makes a reply that waits for the host. */

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { EngineError } from "../../../site/engine/client.js";
import { readCode } from "../../../site/net/code.js";
import { NetError } from "../../../site/net/errors.js";
import { freshSecret } from "../../../site/net/onelink.js";
import { Joining } from "../../../site/state/joining.js";
import { atOnce } from "./fakes.js";
import { FAR, FakeConnection, fakeDevice, FakePeerTable, fingerprint, NEAR, replyTo, settle } from "./meeting_fakes.js";

const INVITATION = { variant: "classic", clock: "3+2", games: 2, rated: true, name: "Ann", resume: null };

/** @type {Joining[]} */
const opened = [];

// Whoever waits has a timer.
after(() => {
  for (const joining of opened) joining.forget();
});

/** @param {{ invitation?: any, host?: FakeConnection, own?: string }} [wishes] */
function openJoining({ invitation = INVITATION, host = new FakeConnection(), own = "b" } = {}) {
  const device = fakeDevice();
  const table = new FakePeerTable();
  /** @type {any[]} */
  const joined = [];
  /** @type {any[]} */
  const refused = [];
  /** @type {FakeConnection[]} */
  const made = [];
  /** @type {any[]} */
  const relayed = [];
  const state = { refuses: "", known: /** @type {FakeConnection | null} */ (null), resumes: "", phase: "ready" };
  const joining = new Joining({
    ...device,
    engine: /** @type {any} */ ({
      get state() {
        return { phase: state.phase };
      },
      call: async (/** @type {string} */ _method, /** @type {any} */ { text }) => {
        if (state.refuses) throw new EngineError(state.refuses, {});
        assert.equal(text, "invitation");
        return invitation;
      },
    }),
    catalogue: async () => /** @type {any} */ ({ pictures: {}, longestName: 30 }),
    joinTable: async (setup) => {
      if (state.resumes) throw new EngineError(state.resumes, {});
      joined.push(setup);
      return table.asTable;
    },
    refuse: (error) => void refused.push(error),
    arrived: (arrived) => void joined.push(arrived),
    frame: atOnce,
    net: /** @type {any} */ ({
      join: async (/** @type {string} */ code) => {
        const connection = new FakeConnection({ answers: readCode(code).id, letter: "b" });
        made.push(connection);
        return connection;
      },
      joinKnown: async () => {
        if (!state.known) throw new NetError("net-timeout");
        state.known.state = "open";
        return state.known;
      },
      fingerprintOf: async () => fingerprint(own),
      replyByRelay: async (/** @type {any} */ meeting) => {
        relayed.push(meeting);
        await new Promise((_, reject) => meeting.signal.addEventListener("abort", () => reject(new Error("left"))));
      },
    }),
  });
  opened.push(joining);
  const invite = host.code("invitation");
  return { joining, table, joined, refused, made, relayed, state, invite, host, ...device };
}

test("who invites to what is known before anything is accepted", async () => {
  const { joining, invite, joined, made } = openJoining();
  assert.equal(joining.open(invite), null);
  await settle();
  assert.equal(joining.state.phase, "invited");
  assert.deepEqual(joining.state.invitation, INVITATION);
  assert.deepEqual([joined, made], [[], []]);
});

test("accepting makes a reply to exactly this invite, and the host's coming opens the table", async () => {
  const { joining, invite, joined, made, table, called } = openJoining();
  joining.open(invite);
  await settle();
  joining.writeName("Ben");
  await joining.accept();
  assert.equal(called(), "Ben");
  assert.deepEqual(joined, [{ invitation: INVITATION }]);
  assert.equal(joining.state.phase, "waiting");
  assert.equal(joining.waits, true);
  assert.equal(joining.out.state.link, `https://example.org/filler/#reply=${joining.out.state.code}`);
  assert.equal(readCode(joining.out.state.code).answers, readCode(invite).id);
  made[0].become("open");
  assert.equal(joining.state.phase, "open");
  assert.deepEqual(table.connections, [made[0]]);
});

test("whoever is invited within one network asks nobody, and elsewhere the servers", async () => {
  for (const [candidates, reach] of /** @type {[any[], string][]} */ ([
    [[NEAR], "network"],
    [[NEAR, FAR], "anywhere"],
  ])) {
    const { joining, invite, asked } = openJoining({ host: new FakeConnection({ candidates }) });
    joining.open(invite);
    await settle();
    await joining.accept();
    assert.deepEqual(asked, [reach]);
  }
});

test("an invite that cannot be read is refused at once, one that the engine refuses a little later", async () => {
  const { joining, invite, state, refused } = openJoining();
  assert.equal(joining.open("***")?.code, "code-unreadable");
  assert.equal(joining.open(replyTo(invite))?.code, "code-wrong-kind");
  state.refuses = "invalid-invitation";
  assert.equal(joining.open(invite), null);
  await settle();
  assert.deepEqual(refused.map(({ code }) => code), ["invalid-invitation"]);
  assert.equal(joining.state.phase, "paste");
});

test("an engine that fails meanwhile does not cost the invite", async () => {
  const { joining, invite, state, refused } = openJoining();
  state.refuses = "engine-died";
  state.phase = "failed";
  joining.open(invite);
  await settle();
  assert.deepEqual([refused, joining.state.phase], [[], "reading"]);
  Object.assign(state, { refuses: "", phase: "ready" });
  joining.tryAgain();
  await settle();
  assert.equal(joining.state.phase, "invited");
});

test("whoever is invited back to a match that is not here hears of it before accepting", async () => {
  const { joining, invite, state, refused } = openJoining({ invitation: { ...INVITATION, resume: "0123456789abcdef" } });
  state.resumes = "peer-resume-unknown";
  joining.open(invite);
  await settle();
  assert.deepEqual(refused.map(({ code }) => code), ["peer-resume-unknown"]);
});

test("turning an invite back to a match down leaves the match alone", async () => {
  const { joining, invite, table } = openJoining({ invitation: { ...INVITATION, resume: "0123456789abcdef" } });
  table.enter("playing");
  joining.open(invite);
  await settle();
  joining.leave();
  assert.equal(table.givenUp, 0);
});

test("giving up closes the connection and takes the empty table away", async () => {
  const { joining, invite, table, made } = openJoining();
  joining.open(invite);
  await settle();
  await joining.accept();
  joining.leave();
  await settle();
  assert.equal(made[0].closed, true);
  assert.equal(table.givenUp, 1);
});

test("a fresh reply takes the place of the one before", async () => {
  const { joining, invite, made, joined } = openJoining();
  joining.open(invite);
  await settle();
  await joining.accept();
  const before = joining.out.state.code;
  await joining.again();
  assert.equal(made[0].closed, true);
  assert.notEqual(joining.out.state.code, before);
  assert.equal(joined.length, 1, "at the same table");
  made[0].onstate("open");
  assert.equal(joining.state.phase, "waiting", "the one before no longer counts");
});

test("coming back to an invite that is being answered leaves it as it is; another one takes its place", async () => {
  const { joining, invite, made } = openJoining();
  joining.open(invite);
  await settle();
  await joining.accept();
  joining.open(invite);
  assert.equal(joining.state.phase, "waiting");
  joining.open(new FakeConnection().code("invitation"));
  await settle();
  assert.equal(made[0].closed, true);
  assert.equal(joining.state.phase, "invited");
});

test("a known friend needs no reply", async () => {
  const host = Object.assign(new FakeConnection(), { expected: fingerprint("b") });
  const { joining, invite, known, state, table, made } = openJoining({ host });
  known.push({ key: "k", name: "Ann", fingerprint: fingerprint("a"), meetings: 1 });
  state.known = new FakeConnection();
  joining.open(invite);
  await settle();
  assert.equal(joining.state.known, true);
  await joining.accept();
  assert.equal(joining.state.phase, "open");
  assert.deepEqual(table.connections, [state.known]);
  assert.deepEqual(made, []);
});

test("where that fails a reply is made without a word", async () => {
  const host = Object.assign(new FakeConnection(), { expected: fingerprint("b") });
  const { joining, invite, known } = openJoining({ host });
  known.push({ key: "k", name: "Ann", fingerprint: fingerprint("a"), meetings: 1 });
  joining.open(invite);
  await settle();
  await joining.accept();
  assert.equal(joining.state.phase, "waiting");
  assert.equal(joining.state.trouble, null);
});

test("an invite of this very browser is recognised", async () => {
  const { joining, invite } = openJoining({ own: "a" });
  joining.open(invite);
  await settle();
  assert.equal(joining.state.own, true);
});

test("the reply to a one-link invite goes through the relays, which are left when the host is there", async () => {
  const { joining, invite, servers, relayed, made } = openJoining();
  servers.relays = async () => ["wss://relay.example.org/"];
  joining.open(`${invite}.${freshSecret()}`);
  await settle();
  assert.equal(joining.state.relay, "offered");
  assert.equal(relayed.length, 0, "nobody is asked before one accepts");
  await joining.accept();
  await settle();
  assert.equal(joining.state.relay, "trying");
  assert.equal(relayed[0].reply, joining.out.state.code);
  made[0].become("open");
  assert.equal(relayed[0].signal.aborted, true);
});

test("when the match has begun the invite is over, and opening it once more asks anew", async () => {
  const { joining, invite, made, joined, table } = openJoining();
  joining.open(invite);
  await settle();
  await joining.accept();
  made[0].become("open");
  table.enter("dealing");
  assert.equal(joining.state.phase, "open");
  table.enter("playing");
  assert.equal(joined.at(-1), table);
  assert.equal(joining.state.phase, "paste");
  assert.equal(made[0].closed, false);
  joining.open(invite);
  await settle();
  assert.equal(joining.state.phase, "invited");
});

test("a host who leaves before the match begins is missed, and can be answered anew", async () => {
  const { joining, invite, made } = openJoining();
  joining.open(invite);
  await settle();
  await joining.accept();
  made[0].become("open");
  made[0].become("closed");
  assert.equal(joining.state.phase, "failed");
  await joining.again();
  assert.equal(joining.state.phase, "waiting");
});

test("whoever is back at the match by another way is led to it, whatever becomes of the own reply", async () => {
  const { joining, invite, made, joined, table } = openJoining({ invitation: { ...INVITATION, resume: "0123456789abcdef" } });
  table.set({ peers: { phase: "playing", seats: [], away: { seats: [0], since: 0, mayClaim: [] } } });
  joining.open(invite);
  await settle();
  await joining.accept();
  table.links.count = 1;
  table.set({});
  assert.equal(joining.state.phase, "waiting", "the host is still missing");
  table.set({ peers: { ...table.state.peers, away: null } });
  assert.equal(joined.at(-1), table);
  assert.equal(joining.state.phase, "paste");
  assert.equal(made[0].closed, true);
});
