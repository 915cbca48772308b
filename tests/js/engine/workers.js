/** Workers for tests: the same messages, but no thread and no Python. */

import { expose } from "../../../site/vendor/comlink/comlink.js";

/** @import { WorkerApi } from "../../../site/engine/worker.js" */
/** @import { WorkerLike } from "../../../site/engine/client.js" */

/** @typedef {WorkerLike & EventTarget & { ended: boolean }} TestWorker */

/**
 * @param {Partial<WorkerApi>} api what the worker answers
 * @returns {TestWorker}
 */
export function testWorker(api) {
  const { port1, port2 } = new MessageChannel();
  const whole = { start: async () => ({ way: /** @type {const} */ ("library") }), call: () => JSON.stringify({ result: {} }), ...api };
  expose(whole, /** @type {any} */ (port2));
  const worker = Object.assign(port1, {
    ended: false,
    terminate() {
      worker.ended = true;
      port1.close();
      port2.close();
    },
  });
  return /** @type {TestWorker} */ (/** @type {unknown} */ (worker));
}

/** @returns {Promise<never>} an answer that never comes */
export const never = () => new Promise(() => {});
