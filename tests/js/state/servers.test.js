/** The site's servers are asked unless the player names others, and only when the link is to reach beyond the network. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Servers } from "../../../site/state/servers.js";
import { freshStore } from "../storage/stores.js";
import { atOnce } from "./fakes.js";

const SHIPPED = [{ urls: "stun:stun.example.org:3478" }];

async function openServers(readable = true) {
  const store = await freshStore();
  let fetched = 0;
  const configured = async () => {
    fetched += 1;
    return readable ? { servers: SHIPPED, relays: ["wss://relay.example.org/"], readable } : { servers: [], relays: [], readable };
  };
  const servers = new Servers("https://example.org/", { frame: atOnce, open: async () => store, configured });
  return { servers, store, fetched: () => fetched };
}

test("nobody is asked within one network", async () => {
  const { servers, fetched } = await openServers();
  assert.deepEqual(await servers.list("network"), []);
  assert.equal(fetched(), 0);
});

test("the site's servers are asked, and its file is fetched once", async () => {
  const { servers, fetched } = await openServers();
  await servers.load();
  assert.equal(servers.state.text, "stun:stun.example.org:3478");
  assert.deepEqual(await servers.list("anywhere"), SHIPPED);
  assert.deepEqual(await servers.relays(), ["wss://relay.example.org/"]);
  assert.equal(fetched(), 1);
});

test("a file that could not be fetched is asked for again", async () => {
  const { servers, fetched } = await openServers(false);
  assert.deepEqual(await servers.list("anywhere"), []);
  await servers.list("anywhere");
  assert.equal(fetched(), 2);
});

test("the player's own servers take the place of the site's, for the next visit too, until they are given up", async () => {
  const { servers, store } = await openServers();
  await servers.load();
  servers.write(" turn:turn.example.org:3478?transport=udp ann secret \n\n stun:stun.example.net ");
  await servers.save();
  assert.equal(servers.state.saved, "saved");
  const own = [{ urls: "turn:turn.example.org:3478?transport=udp", username: "ann", credential: "secret" }, { urls: "stun:stun.example.net" }];
  assert.deepEqual(await servers.list("anywhere"), own);
  const later = new Servers("", { frame: atOnce, open: async () => store, configured: async () => ({ servers: SHIPPED, relays: [], readable: true }) });
  await later.load();
  assert.equal(later.state.replaced, true);
  assert.deepEqual(await later.list("anywhere"), own);
  await later.reset();
  assert.equal(later.state.text, "stun:stun.example.org:3478");
  assert.deepEqual(await servers.list("anywhere"), SHIPPED);
});

test("an empty field asks nobody", async () => {
  const { servers } = await openServers();
  await servers.load();
  servers.write("\n");
  await servers.save();
  assert.deepEqual(await servers.list("anywhere"), []);
});

test("what is no server is named, and nothing is changed", async () => {
  const { servers } = await openServers();
  await servers.load();
  servers.write("stun:stun.example.net\nhttps://example.net");
  await servers.save();
  assert.deepEqual(servers.state.error, { code: "server-invalid", parameters: { text: "https://example.net" } });
  assert.deepEqual(await servers.list("anywhere"), SHIPPED);
  servers.write("stun:stun.example.net\n".repeat(9));
  await servers.save();
  assert.equal(servers.state.error?.code, "servers-many");
});
