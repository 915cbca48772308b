/** The puzzle of the day: made, kept, tried, solved and shared. The day is that of this device's clock, in UTC. */

import { EngineError, FAILURES } from "../engine/client.js";
import { errorData } from "./engine.js";
import { dayAfter, dayOf, fateOf, isDay, streakOf, untilNextDay } from "./puzzle_days.js";
import { readEntry, together } from "./puzzle_entry.js";
import { layOut, PuzzleTable } from "./puzzle_table.js";
import { writeFragment } from "./router.js";
import { canShare, copyText, share, wholeAddress } from "./share.js";
import { Store } from "./store.js";

/** @import { ErrorData, PuzzleData, TermsRequest } from "../types.js" */
/** @import { PuzzleEntry } from "../storage/schema.js" */
/** @import { PuzzleResult } from "../storage/puzzles.js" */
/** @import { Store as DeviceStore } from "../storage/store.js" */
/** @import { Engine } from "./engine.js" */
/** @import { SettingsStore } from "./settings.js" */
/** @import { Fate } from "./puzzle_days.js" */
/** @import { Frame } from "./store.js" */
/** @import { Thinker } from "./thinker.js" */

/** Milliseconds after which the clock is looked at again: timers sleep with the device. */
const LOOK = 600_000;

/** Failures of the second worker with which the first one may do better: it runs already. @type {ReadonlySet<string>} */
const NOT_STARTED = new Set(Object.values(FAILURES).filter((code) => code !== FAILURES.died));

/**
 * @typedef {object} PuzzleState
 * @property {"opening" | "making" | "stopped" | "open" | "failed" | "refused"} phase "stopped": somebody did not want to wait for it
 * @property {string} date of the puzzle, empty before any is shown
 * @property {boolean} daily whether today's puzzle was asked for, whatever day it is
 * @property {string} today the day in UTC by this device's clock
 * @property {number[]} tries colours, in order
 * @property {boolean} solved
 * @property {boolean} shown the solution was shown before it was found
 * @property {number} at wall clock of what happened last, milliseconds
 * @property {{ colour: number, value: number, again: boolean } | null} verdict on the colour that was pressed last
 * @property {PuzzleResult[]} results of all days that are kept
 * @property {PuzzleResult | null} former what became of this day's puzzle when another generator made it: that one counts
 * @property {ErrorData | null} notice what went wrong
 * @property {ErrorData | null} unkept why the result is not on the device
 * @property {"give-up" | null} dialog
 * @property {"yes" | "no" | null} copied whether the text is in the clipboard; null until that was tried
 */

/**
 * @typedef {object} PuzzleParts
 * @property {Engine} engine
 * @property {Pick<Thinker, "ask">} thinker
 * @property {SettingsStore} settings
 * @property {() => Promise<Pick<DeviceStore, "puzzle" | "keepPuzzle" | "puzzleDates">>} open the device's storage
 * @property {Pick<Location, "href">} location of the page
 * @property {(place: { text: string, game: number, ply: number }, change: (terms: TermsRequest) => TermsRequest) => Promise<void>} playOn
 *   opens a table that goes on from a place in a record
 * @property {() => number} [clock] wall clock, milliseconds; tests bring their own
 */

/** @returns {Pick<PuzzleState, "tries" | "solved" | "shown" | "at" | "verdict" | "former" | "notice" | "unkept" | "dialog" | "copied">} */
const fresh = () => ({
  tries: [],
  solved: false,
  shown: false,
  at: 0,
  verdict: null,
  former: null,
  notice: null,
  unkept: null,
  dialog: null,
  copied: null,
});

/**
 * @extends {Store<PuzzleState>}
 */
export class Puzzle extends Store {
  /** @type {PuzzleTable | null} The board, once there is one. */
  table = null;
  /** @type {PuzzleData | null} */
  data = null;
  /** Counts up when whatever is under way no longer matters. */
  #turn = 0;
  /** @type {AbortController | null} Of the puzzle that is being made. */
  #making = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #dayTimer = undefined;
  #looked = false;

