/**
 * The file that holds everything: how it is laid out, and what is refused before the engine looks at it.
 *
 *     {"checksum": "…", "created": …, "data": {…}, "format": "filler-backup", "version": 1}
 *
 * The checksum is over the canonical JSON of all but itself.
 */

import { canonical } from "./canonical.js";
import { StorageError } from "./errors.js";

/** @import { PuzzleResult } from "./puzzles.js" */
/** @import { DeviceData, TableData } from "./transfer.js" */
/** @import { FinishedMatch, Friend, RatingEntry, SignedMatch } from "./schema.js" */

/** What such a file calls itself. */
export const FORMAT = "filler-backup";

/** The version of its layout. */
export const VERSION = 1;

/** In bytes; a hundred thousand matches are less. */
export const LARGEST_BACKUP = 100_000_000;

/** Why a file is refused as a whole. */
export const BACKUP_REFUSALS = Object.freeze({
  /** It is larger than any such file. */
  large: "backup-large",
  /** It is something else altogether. */
  foreign: "backup-foreign",
  /** Its end is missing. */
  truncated: "backup-truncated",
  /** A newer page wrote it. */
  newer: "backup-newer",
  /** Its checksum is not that of its content. */
  altered: "backup-altered",
  /** Something in it makes no sense. */
  damaged: "backup-damaged",
  /** What it would replace is being played in a tab. */
  open: "backup-table-open",
});

/**
 * What the checksum is made of.
 * @typedef {{ format: string, version: number, created: number, data: DeviceData }} Backup
 */

/**
 * @param {DeviceData} data
 * @param {number} created wall clock, milliseconds
 * @returns {string} the text whose checksum the file carries
 */
export function backupText(data, created) {
  return canonical({ format: FORMAT, version: VERSION, created, data });
}

/**
 * @param {string} text as `backupText` gave it
 * @param {string} checksum of it
 * @returns {string} the content of the file
 */
