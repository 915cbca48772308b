/**
 * Keeps the memory of a started Python between visits, in a cache of its own for each build. Nothing in here ever
 * fails: where something cannot be kept or found, it simply is not there.
 */

import { pack, unpack } from "./snapshot.js";

/** Caches of this name, with the build id behind it, are this module's. */
export const CACHE_PREFIX = "filler-snapshot-";

/** Bytes that must stay free beside the snapshot: what a player keeps goes before what saves half a second. */
const ROOM = 100_000_000;

/** Name of an empty file that lies beside a snapshot from whose Python a rehearsal was played to its end. */
const REHEARSED = "engine/memory.rehearsed";

const DIGEST = "filler-digest";
const AGENT = "filler-agent";
const REFUSED = "filler-refused";
const LOCK = "filler-snapshot";

/** The last state of a promise chain does not matter; what went wrong does not either. */
const ignore = () => {};

/**
 * @param {ArrayBuffer} bytes
 * @param {SubtleCrypto} [subtle]
 * @returns {Promise<string>} their SHA-256 in hexadecimal digits; empty where the browser does not give it
 */
export async function digestOf(bytes, subtle) {
  const digest = await subtle?.digest("SHA-256", bytes);
  return digest ? [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("") : "";
}

/**
 * What the browser brings; tests bring their own.
 * @typedef {object} Device
 * @property {CacheStorage} [caches] missing where the page is not secure
 * @property {SubtleCrypto} [subtle]
 * @property {StorageManager} [storage]
 * @property {LockManager} [locks]
 * @property {string} agent the browser and its version: another one compiles and lays out in other ways
 */

/** @returns {Device} this browser; what it denies is missing */
function ownDevice() {
  /** @type {CacheStorage | undefined} */
  let caches;
  try {
    ({ caches } = self);
  } catch {
    // Some browsers throw where storage is switched off.
  }
  return { caches, subtle: self.crypto?.subtle, storage: navigator.storage, locks: navigator.locks, agent: navigator.userAgent };
}

/**
 * What is kept of one build.
 * @typedef {"none" | "there" | "refused"} Standing
 */

/** The snapshot of one build on this device. */
export class Keeping {
  /** @type {Response | null} */
  #found = null;
  /** @type {string} */
  #rehearsed;

  /**
   * @param {string} base the folder of the build: an absolute address with a slash at its end
   * @param {Device} [device]
   */
  constructor(base, device = ownDevice()) {
    this.device = device;
    this.name = CACHE_PREFIX + (new URL(base).pathname.split("/").at(-2) ?? "");
    // Never fetched: only the name of what lies in the cache.
    this.address = new URL("engine/memory.snapshot", base).href;
    this.#rehearsed = new URL(REHEARSED, base).href;
  }

  /** @returns {Promise<Standing>} whether there is a snapshot, or one has failed here before */
  async look() {
    try {
      const { caches, subtle, agent } = this.device;
      if (!caches || !subtle) return "refused";
      if (!(await caches.has(this.name))) return "none";
      const found = await (await caches.open(this.name)).match(this.address);
      if (!found) return "none";
      if (found.headers.get(AGENT) !== encodeURIComponent(agent)) {
        await this.drop();
        return "none";
      }
      if (found.headers.has(REFUSED)) return "refused";
      this.#found = found;
      return "there";
    } catch {
      return "refused";
    }
  }

  /** @returns {Promise<Uint8Array | null>} the memory that `look` has found; null, and it is kept no longer, when it is damaged */
  async read() {
    const found = this.#found;
    this.#found = null;
    try {
      if (!found) return null;
      const packed = await found.arrayBuffer();
      // The browser works that out meanwhile.
      const digest = digestOf(packed, this.device.subtle);
      const memory = unpack(packed);
      if ((await digest) === found.headers.get(DIGEST)) return memory;
    } catch {
      // It is as good as none.
    }
    await this.drop();
    return null;
  }

  /**
   * Keeps a snapshot, if there is room, and drops those of other builds.
   * @param {Uint8Array} memory
   * @param {() => Promise<void>} breathe see `pack`
   * @returns {Promise<boolean>} whether it is kept now
   */
  async keep(memory, breathe) {
    try {
      return await this.#alone(async () => {
        if ((await this.look()) !== "none" || !(await this.#hasRoom(memory.length))) return false;
        const packed = await pack(memory, breathe);
        const headers = { [DIGEST]: await digestOf(packed.buffer, this.device.subtle), [AGENT]: encodeURIComponent(this.device.agent) };
        await this.#put(new Response(packed, { headers }));
        await this.#dropOthers();
        return true;
      });
    } catch {
      // A cache that took a part of it only is worse than none.
      await this.drop();
      return false;
    }
  }

  /** @returns {Promise<boolean>} whether the browser has seen enough of this build on this device, or cannot tell */
  async isRehearsed() {
    try {
      const cache = await this.device.caches?.open(this.name);
      return !cache || (await cache.match(this.#rehearsed)) !== undefined;
    } catch {
      return true;
    }
  }

  /** Remembers, as long as the snapshot is kept, that a rehearsal was played to its end. */
  async noteRehearsed() {
    await this.#put(new Response(""), this.#rehearsed).catch(ignore);
  }

  /** Python could not be started from the snapshot, although it is as it was made: none is made here any more. */
  async refuse() {
    const headers = { [REFUSED]: "1", [AGENT]: encodeURIComponent(this.device.agent) };
    await this.#put(new Response("", { headers })).catch(ignore);
  }

  /** Forgets the snapshot. */
  async drop() {
    await this.device.caches?.delete(this.name).catch(ignore);
  }

  /**
   * @param {Response} response
   * @param {string} [address]
   */
  async #put(response, address = this.address) {
    const cache = await this.device.caches?.open(this.name);
    await cache?.put(address, response);
  }

  /** @param {number} size in bytes */
  async #hasRoom(size) {
    const { quota, usage } = (await this.device.storage?.estimate?.()) ?? {};
    return quota === undefined || usage === undefined || quota - usage > size + ROOM;
  }

  async #dropOthers() {
    const names = (await this.device.caches?.keys()) ?? [];
    const others = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== this.name);
    await Promise.all(others.map((name) => this.device.caches?.delete(name)));
  }

  /**
   * Two engines of a page, or two pages, need not both do the work.
   * @param {() => Promise<boolean>} work
   * @returns {Promise<boolean>}
   */
  async #alone(work) {
    const { locks } = this.device;
    if (!locks) return work();
    return locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? work() : false));
  }
}
