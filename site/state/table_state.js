/** What a table on the page is made of: where it comes from, and all that is shown of it. */

/** @import { Advice, BoardData, ErrorData, Level, PeersData, RatingData, RecordData, Snapshot, TermsData, TermsRequest } from "../types.js" */
/** @import { Sitter } from "./players.js" */
/** @import { Expected } from "./practice_line.js" */

/**
 * Where a table comes from: what stands behind `#board=`, agreed terms, or the device's storage.
 * @typedef {{ address: string } | { terms: TermsRequest, challenge?: string | null } | { stored: true }} Origin
 */

/**
 * Something friendly to know, worded by the views: how long somebody was away, a choice made ahead that fell.
 * @typedef {{ kind: "away", milliseconds: number, counted: boolean } | { kind: "dropped", colour: number }} Message
 */

/** @typedef {"game" | "match"} Resigned */

/**
 * Something that was said or happened at a table between devices, to be shown for a while.
 * @typedef {object} Saying
 * @property {number} id counts up
 * @property {"emote" | "came" | "gone" | "back" | "left" | "overtaken" | "take-back-declined" | "rematch-declined"} kind
 * @property {number} seat who said or did it; -1: nobody in particular
 * @property {number} emote from 0; -1 unless it is one
 */

/**
 * What a match between devices counts for, as this device has kept it.
 * @typedef {object} Counted
 * @property {"rated" | "unrated" | "disputed" | "interrupted"} verdict
 * @property {{ seat: number, before: RatingData, after: RatingData }[]} ratings of all seats; empty when it is not rated
 * @property {boolean} narrow whether this device's player has won and still lost points: more was expected than a win by cells
 * @property {boolean} unforeseen whether the own rating has changed from another one than the match began with
 * @property {string} proof the signed record
 */

/**
 * The second worker could not think: about the computer's move or about a hint. The table itself goes on.
 * @typedef {{ of: "move" | "hint", error: ErrorData }} Trouble
 */

/**
 * @typedef {object} TableState
 * @property {"opening" | "open" | "failed" | "damaged"} phase
 * @property {string} variant empty until it is known
 * @property {string} seed
 * @property {{ kind: Sitter, name: string, level?: Level | null }[]} seats as agreed; how computers play now is in the snapshot
 * @property {TermsData | null} terms
 * @property {BoardData | null} board
 * @property {Snapshot | null} snapshot
 * @property {number} seen monotonic milliseconds at which the snapshot was taken
 * @property {number} round counts up whenever the board on the screen has to be drawn from its start
 * @property {number | null} shown the colour that is looked at
 * @property {number | null} selected the colour that waits for being confirmed
 * @property {number | null} premove the colour that is played when the turn comes
 * @property {number | null} hint the colour that was recommended for this move
 * @property {Advice | null} advice what speaks for it
 * @property {Expected | null} expected the line that the computer expects, while one looks at it
 * @property {boolean} asking a hint is being worked out
 * @property {Trouble | null} trouble why nobody thinks
 * @property {boolean} busy something happens that was not answered yet
 * @property {ErrorData | null} notice what went wrong last
 * @property {Message | null} message
 * @property {"options" | "resign-game" | "resign-match" | "help" | "emotes" | "share" | null} dialog
 * @property {boolean} watching another tab plays here
 * @property {boolean} free the other tab is gone: this one may take over
 * @property {boolean} kept whether the table is kept on this device
 * @property {string | null} challenge that is tried here, as in its link
 * @property {RecordData | null} record of the match when it is over
 * @property {{ player: number } | null} alarm the last one whose time became short; a new object for each alarm
 * @property {string[]} damaged the lines of a log that cannot be followed to its end
 * @property {PeersData | null} peers how a table between devices stands; null at one device
 * @property {ErrorData | null} peerNotice why a peer was refused last
 * @property {Saying[]} sayings those that are shown at the moment, the last one last
 * @property {boolean} muted emotes of the others are not shown
 * @property {boolean} unconnected no link to anybody has been open since the page has this table
 * @property {Counted | null} counted null until a match between devices is over
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
  advice: null,
  expected: null,
  asking: false,
  trouble: null,
  busy: false,
  notice: null,
  message: null,
  dialog: null,
  watching: false,
  free: false,
  kept: true,
  challenge: null,
  record: null,
  alarm: null,
  damaged: [],
  peers: null,
  peerNotice: null,
  sayings: [],
  muted: false,
  unconnected: true,
  counted: null,
});
