/** The history: finished matches, looked through by board and opponent, a part at a time. */

import { openStore } from "../storage/store.js";
import { errorData } from "./engine.js";
import { Store } from "./store.js";

/** @import { FinishedMatch } from "../storage/schema.js" */
/** @import { ErrorData, RecordData } from "../types.js" */
/** @import { Engine } from "./engine.js" */
/** @import { Frame } from "./store.js" */

/** How many matches are shown at once, and how many more each time more are asked for. */
export const PART = 20;

/**
 * @typedef {object} HistoryState
 * @property {FinishedMatch[] | null} matches those that fit, the last one first, as far as they are shown; null until looked up
 * @property {boolean} more whether there are further ones
 * @property {number} total how many matches there are at all
 * @property {string} variant the only board looked for; "" for any
 * @property {string} opponent a part of the name looked for
 * @property {string[]} opponents all names there are
 * @property {Record<string, RecordData>} records what the engine says about matches, by id
 * @property {FinishedMatch | null} asked which match is about to be deleted
 * @property {FinishedMatch | null} deleted the one deleted last, as long as it can come back
 * @property {ErrorData | null} error
 */

/**
 * @extends {Store<HistoryState>}
 */
export class History extends Store {
  #search = 0;
  #describing = false;

  /**
   * @param {Engine} engine
   * @param {{ frame?: Frame, open?: typeof openStore }} [parts] tests bring their own
   */
  constructor(engine, { frame, open = openStore } = {}) {
    super(
      {
        matches: null,
        more: false,
        total: 0,
        variant: "",
        opponent: "",
        opponents: [],
        records: {},
        asked: null,
        deleted: null,
        error: null,
      },
      frame,
    );
    this.engine = engine;
    this.open = open;
  }

  /** Looks everything up anew, for whoever comes to the page. The outcome is in the state. */
  async load() {
    this.set({ deleted: null, asked: null });
    await this.#look(this.state.matches?.length ?? PART);
  }

  /** @param {{ variant?: string, opponent?: string }} wishes what is looked for from now on */
  async search(wishes) {
    this.set(wishes);
    await this.#look(PART);
  }

  /** @param {number} count how many matches are to be shown */
  async #look(count) {
    const search = (this.#search += 1);
    const { variant, opponent } = this.state;
    try {
      const store = await this.open();
      const wanted = { variant: variant || undefined, opponent: opponent.trim() };
      const found = await store.history({ ...wanted, limit: Math.max(count, PART) + 1 });
      const [total, opponents] = [await store.countMatches(), await store.opponents()];
      // Whoever types is faster than the answers: only the last one counts.
      if (search !== this.#search) return;
      const matches = found.slice(0, Math.max(count, PART));
      this.set({ matches, more: found.length > matches.length, total, opponents, error: null });
      void this.#describe();
    } catch (error) {
      if (search === this.#search) this.set({ error: errorData(error) });
    }
  }

  /** Shows the next part. */
  async showMore() {
    const { matches, variant, opponent } = this.state;
    if (!matches) return;
    const search = this.#search;
    try {
      const store = await this.open();
      const wanted = { variant: variant || undefined, opponent: opponent.trim() };
      const found = await store.history({ ...wanted, before: matches.at(-1), limit: PART + 1 });
      if (search !== this.#search) return;
      this.set({ matches: [...matches, ...found.slice(0, PART)], more: found.length > PART });
      void this.#describe();
    } catch (error) {
      this.set({ error: errorData(error) });
    }
  }

  /** Asks the engine who played and how it ended, one match after the other, the upper ones first. */
  async #describe() {
    if (this.#describing) return;
    this.#describing = true;
    /** @type {Set<string>} */
    const unreadable = new Set();
    for (;;) {
      const next = this.state.matches?.find(({ id }) => !(id in this.state.records) && !unreadable.has(id));
      if (!next) break;
      try {
        const record = await this.engine.call("describe_record", { text: next.text });
        this.set({ records: { ...this.state.records, [next.id]: record } });
      } catch {
        // The row still says what was stored. Without an engine there is nobody to ask about the others either.
        if (this.engine.state.phase !== "ready") break;
        unreadable.add(next.id);
      }
    }
    this.#describing = false;
  }

  /** @param {FinishedMatch | null} asked which match is to be deleted if somebody says yes */
  ask(asked) {
    this.set({ asked });
  }

  /** Deletes the match that was asked about. */
  async delete() {
    const { asked } = this.state;
    if (!asked) return;
    try {
      await (await this.open()).deleteMatch(asked.id);
      this.set({ asked: null, deleted: asked });
      await this.#look((this.state.matches?.length ?? PART + 1) - 1);
    } catch (error) {
      this.set({ asked: null, error: errorData(error) });
    }
  }

  /** Brings back the match that was deleted last. */
  async undo() {
    const { deleted } = this.state;
    if (!deleted) return;
    try {
      await (await this.open()).addMatch(deleted);
      this.set({ deleted: null });
      await this.#look((this.state.matches?.length ?? 0) + 1);
    } catch (error) {
      this.set({ error: errorData(error) });
    }
  }

  /** Closes the message about a deleted match. */
  closeNotice() {
    this.set({ deleted: null });
  }
}
