/** Addresses of the installed page's shortcuts that are no pages: `#practice` is the lobby with Practice chosen. */

/** @import { Lobby } from "./lobby.js" */

/**
 * Follows such an address, at once and whenever the address bar comes to one. To be called before the router listens.
 * @param {Window} window the browser's
 * @returns {(lobby: Lobby) => void} to be told of the lobby once it is there
 */
export function followShortcuts(window) {
  /** @type {Lobby | null} */
  let lobby = null;
  let asked = false;
  const follow = () => {
    if (window.location.hash !== "#practice") return;
    // From now on it is an ordinary lobby, in which something else can be chosen.
    window.history.replaceState(null, "", "#");
    if (lobby) lobby.chooseMode("practice");
    else asked = true;
  };
  window.addEventListener("hashchange", follow);
  follow();
  return (found) => {
    lobby = found;
    if (asked) lobby.chooseMode("practice");
  };
}