export function writeBackup(text, checksum) {
  return `${text.replace(/^\{/, `{"checksum":${JSON.stringify(checksum)},`)}\n`;
}

/**
 * Reads a file, but does not trust it: the checksum is still to be compared and its records are to be read.
 * @param {string} text the content of the file
 * @returns {{ checksum: string, text: string, created: number, data: unknown }} `text` is what the checksum must be of
 * @throws {StorageError} one of BACKUP_REFUSALS
 */
export function readBackup(text) {
  /** @type {unknown} */
  let content;
  try {
    content = JSON.parse(text);
  } catch {
    const begins = text.trimStart().startsWith("{") && text.slice(0, 400).includes(`"${FORMAT}"`);
    // The name stands at the end of the file, unless somebody has laid it out anew.
    const cut = begins || /^\s*\{"checksum":"[0-9a-f]*"?/.test(text);
    throw new StorageError(cut ? BACKUP_REFUSALS.truncated : BACKUP_REFUSALS.foreign);
  }
  if (!isObject(content) || content.format !== FORMAT) throw new StorageError(BACKUP_REFUSALS.foreign);
  const { checksum, ...rest } = content;
  if (typeof rest.version === "number" && rest.version > VERSION) throw new StorageError(BACKUP_REFUSALS.newer);
  if (rest.version !== VERSION || typeof checksum !== "string") throw damaged("file");
  const { created, data, format, version } = rest;
  if (!isTime(created)) throw damaged("file");
  // Whatever else stands in the file is in the text, and so against the checksum of those that we write.
  return { checksum, text: canonical({ ...rest, created, data, format, version }), created, data };
}

/**
 * @param {unknown} data from a file
 * @returns {DeviceData} the same, of the right shape throughout; what is in it may still be nonsense to the rules
 * @throws {StorageError} `backup-damaged` with the part that makes no sense
 */
export function readData(data) {
  if (!isObject(data)) throw damaged("file");
  // Files of earlier versions hold no friends, or no puzzles.
  const { tables, matches, ratings, friends = [], puzzles = [], profile, settings } = data;
  if (!isObject(profile) || typeof profile.name !== "string" || profile.name.length > 100) throw damaged("profile");
  if (!isObject(settings) || Object.keys(settings).some((key) => key.length > 100)) throw damaged("settings");
  const known = {
    tables: listOf(tables, readTable, "tables"),
    matches: listOf(matches, readMatch, "matches"),
    ratings: listOf(ratings, readRating, "ratings"),
    friends: listOf(friends, readFriend, "friends"),
    puzzles: listOf(puzzles, readPuzzle, "puzzles"),
    profile: { name: profile.name },
    settings: { ...settings },
  };
  for (const part of /** @type {const} */ (["tables", "matches"])) {
    if (new Set(known[part].map(({ id }) => id)).size < known[part].length) throw damaged(part);
  }
  return known;
}

/**
 * @param {string} part
 * @returns {StorageError}
 */
function damaged(part) {
  return new StorageError(BACKUP_REFUSALS.damaged, { part });
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * @param {unknown} value
 * @returns {value is number}
 */
const isTime = (value) => typeof value === "number" && Number.isSafeInteger(value) && value >= 0;

/**
 * @param {unknown} value
 * @returns {value is string}
 */
const isId = (value) => typeof value === "string" && /^[\w-]{1,80}$/.test(value);

/**
 * @param {unknown} value
 * @returns {value is string[]}
 */
const areTexts = (value) => Array.isArray(value) && value.every((text) => typeof text === "string" && text.length <= 200);

/**
 * @param {unknown} value
 * @returns {boolean} whether it says of each seat how well a computer plays there; which levels there are says the engine
 */
const areLevels = (value) => Array.isArray(value) && value.length <= 8 && value.every((level) => level === null || areTexts([level]));

/**
 * @param {unknown} value
 * @returns {value is string | undefined} whether it may be the code of a challenge; whoever shows it reads it strictly
 */
const isChallenge = (value) => value === undefined || (typeof value === "string" && value.length <= 500);

/**
 * @template Entry
 * @param {unknown} list
 * @param {(entry: Record<string, unknown>) => Entry | null} read null for what makes no sense
 * @param {string} part its name
 * @returns {Entry[]}
 */
function listOf(list, read, part) {
  if (!Array.isArray(list)) throw damaged(part);
  return list.map((entry) => {
    const known = isObject(entry) ? read(entry) : null;
    if (!known) throw damaged(part);
    return known;
  });
}

/**
 * @param {Record<string, unknown>} entry
 * @returns {TableData | null}
 */
function readTable({ id, terms, created, lines, challenge }) {
  if (!isId(id) || !isTime(created) || !areTexts(lines) || !isObject(terms) || !isChallenge(challenge)) return null;
  const { variant, seed, seats, names, levels, games, clock, date } = terms;
  const sound =
    [variant, seed, clock].every((text) => typeof text === "string" && text.length <= 100) &&
    [seats, names].every((list) => areTexts(list) && list.length <= 8) &&
    (levels === undefined || areLevels(levels)) &&
    isTime(games) &&
    (date === null || typeof date === "string");
  if (!sound) return null;
  const known = /** @type {TableData["terms"]} */ ({ variant, seed, seats, names, ...(levels === undefined ? {} : { levels }), games, clock, date });
  return { id, created, lines, terms: known, ...(challenge && { challenge }) };
}

/**
 * @param {Record<string, unknown>} entry
 * @returns {FinishedMatch | null}
 */
function readMatch({ id, finished, variant, opponents, text, result, rated, signed, challenge }) {
  const sound = isId(id) && isTime(finished) && typeof variant === "string" && areTexts(opponents) && opponents.length <= 8;
  if (!sound || typeof text !== "string" || typeof rated !== "boolean" || !isChallenge(challenge)) return null;
  // A match that was interrupted or is disputed has none.
  if (!isObject(result) && !(result === null && signed !== undefined)) return null;
  const known = { id, finished, variant, opponents, text, rated, result: /** @type {any} */ (result), ...(challenge && { challenge }) };
  if (signed === undefined) return known;
  const sure = isObject(signed) ? readSigned(signed) : null;
  return sure && { ...known, signed: sure };
}

/**
 * @param {Record<string, unknown>} signed
 * @returns {SignedMatch | null}
 */
function readSigned({ proof, match, seat, verdict }) {
  if (typeof proof !== "string" || typeof match !== "string" || !/^[0-9a-f]{16}$/.test(match)) return null;
  if (!isTime(seat) || seat > 7 || !["rated", "unrated", "disputed", "interrupted"].includes(String(verdict))) return null;
  return { proof, match, seat, verdict: /** @type {SignedMatch["verdict"]} */ (verdict) };
}

/**
 * @param {Record<string, unknown>} entry
 * @returns {RatingEntry | null}
 */
function readRating({ scale, match, at, rating }) {
  if (typeof scale !== "string" || scale.length > 100 || !isId(match) || !isTime(at) || !isObject(rating)) return null;
  const { rating: figure, deviation, volatility } = rating;
  if (![figure, deviation, volatility].every((number) => typeof number === "number" && Number.isFinite(number))) return null;
  return { scale, match, at, rating: /** @type {RatingEntry["rating"]} */ ({ rating: figure, deviation, volatility }) };
}

/**
 * @param {Record<string, unknown>} entry
 * @returns {Friend | null}
 */
function readFriend({ key, name, renamed, fingerprint, met, meetings }) {
  if (typeof key !== "string" || !/^(?:ed25519|p256):[\w-]{1,100}$/.test(key)) return null;
  if (typeof fingerprint !== "string" || !/^[0-9a-f]{64}$/.test(fingerprint)) return null;
  if (typeof name !== "string" || name.length > 100 || typeof renamed !== "boolean" || !isTime(met) || !isTime(meetings)) return null;
  return { key, name, renamed, fingerprint, met, meetings };
}

/**
 * @param {Record<string, unknown>} entry
 * @returns {PuzzleResult | null}
 */
function readPuzzle({ date, version, tries, solved, shown, at }) {
  if (typeof date !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(date) || !isTime(version) || !isTime(at)) return null;
  if (typeof solved !== "boolean" || typeof shown !== "boolean") return null;
  if (!Array.isArray(tries) || tries.length > 100 || !tries.every((colour) => isTime(colour) && colour < 16)) return null;
  return { date, version, tries, solved, shown, at };
}
