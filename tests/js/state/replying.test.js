/** A reply that is opened as a link finds the invite: in this tab, in another one, or not at all. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Replying } from "../../../site/state/replying.js";
import { atOnce } from "./fakes.js";
import { FakeConnection, replyTo, settle } from "./meeting_fakes.js";

/** @param {{ taken?: boolean, here?: boolean }} wishes */
function openReplying({ taken = false, here = false }) {
  const invite = new FakeConnection().code("invitation");
  /** @type {string[]} */
  const got = [];
  let shown = 0;
  const replying = new Replying({
    linkOf: () => (here ? /** @type {any} */ ({ takeReply: async (/** @type {string} */ text) => got.push(text) }) : null),
    here: () => (shown += 1),
    frame: atOnce,
    offer: async (text) => {
      got.push(text);
      return taken;
    },
  });
  return { replying, reply: replyTo(invite), invite, got, shown: () => shown };
}

test("the waiting tab is found, and one is told to go there", async () => {
  const { replying, reply, got } = openReplying({ taken: true });
  assert.equal(replying.open(reply), null);
  assert.equal(replying.state.phase, "looking");
  await settle();
  assert.equal(replying.state.phase, "taken");
  assert.deepEqual(got, [reply]);
});

test("an invite in this very tab takes its reply at once", async () => {
  const { replying, reply, got, shown } = openReplying({ here: true });
  replying.open(reply);
  assert.deepEqual([got, shown()], [[reply], 1]);
});

test("where no tab waits the code is at hand to be taken elsewhere, and one can look again", async () => {
  const { replying, reply, got } = openReplying({});
  replying.open(reply);
  await settle();
  assert.equal(replying.state.phase, "none");
  assert.equal(replying.out.state.code, reply);
  await replying.look();
  assert.equal(got.length, 2);
});

test("what is no reply is refused", () => {
  const { replying, invite, got } = openReplying({});
  assert.equal(replying.open("")?.code, "code-unreadable");
  assert.equal(replying.open(invite)?.code, "code-wrong-kind");
  assert.deepEqual(got, []);
});
