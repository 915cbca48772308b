/** Who sits at a table between devices when its board is dealt has been met: once a connection, and never oneself. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { PeerTables } from "../../../site/state/peer_tables.js";
import { atOnce } from "./fakes.js";
import { peersOf, seatOf } from "./peer_fakes.js";

const OWN = seatOf({ kind: "own", name: "Ann", key: "ed25519:ann" });
const BOB = seatOf({ link: 1 });

/** @param {import("../../../site/types.js").PeerSeat[]} seats */
function openTables(seats) {
  /** @type {string[]} */
  const met = [];
  const parts = {
    engine: {},
    settings: {},
    storage: {},
    friends: { met: async (/** @type {{ key: string }} */ { key }) => void met.push(key) },
    dealt: () => {},
  };
  const tables = new PeerTables(/** @type {any} */ (parts), atOnce);
  const table = /** @type {any} */ ({ state: { peers: peersOf({ seats }) }, links: { fingerprintOf: () => "f" } });
  /** @param {any} [next] */
  const deal = (next = table) => tables.make("peer-1", { stored: true }).parts.onDealt(next);
  return { met, table, deal };
}

test("a rematch over the same link is no new meeting, a new link is one", () => {
  const { met, table, deal } = openTables([OWN, BOB]);
  deal();
  deal({ ...table });
  assert.deepEqual(met, [BOB.key]);
  deal({ ...table, links: { fingerprintOf: () => "f" } });
  assert.deepEqual(met, [BOB.key, BOB.key]);
});

test("whoever plays against another tab of this device meets nobody", () => {
  const { met, deal } = openTables([OWN, { ...BOB, key: OWN.key }]);
  deal();
  assert.deepEqual(met, []);
});
