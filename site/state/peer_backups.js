/**
 * Links between the guests of a star. While the host is there it carries their invites and replies from one guest to
 * the other; when the host is gone, the guests go on over these links.
 */

import { Connection } from "../net/connection.js";

/** @import { PeersData } from "../types.js" */
/** @import { PeerConnection } from "./peer_links.js" */

/** Milliseconds until a link that did not come about is tried again. */
const PAUSE = 30_000;

/** What a signal begins with. */
const INVITE = "i";
const REPLY = "r";

/**
 * What the backups need; tests bring their own connections.
 * @typedef {object} BackupParts
 * @property {(seat: number, text: string) => void} signal carries a text to another guest, by way of the host
 * @property {(connection: PeerConnection) => void} add an open connection to another guest
 * @property {() => Promise<{ servers: RTCIceServer[], certificate?: RTCCertificate }>} options
 * @property {Pick<typeof Connection, "invite" | "join">} [net]
 */

/** The links that one guest prepares. */
export class PeerBackups {
  /** @type {Map<number, { connection: Connection | null, at: number }>} By seat: the last try. */
  #tries = new Map();

  /** @param {BackupParts} parts */
  constructor(parts) {
    this.parts = parts;
    this.net = parts.net ?? Connection;
  }

  /**
   * Invites the guests to whom there is no link yet. Of two guests the one on the lower seat invites.
   * @param {PeersData} peers
   * @param {number} now monotonic milliseconds
   */
  look({ phase, role, own, away, seats }, now) {
    if (phase !== "playing" || role !== "guest" || own === null || away !== null) return;
    seats.forEach(({ kind, present, link }, seat) => {
      if (kind !== "peer" || !present || link !== null || seat <= own) return;
      const last = this.#tries.get(seat);
      if (last && now - last.at < PAUSE) return;
      last?.connection?.close();
      this.#tries.set(seat, { connection: null, at: now });
      void this.#invite(seat, now);
    });
  }

  /**
   * @param {number} seat
   * @param {number} at
   */
  async #invite(seat, at) {
    try {
      const connection = await this.net.invite(await this.parts.options());
      this.#watch(connection);
      this.#tries.set(seat, { connection, at });
      this.parts.signal(seat, INVITE + connection.code(""));
    } catch {
      // Without it the match can still be resumed by a new link.
    }
  }

  /** @param {Connection} connection joins the table as soon as it is open */
  #watch(connection) {
    connection.onstate = (state) => {
      if (state === "open") this.parts.add(connection);
    };
  }

  /**
   * Takes what another guest has sent by way of the host.
   * @param {number} seat whose
   * @param {string} text
   */
  async hear(seat, text) {
    const code = text.slice(1);
    try {
      if (text.startsWith(INVITE)) {
        const connection = await this.net.join(code, await this.parts.options());
        this.#tries.get(seat)?.connection?.close();
        this.#tries.set(seat, { connection, at: 0 });
        this.#watch(connection);
        this.parts.signal(seat, REPLY + connection.code(""));
      } else if (text.startsWith(REPLY)) {
        await this.#tries.get(seat)?.connection?.accept(code);
      }
    } catch {
      // Whatever another guest sends may be nonsense.
    }
  }

  /** Closes what did not come about. What did belongs to the table. */
  close() {
    for (const { connection } of this.#tries.values()) if (connection && connection.state !== "open") connection.close();
    this.#tries.clear();
  }
}
