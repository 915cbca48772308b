/** The one engine of the page: starting, ready or failed; started anew on request. */

import { EngineClient, EngineError, FAILURES } from "../engine/client.js";
import { NetError } from "../net/errors.js";
import { StorageError } from "../storage/errors.js";
import { Store } from "./store.js";

/** @import { BootProgress, ClientOptions } from "../engine/client.js" */
/** @import { BridgeMethods, ErrorData } from "../types.js" */
/** @import { Frame } from "./store.js" */

/**
 * @typedef {object} EngineState
 * @property {"starting" | "ready" | "failed"} phase
 * @property {BootProgress | null} progress while starting
 * @property {ErrorData | null} error when failed
 */

/**
 * @param {unknown} error anything thrown
 * @returns {ErrorData} for i18n to word
 */
export function errorData(error) {
  if (error instanceof EngineError || error instanceof StorageError || error instanceof NetError) {
    return { code: error.code, parameters: error.parameters };
  }
  return { code: "engine-internal", parameters: { detail: String(error) } };
}

/**
 * Starts engines and passes calls to the running one.
 * @extends {Store<EngineState>}
 */
export class Engine extends Store {
  /** @type {EngineClient | null} */
  #client = null;
  /** @type {Promise<void> | null} */
  #start = null;
  #generation = 0;

  /**
   * @param {ClientOptions} [options] for the client
   * @param {Frame} [frame] tests bring their own
   */
  constructor(options = {}, frame) {
    super({ phase: "starting", progress: null, error: null }, frame);
    this.options = options;
  }

  /** How many engines were started: tables of an earlier one are gone. */
  get generation() {
    return this.#generation;
  }

  /**
   * Starts the engine unless it already runs or starts.
   * @returns {Promise<void>} when it is ready
   * @throws {EngineError} when it cannot start
   */
  ready() {
    this.#start ??= this.#boot();
    return this.#start;
  }

  /** Throws away a failed engine and starts a fresh one. The outcome is in the state. */
  tryAgain() {
    this.#client?.stop();
    this.#start = null;
    this.ready().catch(() => {});
  }

  /**
   * @template {keyof BridgeMethods} M
   * @param {M} method
   * @param {BridgeMethods[M][0]} parameters
   * @returns {Promise<BridgeMethods[M][1]>}
   * @throws {EngineError}
   */
  async call(method, parameters) {
    await this.ready();
    if (!this.#client) throw new EngineError(FAILURES.died);
    return this.#client.call(method, parameters);
  }

  async #boot() {
    this.#generation += 1;
    this.set({ phase: "starting", progress: null, error: null });
    const client = new EngineClient({ ...this.options, onFailure: (error) => this.#failed(client, error) });
    this.#client = client;
    await client.start((progress) => this.set({ progress }));
    if (this.#client === client) this.set({ phase: "ready", progress: null });
  }

  /**
   * @param {EngineClient} client
   * @param {EngineError} error
   */
  #failed(client, error) {
    if (this.#client !== client) return;
    this.set({ phase: "failed", error: errorData(error), progress: null });
  }
}
