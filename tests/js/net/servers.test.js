/** Servers are taken as people and site owners write them, and nothing is taken that cannot be meant. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { NET_TROUBLES } from "../../../site/net/errors.js";
import { configuredServers, readConfig, readServer, writeServer } from "../../../site/net/servers.js";

const RIGHT = [
  ["stun:stun.example.org", { urls: "stun:stun.example.org" }],
  ["  stun:stun.example.org:3478 ", { urls: "stun:stun.example.org:3478" }],
  ["STUNS:192.0.2.1:5349", { urls: "stuns:192.0.2.1:5349" }],
  ["stun:[2001:db8::1]:3478", { urls: "stun:[2001:db8::1]:3478" }],
  ["turn:turn.example.org ann secret", { urls: "turn:turn.example.org", username: "ann", credential: "secret" }],
  [
    "turns:turn.example.org:443?transport=TCP  ann  p:a@s/s",
    { urls: "turns:turn.example.org:443?transport=tcp", username: "ann", credential: "p:a@s/s" },
  ],
];

const WRONG = [
  "",
  "stun.example.org",
  "http://stun.example.org",
  "stun:",
  "stun://stun.example.org",
  "stun:stun.example.org:0",
  "stun:stun.example.org:65536",
  "stun:stun.example.org:port",
  "stun:-a.example.org",
  "stun:a..org",
  "stun:256.1.1.1",
  "stun:[::1",
  "stun:[:::1]",
  "stun:stun.example.org?transport=udp",
  "stun:stun.example.org ann secret",
  "turn:turn.example.org",
  "turn:turn.example.org ann",
  "turn:turn.example.org ann secret more",
  "turn:turn.example.org?transport=sctp ann secret",
  "stun:a.org;script-src",
  `stun:${"a.".repeat(200)}org`,
];

test("a server's line is read, and written back", () => {
  for (const [line, server] of RIGHT) {
    const read = readServer(String(line));
    assert.deepEqual(read, server);
    assert.deepEqual(readServer(writeServer(read)), read);
  }
});

test("a line that cannot be meant is refused and named", () => {
  for (const line of WRONG) {
    assert.throws(() => readServer(line), (/** @type {any} */ error) => error.code === NET_TROUBLES.server && line.startsWith(error.parameters.text), line);
  }
});

test("the site's own configuration is valid and has no relays", () => {
  const config = readConfig(JSON.parse(readFileSync(new URL("../../../site/config.json", import.meta.url), "utf8")));
  assert.equal(config.servers.length, 2);
  assert.ok(config.servers.every(({ urls }) => String(urls).startsWith("stun:")));
  assert.deepEqual(config.relays, []);
});

test("a wrong configuration is refused", () => {
  assert.deepEqual(readConfig({}), { servers: [], relays: [] });
  assert.deepEqual(readConfig({ relays: ["wss://relay.example.org/x"] }).relays, ["wss://relay.example.org/x"]);
  const wrong = [
    null,
    [],
    "x",
    { servers: {} },
    { servers: ["stun:a.org"] },
    { servers: [{ urls: ["stun:a.org"] }] },
    { servers: [{ urls: "stun:a.org", username: "x" }] },
    { servers: [{ urls: "turn:a.org", username: 1, credential: 2 }] },
    { servers: Array.from({ length: 9 }, () => ({ urls: "stun:a.org" })) },
    { relays: ["https://relay.example.org"] },
    { relays: ["ws://relay.example.org"] },
    { relays: ["wss://me@relay.example.org"] },
    { relays: [1] },
  ];
  for (const data of wrong) assert.throws(() => readConfig(data), { code: NET_TROUBLES.server }, JSON.stringify(data));
});

test("where there is no configuration to be read, nobody is asked for help", async (context) => {
  /** @type {URL[]} */
  const asked = [];
  const answers = [
    () => Response.json({ servers: [{ urls: "stun:a.org" }], relays: [] }),
    () => new Response("gone", { status: 404 }),
    () => new Response("{"),
    () => Response.json({ servers: [{ urls: "a.org" }] }),
    () => {
      throw new TypeError("no network");
    },
  ];
  context.mock.method(globalThis, "fetch", async (/** @type {URL} */ address) => {
    asked.push(address);
    return answers[asked.length - 1]();
  });
  const base = "https://example.org/games/filler/";
  assert.deepEqual(await configuredServers(base), { servers: [{ urls: "stun:a.org" }], relays: [], readable: true });
  for (let time = 1; time < answers.length; time += 1) {
    assert.deepEqual(await configuredServers(base), { servers: [], relays: [], readable: false });
  }
  assert.ok(asked.every(({ href }) => href === `${base}config.json`));
});
