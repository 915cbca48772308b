/** Which match is looked at: opens the replay at an address, and remembers where one came from. */

import { EngineError } from "../engine/client.js";
import { errorData } from "./engine.js";
import { Replay } from "./replay.js";
import { writeFragment } from "./router.js";

/** @import { ErrorData } from "../types.js" */
/** @import { Analyses } from "./analyses.js" */
/** @import { Engine } from "./engine.js" */
/** @import { PlayOn } from "./replay_analysis.js" */
/** @import { Router } from "./router.js" */
/** @import { SettingsStore } from "./settings.js" */
/** @import { Frame } from "./store.js" */

/** @typedef {{ page: "record" | "match", text: string }} ReplayRoute */

/**
 * @typedef {object} ReplaysParts
 * @property {Engine} engine
 * @property {SettingsStore} settings
 * @property {Analyses} analyses
 * @property {PlayOn} playOn makes a table that goes on from a place in a record
 * @property {Router} router
 * @property {Pick<Location, "href">} location of the page
 * @property {(id: string) => Promise<{ text: string, challenge?: string } | null>} matchOf the history of this device
 * @property {() => void} redraw something has changed
 * @property {(error: ErrorData) => void} refuse the address that is shown leads nowhere
 */

/** @type {ErrorData} */
const GONE = Object.freeze({ code: "match-gone", parameters: {} });

/** The replay that is or was looked at last. */
export class Replays {
  /** @type {Replay | null} */
  current = null;

  /**
   * @param {ReplaysParts} parts
   * @param {Frame} [frame] tests bring their own
   */
  constructor(parts, frame) {
    this.parts = parts;
    this.frame = frame;
  }

  /**
   * Shows what is at an address; coming back to the same one finds it as it stood.
   * @param {ReplayRoute} route
   * @param {string | null} from the address of where one came from; null when that is another replay, or not known
   */
  show(route, from) {
    const address = writeFragment(route);
    const home = route.page === "match" ? "#history" : "#";
    const back = from ?? this.current?.back ?? home;
    if (this.current?.address === address && this.current.state.phase !== "failed") {
      this.current.back = back;
      return;
    }
    this.leave();
    const replay = this.#make(route, address, back);
    this.current = replay;
    replay.subscribe(this.parts.redraw);
    replay.analysis.subscribe(this.parts.redraw);
    if (route.text) void this.#open(replay);
  }

  /** Somebody went elsewhere. */
  leave() {
    this.current?.leave();
  }

  /** Goes on after a failure of the engine. */
  tryAgain() {
    if (this.current) void this.#settle(this.current, this.current.tryAgain());
  }

  /**
   * Shows a record at an address that holds it whole.
   * @param {string} text of the record, or the same from a link
   * @returns {Promise<void>}
   * @throws {unknown} what is wrong with the record
   */
  async openRecord(text) {
    const { link } = await this.parts.engine.call("describe_record", { text });
    this.parts.router.go({ page: "record", text: link });
  }

  /**
   * @param {ReplayRoute} route
   * @param {string} address
   * @param {string} back
   * @returns {Replay}
   */
  #make({ page, text }, address, back) {
    const { engine, settings, analyses, playOn, location } = this.parts;
    /** @type {Replay} */
    const replay = new Replay(
      {
        engine,
        settings,
        analyses,
        playOn,
        location,
        address,
        back,
        own: page !== "record",
        text: async () => {
          if (page === "record") return text;
          const match = await this.#match(text);
          replay.challenge = match.challenge ?? null;
          return match.text;
        },
        openOther: (record) => this.openRecord(record),
      },
      this.frame,
    );
    return replay;
  }

  /** @param {Replay} replay */
  #open(replay) {
    return this.#settle(replay, replay.open());
  }

  /**
   * @param {Replay} replay
   * @param {Promise<void>} opening
   */
  async #settle(replay, opening) {
    try {
      await opening;
    } catch (error) {
      if (this.current !== replay) return;
      this.current = null;
      this.parts.refuse(errorData(error));
    }
  }

  /**
   * @param {string} id of a match in the history
   * @returns {Promise<{ text: string, challenge?: string }>} its record, and the challenge that was tried in it
   * @throws {EngineError} with the code `match-gone` when there is none
   */
  async #match(id) {
    const match = await this.parts.matchOf(id);
    if (!match) throw new EngineError(GONE.code, GONE.parameters);
    return match;
  }
}
