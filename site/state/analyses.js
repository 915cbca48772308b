/**
 * The analyses of this page: one is being made, step by step, wherever one looks meanwhile; each is kept as far as it is.
 * What a table asks the second engine goes before every step.
 */

import { EngineError, FAILURES } from "../engine/client.js";
import { errorData } from "./engine.js";
import { timeLeft } from "./pace.js";
import { Store } from "./store.js";

/** @import { AnalysisEntry } from "../storage/schema.js" */
/** @import { Store as Kept } from "../storage/store.js" */
/** @import { AnalysisProgress, BridgeMethods, ErrorData, PlayerSummary, Verdict } from "../types.js" */
/** @import { Pace } from "./pace.js" */
/** @import { Frame } from "./store.js" */
/** @import { Thinker } from "./thinker.js" */

/** Milliseconds of thought a step: short enough for a table to wait for. */
export const STEP = 1000;

/** So often in a row an analysis is begun anew without having come any further. */
const ATTEMPTS = 4;

/** So many analyses are at hand at once. */
const AT_HAND = 8;

/** @type {ReadonlySet<string>} */
const FAILURE_CODES = new Set(Object.values(FAILURES));

/**
 * @typedef {object} Running
 * @property {string} id
 * @property {number | null} left milliseconds that it will take; null where that cannot be known
 */

/**
 * @typedef {object} AnalysesState
 * @property {Running | null} running the one that is being made
 * @property {Record<string, AnalysisEntry>} entries what is known of those that were looked at or made last, by id
 * @property {Record<string, ErrorData>} failures why one has stopped by itself, by id
 * @property {ErrorData | null} unkept why what is found out is not kept at the moment
 */

/**
 * What is known of the one that is being made.
 * @typedef {object} Run
 * @property {string} id
 * @property {string} text the record
 * @property {AbortController} abort
 * @property {number | null} number under which the second engine knows it; null when it does not
 * @property {Verdict[]} verdicts so far, the last move of the match first
 * @property {boolean} done
 * @property {Pace[]} paces
 * @property {number} attempts in a row that did not come any further
 */

/**
 * @extends {Store<AnalysesState>}
 */
export class Analyses extends Store {
  /** @type {Run | null} */
  #run = null;
  /** @type {AnalysisEntry | null} What is to be kept next. */
  #unwritten = null;
  /** @type {Promise<void> | null} */
  #writing = null;

  /**
   * @param {{ thinker: Pick<Thinker, "ask">, open: () => Promise<Pick<Kept, "analysis" | "keepAnalysis">>, now?: () => number }} parts
   *   `now`: milliseconds; tests bring their own
   * @param {Frame} [frame] tests bring their own
   */
  constructor({ thinker, open, now = () => performance.now() }, frame) {
    super({ running: null, entries: {}, failures: {}, unkept: null }, frame);
    this.thinker = thinker;
    this.open = open;
    this.now = now;
  }

  /**
   * @param {string} id
   * @returns {AnalysisEntry | null} as far as it is known here
   */
  entry(id) {
    return this.state.entries[id] ?? null;
  }

  /**
   * Looks whether the device keeps an analysis. One that is further here already stays.
   * @param {string} id
   * @returns {Promise<void>}
   */
  async look(id) {
    try {
      const kept = await (await this.open()).analysis(id);
      const known = this.entry(id);
      if (kept && (!known || known.verdicts.length < kept.verdicts.length)) this.#put(kept);
    } catch {
      // Then it is made once more; that nothing can be kept is told when something is to be.
    }
  }

