/** The tables between devices that this page has: hosting, joining, coming back to a match, and the match after it. */

import { EngineError } from "../engine/client.js";
import { freshId } from "../storage/ids.js";
import { tableOfMatch } from "../storage/peer_tables.js";
import { PeerTable } from "./peer_table.js";

/** @import { InvitationData } from "../types.js" */
/** @import { Engine } from "./engine.js" */
/** @import { Friends } from "./friends.js" */
/** @import { Identity } from "./identity.js" */
/** @import { PeerLinks } from "./peer_links.js" */
/** @import { PeerOrigin } from "./peer_parts.js" */
/** @import { Servers } from "./servers.js" */
/** @import { SettingsStore } from "./settings.js" */
/** @import { Storage } from "./sitting.js" */
/** @import { Thinker } from "./thinker.js" */
/** @import { Frame } from "./store.js" */

/** What the ids of such tables begin with: so an address says at once what is there. */
const PREFIX = "peer-";

/** @param {string} id of a table @returns {boolean} whether it is one between devices */
export const isPeerId = (id) => id.startsWith(PREFIX);

/** Codes of invitations to matches that cannot go on here. */
export const RESUME_REFUSALS = Object.freeze({ unknown: "peer-resume-unknown", elsewhere: "table-elsewhere" });

/**
 * What the tables need of the page.
 * @typedef {object} PeerTablesParts
 * @property {Engine} engine
 * @property {SettingsStore} settings
 * @property {Storage} storage
 * @property {Thinker} thinker
 * @property {Identity} identity
 * @property {Friends} friends
 * @property {Servers} servers
 * @property {(table: PeerTable) => void} keep has it at hand from now on
 * @property {(match: string) => PeerTable | null} find a table at hand by the id of its match
 * @property {(table: PeerTable) => void} gone forgets a table that was given up
 * @property {(table: PeerTable) => void} dealt the board of a match after another one is there
 * @property {(table: PeerTable) => void} together everybody is at a table whose board is there: time to look
 */

export class PeerTables {
  /** Over which links somebody has been met already: the next match over the same one is no new meeting. @type {WeakMap<PeerLinks, Set<number>>} */
  #met = new WeakMap();

  /**
   * @param {PeerTablesParts} parts
   * @param {Frame} [frame] tests bring their own
   */
  constructor(parts, frame) {
    this.parts = parts;
    this.frame = frame;
  }

  /**
   * @param {string} id
   * @param {PeerOrigin} origin
   * @returns {PeerTable} not open yet
   */
  make(id, origin) {
    const { engine, settings, storage, thinker, identity, servers } = this.parts;
    const parts = {
      engine,
      settings,
      storage,
      thinker,
      identity,
      reachOptions: async (/** @type {"anywhere" | "network"} */ reach) => ({
        servers: await servers.list(reach),
        certificate: (await identity.load()).certificate,
      }),
      onDealt: (/** @type {PeerTable} */ table) => this.#dealt(table),
      onShown: (/** @type {PeerTable} */ table) => {
        const { board, peers } = table.state;
        if (board && peers?.away === null && table.links.count > 0) this.parts.together(table);
      },
      onGone: (/** @type {PeerTable} */ table) => this.parts.gone(table),
      onRematch: (/** @type {PeerTable} */ table) => this.#rematch(table),
    };
    return new PeerTable(id, origin, parts, this.frame);
  }

  /**
   * Opens a table that others are invited to.
   * @param {{ invitation: InvitationData, seats: ("own" | "guest" | "computer")[] }} setup
   * @returns {Promise<PeerTable>}
   * @throws {unknown} why there is none
   */
  host(setup) {
    return this.#open({ host: setup });
  }

  /**
   * Opens a table at a host, or the one of this device at which the match is that the invitation goes on with.
   * @param {{ invitation: InvitationData }} setup
   * @returns {Promise<PeerTable>}
   * @throws {unknown} why there is none
   */
  async join({ invitation }) {
    const { resume } = invitation;
    if (resume === null) return this.#open({ join: invitation });
    const table = this.parts.find(resume) ?? (await this.#stored(resume));
    if (table.state.watching) throw new EngineError(RESUME_REFUSALS.elsewhere, {});
    return table;
  }

  /** @param {PeerOrigin} origin */
  async #open(origin) {
    const table = this.make(`${PREFIX}${freshId()}`, origin);
    try {
      await table.open();
    } catch (error) {
      await table.close();
      throw error;
    }
    this.parts.keep(table);
    return table;
  }

  /** @param {string} match its id */
  async #stored(match) {
    const entry = await tableOfMatch(await this.parts.storage.open(), match);
    if (!entry) throw new EngineError(RESUME_REFUSALS.unknown, {});
    const table = this.make(entry.id, { stored: true });
    await table.open();
    this.parts.keep(table);
    return table;
  }

  /** @param {PeerTable} before whose players all want another match */
  async #rematch(before) {
    const table = this.make(`${PREFIX}${freshId()}`, { after: before });
    // At hand before the others hear of it: what they answer at once is for this table.
    this.parts.keep(table);
    await table.open();
  }

  /** @param {PeerTable} table whose board has been dealt: everybody has proved who they are */
  #dealt(table) {
    const { peers } = table.state;
    const seats = peers?.seats ?? [];
    const own = seats.find(({ kind }) => kind === "own")?.key;
    const met = this.#met.get(table.links) ?? new Set();
    this.#met.set(table.links, met);
    for (const { kind, key, name, link } of seats) {
      const fingerprint = link === null ? null : table.links.fingerprintOf(link);
      // Whoever plays against a second tab of this browser meets nobody.
      if (kind !== "peer" || !key || key === own || link === null || !fingerprint || met.has(link)) continue;
      met.add(link);
      void this.parts.friends.met({ key, name, fingerprint });
    }
    this.parts.dealt(table);
  }
}
