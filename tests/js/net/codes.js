/** Codes for the tests of the room `net`, drawn by fast-check. */

import fc from "fast-check";
import { LONGEST_TEXT } from "../../../site/net/code.js";
import { toHex } from "../../../site/net/bytes.js";
import { addressFrom } from "../../../site/net/address.js";

/** @import { Address } from "../../../site/net/address.js" */
/** @import { Candidate, Code } from "../../../site/net/code.js" */
/** @import { Arbitrary } from "fast-check" */

const ICE = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"];
const DIGITS = [..."0123456789abcdef"];

/**
 * @param {readonly string[]} letters
 * @param {number} minLength
 * @param {number} maxLength
 */
function word(letters, minLength, maxLength) {
  return fc.array(fc.constantFrom(...letters), { minLength, maxLength }).map((drawn) => drawn.join(""));
}

/** @param {number} length */
function bytes(length) {
  return fc.uint8Array({ minLength: length, maxLength: length });
}

/** @type {Arbitrary<Address["kind"]>} */
const kinds = fc.constantFrom("mdns", "ipv4", "ipv6");

/** @type {Arbitrary<Candidate>} */
export const candidates = fc
  .record({ kind: kinds, raw: bytes(16), type: fc.constantFrom("host", "srflx", "relay"), port: fc.integer({ min: 1, max: 65535 }) })
  .map(({ kind, raw, type, port }) => {
    const { text } = addressFrom(kind, kind === "ipv4" ? raw.subarray(0, 4) : raw);
    return { type: /** @type {Candidate["type"]} */ (type), address: text, port };
  });

/** Invitations: any text that fits. */
export const texts = fc.string({ unit: "grapheme", maxLength: 100 }).filter((text) => new TextEncoder().encode(text).length <= LONGEST_TEXT);

/** What `writeCode` takes. @type {Arbitrary<Omit<Code, "id">>} */
export const sayings = fc
  .record({
    kind: fc.constantFrom("invite", "reply", "known"),
    ufrag: fc.oneof(word(ICE, 4, 127), word(DIGITS, 8, 8)),
    pwd: fc.oneof(word(ICE, 22, 127), word(DIGITS, 32, 32)),
    fingerprint: bytes(32).map(toHex),
    candidates: fc.array(candidates, { maxLength: 12 }),
    text: texts,
    answers: bytes(8).map(toHex),
  })
  .map((drawn) => ({
    ...drawn,
    kind: /** @type {Code["kind"]} */ (drawn.kind),
    answers: drawn.kind === "reply" ? drawn.answers : "",
  }));
