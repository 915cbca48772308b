/** Codes are found in whatever people paste, and nothing else is taken for one. */

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { NetError } from "../../../site/net/errors.js";
import { freshSecret } from "../../../site/net/onelink.js";
import { findCode, linkTo, reachOf, withSecret } from "../../../site/state/codes.js";
import { readFragment } from "../../../site/state/router.js";
import { FAR, FakeConnection, NEAR, replyTo } from "./meeting_fakes.js";

const invite = new FakeConnection().code("invitation");
const reply = replyTo(invite);
const location = /** @type {Location} */ ({ href: "https://example.org/filler/#lobby" });

test("a bare code, a link and a message around a link are all understood", () => {
  const link = linkTo(location, "join", invite);
  assert.equal(link, `https://example.org/filler/#join=${invite}`);
  for (const text of [invite, ` ${invite}\n`, link, `Play with me: ${link} see you`, `${link}.`, `<${link}>`]) {
    assert.equal(findCode(text, "invite").text, invite, text);
  }
});

test("a link that a mail program has broken over lines is mended", () => {
  const link = linkTo(location, "reply", reply);
  const broken = [link.slice(0, 70), link.slice(70, 100), link.slice(100)].join("\r\n");
  assert.equal(findCode(broken, "reply").text, reply);
});

test("the secret of a one-link invite travels with its code", () => {
  const secret = freshSecret();
  const found = findCode(`Here: ${linkTo(location, "join", withSecret(invite, secret))}`, "invite");
  assert.deepEqual([found.text, found.secret], [invite, secret]);
  assert.equal(findCode(withSecret(invite, ""), "invite").secret, "");
  assert.throws(() => findCode(`${invite}.short`, "invite"), { code: "code-unreadable" });
});

test("a reply is no invite and an invite is no reply", () => {
  assert.throws(() => findCode(reply, "invite"), { code: "code-wrong-kind", parameters: { wanted: "invite" } });
  assert.throws(() => findCode(invite, "reply"), { code: "code-wrong-kind", parameters: { wanted: "reply" } });
});

test("whatever stands in a link or is pasted is a code or a message about it", () => {
  const texts = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.string({ maxLength: 200 }).map((text) => `https://example.org/#join=${text}`),
    fc.tuple(fc.nat({ max: invite.length }), fc.string({ maxLength: 3 })).map(([at, text]) => invite.slice(0, at) + text + invite.slice(at + 1)),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const route = readFragment(`#join=${text}`);
      assert.ok(route.page === "join");
      try {
        assert.ok(findCode(route.text, "invite").code.kind !== "reply");
      } catch (error) {
        assert.ok(error instanceof NetError, String(error));
      }
    }),
    { numRuns: 100_000 },
  );
});

test("an invite reaches as far as its best address", () => {
  const of = (/** @type {any[]} */ ...candidates) => reachOf(findCode(new FakeConnection({ candidates }).code(""), "invite").code);
  assert.equal(of(NEAR), "network");
  assert.equal(of(NEAR, FAR), "anywhere");
});
