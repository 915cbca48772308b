/**
 * The page's side of the engine. One client is one worker: it starts once, answers calls, and after a failure
 * is thrown away for a fresh one.
 */

import { transfer, wrap } from "../vendor/comlink/comlink.js";
import { EngineError, FAILURES, PLAIN } from "./errors.js";
import { trustedScript } from "./trust.js";

export { EngineError, FAILURES };

/** @import { BridgeMethods, ErrorData } from "../types.js" */
/** @typedef {import("./boot.js").BootProgress} BootProgress */
/** @import { Started, WorkerApi } from "./worker.js" */
/** @import { Endpoint, Remote } from "../vendor/comlink/comlink.js" */

/**
 * What a client needs of a worker; tests bring one of their own.
 * @typedef {Endpoint & { terminate(): void }} WorkerLike
 */

/**
 * @typedef {object} ClientOptions
 * @property {() => WorkerLike} [makeWorker] makes the worker
 * @property {number} [startTimeout] milliseconds without any progress until a start is given up
 * @property {number} [callTimeout] milliseconds until a call without an answer means that the worker has died
 * @property {(error: EngineError) => void} [onFailure] told once when the engine fails, whenever that is
 */

/** The mark that the page's timeline gets when an engine has started; its detail is the way in which it did. */
export const STARTED = "filler-engine-started";

/** Whether a start has failed in this page: the next ones do without what makes them quick. */
let careful = false;

/**
 * A worker that was made before anybody asked for it.
 * @type {{ worker: Worker, failed: boolean } | null}
 */
let prepared = null;

/** Makes a worker, which starts Python at once, for the first client of this page. */
export function prepareWorker() {
  try {
    const early = { worker: freshWorker(), failed: false };
    early.worker.addEventListener("error", (event) => {
      // The client makes another one, and tells of its failure.
      event.preventDefault();
      early.failed = true;
    });
    prepared = early;
  } catch {
    // As above.
  }
}

/** @returns {Worker} the prepared one, once, or a fresh one */
function makeEngineWorker() {
  const early = prepared;
  prepared = null;
  return early && !early.failed ? early.worker : freshWorker();
}

/** @returns {Worker} a fresh engine worker */
function freshWorker() {
  const url = new URL("./worker.js", import.meta.url).href;
  return new Worker(trustedScript(url), { type: "module", name: careful ? `filler engine, ${PLAIN}` : "filler engine" });
}

/** One engine in one worker. */
export class EngineClient {
  /** @type {WorkerLike | null} */
  #worker = null;
  /** @type {Remote<WorkerApi> | null} */
  #remote = null;
  /** @type {EngineError | null} */
  #failure = null;
  /** What those who wait for an answer do with a failure. @type {Set<(failure: EngineError) => void>} */
  #waiting = new Set();

  /** @param {ClientOptions} [options] */
  constructor({ makeWorker = makeEngineWorker, startTimeout = 60_000, callTimeout = 30_000, onFailure } = {}) {
    this.makeWorker = makeWorker;
    this.startTimeout = startTimeout;
    this.callTimeout = callTimeout;
    this.onFailure = onFailure;
  }

