/** Two browsers that meet, without browsers: connections that open when a test says so, and codes that are real ones. */

import { readCode, writeCode } from "../../../site/net/code.js";
import { NetError } from "../../../site/net/errors.js";
import { Store } from "../../../site/state/store.js";
import { atOnce } from "./fakes.js";

/** @import { Friends } from "../../../site/state/friends.js" */
/** @import { Identity } from "../../../site/state/identity.js" */
/** @import { PeerTable } from "../../../site/state/peer_table.js" */
/** @import { Servers } from "../../../site/state/servers.js" */
/** @import { InvitationData } from "../../../site/types.js" */
/** @import { Connection } from "../../../site/net/connection.js" */

/** Lets everything that waits for nothing but its turn happen. */
export const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** @param {string} letter @returns {string} a fingerprint */
export const fingerprint = (letter) => letter.repeat(64);

/** @type {import("../../../site/net/code.js").Candidate} */
export const NEAR = { type: "host", address: "192.168.1.7", port: 5000 };
/** @type {import("../../../site/net/code.js").Candidate} */
export const FAR = { type: "srflx", address: "203.0.113.9", port: 6000 };

let count = 0;

/** A connection whose other end is the test. */
export class FakeConnection {
  state = "waiting";
  /** @type {(state: any) => void} */
  onstate = () => {};
  /** @type {(error: NetError) => void} */
  onfail = () => {};
  reach = "network";
  closed = false;
  /** @type {string[]} */
  accepted = [];
  /** @type {string | null} The code of what goes wrong when the next reply is taken. */
  refuses = null;
  /** Whether this browser can expect known friends. */
  knows = true;
  expected = "";

  /** @param {{ answers?: string, candidates?: import("../../../site/net/code.js").Candidate[], letter?: string }} [parts] */
  constructor({ answers = "", candidates = [NEAR], letter = "a" } = {}) {
    this.answers = answers;
    this.candidates = candidates;
    this.own = fingerprint(letter);
    this.ufrag = `u${String((count += 1)).padStart(5, "0")}`;
  }

  /** What tests pass where the page passes a real one. */
  get asConnection() {
    return /** @type {Connection} */ (/** @type {unknown} */ (this));
  }

  /** @param {string} text */
  code(text) {
    const kind = this.answers ? "reply" : this.expected ? "known" : "invite";
    const { ufrag, own, candidates, answers } = this;
    return writeCode({ kind, ufrag, pwd: "p".repeat(24), fingerprint: own, candidates, text, answers });
  }

  /** @param {{ fingerprint: string }} friend */
  async expectKnown(friend) {
    if (this.knows) this.expected = friend.fingerprint;
    return this.knows;
  }

  /** @param {string} reply */
  async accept(reply) {
    if (this.refuses) throw new NetError(this.refuses);
    this.accepted.push(reply);
    this.become("connecting");
  }

  /** @param {string} state */
  become(state) {
    this.state = state;
    this.onstate(state);
  }

  close() {
    this.closed = true;
    this.state = "closed";
  }
}

/**
 * @param {string} invite a code
 * @param {string} [letter] of the guest's fingerprint
 * @returns {string} the code of a reply to it
 */
export const replyTo = (invite, letter = "b") => new FakeConnection({ answers: readCode(invite).id, letter }).code("");

/**
 * A table between devices, as far as meeting looks at it.
 * @extends {Store<{ peers: any, peerNotice: any }>}
 */
export class FakePeerTable extends Store {
  id = "table";
  /** @type {FakeConnection[]} */
  connections = [];
  links = { count: 0 };
  givenUp = 0;
  waiting = [1];
  /** @type {InvitationData} */
  resumed = { variant: "classic", clock: "3+2", games: 2, rated: true, name: "Ann", resume: "0123456789abcdef" };

  constructor() {
    super({ peers: { phase: "meeting", seats: [{ key: "" }, { key: "" }] }, peerNotice: null }, atOnce);
  }

  /** What tests pass where the page passes a real one. */
  get asTable() {
    return /** @type {PeerTable} */ (/** @type {unknown} */ (this));
  }

  /**
   * @param {FakeConnection} connection
   * @param {{ onstate: (state: string) => void }} others
   */
  addConnection(connection, { onstate }) {
    this.connections.push(connection);
    connection.onstate = onstate;
  }

  /** @param {string} phase */
  enter(phase) {
    this.set({ peers: { ...this.state.peers, phase } });
  }

  invitation() {
    return this.resumed;
  }

  waitingSeats() {
    return this.waiting;
  }

  async giveUp() {
    this.givenUp += 1;
  }
}

/** What a device is and knows, in memory. */
export function fakeDevice() {
  const identity = /** @type {Identity} */ (/** @type {unknown} */ ({ load: async () => ({ certificate: { letter: "a" } }) }));
  /** @type {string[]} How far each question for servers was to reach. */
  const asked = [];
  const servers = /** @type {Servers} */ (
    /** @type {unknown} */ ({
      list: async (/** @type {string} */ reach) => {
        asked.push(reach);
        return reach === "network" ? [] : [{ urls: "stun:stun.example.org" }];
      },
      relays: async () => [],
      load: async () => {},
    })
  );
  /** @type {any[]} */
  const known = [];
  const friends = /** @type {Friends} */ (
    /** @type {unknown} */ ({
      load: async () => {},
      friendOf: (/** @type {string} */ key) => known.find((friend) => friend.key === key) ?? null,
      knownBy: (/** @type {string} */ print) => known.find((friend) => friend.fingerprint === print) ?? null,
    })
  );
  let called = "";
  const name = { read: async () => called, keep: async (/** @type {string} */ text) => void (called = text) };
  const location = /** @type {Location} */ ({ href: "https://example.org/filler/#invite" });
  return { identity, servers, friends, name, location, asked, known, called: () => called };
}