  /**
   * @param {PuzzleParts} parts
   * @param {Frame} [frame] tests bring their own
   */
  constructor({ engine, thinker, settings, open, location, playOn, clock = () => Date.now() }, frame) {
    super({ phase: "opening", date: "", daily: true, today: dayOf(clock()), results: [], ...fresh() }, frame);
    this.engine = engine;
    this.thinker = thinker;
    this.settings = settings;
    this.open = open;
    this.location = location;
    this.startTable = playOn;
    this.clock = clock;
  }

  // --- which day --------------------------------------------------------------------------------------------------

  /**
   * Shows the puzzle of a day. One that is at hand is shown as it stands.
   * @param {string} text the day; empty: today
   */
  async show(text) {
    const today = dayOf(this.clock());
    const date = text === "" ? today : text;
    const daily = text === "";
    this.#looked = true;
    this.#watchDay();
    if (date === this.state.date && this.table) {
      this.set({ daily, today });
      return this.wake();
    }
    this.#stop();
    this.table = null;
    this.data = null;
    this.set({ ...fresh(), phase: "opening", date, daily, today });
    if (!isDay(date)) return this.#refuse({ code: "puzzle-no-day", parameters: {} });
    if (date > today) return this.#refuse({ code: "puzzle-future", parameters: { date, today } });
    await this.#open();
  }

