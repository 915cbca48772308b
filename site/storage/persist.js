/** Asks the browser not to delete what is kept here when the device runs short of room or the page is long unused. */

let asked = false;

/**
 * Asks once a visit, and only where it was not granted before; some browsers ask the person.
 * @param {StorageManager | null} [manager] the browser's; null where there is none
 * @returns {Promise<boolean>} whether it is promised
 */
export async function askToPersist(manager = globalThis.navigator?.storage ?? null) {
  if (asked || !manager?.persist) return false;
  asked = true;
  try {
    return (await manager.persisted()) || (await manager.persist());
  } catch {
    return false; // Nothing is lost by it: the reminder to save a copy stays.
  }
}

/**
 * @param {StorageManager | null} [manager] the browser's; null where there is none
 * @returns {Promise<boolean>} whether the browser promised to keep everything
 */
export async function isPersisted(manager = globalThis.navigator?.storage ?? null) {
  try {
    return (await manager?.persisted?.()) ?? false;
  } catch {
    return false;
  }
}
