/** What makes this device itself: kept as the browser's own objects, so that no script and no copy has their secrets. */

/** @import { IdentityPart } from "./schema.js" */
/** @import { Store } from "./store.js" */

/** @typedef {Extract<IdentityPart, { pair: CryptoKeyPair }>} Keys */

/**
 * @param {Store} store
 * @returns {Promise<{ keys: Keys | null, certificate: RTCCertificate | null }>} null for what was never made
 * @throws {StorageError}
 */
export async function readIdentity({ database }) {
  return database.read(["identity"], async (transaction) => {
    const identity = transaction.objectStore("identity");
    const keys = await identity.get("keys");
    const certificate = await identity.get("certificate");
    return {
      keys: keys && "pair" in keys ? keys : null,
      certificate: certificate && "expires" in certificate ? certificate : null,
    };
  });
}

/**
 * Keeps new keys, unless another tab was faster: then those stay.
 * @param {Store} store
 * @param {Keys} keys
 * @returns {Promise<Keys>} the ones that are kept
 * @throws {StorageError}
 */
export async function keepKeys({ database }, keys) {
  return database.write(["identity"], async (transaction) => {
    const identity = transaction.objectStore("identity");
    const present = await identity.get("keys");
    if (present && "pair" in present) return present;
    await identity.put(keys, "keys");
    return keys;
  });
}

/**
 * Keeps a new certificate, unless another tab was faster: then that one stays.
 * @param {Store} store
 * @param {RTCCertificate} certificate
 * @param {(present: RTCCertificate) => boolean} fresh whether one that is kept is still good
 * @returns {Promise<RTCCertificate>} the one that is kept
 * @throws {StorageError}
 */
export async function keepCertificate({ database }, certificate, fresh) {
  return database.write(["identity"], async (transaction) => {
    const identity = transaction.objectStore("identity");
    const present = await identity.get("certificate");
    if (present && "expires" in present && fresh(present)) return present;
    await identity.put(certificate, "certificate");
    return certificate;
  });
}
