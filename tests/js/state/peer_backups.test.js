/** Guests of a star prepare links to each other while the host carries their words. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { PeerBackups } from "../../../site/state/peer_backups.js";
import { peersOf, seatOf, settle } from "./peer_fakes.js";

/** @import { BackupParts } from "../../../site/state/peer_backups.js" */

/** Connections that open when their reply is accepted. */
class Net {
  /** @type {any[]} */
  made = [];

  /** @param {string} kind */
  #make(kind) {
    const connection = {
      kind,
      state: "waiting",
      onstate: (/** @type {string} */ _state) => {},
      code: () => `${kind}-code`,
      accept: async () => connection.become("open"),
      close: () => (connection.state = "closed"),
      become: (/** @type {string} */ state) => {
        connection.state = state;
        connection.onstate(state);
      },
    };
    this.made.push(connection);
    return connection;
  }

  /** What tests pass where the page passes the real one. */
  get asNet() {
    return /** @type {BackupParts["net"]} */ (
      /** @type {unknown} */ ({ invite: async () => this.#make("invite"), join: async () => this.#make("join") })
    );
  }
}

/** Two guests whose signals reach each other. */
function twoGuests() {
  const nets = [new Net(), new Net()];
  /** @type {any[][]} */
  const added = [[], []];
  /** @type {PeerBackups[]} */
  const guests = [1, 2].map((seat, index) => {
    const signal = (/** @type {number} */ to, /** @type {string} */ text) => void guests[to - 1].hear(seat, text);
    const add = (/** @type {any} */ connection) => void added[index].push(connection);
    return new PeerBackups({ signal, add, options: async () => ({ servers: [] }), net: nets[index].asNet });
  });
  return { guests, added, nets };
}

/** @param {number} own */
const starOf = (own) =>
  peersOf({
    role: "guest",
    own,
    seats: [0, 1, 2].map((seat) => seatOf({ kind: seat === own ? "own" : "peer", link: seat === 0 ? 1 : null })),
  });

test("of two guests the one on the lower seat invites, and both get the link", async () => {
  const { guests, added, nets } = twoGuests();
  guests[0].look(starOf(1), 0);
  guests[1].look(starOf(2), 0);
  await settle();
  assert.deepEqual(
    nets.map(({ made }) => made.map(({ kind }) => kind)),
    [["invite"], ["join"]],
  );
  assert.equal(added[0].length, 1);
  nets[1].made[0].become("open");
  assert.equal(added[1].length, 1);
});

test("nobody is invited twice in a short time, nor where there is a link", async () => {
  const { guests, nets } = twoGuests();
  const peers = starOf(1);
  guests[0].look(peers, 0);
  guests[0].look(peers, 1000);
  await settle();
  assert.equal(nets[0].made.length, 1);
  peers.seats[2].link = 4;
  guests[0].look(peers, 100_000);
  await settle();
  assert.equal(nets[0].made.length, 1);
});

test("between two devices, at the host, and while somebody is away, there is nothing to prepare", async () => {
  const { guests, nets } = twoGuests();
  guests[0].look({ ...starOf(1), role: "host" }, 0);
  guests[0].look({ ...starOf(1), away: { seats: [2], since: 0, mayClaim: [] } }, 0);
  guests[0].look(peersOf({ role: "guest", own: 1, seats: [seatOf({ link: 1 }), seatOf({ kind: "own" })] }), 0);
  await settle();
  assert.equal(nets[0].made.length, 0);
});

test("nonsense from another guest changes nothing", async () => {
  const { guests, nets } = twoGuests();
  await guests[0].hear(2, "");
  await guests[0].hear(2, "rsomething");
  await guests[0].hear(2, "xsomething");
  assert.equal(nets[0].made.length, 0);
});
