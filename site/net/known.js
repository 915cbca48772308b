/**
 * Friends who have met before need no reply: host and guest know each other's certificate, so both can work out under which
 * name and password the guest will come. These are no secrets; only who holds the right certificate gets through.
 */

import { toBase64Url } from "./bytes.js";

/** @import { Description } from "./sdp.js" */

/** Characters of what is derived; browsers make 4 and 24. */
const UFRAG_LENGTH = 8;
const PWD_LENGTH = 24;

/**
 * @param {{ ufrag: string, pwd: string, fingerprint: string }} invite what the host says of itself
 * @param {string} guest fingerprint of the guest's certificate
 * @returns {Promise<Description>} what the guest will say of itself; without addresses, which the host will see
 */
export async function expectedGuest({ ufrag, pwd, fingerprint }, guest) {
  const text = new TextEncoder().encode(`filler known friend\n${ufrag}\n${pwd}\n${fingerprint}\n${guest}`);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", text));
  const letters = toBase64Url(digest).replaceAll("-", "+").replaceAll("_", "/");
  return {
    ufrag: letters.slice(0, UFRAG_LENGTH),
    pwd: letters.slice(UFRAG_LENGTH, UFRAG_LENGTH + PWD_LENGTH),
    fingerprint: guest,
    candidates: [],
  };
}

/**
 * Browsers have no way to choose these but this one, and are about to take it away: so whoever uses it must look
 * whether it has worked, and do without it otherwise.
 * @param {string} sdp an answer that the browser has made
 * @param {{ ufrag: string, pwd: string }} credentials
 * @returns {string} the answer with these
 */
export function withCredentials(sdp, { ufrag, pwd }) {
  return sdp.replace(/^a=ice-ufrag:.*$/m, `a=ice-ufrag:${ufrag}`).replace(/^a=ice-pwd:.*$/m, `a=ice-pwd:${pwd}`);
}
