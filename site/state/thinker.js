/**
 * The second engine, in a worker of its own: it is asked what takes long, so that the first one is always free. Its worker is
 * started when it is needed, ended at once when nobody wants its answer any longer, and replaced when it has died.
 */

import { EngineClient, EngineError, FAILURES } from "../engine/client.js";
import { errorData } from "./engine.js";
import { Store } from "./store.js";

/** @import { ClientOptions } from "../engine/client.js" */
/** @import { BridgeMethods, ErrorData } from "../types.js" */
/** @import { Frame } from "./store.js" */

/** Milliseconds without a question after which the worker is ended: it needs much memory. */
export const IDLE = 60_000;

/** Milliseconds that an urgent question waits for one that is not: analysis steps end sooner, a puzzle does not. */
export const PATIENCE = 1500;

/** Milliseconds until an answer is given up: a puzzle may take long on a slow device. */
const LONGEST_ANSWER = 180_000;

/**
 * @typedef {object} ThinkerState
 * @property {"idle" | "starting" | "thinking" | "failed"} phase `failed`: the worker could not start or has died; the next
 *   question tries again
 * @property {ErrorData | null} error when failed
 */

/**
 * A question that has no answer yet.
 * @typedef {object} Question
 * @property {keyof BridgeMethods} method
 * @property {any} parameters
 * @property {boolean} urgent
 * @property {boolean} put whether the worker has been told of it
 * @property {boolean} settled whether whoever asked has got an answer, or wants none any longer
 * @property {"not yet" | "now" | "before"} makesWay for an urgent question: it does so only once
 * @property {(answer: any) => void} answer
 * @property {(error: unknown) => void} refuse
 */

/** @param {AbortSignal} [signal] @returns {DOMException} what a question that nobody wants answered any longer ends with */
const aborted = (signal) => (signal?.reason instanceof DOMException ? signal.reason : new DOMException("nobody waits for it", "AbortError"));

/**
 * @extends {Store<ThinkerState>}
 */
export class Thinker extends Store {
  /** @type {EngineClient | null} */
  #client = null;
  /** @type {Promise<void> | null} The start of that client. */
  #start = null;
  /** @type {Question[]} Those that wait, in the order in which they will be put. */
  #waiting = [];
  /** @type {Question | null} */
  #current = null;
  #working = false;
  /** @type {Set<object>} Who wants the worker to be ready all the time. */
  #holders = new Set();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #idleTimer = undefined;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #patienceTimer = undefined;

  /**
   * @param {ClientOptions} [options] for the client
   * @param {Frame} [frame] tests bring their own
   */
  constructor(options = {}, frame) {
    super({ phase: "idle", error: null }, frame);
    this.options = { callTimeout: LONGEST_ANSWER, ...options };
  }

  /** Whether there is a worker. */
  get awake() {
    return this.#client !== null;
  }

