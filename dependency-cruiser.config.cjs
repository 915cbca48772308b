/**
 * Who may import whom in the page.
 *
 * Only app.js sees everything. Views and the board get a controller and never touch engine, net or storage; the state
 * never sees views. Everything not named here may import its own folder and the libraries, nothing else.
 */

const libraries = "^site/vendor/";

/** Bundled by the build, with Workbox: nobody else may import it, and it may import Workbox by its name. */
const serviceWorker = "^site/pwa/worker/";

/**
 * Forbids a room to import anything but itself, the libraries and the rooms named.
 * @param {string} room
 * @param {string[]} others
 */
function mayImport(room, ...others) {
  return {
    name: `${room}-imports-only-${["itself", ...others].join("-")}`,
    severity: "error",
    from: { path: `^site/${room}/`, pathNot: serviceWorker },
    to: { pathNot: [libraries, `^site/${room}/`, ...others.map((other) => `^site/${other}`)] },
  };
}

/** Every room there may be, with the others that it may import; `/` at the end means the whole room. */
const rooms = {
  views: ["board/", "i18n/"],
  board: ["i18n/"],
  state: ["engine/client\\.js$", "engine/errors\\.js$", "net/", "storage/", "i18n/"],
  engine: [],
  net: [],
  storage: [],
  i18n: [],
  pwa: [],
};

module.exports = {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "nothing-missing",
      severity: "error",
      from: { pathNot: libraries },
      to: { couldNotResolve: true },
    },
    {
      name: "no-bare-imports",
      comment: "Browsers and workers know relative addresses only.",
      severity: "error",
      from: { path: "^site/", pathNot: [libraries, serviceWorker] },
      to: { dependencyTypes: ["npm", "npm-dev", "npm-peer", "npm-optional", "npm-no-pkg", "core"] },
    },
    {
      name: "known-rooms-only",
      comment: "A new room needs a line in dependency-cruiser.config.cjs.",
      severity: "error",
      from: { path: "^site/app\\.js$" },
      to: { pathNot: [libraries, ...Object.keys(rooms).map((room) => `^site/${room}/`)] },
    },
    {
      name: "service-worker-apart",
      severity: "error",
      from: { path: serviceWorker },
      to: { pathNot: [serviceWorker, "^node_modules/workbox-"] },
    },
    {
      name: "nobody-imports-the-service-worker",
      severity: "error",
      from: { pathNot: serviceWorker },
      to: { path: serviceWorker },
    },
    {
      name: "nobody-imports-app",
      severity: "error",
      from: {},
      to: { path: "^site/app\\.js$" },
    },
    ...Object.entries(rooms).map(([room, others]) => mayImport(room, ...others)),
  ],
  options: {
    doNotFollow: { path: ["^site/vendor/", "^node_modules/"] },
    enhancedResolveOptions: { extensions: [".js", ".mjs"] },
  },
};
