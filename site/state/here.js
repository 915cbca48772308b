/** Where one is: the address to which one comes back from a replay. */

import { writeFragment } from "./router.js";

/** @import { Page } from "./page.js" */
/** @import { Route } from "./router.js" */

/**
 * @param {Page} page
 * @returns {string | null} the address of what is shown at the moment; null for a replay
 */
export function addressOfShown({ state: { shown, table }, proof, puzzle, rules, challenge }) {
  if (shown === "replay") return null;
  if (shown === "table") return table && writeFragment({ page: "table", text: table.id });
  // Codes are good for a while only: from elsewhere one goes back to the lobby.
  if (shown === "join" || shown === "reply") return writeFragment({ page: "lobby" });
  const texts = { proof: proof.state.match, puzzle: puzzle.state.date, rules: rules.state.topic, challenge: challenge.state.text };
  const route = shown in texts ? { page: shown, text: texts[/** @type {keyof typeof texts} */ (shown)] } : { page: shown };
  return writeFragment(/** @type {Route} */ (route));
}
