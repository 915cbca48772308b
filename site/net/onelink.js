/**
 * One-link invites, for sites whose owner has configured relays: the guest's reply travels through a public relay instead
 * of a chat. Trystero finds the other browser there; what the relay sees is encrypted with the password from the link. It is
 * loaded only when somebody asks for such an invite.
 */

import { toBase64Url, fromBase64Url } from "./bytes.js";
import { readCode } from "./code.js";
import { NET_TROUBLES, NetError } from "./errors.js";

/** What Trystero keeps our rooms apart from others by. */
const APP = "filler-one-link";

/** Milliseconds that a guest waits for the host to be found. */
const PATIENCE = 30_000;

const ROOM_LENGTH = 9;
const PASSWORD_LENGTH = 15;

/** Meetings at a relay that are going on: the relays are left with the last one. */
let meetings = 0;

/**
 * @typedef {object} Meeting
 * @property {string[]} relays addresses of Nostr relays, from config.json
 * @property {RTCIceServer[]} [servers] those that the connection itself uses; Trystero gets the same and no others
 * @property {string} room
 * @property {string} password
 * @property {AbortSignal} [signal] ends it, and leaves the relays
 */

/** @returns {string} the secret of a fresh room: 32 characters for a link */
export function freshSecret() {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(ROOM_LENGTH + PASSWORD_LENGTH)));
}

/**
 * @param {string} secret from a link
 * @returns {{ room: string, password: string }} what both sides meet by
 * @throws {NetError} code-unreadable
 */
export function readSecret(secret) {
  const bytes = fromBase64Url(secret.slice(0, 100));
  if (bytes?.length !== ROOM_LENGTH + PASSWORD_LENGTH) throw new NetError(NET_TROUBLES.unreadable);
  return { room: toBase64Url(bytes.subarray(0, ROOM_LENGTH)), password: toBase64Url(bytes.subarray(ROOM_LENGTH)) };
}

/**
 * The host waits at the relays for the reply to its invite.
 * @param {Meeting & { id: string, onreply: (replyCode: string) => void }} meeting `id`: of the invite; `onreply` is called
 *   with each reply to it
 * @returns {Promise<() => void>} leaves the relays: call it as soon as the connection is open
 */
export async function awaitByRelay({ id, onreply, ...meeting }) {
  const { room, leave } = await enter(meeting);
  const replies = room.makeAction("reply");
  const taken = room.makeAction("taken");
  replies.onMessage = (reply, { peerId }) => {
    if (typeof reply !== "string" || !answers(reply, id)) return;
    taken.send(id, { target: peerId }).catch(() => {});
    onreply(reply);
  };
  return leave;
}

/**
 * The guest hands its reply to the host at the relays, and leaves them.
 * @param {Meeting & { reply: string, timeout?: number }} meeting `reply`: its code; `timeout` in milliseconds
 * @returns {Promise<void>} when the host has it
 * @throws {NetError} net-timeout when the host was not found: then people have to carry the reply
 */
export async function replyByRelay({ reply, timeout = PATIENCE, ...meeting }) {
  const { answers: id } = readCode(reply);
  const { room, leave } = await enter(meeting);
  const replies = room.makeAction("reply");
  const taken = room.makeAction("taken");
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  try {
    await new Promise((resolve, reject) => {
      const late = () => reject(new NetError(NET_TROUBLES.timeout));
      timer = setTimeout(late, timeout);
      meeting.signal?.addEventListener("abort", late);
      taken.onMessage = (answered) => {
        if (answered === id) resolve(undefined);
      };
      room.onPeerJoin = (peerId) => void replies.send(reply, { target: peerId }).catch(() => {});
    });
  } finally {
    clearTimeout(timer);
    leave();
  }
}

/**
 * @param {Meeting} meeting
 * @returns {Promise<{ room: import("../vendor/trystero-core/index.mjs").Room, leave: () => void }>}
 */
async function enter({ relays, servers = [], room: name, password, signal }) {
  const { joinRoom, getRelaySockets, pauseRelayReconnection, resumeRelayReconnection } = await import(
    "../vendor/trystero-nostr/index.mjs"
  );
  meetings += 1;
  resumeRelayReconnection();
  const relayConfig = { urls: relays, warnOnRelayFailure: false };
  const room = joinRoom({ appId: APP, password, relayConfig, rtcConfig: { iceServers: servers } }, name);
  let left = false;
  const leave = () => {
    if (left) return;
    left = true;
    meetings -= 1;
    // Leaving the room keeps the sockets to the relays; nothing of us is to stay there.
    room.leave().catch(() => {});
    if (meetings > 0) return;
    pauseRelayReconnection();
    for (const socket of Object.values(getRelaySockets())) /** @type {WebSocket} */ (socket).close();
  };
  if (signal?.aborted) leave();
  signal?.addEventListener("abort", leave);
  return { room, leave };
}

/**
 * @param {string} reply
 * @param {string} id of the invite
 */
function answers(reply, id) {
  try {
    return readCode(reply).answers === id;
  } catch {
    return false;
  }
}
