/** Files that are the same in the build before are copied from there: an update fetches only what has changed. */

import { buildOfCache } from "./builds.js";

/** @import { WorkboxPlugin } from "workbox-core/types.js" */

/** What the build says of a file. @typedef {{ url: string, revision: string | null, integrity: string }} FileEntry */

/**
 * @param {ArrayBuffer} bytes
 * @returns {Promise<string>} as the attribute `integrity` has it
 */
async function integrityOf(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
}

/**
 * @param {readonly FileEntry[]} files of the own build
 * @param {string} build the own one
 * @param {string} scope
 * @returns {WorkboxPlugin} that looks into the other builds on the device before a file is fetched
 */
export function unchangedFiles(files, build, scope) {
  const wanted = new Map(files.map(({ url, integrity }) => [new URL(url, scope).href, integrity]));
  const folder = `${scope}b/${build}/`;
  /** @type {Promise<{ other: string, cache: Cache }[]> | null} */
  let others = null;

  async function lookForOthers() {
    const found = [];
    for (const name of await caches.keys()) {
      const other = buildOfCache(name, scope);
      if (other !== null && other !== build) found.push({ other, cache: await caches.open(name) });
    }
    return found;
  }

  /** @param {string} address of a file of this build @returns {Promise<Response | null>} the very same, from another one */
  async function copyOf(address) {
    const integrity = wanted.get(address);
    if (!integrity || !address.startsWith(folder)) return null;
    others ??= lookForOthers();
    for (const { other, cache } of await others) {
      const kept = await cache.match(`${scope}b/${other}/${address.slice(folder.length)}`, { ignoreVary: true });
      if (!kept) continue;
      const bytes = await kept.arrayBuffer();
      if ((await integrityOf(bytes)) === integrity) return new Response(bytes, { status: 200, headers: kept.headers });
    }
    return null;
  }

  return {
    async cachedResponseWillBeUsed({ cacheName, request, cachedResponse, event }) {
      if (cachedResponse || event?.type !== "install") return cachedResponse;
      try {
        const copy = await copyOf(request.url);
        if (!copy) return undefined;
        await (await caches.open(cacheName)).put(request, copy.clone());
        return copy;
      } catch {
        return undefined; // It is fetched then, and whatever is wrong shows there.
      }
    },
  };
}
