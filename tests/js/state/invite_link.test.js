/** A link is made, waits for its reply however it comes, and says what happens. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { NetError } from "../../../site/net/errors.js";
import { InviteLink } from "../../../site/state/invite_link.js";
import { atOnce } from "./fakes.js";
import { FAR, FakeConnection, fakeDevice, fingerprint, NEAR, replyTo, settle } from "./meeting_fakes.js";

/** @param {{ reach?: "anywhere" | "network", friend?: any, relays?: string[], connections?: FakeConnection[] }} [wishes] */
async function openLink({ reach = "anywhere", friend = null, relays = [], connections = [] } = {}) {
  const device = fakeDevice();
  device.servers.relays = async () => relays;
  /** @type {FakeConnection[]} */
  const made = [];
  /** @type {any[]} Everything that was asked of the relays. */
  const relayed = [];
  /** @type {Map<string, (code: string) => void>} */
  const ears = new Map();
  /** @type {Map<string, () => boolean>} */
  const isLate = new Map();
  /** @type {any[]} */
  const opened = [];
  const link = new InviteLink({
    ...device,
    ...{ text: "invitation", reach, friend, relay: relays.length > 0 },
    onOpen: (connection) => void opened.push(connection),
    frame: atOnce,
    net: /** @type {any} */ ({
      invite: async () => {
        const connection = connections.shift() ?? new FakeConnection();
        made.push(connection);
        return connection;
      },
      awaitReplies: (/** @type {string} */ id, /** @type {(code: string) => void} */ listener, /** @type {() => boolean} */ late) => {
        ears.set(id, listener);
        isLate.set(id, late);
        return () => ears.delete(id);
      },
      awaitByRelay: async (/** @type {any} */ meeting) => void relayed.push(meeting),
    }),
  });
  await link.make();
  await settle();
  return { link, made, ears, isLate, opened, relayed, ...device };
}

test("the link holds the code, and says how far it reaches", async () => {
  const { link, made, asked } = await openLink({ connections: [new FakeConnection({ candidates: [NEAR, FAR] })] });
  assert.equal(link.state.phase, "waiting");
  assert.equal(link.state.reach, "anywhere");
  assert.equal(link.out.state.link, `https://example.org/filler/#join=${made[0].code("invitation")}`);
  assert.deepEqual(asked, ["anywhere"]);
});

test("where no server answered, the link says that it reaches this network only", async () => {
  const { link } = await openLink({ connections: [new FakeConnection({ candidates: [NEAR] })] });
  assert.equal(link.state.reach, "network");
});

test("a pasted reply connects, and the guest is handed on once", async () => {
  const { link, made, opened, ears, isLate } = await openLink();
  const { id } = link;
  await link.takeReply(`Here you are: https://example.org/#reply=${replyTo(link.out.state.code)}`);
  assert.equal(link.state.phase, "connecting");
  assert.equal(made[0].accepted.length, 1);
  made[0].become("open");
  made[0].become("open");
  assert.equal(link.state.phase, "open");
  assert.deepEqual(opened, [made[0]]);
  assert.equal(isLate.get(id)?.(), true, "a tab that hands a reply over is told that the seat is taken");
  link.close();
  assert.deepEqual([ears.has(id), isLate.get(id)?.()], [true, true], "also when the match has begun");
});

test("a reply that another tab hands over connects as well", async () => {
  const { link, made, ears } = await openLink();
  ears.get(link.id)?.(replyTo(link.out.state.code));
  await settle();
  assert.equal(made[0].accepted.length, 1);
});

test("what is no reply to this invite is refused with the reason, and the invite still waits", async () => {
  const { link, made } = await openLink();
  for (const [text, code] of [
    ["this is none", "code-unreadable"],
    [link.out.state.link, "code-wrong-kind"],
    [replyTo(new FakeConnection().code("another")), "code-other-invite"],
  ]) {
    await link.takeReply(text);
    assert.equal(link.state.replyError?.code, code);
    assert.equal(link.state.phase, "waiting");
  }
  assert.deepEqual(made[0].accepted, []);
});

test("nobody answers: that is said, and a fresh reply still connects", async () => {
  const { link, made } = await openLink();
  await link.takeReply(replyTo(link.out.state.code));
  made[0].onfail(new NetError("net-timeout"));
  assert.equal(link.state.trouble?.code, "net-timeout");
  assert.equal(link.waits, true);
  await link.takeReply(replyTo(link.out.state.code, "c"));
  assert.equal(link.state.trouble, null);
  assert.equal(made[0].accepted.length, 2);
});

test("a new link takes the place of the one before", async () => {
  const { link, made, ears, opened } = await openLink({ reach: "network" });
  const before = link.out.state.code;
  await link.reachAnywhere();
  assert.equal(made[0].closed, true);
  assert.notEqual(link.out.state.code, before);
  assert.deepEqual([...ears.keys()], [link.id]);
  made[0].onstate("open");
  assert.deepEqual(opened, [], "who comes by the old link is not let in");
});

test("a browser that cannot connect says so", async () => {
  const device = fakeDevice();
  const net = /** @type {any} */ ({
    invite: async () => {
      throw new NetError("net-missing");
    },
  });
  const link = new InviteLink({ ...device, text: "", reach: "network", friend: null, relay: false, onOpen: () => {}, frame: atOnce, net });
  await link.make();
  assert.equal(link.state.phase, "failed");
  assert.equal(link.state.trouble?.code, "net-missing");
});

test("a known friend is expected without a reply; a browser that cannot do that makes an ordinary invite", async () => {
  const friend = { key: "k", name: "Ben", fingerprint: fingerprint("b") };
  const { link, made } = await openLink({ friend });
  assert.equal(made[0].expected, fingerprint("b"));
  assert.equal(link.state.known, true);
  const unable = Object.assign(new FakeConnection(), { knows: false });
  const other = await openLink({ friend, connections: [unable] });
  assert.equal(other.link.state.known, false);
  assert.equal(other.link.state.phase, "waiting");
});

test("relays are asked only when that is wished, and left with the invite", async () => {
  assert.deepEqual((await openLink()).relayed, []);
  const { link, relayed } = await openLink({ relays: ["wss://relay.example.org/"] });
  assert.equal(link.state.relayed, true);
  assert.match(link.out.state.link, /#join=[\w-]+\.[\w-]{32}$/);
  const [{ relays, id, onreply, signal }] = relayed;
  assert.deepEqual([relays, id], [["wss://relay.example.org/"], link.id]);
  onreply(replyTo(link.out.state.code.split(".")[0]));
  await settle();
  assert.equal(link.state.phase, "connecting");
  assert.equal(signal.aborted, false);
  link.close();
  assert.equal(signal.aborted, true);
});

test("an invite that is given up closes its connection", async () => {
  const { link, made } = await openLink();
  link.close();
  assert.equal(made[0].closed, true);
  await link.takeReply("anything");
  assert.deepEqual(made[0].accepted, []);
});
