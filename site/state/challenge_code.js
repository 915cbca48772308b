/**
 * A challenge as it stands in a link: take more on this board, from this seat, against the same players.
 *
 *     classic.1990.117.you-hard.Ann
 *
 * variant, seed, what is to be exceeded, who sits where in the order of play, and, if wished, who challenges. In the
 * name everything but ASCII letters, digits and hyphens is written as `=` and two hexadecimal digits a byte of UTF-8,
 * as in records: no program that makes links of texts cuts it.
 */

import { EngineError } from "../engine/client.js";

/** @import { Level } from "../types.js" */

/** Who sits on a seat: who is challenged, somebody beside them at the device, or a computer of a level. @typedef {"you" | "person" | Level} ChallengeSeat */

/**
 * @typedef {object} Challenge
 * @property {string} variant
 * @property {string} seed
 * @property {number} target worth that is to be exceeded by the side of who is challenged
 * @property {ChallengeSeat[]} seats one a player; exactly one is "you"
 * @property {string} name of who challenges, perhaps empty
 */

/** Names have at most so many characters, as everywhere. */
export const LONGEST_NAME = 30;

/** Characters of a code; anything longer is refused unread. */
const LONGEST_CODE = 500;

/** More than any board is worth. */
const LARGEST_TARGET = 9999;

/** @type {readonly string[]} */
const LEVELS = Object.freeze(["beginner", "easy", "medium", "hard", "expert", "perfect"]);

/** Why a code is refused: it is no challenge, or one that nobody can meet. */
export const CHALLENGE_REFUSALS = Object.freeze({ damaged: "challenge-damaged", impossible: "challenge-impossible" });

/**
 * @param {string} name as somebody wrote it
 * @returns {string} the same as it is shown and sent: without what cannot be seen, and not too long
 */
export function cleanName(name) {
  const seen = name.normalize("NFC").replace(/[\p{C}\p{Z}]+/gu, " ").trim();
  return [...seen].slice(0, LONGEST_NAME).join("").trim();
}

/**
 * @param {Challenge} challenge
 * @returns {string} what stands behind `#challenge=`
 */
export function writeChallenge({ variant, seed, target, seats, name }) {
  const parts = [variant, seed, String(target), seats.join("-")];
  const shown = cleanName(name);
  return [...parts, ...(shown ? [packName(shown)] : [])].join(".");
}

/**
 * Reads a code strictly. Whether there is such a board says the engine.
 * @param {string} text what stands behind `#challenge=`
 * @returns {Challenge}
 * @throws {EngineError} with one of CHALLENGE_REFUSALS
 */
export function readChallenge(text) {
  const parts = text.length > LONGEST_CODE ? [] : text.split(".");
  const [variant = "", seed = "", amount = "", who = "", packed] = parts;
  const seats = who.split("-");
  const sound =
    (parts.length === 4 || parts.length === 5) &&
    /^[a-z]{1,20}$/.test(variant) &&
    /^\d{1,20}$/.test(seed) &&
    /^[1-9]\d{0,3}$/.test(amount) &&
    areSeats(seats);
  const name = packed === undefined ? "" : unpackName(packed);
  if (!sound || name === null) throw new EngineError(CHALLENGE_REFUSALS.damaged, {});
  return { variant, seed, target: Math.min(Number(amount), LARGEST_TARGET), seats, name };
}

/**
 * @param {string[]} seats
 * @returns {seats is ChallengeSeat[]}
 */
function areSeats(seats) {
  const known = seats.every((seat) => seat === "you" || seat === "person" || LEVELS.includes(seat));
  return known && seats.length >= 2 && seats.length <= 4 && seats.filter((seat) => seat === "you").length === 1;
}

/** @param {string} name */
function packName(name) {
  return Array.from(new TextEncoder().encode(name), (byte) => {
    const sign = String.fromCharCode(byte);
    return /[A-Za-z0-9-]/.test(sign) ? sign : `=${byte.toString(16).padStart(2, "0")}`;
  }).join("");
}

/**
 * @param {string} packed
 * @returns {string | null} null when no name is written so
 */
function unpackName(packed) {
  if (!/^(?:[A-Za-z0-9-]|=[0-9a-f]{2})+$/.test(packed)) return null;
  const bytes = Array.from(packed.matchAll(/=(..)|./g), ([sign, byte]) => (byte ? Number.parseInt(byte, 16) : sign.charCodeAt(0)));
  try {
    const name = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(new Uint8Array(bytes));
    // Only what `writeChallenge` gives: one name, one code.
    return name !== "" && cleanName(name) === name && packName(name) === packed ? name : null;
  } catch {
    return null;
  }
}
