/** A thinker that judges the moves of one record, one a step, and a storage in memory. */

import { EngineError } from "../../../site/engine/client.js";
import { Analyses } from "../../../site/state/analyses.js";
import { atOnce } from "./fakes.js";

/** @import { AnalysisEntry } from "../../../site/storage/schema.js" */
/** @import { Verdict } from "../../../site/types.js" */

/** So many moves has the record. */
export const MOVES = 6;

/**
 * @param {number} ply
 * @param {Partial<Verdict>} [part]
 * @returns {Verdict}
 */
export function verdictOf(ply, part) {
  const values = { before: 2, after: 2, lost: 0, exact: true, mark: /** @type {const} */ ("best") };
  return { game: 0, ply, player: ply % 2, colour: 1, best: 1, line: [1], ...values, ...part };
}

/** Answers as the second engine does, as far as it is told to. */
export class FakeThinker {
  /** @type {[string, any][]} */
  asked = [];
  /** @type {Error[]} What the next steps throw, one after the other. */
  failures = [];
  /** How many of the next steps end without a verdict. */
  empty = 0;
  /** @type {(() => void) | null} Set to keep the next step waiting; resolved by `goOn`. */
  goOn = null;
  holdsAt = -1;
  number = 0;
  judged = 0;

  /** How often something was asked. @param {string} method */
  count(method) {
    return this.asked.filter(([name]) => name === method).length;
  }

  /**
   * @param {string} method
   * @param {any} parameters
   * @param {{ signal?: AbortSignal }} [wish]
   * @returns {Promise<any>}
   */
  async ask(method, parameters, { signal } = {}) {
    this.asked.push([method, parameters]);
    await null;
    if (signal?.aborted) throw signal.reason;
    if (method === "analysis_begin") return this.#begin(parameters.verdicts ?? []);
    if (method === "analysis_step") return this.#step(parameters.analysis, signal);
    return {};
  }

  /** @param {Verdict[]} verdicts */
  #begin(verdicts) {
    if (verdicts.some(({ mark }) => /** @type {string} */ (mark) === "nonsense")) throw new EngineError("invalid-request", {});
    this.judged = verdicts.length;
    return { analysis: (this.number += 1), count: MOVES, judged: this.judged, done: this.judged === MOVES, players: null };
  }

  /**
   * @param {number} analysis
   * @param {AbortSignal} [signal]
   */
  async #step(analysis, signal) {
    if (this.judged === this.holdsAt) {
      await new Promise((resolve, reject) => {
        this.goOn = () => resolve(null);
        signal?.addEventListener("abort", () => reject(signal.reason));
      });
    }
    const failure = this.failures.shift();
    if (failure) throw failure;
    if (analysis !== this.number) throw new EngineError("unknown-analysis", {});
    const verdict = this.empty > 0 ? null : verdictOf(MOVES - 1 - this.judged);
    this.empty = Math.max(0, this.empty - 1);
    if (verdict) this.judged += 1;
    const done = this.judged === MOVES;
    return { verdict, judged: this.judged, count: MOVES, done, players: done ? [] : null };
  }
}

/** Keeps analyses in memory, and fails when told to. */
export class FakeKept {
  /** @type {Map<string, AnalysisEntry>} */
  entries = new Map();
  /** @type {Error | null} */
  failsWith = null;
  written = 0;

  /** @param {string} id */
  async analysis(id) {
    return this.entries.get(id) ?? null;
  }

  /** @param {AnalysisEntry} entry */
  async keepAnalysis(entry) {
    if (this.failsWith) throw this.failsWith;
    this.written += 1;
    this.entries.set(entry.id, entry);
  }
}

/** @returns {{ thinker: FakeThinker, kept: FakeKept, analyses: Analyses }} */
export function freshAnalyses(thinker = new FakeThinker(), kept = new FakeKept()) {
  const ask = /** @type {any} */ (thinker.ask.bind(thinker));
  return { thinker, kept, analyses: new Analyses({ thinker: { ask }, open: async () => kept, now: () => 0 }, atOnce) };
}
