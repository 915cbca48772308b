/**
 * What is kept on this device and how: the stores of the database, and the steps by which it came to be so.
 *
 * A step, once released, never changes; whatever comes later is a further step.
 */

/** @import { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from "../vendor/idb/index.js" */
/** @import { MatchResult, PlayerSummary, PuzzleData, RatingData, TermsRequest, Verdict } from "../types.js" */

/**
 * A table that is being played.
 * @typedef {object} TableEntry
 * @property {string} id
 * @property {TermsRequest} terms
 * @property {number} created wall clock, milliseconds
 * @property {number} updated wall clock of the last line, milliseconds
 * @property {number} lines how many lines its log has
 * @property {number} moves how many moves stand, without those taken back
 * @property {PeerEntry} [peer] of a table between devices
 * @property {string} [challenge] that is tried at it, as in its link
 */

/**
 * What the device knows of a table between devices besides its terms, which may still be open.
 * @typedef {object} PeerEntry
 * @property {string} match its id, 16 hexadecimal digits; empty until the host has said it
 * @property {"host" | "guest"} role
 * @property {number | null} own seat
 * @property {boolean} rated whether the match is to count for the rating
 * @property {boolean} over whether it has ended: its log is kept for as long as others may lack a part of it
 */

/**
 * One line of a table's log.
 * @typedef {{ table: string, number: number, text: string }} LogLine
 */

/**
 * A match of the history.
 * @typedef {object} FinishedMatch
 * @property {string} id that of its table
 * @property {number} finished wall clock, milliseconds
 * @property {string} variant
 * @property {string[]} opponents names of the others, as shown at the table
 * @property {string} text the record
 * @property {MatchResult | null} result as the engine gave it
 * @property {boolean} rated
 * @property {SignedMatch} [signed] of a match between devices
 * @property {string} [challenge] that was tried in it, as in its link
 */

/**
 * What proves a match between devices.
 * @typedef {object} SignedMatch
 * @property {string} proof the signed record
 * @property {string} match its id
 * @property {number} seat of this device
 * @property {"rated" | "unrated" | "disputed" | "interrupted"} verdict
 */

/**
 * What a match of the scale did to the rating.
 * @typedef {{ scale: string, match: string, at: number, rating: RatingData }} RatingEntry
 */

/**
 * Somebody with whom this device was connected before.
 * @typedef {object} Friend
 * @property {string} key the public key of the device, "ed25519:…" or "p256:…"
 * @property {string} name as this device calls the friend: the friend's own name until it was changed here
 * @property {boolean} renamed whether it was changed here
 * @property {string} fingerprint of the device's certificate, 64 hexadecimal digits
 * @property {number} met wall clock of the last meeting, milliseconds
 * @property {number} meetings how many there were
 */

/**
 * What makes this device itself, and cannot leave it: the pair of keys that signs, and the certificate by which friends
 * know its connections again. Both are objects of the browser whose secret parts no script can read.
 * @typedef {{ algorithm: "ed25519" | "p256", pair: CryptoKeyPair } | RTCCertificate} IdentityPart
 */

/**
 * The analysis of a record, perhaps not finished yet.
 * @typedef {object} AnalysisEntry
 * @property {string} id SHA-256 of the record's text, 64 hexadecimal digits: the same match has one analysis however it came here
 * @property {number} updated wall clock of the last verdict, milliseconds
 * @property {number} count how many moves there are to judge
 * @property {Verdict[]} verdicts the last move of the match first
 * @property {boolean} done
 * @property {PlayerSummary[] | null} players one entry a player, once it is done
 */

/**
 * The puzzle of a day and what was tried.
 * @typedef {object} PuzzleEntry
 * @property {string} date day in UTC, "2026-11-30"
 * @property {number} version of the generator that made it
 * @property {PuzzleData | null} data null when it has to be made once more
 * @property {number[]} tries colours, in order
 * @property {boolean} solved
 * @property {boolean} shown gave up: the solution was shown
 * @property {number} at wall clock of what happened last, milliseconds
 */

/**
 * @typedef {object} FillerStores
 * @property {{ key: string, value: TableEntry, indexes: { updated: number } }} tables
 * @property {{ key: [string, number], value: LogLine }} lines
 * @property {{ key: string, value: FinishedMatch,
 *   indexes: { finished: number, variant: [string, number], opponents: string } }} matches
 * @property {{ key: [string, string], value: RatingEntry, indexes: { at: [string, number] } }} ratings
 * @property {{ key: string, value: unknown }} profile by name: `name`
 * @property {{ key: string, value: unknown }} settings by name: `settings`, `exported`, `reminded`, `servers`
 * @property {{ key: string, value: IdentityPart }} identity by name: `keys`, `certificate`
 * @property {{ key: string, value: Friend, indexes: { met: number } }} friends
 * @property {{ key: string, value: AnalysisEntry, indexes: { updated: number } }} analyses
 * @property {{ key: string, value: PuzzleEntry }} puzzles
 */

/** @typedef {DBSchema & FillerStores} FillerSchema */
/** @typedef {IDBPDatabase<FillerSchema>} Connection */
/** @typedef {StoreNames<FillerSchema>} StoreName */
/** @typedef {IDBPTransaction<FillerSchema, StoreName[], "versionchange">} Upgrade */

/** @typedef {(database: Connection, upgrade: Upgrade) => void} Migration */

/**
 * Version 1: everything that a single device needs.
 * @type {Migration}
 */
function beginning(database) {
  database.createObjectStore("tables", { keyPath: "id" }).createIndex("updated", "updated");
  database.createObjectStore("lines", { keyPath: ["table", "number"] });
  const matches = database.createObjectStore("matches", { keyPath: "id" });
  matches.createIndex("finished", "finished");
  matches.createIndex("variant", ["variant", "finished"]);
  matches.createIndex("opponents", "opponents", { multiEntry: true });
  database.createObjectStore("ratings", { keyPath: ["scale", "match"] }).createIndex("at", ["scale", "at"]);
  database.createObjectStore("profile");
  database.createObjectStore("settings");
}

/**
 * Version 2: what matches between devices need.
 * @type {Migration}
 */
function meeting(database) {
  database.createObjectStore("identity");
  database.createObjectStore("friends", { keyPath: "key" }).createIndex("met", "met");
}

/**
 * Version 3: what computer players have found out, and puzzles.
 * @type {Migration}
 */
function thinking(database) {
  database.createObjectStore("analyses", { keyPath: "id" }).createIndex("updated", "updated");
  database.createObjectStore("puzzles", { keyPath: "date" });
}

/** The steps: the n-th, counted from 1, leads to version n. @type {readonly Migration[]} */
export const MIGRATIONS = Object.freeze([beginning, meeting, thinking]);

/** All stores, in the order in which transactions name them. @type {StoreName[]} */
export const STORES = ["tables", "lines", "matches", "ratings", "profile", "settings", "identity", "friends", "analyses", "puzzles"];

/**
 * @param {Connection} database
 * @param {number} from the version it has; 0 when it is new
 * @param {Upgrade} upgrade
 * @param {readonly Migration[]} [migrations] tests bring their own
 */
export function migrate(database, from, upgrade, migrations = MIGRATIONS) {
  for (const migration of migrations.slice(from)) migration(database, upgrade);
}
