/** Everything on the device as plain data, and such data added to what is here. */

import { canonical } from "./canonical.js";
import { freshId } from "./ids.js";
import { countMoves, wallOf } from "./lines.js";
import { counts, resultsOf } from "./puzzles.js";
import { STORES } from "./schema.js";

/** @import { TermsRequest } from "../types.js" */
/** @import { Database, Reading, Writing } from "./database.js" */
/** @import { PuzzleResult } from "./puzzles.js" */
/** @import { FinishedMatch, Friend, RatingEntry } from "./schema.js" */

/**
 * A running table with its log.
 * @typedef {{ id: string, terms: TermsRequest, created: number, lines: string[], challenge?: string }} TableData
 */

/**
 * All that is kept, except what makes sense on this device alone, its keys and its certificate, and except what can be
 * worked out again: analyses, and the positions of puzzles.
 * @typedef {object} DeviceData
 * @property {TableData[]} tables
 * @property {FinishedMatch[]} matches
 * @property {RatingEntry[]} ratings
 * @property {Friend[]} friends
 * @property {PuzzleResult[]} puzzles
 * @property {{ name: string }} profile
 * @property {Record<string, unknown>} settings
 */

/** @typedef {"table" | "match" | "rating" | "friend" | "puzzle" | "profile" | "setting"} ItemKind */

/**
 * Something of an export.
 * @typedef {object} Item
 * @property {string} key names it among all others
 * @property {ItemKind} kind
 * @property {any} theirs as it stands in the export
 * @property {any} mine what is here in its place; null when nothing is
 * @property {"new" | "same" | "differs"} state
 */

/** @typedef {"mine" | "theirs" | "both"} Choice */

/**
 * @typedef {{ fresh: number, same: number, differing: Item[], nothing: boolean }} Comparison what is new here, what is
 *   here already (only tables and matches are counted), and what is here in another form; `nothing`: all is here already
 */

/**
 * @typedef {object} ImportWishes
 * @property {boolean} [overwrite] whether whatever differs is replaced; false unless said
 * @property {Record<string, Choice>} [choices] the same for single items, by their key
 */

/**
 * What an import did; only tables and matches are counted.
 * @typedef {object} ImportOutcome
 * @property {number} added that were not here
 * @property {number} skipped that were here, and stay as they are
 * @property {number} replaced
 * @property {number} copied that stand beside those that were here
 * @property {boolean} more whether anything else changed, too
 */

/** Settings about copies of this device's data: they say nothing elsewhere. */
const OF_THIS_DEVICE = ["exported", "reminded"];

/**
 * @param {Database} database
 * @returns {Promise<DeviceData>} all that is kept, as it stood at one moment
 */
export async function exportAll(database) {
  return database.read(STORES, async (transaction) => {
    const lines = await transaction.objectStore("lines").getAll();
    /** @type {Map<string, string[]>} */
    const logs = new Map();
    // A match between devices goes on only where the keys are that have signed it.
    const tables = (await transaction.objectStore("tables").getAll()).filter(({ peer }) => !peer);
    for (const { id } of tables) logs.set(id, []);
    for (const { table, text } of lines) logs.get(table)?.push(text);
    const name = await transaction.objectStore("profile").get("name");
    const settings = transaction.objectStore("settings");
    const [names, values] = [await settings.getAllKeys(), await settings.getAll()];
    const named = names.map((key, index) => /** @type {const} */ ([key, values[index]]));
    return {
      tables: tables.map(({ id, terms, created, challenge }) => ({ id, terms, created, lines: logs.get(id) ?? [], ...(challenge && { challenge }) })),
      matches: await transaction.objectStore("matches").getAll(),
      ratings: await transaction.objectStore("ratings").getAll(),
      friends: await transaction.objectStore("friends").getAll(),
      puzzles: await resultsOf(transaction),
      profile: { name: typeof name === "string" ? name : "" },
      settings: Object.fromEntries(named.filter(([key]) => !OF_THIS_DEVICE.includes(key))),
    };
  });
}

