/** What comes over a connection is passed on in order, and not before its link is known. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { PeerLinks } from "../../../site/state/peer_links.js";
import { FakeConnection } from "./peer_fakes.js";

/** A table that writes down what it is told. */
function listener() {
  /** @type {string[]} */
  const told = [];
  return {
    told,
    connected: (/** @type {number} */ link, /** @type {string} */ own, /** @type {string} */ peer) => void told.push(`${link} ${own} ${peer}`),
    disconnected: (/** @type {number} */ link) => void told.push(`${link} gone`),
    received: (/** @type {number} */ link, /** @type {string} */ text) => void told.push(`${link}: ${text}`),
    changed: () => {},
  };
}

test("a link is told of when it opens, and when it is closed, once each", () => {
  const table = listener();
  const links = new PeerLinks(table);
  const connection = Object.assign(new FakeConnection(), { state: "connecting" });
  links.add(connection);
  assert.deepEqual(table.told, []);
  for (const state of ["open", "lost", "open", "closed", "closed"]) connection.become(state);
  assert.deepEqual(table.told, ["1 aa bb", "1 gone"]);
  assert.equal(links.count, 0);
});

test("what came before anybody listened is heard after the link is known", () => {
  const table = listener();
  const links = new PeerLinks(table);
  const connection = new FakeConnection();
  const early = Object.defineProperty(connection, "onmessage", {
    set: (/** @type {(text: string) => void} */ hear) => {
      hear("early");
    },
  });
  links.add(early);
  assert.deepEqual(table.told, ["1 aa bb", "1: early"]);
});

test("a link that is closed here says no more, and whoever else listens is told", () => {
  const table = listener();
  const links = new PeerLinks(table);
  const connection = new FakeConnection();
  /** @type {string[]} */
  const states = [];
  links.add(connection, { onstate: (state) => void states.push(state) });
  links.close(1);
  connection.onmessage("late");
  connection.become("closed");
  assert.deepEqual(table.told, ["1 aa bb"]);
  assert.deepEqual([connection.closed, states], [true, ["closed"]]);
});

test("sending over a link that is no more is no error", () => {
  const links = new PeerLinks(listener());
  const connection = new FakeConnection();
  links.add(connection);
  connection.state = "closed";
  links.send(1, "text");
  links.send(9, "text");
  assert.deepEqual(connection.sent, []);
});

test("a fresh engine is told of every open link once more", () => {
  const table = listener();
  const links = new PeerLinks(table);
  links.add(new FakeConnection());
  links.announceAgain();
  assert.deepEqual(table.told, ["1 aa bb", "1 aa bb"]);
});
