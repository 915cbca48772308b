/** A match on its way to others: its picture, its result as text, the link to it, and a challenge on its board. */

import { openStore } from "../storage/store.js";
import { challengeOf, challengerOf } from "./challenge_offer.js";
import { cleanName, writeChallenge } from "./challenge_code.js";
import { errorData } from "./engine.js";
import { cellsAt, gamesOf } from "./frames.js";
import { onlyPerson } from "./players.js";
import { describePng } from "./png.js";
import { writeFragment } from "./router.js";
import { canShare, copyText, LONG_LINK, saveFile, share, wholeAddress } from "./share.js";
import { Store } from "./store.js";

/** @import { ErrorData, ReplayData, Snapshot } from "../types.js" */
/** @import { Cells } from "./cells.js" */
/** @import { Challenge } from "./challenge_code.js" */
/** @import { Engine } from "./engine.js" */
/** @import { SettingsStore } from "./settings.js" */
/** @import { Frame } from "./store.js" */

/** What can be copied. @typedef {"picture" | "text" | "link" | "challenge"} Shared */

/** The picture as a file, an address of it for this page, and what it shows. @typedef {{ blob: Blob, url: string, width: number, height: number, words: string }} SharedPicture */

/**
 * @typedef {object} SharingState
 * @property {ReplayData | null} data null until the match is there
 * @property {number | null} own player of this device, where others sit at theirs
 * @property {Omit<Challenge, "name"> | null} challenge what others can be challenged to; null where nothing is
 * @property {string} name of who challenges, where the record has none
 * @property {SharedPicture | null} picture
 * @property {string} unpainted why there is no picture; empty while there is none yet
 * @property {Shared | null} copied what is in the clipboard now
 * @property {Shared | null} refused what the browser did not let be copied
 * @property {ErrorData | null} error why the match is not there
 */

/** @type {Readonly<SharingState>} */
const NOTHING = Object.freeze({ data: null, own: null, challenge: null, name: "", picture: null, unpainted: "", copied: null, refused: null, error: null });

/**
 * @extends {Store<SharingState>}
 */
export class Sharing extends Store {
  /** Counts up when another match, or another picture, is wished. */
  #turn = 0;
  /** Counts up with every picture that is begun: only the last one is hung. */
  #painting = 0;

  /**
   * @param {object} parts
   * @param {Engine} parts.engine
   * @param {SettingsStore} parts.settings
   * @param {Pick<Location, "href">} [parts.location] of the page
   * @param {() => Promise<{ profile(): Promise<{ name: string }> }>} [parts.open] the device's storage
   * @param {Frame} [frame] tests bring their own
   */
  constructor({ engine, settings, location = globalThis.location, open = openStore }, frame) {
    super(NOTHING, frame);
    this.engine = engine;
    this.settings = settings;
    this.location = location;
    this.open = open;
  }

