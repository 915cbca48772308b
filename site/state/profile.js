/** The player of this device: name, ratings over time, and what was played. */

import { isPersisted } from "../storage/persist.js";
import { destroyStore, openStore } from "../storage/store.js";
import { forgetAll } from "../storage/local.js";
import { errorData } from "./engine.js";
import { Store } from "./store.js";

/** @import { Catalogue, ErrorData, RatingData } from "../types.js" */
/** @import { Frame } from "./store.js" */

/** @typedef {{ at: number, rating: RatingData, match: string }} RatedMatch */

/**
 * @typedef {object} ProfileState
 * @property {string} name "" when none was given
 * @property {"" | "saved"} saved whether the name in the field is the one that is kept
 * @property {Catalogue | null} catalogue null until fetched
 * @property {Record<string, RatedMatch[]>} ratings by scale, the first match first
 * @property {Record<string, number>} counts matches of the history by variant
 * @property {number} running tables that go on
 * @property {boolean} persisted whether the browser promised to keep everything
 * @property {boolean} loaded
 * @property {boolean} deleting whether everything is about to be deleted
 * @property {ErrorData | null} error
 */

/**
 * @param {string} text as somebody wrote it
 * @param {number} longest in characters
 * @returns {string} a name as the engine takes it: on one line, without blanks at its ends, not too long
 */
export function tidyName(text, longest) {
  const line = text.replaceAll(/\s+/gu, " ").replaceAll(/\p{C}/gu, "").trim();
  return Array.from(line).slice(0, longest).join("").trim();
}

/**
 * @extends {Store<ProfileState>}
 */
export class Profile extends Store {
  /**
   * @param {() => Promise<Catalogue>} catalogue
   * @param {{ frame?: Frame, open?: typeof openStore, destroy?: typeof destroyStore }} [parts] tests bring their own
   */
  constructor(catalogue, { frame, open = openStore, destroy = destroyStore } = {}) {
    super(
      {
        name: "",
        saved: "",
        catalogue: null,
        ratings: {},
        counts: {},
        running: 0,
        persisted: false,
        loaded: false,
        deleting: false,
        error: null,
      },
      frame,
    );
    this.catalogue = catalogue;
    this.open = open;
    this.destroy = destroy;
  }

  /** Looks everything up anew. The outcome is in the state. */
  async load() {
    this.set({ saved: "", deleting: false });
    try {
      const catalogue = await this.catalogue();
      this.set({ catalogue });
      const store = await this.open();
      /** @type {ProfileState["ratings"]} */
      const ratings = {};
      for (const scale of catalogue.scales) ratings[scale] = await store.ratings(scale);
      const [{ name }, counts, running] = [await store.profile(), await store.countByVariant(), await store.runningTables()];
      this.set({ name, ratings, counts, running: running.filter(({ peer }) => !peer?.over).length, persisted: await isPersisted(), loaded: true, error: null });
    } catch (error) {
      this.set({ error: errorData(error) });
    }
  }

  /** @param {string} text as written into the field; kept, tidied, at once */
  async rename(text) {
    const name = tidyName(text, this.state.catalogue?.longestName ?? 30);
    try {
      await (await this.open()).saveProfile({ name });
      this.set({ name, saved: "saved", error: null });
    } catch (error) {
      this.set({ error: errorData(error) });
    }
  }

  /** The name in the field is being changed. */
  edit() {
    if (this.state.saved) this.set({ saved: "" });
  }

  /** @param {boolean} deleting whether everything is to be deleted if somebody says yes */
  askToDelete(deleting) {
    this.set({ deleting });
  }

  /**
   * Deletes all that the page keeps on this device.
   * @returns {Promise<boolean>} whether it is gone; if not, the state says why
   */
  async deleteEverything() {
    try {
      await this.destroy();
      forgetAll();
      this.set({ deleting: false });
      return true;
    } catch (error) {
      this.set({ deleting: false, error: errorData(error) });
      return false;
    }
  }
}
