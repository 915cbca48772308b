/** A challenge is read as it was written, and nothing else is taken for one. */

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { cleanName, LONGEST_NAME, readChallenge, writeChallenge } from "../../../site/state/challenge_code.js";
import { readFragment, writeFragment } from "../../../site/state/router.js";
import { LEVELS } from "../../../site/views/level_names.js";

/** @import { Challenge, ChallengeSeat } from "../../../site/state/challenge_code.js" */

const others = fc.array(fc.constantFrom(/** @type {ChallengeSeat} */ ("person"), ...LEVELS), { minLength: 1, maxLength: 3 });
const seats = fc.tuple(others, fc.nat()).map(([rest, at]) => {
  const place = at % (rest.length + 1);
  return [...rest.slice(0, place), /** @type {const} */ ("you"), ...rest.slice(place)];
});

/** @type {fc.Arbitrary<Challenge>} */
const challenges = fc.record(
  {
    variant: fc.constantFrom("quick", "classic", "hex", "pairs"),
    seed: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map(String),
    target: fc.integer({ min: 1, max: 9999 }),
    seats,
    name: fc.string({ unit: "grapheme", maxLength: 60 }).map(cleanName),
  },
  { noNullPrototype: true },
);

test("what is written is read back, also through the address bar", () => {
  fc.assert(
    fc.property(challenges, (challenge) => {
      const text = writeChallenge(challenge);
      assert.match(text, /^[A-Za-z0-9.=-]+$/, "no program that makes links of texts cuts it");
      assert.deepEqual(readChallenge(text), challenge);
      assert.deepEqual(readFragment(writeFragment({ page: "challenge", text })), { page: "challenge", text });
    }),
  );
});

test("whatever is read is written the same: one challenge, one code", () => {
  fc.assert(
    fc.property(challenges, fc.nat(), fc.string({ maxLength: 2 }), fc.nat(2), (challenge, at, put, taken) => {
      const text = writeChallenge(challenge);
      const place = at % (text.length + 1);
      const changed = text.slice(0, place) + put + text.slice(place + taken);
      try {
        assert.equal(writeChallenge(readChallenge(changed)), changed);
      } catch (error) {
        assert.equal(/** @type {{ code?: string }} */ (error).code, "challenge-damaged", String(error));
      }
    }),
    { numRuns: 1000 },
  );
});

const DAMAGED = [
  "",
  "quick",
  "quick.1990.31",
  "quick.1990.31.",
  "quick.1990.31.you",
  "quick.1990.31.hard-medium",
  "quick.1990.31.you-you",
  "quick.1990.31.you-strong",
  "quick.1990.31.you-easy-easy-easy-easy",
  "quick.1990.0.you-hard",
  "quick.1990.031.you-hard",
  "quick.1990.-3.you-hard",
  "quick.1990.12345.you-hard",
  "quick.19x0.31.you-hard",
  "Quick.1990.31.you-hard",
  "quick.1990.31.you-hard.",
  "quick.1990.31.you-hard.=4",
  "quick.1990.31.you-hard.=ff",
  "quick.1990.31.you-hard.=41",
  "quick.1990.31.you-hard.=20Ann",
  "quick.1990.31.you-hard.<b>",
  "quick.1990.31.you-hard.Ann.Ben",
  `quick.1990.31.you-hard.${"A".repeat(LONGEST_NAME + 1)}`,
  "x".repeat(5000),
];

for (const text of DAMAGED) {
  test(`“${text.slice(0, 40)}” is no challenge`, () => assert.throws(() => readChallenge(text), { code: "challenge-damaged" }));
}

test("a name is shown without what cannot be seen, and not too long", () => {
  assert.equal(cleanName("  Ann\n\u0007 \u202e Lee "), "Ann Lee");
  assert.equal([...cleanName("é".repeat(99))].length, LONGEST_NAME);
  assert.equal(cleanName("\u200b \t"), "");
});
