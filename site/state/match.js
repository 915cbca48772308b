/**
 * A match at one device: opened or continued, kept line by line, shown only as far as it is kept, its clocks watched.
 * What persons can do at it stands in table.js.
 */

import { FAILURES } from "../engine/client.js";
import { STORAGE_REFUSALS, StorageError } from "../storage/errors.js";
import { boardNamed } from "./board_named.js";
import { applyChanges, changesBetween, emptyCells } from "./cells.js";
import { challengeAt, fateOf } from "./challenge.js";
import { ChoosingTable } from "./choosing_table.js";
import { errorData } from "./engine.js";
import { Queue } from "./queue.js";
import { saveFile } from "./share.js";
import { moment, Sitting } from "./sitting.js";
import { asRequest, finishedMatch, plainTerms } from "./terms.js";

/** @import { BridgeMethods, Catalogue, OpenedTable, Snapshot, TermsRequest } from "../types.js" */
/** @import { News } from "../storage/news.js" */
/** @import { Engine } from "./engine.js" */
/** @import { SettingsStore } from "./settings.js" */
/** @import { Moment, Storage, TableMethod } from "./sitting.js" */
/** @import { Frame } from "./store.js" */
/** @import { Origin } from "./table_state.js" */

/** Milliseconds away that nobody has to be told of. */
const SHORT = 8000;

/** @type {ReadonlySet<string>} */
const FAILURE_CODES = new Set(Object.values(FAILURES));

/** @typedef {{ engine: Engine, settings: SettingsStore, catalogue: () => Promise<Catalogue>, storage: Storage }} MatchParts */

/** A table whose every line is kept on this device before it is shown. */
export class MatchTable extends ChoosingTable {
  /** @type {Sitting | null} */
  sitting = null;
  /** @type {{ snapshot: Snapshot, seen: number }[]} What came back and is not kept yet. */
  #unshown = [];
  /** Whether this tab alone writes the table. */
  #held = false;
  /** @type {() => void} */
  #release = () => {};
  /** Ends hearing of what another tab writes. */
  #unhear = () => {};
  /** @type {News[]} What the other tab has written and is not shown yet. */
  #news = [];
  #catchingUp = false;
  /** What is done as soon as nothing else is being kept. */
  #later = new Queue();

  /**
   * @param {string} id under which the device keeps the table
   * @param {Origin} origin
   * @param {MatchParts} parts
   * @param {Frame} [frame] tests bring their own
   */
  constructor(id, origin, { engine, settings, catalogue, storage }, frame) {
    super(id, { engine, settings }, frame);
    /** @type {Origin} */
    this.origin = origin;
    this.catalogue = catalogue;
    this.storage = storage;
  }

  /** @override */
  get address() {
    return "address" in this.origin ? this.origin.address : "";
  }

  /** @override */
  askForFlag() {
    void this.happen("flag", {});
  }

  // --- opening ----------------------------------------------------------------------------------------------------

  /**
   * Opens the table, or takes it up where it stood.
   * @returns {Promise<void>}
   * @throws {unknown} what is wrong with the address or the terms, or that there is no such table; failures of the
   *   engine and of the storage are in the state
   */
  async open() {
    this.set({ phase: "opening", notice: null, variant: this.state.variant || boardNamed(this.origin) });
    try {
      if ("stored" in this.origin) await this.#takeUp();
      else if ("terms" in this.origin) await this.#begin(this.origin.terms, this.origin.challenge);
      else await this.#begin(await this.#readAddress(this.origin.address));
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

  /**
   * @param {TermsRequest} terms of a new table
   * @param {string | null} [challenge] that is tried at it
   */
  async #begin(terms, challenge = null) {
    await this.#sitDown();
    await this.sitting?.dismiss();
    this.sitting = new Sitting(this.id, terms, this.engine, this.storage, challenge);
    this.set({ challenge });
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
    // What is held can be played at as soon as it is laid out, and looks so no sooner.
    if (!held) this.set({ watching: true, free: false });
    this.#unhear();
    this.#unhear = held ? () => {} : this.storage.hear(this.id, (news) => this.#hear(news));
    if (!held) void whenFree.then(() => this.set({ free: true }));
  }

  /** Continues a table of the device's storage; only watches it when another tab plays there. */
  async #takeUp() {
    await this.#sitDown();
    await this.sitting?.dismiss();
    const stored = await (await this.storage.open()).loadTable(this.id);
    if (!stored) throw new StorageError(STORAGE_REFUSALS.gone);
    const challenge = stored.challenge ?? null;
    this.sitting = new Sitting(this.id, stored.terms, this.engine, this.storage, challenge);
    this.set({ challenge, damaged: stored.lines, variant: stored.terms.variant, seed: stored.terms.seed });
    const opened = await this.sitting.restore(stored.lines);
    await this.#layOut(opened);
    const { clock } = opened.snapshot.match;
    // Where another tab plays, nobody was away.
    if (clock && !this.state.watching && stored.lines.length > 0 && opened.snapshot.match.phase !== "over") {
      const counted = !opened.snapshot.paused;
      // A mere reload is not worth a word.
      if (counted && opened.away < SHORT) return;
      this.set({ message: { kind: "away", milliseconds: opened.away, counted } });
    }
  }

