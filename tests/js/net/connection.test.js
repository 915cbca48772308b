/** Every stage of a connection has its time, and a broken one is knocked at until it is back; with stand-ins for browsers. */

import { FakePeerConnection } from "./peers.js";
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { readCode } from "../../../site/net/code.js";
import { Connection } from "../../../site/net/connection.js";
import { NET_TROUBLES } from "../../../site/net/errors.js";

/** Tells what it may add here: browsers have this as events. */
const page = new EventTarget();

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  FakePeerConnection.made = [];
  FakePeerConnection.addresses = 1;
  Object.assign(globalThis, {
    RTCPeerConnection: FakePeerConnection,
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  });
});

/** @param {Connection} connection @returns {string[]} what it reports from now on */
function listen(connection) {
  /** @type {string[]} */
  const reports = [];
  connection.onstate = (state) => reports.push(state);
  connection.onfail = (error) => reports.push(error.code);
  return reports;
}

/** @returns {Promise<{ host: Connection, guest: Connection, reply: string, atHost: FakePeerConnection, atGuest: FakePeerConnection }>} */
async function invited() {
  const host = await Connection.invite();
  const guest = await Connection.join(host.code("come"));
  const [atHost, atGuest] = FakePeerConnection.made;
  return { host, guest, reply: guest.code(""), atHost, atGuest };
}

test("a browser that cannot connect to others, and servers that it refuses, are told apart", async () => {
  Reflect.deleteProperty(globalThis, "RTCPeerConnection");
  await assert.rejects(Connection.invite(), { code: NET_TROUBLES.missing });
  Object.assign(globalThis, { RTCPeerConnection: FakePeerConnection });
  await assert.rejects(Connection.invite({ servers: [{ urls: "refused" }] }), {
    code: NET_TROUBLES.server,
    parameters: { text: "refused" },
  });
});

test("gathering without any address ends after its time, and closes what it began", async () => {
  FakePeerConnection.addresses = 0;
  const making = Connection.invite({ gathering: 700 });
  const refused = assert.rejects(making, { code: NET_TROUBLES.gathering });
  await new Promise((resolve) => setImmediate(resolve));
  mock.timers.tick(699);
  assert.equal(FakePeerConnection.made[0].closed, false);
  mock.timers.tick(1);
  await refused;
  assert.equal(FakePeerConnection.made[0].closed, true);
});

test("host and guest tell the browser of each other, and the host begins with the encryption", async () => {
  const { host, reply, atHost, atGuest } = await invited();
  assert.equal(host.state, "waiting");
  assert.match(atGuest.remote[0].sdp, /a=setup:active\r\n/);
  assert.match(atGuest.remote[0].sdp, new RegExp(`a=ice-ufrag:${atHost.name}\r\n`));
  await host.accept(reply);
  assert.equal(host.state, "connecting");
  assert.match(atHost.remote[0].sdp, /a=setup:passive\r\n/);
  assert.match(atHost.remote[0].sdp, new RegExp(`a=ice-ufrag:${atGuest.name}\r\n`));
  assert.equal(readCode(reply).answers, host.id);
});

test("people are told once when connecting takes more than 20 seconds, and the connection goes on trying", async () => {
  const { host, reply, atHost } = await invited();
  const reports = listen(host);
  await host.accept(reply);
  mock.timers.tick(19_999);
  assert.deepEqual(reports, ["connecting"]);
  mock.timers.tick(1);
  assert.deepEqual(reports, ["connecting", NET_TROUBLES.timeout]);
  mock.timers.tick(100_000);
  atHost.open();
  assert.deepEqual(reports, ["connecting", NET_TROUBLES.timeout, "open"]);
});

test("a connection that is open in time reports nothing else", async () => {
  const { host, reply, atHost } = await invited();
  const reports = listen(host);
  await host.accept(reply);
  atHost.open();
  mock.timers.tick(60_000);
  assert.deepEqual(reports, ["connecting", "open"]);
});

