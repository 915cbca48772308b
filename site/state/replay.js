/** A match that is looked at again: steps through the frames that the engine made of its record. */

import { FAILURES } from "../engine/client.js";
import { errorData } from "./engine.js";
import { changesBetween } from "./cells.js";
import { challengeAt, fateOf } from "./challenge.js";
import { cellsAt, clampPosition, delayAfter } from "./frames.js";
import { graphData } from "./graph.js";
import { ReplayAnalysis } from "./replay_analysis.js";
import { LARGEST_FILE } from "./share.js";
import { Sharing } from "./sharing.js";
import { Store } from "./store.js";

/** @import { ErrorData, ReplayData, ReplayFrame, Snapshot } from "../types.js" */
/** @import { Analyses } from "./analyses.js" */
/** @import { Engine } from "./engine.js" */
/** @import { PlayOn } from "./replay_analysis.js" */
/** @import { Cells } from "./cells.js" */
/** @import { Speed } from "./frames.js" */
/** @import { GraphData } from "./graph.js" */
/** @import { SettingsStore } from "./settings.js" */
/** @import { Frame } from "./store.js" */

/**
 * @typedef {object} ReplayState
 * @property {"empty" | "opening" | "open" | "failed"} phase "empty": waits for a record to be brought
 * @property {ReplayData | null} data
 * @property {number} position the frame that is shown
 * @property {boolean} playing goes on by itself
 * @property {Speed} speed
 * @property {number} corner the player whose corner lies at the bottom left
 * @property {ErrorData | null} notice what went wrong last
 * @property {"help" | "share" | "analysis" | "play-on" | null} dialog
 */

/** @type {ReadonlySet<string>} */
const FAILURE_CODES = new Set(Object.values(FAILURES));

/**
 * @typedef {object} ReplayParts
 * @property {Engine} engine
 * @property {SettingsStore} settings
 * @property {Analyses} analyses of the page
 * @property {PlayOn} playOn makes a table that goes on from a place in the record
 * @property {() => Promise<string>} text brings the record; throws when there is none
 * @property {boolean} [own] whether it is that of a match which was played at this device
 * @property {string} address where this replay is found, with `#`
 * @property {string} back the address of where one came from
 * @property {(text: string) => Promise<void>} openOther looks at another record; throws what is wrong with it
 * @property {Pick<Location, "href">} location of the page
 */

/**
 * @extends {Store<ReplayState>}
 */
export class Replay extends Store {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer = undefined;
  /** @type {GraphData | null} */
  #graph = null;
  /** The challenge that was tried in the match, as in its link. @type {string | null} */
  challenge = null;
  #cells = { position: -1, cells: /** @type {Cells} */ ({ owners: [], colours: [] }) };

  /**
   * @param {ReplayParts} parts
   * @param {Frame} [frame] tests bring their own
   */
  constructor({ engine, settings, analyses, playOn, text, own, address, back, openOther, location }, frame) {
    super(
      {
        phase: "empty",
        data: null,
        position: 0,
        playing: false,
        speed: "1",
        corner: 0,
        notice: null,
        dialog: null,
      },
      frame,
    );
    this.engine = engine;
    this.settings = settings;
    this.text = text;
    this.own = own;
    this.address = address;
    this.back = back;
    this.openOther = openOther;
    this.sharing = new Sharing({ engine, settings, location }, frame);
    this.sharing.subscribe(() => this.set({}));
    this.analysis = new ReplayAnalysis(this, { engine, analyses, playOn }, frame);
  }

  /**
   * Reads the record.
   * @returns {Promise<void>}
   * @throws {unknown} what is wrong with the record; failures of the engine are in the state
   */
  async open() {
    this.set({ phase: "opening", notice: null });
    try {
      const data = { ...(await this.engine.call("replay_record", { text: await this.text() })), own: this.own };
      this.#graph = graphData(data.frames);
      this.#cells.position = -1;
      const persons = data.terms.seats.flatMap(({ kind }, player) => (kind === "person" ? [player] : []));
      this.set({ phase: "open", data, position: 0, playing: false, corner: persons.length === 1 ? persons[0] : 0 });
      void this.analysis.look(data);
    } catch (error) {
      const notice = errorData(error);
      if (!FAILURE_CODES.has(notice.code)) throw error;
      this.set({ phase: "failed", notice });
    }
  }

  /** Goes on after a failure of the engine, which may have to be started anew. */
  async tryAgain() {
    if (this.engine.state.phase === "failed") this.engine.tryAgain();
    if (!this.state.data) await this.open();
    else this.set({ notice: null });
  }

  /** Position of the last frame. */
  get end() {
    return Math.max(0, (this.state.data?.frames.length ?? 1) - 1);
  }

  /**
   * The frame that is shown.
   * @returns {ReplayFrame | null}
   */
  get frameShown() {
    const { data, position } = this.state;
    return data?.frames[position] ?? null;
  }

  /** Position of the frame that the board shows: the one before, while one looks at what would have been best there. */
  get boardPosition() {
    return this.state.position - (this.analysis.showsBest ? 1 : 0);
  }

