/** Which servers help two devices to find each other: the site's, or those of the player of this device. */

import { configuredServers, readServer, writeServer } from "../net/servers.js";
import { openStore } from "../storage/store.js";
import { errorData } from "./engine.js";
import { Store } from "./store.js";

/** @import { ErrorData } from "../types.js" */
/** @import { Config } from "../net/servers.js" */
/** @import { Frame } from "./store.js" */

/** Under which name the player's own servers are kept. */
const NAME = "servers";

/** What is kept when the site's are used again. */
const OF_THE_SITE = "site";

/** More servers make the way longer and help nobody. */
export const MOST_SERVERS = 8;

/**
 * @typedef {object} ServersState
 * @property {string[]} own lines as the player wrote them
 * @property {boolean} replaced whether the player's own servers, perhaps none, are asked instead of the site's
 * @property {string} text what stands in the field
 * @property {"" | "saved"} saved
 * @property {string[]} shipped the site's servers, as lines
 * @property {string[]} relays for one-link invites; none: there are no such invites
 * @property {boolean} loaded
 * @property {ErrorData | null} error
 */

/**
 * @extends {Store<ServersState>}
 */
export class Servers extends Store {
  /** @type {Promise<Config> | null} */
  #config = null;

  /**
   * @param {string} base the address of the page
   * @param {{ frame?: Frame, open?: typeof openStore, configured?: (base: string) => Promise<Config & { readable: boolean }> }} [parts] tests
   *   bring their own
   */
  constructor(base, { frame, open = openStore, configured = configuredServers } = {}) {
    super({ own: [], replaced: false, text: "", saved: "", shipped: [], relays: [], loaded: false, error: null }, frame);
    this.base = base;
    this.open = open;
    this.configured = configured;
  }

  /** Looks everything up. What is written into the field and not saved is given up. */
  async load() {
    this.set({ saved: "", error: null });
    const { servers, relays } = await this.#shipped();
    const shipped = servers.map(writeServer);
    const own = await this.#own();
    const lines = own ?? shipped;
    this.set({ own: own ?? [], replaced: own !== null, text: lines.join("\n"), shipped, relays, loaded: true });
  }

  /** @returns {Promise<Config>} what the owner of the site has configured; asked for once */
  async #shipped() {
    this.#config ??= this.configured(this.base).then((config) => {
      // Away from the network the file may come later.
      if (!config.readable) this.#config = null;
      return config;
    });
    return this.#config;
  }

  /** @returns {Promise<string[] | null>} the player's own servers; null when the site's are used */
  async #own() {
    try {
      const kept = await (await this.open()).setting(NAME);
      if (!Array.isArray(kept)) return null;
      return kept.filter((line) => typeof line === "string" && isServer(line)).slice(0, MOST_SERVERS);
    } catch (error) {
      this.set({ error: errorData(error) });
      return this.state.replaced ? this.state.own : null;
    }
  }

  /**
   * @param {"anywhere" | "network"} reach
   * @returns {Promise<RTCIceServer[]>} those to be asked; nobody within one network
   */
  async list(reach) {
    if (reach === "network") return [];
    const own = await this.#own();
    return own ? own.map(readServer) : (await this.#shipped()).servers;
  }

  /** @returns {Promise<string[]>} the relays through which one link can be enough */
  async relays() {
    const { relays } = await this.#shipped();
    this.set({ relays });
    return relays;
  }

  /** @param {string} text as it stands in the field */
  write(text) {
    this.set({ text, saved: "", error: null });
  }

  /** Keeps what stands in the field, one server a line. What is wrong with it is in the state. */
  async save() {
    const lines = this.state.text.split(/\r?\n/).map((line) => line.trim()).filter((line) => line !== "");
    try {
      if (lines.length > MOST_SERVERS) {
        this.set({ error: { code: "servers-many", parameters: { most: MOST_SERVERS } } });
        return;
      }
      const own = lines.map((line) => writeServer(readServer(line)));
      await (await this.open()).saveSetting(NAME, own);
      this.set({ own, replaced: true, text: own.join("\n"), saved: "saved", error: null });
    } catch (error) {
      this.set({ error: errorData(error) });
    }
  }

  /** Goes back to the site's servers. */
  async reset() {
    try {
      await (await this.open()).saveSetting(NAME, OF_THE_SITE);
      this.set({ own: [], replaced: false, text: this.state.shipped.join("\n"), saved: "saved", error: null });
    } catch (error) {
      this.set({ error: errorData(error) });
    }
  }
}

/** @param {string} line */
function isServer(line) {
  try {
    readServer(line);
    return true;
  } catch {
    return false;
  }
}