/**
 * @param {Database} database
 * @param {DeviceData} data
 * @returns {Promise<Comparison>}
 */
export async function compareAll(database, data) {
  const items = await database.read(STORES, (transaction) => itemsOf(transaction, data));
  const counted = items.filter(({ kind }) => kind === "table" || kind === "match");
  return {
    fresh: counted.filter(({ state }) => state === "new").length,
    same: counted.filter(({ state }) => state === "same").length,
    differing: items.filter(({ state }) => state === "differs"),
    nothing: items.every(({ state }) => state === "same"),
  };
}

/**
 * @param {Database} database
 * @param {DeviceData} data
 * @param {ImportWishes} [wishes]
 * @returns {Promise<ImportOutcome>}
 */
export async function importAll(database, data, { overwrite = false, choices = {} } = {}) {
  return database.write(STORES, async (transaction) => {
    const outcome = { added: 0, skipped: 0, replaced: 0, copied: 0, more: false };
    for (const item of await itemsOf(transaction, data)) {
      const choice = item.state === "differs" ? (choices[item.key] ?? (overwrite ? "theirs" : "mine")) : null;
      const taken = item.state === "new" || choice === "theirs" || choice === "both";
      if (taken) await put(transaction, item, choice === "both");
      if (item.kind !== "table" && item.kind !== "match") outcome.more ||= taken;
      else if (item.state === "new") outcome.added += 1;
      else if (choice === "theirs") outcome.replaced += 1;
      else if (choice === "both") outcome.copied += 1;
      else outcome.skipped += 1;
    }
    return outcome;
  });
}

/**
 * @param {Reading | Writing} transaction
 * @param {DeviceData} data
 * @returns {Promise<Item[]>} everything in the data, compared with what is here
 */
async function itemsOf(transaction, data) {
  /** @type {Item[]} */
  const items = [];
  for (const theirs of data.matches) items.push(await compareMatch(transaction, theirs));
  for (const theirs of data.tables) items.push(await compareTable(transaction, theirs));
  for (const theirs of data.ratings) {
    const mine = (await transaction.objectStore("ratings").get([theirs.scale, theirs.match])) ?? null;
    items.push({ key: `rating ${theirs.scale} ${theirs.match}`, kind: "rating", theirs, mine, state: stateOf(mine, theirs) });
  }
  for (const theirs of data.friends) {
    const mine = (await transaction.objectStore("friends").get(theirs.key)) ?? null;
    // When somebody was met last, and how often, is no reason to ask.
    const alike = mine !== null && mine.name === theirs.name && mine.fingerprint === theirs.fingerprint;
    const state = mine && !alike && mine.met < theirs.met ? "differs" : mine ? "same" : "new";
    items.push({ key: `friend ${theirs.key}`, kind: "friend", theirs, mine, state });
  }
  for (const theirs of data.puzzles) {
    const mine = (await transaction.objectStore("puzzles").get(theirs.date)) ?? null;
    // Nobody has to be asked which of two results stands.
    items.push({ key: `puzzle ${theirs.date}`, kind: "puzzle", theirs, mine, state: counts(mine, theirs) ? "new" : "same" });
  }
  const name = await transaction.objectStore("profile").get("name");
  if (data.profile.name) {
    const mine = typeof name === "string" && name ? name : null;
    items.push({ key: "profile", kind: "profile", theirs: data.profile.name, mine, state: stateOf(mine, data.profile.name) });
  }
  for (const [key, value] of Object.entries(data.settings)) {
    if (OF_THIS_DEVICE.includes(key)) continue;
    const mine = (await transaction.objectStore("settings").get(key)) ?? null;
    items.push({ key: `setting ${key}`, kind: "setting", theirs: { key, value }, mine, state: stateOf(mine, value) });
  }
  return items;
}

/**
 * @param {unknown} mine null when nothing is here
 * @param {unknown} theirs
 * @returns {Item["state"]}
 */
