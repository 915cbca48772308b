/**
 * A match at one device: opened or continued, kept line by line, shown only as far as it is kept, its clocks watched.
 * What persons can do at it stands in table.js.
 */

import { FAILURES } from "../engine/client.js";
import { STORAGE_REFUSALS, StorageError } from "../storage/errors.js";
import { leftOf, runs, untilFlag, untilLow } from "./clock.js";
import { errorData } from "./engine.js";
import { kindOf } from "./players.js";
import { saveFile } from "./share.js";
import { moment, Sitting } from "./sitting.js";
import { Store } from "./store.js";
import { asRequest, finishedMatch, plainTerms } from "./terms.js";

/** @import { BoardData, BridgeMethods, Catalogue, ErrorData, OpenedTable, RecordData, Snapshot, TermsData, TermsRequest } from "../types.js" */
/** @import { Engine } from "./engine.js" */
/** @import { SettingsStore } from "./settings.js" */
/** @import { Moment, Storage, TableMethod } from "./sitting.js" */
/** @import { Frame } from "./store.js" */

/**
 * Where a table comes from: what stands behind `#board=`, agreed terms, or the device's storage.
 * @typedef {{ address: string } | { terms: TermsRequest } | { stored: true }} Origin
 */

/**
 * Something friendly to know, worded by the views: how long somebody was away, a choice made ahead that fell.
 * @typedef {{ kind: "away", milliseconds: number, counted: boolean } | { kind: "dropped", colour: number }} Message
 */

/** @typedef {"game" | "match"} Resigned */

/**
 * @typedef {object} TableState
 * @property {"opening" | "open" | "failed" | "damaged"} phase
 * @property {string} variant empty until it is known
 * @property {string} seed
 * @property {TermsData["seats"]} seats
 * @property {TermsData | null} terms
 * @property {BoardData | null} board
 * @property {Snapshot | null} snapshot
 * @property {number} seen monotonic milliseconds at which the snapshot was taken
 * @property {number} round counts up whenever the board on the screen has to be drawn from its start
 * @property {number | null} shown the colour that is looked at
 * @property {number | null} selected the colour that waits for being confirmed
 * @property {number | null} premove the colour that is played when the turn comes
 * @property {number | null} hint the colour that was recommended for this move
 * @property {boolean} busy something happens that was not answered yet
 * @property {ErrorData | null} notice what went wrong last
 * @property {Message | null} message
 * @property {"options" | "resign-game" | "resign-match" | "help" | null} dialog
 * @property {boolean} watching another tab plays here
 * @property {boolean} free the other tab is gone: this one may take over
 * @property {boolean} kept whether the table is kept on this device
 * @property {RecordData | null} record of the match when it is over
 * @property {{ player: number } | null} alarm the last one whose time became short; a new object for each alarm
 * @property {string[]} damaged the lines of a log that cannot be followed to its end
 */

/** Milliseconds away that nobody has to be told of. */
const SHORT = 3000;

/** Longest wait of a browser's timers. */
const LONGEST = 2 ** 31 - 1;

/** @type {ReadonlySet<string>} */
const FAILURE_CODES = new Set(Object.values(FAILURES));

/** @type {Omit<TableState, "phase" | "round">} */
const NOTHING = {
  variant: "",
  seed: "",
  seats: [],
  terms: null,
  board: null,
  snapshot: null,
  seen: 0,
  shown: null,
  selected: null,
  premove: null,
  hint: null,
  busy: false,
  notice: null,
  message: null,
  dialog: null,
  watching: false,
  free: false,
  kept: true,
  record: null,
  alarm: null,
  damaged: [],
};

/**
 * @extends {Store<TableState>}
 */
export class MatchTable extends Store {
  /** @type {Sitting | null} */
  sitting = null;
  /** @type {{ snapshot: Snapshot, seen: number }[]} What came back and is not kept yet. */
  #unshown = [];
  /** @type {Set<(snapshot: Snapshot) => void>} */
  #watchers = new Set();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #clockTimer = undefined;
  /** Counts up when whatever is under way no longer matters. */
  turn = 0;
  /** @type {Set<number>} Players who have been warned that their time is short. */
  #warned = new Set();
  /** Whether this tab alone writes the table. */
  #held = false;
  /** @type {() => void} */
  #release = () => {};
  /** Monotonic milliseconds at which the last game was seen to end with another one to come. */
  endedAt = 0;

