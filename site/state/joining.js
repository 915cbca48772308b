/** Being invited: what the invite says, and the reply that goes back. */

import { Connection } from "../net/connection.js";
import { fingerprintOf } from "../net/identity.js";
import { readSecret, replyByRelay } from "../net/onelink.js";
import { recall, remember } from "../storage/local.js";
import { findCode, linkTo, reachOf, withSecret } from "./codes.js";
import { errorData } from "./engine.js";
import { tidyName } from "./profile.js";
import { Shareable } from "./shareable.js";
import { Store } from "./store.js";

/** @import { BoardData, Catalogue, ErrorData, InvitationData } from "../types.js" */
/** @import { Code } from "../net/code.js" */
/** @import { Friend } from "../storage/schema.js" */
/** @import { Engine } from "./engine.js" */
/** @import { Friends } from "./friends.js" */
/** @import { Identity } from "./identity.js" */
/** @import { PeerTable } from "./peer_table.js" */
/** @import { Servers } from "./servers.js" */
/** @import { Frame } from "./store.js" */

/** Milliseconds after which somebody who waits for the host is told what else to try. */
const LONG = 60_000;

/**
 * @typedef {object} JoiningState
 * @property {"paste" | "reading" | "invited" | "making" | "waiting" | "open" | "failed"} phase `making`: the connection is
 *   prepared, or a known friend tried without a reply
 * @property {InvitationData | null} invitation
 * @property {BoardData | null} picture of the board
 * @property {Friend | null} friend who invites, if known
 * @property {boolean} own whether this browser itself has made the invite
 * @property {boolean} known whether no reply may be needed
 * @property {"" | "offered" | "trying" | "taken" | "failed"} relay whether the reply may go by itself through the relays of
 *   this site, and how that went
 * @property {string} name of this device's player, as written into the field
 * @property {"anywhere" | "network"} reach of the reply
 * @property {boolean} long whether it takes long
 * @property {PeerTable | null} table
 * @property {string} pasted what stands in the field for an invite
 * @property {ErrorData | null} pasteError what is wrong with it
 * @property {ErrorData | null} trouble why there is no reply, or no connection yet
 */

/**
 * What joining needs of the network; tests bring their own.
 * @typedef {object} JoinNet
 * @property {typeof Connection.join} join
 * @property {typeof Connection.joinKnown} joinKnown
 * @property {typeof fingerprintOf} fingerprintOf
 * @property {typeof replyByRelay} replyByRelay
 */

/** @type {JoinNet} */
const NET = {
  join: (code, options) => Connection.join(code, options),
  joinKnown: (code, options) => Connection.joinKnown(code, options),
  fingerprintOf,
  replyByRelay,
};

/**
 * What joining needs of the page.
 * @typedef {object} JoiningParts
 * @property {Engine} engine
 * @property {Identity} identity
 * @property {Servers} servers
 * @property {Friends} friends
 * @property {Location} location
 * @property {() => Promise<Catalogue>} catalogue
 * @property {(setup: { invitation: InvitationData }) => Promise<PeerTable>} joinTable
 * @property {(table: PeerTable) => void} arrived told when the match has begun
 * @property {(table: string) => Promise<boolean>} [back] goes to a table, unless its match does not go on
 * @property {{ read: () => Promise<string>, keep: (name: string) => Promise<void> }} name of this device's player
 * @property {(error: ErrorData) => void} refuse told why an invite leads nowhere
 * @property {Frame} [frame]
 * @property {JoinNet} [net]
 */

/** Under which name the device remembers which invites led to which tables, and how many of them. */
const LED = "invites-led";
const MOST_LED = 20;

/** @type {JoiningState} */
const NOTHING = {
  phase: "paste",
  invitation: null,
  picture: null,
  friend: null,
  own: false,
  known: false,
  relay: "",
  name: "",
  reach: "network",
  long: false,
  table: null,
  pasted: "",
  pasteError: null,
  trouble: null,
};

/**
 * @extends {Store<JoiningState>}
 */
export class Joining extends Store {
  /** The invite as it stands in the link. */
  #text = "";
  /** That of a one-link invite, or "". */
  #secret = "";
  /** @type {Code | null} */
  #code = null;
  /** @type {Connection | null} */
  #connection = null;
  /** Counts up when whatever is under way no longer matters. */
  #round = 0;
  /** Ends whatever goes on at the relays. */
  #relaying = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #patience = undefined;
  /** Ends looking at the table. @type {() => void} */
  #unwatch = () => {};

  /** @param {JoiningParts} parts */
  constructor(parts) {
    super(NOTHING, parts.frame);
    this.parts = parts;
    this.net = parts.net ?? NET;
    /** The reply, to be sent to the host. */
    this.out = new Shareable({ frame: parts.frame });
    this.out.subscribe(() => this.set({}));
  }

  /** Whether the host may still come: this tab must not be closed. */
  get waits() {
    return this.state.phase === "waiting";
  }

