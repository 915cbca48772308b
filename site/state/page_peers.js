/** What the page and its meetings with others need of each other. */

import { Meeting } from "./meeting.js";
import { PeerTables } from "./peer_tables.js";

/** @import { ErrorData } from "../types.js" */
/** @import { Page } from "./page.js" */
/** @import { PeerTablesParts } from "./peer_tables.js" */

/**
 * @param {Page} page
 * @param {(error: ErrorData) => void} refuse told why a code leads nowhere
 * @returns {Meeting} where people invite and join each other
 */
export function makeMeeting(page, refuse) {
  return new Meeting({
    engine: page.engine,
    window: page.window,
    catalogue: () => page.lobby.catalogue(),
    variant: () => page.lobby.state.entry,
    hostTable: (setup) => page.hostTable(setup),
    joinTable: (setup) => page.joinTable(setup),
    shown: () => page.state.shown,
    go: (route) => page.router.go(route),
    replace: (route) => page.router.replace(route),
    refuse,
    open: () => page.storage.open(),
    frame: page.partFrame,
  });
}

/**
 * @param {Page} page whose meeting is there already
 * @param {Pick<PeerTablesParts, "keep" | "find" | "gone" | "dealt" | "together">} hooks what the page does with them
 * @returns {PeerTables} the tables between devices
 */
export function makePeerTables(page, hooks) {
  const { engine, settings, storage, thinker, identity, friends, meeting } = page;
  return new PeerTables({ engine, settings, storage, thinker, identity, friends, servers: meeting.servers, ...hooks }, page.partFrame);
}
