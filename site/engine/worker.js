/** The engine's worker: starts Python once, at once, and hands calls through its one door, the bridge. */

import { expose } from "../vendor/comlink/comlink.js";
import { boot } from "./boot.js";
import { PLAIN } from "./errors.js";

/** @import { ErrorData } from "../types.js" */
/** @import { Booted, BootProgress, Way } from "./boot.js" */

/** Milliseconds without a call after which there is time for other work: for keeping what this start has brought. */
const IDLE = 1500;

/** And for work that is long and can wait. */
const LONG_IDLE = 5000;

/** @type {Booted | null} */
let engine = null;
/** @type {BootProgress | null} */
let news = null;
/** @type {MessagePort | null} */
let listener = null;
let lastCall = 0;

/** How a start ended. @typedef {{ way: Way, error?: undefined } | { error: ErrorData }} Started */

// It begins before the page asks: whoever makes this worker wants an engine.
const booting = boot(
  (progress) => {
    news = progress;
    listener?.postMessage(progress);
  },
  { snapshot: !self.name.includes(PLAIN) },
);
// The page hears of a failure when it asks.
booting.then(prepare, () => {});

/** What the page can ask of the worker. Failures come back as data: exceptions lose their code on the way. */
const api = {
  /**
   * @param {MessagePort} progress takes a BootProgress, often, until the start is over
   * @returns {Promise<Started>} when the engine is ready, or cannot be
   */
  async start(progress) {
    listener = progress;
    if (news) progress.postMessage(news);
    try {
      engine = await booting;
      return { way: engine.way };
    } catch (error) {
      const { code, parameters } = /** @type {ErrorData} */ (error);
      return { error: { code, parameters } };
    }
  },

  /**
   * @param {string} method a method of the bridge
   * @param {string} text its parameters as JSON
   * @returns {string} the bridge's answer: `{"result": …}` or `{"error": …}`
   */
  call(method, text) {
    if (!engine) return JSON.stringify({ error: { code: "engine-died", parameters: { detail: "not started" } } });
    lastCall = performance.now();
    try {
      return engine.door(method, text);
    } catch (error) {
      // The bridge answers its own errors; what it throws is a fault of the engine or a dead Python.
      return JSON.stringify({ error: { code: "engine-died", parameters: { detail: String(error) } } });
    }
  },
};

/** @typedef {typeof api} WorkerApi */

/**
 * @param {number} long milliseconds
 * @returns {Promise<void>} when nobody has asked for anything for so long
 */
async function idle(long) {
  for (;;) {
    const waited = performance.now() - lastCall;
    if (waited >= long) return;
    await pause(long - waited);
  }
}

/**
 * @param {number} milliseconds
 * @returns {Promise<void>}
 */
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** @param {Booted} booted that prepares the next starts, when there is time, and stops while there is none */
async function prepare({ way, prepare: work }) {
  if (!work) return;
  lastCall = performance.now();
  const long = way === "snapshot" ? LONG_IDLE : IDLE;
  await idle(long);
  try {
    await work(async () => {
      await pause(0);
      await idle(long);
    });
  } catch {
    // The next starts are as quick as this one.
  }
}

expose(api);