  /**
   * Starts the worker and waits until the engine answers.
   * @param {(progress: BootProgress) => void} onProgress called often
   * @returns {Promise<void>} when calls can be made
   * @throws {EngineError} with one of the codes of FAILURES
   */
  async start(onProgress) {
    try {
      this.#worker = this.makeWorker();
    } catch (error) {
      throw this.#fail(FAILURES.worker, { detail: String(error) });
    }
    const worker = this.#worker;
    worker.addEventListener("error", (event) => {
      // Handled here; otherwise the browser would report it as an uncaught error of the page.
      event.preventDefault?.();
      const detail = String(Reflect.get(event, "message") ?? "");
      this.#fail(this.#remote ? FAILURES.died : FAILURES.worker, { detail });
    });
    worker.addEventListener("messageerror", () => this.#fail(FAILURES.died, { detail: "messageerror" }));
    /** @type {Remote<WorkerApi>} */
    const remote = wrap(worker);
    const watchdog = new Watchdog(this.startTimeout, () => this.#fail(FAILURES.timeout, {}));
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data: progress }) => {
      watchdog.calm();
      if (!this.#failure) onProgress(progress);
    };
    try {
      /** @type {Promise<Started>} */
      const starting = remote.start(transfer(port2, [port2]));
      const started = await this.#unlessFailed(starting);
      if (started.error) throw this.#fail(started.error.code, started.error.parameters);
      this.#remote = remote;
      performance.mark(STARTED, { detail: started.way });
    } catch (error) {
      careful = true;
      throw error;
    } finally {
      watchdog.stop();
      port1.close();
    }
  }

  /**
   * Asks the engine.
   * @template {keyof BridgeMethods} M
   * @param {M} method
   * @param {BridgeMethods[M][0]} parameters
   * @param {number} [timeout] milliseconds until a call without an answer means that the worker has died
   * @returns {Promise<BridgeMethods[M][1]>} the engine's result
   * @throws {EngineError} what the engine refused, or a failure of the engine itself
   */
  async call(method, parameters, timeout = this.callTimeout) {
    if (this.#failure) throw this.#failure;
    if (!this.#remote) throw new EngineError(FAILURES.died, { detail: "not started" });
    const watchdog = new Watchdog(timeout, () => this.#fail(FAILURES.died, { detail: "no answer" }));
    try {
      const text = await this.#unlessFailed(this.#remote.call(method, JSON.stringify(parameters)));
      /** @type {{ result: BridgeMethods[M][1], error?: undefined } | { error: ErrorData }} */
      const answer = JSON.parse(text);
      if (answer.error === undefined) return answer.result;
      const { code, parameters: details } = answer.error;
      throw code === FAILURES.died ? this.#fail(code, details) : new EngineError(code, details);
    } catch (error) {
      if (error instanceof EngineError) throw error;
      throw this.#fail(FAILURES.died, { detail: String(error) });
    } finally {
      watchdog.stop();
    }
  }

  /**
   * A race against one promise of failure would leave something in that one for every call that is ever made.
   * @template T
   * @param {Promise<T>} answer of the worker, which may never come
   * @returns {Promise<T>} it, or the failure of the engine
   */
  async #unlessFailed(answer) {
    /** @type {(failure: EngineError) => void} */
    let reject = () => {};
    try {
      return await new Promise((resolve, refuse) => {
        reject = refuse;
        this.#waiting.add(reject);
        answer.then(resolve, refuse);
      });
    } finally {
      this.#waiting.delete(reject);
    }
  }

  /** Ends the worker; whoever still waits gets an error. */
  stop() {
    this.onFailure = undefined;
    this.#fail(FAILURES.died, { detail: "stopped" });
  }

  /**
   * @param {string} code
   * @param {ErrorData["parameters"]} parameters
   * @returns {EngineError} the first failure: later ones only follow from it
   */
  #fail(code, parameters) {
    if (this.#failure) return this.#failure;
    const failure = new EngineError(code, parameters);
    this.#failure = failure;
    this.#remote = null;
    this.#worker?.terminate();
    this.#worker = null;
    for (const reject of this.#waiting) reject(failure);
    this.onFailure?.(failure);
    return failure;
  }
}

/** Barks when it has not been calmed for a while. */
class Watchdog {
  /**
   * @param {number} milliseconds the while
   * @param {() => void} bark
   */
  constructor(milliseconds, bark) {
    this.milliseconds = milliseconds;
    this.bark = bark;
    this.timer = setTimeout(bark, milliseconds);
  }

  calm() {
    this.stop();
    this.timer = setTimeout(this.bark, this.milliseconds);
  }

  stop() {
    clearTimeout(this.timer);
  }
}
