/** Stores of their own for tests, on a database that lives in memory, and plain things to keep in them. */

import "fake-indexeddb/auto";
import { openStore } from "../../../site/storage/store.js";

/** @import { TermsRequest } from "../../../site/types.js" */
/** @import { FinishedMatch } from "../../../site/storage/schema.js" */

let count = 0;

/** @returns {string} the name of a database that no other test uses */
export const freshName = () => `test-${(count += 1)}`;

/** Milliseconds, more than any test has: on a busy machine a database in memory may take a while to open, too. */
const PATIENCE = 600_000;

/** @param {string} [name] of the database; the same name opens the same one once more */
export const freshStore = (name = freshName()) => openStore({ name, patience: PATIENCE });

/** @type {TermsRequest} */
export const TERMS = {
  variant: "quick",
  seed: "7",
  seats: ["person", "computer"],
  names: ["Ann", ""],
  games: 1,
  clock: "none",
  date: null,
};

/**
 * @param {number} number
 * @param {string} [token]
 * @returns {string} a line of a log
 */
export const line = (number, token = "3") => `${number} ${token} ${number * 100} ${1000 + number}`;

/**
 * @param {string} id
 * @param {Partial<FinishedMatch>} [part]
 * @returns {FinishedMatch}
 */
export function finished(id, part = {}) {
  const result = { winner: 0, ranks: [1, 2], points: [12, 0], sums: [30, 26], left: [null, null], scores: [[0.5, 1], [0, 0.5]] };
  return { id, finished: 5000, variant: "quick", opponents: ["Bob"], text: `record of ${id}`, result, rated: false, ...part };
}
