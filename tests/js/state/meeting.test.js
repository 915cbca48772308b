/** The pages of meeting: addresses lead where they should, and nobody is torn away or loses an invite unasked. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Meeting } from "../../../site/state/meeting.js";
import { freshStore } from "../storage/stores.js";
import { atOnce } from "./fakes.js";
import { FakeConnection, FakePeerTable, replyTo, settle } from "./meeting_fakes.js";

async function openMeeting() {
  const store = await freshStore();
  const table = new FakePeerTable();
  /** @type {any[]} */
  const went = [];
  /** @type {any[]} */
  const refused = [];
  /** @type {((event: { preventDefault: () => void }) => void)[]} */
  const unloading = [];
  const looked = { shown: "invite" };
  const meeting = new Meeting({
    engine: /** @type {any} */ ({
      state: { phase: "ready" },
      call: async () => ({ variant: "classic", clock: "3+2", games: 2, rated: true, name: "Ann", resume: null }),
    }),
    window: /** @type {any} */ ({
      location: { href: "https://example.org/" },
      addEventListener: (/** @type {string} */ _name, /** @type {any} */ listener) => void unloading.push(listener),
    }),
    catalogue: async () => /** @type {any} */ ({ pictures: {}, longestName: 30, variants: [], clocks: [] }),
    variant: () => "classic",
    hostTable: async () => table.asTable,
    joinTable: async () => table.asTable,
    shown: () => looked.shown,
    go: (route) => void went.push(route),
    replace: (route) => void went.push(route),
    refuse: (error) => void refused.push(error),
    open: /** @type {any} */ (async () => store),
    frame: atOnce,
  });
  return { meeting, store, table, went, refused, unloading, looked };
}

test("codes that cannot be read are refused by the page that got them", async () => {
  const { meeting } = await openMeeting();
  const invite = new FakeConnection().code("invitation");
  assert.equal(meeting.follow({ page: "join", text: "***" })?.code, "code-unreadable");
  assert.equal(meeting.follow({ page: "reply", text: invite })?.code, "code-wrong-kind");
  assert.equal(meeting.follow({ page: "join", text: replyTo(invite) })?.code, "code-wrong-kind");
  assert.equal(meeting.follow({ page: "join", text: "" }), null, "an invite can still be pasted");
});

test("a pasted invite leads to its own address; what is none is explained where it was pasted", async () => {
  const { meeting, went } = await openMeeting();
  const invite = new FakeConnection().code("invitation");
  meeting.join("nothing of ours, really");
  assert.ok(meeting.joining.state.pasteError);
  assert.deepEqual(went, []);
  meeting.join(`look: https://example.org/#join=${invite}`);
  assert.deepEqual(went, [{ page: "join", text: invite }]);
});

test("the name is taken from the profile and goes back into it", async () => {
  const { meeting, store } = await openMeeting();
  await store.saveProfile({ name: "Ann" });
  meeting.follow({ page: "join", text: new FakeConnection().code("invitation") });
  while (meeting.joining.state.name === "") await new Promise((resolve) => setTimeout(resolve, 5));
  assert.equal(meeting.joining.state.name, "Ann");
});

test("closing the tab is asked about only while an invite or a reply waits in it", async () => {
  const { meeting, unloading } = await openMeeting();
  const ask = () => {
    let asked = false;
    for (const listener of unloading) listener({ preventDefault: () => (asked = true) });
    return asked;
  };
  assert.equal(ask(), false);
  meeting.joining.set({ phase: "waiting" });
  assert.equal(ask(), true);
  meeting.joining.forget();
  assert.equal(ask(), false);
});

test("whoever is invited back finds the page of inviting, and giving up leads back to the table", async () => {
  const { meeting, table, went } = await openMeeting();
  meeting.inviteAgain(table.asTable);
  await settle();
  assert.deepEqual(went, [{ page: "invite" }]);
  assert.equal(meeting.inviting.state.again, true);
  await meeting.cancelInvites();
  assert.deepEqual(went.at(-1), { page: "table", text: "table" });
  assert.equal(table.givenUp, 0);
});
