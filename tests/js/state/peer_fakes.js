/** An engine with tables between devices for tests of the page's state: it does what it is told and knows no rules. */

import { EngineError } from "../../../site/engine/client.js";
import { DEFAULTS } from "../../../site/state/settings.js";
import { PeerTable } from "../../../site/state/peer_table.js";
import { freshStore } from "../storage/stores.js";
import { atOnce, FakeThinker, rowBoard, rowSnapshot } from "./fakes.js";

/** @import { PeersData, PeerSeat, PeerUpdate } from "../../../site/types.js" */
/** @import { PeerOrigin } from "../../../site/state/peer_parts.js" */
/** @import { Storage } from "../../../site/state/sitting.js" */
/** @import { Engine } from "../../../site/state/engine.js" */
/** @import { SettingsStore } from "../../../site/state/settings.js" */

/**
 * @param {Partial<PeerSeat>} [part]
 * @returns {PeerSeat}
 */
export const seatOf = (part = {}) => ({
  kind: "peer",
  name: "Bob",
  key: "ed25519:bob",
  rating: null,
  present: true,
  roundTrip: 20,
  patience: 180_000,
  begun: true,
  link: null,
  ...part,
});

/**
 * @param {Partial<PeersData>} [part]
 * @returns {PeersData} two seats, the first one own
 */
export function peersOf(part = {}) {
  return {
    phase: "playing",
    match: "0123456789abcdef",
    role: "host",
    own: 0,
    seats: [seatOf({ kind: "own", name: "Ann", key: "ed25519:ann" }), seatOf()],
    variant: "classic",
    clock: "3+2",
    games: 2,
    rated: true,
    unrated: null,
    away: null,
    pending: false,
    offers: { takeBack: null, rematch: [] },
    may: { takeBack: false, answerTakeBack: false, rematch: false, claim: false, emote: true },
    verdict: null,
    trouble: null,
    ...part,
  };
}

/**
 * @param {Partial<PeerUpdate>} [part]
 * @returns {PeerUpdate} in which nothing is to be done
 */
export function updateOf(part = {}) {
  return { lines: [], send: [], sign: [], verify: [], close: [], news: [], peers: peersOf(), opened: null, snapshot: null, ...part };
}

/** What the board is dealt with. */
export const dealt = () => ({
  opened: {
    terms: {
      variant: "classic",
      seed: "1",
      seats: [
        { kind: /** @type {const} */ ("person"), name: "Ann", level: null },
        { kind: /** @type {const} */ ("person"), name: "Bob", level: null },
      ],
      games: 2,
      clock: "3+2",
      date: null,
    },
    board: rowBoard(),
  },
  snapshot: rowSnapshot({}),
});

/** Answers with what stands in `answers`, else with an update in which nothing is to be done. */
export class FakePeerEngine {
  state = { phase: "ready", progress: null, error: null };
  generation = 1;
  /** @type {[string, any][]} */
  asked = [];
  /** By method: what the next calls answer, or throw. @type {Record<string, any[]>} */
  answers = {};
  #tables = 0;

  /** What tests pass where the page passes the real one. */
  get asEngine() {
    return /** @type {Engine} */ (/** @type {unknown} */ (this));
  }

  /** @returns {string[]} the methods that were asked, without ticks */
  get methods() {
    return this.asked.map(([method]) => method).filter((method) => method !== "peer_tick");
  }

  async ready() {}

  tryAgain() {
    this.generation += 1;
    this.state = { ...this.state, phase: "ready" };
  }

  /**
   * @param {string} method
   * @param {any} parameters
   * @returns {Promise<any>}
   */
  async call(method, parameters) {
    this.asked.push([method, parameters]);
    await Promise.resolve();
    const answer = this.answers[method]?.shift();
    if (answer instanceof Error) throw answer;
    const opens = ["peer_host", "peer_join", "peer_restore", "peer_rematch"].includes(method);
    if (opens) return { table: (this.#tables += 1), ...updateOf(), ...answer };
    return answer ?? updateOf();
  }
}

/** A failure that the engine reports. @param {string} code */
export const refusal = (code) => new EngineError(code, {});

/** A storage of its own, in memory, whose writing can be made to fail. */
export class PeerStorage {
  opened = freshStore();
  /** @type {Error | null} What opening throws. */
  failsWith = null;
  held = true;
  /** @type {any[]} */
  told = [];

  /** What tests pass where the page passes the device's. */
  get asStorage() {
    const open = async () => {
      if (this.failsWith) throw this.failsWith;
      return this.opened;
    };
    const hold = async () => ({ held: this.held, release: () => {}, whenFree: new Promise(() => {}) });
    return /** @type {Storage} */ ({ open, hold, tell: (news) => void this.told.push(news), hear: () => () => {} });
  }
}

/** One end of a connection. */
export class FakeConnection {
  state = "open";
  own = "aa";
  peer = "bb";
  /** @type {string[]} */
  sent = [];
  closed = false;
  /** @type {(text: string) => void} */
  onmessage = () => {};
  /** @type {(state: string) => void} */
  onstate = () => {};

  /** @param {string} text */
  send(text) {
    if (this.state !== "open") throw new Error("not open");
    this.sent.push(text);
  }

  close() {
    this.closed = true;
  }

  /** @param {string} state */
  become(state) {
    this.state = state;
    this.onstate(state);
  }
}

/** Lets everything that waits for nothing but its turn, or the storage in memory, happen. */
export async function settle() {
  for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** @type {Set<PeerTable>} */
const opened = new Set();

/** Closes all tables of a test, so that nothing ticks any more. */
export async function closeTables() {
  for (const table of opened) await table.close();
  opened.clear();
}

/**
 * @param {FakePeerEngine} engine
 * @param {{ storage?: PeerStorage, origin?: PeerOrigin, id?: string, onRematch?: (table: PeerTable) => Promise<void>, thinker?: FakeThinker }} [more]
 */
export async function openPeerTable(engine, { storage = new PeerStorage(), origin, id = "peer-t", onRematch, thinker = new FakeThinker({ ply: 0 }) } = {}) {
  const settings = /** @type {SettingsStore} */ (/** @type {unknown} */ ({ state: DEFAULTS }));
  const invitation = { variant: "classic", clock: "3+2", games: 2, rated: true, name: "Ann", resume: null };
  const parts = {
    engine: engine.asEngine,
    settings,
    storage: storage.asStorage,
    thinker: thinker.asThinker,
    identity: {
      describe: async () => ({ name: "Ann", key: "ed25519:ann", rating: null }),
      sign: async (/** @type {string} */ text) => `signed ${text}`,
    },
    reachOptions: async () => ({ servers: [] }),
    onDealt: () => {},
    onShown: () => {},
    onGone: () => {},
    onRematch: onRematch ?? (async () => {}),
    verify: async (/** @type {string} */ _key, /** @type {string} */ _text, /** @type {string} */ signature) => signature === "good",
  };
  const table = new PeerTable(id, origin ?? { host: { invitation, seats: ["own", "guest"] } }, parts, atOnce);
  opened.add(table);
  await table.open();
  return { table, storage, engine };
}
