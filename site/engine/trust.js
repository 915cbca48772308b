/**
 * The page's one policy for Trusted Types, which its content security policy asks for: it lets two scripts be started
 * by their address, and no other.
 */

/** The engine's worker, and the service worker at the top of the site. */
const OWN = ["./worker.js", "../../../sw.js"].map((path) => new URL(path, import.meta.url).href);

/** @type {{ createScriptURL(url: string): unknown } | null} */
let policy = null;

/** @param {string} url @returns {string} the same */
function check(url) {
  if (!OWN.includes(url)) throw new TypeError("not a script of this page");
  return url;
}

/**
 * @param {string} url of a script that is to run as a worker
 * @returns {string} what such browsers take that know Trusted Types; the address itself for the others
 * @throws {TypeError} when it is none of this page's
 */
export function trustedScript(url) {
  /** @type {any} */
  const types = Reflect.get(globalThis, "trustedTypes");
  policy ??= types?.createPolicy("filler", { createScriptURL: check }) ?? { createScriptURL: check };
  return /** @type {string} */ (policy?.createScriptURL(url));
}