  /** @param {ErrorData} notice why there is no puzzle of that day */
  #refuse(notice) {
    this.set({ phase: "refused", notice });
  }

  /** Looks at the clock, and at what other tabs have done. */
  async wake() {
    if (!this.#looked) return;
    this.#watchDay();
    const turn = this.#turn;
    const kept = await this.#read();
    if (turn !== this.#turn || this.state.phase !== "open") return;
    if (kept?.version === this.data?.version && kept) this.#adopt(together(kept, this.#entry()));
    // A copy from another device was taken in meanwhile.
    else if (kept && (kept.solved || kept.shown)) this.set({ former: kept });
    if (this.state.unkept) await this.#keep();
    if (turn === this.#turn) await this.#readResults();
  }

  #watchDay() {
    clearTimeout(this.#dayTimer);
    const now = this.clock();
    if (dayOf(now) !== this.state.today) this.set({ today: dayOf(now) });
    // A little later: clocks are not that exact.
    this.#dayTimer = setTimeout(() => this.#watchDay(), Math.min(untilNextDay(now) + 50, LOOK));
  }

  /** Somebody went elsewhere: a puzzle that is being made is given up. */
  leave() {
    if (!this.#looked) return;
    this.#looked = false;
    clearTimeout(this.#dayTimer);
    this.#stop();
    this.table?.deselect();
    this.table?.openDialog(null);
    this.set({ dialog: null, copied: null });
  }

  /** Ends what is under way. */
  #stop() {
    this.#turn += 1;
    this.#making?.abort();
    this.#making = null;
    this.table?.pauseLine();
  }

  // --- making it --------------------------------------------------------------------------------------------------

  async #open() {
    const turn = ++this.#turn;
    this.set({ phase: "opening", notice: null });
    const kept = await this.#read();
    if (turn !== this.#turn) return;
    if (kept?.data && (await this.#lay(kept.data, kept, turn))) return;
    if (turn === this.#turn) await this.#make(kept, turn);
  }

  /**
   * @param {PuzzleEntry | null} kept what became of it before
   * @param {number} turn
   */
  async #make(kept, turn) {
    const { date } = this.state;
    const making = new AbortController();
    this.#making = making;
    this.set({ phase: "making" });
    try {
      const data = await this.#ask(date, making.signal);
      if (turn !== this.#turn) return;
      if (await this.#lay(data, kept, turn)) await this.#keep();
      else if (turn === this.#turn) throw new EngineError("engine-internal", { detail: `puzzle ${date}` });
    } catch (error) {
      if (turn === this.#turn) this.set({ phase: "failed", notice: errorData(error) });
    }
  }

  /**
   * @param {string} date
   * @param {AbortSignal} signal
   * @returns {Promise<PuzzleData>}
   */
  async #ask(date, signal) {
    try {
      return await this.thinker.ask("puzzle", { date }, { signal });
    } catch (error) {
      if (!(error instanceof EngineError) || !NOT_STARTED.has(error.code)) throw error;
      // Without the host no second worker may start. The first one has all that it needs.
      return this.engine.call("puzzle", { date });
    }
  }

  /**
   * Lays the puzzle out, to be tried or as it was left.
   * @param {PuzzleData} data
   * @param {PuzzleEntry | null} kept
   * @param {number} turn
   * @returns {Promise<boolean>} whether it could be: what is kept may be damaged
   * @throws {EngineError} a failure of the engine itself
   */
  async #lay(data, kept, turn) {
    let laid;
    try {
      laid = await layOut(this.engine, data);
    } catch (error) {
      if (this.engine.state.phase !== "failed") return false;
      if (turn === this.#turn) this.set({ phase: "failed", notice: errorData(error) });
      return true;
    }
    if (turn !== this.#turn) return true;
    const { engine, settings } = this;
    const table = new PuzzleTable(data, laid, { engine, settings, onTry: (colour) => this.#try(colour) }, this.frame);
    table.subscribe(() => this.set({}));
    this.table = table;
    this.data = data;
    const same = kept?.version === data.version;
    // What was found out about another puzzle counts for that one. If it was not finished, this one takes its place.
    const former = kept && !same && (kept.solved || kept.shown) ? kept : null;
    this.set({ phase: "open", former });
    this.#adopt(same && kept ? kept : this.#entry());
    await this.#readResults();
    return true;
  }

  /** Does not wait any longer for a puzzle that is being made. */
  cancel() {
    this.#stop();
    this.set({ phase: "stopped" });
  }

  /** Makes it after all, or tries again after a failure. */
  async tryAgain() {
    if (this.engine.state.phase === "failed") this.engine.tryAgain();
    await this.#open();
  }

  // --- trying -----------------------------------------------------------------------------------------------------

  /** Whether there is nothing to be found any more. */
  get done() {
    return this.state.solved || this.state.shown;
  }

  /** @param {number} colour somebody believes in */
  async #try(colour) {
    const value = this.data?.values[colour] ?? null;
    if (this.state.phase !== "open" || this.done || !this.data || value === null) return;
    const again = this.state.tries.includes(colour);
    const verdict = { colour, value, again };
    if (again) return this.set({ verdict });
    const solved = colour === this.data.colour;
    this.set({ tries: [...this.state.tries, colour], solved, verdict, at: this.clock() });
    await this.#happened();
  }

  /** Shows the solution: the day does not count. */
  async giveUp() {
    if (this.state.phase !== "open" || this.done) return;
    this.set({ shown: true, verdict: null, dialog: null, at: this.clock() });
    await this.#happened();
  }

  /** Keeps what has happened, and plays the solution when it is known. */
  async #happened() {
    const turn = this.#turn;
    if (this.table) this.table.open = !this.done;
    if (this.done) this.table?.playLine();
    await this.#keep();
    if (turn === this.#turn) await this.#readResults();
  }

  // --- afterwards -----------------------------------------------------------------------------------------------------

  /** Opens a table at which it goes on from the position, against a computer that makes no mistakes. A failure is in the state. */
  async playOut() {
    const { data } = this;
    if (!data) return;
    try {
      await this.startTable({ text: data.text, game: 0, ply: data.moves.length }, (terms) => ({
        ...terms,
        names: terms.seats.map(() => ""),
        seats: terms.seats.map((_, player) => (player === data.mover ? "person" : "computer")),
        levels: terms.seats.map((_, player) => (player === data.mover ? null : "perfect")),
      }));
    } catch (error) {
      this.set({ notice: errorData(error) });
    }
  }

  // --- what is kept -----------------------------------------------------------------------------------------------

  /** @returns {PuzzleEntry} what this tab knows of the puzzle */
  #entry() {
    const { date, tries, solved, shown, at } = this.state;
    return { date, version: this.data?.version ?? 0, data: this.data, tries, solved, shown, at };
  }

  /** @param {PuzzleEntry} entry of the puzzle that is shown */
  #adopt({ tries, solved, shown, at }) {
    const before = this.done;
    this.set({ tries, solved, shown: shown && !solved, at });
    if (this.table) this.table.open = !this.done;
    // In another tab it was solved meanwhile: what was said here last is no longer to the point.
    if (this.done && !before) this.set({ verdict: null, dialog: null });
  }

  /** @returns {Promise<PuzzleEntry | null>} what the device knows of the puzzle; null when there is nothing of use */
  async #read() {
    const { date } = this.state;
    try {
      return readEntry(await (await this.open()).puzzle(date), date);
    } catch (error) {
      this.set({ unkept: errorData(error) });
      return null;
    }
  }

  /** Puts the puzzle on the device, together with what another tab has done. A failure is in the state. */
  async #keep() {
    if (this.state.former) return;
    const turn = this.#turn;
    const entry = this.#entry();
    try {
      const store = await this.open();
      const whole = together(readEntry(await store.puzzle(entry.date), entry.date), entry);
      await store.keepPuzzle(whole);
      if (turn !== this.#turn || whole.version !== entry.version) return;
      this.set({ unkept: null });
      this.#adopt(together(whole, this.#entry()));
    } catch (error) {
      if (turn === this.#turn) this.set({ unkept: errorData(error) });
    }
  }

  async #readResults() {
    try {
      const results = await (await this.open()).puzzleDates();
      const sound = results.filter((result) => isDay(result.date) && readEntry({ ...result, data: null }, result.date));
      this.set({ results: sound });
    } catch (error) {
      this.set({ unkept: errorData(error) });
    }
  }

  /** How many days in a row were solved, up to today. */
  get streak() {
    return streakOf(this.state.results, this.state.today);
  }

  /** What became of the puzzle that is shown, as far as it is finished. @returns {Fate} */
  get fate() {
    return fateOf(this.#entry());
  }

  /** The seven days up to today, and what became of their puzzles. @returns {{ day: string, fate: Fate }[]} */
  get week() {
    const { results, today } = this.state;
    return [-6, -5, -4, -3, -2, -1, 0].map((days) => {
      const day = dayAfter(today, days);
      return { day, fate: fateOf(results.find(({ date }) => date === day)) };
    });
  }

  /**
   * @param {number} days later; negative: before
   * @returns {string | null} the day so many days from the one that is shown; null when it has no puzzle
   */
  dayBeside(days) {
    const { date, today } = this.state;
    if (!isDay(date)) return null;
    const day = dayAfter(date, days);
    return isDay(day) && day <= today ? day : null;
  }

  // --- sharing ----------------------------------------------------------------------------------------------------

  /** The whole address of this day's puzzle. */
  get link() {
    return wholeAddress(this.location, writeFragment({ page: "puzzle", text: this.state.date }));
  }

  /** Whether the device has a way of its own to share. */
  get canShare() {
    return canShare();
  }

  /** @param {string} text that goes into the clipboard; how that went is in the state */
  async copy(text) {
    this.set({ copied: null });
    this.set({ copied: (await copyText(text)) ? "yes" : "no" });
  }

  /** @param {string} text the link stands in it */
  async share(text) {
    await share({ text });
  }

  // --- what is open beside the board ------------------------------------------------------------------------------

  /** @param {PuzzleState["dialog"]} dialog opens it, or closes it */
  openDialog(dialog) {
    this.set({ dialog });
  }

  /** Closes the message about what went wrong. */
  closeNotice() {
    this.set({ notice: null });
  }
}
