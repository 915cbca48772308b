/**
 * One connection to one other browser: a data channel that both sides agreed on beforehand. Host and guest meet by codes
 * that people carry; afterwards the connection mends itself as far as that can be done without a server.
 */

import { readCode, writeCode } from "./code.js";
import { NET_TROUBLES, NetError } from "./errors.js";
import { gather, makePeerConnection } from "./gathering.js";
import { expectedGuest, withCredentials } from "./known.js";
import { Patience, isFirefox } from "./patience.js";
import { Revival } from "./revival.js";
import { LONGEST_MESSAGE, readDescription, writeDescription } from "./sdp.js";

/** @import { Code } from "./code.js" */
/** @import { Description } from "./sdp.js" */

/**
 * @typedef {object} ConnectionOptions
 * @property {RTCIceServer[]} [servers] STUN and TURN servers to ask; none: only devices in the same network are reached
 * @property {RTCCertificate} [certificate] by which friends recognise this device; without it, one for this connection only
 * @property {number} [gathering] milliseconds until the addresses found so far must do
 */

/**
 * `waiting`: a code is on its way between people. `lost`: the other side cannot be reached at the moment, and the
 * connection tries to come back; what is sent meanwhile arrives then.
 * @typedef {"waiting" | "connecting" | "open" | "lost" | "closed"} ConnectionState
 */

/** Milliseconds that connecting may take once both sides know each other, until people are told. */
const CONNECTING = 20_000;

/** Milliseconds that a known friend waits for the host until a reply is tried instead. */
const KNOWN = 10_000;

/** Milliseconds that what was sent last has to leave, when a connection is closed. */
const LEAVING = 1000;

/** Messages that are kept until somebody listens. */
const MOST_UNHEARD = 1000;

/** One connection, made by `invite`, `join` or `joinKnown`. */
export class Connection {
  /** This side's fingerprint: SHA-256 of its certificate, 64 lower-case hexadecimal digits. */
  own = "";
  /** The other side's fingerprint; the host learns it from the reply. */
  peer = "";
  /** How far this side's code reaches. @type {"anywhere" | "network"} */
  reach = "network";
  /** The id of the invite, by which replies find it; 16 hexadecimal digits. */
  id = "";
  /** Called whenever the state has changed. @type {(state: ConnectionState) => void} */
  onstate = () => {};
  /** Called when a stage takes too long (the connection goes on trying) or has failed. @type {(error: NetError) => void} */
  onfail = () => {};

  /** @type {ConnectionState} */
  #state = "waiting";
  /** @type {((text: string) => void) | null} */
  #listener = null;
  /** What came before anybody listened. @type {string[]} */
  #unheard = [];
  /** @type {Description & { mid: string }} */
  #description = { ufrag: "", pwd: "", fingerprint: "", candidates: [], mid: "0" };
  /** The invite that this side answers; null at the host. @type {Code | null} */
  #invite = null;
  /** The reply that was accepted last, so that the same one again changes nothing. */
  #reply = "";
  /** The fingerprint of the friend who may come without a reply. */
  #expected = "";
  #opened = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #connecting;
  /** @type {Revival | null} */
  #revival = null;
  /** One change of descriptions after the other. @type {Promise<void>} */
  #turn = Promise.resolve();

  /** @param {RTCPeerConnection} connection */
  constructor(connection) {
    this.connection = connection;
    this.patience = new Patience(connection);
    this.channel = connection.createDataChannel("filler", { negotiated: true, id: 0, ordered: true });
    this.channel.onopen = () => this.#open();
    this.channel.onclose = () => this.#end();
    this.channel.onmessage = ({ data }) => this.#receive(data);
    connection.oniceconnectionstatechange = () => this.#look();
    connection.onconnectionstatechange = () => this.#look();
  }

  /**
   * Begins as host.
   * @param {ConnectionOptions} [options]
   * @returns {Promise<Connection>} `code` now gives the invite
   * @throws {NetError} net-missing, net-gathering, server-invalid
   */
  static async invite({ servers = [], certificate, gathering } = {}) {
    const made = new Connection(makePeerConnection(servers, certificate));
    await made.#describe(gathering, async () => made.connection.setLocalDescription());
    made.id = readCode(made.code("")).id;
    return made;
  }

