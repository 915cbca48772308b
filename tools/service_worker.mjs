/**
 * Makes `sw.js`: bundles the service worker with Workbox, and puts the list of a site's files in.
 *
 * Usage: node tools/service_worker.mjs bundle   → the code, without the list, to standard output
 *        node tools/service_worker.mjs list FOLDER IGNORED…  → reads such code, puts in the files of FOLDER, writes FOLDER/sw.js
 */

import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import { rollup } from "rollup";
import { injectManifest } from "workbox-build";

const ENTRY = "site/pwa/worker/service_worker.js";

/** No file is too large to be kept: without Python there is no game. */
const LARGEST = 100_000_000;

/** @returns {Promise<string>} one classic script: not every browser knows service workers that are modules */
async function bundle() {
  // Workbox talks to developers unless it is told that there are none.
  const quiet = {
    name: "quiet",
    transform: (/** @type {string} */ code) => ({ code: code.replaceAll("process.env.NODE_ENV", '"production"'), map: null }),
  };
  const built = await rollup({ input: ENTRY, plugins: [nodeResolve({ browser: true }), quiet] });
  const { output } = await built.generate({ format: "iife" });
  return output[0].code;
}

/**
 * @param {string} code of `bundle`
 * @param {string} folder of the built site
 * @param {string[]} ignored patterns of files that are not kept on the device
 */
async function writeWithList(code, folder, ignored) {
  const work = await mkdtemp(join(tmpdir(), "filler-sw-"));
  try {
    const swSrc = join(work, "sw.js");
    await writeFile(swSrc, code);
    const { warnings } = await injectManifest({
      swSrc,
      swDest: join(folder, "sw.js"),
      injectionPoint: "worker.FILES",
      globDirectory: folder,
      globPatterns: ["**/*"],
      globIgnores: ignored,
      maximumFileSizeToCacheInBytes: LARGEST,
      // What lies below the build's folder never changes.
      dontCacheBustURLsMatching: /^b\//,
      manifestTransforms: [
        async (entries) => ({
          manifest: await Promise.all(
            entries.map(async (entry) => ({ ...entry, integrity: await integrityOf(join(folder, entry.url)) })),
          ),
        }),
      ],
    });
    if (warnings.length > 0) throw new Error(warnings.join("\n"));
  } finally {
    await rm(work, { recursive: true });
  }
}

/** @param {string} file @returns {Promise<string>} what browsers compare with what they get */
async function integrityOf(file) {
  return `sha256-${createHash("sha256").update(await readFile(file)).digest("base64")}`;
}

const [verb, folder, ...ignored] = process.argv.slice(2);
if (verb === "bundle") process.stdout.write(await bundle());
else if (verb === "list" && folder) await writeWithList(await text(process.stdin), folder, ignored);
else throw new Error("usage: service_worker.mjs bundle | list FOLDER IGNORED…");
