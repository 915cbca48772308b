/**
 * Whether the page plays without a network, and new builds of it: one installs quietly, is told of, and takes over
 * when somebody agrees and nobody is interrupted.
 */

import { recallInTab, rememberInTab } from "../storage/local.js";
import { Store } from "./store.js";

/** @import { Frame } from "./store.js" */

/**
 * What is asked of the service worker: see pwa/service.js, which this room does not know.
 * @typedef {object} ServiceLike
 * @property {() => void} onChange set here
 * @property {() => Promise<void>} listen
 * @property {() => Promise<void>} register
 * @property {() => Promise<void>} look
 * @property {"none" | "getting" | "ready" | "failed"} stand
 * @property {boolean} waits
 * @property {() => Promise<string | null>} controllingBuild
 * @property {() => Promise<string | null>} filesBuild
 * @property {() => void} takeOver
 * @property {() => void} tidyUp
 * @property {() => Promise<void>} forget
 */

/**
 * @typedef {object} OfflineState
 * @property {"none" | "getting" | "ready" | "failed"} stand of the files on this device
 * @property {"no" | "waits" | "elsewhere" | "came" | "mixed"} update `waits`: a new build can take over; `elsewhere`: it
 *   was asked to, but a match goes on in another tab; `came`: it has taken over, while a match went on here; `mixed`: the
 *   page is of one build and the device keeps another, and loading the page anew has not helped
 * @property {boolean} taking it takes over at the moment
 */

/** Milliseconds between two looks for a new build while the page is open. */
const EVERY = 60 * 60 * 1000;

/** Milliseconds after which a new build that was to take over is asked once more. */
const INSIST = 5000;

/** Under which names a tab remembers for which two builds it has been loaded anew: those of the page and of the service worker… */
const MIXED = "builds";
/** …and those of the page and of the engine's files. */
const SPOILT = "builds.files";

/**
 * @extends {Store<OfflineState>}
 */
export class Offline extends Store {
  #registered = false;
  #leaving = false;
  #later = false;
  #looked = 0;
  /** Whether the engine's files are of another build than the page. */
  #spoilt = false;

  /**
   * @param {object} parts
   * @param {string} parts.build of this page
   * @param {ServiceLike} parts.service
   * @param {() => boolean} parts.isPlaying whether somebody would be interrupted if this page were loaded anew now
   * @param {() => Promise<boolean>} parts.isPlayingElsewhere the same for the other tabs
   * @param {() => void} parts.reload
   * @param {(act: () => void, milliseconds: number) => unknown} [parts.later] tests bring their own
   * @param {Frame} [frame] tests bring their own
   */
  constructor({ build, service, isPlaying, isPlayingElsewhere, reload, later = setTimeout }, frame) {
    super({ stand: "none", update: "no", taking: false }, frame);
    this.build = build;
    this.service = service;
    this.isPlaying = isPlaying;
    this.isPlayingElsewhere = isPlayingElsewhere;
    this.reload = reload;
    this.later = (/** @type {() => void} */ act) => later(act, INSIST);
  }

  /** Looks at what an earlier visit has left. Nothing is fetched: the engine comes first. */
  async start() {
    this.service.onChange = () => void this.#see();
    await this.service.listen();
    await this.#see();
  }

  /**
   * The engine runs: now the network is free for what is kept. Before that, the first visit would fetch everything twice.
   * @param {number} now monotonic milliseconds
   */
  async engineIsReady(now) {
    if (this.#registered) return;
    this.#registered = true;
    this.#looked = now;
    await this.#compareFiles();
    if (this.#spoilt) return;
    await this.service.register();
    if (this.state.update === "no") this.service.tidyUp();
  }

  /** @param {number} now monotonic milliseconds; somebody looks at the page again */
  async wake(now) {
    if (!this.#registered || now - this.#looked < EVERY) return;
    this.#looked = now;
    await this.service.look();
  }

  /** Whether there is something to tell that can be told now. Nobody is told while playing. */
  get tells() {
    return this.state.update !== "no" && !this.#later && !this.isPlaying();
  }

  /** Lets the new build take over, and loads the page anew with it; not while a match goes on in another tab. */
  async takeOver() {
    if (this.isPlaying()) return;
    if (this.state.update === "came") return this.#loadAnew();
    if (await this.isPlayingElsewhere()) return this.set({ update: "elsewhere" });
    this.set({ taking: true });
    this.#insist();
  }

  /** Asks the new build until it has taken over: browsers stop service workers that they believe idle, word or no word. */
  #insist() {
    if (!this.state.taking || this.#leaving) return;
    this.service.takeOver();
    this.later(() => void this.#see().then(() => this.#insist()));
  }

  /** Fetches everything anew: for a device whose files do not fit together. */
  async repair() {
    this.set({ taking: true });
    await this.service.forget();
    rememberInTab(MIXED, null);
    rememberInTab(SPOILT, null);
    this.#loadAnew();
  }

  /** Not now: it is told again with the next load of the page. */
  putOff() {
    this.#later = true;
    this.set({});
  }

  async #see() {
    const { stand, waits } = this.service;
    const { update } = this.state;
    this.set({ stand });
    if (waits && update === "no") this.set({ update: "waits" });
    if (!waits && (update === "waits" || update === "elsewhere")) this.set({ update: "no", taking: false });
    // The new build waits until the old service worker has nothing more to do: a question would be something.
    if (waits && this.state.taking) return;
    const controlling = await this.service.controllingBuild();
    if (controlling !== null && !this.#leaving) this.#compare(controlling);
  }

  /** @param {string} controlling the build from which this page's requests are answered */
  #compare(controlling) {
    if (controlling === this.build) {
      rememberInTab(MIXED, null);
      if (!this.#spoilt && (this.state.update === "came" || this.state.update === "mixed")) this.set({ update: "no" });
      return;
    }
    this.#differ(MIXED, controlling);
  }

  /** The host may have put files of two builds together. */
  async #compareFiles() {
    const files = await this.service.filesBuild();
    this.#spoilt = files !== null && files !== this.build;
    if (this.#spoilt) this.#differ(SPOILT, String(files));
    else rememberInTab(SPOILT, null);
  }

  /**
   * Loads the page anew, once for these two builds, and says so if that has not helped.
   * @param {string} name under which it is remembered
   * @param {string} other build
   */
  #differ(name, other) {
    const pair = `${this.build} ${other}`;
    if (recallInTab(name) === pair) return this.set({ update: "mixed", taking: false });
    if (this.isPlaying()) return this.set({ update: "came", taking: false });
    rememberInTab(name, pair);
    this.#loadAnew();
  }

  #loadAnew() {
    this.#leaving = true;
    this.reload();
  }
}
