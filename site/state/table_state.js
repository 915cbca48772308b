/** What a table on the page is made of: where it comes from, and all that is shown of it. */

/** @import { BoardData, ErrorData, RecordData, Snapshot, TermsData, TermsRequest } from "../types.js" */

/**
 * Where a table comes from: what stands behind `#board=`, agreed terms, or the device's storage.
 * @typedef {{ address: string } | { terms: TermsRequest } | { stored: true }} Origin
 */

/**
 * Something friendly to know, worded by the views: how long somebody was away, a choice made ahead that fell.
 * @typedef {{ kind: "away", milliseconds: number, counted: boolean } | { kind: "dropped", colour: number }} Message
 */

/** @typedef {"game" | "match"} Resigned */

/**
 * @typedef {object} TableState
 * @property {"opening" | "open" | "failed" | "damaged"} phase
 * @property {string} variant empty until it is known
 * @property {string} seed
 * @property {TermsData["seats"]} seats
 * @property {TermsData | null} terms
 * @property {BoardData | null} board
 * @property {Snapshot | null} snapshot
 * @property {number} seen monotonic milliseconds at which the snapshot was taken
 * @property {number} round counts up whenever the board on the screen has to be drawn from its start
 * @property {number | null} shown the colour that is looked at
 * @property {number | null} selected the colour that waits for being confirmed
 * @property {number | null} premove the colour that is played when the turn comes
 * @property {number | null} hint the colour that was recommended for this move
 * @property {boolean} busy something happens that was not answered yet
 * @property {ErrorData | null} notice what went wrong last
 * @property {Message | null} message
 * @property {"options" | "resign-game" | "resign-match" | "help" | null} dialog
 * @property {boolean} watching another tab plays here
 * @property {boolean} free the other tab is gone: this one may take over
 * @property {boolean} kept whether the table is kept on this device
 * @property {RecordData | null} record of the match when it is over
 * @property {{ player: number } | null} alarm the last one whose time became short; a new object for each alarm
 * @property {string[]} damaged the lines of a log that cannot be followed to its end
 */

/** @type {Readonly<TableState>} A table of which nothing is known yet. */
export const NOTHING = Object.freeze({
  phase: "opening",
  variant: "",
  seed: "",
  seats: [],
  terms: null,
  board: null,
  snapshot: null,
  seen: 0,
  round: 0,
  shown: null,
  selected: null,
  premove: null,
  hint: null,
  busy: false,
  notice: null,
  message: null,
  dialog: null,
  watching: false,
  free: false,
  kept: true,
  record: null,
  alarm: null,
  damaged: [],
});
