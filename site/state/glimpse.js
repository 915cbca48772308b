/**
 * How the board looked when the page was last left: shown while Python starts again, until the table itself is there.
 * It is a picture and nothing else; the table comes from its log, or the board from its number.
 */

import { forget, recall, remember } from "../storage/local.js";

/** @import { BoardData } from "../types.js" */
/** @import { Cells } from "./cells.js" */
/** @import { ShownTable } from "./shown_table.js" */

const KEY = "glimpse";

/** Another build may describe boards in another way. */
const BUILD = new URL("../", import.meta.url).pathname;

/**
 * @typedef {object} Kept
 * @property {string} build
 * @property {string} id of the table
 * @property {BoardData} board as it stood
 * @property {Cells} beginning as it stood before the first move
 */

/** @param {BoardData} board @returns {string} how its address begins */
const nameOf = ({ variant, seed }) => `${variant}.${seed}`;

/** @param {string} address of a board @returns {string | undefined} the part that names it */
const namedBy = (address) => /^[a-z]+\.\d+/.exec(address)?.[0];

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
    const beginning = { owners: board.owners, colours: board.colours };
    remember(KEY, { build: BUILD, id, board: { ...board, owners, colours }, beginning });
  }

  /** @returns {BoardData | null} the board as it looked; null when that is not known */
  get board() {
    if (this.#board === undefined) this.#board = this.#look();
    return this.#board;
  }

  #look() {
    const kept = /** @type {Partial<Kept> | null} */ (recall(KEY));
    if (kept?.build !== BUILD || !kept.board) return null;
    if (kept.id === this.table.id) return kept.board;
    // The same board once more: an address opens a table of its own, at the beginning.
    return kept.beginning && namedBy(this.table.address) === nameOf(kept.board) ? { ...kept.board, ...kept.beginning } : null;
  }
}

/**
 * Remembers how the shown table looks whenever the page is left.
 * @param {Window} window
 * @param {() => ShownTable | null} shown
 */
export function keepGlimpses(window, shown) {
  const keep = () => shown()?.glimpse.keep();
  window.addEventListener("pagehide", keep);
  // A phone ends pages without another word once they are hidden.
  window.document?.addEventListener("visibilitychange", () => window.document.hidden && keep());
}
