/**
 * Who a device is to others: a key that signs what it does at a table, and the certificate of its connections. Private
 * keys cannot leave the browser; both can be kept in IndexedDB as they are.
 */

import { fromBase64Url, toBase64Url, toHex } from "./bytes.js";
import { NET_TROUBLES, NetError } from "./errors.js";
import { fingerprintInSdp } from "./sdp.js";

/**
 * A device's signing keys.
 * @typedef {{ algorithm: "ed25519" | "p256", pair: CryptoKeyPair }} Keys
 */

/** How each algorithm is named to WebCrypto, and how long its raw public key is. */
const ALGORITHMS = {
  ed25519: { make: { name: "Ed25519" }, use: { name: "Ed25519" }, length: 32 },
  p256: {
    make: { name: "ECDSA", namedCurve: "P-256" },
    use: { name: "ECDSA", hash: "SHA-256" },
    length: 65,
  },
};

/** Bytes of a signature, with either algorithm. */
const SIGNATURE_LENGTH = 64;

const DAY = 24 * 60 * 60 * 1000;

/** Milliseconds for which a certificate is made: the longest that browsers grant. */
const CERTIFICATE_LIFE = 365 * DAY;

/** Milliseconds before its end at which a certificate is due to be made anew. */
const CERTIFICATE_REST = 30 * DAY;

/**
 * @returns {Promise<Keys>} fresh keys: Ed25519, or P-256 where the browser has none; the private one cannot be exported
 */
export async function makeKeys() {
  try {
    return { algorithm: "ed25519", pair: await makePair("ed25519") };
  } catch {
    return { algorithm: "p256", pair: await makePair("p256") };
  }
}

/**
 * @param {keyof typeof ALGORITHMS} algorithm
 * @returns {Promise<CryptoKeyPair>}
 */
export async function makePair(algorithm) {
  const made = await crypto.subtle.generateKey(ALGORITHMS[algorithm].make, false, ["sign", "verify"]);
  return /** @type {CryptoKeyPair} */ (made);
}

/**
 * @param {Keys} keys
 * @returns {Promise<string>} `ed25519:` or `p256:` and the raw public key in base64url
 */
export async function publicKey(keys) {
  const raw = await crypto.subtle.exportKey("raw", keys.pair.publicKey);
  return `${keys.algorithm}:${toBase64Url(new Uint8Array(raw))}`;
}

/**
 * @param {Keys} keys
 * @param {string} text what is signed: its UTF-8 bytes
 * @returns {Promise<string>} 64 bytes in base64url
 */
export async function sign(keys, text) {
  const { use } = ALGORITHMS[keys.algorithm];
  const signature = await crypto.subtle.sign(use, keys.pair.privateKey, new TextEncoder().encode(text));
  return toBase64Url(new Uint8Array(signature));
}

/**
 * @param {string} key as `publicKey` writes it
 * @param {string} text what was signed
 * @param {string} signature as `sign` writes it
 * @returns {Promise<boolean>} whether this key signed this text; false for anything malformed
 */
export async function verify(key, text, signature) {
  try {
    const [name, written, ...rest] = key.split(":");
    const algorithm = Object.hasOwn(ALGORITHMS, name) ? ALGORITHMS[/** @type {keyof typeof ALGORITHMS} */ (name)] : null;
    const raw = fromBase64Url(written);
    const bytes = fromBase64Url(signature);
    if (!algorithm || rest.length > 0 || raw?.length !== algorithm.length || bytes?.length !== SIGNATURE_LENGTH) {
      return false;
    }
    const imported = await crypto.subtle.importKey("raw", raw, algorithm.make, true, ["verify"]);
    return await crypto.subtle.verify(algorithm.use, imported, bytes, new TextEncoder().encode(text));
  } catch {
    // A point that is not on the curve, something that is no text, or an algorithm that this browser lacks.
    return false;
  }
}

/**
 * @returns {Promise<RTCCertificate>} a certificate by which friends recognise this device, valid for a year
 * @throws {NetError} net-missing
 */
export async function makeCertificate() {
  if (typeof RTCPeerConnection === "undefined") throw new NetError(NET_TROUBLES.missing);
  const parameters = { name: "ECDSA", namedCurve: "P-256", expires: CERTIFICATE_LIFE };
  return RTCPeerConnection.generateCertificate(parameters);
}

/**
 * @param {{ readonly expires: number }} certificate
 * @param {number} [now] milliseconds since 1970
 * @returns {boolean} false when it has ended or ends within a month: then make another
 */
export function certificateFresh(certificate, now = Date.now()) {
  return certificate.expires - now > CERTIFICATE_REST;
}

/**
 * @param {RTCCertificate} certificate
 * @returns {Promise<string>} SHA-256 of it, as 64 lower-case hexadecimal digits
 * @throws {NetError} net-missing when the browser does not tell
 */
export async function fingerprintOf(certificate) {
  const listed = certificate.getFingerprints?.() ?? [];
  const found = listed.find(({ algorithm }) => algorithm?.toLowerCase() === "sha-256")?.value;
  if (found) return toHex(Uint8Array.from(found.split(":"), (pair) => Number.parseInt(pair, 16)));
  // A browser without getFingerprints says it in an offer.
  const connection = new RTCPeerConnection({ certificates: [certificate] });
  try {
    connection.createDataChannel("");
    const { sdp } = await connection.createOffer();
    return fingerprintInSdp(sdp ?? "");
  } finally {
    connection.close();
  }
}