  /**
   * Begins as guest.
   * @param {string} inviteCode
   * @param {ConnectionOptions} [options]
   * @returns {Promise<Connection>} `code` now gives the reply
   * @throws {NetError} what `readCode` throws, code-wrong-kind, net-missing, net-gathering, server-invalid
   */
  static async join(inviteCode, { servers = [], certificate, gathering } = {}) {
    const invite = readInvite(inviteCode);
    const made = new Connection(makePeerConnection(servers, certificate));
    await made.#describe(gathering, async () => {
      await made.#answer(invite);
      await made.connection.setLocalDescription();
    });
    return made;
  }

  /**
   * Comes to a friend's table without a reply: for codes of the kind `known`. When this fails, in any way, `join` and the
   * reply are what is left, and nobody needs to be told.
   * @param {string} inviteCode
   * @param {Omit<ConnectionOptions, "certificate"> & {
   *   certificate: RTCCertificate, friend: { fingerprint: string }, timeout?: number }} options `certificate` is the one that
   *   the friend knows, `friend` who the invite must come from, `timeout` in milliseconds
   * @returns {Promise<Connection>} open
   * @throws {NetError} what `readCode` throws, code-wrong-kind when the invite is none of this friend's for a known guest,
   *   net-missing, net-gathering, net-timeout
   */
  static async joinKnown(inviteCode, { servers = [], certificate, friend, gathering, timeout = KNOWN }) {
    const invite = readInvite(inviteCode);
    if (invite.kind !== "known" || invite.fingerprint !== friend.fingerprint) {
      throw new NetError(NET_TROUBLES.kind, { wanted: "invite" });
    }
    const made = new Connection(makePeerConnection(servers, certificate));
    try {
      await made.#comeAsKnown(invite, gathering);
      return await made.#opening(timeout);
    } catch (error) {
      made.close();
      throw error instanceof NetError ? error : new NetError(NET_TROUBLES.timeout, { detail: String(error) });
    }
  }

  /** @returns {ConnectionState} */
  get state() {
    return this.#state;
  }

  /**
   * Called with each message, in order. What came before there was a listener comes when there is one.
   * @param {(text: string) => void} listener
   */
  set onmessage(listener) {
    this.#listener = listener;
    for (const text of this.#unheard.splice(0)) listener(text);
  }

  /** @returns {boolean} whether this side is the host of the connection */
  get host() {
    return this.#invite === null;
  }

  /**
   * @param {string} text the invitation, at most 400 bytes of UTF-8; "" in replies
   * @returns {string} this side's code: an invite or a reply
   * @throws {NetError} code-too-long
   */
  code(text) {
    const kind = this.#invite ? "reply" : this.#expected ? "known" : "invite";
    return writeCode({ kind, ...this.#description, text: this.#invite ? "" : text, answers: this.#invite?.id });
  }

  /**
   * The host takes a reply. It may be late by minutes; it may also be another one than before, when the guest has opened the
   * invite again, or come instead of a known friend who was expected without one.
   * @param {string} replyCode
   * @throws {NetError} what `readCode` throws, code-wrong-kind, code-other-invite, net-closed, code-invite-used when this
   *   browser takes no second reply, net-timeout when it takes none at all
   */
  async accept(replyCode) {
    const reply = readCode(replyCode);
    if (reply.kind !== "reply") throw new NetError(NET_TROUBLES.kind, { wanted: "reply" });
    if (reply.answers !== this.id) throw new NetError(NET_TROUBLES.other);
    await this.#inTurn(async () => {
      if (this.#state === "closed") throw new NetError(NET_TROUBLES.closed);
      if (this.#opened || this.#reply === replyCode) return;
      await this.#meet(reply);
      this.#reply = replyCode;
      // The two may have met by now.
      if (this.#opened) return;
      this.#change("connecting");
      clearTimeout(this.#connecting);
      this.#connecting = setTimeout(() => this.onfail(new NetError(NET_TROUBLES.timeout)), CONNECTING);
    });
  }

  /**
   * The host expects a friend who may come without a reply; call it before `code`, whose code then says so. A reply is still
   * accepted.
   * @param {{ fingerprint: string }} friend
   * @returns {Promise<boolean>} false where this browser cannot do it: then the code is an ordinary invite
   */
  async expectKnown(friend) {
    // Firefox could not take a reply any more.
    if (isFirefox()) return false;
    try {
      await this.#inTurn(async () => this.#meet(await expectedGuest(this.#description, friend.fingerprint)));
    } catch {
      return false;
    }
    this.#expected = friend.fingerprint;
    return true;
  }

  /**
   * @param {string} text at most 64 kB in UTF-8
   * @returns {boolean} whether the browser has taken it; while the connection is lost it keeps it and sends it later
   */
  send(text) {
    if (this.channel.readyState !== "open") return false;
    try {
      this.channel.send(text);
      return true;
    } catch {
      // Too much is waiting already, or the message is too long.
      return false;
    }
  }

  /** @returns {Promise<"direct" | "relayed" | null>} how the two sides reach each other; null when they do not */
  async route() {
    const stats = await this.connection.getStats();
    const reports = [...stats.values()];
    // Firefox does not name the pair in use; it is the one that both sides have agreed on.
    const named = reports.find(({ type }) => type === "transport")?.selectedCandidatePairId;
    const agreed = reports.find(({ type, state, nominated }) => type === "candidate-pair" && state === "succeeded" && nominated);
    const pair = stats.get(named) ?? agreed;
    if (!pair || this.#state !== "open") return null;
    const types = [pair.localCandidateId, pair.remoteCandidateId].map((id) => stats.get(id)?.candidateType);
    return types.includes("relay") ? "relayed" : "direct";
  }

  /** Closes the connection; what was sent before still leaves if it can. */
  close() {
    if (this.#state === "closed") return;
    const open = this.channel.readyState === "open" && this.#state === "open";
    if (!open) {
      this.#end();
      return;
    }
    // Closing the channel sends what waits in it first; closing the connection does not.
    this.channel.onclose = () => this.connection.close();
    this.channel.close();
    setTimeout(() => this.connection.close(), LEAVING);
    this.#finish();
  }

  /**
   * Brings out what this side has to say of itself.
   * @param {number | undefined} gathering milliseconds
   * @param {() => Promise<void>} begin sets the local description
   */
  async #describe(gathering, begin) {
    try {
      await gather(this.connection, begin, gathering);
      this.#description = readDescription(this.connection.localDescription?.sdp ?? "");
      if (this.#description.candidates.length === 0) throw new NetError(NET_TROUBLES.gathering);
    } catch (error) {
      this.close();
      throw error instanceof NetError ? error : new NetError(NET_TROUBLES.gathering, { detail: String(error) });
    }
    this.own = this.#description.fingerprint;
    this.reach = this.#description.candidates.some(({ type }) => type !== "host") ? "anywhere" : "network";
  }

  /**
   * The guest takes the invite.
   * @param {Code} invite
   */
  async #answer(invite) {
    this.#invite = invite;
    this.peer = invite.fingerprint;
    this.id = invite.id;
    this.#revival = new Revival(this.connection, invite.candidates);
    // The host begins with the encryption: it alone knows when both sides know each other. A guest that begins when it
    // first reaches the host would give up before a slow reply has arrived.
    const sdp = writeDescription(invite, { setup: "active" });
    await this.connection.setRemoteDescription({ type: "offer", sdp });
    this.patience.start();
  }

  /**
   * @param {Code} invite
   * @param {number | undefined} gathering
   */
  async #comeAsKnown(invite, gathering) {
    await this.#describe(gathering, async () => {
      await this.#answer(invite);
      const { sdp = "" } = await this.connection.createAnswer();
      const credentials = await expectedGuest(invite, readDescription(sdp).fingerprint);
      await this.connection.setLocalDescription({ type: "answer", sdp: withCredentials(sdp, credentials) });
      const taken = readDescription(this.connection.localDescription?.sdp ?? "");
      if (taken.ufrag !== credentials.ufrag || taken.pwd !== credentials.pwd) throw new NetError(NET_TROUBLES.timeout);
    });
  }

  /**
   * @param {number} timeout milliseconds
   * @returns {Promise<Connection>} this, when it is open
   */
  #opening(timeout) {
    this.#change("connecting");
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new NetError(NET_TROUBLES.timeout)), timeout);
      this.onstate = (state) => {
        if (state !== "open" && state !== "closed") return;
        clearTimeout(timer);
        this.onstate = () => {};
        if (state === "open") resolve(this);
        else reject(new NetError(NET_TROUBLES.closed));
      };
      if (this.#opened) this.onstate("open");
    });
  }

  /**
   * The host learns who will come.
   * @param {Description} guest
   */
  async #meet(guest) {
    // Somebody else was expected before: the same invite is offered once more, and answered anew.
    const again = this.connection.signalingState === "stable";
    if (again) await this.connection.setLocalDescription();
    const sdp = writeDescription(guest, { setup: "passive", mid: this.#description.mid });
    // The channel may open before the browser says that it has taken the answer: whoever is told then asks who is there.
    const before = this.peer;
    this.peer = guest.fingerprint;
    try {
      await this.connection.setRemoteDescription({ type: "answer", sdp });
    } catch (error) {
      this.peer = before;
      // Firefox takes one answer only.
      if (again) await this.connection.setLocalDescription({ type: "rollback" });
      throw new NetError(again ? NET_TROUBLES.used : NET_TROUBLES.timeout, { detail: String(error) });
    }
    this.patience.start();
    this.#revival?.stop();
    this.#revival = new Revival(this.connection, guest.candidates);
  }

  /** @param {() => Promise<void>} step */
  async #inTurn(step) {
    const done = this.#turn.then(step);
    this.#turn = done.catch(() => {});
    await done;
  }

  #open() {
    clearTimeout(this.#connecting);
    this.patience.stop();
    this.#opened = true;
    this.#change("open");
    this.#look();
  }

  /** @param {unknown} data */
  #receive(data) {
    // Our pages send texts of limited length; whoever sends anything else is no such page.
    if (typeof data !== "string" || data.length > LONGEST_MESSAGE || this.#unheard.length > MOST_UNHEARD) {
      this.onfail(new NetError(NET_TROUBLES.closed));
      this.close();
      return;
    }
    if (this.#listener) this.#listener(data);
    else this.#unheard.push(data);
  }

  /** Looks how the connection is. */
  #look() {
    const { iceConnectionState, connectionState } = this.connection;
    if (this.#state === "closed") return;
    if (this.connection.sctp?.transport.state === "failed") {
      // The other side could not prove that it is who the code says; nothing can mend that.
      this.onfail(new NetError(NET_TROUBLES.closed));
      this.#end();
      return;
    }
    const reached = iceConnectionState === "connected" || iceConnectionState === "completed";
    // Chromium calls only the connection as a whole failed when it has given up all addresses.
    const failed = iceConnectionState === "failed" || connectionState === "failed";
    const broken = iceConnectionState === "disconnected" || failed;
    if (this.#opened && reached) this.#change("open");
    if (this.#opened && broken) this.#change("lost");
    // A short break mends itself. But a guest whose reply takes long must go on knocking at once, or the routers between would
    // not let the host's answer through.
    if (failed || (broken && !this.#opened)) this.#revival?.start();
    else if (reached) this.#revival?.stop();
  }

  /** The connection is over, whoever ended it. */
  #end() {
    this.connection.close();
    this.#finish();
  }

  #finish() {
    clearTimeout(this.#connecting);
    this.patience.stop();
    this.#revival?.stop();
    this.#change("closed");
  }

  /** @param {ConnectionState} state */
  #change(state) {
    if (this.#state === state || this.#state === "closed") return;
    this.#state = state;
    this.onstate(state);
  }
}

/**
 * @param {string} inviteCode
 * @returns {Code}
 */
function readInvite(inviteCode) {
  const invite = readCode(inviteCode);
  if (invite.kind === "reply") throw new NetError(NET_TROUBLES.kind, { wanted: "invite" });
  return invite;
}
