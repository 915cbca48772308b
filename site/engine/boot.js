/**
 * Boots Pyodide and the engine inside the worker, in the quickest way that works, and tells how far it is.
 *
 * From the snapshot that this device keeps of a former start; else from the one that comes with the build; else from the
 * compiled library; else, last of all, from Pyodide's own library with the engine's wheel. Only when no way leads there,
 * or what all of them need is missing, is the start a failure.
 */

import "./module_worker.js";
import { loadPyodide } from "../vendor/pyodide/pyodide.mjs";
import { FAILURES } from "./errors.js";
import { digestOf, Keeping } from "./keeping.js";
import { rehearse } from "./rehearsal.js";
import { Shipped } from "./shipped.js";
import { BootFailure, watchStart } from "./watch.js";
import { fromLibrary, fromLock, fromShipped, fromSnapshot, fromWheel } from "./ways.js";

/** @import { Door, Places } from "./ways.js" */

/**
 * How far the start is: bytes of all files that are fetched, then the stage.
 * @typedef {{ stage: "fetching" | "python" | "engine", loaded: number, total: number }} BootProgress
 */

/** How the engine was started. @typedef {"snapshot" | "shipped" | "library" | "lock" | "wheel"} Way */

/**
 * A running engine.
 * @typedef {object} Booted
 * @property {Door} door
 * @property {Way} way
 * @property {((breathe: () => Promise<void>) => Promise<unknown>) | null} prepare makes the next starts quicker; to be
 *   called when there is time. It awaits `breathe` every few milliseconds
 */

/**
 * What the build says of itself.
 * @typedef {object} About
 * @property {string} [engine] name of the engine's wheel
 * @property {string} [micropip] name of micropip's wheel
 * @property {string} [memory] SHA-256 of the shipped memory
 * @property {Record<string, number>} [files] sizes in bytes, by path in vendor/
 */

const BASE = new URL("../", import.meta.url).href;
const VENDOR = new URL("vendor/", BASE);
const FILLER = new URL("filler/", VENDOR);

const WASM = "pyodide/pyodide.asm.wasm";
const SHIPPED = "filler/memory.bin";
const LIBRARY = "filler/library.pyz";
const STDLIB = "pyodide/python_stdlib.zip";

/**
 * Codes of failures after which no other way leads anywhere: all of them need the WebAssembly.
 * @type {Set<string>}
 */
const FINAL = new Set([FAILURES.mime, FAILURES.compile]);

/** @returns {Promise<About>} empty when it cannot be fetched: mostly only the picture of the progress depends on it */
async function fetchAbout() {
  try {
    const response = await fetch(new URL("build.json", VENDOR));
    return response.ok ? await response.json() : {};
  } catch {
    return {};
  }
}

/**
 * @param {Promise<About>} about
 * @returns {Promise<Shipped | null>} the memory that comes with the build, or null when it does not come as it was made
 */
async function fetchShipped(about) {
  try {
    const response = await fetch(new URL(SHIPPED, VENDOR));
    const packed = await response.arrayBuffer();
    // The browser works that out meanwhile.
    const digested = Promise.all([digestOf(packed, self.crypto?.subtle), about]);
    const shipped = new Shipped(packed);
    const [digest, { memory }] = await digested;
    return digest && digest !== memory ? null : shipped;
  } catch {
    return null;
  }
}

/** One start: it goes from way to way and keeps the progress. */
class Start {
  /** @param {(progress: BootProgress) => void} onProgress called often */
  constructor(onProgress) {
    this.onProgress = onProgress;
    this.about = fetchAbout();
    /** @type {BootProgress} */
    this.progress = { stage: "fetching", loaded: 0, total: 0 };
    /** @type {Places} */
    this.places = {
      load: loadPyodide,
      pyodide: new URL("pyodide/", VENDOR).href,
      library: new URL(LIBRARY, VENDOR).href,
      nothing: new URL("nothing", FILLER).href,
      lock: async () => (await fetch(new URL("lock.json", FILLER))).json(),
      wheels: FILLER.href,
      engine: async () => new URL((await this.about).engine ?? "", FILLER).href,
      micropip: async () => new URL((await this.about).micropip ?? "", FILLER).href,
    };
  }

  tell() {
    this.onProgress({ ...this.progress });
  }

  /**
   * Tries one way.
   * @template T
   * @param {string[]} counted paths in vendor/ of the files that it fetches
   * @param {() => Promise<T>} way
   * @returns {Promise<T>}
   * @throws {BootFailure}
   */
  async attempt(counted, way) {
    /** @type {BootProgress} */
    const progress = { stage: "fetching", loaded: 0, total: 0 };
    this.progress = progress;
    this.tell();
    void this.about.then(({ files = {} }) => {
      progress.total = counted.reduce((sum, name) => sum + (files[name] ?? 0), 0);
    });
    const onBytes = (/** @type {number} */ bytes) => {
      progress.loaded += bytes;
      if (progress.total > 0 && progress.loaded >= progress.total) progress.stage = "python";
      // A way that was given up may still receive its files.
      if (this.progress === progress) this.tell();
    };
    const watch = watchStart({ counted, onBytes, empty: this.places.nothing });
    try {
      return await Promise.race([way(), watch.failure]);
    } catch (error) {
      throw error instanceof BootFailure ? error : new BootFailure(FAILURES.start, { detail: String(error) });
    } finally {
      watch.restore();
    }
  }
}

