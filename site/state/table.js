/**
 * One table at this device: passes choices to the engine and keeps what it answered. Whoever is a computer
 * moves by itself after a humane pause.
 */

import { FAILURES } from "../engine/client.js";
import { errorData } from "./engine.js";
import { cornerPlayer, resigner, viewerSide } from "./players.js";
import { Store } from "./store.js";

/** @import { BoardData, Catalogue, ColourChoice, ErrorData, SeatKind, Snapshot } from "../types.js" */
/** @import { Engine } from "./engine.js" */
/** @import { SettingsStore } from "./settings.js" */
/** @import { Frame } from "./store.js" */

/**
 * @typedef {object} TableState
 * @property {"opening" | "open" | "failed"} phase
 * @property {string} variant empty until the address is read
 * @property {string} seed
 * @property {SeatKind[]} seats
 * @property {BoardData | null} board
 * @property {Snapshot | null} snapshot
 * @property {number} round counts the games at this table: another round has another board on the screen
 * @property {number | null} shown the colour that is looked at
 * @property {number | null} selected the colour that waits for being confirmed
 * @property {boolean} busy a move is being played
 * @property {ErrorData | null} notice what went wrong last
 * @property {"options" | "resign" | "help" | null} dialog
 */

/** Milliseconds before a computer moves: long enough to see the move before. */
export const PAUSE = Object.freeze({ animated: 500, still: 300 });

/** @typedef {{ colour: number } | { resign: number }} Action */

/** @type {ReadonlySet<string>} */
const FAILURE_CODES = new Set(Object.values(FAILURES));

/**
 * @extends {Store<TableState>}
 */
export class Table extends Store {
  /** @type {number | null} The engine's number of this table. */
  #table = null;
  /** Which engine that number belongs to. */
  #generation = 0;
  /** @type {Action[]} All that was done, to go on after the engine had to be started anew. */
  #log = [];
  /** @type {Set<(snapshot: Snapshot) => void>} */
  #watchers = new Set();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer = undefined;
  /** Counts up when whatever is under way no longer matters. */
  #turn = 0;
  #present = true;

  /**
   * @param {string} address what stands behind `#board=`
   * @param {{ engine: Engine, settings: SettingsStore, catalogue: () => Promise<Catalogue> }} parts
   * @param {Frame} [frame] tests bring their own
   */
  constructor(address, { engine, settings, catalogue }, frame) {
    super(
      {
        phase: "opening",
        variant: "",
        seed: "",
        seats: [],
        board: null,
        snapshot: null,
        round: 0,
        shown: null,
        selected: null,
        busy: false,
        notice: null,
        dialog: null,
      },
      frame,
    );
    this.address = address;
    this.engine = engine;
    this.settings = settings;
    this.catalogue = catalogue;
    /** @type {number[]} Owner of each place as it stands. */
    this.owners = [];
    /** @type {number[]} Colour of each place as it stands. */
    this.colours = [];
  }

  /** The kind of who is to move; null when nobody is. */
  get moverKind() {
    const { snapshot, seats } = this.state;
    return snapshot === null || snapshot.mover === null ? null : seats[snapshot.mover];
  }

  /** Whether a person may choose a colour now. */
  get canChoose() {
    const { phase, busy } = this.state;
    return phase === "open" && !busy && this.moverKind === "person";
  }

  /** The player whose corner lies at the bottom left. */
  get cornerPlayer() {
    const { board, seats } = this.state;
    return board ? cornerPlayer(board, seats, this.settings.state.corner) : 0;
  }

  /** The side whose "needed" stands above the board; null for nobody's in particular. */
  get viewerSide() {
    const { board, seats, snapshot } = this.state;
    return board && snapshot ? viewerSide(seats, board.sides, snapshot.mover) : null;
  }

  /** Who gives up when that is asked for now; null when it is not clear who. */
  get resigner() {
    const { seats, snapshot } = this.state;
    return snapshot ? resigner(seats, snapshot) : null;
  }