test("a short break is shown and mends itself", async () => {
  const { guest, atGuest } = await invited();
  const reports = listen(guest);
  atGuest.open();
  atGuest.become("disconnected", "disconnected");
  mock.timers.tick(5000);
  atGuest.become("connected", "connected");
  assert.deepEqual(reports, ["open", "lost", "open"]);
  assert.deepEqual(atGuest.given, []);
});

test("where the browser has given up, the same address is given as another one, ever more slowly, until it answers", async () => {
  const { atGuest } = await invited();
  atGuest.open();
  atGuest.become("disconnected", "failed");
  assert.equal(atGuest.given.length, 1);
  mock.timers.tick(2000);
  assert.equal(atGuest.given.length, 2);
  for (let second = 0; second < 298; second += 1) mock.timers.tick(1000);
  // Soon every six seconds, and never less often in the first five minutes.
  assert.ok(atGuest.given.length >= 48 && atGuest.given.length <= 54, `${atGuest.given.length} tries`);
  const words = atGuest.given.map(({ candidate }) => candidate.split(" "));
  assert.equal(new Set(words.map(([foundation]) => foundation)).size, words.length);
  assert.ok(words.every(([, , , , address, port]) => address === "192.0.2.1" && port === "5000"));
  const before = atGuest.given.length;
  page.dispatchEvent(new Event("online"));
  assert.equal(atGuest.given.length, before + 1, "coming back to a network is a reason to try at once");
  atGuest.become("connected", "connected");
  for (let second = 0; second < 100; second += 1) mock.timers.tick(1000);
  assert.equal(atGuest.given.length, before + 1);
});

test("a guest whose reply is on its way keeps knocking", async () => {
  const { guest, atGuest } = await invited();
  const reports = listen(guest);
  atGuest.become("disconnected", "connecting");
  for (let second = 0; second < 60; second += 1) mock.timers.tick(1000);
  assert.ok(atGuest.given.length >= 6);
  assert.deepEqual(reports, []);
  guest.close();
  const { length } = atGuest.given;
  for (let second = 0; second < 60; second += 1) mock.timers.tick(1000);
  assert.equal(atGuest.given.length, length);
});

test("what comes before anybody listens is kept, in order", async () => {
  const { guest, atGuest } = await invited();
  atGuest.open();
  for (const data of ["one", "two"]) atGuest.channel.onmessage({ data });
  /** @type {string[]} */
  const heard = [];
  guest.onmessage = (text) => heard.push(text);
  atGuest.channel.onmessage({ data: "three" });
  assert.deepEqual(heard, ["one", "two", "three"]);
});

test("whoever sends what no page of ours sends is not talked to any longer", async () => {
  for (const data of [new ArrayBuffer(4), "x".repeat(70_000), null]) {
    FakePeerConnection.made = [];
    const { guest, atGuest } = await invited();
    atGuest.open();
    const reports = listen(guest);
    guest.onmessage = () => reports.push("heard");
    atGuest.channel.onmessage({ data });
    assert.deepEqual(reports, [NET_TROUBLES.closed, "closed"]);
  }
});

test("closing lets out what was sent, and then closes for good", async () => {
  const { guest, atGuest } = await invited();
  atGuest.open();
  assert.equal(guest.send("goodbye"), true);
  guest.close();
  assert.equal(guest.state, "closed");
  assert.deepEqual([atGuest.channel.sent, atGuest.channel.readyState, atGuest.closed], [["goodbye"], "closing", false]);
  assert.equal(guest.send("too late"), false);
  mock.timers.tick(1000);
  assert.equal(atGuest.closed, true);
});

test("a second reply, after the first led nowhere, is taken as a fresh answer to the same invite", async () => {
  const { host, reply, atHost } = await invited();
  const again = (await Connection.join(host.code("come"))).code("");
  await host.accept(reply);
  await host.accept(reply);
  assert.equal(atHost.remote.length, 1);
  await host.accept(again);
  assert.equal(atHost.remote.length, 2);
  atHost.open();
  await host.accept(reply);
  assert.equal(atHost.remote.length, 2, "whoever is there stays");
  host.close();
  await assert.rejects(host.accept(again), { code: NET_TROUBLES.closed });
});
