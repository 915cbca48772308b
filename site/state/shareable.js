/** A link on its way to somebody: copied, handed to other programs, or shown as a QR code. */

import { qrPath } from "../net/qr.js";
import { errorData } from "./engine.js";
import { canShare, copyText, share } from "./share.js";
import { Store } from "./store.js";

/** @import { ErrorData } from "../types.js" */
/** @import { Frame } from "./store.js" */

/**
 * @typedef {object} ShareableState
 * @property {string} link empty while there is none
 * @property {string} code the same without the address, for devices on which links open elsewhere
 * @property {"" | "link" | "code"} copied what is in the clipboard now
 * @property {boolean} refused whether the browser did not let it be copied
 * @property {{ size: number, path: string } | null} picture its QR code, when it is wished
 * @property {ErrorData | null} error why there is no picture
 */

/** @type {ShareableState} */
const NOTHING = { link: "", code: "", copied: "", refused: false, picture: null, error: null };

/**
 * @extends {Store<ShareableState>}
 */
export class Shareable extends Store {
  /** @param {{ frame?: Frame, draw?: typeof qrPath }} [parts] tests bring their own */
  constructor({ frame, draw = qrPath } = {}) {
    super(NOTHING, frame);
    this.draw = draw;
  }

  /**
   * @param {string} link empty for none
   * @param {string} code
   */
  show(link, code) {
    this.set({ ...NOTHING, link, code });
  }

  /** Whether the device can hand a link to other programs. */
  get canShare() {
    return canShare();
  }

  /** @param {"link" | "code"} what goes into the clipboard */
  async copy(what) {
    const done = await copyText(this.state[what]);
    this.set({ copied: done ? what : "", refused: !done });
  }

  /** @param {string} text what the other program may show with the link */
  async share(text) {
    await share({ text, url: this.state.link });
  }

  /** Shows the link as a QR code, or hides that. A failure is in the state. */
  async showPicture() {
    const { link, picture } = this.state;
    if (picture) {
      this.set({ picture: null });
      return;
    }
    try {
      const drawn = await this.draw(link);
      if (link === this.state.link) this.set({ picture: drawn, error: null });
    } catch (error) {
      this.set({ error: errorData(error) });
    }
  }
}