/**
 * @param {unknown} failure of one way
 * @returns {boolean} whether the others would fail, too
 */
function isFinal(failure) {
  if (!(failure instanceof BootFailure)) return false;
  return FINAL.has(failure.code) || (failure.code === FAILURES.download && WASM.endsWith(failure.parameters.file));
}

/**
 * Starts Python and imports the engine.
 * @param {(progress: BootProgress) => void} onProgress called often
 * @param {{ snapshot?: boolean }} [options] `snapshot` false: one that is kept is not used, and dropped
 * @returns {Promise<Booted>}
 * @throws {BootFailure} with one of the codes of FAILURES
 */
export async function boot(onProgress, { snapshot = true } = {}) {
  const start = new Start(onProgress);
  const keeping = new Keeping(BASE);
  if (!snapshot) {
    await keeping.drop();
    return await begin(start, keeping);
  }
  return (await restore(start, keeping)) ?? (await unwrap(start, keeping)) ?? (await begin(start, keeping));
}

/**
 * @param {Start} start
 * @param {Keeping} keeping
 * @returns {Promise<Booted | null>} from the snapshot; null when there is none, or when it does not do
 */
async function restore(start, keeping) {
  if ((await keeping.look()) !== "there") return null;
  const memory = keeping.read();
  try {
    // Pyodide fetches its WebAssembly meanwhile.
    const door = await start.attempt([WASM], () => fromSnapshot(start.places, memory));
    hear(door);
    return { door, way: "snapshot", prepare: rehearsalOf(door, keeping) };
  } catch (error) {
    // A damaged memory, or a network that fails, tells nothing of the next time.
    const ownFault = !(error instanceof BootFailure) || error.code === FAILURES.start;
    if (ownFault && (await memory)) await keeping.refuse();
    return null;
  }
}

/**
 * A rehearsal, once for each build on this device. Only Chromium keeps what it has translated well after it was used a lot
 * (and only Chromium has `userAgentData`). It keeps it for the very answer with which the WebAssembly came: later visits
 * get that from the service worker, so a visit without one has nothing to rehearse for.
 * @param {Door} door
 * @param {Keeping} keeping
 * @returns {((breathe: () => Promise<void>) => Promise<void>) | null} null where it would be of no use
 */
function rehearsalOf(door, keeping) {
  if (!("userAgentData" in navigator)) return null;
  return async (breathe) => {
    const [wasm] = performance.getEntriesByName(new URL(WASM, VENDOR).href);
    const served = wasm instanceof PerformanceResourceTiming && wasm.workerStart > 0;
    if (!served || (await keeping.isRehearsed())) return;
    await rehearse(door, breathe);
    await keeping.noteRehearsed();
  };
}

/**
 * The first word of a memory that was put together wrongly would be its last.
 * @param {Door} door
 * @throws {Error} when the engine does not answer
 */
function hear(door) {
  if (!JSON.parse(door("version", "{}")).result.version) throw new Error("the engine says nothing");
}

/**
 * @param {Start} start
 * @param {Keeping} keeping
 * @returns {Promise<Booted | null>} from the memory that comes with the build; null when it does not do
 */
async function unwrap(start, keeping) {
  try {
    const { door, memory } = await start.attempt([WASM, SHIPPED], () => fromShipped(start.places, fetchShipped(start.about)));
    hear(door);
    return { door, way: "shipped", prepare: (await isWanted(keeping)) ? keeperOf(keeping, memory) : null };
  } catch (error) {
    if (isFinal(error)) throw error;
    return null;
  }
}

/**
 * @param {Keeping} keeping
 * @returns {Promise<boolean>} whether a snapshot can be kept here
 */
const isWanted = async (keeping) => (await keeping.look()) === "none";

/**
 * @param {Start} start
 * @param {Keeping} keeping
 * @returns {Promise<Booted>} from files
 */
async function begin(start, keeping) {
  const wanted = await isWanted(keeping);
  try {
    const { door, memory } = await start.attempt([WASM, LIBRARY], () => fromLibrary(start.places, wanted));
    return { door, way: "library", prepare: memory && keeperOf(keeping, memory) };
  } catch (error) {
    if (isFinal(error)) throw error;
    return await fallBack(start, error);
  }
}

/**
 * @param {Start} start
 * @param {unknown} first why the library did not do
 * @returns {Promise<Booted>}
 */
async function fallBack(start, first) {
  /** @type {[Way, (places: Places) => Promise<Door>][]} */
  const ways = [
    ["lock", fromLock],
    ["wheel", fromWheel],
  ];
  for (const [way, from] of ways) {
    try {
      return { door: await start.attempt([WASM, STDLIB], () => from(start.places)), way, prepare: null };
    } catch {
      // What went wrong first tells most.
    }
  }
  throw first;
}

/**
 * @param {Keeping} keeping
 * @param {Uint8Array} memory held until it is kept, and no longer
 * @returns {(breathe: () => Promise<void>) => Promise<boolean>}
 */
function keeperOf(keeping, memory) {
  /** @type {Uint8Array | null} */
  let held = memory;
  return async (breathe) => {
    const once = held;
    held = null;
    return once ? keeping.keep(once, breathe) : false;
  };
}
