/** The engine's worker: starts Python once and hands calls through its one door, the bridge. */

import { expose } from "../vendor/comlink/comlink.js";
import { boot } from "./boot.js";

/** @import { ErrorData } from "../types.js" */

/** @type {((method: string, text: string) => string) | null} */
let door = null;

/** What the page can ask of the worker. Failures come back as data: exceptions lose their code on the way. */
const api = {
  /**
   * @param {MessagePort} progress takes a BootProgress, often, until the start is over
   * @returns {Promise<ErrorData | null>} null when the engine is ready
   */
  async start(progress) {
    try {
      door = await boot((news) => progress.postMessage(news));
      return null;
    } catch (error) {
      const { code, parameters } = /** @type {ErrorData} */ (error);
      return { code, parameters };
    }
  },

  /**
   * @param {string} method a method of the bridge
   * @param {string} text its parameters as JSON
   * @returns {string} the bridge's answer: `{"result": …}` or `{"error": …}`
   */
  call(method, text) {
    if (!door) return JSON.stringify({ error: { code: "engine-died", parameters: { detail: "not started" } } });
    try {
      return door(method, text);
    } catch (error) {
      // The bridge answers its own errors; what it throws is a fault of the engine or a dead Python.
      return JSON.stringify({ error: { code: "engine-died", parameters: { detail: String(error) } } });
    }
  },
};

/** @typedef {typeof api} WorkerApi */

expose(api);
