/**
 * Starts Python, with Pyodide in Node, from the compiled library, has the engine imported, and writes its memory for the
 * page to start from, as site/engine/shipped.js wants it.
 *
 * Usage: node tools/library/memory.mjs PYODIDE LIBRARY TARGET, all of them paths. Equal files give equal bytes.
 */
import { webcrypto } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { packDifference, watchInstance } from "../../site/engine/shipped.js";

const [pyodide, library, target] = process.argv.slice(2).map((path) => resolve(path));

// Chance and time leave marks in the memory: here there are none.
Reflect.set(webcrypto, "getRandomValues", (/** @type {Uint8Array} */ view) => view.fill(0));
Date.now = () => 0;
performance.now = () => 0;

/** @type {{ loadPyodide: (options: object) => Promise<any> }} */
const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")).href);

/** @type {Uint8Array | null} */
let first = null;
const endWatch = watchInstance((heap) => {
  first = heap.slice();
});
const python = await loadPyodide({
  indexURL: pyodide,
  stdLibURL: library,
  lockFileContents: { info: { abi_version: "2026_0" }, packages: {} },
  env: { PYTHONHASHSEED: "0" },
  _makeSnapshot: true,
});
endWatch();
const globals = python.runPython("dict()");
python.runPython(readFileSync(new URL("exercise.py", import.meta.url), "utf8"), { globals });
const plies = python.runPython("exercise()", { globals });
globals.destroy();
if (plies === 0) throw new Error("the engine has not played");
python.runPython(`
import filler_core.bridge, gc, random, re
random.seed(0)
re.purge()
gc.collect()
`);
if (!first) throw new Error("Pyodide's WebAssembly was not seen");
writeFileSync(target, await packDifference(python.makeMemorySnapshot(), first));
