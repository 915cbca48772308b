/** What can go wrong between two browsers: a code and its parameters, worded by i18n. */

/** The codes of everything that this room reports. */
export const NET_TROUBLES = Object.freeze({
  /** The code in a link, a picture or a paste is not one of ours, or was cut off. */
  unreadable: "code-unreadable",
  /** It was made by a newer page. */
  version: "code-version",
  /** It is longer than any code of ours. */
  long: "code-too-long",
  /** An invite where a reply was expected, or the other way round; the parameter `wanted` is `invite` or `reply`. */
  kind: "code-wrong-kind",
  /** A reply to another invite than the one that waits. */
  other: "code-other-invite",
  /** The invite has been answered before, and this browser cannot take another reply to it: a fresh invite is needed. */
  used: "code-invite-used",
  /** This browser cannot connect to others at all. */
  missing: "net-missing",
  /** The browser found no address under which others could reach it: it is not in any network. */
  gathering: "net-gathering",
  /** The other device could not be reached in time. */
  timeout: "net-timeout",
  /** The connection was closed, by the other side or by this one. */
  closed: "net-closed",
  /** A server for connections that cannot be meant; the parameter `text` is what was written. */
  server: "server-invalid",
  /** There is no QR code in a picture. */
  qrNone: "qr-none",
  /** The camera may not be used. */
  cameraRefused: "camera-refused",
  /** There is no camera, or another program has it. */
  cameraMissing: "camera-missing",
});

/** Something that did not work between two browsers, or a code that cannot be read. */
export class NetError extends Error {
  /**
   * @param {string} code one of NET_TROUBLES; i18n has a message `error-<code>` for each
   * @param {Record<string, string | number>} [parameters] what the message needs to know
   */
  constructor(code, parameters = {}) {
    super(code);
    this.name = "NetError";
    this.code = code;
    this.parameters = parameters;
  }
}
