/**
 * The codes behind `#join=` and `#reply=`: everything that a browser must know to reach another one, packed into bytes
 * and written as base64url. Codes come from strangers: they are read strictly, and there is one way to write each.
 *
 * Bytes: version and kind · length of ufrag, ufrag · length of pwd, pwd · fingerprint (32) · in replies the id of the
 * invite (8) · number of candidates · for each its kind, address and port · the invitation in UTF-8, to the end.
 */

import { KINDS, LENGTHS, addressFrom, addressOf } from "./address.js";
import { fromBase64Url, fromHex, toBase64Url, toHex } from "./bytes.js";
import { NET_TROUBLES, NetError } from "./errors.js";

/**
 * One address under which a device may be reached, always by UDP.
 * @typedef {object} Candidate
 * @property {"host" | "srflx" | "relay"} type its own address, the one that a STUN server saw, or a TURN server's
 * @property {string} address `….local`, IPv4, or IPv6 as eight groups
 * @property {number} port
 */

/**
 * What a code says.
 * @typedef {object} Code
 * @property {"invite" | "reply" | "known"} kind `known`: an invite to a friend who may come without a reply
 * @property {string} ufrag name of the ICE session
 * @property {string} pwd password of the ICE session
 * @property {string} fingerprint SHA-256 of the certificate, 64 lower-case hexadecimal digits
 * @property {Candidate[]} candidates the best first
 * @property {string} text the invitation, for the engine to read; "" in replies
 * @property {string} id of an invite, 16 hexadecimal digits; "" in replies
 * @property {string} answers in replies the id of the invite; otherwise ""
 */

/** Characters of a code at most. */
export const LONGEST_CODE = 2048;

/** Bytes of the invitation at most. */
export const LONGEST_TEXT = 400;

/** Candidates in a code at most; the best ones are kept. */
export const MOST_CANDIDATES = 12;

const VERSION = 1;

/** The kinds of codes, in the order of their numbers. @type {readonly Code["kind"][]} */
const CODE_KINDS = ["invite", "reply", "known"];

/** @type {readonly Candidate["type"][]} */
const TYPES = ["host", "srflx", "relay"];

const FINGERPRINT_LENGTH = 32;
const ID_LENGTH = 8;

/** What browsers may use for ufrag and pwd, and how many of it (RFC 8839, section 5.4). */
const UFRAG = /^[A-Za-z0-9+/]{4,127}$/;
const PWD = /^[A-Za-z0-9+/]{22,127}$/;

/** Marks a ufrag or pwd of hexadecimal digits, two in a byte; Firefox makes such ones. */
const HEX = 0x80;

/**
 * @param {Omit<Code, "id" | "answers"> & { answers?: string }} code what it shall say; `answers` is needed in replies
 * @returns {string} base64url, at most LONGEST_CODE characters
 * @throws {NetError} code-too-long when the invitation is, code-unreadable when a part is none that a code can say
 */
export function writeCode({ kind, ufrag, pwd, fingerprint, candidates, text, answers = "" }) {
  const invitation = new TextEncoder().encode(text);
  if (invitation.length > LONGEST_TEXT) throw new NetError(NET_TROUBLES.long);
  const right =
    UFRAG.test(ufrag) &&
    PWD.test(pwd) &&
    /^[0-9a-f]{64}$/.test(fingerprint) &&
    CODE_KINDS.includes(kind) &&
    (kind === "reply" ? /^[0-9a-f]{16}$/ : /^$/).test(answers);
  if (!right) throw new NetError(NET_TROUBLES.unreadable);
  const kept = candidates.slice(0, MOST_CANDIDATES);
  return toBase64Url(
    Uint8Array.from([
      (VERSION << 4) | CODE_KINDS.indexOf(kind),
      ...packWord(ufrag),
      ...packWord(pwd),
      ...fromHex(fingerprint),
      ...fromHex(answers),
      kept.length,
      ...kept.flatMap(packCandidate),
      ...invitation,
    ]),
  );
}

/**
 * @param {string} text
 * @returns {Code}
 * @throws {NetError} code-too-long, code-version, or code-unreadable
 */
export function readCode(text) {
  if (text.length > LONGEST_CODE) throw new NetError(NET_TROUBLES.long);
  const bytes = fromBase64Url(text);
  if (!bytes || bytes.length === 0) throw new NetError(NET_TROUBLES.unreadable);
  if (bytes[0] >> 4 !== VERSION) throw new NetError(bytes[0] >> 4 > VERSION ? NET_TROUBLES.version : NET_TROUBLES.unreadable);
  const code = unpack(bytes);
  // There is one way to write each code: whatever was written in another was not written by us.
  if (writeCode(code) !== text) throw new NetError(NET_TROUBLES.unreadable);
  return code;
}