  /**
   * The frame that the board shows, and all figures beside it.
   * @returns {ReplayFrame | null}
   */
  get frameOnBoard() {
    return this.state.data?.frames[this.boardPosition] ?? null;
  }

  /**
   * Owner and colour of each place as they stand on the board.
   * @returns {Cells}
   */
  get cells() {
    const { data } = this.state;
    const position = this.boardPosition;
    if (data && position !== this.#cells.position) {
      this.#cells = { position, cells: cellsAt(data.board, data.frames, position) };
    }
    return this.#cells.cells;
  }

  /**
   * @param {number} position of a frame that a board still shows; -1: the bare board
   * @returns {Snapshot["changes"]} what leads from there to the one that it is to show
   */
  changesFrom(position) {
    const { data } = this.state;
    return data ? changesBetween(cellsAt(data.board, data.frames, position), this.cells) : [];
  }

  /** What the territory graph shows; null until the record is read. */
  get graph() {
    return this.#graph;
  }

  /** The challenge that was tried in it; null mostly. */
  get asked() {
    return challengeAt(this.challenge);
  }

  /** What became of it. */
  get fate() {
    const { asked } = this;
    const { data } = this.state;
    const last = data?.frames.at(-1);
    return asked && data && last ? fateOf(asked, data.sides, last.snapshot, data.terms) : null;
  }

  /** Whether the record says when things happened. */
  get hasTimes() {
    return (this.state.data?.terms.clock ?? "none") !== "none";
  }

  /** Degrees by which the board is turned: players swap their corners between the games. */
  get turn() {
    const { data, corner } = this.state;
    const frame = this.frameShown;
    return data && frame ? data.board.turns[frame.snapshot.players[corner].place] : 0;
  }

  /**
   * Shows a frame; beyond the ends the last one there is.
   * @param {number} position
   */
  go(position) {
    const { data } = this.state;
    if (!data) return;
    clearTimeout(this.#timer);
    const next = clampPosition(position, data.frames.length);
    const playing = this.state.playing && next < this.end;
    if (next !== this.state.position || playing !== this.state.playing) this.set({ position: next, playing });
    void this.analysis.follow();
    if (playing) this.#schedule();
  }

  /** @param {number} steps forward, negative: back. Whoever steps wants to look: playing ends */
  step(steps) {
    this.pause();
    this.go(this.state.position + steps);
  }

  /** @param {number} position shown because somebody picked it: playing ends */
  pick(position) {
    this.pause();
    this.go(position);
  }

  /** Lets it go on by itself, from the start when it stands at the end. */
  play() {
    if (!this.state.data || this.end === 0) return;
    const position = this.state.position === this.end ? 0 : this.state.position;
    this.analysis.hideBest();
    this.set({ playing: true, position });
    this.#schedule();
  }

  /** Stops where it stands. */
  pause() {
    clearTimeout(this.#timer);
    if (this.state.playing) this.set({ playing: false });
  }

  /** Plays, or stops playing. */
  togglePlay() {
    if (this.state.playing) this.pause();
    else this.play();
  }

  /** @param {Speed} speed */
  setSpeed(speed) {
    this.set({ speed });
    if (this.state.playing) this.#schedule();
  }

  /** Turns the board to the next player's corner. */
  flip() {
    const { data, corner } = this.state;
    if (data) this.set({ corner: (corner + 1) % data.board.turns.length });
  }

  #schedule() {
    clearTimeout(this.#timer);
    const { data, position, speed } = this.state;
    if (!data || position >= this.end) return;
    this.#timer = setTimeout(() => this.go(this.state.position + 1), delayAfter(data.frames, position, speed));
  }

  /** @param {Pick<File, "size" | "text">} file with another record, whose problems are told here */
  async openFile(file) {
    try {
      if (file.size > LARGEST_FILE) this.set({ notice: { code: "record-no-record", parameters: {} } });
      else await this.openText(await file.text());
    } catch (error) {
      this.set({ notice: { code: "record-file", parameters: { detail: String(error) } } });
    }
  }

  /** @param {string} text another record, or a link to it; what is wrong with it is told here */
  async openText(text) {
    this.set({ notice: null });
    try {
      await this.openOther(recordIn(text));
    } catch (error) {
      this.set({ notice: errorData(error), dialog: null });
    }
  }

  /** @param {ReplayState["dialog"]} dialog opens it, or closes any */
  openDialog(dialog) {
    const { data } = this.state;
    if (dialog === "share" && data) void this.sharing.take(data);
    else this.sharing.leave();
    this.set({ dialog });
  }

  /** @param {ErrorData} notice what went wrong */
  tell(notice) {
    this.set({ notice });
  }

  /** Closes the message about what went wrong. */
  closeNotice() {
    this.set({ notice: null });
  }

  /** Somebody went elsewhere. */
  leave() {
    this.pause();
    this.sharing.leave();
    this.set({ dialog: null, notice: null });
  }
}

/**
 * @param {string} text what somebody brought: a record, or an address that ends in one
 * @returns {string} the record alone
 */
export function recordIn(text) {
  const trimmed = text.trim();
  const [, fragment] = /^\S*#record=(\S*)$/.exec(trimmed) ?? [];
  if (fragment === undefined) return trimmed;
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
