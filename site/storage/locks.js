/** One writer a table: a lock that the browser keeps among all tabs, and gives back when a tab is closed or dies. */

/** What the names of the tables' locks begin with. */
const TABLE = "filler.table.";

/**
 * @typedef {object} Hold
 * @property {boolean} held true: this tab alone writes the table
 * @property {() => void} release gives the lock back, or no longer waits for it
 * @property {Promise<void>} whenFree fulfilled when nobody else holds the table: the moment to ask for it again
 */

/**
 * @param {string} id of a table
 * @param {LockManager | null} [locks] the browser's; null where there is none
 * @returns {Promise<Hold>} held at once or not at all; held wherever browsers have no locks
 */
export async function holdTable(id, locks = globalThis.navigator?.locks ?? null) {
  if (!locks) return { held: true, release: () => {}, whenFree: Promise.resolve() };
  const name = `${TABLE}${id}`;
  const release = await tryToHold(locks, name);
  if (release) return { held: true, release, whenFree: Promise.resolve() };
  const waiting = new AbortController();
  const whenFree = locks
    .request(name, { signal: waiting.signal }, () => {})
    // Who no longer waits is not told.
    .catch(() => new Promise(() => {}));
  return { held: false, release: () => waiting.abort(), whenFree: /** @type {Promise<void>} */ (whenFree) };
}

/**
 * @param {LockManager | null} [locks] the browser's; null where there is none
 * @returns {Promise<string[]>} the tables that some tab of this device writes at the moment, by id
 */
export async function heldTables(locks = globalThis.navigator?.locks ?? null) {
  const { held = [] } = (await locks?.query()) ?? {};
  return held.flatMap(({ name = "" }) => (name.startsWith(TABLE) ? [name.slice(TABLE.length)] : []));
}

/**
 * @param {LockManager} locks
 * @param {string} name
 * @returns {Promise<(() => void) | null>} what gives the lock back; null when somebody else has it
 */
function tryToHold(locks, name) {
  return new Promise((answer, fail) => {
    locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (!lock) {
          answer(null);
          return undefined;
        }
        // The lock is held for as long as this promise is open.
        return new Promise((release) => answer(() => release(undefined)));
      })
      .catch(fail);
  });
}

/**
 * Does something while no other tab does anything under the same name.
 * @template Result
 * @param {string} name
 * @param {() => Promise<Result>} work
 * @param {LockManager | null} [locks] the browser's; null where there is none
 * @returns {Promise<Result>}
 */
export function alone(name, work, locks = globalThis.navigator?.locks ?? null) {
  const lock = `filler.${name}`;
  return locks ? locks.request(lock, work) : work();
}
