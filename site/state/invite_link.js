/** One invite link, for one guest: made, sent, answered by a reply, and connected. */

import { Connection } from "../net/connection.js";
import { NET_TROUBLES, NetError } from "../net/errors.js";
import { awaitReplies } from "../net/handover.js";
import { awaitByRelay, freshSecret, readSecret } from "../net/onelink.js";
import { findCode, linkTo, reachOf, withSecret } from "./codes.js";
import { errorData } from "./engine.js";
import { Shareable } from "./shareable.js";
import { Store } from "./store.js";

/** @import { ErrorData } from "../types.js" */
/** @import { Code } from "../net/code.js" */
/** @import { Friend } from "../storage/schema.js" */
/** @import { Identity } from "./identity.js" */
/** @import { Servers } from "./servers.js" */
/** @import { Frame } from "./store.js" */

/** @typedef {"anywhere" | "network"} Reach */

/**
 * @typedef {object} InviteLinkState
 * @property {"making" | "waiting" | "connecting" | "open" | "failed"} phase
 * @property {Reach} reach how far it reaches
 * @property {boolean} known whether a friend may come through it without a reply
 * @property {boolean} relayed whether the reply may come by itself
 * @property {string} reply what stands in the field
 * @property {ErrorData | null} replyError what is wrong with it
 * @property {ErrorData | null} trouble why there is no link, or no connection yet
 */

/**
 * What of the network a link needs; tests bring their own.
 * @typedef {object} LinkNet
 * @property {typeof Connection.invite} invite
 * @property {typeof awaitReplies} awaitReplies
 * @property {typeof awaitByRelay} awaitByRelay
 */

/** @type {LinkNet} */
const NET = { invite: (options) => Connection.invite(options), awaitReplies, awaitByRelay };

/**
 * @typedef {object} LinkParts
 * @property {string} text the invitation, as the engine wrote it
 * @property {Reach} reach how far it shall reach
 * @property {Friend | null} friend whose reply may not be needed
 * @property {boolean} relay whether the reply may come through the relays of this site
 * @property {Identity} identity
 * @property {Servers} servers
 * @property {Location} location
 * @property {(connection: Connection) => void} onOpen told once, at the moment when the guest is connected
 * @property {Frame} [frame]
 * @property {LinkNet} [net]
 */

/** @type {InviteLinkState} */
const NOTHING = { phase: "making", reach: "network", known: false, relayed: false, reply: "", replyError: null, trouble: null };

/**
 * @extends {Store<InviteLinkState>}
 */
export class InviteLink extends Store {
  /** @type {Connection | null} */
  #connection = null;
  /** @type {Code | null} */
  #code = null;
  /** No longer listens for replies from other tabs. @type {() => void} */
  #unhear = () => {};
  /** No longer listens at the relays. @type {() => void} */
  #deaf = () => {};
  /** Counts up with every link that is made: what belongs to an earlier one no longer matters. */
  #round = 0;

  /** @param {LinkParts} parts */
  constructor(parts) {
    super(NOTHING, parts.frame);
    this.parts = parts;
    this.net = parts.net ?? NET;
    /** The link, to be sent to the guest. */
    this.out = new Shareable({ frame: parts.frame });
    this.out.subscribe(() => this.set({}));
  }

  /** Names the invite among all others: replies carry it. Empty until it is made. */
  get id() {
    return this.#code?.id ?? "";
  }

  /** Whether somebody may still come through this link. */
  get waits() {
    return this.state.phase === "waiting" || this.state.phase === "connecting";
  }

