/** The licences of everything that is shipped with the page. */

import { fetchShipped } from "../storage/shipped.js";
import { Store } from "./store.js";

/** @import { ErrorData } from "../types.js" */
/** @import { Frame } from "./store.js" */

/** @typedef {{ name: string, version: string, licence: string, homepage?: string, text: string }} ShippedPackage */

/**
 * @typedef {object} LicencesState
 * @property {ShippedPackage[] | null} packages null until fetched
 * @property {ErrorData | null} error
 */

/**
 * Fetches the list when it is first looked at.
 * @extends {Store<LicencesState>}
 */
export class Licences extends Store {
  #loading = false;

  /** @param {Frame} [frame] tests bring their own */
  constructor(frame) {
    super({ packages: null, error: null }, frame);
  }

  /** Fetches the list unless it is there. The outcome is in the state. */
  async load() {
    if (this.#loading || this.state.packages) return;
    this.#loading = true;
    this.set({ error: null });
    try {
      this.set({ packages: /** @type {ShippedPackage[]} */ (await fetchShipped("licences.json")) });
    } catch (error) {
      this.set({ error: { code: "licences-download", parameters: { detail: String(error) } } });
    } finally {
      this.#loading = false;
    }
  }
}
