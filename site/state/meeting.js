/** Everything by which two devices find each other: who one is, whom one knows, inviting, joining, replying. */

import { openStore } from "../storage/store.js";
import { Friends } from "./friends.js";
import { Identity } from "./identity.js";
import { Inviting } from "./inviting.js";
import { Joining } from "./joining.js";
import { Replying } from "./replying.js";
import { Scanner } from "./scanner.js";
import { Servers } from "./servers.js";
import { Store } from "./store.js";

/** @import { Catalogue, ErrorData, InvitationData } from "../types.js" */
/** @import { Engine } from "./engine.js" */
/** @import { InviteSeat } from "./invite_setup.js" */
/** @import { PeerTable } from "./peer_table.js" */
/** @import { MeetingRoute, Route } from "./router.js" */
/** @import { Frame } from "./store.js" */

/** @typedef {MeetingRoute["page"]} MeetingPage */

/** The pages on which people meet. @type {readonly string[]} */
const MEETING_PAGES = ["invite", "join", "reply", "friends", "servers"];

/**
 * @param {Route} route
 * @returns {route is MeetingRoute}
 */
export function isMeeting(route) {
  return MEETING_PAGES.includes(route.page);
}

/**
 * What meeting needs of the page.
 * @typedef {object} MeetingParts
 * @property {Engine} engine
 * @property {Window} window
 * @property {() => Promise<Catalogue>} catalogue
 * @property {() => string} variant the one to invite to if nothing else is wished
 * @property {(setup: { invitation: InvitationData, seats: InviteSeat[] }) => Promise<PeerTable>} hostTable
 * @property {(setup: { invitation: InvitationData }) => Promise<PeerTable>} joinTable
 * @property {() => string} shown which page one looks at
 * @property {(route: Route) => void} go
 * @property {(route: Route) => void} replace goes there instead of the present step
 * @property {(error: ErrorData) => void} refuse told why an address leads nowhere
 * @property {typeof openStore} [open] tests bring their own
 * @property {Frame} [frame]
 */

/**
 * @extends {Store<{ changes: number }>}
 */
export class Meeting extends Store {
  /** @param {MeetingParts} parts */
  constructor(parts) {
    const { engine, window, catalogue, hostTable, joinTable, open = openStore, frame } = parts;
    super({ changes: 0 }, frame);
    this.parts = parts;
    const { location } = window;
    const name = {
      read: async () => {
        try {
          return (await (await open()).profile()).name;
        } catch {
          return ""; // Whoever has no storage can still play.
        }
      },
      keep: async (/** @type {string} */ text) => {
        try {
          await (await open()).saveProfile({ name: text });
        } catch {
          // As above.
        }
      },
    };
    this.identity = new Identity({ frame, open });
    this.friends = new Friends({ frame, open });
    this.servers = new Servers(location.href, { frame, open });
    this.scanner = new Scanner({ frame });
    const { identity, friends, servers } = this;
    const shared = { engine, identity, friends, servers, location, catalogue, name, frame };
    const arrived = (/** @type {"invite" | "join"} */ from) => (/** @type {PeerTable} */ table) => {
      // Whoever looks elsewhere meanwhile is not torn away.
      if (parts.shown() === from) parts.replace({ page: "table", text: table.id });
    };
    this.inviting = new Inviting({ ...shared, hostTable, arrived: arrived("invite") });
    const back = async (/** @type {string} */ id) => {
      const tables = await (await open()).runningTables().catch(() => []);
      if (parts.shown() !== "join" || !tables.some((table) => table.id === id && table.peer?.over === false)) return false;
      parts.replace({ page: "table", text: id });
      return true;
    };
    this.joining = new Joining({ ...shared, joinTable, back, refuse: parts.refuse, arrived: arrived("join") });
    this.replying = new Replying({
      linkOf: (id) => this.inviting.linkOf(id),
      here: () => parts.replace({ page: "invite" }),
      frame,
    });
    for (const part of [identity, friends, servers, this.scanner, this.inviting, this.joining, this.replying]) {
      part.subscribe(() => this.set({ changes: this.state.changes + 1 }));
    }
    // An invite, or a reply, lives in this tab only: whoever is about to close it is asked.
    window.addEventListener("beforeunload", (event) => {
      if (this.inviting.waits || this.joining.waits) event.preventDefault();
    });
  }

  /**
   * @param {MeetingRoute} route
   * @returns {ErrorData | null} why the address leads nowhere
   */
  follow(route) {
    this.scanner.stop();
    switch (route.page) {
      case "invite":
        void this.inviting.prepare(this.parts.variant());
        return null;
      case "join":
        return this.joining.open(route.text);
      case "reply":
        return this.replying.open(route.text);
      case "friends":
        this.friends.settle();
        void this.friends.load();
        return null;
      case "servers":
        void this.servers.load();
        return null;
    }
  }

  /** Another page is shown now. */
  leave() {
    this.scanner.stop();
  }

  /** @param {string} text an invite that was pasted or scanned */
  join(text) {
    const code = this.joining.find(text);
    if (code !== null) this.parts.go({ page: "join", text: code });
  }

  /** @param {string} key of the friend who is to be invited */
  inviteFriend(key) {
    this.inviting.setup.inviteFriend(key);
    this.parts.go({ page: "invite" });
  }

  /** @param {PeerTable} table whose missing guests are invited again */
  inviteAgain(table) {
    void this.inviting.again(table);
    this.parts.go({ page: "invite" });
  }

  /** Gives the invites up and goes back to the lobby. */
  async cancelInvites() {
    const { again, table } = this.inviting.state;
    const given = this.inviting.cancel();
    // The table takes its time to go; nobody waits for it.
    this.parts.go(again && table ? { page: "table", text: table.id } : { page: "lobby" });
    await given;
  }

  /** Turns the invite down, or gives up waiting. */
  leaveInvite() {
    this.joining.leave();
    this.parts.go({ page: "lobby" });
  }

  /** @param {PeerTable} table goes there before all are there */
  goTo(table) {
    this.parts.go({ page: "table", text: table.id });
  }
}
