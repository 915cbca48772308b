/**
 * The ways in which Python and the engine can be started, from the quickest to the one that needs the least to be in order.
 * Each takes Pyodide's `loadPyodide` and the addresses of its files, so that they work in a worker and under Node.
 */

import { watchInstance } from "./shipped.js";

/** @import { loadPyodide, PyodideAPI } from "../vendor/pyodide/pyodide.mjs" */
/** @import { Shipped } from "./shipped.js" */

/**
 * The engine's door: `filler_core.bridge.call`.
 * @typedef {(method: string, text: string) => string} Door
 */

/**
 * Where Pyodide and the files of the build are.
 * @typedef {object} Places
 * @property {typeof loadPyodide} load Pyodide's own start
 * @property {string} pyodide the folder of Pyodide
 * @property {string} library the compiled library, with the engine in it
 * @property {string} nothing an address at which there is an empty file
 * @property {() => Promise<any>} lock describes the wheels, in Pyodide's form of a lock
 * @property {string} wheels the folder in which they lie
 * @property {() => Promise<string>} engine the engine's wheel
 * @property {() => Promise<string>} micropip micropip's wheel
 */

/**
 * Which Pyodide this is; it wants to hear that from its lock file, which is not needed unless all else fails.
 * @type {any}
 */
const NO_PACKAGES = { info: { abi_version: "2026_0" }, packages: {} };

/**
 * @param {PyodideAPI} python
 * @returns {Door}
 */
const doorOf = (python) => python.pyimport("filler_core.bridge").call;

/**
 * Restores the memory of a Python that had the engine imported. Its files are not in it: all of the engine is.
 * @param {Places} places
 * @param {Promise<Uint8Array | null>} memory what `fromLibrary` gave; null when it is lost
 * @returns {Promise<Door>}
 */
export async function fromSnapshot({ load, pyodide, nothing }, memory) {
  const found = memory.then((bytes) => {
    if (!bytes) throw new Error("the snapshot is lost");
    return bytes;
  });
  // Pyodide looks at it only when its own code is here.
  found.catch(() => {});
  const python = await load({ indexURL: pyodide, stdLibURL: nothing, lockFileContents: NO_PACKAGES, _loadSnapshot: found });
  // Pyodide would hold on to 30 MB.
  const { config } = Reflect.get(python, "_api");
  config._loadSnapshot = undefined;
  // Chance was frozen with everything else.
  python.runPython("import random; random.seed()");
  return doorOf(python);
}

/**
 * Restores the memory that comes with the build: that of a Python which had the engine imported.
 * @param {Places} places
 * @param {Promise<Shipped | null>} shipped null when it did not come as it should
 * @returns {Promise<{ door: Door, memory: Uint8Array }>} the memory, completed
 */
export async function fromShipped(places, shipped) {
  /** @type {Shipped | null} */
  let found = null;
  const memory = shipped.then((come) => {
    found = come;
    return come?.memory ?? null;
  });
  // Pyodide has waited for the memory when it comes to its WebAssembly.
  const endWatch = watchInstance((first) => found?.complete(first));
  try {
    const door = await fromSnapshot(places, memory);
    return { door, memory: /** @type {Uint8Array} */ (await memory) };
  } finally {
    endWatch();
  }
}

/**
 * Starts from the compiled library.
 * @param {Places} places
 * @param {boolean} snapshot whether a snapshot is wanted
 * @returns {Promise<{ door: Door, memory: Uint8Array | null }>} the memory, if it was wanted and can be had
 */
export async function fromLibrary({ load, pyodide, library }, snapshot) {
  const python = await load({ indexURL: pyodide, stdLibURL: library, lockFileContents: NO_PACKAGES, _makeSnapshot: snapshot });
  // Before anybody holds on to anything in Python.
  python.runPython("import filler_core.bridge");
  return { memory: snapshot ? memoryOf(python) : null, door: doorOf(python) };
}

/**
 * @param {PyodideAPI} python
 * @returns {Uint8Array | null}
 */
function memoryOf(python) {
  try {
    return python.makeMemorySnapshot();
  } catch {
    return null; // A part of Pyodide that may change with any version.
  }
}

/**
 * Starts from Pyodide's own standard library, and installs the engine's wheel as the lock describes it.
 * @param {Places} places
 * @returns {Promise<Door>}
 */
export async function fromLock({ load, pyodide, lock, wheels }) {
  // Pyodide would let go of a lock that cannot be read, and the browser report it.
  const lockFileContents = await lock();
  const python = await load({ indexURL: pyodide, lockFileContents, packageBaseUrl: wheels, packages: ["filler-core"] });
  return doorOf(python);
}

/**
 * Starts from Pyodide's own standard library, and installs the engine's wheel with micropip.
 * @param {Places} places
 * @returns {Promise<Door>}
 */
export async function fromWheel({ load, pyodide, engine, micropip }) {
  const [python, wheel, installer] = await Promise.all([
    load({ indexURL: pyodide, lockFileContents: NO_PACKAGES }),
    engine(),
    micropip(),
  ]);
  await python.loadPackage(installer, { messageCallback: () => {}, checkIntegrity: false });
  await python.pyimport("micropip").install.callKwargs(wheel, { deps: false });
  return doorOf(python);
}