  /**
   * @param {string} id under which the device keeps the table
   * @param {Origin} origin
   * @param {{ engine: Engine, settings: SettingsStore, catalogue: () => Promise<Catalogue>, storage: Storage }} parts
   * @param {Frame} [frame] tests bring their own
   */
  constructor(id, origin, { engine, settings, catalogue, storage }, frame) {
    super({ ...NOTHING, phase: "opening", round: 0 }, frame);
    this.id = id;
    /** @type {Origin} */
    this.origin = origin;
    this.engine = engine;
    this.settings = settings;
    this.catalogue = catalogue;
    this.storage = storage;
    /** @type {number[]} Owner of each place as it stands. */
    this.owners = [];
    /** @type {number[]} Colour of each place as it stands. */
    this.colours = [];
  }

  // --- opening ----------------------------------------------------------------------------------------------------

  /**
   * Opens the table, or takes it up where it stood.
   * @returns {Promise<void>}
   * @throws {unknown} what is wrong with the address or the terms, or that there is no such table; failures of the
   *   engine and of the storage are in the state
   */
  async open() {
    this.set({ phase: "opening", notice: null });
    try {
      if ("stored" in this.origin) await this.#takeUp();
      else await this.#begin("terms" in this.origin ? this.origin.terms : await this.#readAddress(this.origin.address));
    } catch (error) {
      const notice = errorData(error);
      if (notice.code === "log-damaged") return this.set({ phase: "damaged", notice });
      const passing = FAILURE_CODES.has(notice.code) || notice.code.startsWith("storage-");
      if (!passing || notice.code === STORAGE_REFUSALS.gone) throw error;
      this.set({ phase: "failed", notice });
    }
  }