  /**
   * Asks one question; they are answered one after the other.
   * @template {keyof BridgeMethods} M
   * @param {M} method
   * @param {BridgeMethods[M][0]} parameters
   * @param {{ signal?: AbortSignal, urgent?: boolean }} [wish] urgent: goes before all that are not. When the signal aborts,
   *   a waiting question is dropped; if it is being answered, the worker is ended at once.
   * @returns {Promise<BridgeMethods[M][1]>}
   * @throws {EngineError} what the engine refused, or a failure of the worker: the next question gets a fresh one
   * @throws {DOMException} an "AbortError" when the signal aborts
   */
  ask(method, parameters, { signal, urgent = false } = {}) {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(aborted(signal));
      const drop = () => this.#drop(question, aborted(signal));
      const end = () => {
        question.settled = true;
        signal?.removeEventListener("abort", drop);
      };
      /** @type {Question} */
      const question = {
        ...{ method, parameters, urgent, put: false, settled: false, makesWay: "not yet" },
        answer: (answer) => {
          end();
          resolve(answer);
        },
        refuse: (error) => {
          end();
          reject(error);
        },
      };
      signal?.addEventListener("abort", drop);
      this.#enqueue(question);
      void this.#work();
    });
  }

  /**
   * Starts the worker now and keeps it ready, until everyone who holds it has released it.
   * @param {object} holder
   */
  hold(holder) {
    this.#holders.add(holder);
    this.#rest();
  }

  /** @param {object} holder does not need the worker to be ready any longer */
  release(holder) {
    if (this.#holders.delete(holder)) this.#rest();
  }

  /** Ends the worker at once. Whoever waits for an answer gets an "AbortError". */
  stop() {
    this.#holders.clear();
    for (const question of this.#waiting.splice(0)) question.refuse(aborted());
    this.#current?.refuse(aborted());
    this.#end();
    if (!this.#working) this.#rest();
  }

  // --- the questions ----------------------------------------------------------------------------------------------

  /**
   * @param {Question} question takes its place behind those that go before it
   * @param {boolean} [again] it has had its turn: it goes before all that are as urgent
   */
  #enqueue(question, again = false) {
    const goesBefore = (/** @type {Question} */ other) => question.urgent > other.urgent || (again && question.urgent === other.urgent);
    const place = this.#waiting.findIndex(goesBefore);
    this.#waiting.splice(place < 0 ? this.#waiting.length : place, 0, question);
    this.#watchPatience();
  }

  /**
   * @param {Question} question that nobody wants answered any longer
   * @param {DOMException} reason
   */
  #drop(question, reason) {
    this.#waiting = this.#waiting.filter((other) => other !== question);
    question.refuse(reason);
    // A start goes on: the next question needs it all the same.
    if (question === this.#current && question.put) this.#end();
  }

  /** Puts one question after the other, until there is none. */
  async #work() {
    if (this.#working) return;
    this.#working = true;
    clearTimeout(this.#idleTimer);
    for (let question = this.#waiting.shift(); question; question = this.#waiting.shift()) {
      this.#current = question;
      await this.#put(question);
      this.#current = null;
      clearTimeout(this.#patienceTimer);
      this.#patienceTimer = undefined;
    }
    this.#working = false;
    this.#rest();
  }

  /** @param {Question} question */
  async #put(question) {
    try {
      const client = await this.#ready();
      // Nobody waits for it any longer, or something more urgent has come while the worker started.
      if (question.settled) return;
      if (!question.urgent && this.#waiting[0]?.urgent) return this.#enqueue(question, true);
      question.put = true;
      this.set({ phase: "thinking", error: null });
      this.#watchPatience();
      question.answer(await client.call(question.method, question.parameters));
    } catch (error) {
      if (question.settled) return;
      if (question.makesWay === "now") {
        Object.assign(question, { put: false, makesWay: "before" });
        return this.#enqueue(question, true);
      }
      question.refuse(error);
    }
  }

  /** An urgent question does not wait long for one that is not: that one makes way, and is put once more afterwards. */
  #watchPatience() {
    const question = this.#current;
    if (!question?.put || question.urgent || question.makesWay !== "not yet") return;
    if (!this.#waiting[0]?.urgent || this.#patienceTimer !== undefined) return;
    this.#patienceTimer = setTimeout(() => {
      this.#patienceTimer = undefined;
      if (question !== this.#current || !this.#waiting[0]?.urgent) return;
      question.makesWay = "now";
      this.#end();
    }, PATIENCE);
  }

  // --- the worker -------------------------------------------------------------------------------------------------

  /**
   * @returns {Promise<EngineClient>} one that can be asked
   * @throws {EngineError} when it cannot start, or was ended meanwhile
   */
  async #ready() {
    const client = this.#client ?? this.#begin();
    await this.#start;
    if (this.#client !== client) throw new EngineError(FAILURES.died);
    return client;
  }

  /** @returns {EngineClient} whose start is under way */
  #begin() {
    this.set({ phase: "starting", error: null });
    const client = new EngineClient({ ...this.options, onFailure: (error) => this.#failed(client, error) });
    this.#client = client;
    this.#start = client.start(() => {});
    this.#start.catch(() => {}); // Whoever waits for it hears of it.
    return client;
  }

  /**
   * @param {EngineClient} client
   * @param {EngineError} error
   */
  #failed(client, error) {
    if (this.#client !== client) return;
    this.#client = null;
    this.set({ phase: "failed", error: errorData(error) });
  }

  /** Ends the worker, whatever it does. */
  #end() {
    const client = this.#client;
    this.#client = null;
    this.#start = null;
    client?.stop();
  }

  /** Nothing is asked at the moment: gets the worker ready for who holds it, or ends it after a while. */
  #rest() {
    clearTimeout(this.#idleTimer);
    if (this.#working) return;
    if (this.#holders.size > 0 && this.state.phase !== "failed") return void this.#warm();
    if (this.state.phase !== "failed" && this.state.phase !== "idle") this.set({ phase: "idle" });
    if (this.#client) this.#idleTimer = setTimeout(() => this.#end(), IDLE);
  }

  /** Starts the worker without a question. A failure is in the state; the next question tries again. */
  async #warm() {
    try {
      await this.#ready();
      if (!this.#working && this.state.phase !== "idle") this.set({ phase: "idle" });
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
    }
  }
}
