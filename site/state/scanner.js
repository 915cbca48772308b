/** Reads QR codes: with the camera, or from a picture. One at a time on the whole page. */

import { readPicture, watchCamera } from "../net/qr.js";
import { errorData } from "./engine.js";
import { Store } from "./store.js";

/** @import { ErrorData } from "../types.js" */
/** @import { Frame } from "./store.js" */

/**
 * @typedef {object} ScannerState
 * @property {string | null} reader names the field for which the camera or a picture is read; null when none is
 * @property {"camera" | "picture" | null} source
 * @property {{ reader: string, error: ErrorData } | null} trouble what went wrong the last time, and for which field
 */

/**
 * @typedef {{ readPicture: typeof readPicture, watchCamera: typeof watchCamera }} Eyes
 */

/**
 * @extends {Store<ScannerState>}
 */
export class Scanner extends Store {
  /** @type {AbortController | null} */
  #watching = null;
  /** @type {(text: string) => void} */
  #found = () => {};

  /** @param {{ frame?: Frame, eyes?: Eyes }} [parts] tests bring their own */
  constructor({ frame, eyes = { readPicture, watchCamera } } = {}) {
    super({ reader: null, source: null, trouble: null }, frame);
    this.eyes = eyes;
  }

  /** Whether this device may have a camera at all. */
  get hasCamera() {
    return typeof globalThis.navigator?.mediaDevices?.getUserMedia === "function";
  }

  /**
   * Opens the camera: the picture appears as soon as the page has a place for it.
   * @param {string} reader
   * @param {(text: string) => void} found told what the code says
   */
  open(reader, found) {
    this.stop();
    this.#found = found;
    this.set({ reader, source: "camera", trouble: null });
  }

  /**
   * @param {HTMLVideoElement} video the place for the camera's picture, now that it is on the page
   */
  async watch(video) {
    const { reader } = this.state;
    if (reader === null || this.#watching) return;
    const watching = new AbortController();
    this.#watching = watching;
    try {
      await this.eyes.watchCamera(
        video,
        (text) => {
          if (watching.signal.aborted) return;
          this.stop();
          this.#found(text);
        },
        watching.signal,
      );
    } catch (error) {
      if (watching.signal.aborted) return;
      this.stop();
      this.set({ trouble: { reader, error: errorData(error) } });
    }
  }

  /** Closes the camera. */
  stop() {
    this.#watching?.abort();
    this.#watching = null;
    if (this.state.reader !== null) this.set({ reader: null, source: null });
  }

  /**
   * @param {string} reader
   * @param {Blob} picture
   * @param {(text: string) => void} found told what the code in the picture says
   */
  async read(reader, picture, found) {
    this.stop();
    this.set({ reader, source: "picture", trouble: null });
    try {
      const text = await this.eyes.readPicture(picture);
      this.set({ reader: null, source: null });
      found(text);
    } catch (error) {
      this.set({ reader: null, source: null, trouble: { reader, error: errorData(error) } });
    }
  }
}
