/**
 * A reply link opens in a new tab; the invite waits in another one. Here the code finds its way from tab to tab: through
 * a BroadcastChannel, and where that reaches nobody, through the events of localStorage.
 */

import { readCode } from "./code.js";

const CHANNEL = "filler-replies";
const OFFERED = "filler-reply-offered";
const TAKEN = "filler-reply-taken";

/** What is answered to a reply for which there is no seat any more. */
const LATE = "late";

/** Milliseconds until localStorage is tried as well. */
const SECOND_WAY = 300;

/**
 * Offers a reply to the other tabs of this page.
 * @param {string} replyCode
 * @param {{ timeout?: number }} [options] milliseconds to wait for an answer
 * @returns {Promise<boolean | "late">} true when the tab whose invite it answers has taken it; "late" when somebody has
 *   come through that invite before
 */
export function offerReply(replyCode, { timeout = 2500 } = {}) {
  const offer = crypto.randomUUID();
  const channel = openChannel();
  return new Promise((resolve) => {
    const finish = (/** @type {boolean | "late"} */ taken) => {
      clearTimeout(second);
      clearTimeout(last);
      removeEventListener("storage", heard);
      channel?.close();
      forget(OFFERED);
      forget(TAKEN);
      resolve(taken);
    };
    /** @param {StorageEvent} event */
    const heard = (event) => {
      if (event.key !== TAKEN) return;
      if (event.newValue === offer) finish(true);
      else if (event.newValue === `${LATE} ${offer}`) finish(LATE);
    };
    const second = setTimeout(() => remember(OFFERED, JSON.stringify({ offer, code: replyCode })), SECOND_WAY);
    const last = setTimeout(() => finish(false), timeout);
    addEventListener("storage", heard);
    if (channel) {
      channel.onmessage = ({ data }) => {
        if (data?.taken === offer) finish(data.late ? LATE : true);
      };
      channel.postMessage({ offer, code: replyCode });
    }
  });
}

/**
 * Waits for replies that other tabs offer.
 * @param {string} id of the invite that waits here (`Code.id`)
 * @param {(replyCode: string) => void} listener called with each reply to it, once for each time that it is offered
 * @param {() => boolean} [isLate] whether somebody has come through the invite: whoever offers a reply is told
 * @returns {() => void} stops waiting
 */
export function awaitReplies(id, listener, isLate = () => false) {
  const channel = openChannel();
  /** Offers may come by both ways. @type {Set<string>} */
  const seen = new Set();
  /**
   * @param {unknown} data what was offered
   * @returns {string | null} the offer to acknowledge, if it is meant for us
   */
  const take = (data) => {
    const { offer, code } = /** @type {Record<string, unknown>} */ (data ?? {});
    if (typeof offer !== "string" || typeof code !== "string" || !answers(code, id)) return null;
    if (!seen.has(offer)) {
      seen.add(offer);
      if (!isLate()) listener(code);
    }
    return offer;
  };
  /** @param {StorageEvent} event */
  const heard = (event) => {
    if (event.key !== OFFERED || !event.newValue) return;
    const late = isLate();
    const taken = take(parsed(event.newValue));
    if (taken) remember(TAKEN, late ? `${LATE} ${taken}` : taken);
  };
  addEventListener("storage", heard);
  if (channel) {
    channel.onmessage = ({ data }) => {
      const late = isLate();
      const taken = take(data);
      if (taken) channel.postMessage({ taken, late });
    };
  }
  return () => {
    removeEventListener("storage", heard);
    channel?.close();
  };
}

/**
 * @param {string} code
 * @param {string} id
 * @returns {boolean} whether the code is a reply to the invite with this id
 */
function answers(code, id) {
  try {
    return readCode(code).answers === id;
  } catch {
    return false;
  }
}

/** @returns {BroadcastChannel | null} */
function openChannel() {
  return typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(CHANNEL);
}

/**
 * @param {string} text
 * @returns {unknown}
 */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {string} value
 */
function remember(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is forbidden or full: then there is only the first way.
  }
}

/** @param {string} key */
function forget(key) {
  try {
    localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
