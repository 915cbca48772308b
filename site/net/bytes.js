/** Bytes as text and back: base64url and hexadecimal, read strictly. */

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** The value of each letter of the alphabet, by its character code. */
const VALUES = new Map([...ALPHABET].map((letter, value) => [letter, value]));

/**
 * @param {Uint8Array} bytes
 * @returns {string} base64url without padding
 */
export function toBase64Url(bytes) {
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const left = Math.min(3, bytes.length - at);
    const three = (bytes[at] << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    for (let letter = 0; letter <= left; letter += 1) text += ALPHABET[(three >> (18 - 6 * letter)) & 63];
  }
  return text;
}

/**
 * Every sequence of bytes has exactly one text that is read as it.
 * @param {string} text base64url without padding
 * @returns {Uint8Array<ArrayBuffer> | null} null for anything else
 */
export function fromBase64Url(text) {
  if (text.length % 4 === 1) return null;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const letter of text) {
    const value = VALUES.get(letter);
    if (value === undefined) return null;
    held = (held << 6) | value;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at] = held >> bits;
      held &= (1 << bits) - 1;
      at += 1;
    }
  }
  // Bits that no byte uses must be zero.
  return held === 0 && at === bytes.length ? bytes : null;
}

/**
 * @param {Uint8Array} bytes
 * @returns {string} two lower-case hexadecimal digits for each
 */
export function toHex(bytes) {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * @param {string} text an even number of hexadecimal digits
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function fromHex(text) {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
