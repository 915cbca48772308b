/** Inviting: from the wishes to a table whose guests come through links, one for each of them. */

import { recallInTab, rememberInTab } from "../storage/local.js";
import { errorData } from "./engine.js";
import { InviteLink } from "./invite_link.js";
import { InviteSetup } from "./invite_setup.js";
import { tidyName } from "./profile.js";
import { Store } from "./store.js";

/** @import { Catalogue, ErrorData, InvitationData } from "../types.js" */
/** @import { Connection } from "../net/connection.js" */
/** @import { Friend } from "../storage/schema.js" */
/** @import { Engine } from "./engine.js" */
/** @import { Friends } from "./friends.js" */
/** @import { Identity } from "./identity.js" */
/** @import { LinkNet, Reach } from "./invite_link.js" */
/** @import { InviteSeat } from "./invite_setup.js" */
/** @import { PeerTable } from "./peer_table.js" */
/** @import { Servers } from "./servers.js" */
/** @import { Frame } from "./store.js" */

/** Under which name this tab remembers that links wait in it. */
const WAITING = "invites-wait";

/**
 * Links that were sent and lead nowhere any more.
 * @typedef {object} Lost
 * @property {string} table at which a match goes on; "" when nobody had played there
 */

/**
 * @typedef {object} InvitingState
 * @property {"setup" | "making" | "links"} phase
 * @property {boolean} again whether guests come back to a match that has begun
 * @property {PeerTable | null} table at which the guests will sit
 * @property {InvitationData | null} invitation
 * @property {InviteLink[]} links one for each guest
 * @property {ErrorData | null} error why there is no table
 * @property {Lost | null} lost links that were gone when the page was loaded anew
 */

/**
 * What inviting needs of the page; tests bring their own.
 * @typedef {object} InvitingParts
 * @property {Engine} engine
 * @property {Identity} identity
 * @property {Servers} servers
 * @property {Friends} friends
 * @property {Location} location
 * @property {() => Promise<Catalogue>} catalogue
 * @property {(setup: { invitation: InvitationData, seats: InviteSeat[] }) => Promise<PeerTable>} hostTable
 * @property {(table: PeerTable) => void} arrived told when all guests are at the table
 * @property {{ read: () => Promise<string>, keep: (name: string) => Promise<void> }} name of this device's player
 * @property {Frame} [frame]
 * @property {LinkNet} [net]
 */

/** @type {InvitingState} */
const NOTHING = { phase: "setup", again: false, table: null, invitation: null, links: [], error: null, lost: null };

/**
 * @extends {Store<InvitingState>}
 */
export class Inviting extends Store {
  /** Counts up when whatever is under way no longer matters. */
  #round = 0;
  /** Ends looking at the table. @type {() => void} */
  #unwatch = () => {};

  /** @param {InvitingParts} parts */
  constructor(parts) {
    super({ ...NOTHING, lost: lostLinks() }, parts.frame);
    this.parts = parts;
    this.setup = new InviteSetup(parts.frame);
    this.setup.subscribe(() => this.set({}));
  }

  /** Whether somebody may still come through a link of this tab: it must not be closed. */
  get waits() {
    return this.state.links.some((link) => link.waits);
  }

  /** Whether somebody has come through a link. */
  get hasGuests() {
    return this.state.links.some(({ state: { phase } }) => phase === "open");
  }

  /**
   * Shows the wishes, filled in; invites that wait are shown as they are.
   * @param {string} variant to begin with
   */
  async prepare(variant) {
    void this.parts.friends.load();
    void this.parts.servers.load();
    if (this.state.phase !== "setup") return;
    try {
      this.setup.begin(await this.parts.catalogue(), variant);
      if (!this.setup.state.name) this.setup.writeName(await this.parts.name.read());
      this.set({ error: null });
    } catch (error) {
      this.set({ error: errorData(error) });
    }
  }