  /**
   * @param {string} text what stands behind `#board=`
   * @returns {Promise<TermsRequest>}
   */
  async #readAddress(text) {
    const { variant, seed, seats } = await this.engine.call("read_board_address", { text });
    if (seats) return plainTerms(variant, seed, seats);
    // Persons at all seats: what an address without seats means.
    const { variants } = await this.catalogue();
    const players = variants.find(({ id }) => id === variant)?.players ?? 2;
    return plainTerms(
      variant,
      seed,
      Array.from({ length: players }, () => "person"),
    );
  }

  /** @param {TermsRequest} terms of a new table */
  async #begin(terms) {
    await this.#sitDown();
    await this.sitting?.dismiss();
    this.sitting = new Sitting(this.id, terms, this.engine, this.storage);
    await this.#layOut(await this.sitting.open());
  }

  /** Asks for the table for this tab alone, unless it has it. */
  async #sitDown() {
    if (this.#held) return;
    this.#release();
    const { held, release, whenFree } = await this.storage.hold(this.id);
    this.#held = held;
    this.#release = () => {
      this.#held = false;
      release();
    };
    this.set({ watching: !held, free: false });
    if (!held) void whenFree.then(() => this.set({ free: true }));
  }

  /** Continues a table of the device's storage; only watches it when another tab plays there. */
  async #takeUp() {
    await this.#sitDown();
    await this.sitting?.dismiss();
    const stored = await (await this.storage.open()).loadTable(this.id);
    if (!stored) throw new StorageError(STORAGE_REFUSALS.gone);
    this.sitting = new Sitting(this.id, stored.terms, this.engine, this.storage);
    this.set({ damaged: stored.lines, variant: stored.terms.variant, seed: stored.terms.seed });
    const opened = await this.sitting.restore(stored.lines);
    await this.#layOut(opened);
    const { clock } = opened.snapshot.match;
    if (clock && stored.lines.length > 0 && opened.snapshot.match.phase !== "over") {
      const counted = !opened.snapshot.paused;
      // A mere reload is not worth a word.
      if (counted && opened.away < SHORT) return;
      this.set({ message: { kind: "away", milliseconds: opened.away, counted } });
    }
  }

  /** @param {OpenedTable} opened puts its board on the screen, as soon as its log is kept */
  async #layOut({ board, terms, snapshot }) {
    const { variant, seed, seats } = terms;
    this.owners = board.colours.map(() => -1);
    this.colours = [...board.colours];
    this.#unshown = [{ snapshot, seen: Math.floor(performance.now()) }];
    this.set({ variant, seed, seats, terms, board, snapshot: null, round: this.state.round + 1 });
    this.set({ shown: null, selected: null, hint: null, busy: false });
    await this.#settle();
  }

  // --- what happens -----------------------------------------------------------------------------------------------

  /** Whether anything can be done at the table at the moment. */
  get atHand() {
    const { phase, busy, watching, notice } = this.state;
    return phase === "open" && !busy && !watching && !(notice?.code.startsWith("storage-") ?? false);
  }

  /**
   * Lets something happen, keeps it, shows it.
   * @template {TableMethod} M
   * @param {M} method
   * @param {Omit<BridgeMethods[M][0], "table" | "now" | "wall">} parameters
   * @param {Moment} [at] the input that led to it
   */
  async happen(method, parameters, at = moment()) {
    if (!this.sitting || !this.atHand) return;
    const turn = ++this.turn;
    clearTimeout(this.#clockTimer);
    this.set({ busy: true, shown: null, notice: null, hint: null, message: null });
    try {
      const snapshot = await this.sitting.ask(method, parameters, at);
      if (turn !== this.turn) return;
      this.#unshown.push({ snapshot, seen: at.now });
      await this.#settle();
    } catch (error) {
      if (turn !== this.turn) return;
      this.set({ busy: false, selected: null, notice: errorData(error) });
      // A question that failed is not asked again by itself: whoever reads the notice does.
      if (method !== "flag" && this.engine.state.phase === "ready") this.#watchClocks();
    }
  }

  /** Keeps what has happened, then shows it, then lets it go on. A failure of the storage is in the state. */
  async #settle() {
    const { turn, sitting } = this;
    try {
      if (!this.state.watching) await sitting?.keep();
    } catch (error) {
      // Nothing is shown as done that a crash now would undo: somebody has to say how to go on.
      if (turn === this.turn) this.set({ busy: false, notice: errorData(error) });
      return;
    }
    if (turn !== this.turn || !sitting) return;
    this.set({ phase: "open", busy: false, selected: null, notice: null, kept: sitting.kept });
    for (const { snapshot, seen } of this.#unshown.splice(0)) {
      for (const [cell, owner, colour] of snapshot.changes) {
        this.owners[cell] = owner;
        this.colours[cell] = colour;
      }
      const before = this.state.snapshot?.match.phase;
      if (snapshot.match.phase === "between" && before !== "between") this.endedAt = performance.now();
      this.set({ snapshot, seen });
      for (const watcher of this.#watchers) watcher(snapshot);
    }
    this.#watchClocks();
    await this.#finish();
    this.goOn();
  }

  /** What follows by itself from what is shown now. */
  goOn() {}

  /** Moves a match that is over to the history. A failure is in the state and can be tried again. */
  async #finish() {
    const { snapshot, terms, record, watching } = this.state;
    const { sitting } = this;
    if (!sitting || !terms || record || watching || snapshot?.match.phase !== "over") return;
    try {
      const data = await this.engine.call("record", { table: sitting.number });
      await sitting.finish(finishedMatch(this.id, terms, data.text, data.match));
      this.set({ record: data });
      this.#release();
    } catch (error) {
      this.set({ notice: errorData(error) });
    }
  }

  // --- clocks -----------------------------------------------------------------------------------------------------

  /** @returns {number} milliseconds for which the shown clocks have run since the snapshot */
  elapsed() {
    const { snapshot, seen } = this.state;
    return snapshot && !snapshot.paused ? Math.max(0, performance.now() - seen) : 0;
  }

  /**
   * @param {number} player
   * @returns {{ left: number, low: boolean, running: boolean } | null} as the clock stands now; null without clocks
   */
  clockOf(player) {
    const { snapshot } = this.state;
    const clock = snapshot?.match.clock;
    if (!snapshot || !clock) return null;
    const elapsed = this.elapsed();
    const left = leftOf(snapshot.match, player, elapsed);
    return { left, low: left < clock.low, running: !snapshot.paused && runs(snapshot.match, player, elapsed) };
  }

  /** @returns {number | null} milliseconds until the clocks of those who are not ready run; null when none is waited for */
  graceLeft() {
    const { snapshot } = this.state;
    const grace = snapshot?.match.grace ?? null;
    return grace === null ? null : Math.max(0, grace - this.elapsed());
  }

  /** Warns who has little time left, and asks the engine as soon as a shown clock reaches 0. */
  #watchClocks() {
    clearTimeout(this.#clockTimer);
    const { snapshot, watching, phase } = this.state;
    if (!snapshot || watching || phase !== "open" || snapshot.paused || !snapshot.match.clock) return;
    const { match } = snapshot;
    const elapsed = this.elapsed();
    const flag = untilFlag(match, elapsed);
    const warnings = this.state.seats.map((seat, player) => {
      if (kindOf(seat) !== "person" || this.#warned.has(player)) return Infinity;
      const low = untilLow(match, player, elapsed);
      if (low > 0) return low;
      this.#warned.add(player);
      this.set({ alarm: { player } });
      return Infinity;
    });
    if (flag <= 0) {
      // While something is under way, that comes first; its end looks here again.
      if (!this.state.busy) void this.happen("flag", {});
      return;
    }
    const wait = Math.min(flag, ...warnings);
    if (wait < Infinity) this.#clockTimer = setTimeout(() => this.#watchClocks(), Math.min(LONGEST, Math.ceil(wait) + 1));
  }

  /** The page was hidden or asleep, and its timers with it: looks at the clocks again. */
  wake() {
    this.set({});
    this.#watchClocks();
  }

  // --- after failures ---------------------------------------------------------------------------------------------

  /** Goes on after a failure: with a fresh engine if need be, and from where the match stood. */
  async tryAgain() {
    if (this.engine.state.phase === "failed") this.engine.tryAgain();
    const { sitting } = this;
    if (!sitting || !this.state.board || this.state.phase === "failed") return this.open();
    if (this.#unshown.length > 0 && !sitting.stale) return this.#settle();
    if (this.state.notice?.code.startsWith("storage-") && !sitting.stale) {
      this.set({ notice: null });
      return this.#settle();
    }
    const turn = ++this.turn;
    this.set({ busy: true, notice: null });
    try {
      await sitting.dismiss();
      await this.#layOut(await sitting.restore());
    } catch (error) {
      if (turn === this.turn) this.set({ busy: false, notice: errorData(error) });
    }
  }

  /** Goes on although the device cannot keep the table: it is gone when the page is closed. */
  async goOnUnkept() {
    if (!this.sitting) return;
    this.sitting.kept = false;
    this.set({ notice: null, kept: false });
    await this.#settle();
  }

  /** The other tab is gone: plays here, from what it has kept. */
  async takeOver() {
    this.origin = { stored: true };
    await this.open();
  }

  /** Saves all that the device has of a damaged table as a file. */
  saveRaw() {
    const data = { table: this.id, terms: this.sitting?.terms ?? null, lines: this.state.damaged };
    saveFile(`filler-table-${this.id}.json`, JSON.stringify(data, null, 1));
  }

  /**
   * Continues a damaged table as a new one, up to where its log is sound. The damaged one stays as it is.
   * @param {string} id of the new one
   */
  async saveSound(id) {
    const sound = Number(this.state.notice?.parameters.sound ?? 0);
    if (!this.sitting) return;
    const store = await this.storage.open();
    await store.createTable({ id, terms: this.sitting.terms, created: Date.now() });
    await store.appendLines(id, this.state.damaged.slice(0, sound));
  }

  /** @returns {TermsRequest | null} of this table */
  get request() {
    return this.state.terms ? asRequest(this.state.terms) : null;
  }

  // --- the board on the screen ------------------------------------------------------------------------------------

  /**
   * Hears of every snapshot, none left out: what changed on the board stands only in the one after the move.
   * @param {(snapshot: Snapshot) => void} watcher
   * @returns {() => void} ends it
   */
  watch(watcher) {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  }

  /**
   * The present snapshot with all changes since the start, for a board that is drawn late.
   * @returns {Snapshot | null}
   */
  wholeSnapshot() {
    const { board, snapshot } = this.state;
    if (!board || !snapshot) return null;
    /** @type {Snapshot["changes"]} */
    const changes = [];
    this.owners.forEach((owner, cell) => {
      const colour = this.colours[cell];
      if (owner !== board.owners[cell] || colour !== board.colours[cell]) changes.push([cell, owner, colour]);
    });
    return { ...snapshot, changes };
  }

  /** Ends the table for this page; what is kept stays. */
  async close() {
    clearTimeout(this.#clockTimer);
    this.turn += 1;
    try {
      await this.sitting?.keep();
    } catch {
      // Shown already, to whoever looked.
    }
    this.#release();
    await this.sitting?.dismiss();
  }
}
