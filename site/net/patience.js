/**
 * Firefox gives a connection up for good as soon as every address it knows of has failed: five to eight seconds after a guest
 * has read an invite. People take longer to carry a reply. So it is given, every few seconds, one more address to try; it lies
 * in a range reserved for examples (RFC 5737), where nobody is. Chromium goes on by itself.
 */

/** Milliseconds between two such addresses; each is tried for some eight seconds. */
const EVERY = 6000;

/** Milliseconds after which nobody is expected any more. */
const LONGEST = 60 * 60 * 1000;

const NOBODY = "192.0.2.1";
const FIRST_PORT = 1024;

/** @returns {boolean} whether this is a browser that gives up so soon */
export function isFirefox() {
  return /\bFirefox\//.test(globalThis.navigator?.userAgent ?? "");
}

/** Keeps one connection from being given up. */
export class Patience {
  /** @type {ReturnType<typeof setTimeout> | null} */
  #timer = null;
  #times = 0;

  /** @param {RTCPeerConnection} connection */
  constructor(connection) {
    this.connection = connection;
  }

  /** Begins, once the browser knows of the other side. Does nothing where it is not needed, or goes on already. */
  start() {
    if (!this.#timer && isFirefox()) this.#say();
  }

  /** Ends. */
  stop() {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #say() {
    const port = FIRST_PORT + this.#times;
    this.#times += 1;
    const candidate = `candidate:${100_000 + this.#times} 1 udp ${1 + this.#times} ${NOBODY} ${port} typ host`;
    this.connection.addIceCandidate({ candidate, sdpMLineIndex: 0 }).catch(() => this.stop());
    this.#timer = this.#times * EVERY < LONGEST ? setTimeout(() => this.#say(), EVERY) : null;
  }
}