  /**
   * Shows an invite; one that is being answered already stays as it is.
   * @param {string} text what stands behind `#join=`; empty: it is still to be pasted
   * @returns {ErrorData | null} why it cannot be read
   */
  open(text) {
    if (text === "") {
      if (this.state.phase !== "paste") this.leave();
      return null;
    }
    try {
      const found = findCode(text, "invite");
      if (found.text === this.#text && this.#code) return null;
      this.leave();
      this.#text = found.text;
      this.#secret = found.secret;
      this.#code = found.code;
    } catch (error) {
      return errorData(error);
    }
    void this.#read();
    return null;
  }

  /** Asks the engine what the invite says. */
  async #read() {
    const code = this.#code;
    if (!code) return;
    const round = this.#round;
    this.set({ phase: "reading" });
    try {
      const led = ledBefore().find(({ invite }) => invite === code.id);
      if (led && (await this.parts.back?.(led.table))) {
        if (round === this.#round) this.forget();
        return;
      }
      const { engine, friends, servers, name, catalogue } = this.parts;
      const invitation = await engine.call("read_invitation", { text: code.text });
      const [{ pictures }, own, written] = [await catalogue(), await this.#isOwn(code), await name.read(), await friends.load()];
      // Who comes back to a match must have it: that is said before anybody accepts.
      const table = invitation.resume === null ? null : await this.parts.joinTable({ invitation });
      if (round !== this.#round) return;
      const friend = friends.knownBy(code.fingerprint);
      const known = code.kind === "known" && friend !== null;
      const relay = this.#secret && (await servers.relays()).length > 0 ? "offered" : "";
      const picture = pictures[invitation.variant] ?? null;
      this.set({ phase: "invited", invitation, picture, own, friend, known, relay, name: written, table });
    } catch (error) {
      // A failed engine shows itself; with a fresh one the invite is read after all.
      if (round !== this.#round || this.parts.engine.state.phase === "failed") return;
      this.leave();
      this.parts.refuse(errorData(error));
    }
  }

  /** The engine was started anew: an invite that it could not read is read now. */
  tryAgain() {
    if (this.state.phase === "reading") void this.#read();
  }

  /** What stands behind `#join=` for the invite that is being answered. */
  get text() {
    return withSecret(this.#text, this.#secret);
  }

  /** @param {Code} code */
  async #isOwn(code) {
    try {
      const { certificate } = await this.parts.identity.load();
      return (await this.net.fingerprintOf(certificate)) === code.fingerprint;
    } catch {
      // What is amiss there is told when a connection is wanted.
      return false;
    }
  }

  /** @param {string} name as it stands in the field */
  writeName(name) {
    this.set({ name });
  }

  /** Accepts the invite: prepares the connection, and the reply if one is needed. A failure is in the state. */
  async accept() {
    const { phase, invitation, known } = this.state;
    if (phase !== "invited" || !invitation) return;
    const round = this.#round;
    this.set({ phase: "making", trouble: null });
    try {
      const name = tidyName(this.state.name, (await this.parts.catalogue()).longestName);
      // Kept first: the table presents this device by the name in its profile.
      await this.parts.name.keep(name);
      const table = this.state.table ?? (await this.parts.joinTable({ invitation }));
      if (round !== this.#round) {
        await giveUp(table);
        return;
      }
      this.set({ name, table });
      this.#watch(table);
      if (!(known && (await this.#comeAsFriend(table)))) await this.#reply(table);
    } catch (error) {
      if (round === this.#round) this.set({ phase: "failed", trouble: errorData(error) });
    }
  }

  /**
   * @param {PeerTable} table
   * @returns {Promise<boolean>} whether no reply is needed
   */
  async #comeAsFriend(table) {
    const { friend } = this.state;
    const [code, round] = [this.#code, this.#round];
    if (!code || !friend) return false;
    try {
      const { identity, servers } = this.parts;
      const { certificate } = await identity.load();
      const connection = await this.net.joinKnown(this.#text, { servers: await servers.list(reachOf(code)), certificate, friend });
      if (round !== this.#round) {
        connection.close();
        return true;
      }
      this.#connection = connection;
      this.#opened(table, connection);
      return true;
    } catch {
      // Then as with everybody else.
      return round !== this.#round;
    }
  }

  /** @param {PeerTable} table */
  async #reply(table) {
    const [code, round] = [this.#code, this.#round];
    if (!code) return;
    const { identity, servers, location } = this.parts;
    const { certificate } = await identity.load();
    const connection = await this.net.join(this.#text, { servers: await servers.list(reachOf(code)), certificate });
    if (round !== this.#round) {
      connection.close();
      return;
    }
    this.#connection = connection;
    connection.onstate = (state) => {
      if (connection !== this.#connection) return;
      if (state === "open") this.#opened(table, connection);
      else if (state === "closed" && this.waits) this.set({ phase: "failed", trouble: { code: "net-closed", parameters: {} } });
    };
    connection.onfail = (error) => {
      if (connection === this.#connection && this.waits) this.set({ trouble: errorData(error) });
    };
    const reply = connection.code("");
    this.out.show(linkTo(location, "reply", reply), reply);
    this.set({ phase: "waiting", reach: connection.reach, long: false });
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.set({ long: true }), LONG);
    // It may have opened before anybody listened.
    if (connection.state === "open") this.#opened(table, connection);
    else if (this.state.relay) void this.#replyByRelay(reply);
  }

  /**
   * Hands the reply to the host without people. Where that fails, people carry it.
   * @param {string} reply
   */
  async #replyByRelay(reply) {
    const round = this.#round;
    this.set({ relay: "trying" });
    try {
      const { servers } = this.parts;
      const relays = await servers.relays();
      const signal = this.#relaying.signal;
      await this.net.replyByRelay({ relays, servers: await servers.list("anywhere"), ...readSecret(this.#secret), reply, signal });
      if (round === this.#round) this.set({ relay: "taken" });
    } catch {
      if (round === this.#round && this.waits) this.set({ relay: "failed" });
    }
  }

  /**
   * @param {PeerTable} table
   * @param {Connection} connection
   */
  #opened(table, connection) {
    if (this.state.phase === "open") return;
    clearTimeout(this.#patience);
    this.#leaveRelays();
    this.set({ phase: "open", trouble: null, long: false });
    table.addConnection(connection, {
      onstate: (state) => {
        if (state === "closed" && connection === this.#connection) this.#closed(table);
      },
    });
  }

  /** @param {PeerTable} table at which the match may begin, or go on, whatever becomes of the connection made here */
  #watch(table) {
    this.#unwatch();
    this.#unwatch = table.subscribe(() => {
      const { phase } = this.state;
      const connected = phase === "open" && this.#connection !== null && hasBegun(table);
      if (!connected && !isTogether(table)) return;
      // One that is not the table's own yet is not needed any more.
      if (phase !== "open") this.#connection?.close();
      if (this.#code) remember(LED, [{ invite: this.#code.id, table: table.id }, ...ledBefore()].slice(0, MOST_LED));
      this.forget();
      this.parts.arrived(table);
    });
  }

  /** @param {PeerTable} table whose host has gone again before the match began */
  #closed(table) {
    this.#connection = null;
    if (!hasBegun(table)) this.set({ phase: "failed", trouble: table.state.peerNotice ?? { code: "net-closed", parameters: {} } });
  }

  /** Makes a fresh reply to the same invite: the one before no longer counts. */
  async again() {
    const { table, invitation } = this.state;
    if (!table || !invitation || !this.#code) return;
    this.#round += 1;
    this.#leaveRelays();
    this.#connection?.close();
    this.#connection = null;
    this.out.show("", "");
    this.set({ phase: "making", trouble: null, long: false });
    const round = this.#round;
    try {
      await this.#reply(table);
    } catch (error) {
      if (round === this.#round) this.set({ phase: "failed", trouble: errorData(error) });
    }
  }

  #leaveRelays() {
    this.#relaying.abort();
    this.#relaying = new AbortController();
  }

  /** The match goes on without this page. */
  forget() {
    this.#round += 1;
    this.#leaveRelays();
    this.#unwatch();
    clearTimeout(this.#patience);
    this.#connection = null;
    this.#code = null;
    this.#text = "";
    this.#secret = "";
    this.out.show("", "");
    this.set(NOTHING);
  }

  /** Turns the invite down, or gives up waiting for the host. */
  leave() {
    const { table, phase } = this.state;
    const connection = this.#connection;
    this.forget();
    if (phase === "open") return;
    connection?.close();
    if (table) void giveUp(table);
  }

  /** @param {string} pasted what stands in the field */
  write(pasted) {
    this.set({ pasted, pasteError: null });
  }

  /**
   * @param {string} text that was pasted or scanned
   * @returns {string | null} the code in it; null when there is none, which the state tells
   */
  find(text) {
    try {
      const { text: code, secret } = findCode(text, "invite");
      return withSecret(code, secret);
    } catch (error) {
      this.set({ pasted: text, pasteError: errorData(error) });
      return null;
    }
  }
}

/** @param {PeerTable} table @returns {boolean} whether the board is dealt: from then on the table is on its own */
function hasBegun({ state: { peers } }) {
  return peers !== null && peers.phase !== "meeting" && peers.phase !== "dealing";
}

/** @returns {{ invite: string, table: string }[]} through which invites this device came to which tables, the last first */
function ledBefore() {
  const led = recall(LED);
  return Array.isArray(led) ? led.filter((each) => typeof each?.invite === "string" && typeof each.table === "string") : [];
}

/**
 * @param {PeerTable} table
 * @returns {boolean} whether nobody is missing at a match that has begun: others may have brought this device back to it
 */
function isTogether(table) {
  return hasBegun(table) && table.state.peers?.away === null && table.links.count > 0;
}

/** @param {PeerTable} table at which nobody has played; a match that goes on stays */
async function giveUp(table) {
  if (hasBegun(table)) return;
  try {
    await table.giveUp();
  } catch {
    // It stays among the running ones, where it can be deleted.
  }
}
