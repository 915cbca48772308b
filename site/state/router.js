/** The page's addresses: what stands behind `#` says which page is shown. */

import { TOPICS, TOUR } from "../i18n/rules.js";

/**
 * On which people meet: `join` and `reply` carry codes.
 * @typedef {{ page: "invite" | "friends" | "servers" } | { page: "join" | "reply", text: string }} MeetingRoute
 */

/**
 * @typedef {MeetingRoute | { page: "lobby" | "licences" | "history" | "profile" | "settings" } | { page: "rules", text: string } | { page: "board" | "table", text: string } | { page: "record" | "match", text: string } | { page: "proof" | "puzzle" | "challenge", text: string } | { page: "unknown", text: string }} Route
 */

/** Pages whose address says which one of them: `#board=…`. */
const NAMED = /** @type {const} */ (["board", "table", "record", "match", "proof", "puzzle", "challenge", "join", "reply", "rules"]);

/** Pages that are what they are called. */
const PLAIN = /** @type {const} */ (["licences", "history", "profile", "settings", "invite", "friends", "servers"]);

/**
 * @param {string} fragment what stands in the address bar, with or without `#`
 * @returns {Route} an unknown fragment is a route of its own, so that the page can say so
 */
export function readFragment(fragment) {
  const raw = fragment.replace(/^#/, "");
  let text = raw;
  try {
    text = decodeURIComponent(raw);
  } catch {
    // A stray percent sign: the engine says what is wrong with it.
  }
  if (text === "") return { page: "lobby" };
  if (text === "proof" || text === "puzzle" || text === "rules") return { page: text, text: "" };
  const plain = PLAIN.find((page) => page === text);
  if (plain) return { page: plain };
  const named = NAMED.find((name) => text.startsWith(`${name}=`));
  if (named === "rules" && ![...TOPICS, TOUR].some((topic) => text === `rules=${topic}`)) return { page: "unknown", text };
  if (named) return { page: named, text: text.slice(named.length + 1) };
  return { page: "unknown", text };
}

/**
 * @param {Route} route
 * @returns {string} the counterpart of `readFragment`, with `#`
 */
export function writeFragment(route) {
  if ((route.page === "proof" || route.page === "puzzle" || route.page === "rules") && route.text === "") return `#${route.page}`;
  if ("text" in route && route.page !== "unknown") return `#${route.page}=${encodeURI(route.text)}`;
  return route.page === "lobby" || route.page === "unknown" ? "#" : `#${route.page}`;
}

/** Follows the address bar and moves it. */
export class Router {
  /** What stood in the address bar when it was followed, or moved, last. @type {string | null} */
  #followed = null;

  /**
   * @param {Window} window the browser's
   * @param {(route: Route) => void} onRoute told of every change, also those of back and forward
   */
  constructor(window, onRoute) {
    this.window = window;
    this.onRoute = onRoute;
    window.addEventListener("hashchange", () => this.follow());
  }

  /** Shows what the address bar says. */
  follow() {
    this.#followed = this.window.location.hash;
    this.onRoute(readFragment(this.window.location.hash));
  }

  /** @param {Route} route goes there, as a new step for the back button; the same address shows anew */
  go(route) {
    const fragment = writeFragment(route);
    const { hash } = this.window.location;
    if (hash === fragment || (hash === "" && fragment === "#")) this.follow();
    else this.window.location.hash = fragment;
  }

  /** @param {Route} route what the present step is called from now on; it is shown already */
  rename(route) {
    if (this.#moved) return;
    this.window.history.replaceState(null, "", writeFragment(route));
    this.#followed = this.window.location.hash;
  }

  /** @param {Route} route goes there instead of the present step: for addresses that lead nowhere */
  replace(route) {
    if (this.#moved) return;
    this.window.history.replaceState(null, "", writeFragment(route));
    this.follow();
  }

  /**
   * Whether somebody has just gone elsewhere: browsers say so a moment after the address has changed, and what has become
   * ready in that moment must not take the new address away.
   */
  get #moved() {
    return this.#followed !== null && this.window.location.hash !== this.#followed;
  }

  /** Loads the page anew, at its lobby. */
  restart() {
    this.window.history.replaceState(null, "", writeFragment({ page: "lobby" }));
    this.window.location.reload();
  }
}
