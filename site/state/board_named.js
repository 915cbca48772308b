/** Which board an address names, as far as that is seen without the engine. */

import { isOfBoard, TOPICS } from "../i18n/rules.js";

/** @import { Origin } from "./table_state.js" */

/** @type {ReadonlySet<string>} */
const BOARDS = new Set(TOPICS.filter(isOfBoard));

/**
 * The name and the proportions of a table's board are there before the board is: nothing has to move when it comes. Whether
 * the address is any good is the engine's to say.
 * @param {Origin} origin
 * @returns {string} the variant; empty where it is not known yet
 */
export function boardNamed(origin) {
  if ("terms" in origin) return origin.terms.variant;
  const named = "address" in origin ? (/^[a-z]+/.exec(origin.address)?.[0] ?? "") : "";
  return BOARDS.has(named) ? named : "";
}
