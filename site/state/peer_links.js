/**
 * The connections of one table between devices. The engine knows them by numbers, its links; what comes over them is
 * passed on in the order in which it came.
 */

import { moment } from "./sitting.js";

/** @import { Moment } from "./sitting.js" */

/**
 * A connection as far as a table needs it: site/net makes it, tests bring their own.
 * @typedef {object} PeerConnection
 * @property {string} state "waiting", "connecting", "open", "lost" (it is being revived) or "closed"
 * @property {string} own fingerprint of this device's certificate
 * @property {string} peer fingerprint of the other's
 * @property {"anywhere" | "network"} [reach] how far its code went
 * @property {(text: string) => void} send
 * @property {() => void} close
 * @property {any} onmessage what is called with every text that comes
 * @property {any} onstate what is called with every new state
 */

/**
 * Who is told of what happens on the links.
 * @typedef {object} LinkListener
 * @property {(link: number, own: string, peer: string, at: Moment) => void} connected
 * @property {(link: number, at: Moment) => void} disconnected
 * @property {(link: number, text: string, at: Moment) => void} received
 * @property {() => void} changed a connection is lost or revived
 */

/** @typedef {(state: string) => void} StateListener */

export class PeerLinks {
  /** @type {Map<number, PeerConnection>} */
  #connections = new Map();
  /** @type {Set<number>} Those of which the engine knows. */
  #announced = new Set();
  #next = 1;
  /** Who else hears of the states of a link. @type {Map<number, StateListener>} */
  #others = new Map();

  /** @param {LinkListener} listener */
  constructor(listener) {
    this.listener = listener;
  }

  /** How many connections there are, open or not yet. */
  get count() {
    return this.#connections.size;
  }

  /** Whether some connection is silent at the moment and revives, if it can. */
  get reviving() {
    return [...this.#connections.values()].some(({ state }) => state === "lost");
  }

  /**
   * @param {PeerConnection} connection from now on its messages and states come here
   * @param {{ onstate?: StateListener }} [others] who wants to hear of its states, too
   * @returns {number} its link
   */
  add(connection, { onstate } = {}) {
    const link = this.#next;
    this.#next += 1;
    this.#connections.set(link, connection);
    if (onstate) this.#others.set(link, onstate);
    connection.onstate = (/** @type {string} */ state) => {
      this.#follow(link, state);
      onstate?.(state);
    };
    this.#follow(link, connection.state);
    return link;
  }

  /**
   * @param {number} link
   * @param {string} state of its connection
   */
  #follow(link, state) {
    const connection = this.#connections.get(link);
    if (!connection) return;
    if (state === "open" && !this.#announced.has(link)) {
      this.#announced.add(link);
      this.listener.connected(link, connection.own, connection.peer, moment());
      // What came earlier is heard now: not before the engine knows the link.
      connection.onmessage = (/** @type {string} */ text) => this.listener.received(link, text, moment());
    } else if (state === "closed") {
      this.#connections.delete(link);
      if (this.#announced.delete(link)) this.listener.disconnected(link, moment());
    }
    this.listener.changed();
  }

  /** Tells a fresh engine of all that is connected. */
  announceAgain() {
    for (const link of this.#announced) {
      const connection = this.#connections.get(link);
      if (connection) this.listener.connected(link, connection.own, connection.peer, moment());
    }
  }

  /**
   * @param {number} link
   * @returns {string | null} the fingerprint of the device at its other end
   */
  fingerprintOf(link) {
    return this.#connections.get(link)?.peer ?? null;
  }

  /** How far the devices lie apart, as far as one can see: whether servers had to help them to meet. */
  get reach() {
    return [...this.#connections.values()].some(({ reach }) => reach === "anywhere") ? "anywhere" : "network";
  }

  /**
   * @param {number} link
   * @param {string} text
   */
  send(link, text) {
    try {
      this.#connections.get(link)?.send(text);
    } catch {
      // It has just been closed: the engine hears of that next, and sends again over the next one.
    }
  }

  /** @param {number} link is not wanted any more */
  close(link) {
    const connection = this.#connections.get(link);
    this.#connections.delete(link);
    this.#announced.delete(link);
    if (!connection) return;
    connection.onmessage = () => {};
    connection.onstate = () => {};
    connection.close();
    this.#others.get(link)?.("closed");
    this.#others.delete(link);
  }

  /** Closes all of them. */
  closeAll() {
    for (const link of [...this.#connections.keys()]) this.close(link);
  }
}
