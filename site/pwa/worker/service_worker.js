/**
 * The service worker: keeps one whole build on the device and serves the page from there.
 *
 * It is served as `sw.js` at the top of the site, bundled with Workbox by the build, which puts the list of files in.
 * A new one installs beside the old one and waits until it is asked to take over, or until no page is open.
 */

import { registerQuotaErrorCallback } from "workbox-core/registerQuotaErrorCallback.js";
import { setCacheNameDetails } from "workbox-core/setCacheNameDetails.js";
import { addPlugins } from "workbox-precaching/addPlugins.js";
import { precacheAndRoute } from "workbox-precaching/precacheAndRoute.js";
import { registerRoute } from "workbox-routing/registerRoute.js";
import { NetworkFirst } from "workbox-strategies/NetworkFirst.js";
import { buildOf, buildsInUse, cacheOf, forgetBuilds, isOfAnotherBuild } from "./builds.js";
import { unchangedFiles } from "./unchanged.js";

/** @import { FileEntry } from "./unchanged.js" */

const worker = /** @type {ServiceWorkerGlobalScope & { FILES: FileEntry[] }} */ (/** @type {unknown} */ (self));

/** Every file of this build. The build puts the list in. */
const FILES = worker.FILES;

const { scope } = worker.registration;
const BUILD = FILES.map(({ url }) => buildOf(url)).find((build) => build !== null) ?? "";

/** What the page calls `config.json`: its owner may change it at any time. */
const CONFIG = new URL("config.json", scope).href;
const CONFIG_CACHE = `filler-config-${scope}`;
/** Seconds after which a network that does not answer counts as none. */
const PATIENCE = 3;

const OWN_CACHE = cacheOf(BUILD, scope);

/** Whether its files are being fetched. */
let installing = false;
worker.addEventListener("install", () => {
  installing = true;
});
worker.addEventListener("activate", () => {
  installing = false;
});

worker.addEventListener("install", (event) => {
  // Browsers that know such rules take the files of this build from the cache without asking, and without starting, this
  // service worker: a page asks for two hundred at once. What is not there yet comes from the network.
  const urlPattern = new URL(`b/${BUILD}/*`, scope).pathname;
  const rules = [{ condition: { urlPattern: { pathname: urlPattern } }, source: { cacheName: OWN_CACHE } }];
  Reflect.get(event, "addRoutes")?.call(event, rules).catch(() => {});
});

setCacheNameDetails({ prefix: `filler-${BUILD}`, suffix: scope });
// Before the files: what a plugin has is not fetched.
addPlugins([unchangedFiles(FILES, BUILD, scope)]);
precacheAndRoute(FILES, { cleanURLs: false, urlManipulation: ({ url }) => [withoutQuery(url)] });

/**
 * Any query means the same file, an empty one too. What stands behind `#` never gets here.
 * @param {URL} url
 */
function withoutQuery({ origin, pathname }) {
  return new URL(pathname.endsWith("/") ? `${pathname}index.html` : pathname, origin);
}

// A page of another build goes on with the files of that build, for as long as the device still has them.
registerRoute(
  ({ url }) => isOfAnotherBuild(url.href, BUILD, scope),
  async ({ request }) => (await caches.match(request, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request),
);

registerRoute(({ url }) => url.href === CONFIG, new NetworkFirst({ cacheName: CONFIG_CACHE, networkTimeoutSeconds: PATIENCE }));

// The device is full: half a build is of no use, and matches need the room.
registerQuotaErrorCallback(async () => {
  if (installing) await caches.delete(OWN_CACHE);
});

worker.addEventListener("install", (event) => {
  // Without it a page without a network knows no servers, which it can do without.
  event.waitUntil(
    caches
      .open(CONFIG_CACHE)
      .then((cache) => cache.add(new Request(CONFIG, { cache: "reload" })))
      .catch(() => {}),
  );
});

worker.addEventListener("activate", (event) => {
  // The page of the first visit gets what it fetches later from here, too.
  event.waitUntil(worker.clients.claim());
  // Nobody waits for it: pages ask of which build this is, and ask for it once more when their engine runs.
  void tidyUp();
});

/** Deletes the files of builds that no open page comes from. */
async function tidyUp() {
  const inUse = await buildsInUse(worker.clients);
  if (inUse !== null) await forgetBuilds(new Set([...inUse, BUILD]), scope, worker.registration.waiting !== null);
}

worker.addEventListener("message", (event) => {
  const { ask } = event.data ?? {};
  if (ask === "build") event.ports[0]?.postMessage({ build: BUILD });
  // Only ever when somebody has agreed to it.
  else if (ask === "take-over") event.waitUntil(worker.skipWaiting());
  else if (ask === "tidy-up") event.waitUntil(tidyUp());
});
