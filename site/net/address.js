/** The addresses that stand in codes: names that browsers make up for local addresses (mDNS), IPv4 and IPv6. */

import { fromHex, toHex } from "./bytes.js";

/**
 * @typedef {object} Address
 * @property {"mdns" | "ipv4" | "ipv6"} kind
 * @property {Uint8Array} bytes 16, 4 or 16
 * @property {string} text its one normal form: IPv6 as eight groups, nothing left out
 */

/** The kinds, in the order of their numbers in a code. @type {readonly Address["kind"][]} */
export const KINDS = ["mdns", "ipv4", "ipv6"];

/** Bytes of an address of each kind. */
export const LENGTHS = { mdns: 16, ipv4: 4, ipv6: 16 };

const MDNS = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/i;
const IPV4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;
const IPV6 = /^[0-9A-Fa-f:]+(?::\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3})?$/;

/**
 * @param {string} text
 * @returns {Address | null} null for anything else
 */
export function addressOf(text) {
  const name = MDNS.exec(text);
  if (name) return addressFrom("mdns", fromHex(name.slice(1).join("")));
  const numbers = IPV4.exec(text)?.slice(1).map(Number);
  if (numbers) return numbers.every((number) => number <= 255) ? addressFrom("ipv4", Uint8Array.from(numbers)) : null;
  if (!IPV6.test(text) || !URL.canParse(`http://[${text}]/`)) return null;
  const groups = expand(new URL(`http://[${text}]/`).hostname.slice(1, -1));
  return addressFrom("ipv6", fromHex(groups.map((group) => group.padStart(4, "0")).join("")));
}

/**
 * @param {Address["kind"]} kind
 * @param {Uint8Array} bytes as many as the kind has
 * @returns {Address}
 */
export function addressFrom(kind, bytes) {
  return { kind, bytes, text: write(kind, bytes) };
}

/**
 * @param {Address["kind"]} kind
 * @param {Uint8Array} bytes
 * @returns {string}
 */
function write(kind, bytes) {
  if (kind === "ipv4") return bytes.join(".");
  const digits = toHex(bytes);
  if (kind === "ipv6") {
    return (digits.match(/.{4}/g) ?? []).map((group) => Number.parseInt(group, 16).toString(16)).join(":");
  }
  const cuts = [0, 8, 12, 16, 20, 32];
  return `${cuts.slice(1).map((end, index) => digits.slice(cuts[index], end)).join("-")}.local`;
}

/**
 * @param {string} text an IPv6 address as URLs write it: lower case, no dots, the longest run of zeros left out
 * @returns {string[]} its eight groups
 */
function expand(text) {
  const [before, after] = text.split("::").map((part) => (part ? part.split(":") : []));
  if (!after) return before;
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => "0"), ...after];
}
