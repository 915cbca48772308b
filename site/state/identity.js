/** Who this device is for others: the keys it signs with and the certificate by which friends know it again. */

import { certificateFresh, makeCertificate, makeKeys, publicKey, sign } from "../net/identity.js";
import { keepCertificate, keepKeys, readIdentity } from "../storage/identity.js";
import { openStore } from "../storage/store.js";
import { errorData } from "./engine.js";
import { Store } from "./store.js";

/** @import { ErrorData, IdentityData } from "../types.js" */
/** @import { Keys } from "../storage/identity.js" */
/** @import { Store as DeviceStore } from "../storage/store.js" */
/** @import { Frame } from "./store.js" */

/**
 * @typedef {object} IdentityState
 * @property {boolean} kept whether the device keeps the keys: if not, it is somebody else after a reload
 * @property {ErrorData | null} error why it is not kept
 */

/** @typedef {{ keys: Keys, key: string, certificate: RTCCertificate }} Credentials */

/**
 * What makes keys and certificates; tests bring their own.
 * @typedef {object} Maker
 * @property {() => Promise<Keys>} makeKeys
 * @property {() => Promise<RTCCertificate>} makeCertificate
 * @property {(certificate: RTCCertificate) => boolean} certificateFresh
 */

/** @type {Maker} */
const BROWSER = { makeKeys, makeCertificate, certificateFresh };

/**
 * @extends {Store<IdentityState>}
 */
export class Identity extends Store {
  /** @type {Promise<Credentials> | null} */
  #loading = null;

  /** @param {{ frame?: Frame, open?: typeof openStore, maker?: Maker }} [parts] tests bring their own */
  constructor({ frame, open = openStore, maker = BROWSER } = {}) {
    super({ kept: true, error: null }, frame);
    this.open = open;
    this.maker = maker;
  }

  /**
   * Reads what is kept and makes what is missing or about to expire. Where the device keeps nothing, what was made serves
   * until the page is left; the state says so.
   * @returns {Promise<Credentials>}
   * @throws {unknown} when the browser can make neither keys nor certificates
   */
  async load() {
    const loading = (this.#loading ??= this.#load(null));
    try {
      const credentials = await loading;
      if (this.maker.certificateFresh(credentials.certificate)) return credentials;
      if (this.#loading === loading) this.#loading = this.#load(credentials);
      return await this.#loading;
    } catch (error) {
      if (this.#loading === loading) this.#loading = null;
      throw error;
    }
  }

  /**
   * @param {Credentials | null} used until now, whose certificate grows old
   * @returns {Promise<Credentials>}
   */
  async #load(used) {
    /** @type {DeviceStore | null} */
    let store = null;
    /** @type {{ keys: Keys | null, certificate: RTCCertificate | null }} */
    let kept = { keys: null, certificate: null };
    try {
      const opened = await this.open();
      kept = await readIdentity(opened);
      store = opened;
    } catch (error) {
      this.set({ kept: false, error: errorData(error) });
    }
    const keys = used?.keys ?? kept.keys ?? (await this.#makeKeys(store));
    const { certificate: old } = kept;
    const certificate = old && this.maker.certificateFresh(old) ? old : await this.#makeCertificate(store);
    return { keys, key: await publicKey(keys), certificate };
  }

  /** @param {DeviceStore | null} store */
  async #makeKeys(store) {
    const keys = await this.maker.makeKeys();
    try {
      return store ? await keepKeys(store, keys) : keys;
    } catch (error) {
      // Some browsers cannot keep such objects in private windows.
      this.set({ kept: false, error: errorData(error) });
      return keys;
    }
  }

  /** @param {DeviceStore | null} store */
  async #makeCertificate(store) {
    const certificate = await this.maker.makeCertificate();
    try {
      return store ? await keepCertificate(store, certificate, this.maker.certificateFresh) : certificate;
    } catch {
      // Some browsers keep keys but no certificates: then friends need a reply each time, and nothing else is lost.
      return certificate;
    }
  }

  /**
   * @param {string} text
   * @returns {Promise<string>} the signature of this device, base64url
   */
  async sign(text) {
    const { keys } = await this.load();
    return sign(keys, text);
  }

  /**
   * @param {string} scale a variant
   * @returns {Promise<IdentityData>} how this device presents itself: what cannot be read is left out
   */
  async describe(scale) {
    const { key } = await this.load();
    try {
      const store = await this.open();
      const { name } = await store.profile();
      const last = (await store.ratings(scale)).at(-1);
      return { name, key, rating: last ? { rating: last.rating, at: last.at } : null };
    } catch {
      return { name: "", key, rating: null };
    }
  }
}
