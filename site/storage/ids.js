/** Ids of tables and matches. */

/** @returns {string} a fresh one: 20 letters and digits, never the same twice */
export function freshId() {
  const alphabet = "abcdefghijklmnopqrstuvwxyz234567";
  // 32 signs: five bits a byte are used, so that each is as likely as any other.
  return Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => alphabet[byte % alphabet.length]).join("");
}
