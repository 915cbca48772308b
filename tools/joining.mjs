/**
 * Joins the modules of `site/` into a few files, so that opening the page takes a handful of requests.
 *
 * Usage: node tools/joining.mjs ENTRY…  → writes {files: {path: content}, needed: {entry: [path, …]}} to stdout
 *
 * An entry keeps its path; what several entries share, or what is imported only when it is wanted, goes into files of
 * its own below `joined/`. `needed` are the files that an entry surely imports, the nearest first. Python's own modules
 * stay as they are, and so does the one that has to be evaluated before them: a joined module runs after all that it imports.
 */

import { posix, relative, resolve, sep } from "node:path";
import terser from "@rollup/plugin-terser";
import { rollup } from "rollup";

const SITE = resolve("site");
const APART = ["vendor/pyodide/", "engine/module_worker.js"].map((path) => resolve(SITE, path));

/** @param {string} file @returns {string} its path below `site/` */
const pathOf = (file) => relative(SITE, file).split(sep).join("/");

/** @param {string} path @returns {string} the same, as an import has to have it */
const asSpecifier = (path) => (path.startsWith(".") ? path : `./${path}`);

/** Files that a module names by their place beside itself are found from where the joined file lies. */
const places = {
  name: "places",
  /** @param {string | null} property @param {{ moduleId: string, chunkId: string }} where */
  resolveImportMeta(property, { moduleId, chunkId }) {
    if (property !== "url") return null;
    const path = asSpecifier(posix.relative(posix.dirname(chunkId), pathOf(moduleId)));
    return `new URL(${JSON.stringify(path)}, import.meta.url).href`;
  },
};

/** @param {string[]} entries paths below `site/` */
async function join(entries) {
  const input = Object.fromEntries(entries.map((path) => [path.replace(/\.js$/, ""), resolve(SITE, path)]));
  const bundle = await rollup({
    input,
    external: (specifier) => APART.some((path) => specifier.startsWith(path)),
    plugins: [places],
    onwarn: (warning) => {
      throw new Error(warning.message);
    },
  });
  const { output } = await bundle.generate({
    format: "es",
    entryFileNames: "[name].js",
    chunkFileNames: "joined/[name].js",
    sourcemap: true,
    sourcemapPathTransform: (source) => source.replace(/^(\.\.\/)+/, ""),
    plugins: [terser({ module: true, format: { comments: false } })],
  });
  await bundle.close();
  /** @type {Record<string, string>} */
  const files = {};
  /** @type {Map<string, string[]>} */
  const imports = new Map();
  for (const part of output) {
    files[part.fileName] = part.type === "chunk" ? part.code : String(part.source);
    if (part.type === "chunk") imports.set(part.fileName, part.imports);
  }
  const needed = Object.fromEntries(entries.map((entry) => [entry, nearestFirst(entry, imports)]));
  return { files, needed };
}

/** @param {string} entry @param {Map<string, string[]>} imports @returns {string[]} all that it surely imports */
function nearestFirst(entry, imports) {
  const found = new Set([entry]);
  for (const path of found) for (const wanted of imports.get(path) ?? []) found.add(wanted);
  found.delete(entry);
  return [...found];
}

process.stdout.write(JSON.stringify(await join(process.argv.slice(2))));