  /** @param {OpenedTable} opened puts its board on the screen, as soon as its log is kept */
  async #layOut({ board, terms, snapshot }) {
    const { variant, seed, seats } = terms;
    this.layBoard(board);
    this.#unshown = [{ snapshot, seen: Math.floor(performance.now()) }];
    this.set({ variant, seed, seats, terms, board, snapshot: null, round: this.state.round + 1 });
    if (this.#held) this.set({ watching: false, free: false });
    this.dropPlans();
    this.set({ shown: null, selected: null, busy: false });
    await this.#settle();
    void this.#catchUp();
  }

  // --- what happens -----------------------------------------------------------------------------------------------

  /** @override */
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
    this.clocks.stop();
    this.dropPlans();
    this.set({ busy: true, shown: null, notice: null, message: null });
    try {
      const snapshot = await this.sitting.ask(method, parameters, at);
      if (turn !== this.turn) return;
      this.#unshown.push({ snapshot, seen: at.now });
      await this.#settle();
    } catch (error) {
      if (turn !== this.turn) return;
      this.set({ busy: false, selected: null, notice: errorData(error) });
      // A question that failed is not asked again by itself: whoever reads the notice does.
      if (this.engine.state.phase !== "ready") return;
      if (method !== "flag") this.clocks.look();
      if (method !== "choose") this.goOn();
    }
  }

  /**
   * Does what must not get lost because something else is being kept at this very moment: two may press at once.
   * @param {() => Promise<void>} task begins when nothing is being kept any longer
   * @returns {Promise<void>} when it has ended
   */
  afterwards(task) {
    return this.#later.add(async () => {
      while (this.state.busy) await this.#change();
      await task();
    });
  }

  /** @returns {Promise<void>} the next change of the state */
  #change() {
    return new Promise((resolve) => {
      const end = this.witness(() => {
        end();
        resolve();
      });
    });
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
      // A warning was about the move that has now been made.
      this.set({ alarm: null });
      this.present(snapshot, seen);
    }
    this.clocks.look();
    await this.#finish();
    this.goOn();
  }

  /** What follows by itself from what is shown now. */
  goOn() {}

  /** Something happens: whatever was being worked out for the position before is of no use any longer. */
  dropPlans() {}

  // --- looking on while another tab plays -------------------------------------------------------------------------

  /** @param {News} news of the tab that plays here */
  #hear(news) {
    this.#news.push(news);
    if (this.state.phase === "open") void this.#catchUp();
  }

  /** Shows what the other tab has written. What it writes meanwhile comes next. */
  async #catchUp() {
    const { turn, sitting } = this;
    if (this.#catchingUp || !sitting) return;
    this.#catchingUp = true;
    try {
      while (this.#news.length > 0 && this.state.watching && turn === this.turn) {
        const log = await sitting.heard(this.#news.splice(0));
        await sitting.dismiss();
        const opened = await sitting.restore(log);
        const stand = applyChanges(emptyCells(opened.board), opened.snapshot.changes);
        const snapshot = { ...opened.snapshot, changes: changesBetween(this.cells, stand) };
        this.#unshown.push({ snapshot, seen: Math.floor(performance.now()) });
        await this.#settle();
      }
    } catch (error) {
      if (turn === this.turn) this.set({ notice: errorData(error) });
    } finally {
      this.#catchingUp = false;
    }
  }

  /** Moves a match that is over to the history. A failure is in the state and can be tried again. */
  async #finish() {
    const { snapshot, terms, record, watching, challenge } = this.state;
    const { sitting } = this;
    if (!sitting || !terms || record || snapshot?.match.phase !== "over") return;
    try {
      const data = await this.engine.call("record", { table: sitting.number });
      // The tab that plays here keeps it.
      if (!watching) await sitting.finish({ ...finishedMatch(this.id, terms, data.text, data.match), ...(challenge && { challenge }) });
      this.set({ record: data });
      this.#release();
    } catch (error) {
      this.set({ notice: errorData(error) });
    }
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
    if (this.state.phase === "opening") return;
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
    const { terms, challenge } = this.sitting;
    await store.createTable({ id, terms, created: Date.now(), ...(challenge && { challenge }) });
    await store.appendLines(id, this.state.damaged.slice(0, sound));
  }

  /** The challenge that is tried here; null mostly. */
  get asked() {
    return challengeAt(this.state.challenge);
  }

  /** Who was challenged, where a challenge is tried. @override */
  get ownSeat() {
    return this.asked?.seats.indexOf("you") ?? super.ownSeat;
  }

  /** Who was challenged looks from the own corner, also with others at the device. @override */
  get cornerPlayer() {
    return (this.settings.state.corner === "own" ? this.ownSeat : null) ?? super.cornerPlayer;
  }

  /** What became of it, once the match is over. */
  get fate() {
    const { asked } = this;
    const { board, snapshot, record } = this.state;
    return asked && board && snapshot && record ? fateOf(asked, board.sides, snapshot, record.terms) : null;
  }

  /** @returns {TermsRequest | null} of this table */
  get request() {
    const { terms, snapshot } = this.state;
    if (!terms) return null;
    const request = asRequest(terms);
    // Computers play on at the levels that they have now.
    return { ...request, levels: snapshot?.levels ?? request.levels };
  }

  /** Ends the table for this page; what is kept stays. */
  async close() {
    this.clocks.stop();
    this.turn += 1;
    try {
      await this.sitting?.keep();
    } catch {
      // Shown already, to whoever looked.
    }
    this.#release();
    this.#unhear();
    await this.sitting?.dismiss();
  }
}