  /** Opens the table and makes the links. A failure is in the state. */
  async invite() {
    const { setup } = this;
    const { variant } = setup;
    if (this.state.phase !== "setup" || !variant) return;
    const { catalogue, clock, games, seats, guests, reach } = setup.state;
    const name = tidyName(setup.state.name, catalogue?.longestName ?? 30);
    setup.writeName(name);
    /** @type {InvitationData} */
    const invitation = { variant: variant.id, clock, games, rated: setup.rated, name, resume: null };
    const friends = seats.flatMap((seat, player) => (seat === "guest" ? [this.#friendOf(guests[player])] : []));
    const round = this.#begin({ invitation, again: false });
    try {
      // Kept first: the table presents this device by the name in its profile.
      await this.parts.name.keep(name);
      const table = await this.parts.hostTable({ invitation, seats });
      if (round !== this.#round) await table.giveUp();
      else await this.#makeLinks(table, invitation, friends, reach);
    } catch (error) {
      if (round === this.#round) this.set({ ...NOTHING, error: errorData(error) });
    }
  }

  /**
   * Invites those who are missing at a table on which a match has begun.
   * @param {PeerTable} table
   */
  async again(table) {
    const waiting = this.state.links.filter((link) => link.waits).length;
    if (this.state.table === table && this.state.phase === "links" && waiting === table.waitingSeats().length) return;
    await this.cancel();
    const round = this.#begin({ again: true, invitation: null });
    try {
      await this.parts.friends.load();
      const invitation = table.invitation();
      const missing = table.waitingSeats();
      const friends = missing.map((seat) => this.#friendOf(table.state.peers?.seats[seat]?.key ?? null));
      if (round === this.#round) await this.#makeLinks(table, invitation, friends, this.setup.state.reach);
    } catch (error) {
      if (round === this.#round) this.set({ ...NOTHING, error: errorData(error) });
    }
  }

  /** @param {Partial<InvitingState>} part */
  #begin(part) {
    this.#round += 1;
    this.set({ ...NOTHING, ...part, phase: "making" });
    return this.#round;
  }

  /**
   * @param {string | null} key
   * @returns {Friend | null}
   */
  #friendOf(key) {
    return key ? this.parts.friends.friendOf(key) : null;
  }

  /**
   * @param {PeerTable} table
   * @param {InvitationData} invitation
   * @param {(Friend | null)[]} friends for each guest who is known, else null
   * @param {Reach} reach
   */
  async #makeLinks(table, invitation, friends, reach) {
    const { engine, identity, servers, location, frame, net } = this.parts;
    const { text } = await engine.call("make_invitation", invitation);
    const links = friends.map((friend) => {
      /** @type {InviteLink} */
      const link = new InviteLink({
        ...{ text, reach, friend, identity, servers, location, frame, net },
        relay: reach === "anywhere" && this.setup.state.relay,
        onOpen: (connection) => this.#opened(table, link, connection),
      });
      link.subscribe(() => this.set({}));
      return link;
    });
    this.set({ phase: "links", table, invitation, links });
    rememberInTab(WAITING, { table: this.state.again ? table.id : "" });
    this.#unwatch = table.subscribe(() => this.#look(table));
    await Promise.all(links.map((link) => link.make()));
  }

  /**
   * @param {PeerTable} table
   * @param {InviteLink} link
   * @param {Connection} connection
   */
  #opened(table, link, connection) {
    table.addConnection(connection, {
      onstate: (state) => {
        if (state === "closed" && this.state.links.includes(link)) link.lose();
      },
    });
  }

  /** @param {PeerTable} table all of whose guests may have come by now */
  #look(table) {
    const { peers } = table.state;
    if (this.state.table !== table || !peers) return;
    const begun = peers.phase !== "meeting" && peers.phase !== "dealing";
    if (!begun || (table.waitingSeats().length > 0 && peers.phase === "playing")) return;
    this.#finish();
    this.parts.arrived(table);
  }

  /** The links have done their work, or are not wanted any more. */
  #finish() {
    this.#round += 1;
    this.#unwatch();
    for (const link of this.state.links) link.close();
    rememberInTab(WAITING, null);
    // The next invite is for whoever it will be.
    this.setup.forgetGuests();
    this.set(NOTHING);
  }

  /** Gives the invites up; a table at which nobody has played yet goes with them. */
  async cancel() {
    const { table, again } = this.state;
    this.#finish();
    if (!table || again) return;
    try {
      await table.giveUp();
    } catch (error) {
      this.set({ error: errorData(error) });
    }
  }

  /**
   * @param {string} id of an invite
   * @returns {InviteLink | null} that waits here
   */
  linkOf(id) {
    return this.state.links.find((link) => link.waits && link.id === id) ?? null;
  }

  /**
   * A reply was pasted or scanned at one link; it may answer another one.
   * @param {InviteLink} link
   * @param {string} text
   */
  async takeReply(link, text) {
    const meant = this.state.links.find((other) => other.isAnsweredBy(text)) ?? link;
    if (meant !== link) link.write("");
    await meant.takeReply(text);
  }

  /** Closes the message about links that are gone. */
  closeLost() {
    rememberInTab(WAITING, null);
    this.set({ lost: null });
  }

  /** Closes the message about what went wrong. */
  closeError() {
    this.set({ error: null });
  }
}

/** @returns {Lost | null} what waited in this tab before it was loaded anew */
function lostLinks() {
  const waited = /** @type {Record<string, unknown> | null} */ (recallInTab(WAITING));
  return waited && typeof waited.table === "string" ? { table: waited.table } : null;
}
