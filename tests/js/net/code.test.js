/** What stands in links is read strictly: whatever comes, the answer is a well-formed code or a NetError. */

import { candidates, sayings } from "./codes.js";
import fc from "fast-check";
import assert from "node:assert/strict";
import { test } from "node:test";
import { addressOf } from "../../../site/net/address.js";
import { fromBase64Url, toBase64Url } from "../../../site/net/bytes.js";
import { LONGEST_CODE, LONGEST_TEXT, MOST_CANDIDATES, codeInText, readCode, writeCode } from "../../../site/net/code.js";
import { NET_TROUBLES, NetError } from "../../../site/net/errors.js";

/** @import { Code } from "../../../site/net/code.js" */

/** Fragments that are tried in all, random and mutated ones. */
const FRAGMENTS = 100_000;

/** @type {Omit<Code, "id">} */
const EXAMPLE = {
  kind: "invite",
  ufrag: "8yA9",
  pwd: "2+r87PJqlGA0IRiaetj3Y4r9",
  fingerprint: "20b79612ae651369651029fb1588800448d9364596f00df7533bbb1586adf172",
  candidates: [
    { type: "host", address: "a6644b9e-0c2a-429b-b8c8-9ccc7a4d223a.local", port: 58181 },
    { type: "host", address: "9d87a5a0-7967-4aac-bd0d-bb399808df3d.local", port: 40220 },
  ],
  text: "",
  answers: "",
};

/**
 * @param {string} fragment
 * @returns {Code | null} what it says; null when it was refused as it should be
 */
function read(fragment) {
  try {
    return readCode(fragment);
  } catch (error) {
    assert.ok(error instanceof NetError, `${fragment}: ${error}`);
    /** @type {string[]} */
    const codes = [NET_TROUBLES.unreadable, NET_TROUBLES.version, NET_TROUBLES.long];
    assert.ok(codes.includes(error.code), error.code);
    return null;
  }
}

/** @param {Code} code that was read from a link */
function assertWellFormed(code) {
  assert.match(code.kind, /^(?:invite|reply|known)$/);
  assert.match(code.ufrag, /^[A-Za-z0-9+/]{4,127}$/);
  assert.match(code.pwd, /^[A-Za-z0-9+/]{22,127}$/);
  assert.match(code.fingerprint, /^[0-9a-f]{64}$/);
  assert.match(code.kind === "reply" ? code.answers : code.id, /^[0-9a-f]{16}$/);
  assert.equal(code.kind === "reply" ? code.id : code.answers, "");
  assert.ok(code.candidates.length <= MOST_CANDIDATES);
  for (const { type, address, port } of code.candidates) {
    assert.match(type, /^(?:host|srflx|relay)$/);
    assert.equal(addressOf(address)?.text, address);
    assert.ok(port >= 1 && port <= 65535);
  }
  assert.ok(new TextEncoder().encode(code.text).length <= LONGEST_TEXT);
}

test("what was written is read", () => {
  fc.assert(
    fc.property(sayings, (saying) => {
      const written = writeCode(saying);
      assert.match(written, /^[A-Za-z0-9_-]+$/);
      assert.ok(written.length <= LONGEST_CODE);
      const { id, ...said } = readCode(written);
      assert.deepEqual(said, saying);
      assert.equal(id.length, saying.kind === "reply" ? 0 : 16);
    }),
    { numRuns: 2000 },
  );
});

test("two hidden local addresses make a code of at most 140 characters, in Chromium and in Firefox", () => {
  const firefox = { ...EXAMPLE, ufrag: "1f0a93bc", pwd: "0123456789abcdef0123456789abcdef" };
  for (const saying of [EXAMPLE, firefox]) {
    assert.ok(writeCode(saying).length <= 140);
    assert.ok(writeCode({ ...saying, kind: "reply", answers: "0123456789abcdef" }).length <= 140);
  }
});