  /**
   * Makes an analysis, or goes on with it; another one stops where it is. How it goes is in the state.
   * @param {string} id SHA-256 of the record's text
   * @param {string} text the record
   * @returns {Promise<void>} when it is done or has stopped
   */
  async start(id, text) {
    if (this.#run?.id === id) return;
    this.stop();
    /** @type {Run} */
    const run = { id, text, abort: new AbortController(), number: null, verdicts: [], done: false, paces: [], attempts: 0 };
    this.#run = run;
    this.set({ running: { id, left: null }, failures: without(this.state.failures, id) });
    await this.look(id);
    const known = this.entry(id);
    Object.assign(run, { verdicts: known?.verdicts ?? [], done: known?.done ?? false });
    while (this.#run === run && !run.done) await this.#goOn(run);
    if (this.#run === run) this.#end(run);
    await this.#writing;
  }

  /** Stops at once. What is judged stays. */
  stop() {
    const run = this.#run;
    if (!run) return;
    this.#end(run);
    run.abort.abort();
  }

  /** @param {Run} run that is over */
  #end(run) {
    this.#run = null;
    this.set({ running: null });
    // Its memory is given back; when the worker is gone, so is that.
    if (run.number !== null && !run.abort.signal.aborted) {
      this.thinker.ask("analysis_end", { analysis: run.number }).catch(() => {});
    }
  }

  /** @param {Run} run takes one step; failures are counted and told */
  async #goOn(run) {
    const began = this.now();
    try {
      if (run.number === null) return this.#begun(run, await this.#begin(run));
      const step = await this.thinker.ask("analysis_step", { analysis: run.number, budgetMs: STEP }, { signal: run.abort.signal });
      if (this.#run === run) this.#stepped(run, step, this.now() - began);
    } catch (error) {
      if (this.#run === run) this.#failed(run, error);
    }
  }

  /**
   * @param {Run} run
   * @returns {Promise<BridgeMethods["analysis_begin"][1] & { verdicts: Verdict[] }>} `verdicts`: with which it goes on
   */
  async #begin({ text, verdicts, abort: { signal } }) {
    try {
      return { ...(await this.thinker.ask("analysis_begin", { text, verdicts }, { signal })), verdicts };
    } catch (error) {
      const refused = error instanceof EngineError && !FAILURE_CODES.has(error.code);
      if (!refused || verdicts.length === 0) throw error;
      // What is kept does not fit the record: an earlier version of the page may have judged otherwise.
      return { ...(await this.thinker.ask("analysis_begin", { text }, { signal })), verdicts: [] };
    }
  }

  /**
   * @param {Run} run
   * @param {BridgeMethods["analysis_begin"][1] & { verdicts: Verdict[] }} begun
   */
  #begun(run, { analysis, count, done, players, verdicts }) {
    if (this.#run !== run) return;
    run.number = analysis;
    Object.assign(run, { verdicts, done });
    this.#found(run, count, players);
  }

  /**
   * @param {Run} run
   * @param {AnalysisProgress} progress
   * @param {number} took milliseconds
   */
  #stepped(run, { verdict, count, done, players }, took) {
    run.attempts = 0;
    run.done = done;
    if (verdict) {
      run.verdicts = [...run.verdicts, verdict];
      run.paces.push({ took, exact: verdict.exact });
    } else {
      // A proof that takes several steps: how long it will take nobody knows.
      run.paces.length = 0;
    }
    if (verdict || done) this.#found(run, count, players);
    this.set({ running: { id: run.id, left: timeLeft(run.paces, count - run.verdicts.length) } });
  }

  /**
   * The worker may be ended at any time, by its own failure or because something else was more urgent: then the analysis
   * is begun anew with what it has found out.
   * @param {Run} run
   * @param {unknown} error
   */
  #failed(run, error) {
    run.number = null;
    run.paces.length = 0;
    run.attempts += 1;
    const aborted = error instanceof DOMException && error.name === "AbortError";
    const passing = aborted || (error instanceof EngineError && (FAILURE_CODES.has(error.code) || error.code === "unknown-analysis"));
    if (passing && run.attempts < ATTEMPTS) return;
    this.#end(run);
    this.set({ failures: { ...this.state.failures, [run.id]: errorData(error) } });
  }

  /**
   * @param {Run} run that has found out something
   * @param {number} count
   * @param {PlayerSummary[] | null} players
   */
  #found({ id, verdicts, done }, count, players) {
    const entry = { id, updated: Date.now(), count, verdicts, done, players: done ? players : null };
    this.#put(entry);
    if (verdicts.length === 0) return;
    this.#unwritten = entry;
    this.#writing ??= this.#write();
  }

  /** @param {AnalysisEntry} entry is at hand from now on; the one that was not changed for longest makes room */
  #put(entry) {
    const others = Object.entries(without(this.state.entries, entry.id)).slice(1 - AT_HAND);
    this.set({ entries: Object.fromEntries([...others, [entry.id, entry]]) });
  }

  /** Keeps what was found out last, and what is found out meanwhile. A failure is in the state; the next time it is tried again. */
  async #write() {
    for (let entry = this.#unwritten; entry; entry = this.#unwritten) {
      this.#unwritten = null;
      try {
        await (await this.open()).keepAnalysis(entry);
        if (this.state.unkept) this.set({ unkept: null });
      } catch (error) {
        this.set({ unkept: errorData(error) });
      }
    }
    this.#writing = null;
  }
}

/**
 * @template Value
 * @param {Record<string, Value>} record
 * @param {string} key
 * @returns {Record<string, Value>} all the others
 */
const without = (record, key) => Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
