/** Pyodide and the files of the build, as the ways of starting the engine need them under Node. */

import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "../../../site/vendor/pyodide/pyodide.mjs";

/** @import { PyodideAPI } from "../../../site/vendor/pyodide/pyodide.mjs" */
/** @import { Places } from "../../../site/engine/ways.js" */

const VENDOR = fileURLToPath(new URL("../../../site/vendor/", import.meta.url));

/** @typedef {Places & { pythons: PyodideAPI[] }} TestPlaces `pythons` are those that were started, in order */

/**
 * @param {Partial<Places>} [others] places that are to be elsewhere
 * @returns {Promise<TestPlaces>}
 */
export async function places(others = {}) {
  /** @type {{ engine: string, micropip: string }} */
  const about = JSON.parse(readFileSync(join(VENDOR, "build.json"), "utf8"));
  const folder = await mkdtemp(join(tmpdir(), "filler-"));
  const nothing = join(folder, "nothing");
  await writeFile(nothing, "");
  process.on("exit", () => void rm(folder, { recursive: true, force: true }));
  /** @type {PyodideAPI[]} */
  const pythons = [];
  const whole = {
    /** @type {typeof loadPyodide} */
    load: async (options) => {
      const python = await loadPyodide(options);
      pythons.push(python);
      return python;
    },
    pyodide: join(VENDOR, "pyodide"),
    library: join(VENDOR, "filler/library.pyz"),
    lock: async () => JSON.parse(readFileSync(join(VENDOR, "filler/lock.json"), "utf8")),
    wheels: join(VENDOR, "filler"),
    nothing,
    engine: async () => `emfs:/wheel/${about.engine}`,
    micropip: async () => join(VENDOR, "filler", about.micropip),
    ...others,
  };
  return { ...whole, pythons };
}

/** @returns {ArrayBuffer} the memory that comes with the build, as it is shipped */
export function shippedMemory() {
  const { buffer, byteOffset, byteLength } = readFileSync(join(VENDOR, "filler/memory.bin"));
  return /** @type {ArrayBuffer} */ (buffer.slice(byteOffset, byteOffset + byteLength));
}
