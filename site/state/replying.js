/** A reply link that was opened here: it belongs to the tab in which the invite waits. */

import { offerReply } from "../net/handover.js";
import { findCode } from "./codes.js";
import { errorData } from "./engine.js";
import { Shareable } from "./shareable.js";
import { Store } from "./store.js";

/** @import { ErrorData } from "../types.js" */
/** @import { InviteLink } from "./invite_link.js" */
/** @import { Frame } from "./store.js" */

/**
 * @typedef {object} ReplyingState
 * @property {"looking" | "taken" | "late" | "none"} phase `late`: somebody else has come through that invite
 */

/**
 * @extends {Store<ReplyingState>}
 */
export class Replying extends Store {
  #text = "";

  /**
   * @param {{ linkOf: (id: string) => InviteLink | null, here: () => void, frame?: Frame, offer?: typeof offerReply }} parts
   *   `linkOf` finds the invite in this tab, `here` is told that it waits in this very tab; tests bring their own
   */
  constructor({ linkOf, here, frame, offer = offerReply }) {
    super({ phase: "looking" }, frame);
    this.linkOf = linkOf;
    this.here = here;
    this.offer = offer;
    /** The reply's code, to be taken to where the invite waits. */
    this.out = new Shareable({ frame });
    this.out.subscribe(() => this.set({}));
  }

  /**
   * @param {string} text what stands behind `#reply=`
   * @returns {ErrorData | null} why it cannot be read
   */
  open(text) {
    try {
      const found = findCode(text, "reply");
      this.#text = found.text;
      this.out.show("", found.text);
      const link = this.linkOf(found.code.answers);
      if (link) {
        void link.takeReply(found.text);
        this.here();
      } else {
        void this.look();
      }
      return null;
    } catch (error) {
      return errorData(error);
    }
  }

  /** Looks, perhaps once more, for the tab that waits for this reply. */
  async look() {
    this.set({ phase: "looking" });
    const taken = await this.offer(this.#text);
    this.set({ phase: taken === "late" ? "late" : taken ? "taken" : "none" });
  }
}