  /** Makes the link, or a fresh one instead of that before. A failure is in the state. */
  async make() {
    this.close();
    const round = this.#round;
    this.set({ ...NOTHING });
    this.out.show("", "");
    try {
      const { identity, servers, text, reach, friend } = this.parts;
      const { certificate } = await identity.load();
      const connection = await this.net.invite({ servers: await servers.list(reach), certificate });
      if (round !== this.#round) {
        connection.close();
        return;
      }
      this.#connection = connection;
      this.#listen(connection);
      // Where this browser cannot, or that friend's page, a reply does.
      const known = friend !== null && (await connection.expectKnown({ fingerprint: friend.fingerprint }));
      const relays = this.parts.relay ? await servers.relays() : [];
      if (round !== this.#round) return;
      const found = findCode(connection.code(text), "invite");
      this.#code = found.code;
      const isLate = () => this.state.phase === "open";
      this.#unhear();
      this.#unhear = this.net.awaitReplies(this.id, (reply) => void this.takeReply(reply), isLate);
      const secret = relays.length > 0 ? freshSecret() : "";
      const sent = withSecret(found.text, secret);
      this.out.show(linkTo(this.parts.location, "join", sent), sent);
      this.set({ phase: "waiting", reach: reachOf(found.code), known, relayed: secret !== "" });
      if (secret) void this.#awaitByRelay(relays, secret);
    } catch (error) {
      if (round === this.#round) this.set({ phase: "failed", trouble: errorData(error) });
    }
  }

  /**
   * Hears of a reply that comes by itself. Where the relays fail, people can still carry it.
   * @param {string[]} relays
   * @param {string} secret
   */
  async #awaitByRelay(relays, secret) {
    const ending = new AbortController();
    this.#deaf = () => ending.abort();
    const round = this.#round;
    try {
      const servers = await this.parts.servers.list("anywhere");
      const onreply = (/** @type {string} */ reply) => void this.takeReply(reply);
      await this.net.awaitByRelay({ relays, servers, ...readSecret(secret), id: this.id, onreply, signal: ending.signal });
    } catch {
      if (round === this.#round && this.waits) this.set({ relayed: false });
    }
  }

  /** Makes a fresh link that reaches farther than the network of this device. */
  async reachAnywhere() {
    this.parts.reach = "anywhere";
    await this.make();
  }

  /** @param {Connection} connection */
  #listen(connection) {
    const mine = () => connection === this.#connection;
    connection.onstate = (state) => {
      if (!mine()) return;
      if (state === "open") this.#open(connection);
      else if (state === "connecting" && this.state.phase === "waiting") this.set({ phase: "connecting" });
      else if (state === "closed" && this.waits) this.set({ phase: "failed", trouble: { code: NET_TROUBLES.closed, parameters: {} } });
    };
    connection.onfail = (error) => {
      if (mine() && this.waits) this.set({ trouble: errorData(error) });
    };
  }

  /** @param {Connection} connection */
  #open(connection) {
    if (this.state.phase === "open") return;
    this.#deaf();
    this.#deaf = () => {};
    this.set({ phase: "open", trouble: null, replyError: null, reply: "" });
    this.parts.onOpen(connection);
  }

  /** @param {string} reply what stands in the field */
  write(reply) {
    this.set({ reply, replyError: null });
  }

  /**
   * Takes a reply in: connects to whoever made it. What is wrong with it is in the state.
   * @param {string} text a link, a code, or a message around one of them
   */
  async takeReply(text) {
    const connection = this.#connection;
    if (!connection || !this.waits) return;
    this.set({ reply: text, replyError: null });
    try {
      const { text: reply, code } = findCode(text, "reply");
      if (code.answers !== this.id) throw new NetError(NET_TROUBLES.other);
      this.set({ phase: "connecting", trouble: null });
      await connection.accept(reply);
    } catch (error) {
      if (connection !== this.#connection || this.state.phase === "open") return;
      this.set({ phase: "waiting", replyError: errorData(error) });
    }
  }

  /**
   * @param {string} text
   * @returns {boolean} whether it is a reply to this invite
   */
  isAnsweredBy(text) {
    try {
      return this.waits && findCode(text, "reply").code.answers === this.id;
    } catch {
      return false;
    }
  }

  /** The guest who came through this link is gone again before the match began. */
  lose() {
    this.#unhear();
    this.set({ phase: "failed", trouble: { code: NET_TROUBLES.closed, parameters: {} } });
  }

  /** Gives the link up: whoever comes by it finds nobody. A guest who is connected stays so. */
  close() {
    this.#round += 1;
    this.#deaf();
    this.#deaf = () => {};
    // Where somebody has come, whoever opens another reply is still told that it is late.
    if (this.state.phase !== "open") {
      this.#unhear();
      this.#connection?.close();
    }
    this.#connection = null;
    this.#code = null;
  }
}