  /**
   * @param {number | null} colour
   * @returns {ColourChoice | null} what the engine says about it
   */
  choiceOf(colour) {
    return this.state.snapshot?.choices.find((choice) => choice.colour === colour) ?? null;
  }

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

  /**
   * Reads the address and opens the table.
   * @returns {Promise<void>}
   * @throws {unknown} what is wrong with the address; failures of the engine are in the state
   */
  async open() {
    this.set({ phase: "opening", notice: null });
    try {
      const { variant, seed, seats } = await this.engine.call("read_board_address", { text: this.address });
      this.set({ variant, seed, seats: seats ?? (await this.#everybody(variant)) });
      await this.#reopen();
      this.#schedule();
    } catch (error) {
      const notice = errorData(error);
      if (!FAILURE_CODES.has(notice.code)) throw error;
      this.set({ phase: "failed", notice });
    }
  }

  /**
   * @param {string} variant
   * @returns {Promise<SeatKind[]>} persons at all seats: what an address without seats means
   */
  async #everybody(variant) {
    const { variants } = await this.catalogue();
    const players = variants.find(({ id }) => id === variant)?.players ?? 2;
    return Array.from({ length: players }, () => "person");
  }

  /** Opens the table in the running engine and plays again whatever was played. */
  async #reopen() {
    const { variant, seed, seats, round } = this.state;
    const { table, board, snapshot } = await this.engine.call("open_table", { variant, seed, seats });
    this.#table = table;
    this.#generation = this.engine.generation;
    this.owners = [...board.owners];
    this.colours = [...board.colours];
    this.#apply(snapshot);
    /** @type {Snapshot} */
    let latest = snapshot;
    for (const action of this.#log) {
      latest = await this.#send(action, latest.ply);
      this.#apply(latest);
    }
    const nothing = { shown: null, selected: null, busy: false, notice: null };
    this.set({ phase: "open", board, snapshot: latest, round: round + 1, ...nothing });
  }

  /**
   * @param {Action} action
   * @param {number} ply
   */
  #send(action, ply) {
    if (this.#table === null) throw new Error("the table is not open");
    if ("resign" in action) return this.engine.call("resign", { table: this.#table, player: action.resign });
    return this.engine.call("choose", { table: this.#table, colour: action.colour, ply });
  }

  /** @param {Snapshot} snapshot whose changes the kept cells have not seen */
  #apply(snapshot) {
    for (const [cell, owner, colour] of snapshot.changes) {
      this.owners[cell] = owner;
      this.colours[cell] = colour;
    }
  }

  /** @param {Action} action plays it, shows it, and lets the next one move */
  async #act(action) {
    const { snapshot } = this.state;
    if (!snapshot || this.state.busy) return;
    clearTimeout(this.#timer);
    const turn = ++this.#turn;
    this.set({ busy: true, shown: null, notice: null });
    try {
      const next = await this.#send(action, snapshot.ply);
      if (turn !== this.#turn) return;
      this.#log.push(action);
      this.#apply(next);
      this.set({ snapshot: next, selected: null, busy: false });
      for (const watcher of this.#watchers) watcher(next);
      this.#schedule();
    } catch (error) {
      if (turn === this.#turn) this.set({ busy: false, selected: null, notice: errorData(error) });
    }
  }

  /** Lets the computer move if it is its turn. */
  #schedule() {
    clearTimeout(this.#timer);
    if (!this.#present || this.moverKind !== "computer") return;
    const turn = this.#turn;
    const still = !this.settings.state.animation || prefersStillness();
    this.#timer = setTimeout(() => void this.#computerMoves(turn), still ? PAUSE.still : PAUSE.animated);
  }

  /** @param {number} turn the turn for which it was asked to move */
  async #computerMoves(turn) {
    if (this.#table === null) return;
    try {
      const { colour } = await this.engine.call("computer_choice", { table: this.#table });
      if (turn === this.#turn && this.#present) await this.#act({ colour });
    } catch (error) {
      if (turn === this.#turn) this.set({ notice: errorData(error) });
    }
  }

  /**
   * Somebody pressed a colour: plays it, or shows it first when that is wished. A barred one is only shown,
   * with the reason.
   * @param {number} colour
   */
  async press(colour) {
    const choice = this.choiceOf(colour);
    if (!choice || !this.canChoose) return;
    if (choice.bar) this.set({ shown: colour, selected: null });
    else if (this.settings.state.confirm && this.state.selected !== colour) this.set({ shown: colour, selected: colour });
    else await this.#act({ colour });
  }

  /** @param {number} cell somebody pressed this cell: presses the colour that would take it */
  async pressCell(cell) {
    const colour = this.colourTaking(cell);
    if (colour !== null) await this.press(colour);
  }

  /**
   * @param {number} cell
   * @returns {number | null} the colour that would take the cell: its own if that reaches it, else the only one that does
   */
  colourTaking(cell) {
    const { snapshot } = this.state;
    const takers = (snapshot?.choices ?? []).filter(
      ({ preview }) => preview !== null && (preview.captured.includes(cell) || preview.closed.includes(cell)),
    );
    const own = takers.find(({ colour }) => colour === this.colours[cell]);
    if (own) return own.colour;
    return takers.length === 1 ? takers[0].colour : null;
  }

  /** @param {number | null} colour the one that is looked at now */
  show(colour) {
    if (colour !== this.state.shown) this.set({ shown: colour });
  }

  /** @param {number | null} cell the one that is pointed at now */
  showCell(cell) {
    this.show(cell === null ? null : this.colourTaking(cell));
  }

  /** Takes back a selection that was not confirmed. */
  deselect() {
    this.set({ selected: null, shown: null });
  }

  /** @param {TableState["dialog"]} dialog opens it, or closes any */
  openDialog(dialog) {
    this.set({ dialog });
  }

  /** Gives up the game for whoever may do so now. */
  async resign() {
    const player = this.resigner;
    if (player !== null) await this.#act({ resign: player });
  }

  /** The same board once more, from its start. */
  async restart() {
    this.#log = [];
    await this.tryAgain();
  }

  /** Goes on after a failure: with a fresh engine if need be, and from where the game stood. */
  async tryAgain() {
    if (this.engine.state.phase === "failed") this.engine.tryAgain();
    if (!this.state.board) {
      await this.open();
      return;
    }
    this.#cancel();
    const turn = this.#turn;
    this.set({ busy: true, notice: null });
    try {
      await this.#dismiss();
      await this.#reopen();
      if (turn === this.#turn) this.#schedule();
    } catch (error) {
      if (turn === this.#turn) this.set({ busy: false, notice: errorData(error) });
    }
  }

  /** Closes the message about what went wrong. */
  closeNotice() {
    this.set({ notice: null });
  }

  /** Somebody went elsewhere: the computer waits. */
  leave() {
    this.#present = false;
    clearTimeout(this.#timer);
    this.set({ shown: null, selected: null, dialog: null });
  }

  /** Somebody came back: the game goes on. */
  comeBack() {
    this.#present = true;
    const stale = this.#table !== null && this.#generation !== this.engine.generation;
    if (stale && this.engine.state.phase !== "failed") void this.tryAgain();
    else this.#schedule();
  }

  /** Ends the table for good. */
  async close() {
    this.leave();
    this.#cancel();
    await this.#dismiss();
  }

  #cancel() {
    clearTimeout(this.#timer);
    this.#turn += 1;
  }

  /** Tells the engine that its table is no longer needed. */
  async #dismiss() {
    const table = this.#table;
    this.#table = null;
    if (table === null || this.#generation !== this.engine.generation || this.engine.state.phase !== "ready") return;
    try {
      await this.engine.call("close_table", { table });
    } catch {
      // It is gone either way.
    }
  }
}

/** @returns {boolean} whether the device asks for less movement */
function prefersStillness() {
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}
