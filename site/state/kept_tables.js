/** The tables that the page has at hand, so that going back and forward finds them as they stood. */

/** @import { AnyTable } from "./page.js" */
/** @import { PeerTable } from "./peer_table.js" */

/** How many tables are kept. */
export const KEPT = 8;

/** Tables by id, the one looked at last at the end. */
export class KeptTables {
  /** @type {Map<string, AnyTable>} */
  #tables = new Map();

  /** @returns {AnyTable[]} */
  get all() {
    return [...this.#tables.values()];
  }

  /** @returns {PeerTable[]} those between devices */
  get peers() {
    return this.all.flatMap((table) => (table.peer ? [table] : []));
  }

  /**
   * @param {string} id
   * @returns {AnyTable | undefined}
   */
  get(id) {
    return this.#tables.get(id);
  }

  /**
   * @param {AnyTable | null} looked the table that is shown at the moment
   * @returns {boolean} whether somebody would be interrupted if the page were loaded anew: a match that is shown, whose
   *   clock runs, or at which others sit
   */
  isPlaying(looked) {
    return this.all.some((table) => {
      const { phase, snapshot } = table.state;
      if (phase === "failed" || phase === "damaged") return false;
      const goesOn = table.peer ? table.goesOn : snapshot?.match.phase !== "over";
      return goesOn && (table === looked || table.peer || Boolean(snapshot?.match.clock));
    });
  }

  /**
   * @param {AnyTable} table the one looked at now
   * @returns {AnyTable | null} the one not looked at for longest when it has to make room
   */
  add(table) {
    this.#tables.delete(table.id);
    this.#tables.set(table.id, table);
    if (this.#tables.size <= KEPT) return null;
    // Nobody is left alone at a table because of how many others are at hand.
    return this.all.find((other) => other !== table && !(other.peer && other.links.count > 0)) ?? null;
  }

  /**
   * @param {string} id
   * @returns {AnyTable | undefined} the table, if it was there
   */
  remove(id) {
    const table = this.#tables.get(id);
    this.#tables.delete(id);
    return table;
  }
}
