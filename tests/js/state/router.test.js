/** Addresses lead where they say, and back. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { readFragment, writeFragment } from "../../../site/state/router.js";

/** @import { Route } from "../../../site/state/router.js" */

/** @type {Route[]} */
const routes = [
  { page: "lobby" },
  { page: "licences" },
  { page: "board", text: "classic.18446744073709551615&seats=person.computer" },
  { page: "board", text: "a b%c" },
  { page: "record", text: "filler-record_1~board_quick_5~players_person_J=C3=BC_/_computer" },
  { page: "match", text: "m-1" },
  { page: "challenge", text: "quick.1990.31.you-hard.J=c3=bc" },
  { page: "rules", text: "" },
  { page: "rules", text: "pairs" },
];

for (const route of routes) {
  test(`${writeFragment(route)} is read back`, () => assert.deepEqual(readFragment(writeFragment(route)), route));
}

test("an address that leads nowhere is a route of its own", () => {
  assert.deepEqual(readFragment("#nonsense"), { page: "unknown", text: "nonsense" });
  assert.deepEqual(readFragment("#rules=chess"), { page: "unknown", text: "rules=chess" });
});

test("stray percent signs do no harm", () => {
  assert.deepEqual(readFragment("#board=%zz"), { page: "board", text: "%zz" });
});
