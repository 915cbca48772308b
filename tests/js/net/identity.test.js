/** Keys sign and verify in the one form that goes over the wire, with both algorithms; nothing malformed raises. */

import fc from "fast-check";
import assert from "node:assert/strict";
import { test } from "node:test";
import { certificateFresh, makeKeys, makePair, publicKey, sign, verify } from "../../../site/net/identity.js";

/** @import { Keys } from "../../../site/net/identity.js" */

const DAY = 24 * 60 * 60 * 1000;

/** @returns {Promise<Keys[]>} keys of both algorithms */
async function bothKeys() {
  return [await makeKeys(), { algorithm: "p256", pair: await makePair("p256") }];
}

test("a signature holds for its text and its key only", async () => {
  const [one, two] = await bothKeys();
  assert.equal(one.algorithm, "ed25519");
  for (const [keys, others] of [[one, two], [two, one]]) {
    const key = await publicKey(keys);
    const text = "move 7 → ♟\n";
    const signature = await sign(keys, text);
    assert.match(key, keys.algorithm === "p256" ? /^p256:[\w-]{87}$/ : /^ed25519:[\w-]{43}$/);
    assert.match(signature, /^[\w-]{86}$/);
    assert.equal(await verify(key, text, signature), true);
    assert.equal(await verify(key, `${text} `, signature), false);
    assert.equal(await verify(await publicKey(others), text, signature), false);
    assert.equal(await verify(key, text, await sign(keys, "another text")), false);
    await assert.rejects(crypto.subtle.exportKey("pkcs8", keys.pair.privateKey));
  }
});

test("nothing malformed raises, and nothing malformed is valid", async () => {
  const [keys] = await bothKeys();
  const key = await publicKey(keys);
  const signature = await sign(keys, "text");
  const words = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom(key, signature, `${key}=`, `${key}:x`, "p256:", "constructor:AA", `p256:${key.slice(8)}`));
  await fc.assert(
    fc.asyncProperty(words, fc.string({ unit: "binary" }), words, async (someKey, text, someSignature) => {
      assert.equal(await verify(someKey, text, someSignature), false);
    }),
    { numRuns: 500 },
  );
  // Without types, anything may come.
  assert.equal(await verify(/** @type {any} */ (null), "text", /** @type {any} */ (7)), false);
});

test("a certificate is due to be made anew a month before it ends", () => {
  assert.equal(certificateFresh({ expires: 100 * DAY }, 69 * DAY), true);
  assert.equal(certificateFresh({ expires: 100 * DAY }, 71 * DAY), false);
  assert.equal(certificateFresh({ expires: 100 * DAY }, 101 * DAY), false);
});
