/**
 * Session descriptions, as far as one data channel needs them: read for the few values that go into a code, and built
 * anew from those on the other side.
 */

import { addressOf } from "./address.js";
import { fromHex, toHex } from "./bytes.js";

/** @import { Candidate } from "./code.js" */

/**
 * What one side says of itself.
 * @typedef {object} Description
 * @property {string} ufrag name of its ICE session
 * @property {string} pwd password of it
 * @property {string} fingerprint SHA-256 of its certificate, 64 lower-case hexadecimal digits
 * @property {Candidate[]} candidates the addresses under which it may be reached, the best first
 */

/** The longest message that we let the other side send, in bytes. */
export const LONGEST_MESSAGE = 65536;

/** How much browsers prefer each way of reaching somebody (RFC 8445, section 5.1.2.2). */
const PREFERENCE = { host: 126, srflx: 100, relay: 0 };

/**
 * @param {string} sdp
 * @returns {Description & { mid: string }}
 */
export function readDescription(sdp) {
  return {
    ufrag: field(sdp, /^a=ice-ufrag:(\S+)/m),
    pwd: field(sdp, /^a=ice-pwd:(\S+)/m),
    fingerprint: fingerprintInSdp(sdp),
    mid: field(sdp, /^a=mid:(\S+)/m) || "0",
    candidates: sdp.split(/\r?\n/).flatMap((line) => candidateIn(line) ?? []),
  };
}

/**
 * @param {string} sdp
 * @returns {string} SHA-256 of the certificate, 64 lower-case hexadecimal digits; "" if it is not told
 */
export function fingerprintInSdp(sdp) {
  const pairs = field(sdp, /^a=fingerprint:sha-256 ((?:[0-9A-F]{2}:){31}[0-9A-F]{2})/im);
  return toHex(fromHex(pairs.replaceAll(":", "")));
}

/**
 * @param {Description} from whoever says it
 * @param {{ setup: "active" | "passive", mid?: string }} options who begins with the encryption: `from` when active
 * @returns {string} a description that browsers accept, as offer and as answer
 */
export function writeDescription({ ufrag, pwd, fingerprint, candidates }, { setup, mid = "0" }) {
  const pairs = fingerprint.toUpperCase().match(/../g) ?? [];
  const lines = [
    "v=0",
    "o=- 1 1 IN IP4 127.0.0.1",
    "s=-",
    "t=0 0",
    `a=group:BUNDLE ${mid}`,
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    ...candidates.map((candidate, index) => `a=${writeCandidate(candidate, index)}`),
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${pwd}`,
    "a=ice-options:trickle",
    `a=fingerprint:sha-256 ${pairs.join(":")}`,
    `a=setup:${setup}`,
    `a=mid:${mid}`,
    "a=sctp-port:5000",
    `a=max-message-size:${LONGEST_MESSAGE}`,
  ];
  return `${lines.join("\r\n")}\r\n`;
}

/**
 * @param {Candidate} candidate
 * @param {number} index its place among those of its side
 * @param {number} [time] how often it has been given before: each time it must look like another one
 * @returns {string} a candidate attribute
 */
export function writeCandidate({ type, address, port }, index, time = 0) {
  const foundation = 1 + index + 100 * time;
  // Among equals the first is preferred, and whatever is given again comes behind.
  const local = 65535 - ((index + 16 * time) % 65536);
  const priority = PREFERENCE[type] * 2 ** 24 + local * 2 ** 8 + 255;
  // Browsers ask for the address behind it, which nobody needs.
  const related = type === "host" ? "" : address.includes(":") ? " raddr :: rport 0" : " raddr 0.0.0.0 rport 0";
  return `candidate:${foundation} 1 udp ${priority} ${address} ${port} typ ${type}${related}`;
}

/**
 * @param {string} line of a description
 * @returns {Candidate | null} null for anything but a candidate that goes into codes: those over TCP are of no use
 *   between two browsers
 */
function candidateIn(line) {
  const found = /^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ (host|srflx|relay)\b/i.exec(line);
  const address = found && addressOf(found[1]);
  const port = Number(found?.[2]);
  if (!found || !address || !(port >= 1 && port <= 65535)) return null;
  return { type: /** @type {Candidate["type"]} */ (found[3].toLowerCase()), address: address.text, port };
}

/**
 * @param {string} sdp
 * @param {RegExp} pattern
 * @returns {string}
 */
function field(sdp, pattern) {
  return pattern.exec(sdp)?.[1] ?? "";
}
