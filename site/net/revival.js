/**
 * Brings a broken connection back. Browsers give up an address that has not answered for about 15 seconds and never try it
 * again by themselves; the same address given once more, as if it were another, is tried afresh.
 */

import { writeCandidate } from "./sdp.js";

/** @import { Candidate } from "./code.js" */

/** Milliseconds between two tries: the first, and the longest. */
const FIRST = 2000;
const LONGEST = 6000;

/** After so many milliseconds without success the tries become rare. */
const PATIENCE = 15 * 60 * 1000;
const RARELY = 60_000;

/** Tries to reach the other side until it is stopped. */
export class Revival {
  /** The next try. @type {ReturnType<typeof setTimeout> | null} */
  #timer = null;
  #began = 0;
  #pause = FIRST;
  #times = 0;

  /**
   * @param {RTCPeerConnection} connection
   * @param {readonly Candidate[]} candidates the other side's, as they came with its code. (Reading them back from the
   *   connection would find those that were given again as well, and double them each time.)
   */
  constructor(connection, candidates) {
    this.connection = connection;
    this.candidates = candidates;
  }

  /** Begins, if it has not. The device coming back to a network is a reason to try at once. */
  start() {
    if (this.#timer) return;
    this.#began = Date.now();
    this.#pause = FIRST;
    globalThis.addEventListener("online", this.#online);
    this.#try();
  }

  /** Ends, for now. */
  stop() {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    globalThis.removeEventListener("online", this.#online);
  }

  #online = () => {
    if (this.#timer) clearTimeout(this.#timer);
    this.#pause = FIRST;
    this.#try();
  };

  #try() {
    this.#times += 1;
    for (const [index, candidate] of this.candidates.entries()) {
      const again = writeCandidate(candidate, index, this.#times);
      // A connection that was closed meanwhile refuses; whoever closed it stops this.
      this.connection.addIceCandidate({ candidate: again, sdpMLineIndex: 0 }).catch(() => {});
    }
    const pause = Date.now() - this.#began > PATIENCE ? RARELY : this.#pause;
    this.#timer = setTimeout(() => this.#try(), pause);
    this.#pause = Math.min(LONGEST, this.#pause * 1.5);
  }
}
