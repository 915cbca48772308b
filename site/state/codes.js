/** Codes as people hand them around: in links, alone, in the middle of a message, broken over lines. */

import { readCode } from "../net/code.js";
import { NET_TROUBLES, NetError } from "../net/errors.js";
import { readSecret } from "../net/onelink.js";
import { wholeAddress } from "./share.js";

/** @import { Code } from "../net/code.js" */

/** A message that holds more than this holds no code of ours. */
const LONGEST = 10_000;

/**
 * @param {string} text what somebody has pasted or scanned: a link, a bare code, or a message around one of them
 * @returns {string[]} what in it may be the code, the likeliest first; none when there is nothing
 */
function codesIn(text) {
  const short = text.slice(0, LONGEST);
  const [, link = ""] = /#(?:join|reply)=([\w-]+(?:\.[\w-]{32}(?![\w-]))?)/.exec(short) ?? [];
  // Mail programs break long links over several lines.
  const [, broken = ""] = /#(?:join|reply)=([\w\s.-]+)/.exec(short) ?? [];
  const bare = link ? "" : short;
  return [link, broken, bare].map((found) => found.replaceAll(/\s+/g, "")).filter((found) => found !== "");
}

/**
 * @param {string} pasted as in `codesIn`
 * @param {"invite" | "reply"} wanted a code with which a known friend is invited is an invite, too
 * @returns {{ text: string, code: Code, secret: string }} the code alone, what it says, and the secret of a one-link invite
 *   that stands behind it; "" when there is none
 * @throws {NetError} when there is none, it cannot be read, or it is of the other kind
 */
export function findCode(pasted, wanted) {
  /** @type {unknown} */
  let trouble = new NetError(NET_TROUBLES.unreadable);
  for (const [number, found] of codesIn(pasted).entries()) {
    try {
      const [text, secret = "", ...rest] = found.split(".");
      const code = readCode(text);
      if (rest.length > 0) throw new NetError(NET_TROUBLES.unreadable);
      if (secret) readSecret(secret);
      if ((code.kind === "reply") !== (wanted === "reply")) throw new NetError(NET_TROUBLES.kind, { wanted });
      return { text, code, secret };
    } catch (error) {
      if (number === 0) trouble = error;
    }
  }
  throw trouble;
}

/**
 * @param {Pick<Location, "href">} location of the page
 * @param {"join" | "reply"} name
 * @param {string} text the code, with what belongs to it
 * @returns {string} the link to send
 */
export function linkTo(location, name, text) {
  return wholeAddress(location, `#${name}=${text}`);
}

/**
 * @param {Code} code of an invite
 * @returns {"anywhere" | "network"} how far it reaches: who invites within one network has asked no server
 */
export function reachOf({ candidates }) {
  return candidates.some(({ type }) => type !== "host") ? "anywhere" : "network";
}

/**
 * @param {string} code
 * @param {string} secret of a one-link invite, or ""
 * @returns {string} both, as `findCode` reads them
 */
export const withSecret = (code, secret) => (secret ? `${code}.${secret}` : code);
