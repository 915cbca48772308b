/**
 * Makes, with Pyodide in Node, what the page starts Python from: the compiled library, and the lock that is fallen
 * back on. Then starts Python from the library alone, and lets the engine play.
 *
 * Reads {pyodide, inside, trial, wheel, micropip, output} from stdin, all of them paths, and writes library.pyz and
 * lock.json into the folder `output`.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";

/** @type {Record<"pyodide" | "inside" | "trial" | "wheel" | "micropip" | "output", string>} */
const paths = JSON.parse(await text(process.stdin));
/** @type {{ loadPyodide: (options: object) => Promise<any> }} */
const { loadPyodide } = await import(pathToFileURL(join(paths.pyodide, "pyodide.mjs")).href);

/**
 * @param {string} path
 * @returns {Uint8Array} a file's bytes; Python does not know Node's kind of them
 */
const read = (path) => new Uint8Array(readFileSync(path));

/**
 * Starts Python, always in the same way: sets have one order, so that equal sources are compiled to equal bytes.
 * @param {object} [options] more of Pyodide's
 * @returns {Promise<any>}
 */
const start = (options = {}) => loadPyodide({ indexURL: paths.pyodide, env: { PYTHONHASHSEED: "0" }, ...options });

// Node would print the whole of Pyodide's one long line instead of the message.
process.on("uncaughtException", (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});

const inside = readFileSync(paths.inside, "utf8");
const library = join(paths.output, "library.pyz");

{
  const python = await start();
  python.FS.writeFile("/stdlib.zip", read(join(paths.pyodide, "python_stdlib.zip")));
  python.FS.writeFile("/engine.whl", read(paths.wheel));
  python.unpackArchive(read(paths.wheel), "wheel");
  python.runPython(inside);
  process.stderr.write(`  ${python.globals.get("make_library")("/stdlib.zip", "/engine.whl", "/library.pyz")}\n`);
  writeFileSync(library, python.FS.readFile("/library.pyz"));
}

{
  const python = await start({ stdLibURL: library });
  const module = python.pyimport("types").ModuleType("inside");
  python.runPython(inside, { globals: module.__dict__ });
  module.engine_modules();
  const faults = module.raise_and_describe();
  if (!faults.includes("KeyError") || !faults.includes("ValueError")) throw new Error(`faults are not described: ${faults}`);
  python.runPython(readFileSync(paths.trial, "utf8"));
  const strangers = module.from_elsewhere().toJs();
  if (strangers.length) throw new Error(`not from the library: ${strangers.join(", ")}`);
}

{
  const python = await start();
  for (const path of [paths.micropip, paths.wheel]) python.FS.writeFile(`/${basename(path)}`, read(path));
  python.unpackArchive(read(paths.micropip), "wheel");
  const micropip = python.pyimport("micropip");
  await micropip.install.callKwargs(`emfs:/${basename(paths.wheel)}`, { deps: false });
  /** @type {{ info: object, packages: Record<string, Record<string, unknown>> }} */
  const frozen = JSON.parse(micropip.freeze());
  // Pyodide's own lock names a hundred packages of other hosts, and micropip with the hash of another file than PyPI's.
  const packages = {
    micropip: { ...frozen.packages.micropip, ...described(paths.micropip) },
    "filler-core": { ...frozen.packages["filler-core"], ...described(paths.wheel), imports: ["filler_core"] },
  };
  writeFileSync(join(paths.output, "lock.json"), `${JSON.stringify({ ...frozen, packages }, null, 1)}\n`);
}

/**
 * @param {string} path of a wheel
 * @returns {{ file_name: string, sha256: string }} it lies beside the lock
 */
function described(path) {
  return { file_name: basename(path), sha256: createHash("sha256").update(readFileSync(path)).digest("hex") };
}
