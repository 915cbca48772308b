/** Which builds there are on the device, and which of them open pages come from. */

/** An open page, seen from the service worker. @typedef {{ postMessage(message: unknown, ports: MessagePort[]): void }} OpenPage */
/** @typedef {{ matchAll(options: { type: "window", includeUncontrolled: true }): Promise<readonly OpenPage[]> }} OpenPages */

/** Milliseconds that a page may take to say which build it is of. A page asleep says nothing. */
const PATIENCE = 2000;

/**
 * @param {string} address of a file, relative to the top of the site
 * @returns {string | null} the id of the build that it belongs to; null for the few files at the top
 */
export function buildOf(address) {
  return /^b\/([0-9a-f]{12})\//.exec(address)?.[1] ?? null;
}

/**
 * @param {string} build
 * @param {string} scope address of the top of the site
 * @returns {string} the name of the cache with its files, as Workbox calls it
 */
export const cacheOf = (build, scope) => `filler-${build}-precache-v2-${scope}`;

/**
 * @param {string} name of a cache
 * @param {string} scope
 * @returns {string | null} the build whose files it holds; null when it is another kind of cache, or another site's
 */
export function buildOfCache(name, scope) {
  const build = /^filler-([0-9a-f]{12})-precache-/.exec(name)?.[1] ?? null;
  return build !== null && name === cacheOf(build, scope) ? build : null;
}

/**
 * @param {string} address
 * @param {string} own build
 * @param {string} scope
 * @returns {boolean} whether a file of this site belongs to a build other than the own one
 */
export function isOfAnotherBuild(address, own, scope) {
  const build = address.startsWith(scope) ? buildOf(address.slice(scope.length)) : null;
  return build !== null && build !== own;
}

/**
 * @param {OpenPages} clients
 * @returns {Promise<string[] | null>} the builds that open pages come from; null when one of them does not say
 */
export async function buildsInUse(clients) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const builds = await Promise.all(pages.map(askForBuild));
  return builds.every((build) => build !== null) ? builds : null;
}

/**
 * @param {OpenPage} page
 * @returns {Promise<string | null>} the build that it comes from; null when it does not say
 */
function askForBuild(page) {
  return new Promise((answer) => {
    const { port1, port2 } = new MessageChannel();
    const done = (/** @type {unknown} */ build) => {
      clearTimeout(timer);
      port1.close();
      answer(typeof build === "string" ? build : null);
    };
    const timer = setTimeout(() => done(null), PATIENCE);
    port1.onmessage = ({ data }) => done(data?.build);
    page.postMessage({ ask: "build" }, [port2]);
  });
}

/**
 * Deletes the files, and the pictures of a started engine, of all builds but some.
 * @param {Set<string>} kept builds
 * @param {string} scope
 * @param {boolean} another whether a new build waits: its files stay as well, whichever it is
 */
export async function forgetBuilds(kept, scope, another) {
  for (const name of await caches.keys()) {
    const files = buildOfCache(name, scope);
    const snapshot = /^filler-snapshot-([0-9a-f]{12})/.exec(name)?.[1] ?? null;
    if (files !== null && !kept.has(files) && !another) await caches.delete(name);
    if (snapshot !== null && !kept.has(snapshot)) await caches.delete(name);
  }
}
