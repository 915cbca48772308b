/**
 * How the board looked when the page was last left: shown while Python starts again, until the table itself is there.
 * It is a picture and nothing else; the table comes from its log.
 */

import { forget, recall, remember } from "../storage/local.js";

/** @import { BoardData } from "../types.js" */
/** @import { ShownTable } from "./shown_table.js" */

const KEY = "glimpse";

/** Another build may describe boards in another way. */
const BUILD = new URL("../", import.meta.url).pathname;

/** How one table's board looked. */
export class Glimpse {
  /** @type {BoardData | null | undefined} looked up once: views ask again and again */
  #board = undefined;

  /** @param {ShownTable} table */
  constructor(table) {
    this.table = table;
  }

  /** Remembers how the board looks. One with a clock is not remembered: it is hidden while nobody's clock runs. */
  keep() {
    const { id, owners, colours } = this.table;
    const { board, snapshot } = this.table.state;
    if (!board || !snapshot) return;
    const { phase, clock } = snapshot.match;
    if (phase !== "playing" || clock || snapshot.paused) return forget(KEY);
    remember(KEY, { build: BUILD, id, board: { ...board, owners, colours } });
  }

  /** @returns {BoardData | null} the board as it looked; null when that is not known */
  get board() {
    if (this.#board === undefined) this.#board = this.#look();
    return this.#board;
  }

  #look() {
    const kept = /** @type {{ build?: unknown, id?: unknown, board?: BoardData } | null} */ (recall(KEY));
    return kept?.id === this.table.id && kept.build === BUILD ? (kept.board ?? null) : null;
  }
}
