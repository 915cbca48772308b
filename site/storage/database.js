/** The connection to the device's database: opened when needed, opened anew after the browser has closed it. */

import { deleteDB, openDB } from "../vendor/idb/index.js";
import { STORAGE_FAILURES, StorageError, storageError } from "./errors.js";
import { migrate, MIGRATIONS } from "./schema.js";

/** @import { IDBPTransaction } from "../vendor/idb/index.js" */
/** @import { Connection, FillerSchema, Migration, StoreName } from "./schema.js" */

/** @typedef {IDBPTransaction<FillerSchema, StoreName[], "readonly">} Reading */
/** @typedef {IDBPTransaction<FillerSchema, StoreName[], "readwrite">} Writing */

/** The database's name on the device. */
export const DATABASE_NAME = "filler";

/**
 * @typedef {object} DatabaseOptions
 * @property {string} [name] of the database
 * @property {readonly Migration[]} [migrations] the steps to the present version
 * @property {number} [patience] milliseconds until a database that does not open counts as blocked
 */

/** One connection and its transactions. */
export class Database {
  /** @type {Promise<Connection> | null} */
  #connection = null;
  #outdated = false;

  /** @param {DatabaseOptions} [options] */
  constructor({ name = DATABASE_NAME, migrations = MIGRATIONS, patience = 8000 } = {}) {
    this.name = name;
    this.migrations = migrations;
    this.patience = patience;
  }

  /**
   * @returns {Promise<Connection>} the open connection
   * @throws {StorageError}
   */
  async open() {
    if (this.#outdated) throw new StorageError(STORAGE_FAILURES.newer);
    const opening = (this.#connection ??= this.#open());
    try {
      return await opening;
    } catch (error) {
      this.#forget(opening);
      throw storageError(error);
    }
  }

  /** @param {Promise<Connection> | null} connection that is of no use any more */
  #forget(connection) {
    if (this.#connection === connection) this.#connection = null;
  }

  /** @returns {Promise<Connection>} */
  async #open() {
    if (typeof indexedDB === "undefined" || indexedDB === null) throw new StorageError(STORAGE_FAILURES.unavailable);
    /** @type {Promise<Connection>} */
    const opening = openDB(this.name, this.migrations.length, {
      upgrade: (database, from, _to, upgrade) => {
        // A step that fails is told by the opening, which fails with it.
        upgrade.done.catch(() => {});
        migrate(database, from, upgrade, this.migrations);
      },
      blocking: (_present, wanted) => {
        // A newer page, in another tab, needs a newer schema: this page lets go, and says so from then on.
        this.#outdated = wanted !== null;
        this.close();
      },
      terminated: () => {
        this.#connection = null;
      },
    });
    try {
      return await inTime(opening, this.patience);
    } catch (error) {
      opening.then((late) => late.close()).catch(() => {});
      throw error;
    }
  }

  /**
   * Reads within one transaction.
   * @template Result
   * @param {StoreName[]} stores
   * @param {(transaction: Reading) => Promise<Result>} work awaits nothing but requests of the transaction
   * @returns {Promise<Result>}
   * @throws {StorageError}
   */
  async read(stores, work) {
    return this.#run((connection) => connection.transaction(stores, "readonly"), work);
  }

  /**
   * Writes within one transaction: all of it or nothing. It is on the disk when the promise is fulfilled.
   * @template Result
   * @param {StoreName[]} stores
   * @param {(transaction: Writing) => Promise<Result>} work awaits nothing but requests of the transaction
   * @returns {Promise<Result>}
   * @throws {StorageError} also what `work` throws; then nothing was written
   */
  async write(stores, work) {
    return this.#run((connection) => connection.transaction(stores, "readwrite", { durability: "strict" }), work);
  }

  /**
   * @template {Reading | Writing} Transaction
   * @template Result
   * @param {(connection: Connection) => Transaction} begin
   * @param {(transaction: Transaction) => Promise<Result>} work
   * @returns {Promise<Result>}
   */
  async #run(begin, work) {
    const transaction = await this.#begin(begin);
    // Whatever happens is told by the work below; nobody waits for this promise alone.
    transaction.done.catch(() => {});
    try {
      const result = await work(transaction);
      await transaction.done;
      return result;
    } catch (error) {
      try {
        transaction.abort();
      } catch {
        // It has ended already.
      }
      throw storageError(causeOf(transaction, error));
    }
  }

  /**
   * @template {Reading | Writing} Transaction
   * @param {(connection: Connection) => Transaction} begin
   * @returns {Promise<Transaction>}
   */
  async #begin(begin) {
    const connection = await this.open();
    try {
      return begin(connection);
    } catch (error) {
      // Some browsers close connections of pages that were long in the background, without saying so.
      if (this.#outdated || Reflect.get(/** @type {object} */ (error), "name") !== "InvalidStateError") throw storageError(error);
      this.#connection = null;
      return begin(await this.open());
    }
  }

  /** Closes the connection; the next transaction opens it anew. */
  close() {
    const connection = this.#connection;
    this.#connection = null;
    connection?.then((open) => open.close()).catch(() => {});
  }

  /**
   * Deletes the whole database, readable or not; the next transaction makes an empty one.
   * @returns {Promise<void>}
   * @throws {StorageError} `storage-blocked` when another tab does not let go of it
   */
  async destroy() {
    this.close();
    try {
      await inTime(deleteDB(this.name), this.patience);
      this.#outdated = false;
    } catch (error) {
      throw storageError(error);
    }
  }
}

/**
 * Some browsers never answer when their storage is broken or held by somebody else.
 * @template Result
 * @param {Promise<Result>} promise
 * @param {number} patience milliseconds
 * @returns {Promise<Result>} the same; rejected with `storage-blocked` when it takes longer
 */
async function inTime(promise, patience) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const impatience = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new StorageError(STORAGE_FAILURES.blocked)), patience);
  });
  try {
    return await /** @type {Promise<Result>} */ (Promise.race([promise, impatience]));
  } finally {
    clearTimeout(timer);
  }
}

/**
 * @param {Reading | Writing} transaction
 * @param {unknown} error what was thrown within it
 * @returns {unknown} why the transaction failed: a full disk shows only there, and requests say "aborted"
 */
function causeOf(transaction, error) {
  const aborted = error === null || Reflect.get(Object(error), "name") === "AbortError";
  return aborted ? (transaction.error ?? error) : error;
}