  /**
   * Takes a match that is to be shared. A failure is in the state.
   * @param {ReplayData | string} match read already, or a record that the engine has to read
   * @param {number | null} [own] player of this device, where others sit at theirs
   */
  async take(match, own = null) {
    const turn = ++this.#turn;
    this.#drop();
    try {
      const data = typeof match === "string" ? await this.engine.call("replay_record", { text: match }) : match;
      if (turn !== this.#turn) return;
      this.set({ ...NOTHING, data, own, challenge: challengeOf(data, own) });
    } catch (error) {
      if (turn === this.#turn) this.set({ ...NOTHING, error: errorData(error) });
      return;
    }
    await this.#suggestName(turn);
  }

  /** @param {number} turn for which the only person, whom the record does not name, is called as in the profile */
  async #suggestName(turn) {
    if (!this.asksName) return;
    try {
      const { name } = await (await this.open()).profile();
      if (turn === this.#turn && this.state.name === "") this.set({ name: cleanName(name) });
    } catch {
      // Then somebody writes it, or nobody does.
    }
  }

  #drop() {
    if (this.state.picture) URL.revokeObjectURL(this.state.picture.url);
    this.set(NOTHING);
  }

  /** Nothing is shared any longer. */
  leave() {
    this.#turn += 1;
    if (this.state.data || this.state.error) this.#drop();
  }

  // --- what is shared ---------------------------------------------------------------------------------------------

  /** The player whose result can be challenged; -1 when nobody's can. */
  get challenger() {
    const { data, own } = this.state;
    return data ? challengerOf(data, own) : -1;
  }

  /** Whether the challenger has no name in the record: one can be given here. */
  get asksName() {
    const { data } = this.state;
    return data !== null && this.challenger >= 0 && data.terms.seats[this.challenger].name === "";
  }

  /** The seats of the record, the challenger called as was written here. */
  get seats() {
    const { data, name } = this.state;
    const called = cleanName(name);
    const named = this.asksName && called !== "";
    return data?.terms.seats.map((seat, player) => (named && player === this.challenger ? { ...seat, name: called } : seat)) ?? [];
  }

  /**
   * How each game stood at its end, and by how much its board is turned for who looks from the own corner.
   * @returns {{ snapshot: Snapshot, cells: Cells, turn: number }[]}
   */
  get games() {
    const { data, own } = this.state;
    if (!data) return [];
    const viewer = own ?? onlyPerson(data.terms.seats) ?? 0;
    return gamesOf(data.frames).map(({ last }) => {
      const { snapshot } = data.frames[last];
      return { snapshot, cells: cellsAt(data.board, data.frames, last), turn: data.board.turns[snapshot.players[viewer].place] };
    });
  }

  /** The whole address that shows this match to anybody. */
  get link() {
    return wholeAddress(this.location, writeFragment({ page: "record", text: this.state.data?.link ?? "" }));
  }

  /** Whether some programs may cut the link. */
  get linkIsLong() {
    return this.link.length > LONG_LINK;
  }

  /** The whole address of the challenge; empty where there is none. */
  get challengeLink() {
    const { challenge } = this.state;
    if (!challenge) return "";
    const name = this.seats[this.challenger]?.name ?? "";
    return wholeAddress(this.location, writeFragment({ page: "challenge", text: writeChallenge({ ...challenge, name }) }));
  }

  /** Where the page is, as people write it: without what browsers add. */
  get site() {
    return wholeAddress(this.location, "").replace(/^https?:\/\//, "").replace(/(?:index\.html)?\/?(?:\?.*)?$/, "");
  }

  /** The name of the files, without what comes after the dot. */
  get fileName() {
    const { variant = "", seed = "", date = null } = this.state.data?.terms ?? {};
    return `filler-${[variant, seed, ...(date ? [date] : [])].join("-")}`;
  }

  /** @param {string} name of the challenger */
  rename(name) {
    this.set({ name, copied: null, refused: null });
  }

  // --- the picture ------------------------------------------------------------------------------------------------

  /**
   * Hangs a picture up as soon as it is painted. How that went is in the state; another one that was begun meanwhile, or
   * another match, goes before it.
   * @param {Promise<{ blob: Blob, width: number, height: number }>} painting
   * @param {string} words what it shows
   */
  async hang(painting, words) {
    const number = ++this.#painting;
    const turn = this.#turn;
    const isLast = () => number === this.#painting && turn === this.#turn;
    try {
      const { blob, width, height } = await painting;
      const described = new Blob([describePng(new Uint8Array(await blob.arrayBuffer()), words)], { type: "image/png" });
      if (!isLast()) return;
      const { picture } = this.state;
      this.set({ picture: { blob: described, url: URL.createObjectURL(described), width, height, words }, unpainted: "" });
      if (picture) URL.revokeObjectURL(picture.url);
    } catch (error) {
      if (isLast()) this.set({ unpainted: String(error) });
    }
  }

  /** @returns {File | null} */
  get file() {
    const { picture } = this.state;
    return picture && new File([picture.blob], `${this.fileName}.png`, { type: "image/png" });
  }

  // --- ways out ---------------------------------------------------------------------------------------------------

  /** Whether the device has a way of its own to share texts and links. */
  get canShare() {
    return canShare();
  }

  /** Whether the device has a way of its own to share the picture. */
  get canSharePicture() {
    const { file } = this;
    return file !== null && canShare() && (navigator.canShare?.({ files: [file] }) ?? false);
  }

  /** Whether the browser can put a picture into the clipboard. */
  get canCopyPicture() {
    return typeof globalThis.ClipboardItem === "function" && typeof globalThis.navigator?.clipboard?.write === "function";
  }

  /** @param {string} text what the other program may show with the picture */
  async sharePicture(text) {
    const { file } = this;
    if (file) await share({ files: [file], text });
  }

  /** @param {string} text with its links */
  async shareText(text) {
    await share({ text });
  }

  /** Hands the picture to the browser to be kept as a file. */
  savePicture() {
    if (this.state.picture) saveFile(`${this.fileName}.png`, this.state.picture.blob);
  }

  /** Saves the record as a file that a person can read. */
  saveRecord() {
    if (this.state.data) saveFile(`${this.fileName}.txt`, this.state.data.text);
  }

  /** Puts the picture into the clipboard; how that went is in the state. */
  async copyPicture() {
    const { picture } = this.state;
    if (!picture) return;
    try {
      await navigator.clipboard.write([new ClipboardItem({ "image/png": picture.blob })]);
      this.set({ copied: "picture", refused: null });
    } catch {
      this.set({ copied: null, refused: "picture" });
    }
  }

  /**
   * Puts a text into the clipboard; how that went is in the state.
   * @param {Exclude<Shared, "picture">} what
   * @param {string} text
   */
  async copy(what, text) {
    const done = await copyText(text);
    this.set(done ? { copied: what, refused: null } : { copied: null, refused: what });
  }
}