function stateOf(mine, theirs) {
  if (mine === null) return "new";
  return canonical(mine) === canonical(theirs) ? "same" : "differs";
}

/**
 * @param {Reading | Writing} transaction
 * @param {FinishedMatch} theirs
 * @returns {Promise<Item>}
 */
async function compareMatch(transaction, theirs) {
  const item = { key: `match ${theirs.id}`, kind: /** @type {const} */ ("match"), theirs };
  const mine = (await transaction.objectStore("matches").get(theirs.id)) ?? null;
  if (mine) return { ...item, mine, state: mine.text === theirs.text && mine.finished === theirs.finished ? "same" : "differs" };
  // A table that goes on here and was finished there is not thrown away unasked.
  const running = (await transaction.objectStore("tables").get(theirs.id)) ?? null;
  return { ...item, mine: running, state: running ? "differs" : "new" };
}

/**
 * @param {Reading | Writing} transaction
 * @param {TableData} theirs
 * @returns {Promise<Item>}
 */
async function compareTable(transaction, theirs) {
  const item = { key: `table ${theirs.id}`, kind: /** @type {const} */ ("table"), theirs };
  // Who finished it here is further.
  const finished = await transaction.objectStore("matches").get(theirs.id);
  if (finished) return { ...item, mine: finished, state: "same" };
  const mine = (await transaction.objectStore("tables").get(theirs.id)) ?? null;
  if (!mine) return { ...item, mine, state: "new" };
  const range = IDBKeyRange.bound([theirs.id, -Infinity], [theirs.id, Infinity]);
  const log = (await transaction.objectStore("lines").getAll(range)).map(({ text }) => text);
  const earlier = theirs.lines.every((line, number) => line === log[number]);
  return { ...item, mine, state: earlier && canonical(mine.terms) === canonical(theirs.terms) ? "same" : "differs" };
}

/**
 * @param {Writing} transaction
 * @param {Item} item
 * @param {boolean} beside whether it gets an id of its own
 */
async function put(transaction, { kind, theirs }, beside) {
  const id = beside ? freshId() : theirs.id;
  if (kind === "match" || kind === "table") await removeTable(transaction, id);
  if (kind === "match") await transaction.objectStore("matches").put({ ...theirs, id });
  else if (kind === "table") await putTable(transaction, { ...theirs, id });
  else if (kind === "rating") await transaction.objectStore("ratings").put(theirs);
  else if (kind === "friend") await transaction.objectStore("friends").put(theirs);
  else if (kind === "puzzle") await putPuzzle(transaction, theirs);
  else if (kind === "profile") await transaction.objectStore("profile").put(theirs, "name");
  else await transaction.objectStore("settings").put(theirs.value, theirs.key);
}

/**
 * @param {Writing} transaction
 * @param {PuzzleResult} result of a puzzle, whose position is here already or is made when it is looked at
 */
async function putPuzzle(transaction, result) {
  const puzzles = transaction.objectStore("puzzles");
  const mine = await puzzles.get(result.date);
  await puzzles.put({ ...result, data: mine?.version === result.version ? mine.data : null });
}

/**
 * @param {Writing} transaction
 * @param {string} id
 */
async function removeTable(transaction, id) {
  await transaction.objectStore("tables").delete(id);
  await transaction.objectStore("lines").delete(IDBKeyRange.bound([id, -Infinity], [id, Infinity]));
}

/**
 * @param {Writing} transaction
 * @param {TableData} table
 */
async function putTable(transaction, { id, terms, created, lines, challenge }) {
  const last = lines.at(-1);
  const updated = last === undefined ? created : wallOf(last);
  const entry = { id, terms, created, updated, lines: lines.length, moves: countMoves(lines), ...(challenge && { challenge }) };
  await transaction.objectStore("tables").put(entry);
  for (const [number, text] of lines.entries()) await transaction.objectStore("lines").put({ table: id, number, text });
}