/**
 * People paste a whole link, or a code with spaces and line breaks that a chat has put in.
 * @param {string} pasted
 * @returns {string} the code in it, not checked
 */
export function codeInText(pasted) {
  const whole = pasted.replace(/\s+/g, "");
  const found = /#(?:join|reply)=([A-Za-z0-9_-]*)/.exec(whole);
  return found ? found[1] : whole;
}

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @returns {Code}
 */
function unpack(bytes) {
  const reader = new Reader(bytes);
  const kind = CODE_KINDS[reader.byte() & 15];
  const ufrag = unpackWord(reader);
  const pwd = unpackWord(reader);
  const fingerprint = toHex(reader.take(FINGERPRINT_LENGTH));
  const answers = kind === "reply" ? toHex(reader.take(ID_LENGTH)) : "";
  const candidates = Array.from({ length: reader.byte() }, () => unpackCandidate(reader));
  const text = readText(reader.rest());
  return { kind, ufrag, pwd, fingerprint, candidates, text, answers, id: answers ? "" : idOf(fingerprint, ufrag, pwd) };
}

/**
 * Tells invites apart; nothing rests on it but which of the waiting ones a reply is handed to.
 * @param {string} fingerprint
 * @param {string} ufrag
 * @param {string} pwd
 * @returns {string} 16 hexadecimal digits (FNV-1a, 64 bits: WebCrypto's hashes are not at hand at once)
 */
function idOf(fingerprint, ufrag, pwd) {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(`${fingerprint} ${ufrag} ${pwd}`)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, "0");
}

/** @param {string} word of letters that ICE allows: six bits each, or four where all are hexadecimal digits */
function packWord(word) {
  if (/^(?:[0-9a-f]{2})+$/.test(word)) return [word.length | HEX, ...fromHex(word)];
  const letters = word.replaceAll("+", "-").replaceAll("/", "_").padEnd(Math.ceil(word.length / 4) * 4, "A");
  const packed = fromBase64Url(letters) ?? [];
  return [word.length, ...packed.slice(0, Math.ceil((word.length * 6) / 8))];
}

/** @param {Reader} reader */
function unpackWord(reader) {
  const first = reader.byte();
  const length = first & ~HEX;
  if (first & HEX) return toHex(reader.take(length / 2));
  const letters = toBase64Url(Uint8Array.from([...reader.take(Math.ceil((length * 6) / 8)), 0, 0]));
  return letters.slice(0, length).replaceAll("-", "+").replaceAll("_", "/");
}

/** @param {Candidate} candidate */
function packCandidate({ type, address, port }) {
  const found = addressOf(address);
  if (!found || !TYPES.includes(type) || !(port >= 1 && port <= 65535)) throw new NetError(NET_TROUBLES.unreadable);
  return [(KINDS.indexOf(found.kind) << 4) | TYPES.indexOf(type), ...found.bytes, port >> 8, port & 255];
}

/**
 * @param {Reader} reader
 * @returns {Candidate}
 */
function unpackCandidate(reader) {
  const first = reader.byte();
  const kind = KINDS[first >> 4];
  const type = TYPES[first & 15];
  if (!kind || !type) throw new NetError(NET_TROUBLES.unreadable);
  const address = addressFrom(kind, reader.take(LENGTHS[kind])).text;
  return { type, address, port: (reader.byte() << 8) | reader.byte() };
}

/** @param {Uint8Array} bytes */
function readText(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new NetError(NET_TROUBLES.unreadable);
  }
}

/** Takes bytes one after the other, and refuses where there are none left. */
class Reader {
  #at = 0;

  /** @param {Uint8Array} bytes */
  constructor(bytes) {
    this.bytes = bytes;
  }

  /** @returns {number} the next byte */
  byte() {
    return this.take(1)[0];
  }

  /**
   * @param {number} count
   * @returns {Uint8Array} the next bytes
   */
  take(count) {
    const end = this.#at + count;
    if (!Number.isInteger(count) || end > this.bytes.length) throw new NetError(NET_TROUBLES.unreadable);
    const taken = this.bytes.subarray(this.#at, end);
    this.#at = end;
    return taken;
  }

  /** @returns {Uint8Array} all that is left */
  rest() {
    return this.take(this.bytes.length - this.#at);
  }
}
