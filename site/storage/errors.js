/** What can go wrong with what is kept on this device: a code and its parameters, worded by i18n. */

/** The codes of failures of the device's storage. Nothing is kept from then on, until it works again. */
export const STORAGE_FAILURES = Object.freeze({
  /** The browser has no storage for this page: forbidden, or a private window of a browser that has none there. */
  unavailable: "storage-unavailable",
  /** Another tab with an older page holds the storage, or the browser does not answer. */
  blocked: "storage-blocked",
  /** The storage was written by a newer page. */
  newer: "storage-newer",
  /** There is no room left. */
  quota: "storage-quota",
  /** What is kept cannot be read. */
  damaged: "storage-damaged",
  /** Anything else that the browser reports. */
  failed: "storage-failed",
});

/** The codes of requests that the storage refuses; it goes on working. */
export const STORAGE_REFUSALS = Object.freeze({
  /** Another tab has written this table's log meanwhile. */
  conflict: "storage-conflict",
  /** There is no such table any more. */
  gone: "storage-gone",
  /** There is a table with this id already. */
  taken: "storage-taken",
});

/** A failure of the storage, or something that it refuses. */
export class StorageError extends Error {
  /**
   * @param {string} code one of STORAGE_FAILURES or STORAGE_REFUSALS; i18n has a message `error-<code>` for each
   * @param {Record<string, string | number>} [parameters] what the message needs to know
   */
  constructor(code, parameters = {}) {
    super(code);
    this.name = "StorageError";
    this.code = code;
    this.parameters = parameters;
  }
}

/** What browsers call it, and what it means here. @type {Record<string, string>} */
const MEANINGS = {
  QuotaExceededError: STORAGE_FAILURES.quota,
  VersionError: STORAGE_FAILURES.newer,
  SecurityError: STORAGE_FAILURES.unavailable,
  NotSupportedError: STORAGE_FAILURES.unavailable,
  // What Firefox says where private windows have no storage.
  InvalidStateError: STORAGE_FAILURES.unavailable,
  NotReadableError: STORAGE_FAILURES.damaged,
  DataError: STORAGE_FAILURES.damaged,
  UnknownError: STORAGE_FAILURES.damaged,
};

/**
 * @param {unknown} error anything that IndexedDB threw
 * @returns {StorageError} the same as a code
 */
export function storageError(error) {
  if (error instanceof StorageError) return error;
  const name = typeof error === "object" && error !== null ? String(Reflect.get(error, "name")) : "";
  return new StorageError(MEANINGS[name] ?? STORAGE_FAILURES.failed, { detail: String(error) });
}
