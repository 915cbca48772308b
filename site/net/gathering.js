/** The beginning of a connection: making one, and finding out under which addresses this device may be reached. */

import { NET_TROUBLES, NetError } from "./errors.js";

/** Milliseconds until the addresses found so far must do: a server that does not answer must not keep people waiting. */
const GATHERING = 4000;

/**
 * @param {RTCIceServer[]} servers
 * @param {RTCCertificate} [certificate]
 * @returns {RTCPeerConnection}
 * @throws {NetError} net-missing when this browser cannot connect to others, server-invalid
 */
export function makePeerConnection(servers, certificate) {
  if (typeof RTCPeerConnection === "undefined") throw new NetError(NET_TROUBLES.missing);
  try {
    return new RTCPeerConnection({ iceServers: servers, certificates: certificate ? [certificate] : [] });
  } catch (error) {
    // A certificate that has ended is refused as well: do without it.
    if (certificate && Reflect.get(/** @type {object} */ (error), "name") === "InvalidAccessError") {
      return makePeerConnection(servers);
    }
    throw new NetError(NET_TROUBLES.server, { text: servers.map(({ urls }) => urls).join(" ") });
  }
}

/**
 * @param {RTCPeerConnection} connection
 * @param {() => Promise<void>} begin sets the local description, from which on the browser looks for addresses
 * @param {number} [timeout] milliseconds
 * @returns {Promise<void>} when all addresses are known, or the time is over
 */
export async function gather(connection, begin, timeout = GATHERING) {
  await begin();
  await new Promise((resolve) => {
    const look = () => {
      if (connection.iceGatheringState !== "complete") return;
      clearTimeout(timer);
      resolve(undefined);
    };
    const timer = setTimeout(resolve, timeout);
    connection.onicegatheringstatechange = look;
    look();
  });
}
