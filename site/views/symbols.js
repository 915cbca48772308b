/** Whether the colours carry symbols: by wish, and wherever the system paints pages in colours of its own. */

/** @import { Settings } from "../state/settings.js" */

/** None where modules are tested without a browser. */
const forced = typeof matchMedia === "function" ? matchMedia("(forced-colors: active)") : null;

/**
 * @param {{ state: Settings }} settings
 * @returns {boolean}
 */
export const showsSymbols = ({ state }) => state.symbols || Boolean(forced?.matches);

/** @param {() => void} redraw is called when the system begins or ends to paint pages in its own colours */
export function followForcedColours(redraw) {
  forced?.addEventListener("change", redraw);
}