test("random and mutated fragments give a well-formed code or a NetError, never another exception", () => {
  const real = fc.sample(sayings, { numRuns: 500, seed: 1 }).map((saying) => writeCode(saying));
  let accepted = 0;
  let tried = 0;
  /** @param {string} fragment */
  const look = (fragment) => {
    tried += 1;
    const code = read(fragment);
    if (!code) return;
    accepted += 1;
    assertWellFormed(code);
    assert.equal(writeCode(code), fragment);
  };
  const mutation = fc.tuple(
    fc.constantFrom(...real),
    fc.constantFrom("change", "cut", "insert", "double", "bits", "join"),
    fc.nat(),
    fc.nat(),
    fc.constantFrom(...real),
  );
  const mutated = mutation.map(([code, how, place, other, another]) => {
    const at = place % code.length;
    const letter = toBase64Url(Uint8Array.of(other & 255))[0];
    if (how === "change") return code.slice(0, at) + letter + code.slice(at + 1);
    if (how === "cut") return code.slice(0, at);
    if (how === "insert") return code.slice(0, at) + letter + code.slice(at);
    if (how === "double") return code + code;
    if (how === "join") return code.slice(0, at) + another.slice(other % another.length);
    const bytes = fromBase64Url(code) ?? new Uint8Array();
    bytes[place % bytes.length] ^= 1 << (other & 7);
    return toBase64Url(bytes);
  });
  const anything = fc.oneof(
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 200 }) },
    { weight: 2, arbitrary: fc.uint8Array({ maxLength: 300 }).map(toBase64Url) },
    // The right version and kind, so that the rest is looked at as well.
    { weight: 3, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => toBase64Url(Uint8Array.from([16 | ((bytes[0] ?? 0) % 3), ...bytes]))) },
    { weight: 1, arbitrary: fc.integer({ min: 2000, max: 5000 }).map((length) => "A".repeat(length)) },
    { weight: 13, arbitrary: mutated },
  );
  fc.assert(fc.property(anything, look), { numRuns: FRAGMENTS, seed: 2, endOnFailure: true });
  assert.equal(tried, FRAGMENTS);
  // Mutations of names, passwords and texts mostly make another well-formed code; were there none, nothing would be tested.
  assert.ok(accepted > FRAGMENTS / 20, `${accepted} accepted`);
  assert.ok(accepted < FRAGMENTS / 1.5, `${accepted} accepted`);
});

test("a code of a later version is told from one that is broken", () => {
  const bytes = fromBase64Url(writeCode(EXAMPLE)) ?? new Uint8Array();
  bytes[0] += 16;
  assert.throws(() => readCode(toBase64Url(bytes)), { code: NET_TROUBLES.version });
  bytes[0] -= 32;
  assert.throws(() => readCode(toBase64Url(bytes)), { code: NET_TROUBLES.unreadable });
  assert.throws(() => readCode("A".repeat(LONGEST_CODE + 1)), { code: NET_TROUBLES.long });
  assert.throws(() => readCode(""), { code: NET_TROUBLES.unreadable });
});

test("what cannot be said is not written", () => {
  /** @type {Partial<Code>[]} */
  const wrong = [
    { ufrag: "abc" },
    { ufrag: "a b c d" },
    { pwd: "short" },
    { fingerprint: "20:B7" },
    { answers: "0123456789abcdef" },
    { kind: "reply" },
    { candidates: [{ type: "host", address: "example.org", port: 1 }] },
    { candidates: [{ type: "host", address: "10.0.0.1", port: 0 }] },
  ];
  for (const change of wrong) assert.throws(() => writeCode({ ...EXAMPLE, ...change }), { code: NET_TROUBLES.unreadable });
  assert.throws(() => writeCode({ ...EXAMPLE, text: "x".repeat(LONGEST_TEXT + 1) }), { code: NET_TROUBLES.long });
});

test("of too many addresses the first are kept", () => {
  const many = fc.sample(candidates, { numRuns: MOST_CANDIDATES + 5, seed: 3 });
  assert.deepEqual(readCode(writeCode({ ...EXAMPLE, candidates: many })).candidates, many.slice(0, MOST_CANDIDATES));
});

test("invites that differ in name, password or certificate have different ids", () => {
  const ids = [
    EXAMPLE,
    { ...EXAMPLE, ufrag: "8yA8" },
    { ...EXAMPLE, pwd: "2+r87PJqlGA0IRiaetj3Y4r8" },
    { ...EXAMPLE, fingerprint: EXAMPLE.fingerprint.replace("20", "21") },
  ].map((saying) => readCode(writeCode(saying)).id);
  assert.equal(new Set(ids).size, ids.length);
  assert.equal(readCode(writeCode({ ...EXAMPLE, text: "other words" })).id, ids[0]);
});

test("a pasted link or a code broken by a chat is found", () => {
  const code = writeCode(EXAMPLE);
  assert.equal(codeInText(code), code);
  assert.equal(codeInText(` ${code.slice(0, 50)}\n  ${code.slice(50)} `), code);
  assert.equal(codeInText(`Come and play: https://filler.example/#join=${code}`), code);
  assert.equal(codeInText(`http://127.0.0.1:8000/x/#reply=${code} `), code);
});
