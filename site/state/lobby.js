/** The lobby: which board, against whom, and the start of a table. */

import { fetchShipped } from "../storage/shipped.js";
import { recall, remember } from "../storage/local.js";
import { errorData } from "./engine.js";
import { Store } from "./store.js";
import { freshPractice, practiceSeats, readLevels, sharedSeats } from "./practice_setup.js";
import { NO_CLOCK, today, usualGames } from "./terms.js";

/** @import { BoardData, Catalogue, ErrorData, Level, SeatKind, TermsRequest, VariantInfo } from "../types.js" */
/** @import { Engine } from "./engine.js" */
/** @import { Begins, Mode } from "./practice_setup.js" */
/** @import { Frame } from "./store.js" */

/**
 * @typedef {object} LobbyState
 * @property {Catalogue | null} catalogue null until fetched
 * @property {ErrorData | null} error when it could not be fetched
 * @property {string} entry the chosen variant
 * @property {Mode} mode whether one practises against computers, or shares the device
 * @property {Begins} begins who does, in practice
 * @property {Level[]} levels of the computers, by seat; in practice by how far they sit from the person, clockwise
 * @property {SeatKind[]} seats of those who share the device, one per player of the chosen board
 * @property {string[]} names one per seat, perhaps empty, the first one that of who practises; computers have none
 * @property {number} games of the match
 * @property {string} clock one of the catalogue's
 * @property {"new" | "seed"} source where the board comes from
 * @property {string} seed what stands in the field
 * @property {ErrorData | null} seedError what is wrong with it
 * @property {boolean} waiting a start was asked for and has not happened yet
 */

/**
 * @param {Uint8Array} bytes
 * @returns {string} in hexadecimal
 */
const hexadecimal = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * @extends {Store<LobbyState>}
 */
export class Lobby extends Store {
  /** The first player's name as it was suggested last. */
  #suggested = "";
  /** @type {Promise<Catalogue> | null} */
  #catalogue = null;

  /**
   * @param {Engine} engine
   * @param {(terms: TermsRequest) => void} onTable told what was agreed for a table to open
   * @param {Frame} [frame] tests bring their own
   */
  constructor(engine, onTable, frame) {
    const entry = recall("lobby.entry");
    super(
      {
        catalogue: null,
        error: null,
        entry: typeof entry === "string" ? entry : "classic",
        ...freshPractice(recall),
        seats: [],
        names: [],
        games: 1,
        clock: NO_CLOCK,
        source: "new",
        seed: "",
        seedError: null,
        waiting: false,
      },
      frame,
    );
    this.engine = engine;
    this.onTable = onTable;
  }

  /** The chosen board's variant; null until the catalogue is there. */
  get variant() {
    const { catalogue, entry } = this.state;
    return catalogue?.variants.find((variant) => variant.id === entry) ?? null;
  }

  /** The eleven boards, in order; none until the catalogue is there. */
  get entries() {
    return this.state.catalogue?.variants.map(({ id }) => id) ?? [];
  }

  /** Whether a board is set up for practice. */
  get practises() {
    return this.state.mode === "practice";
  }

  /**
   * @param {string} entry a variant
   * @returns {BoardData | null} the picture of its board
   */
  pictureOf(entry) {
    return this.state.catalogue?.pictures[entry] ?? null;
  }

  /**
   * Fetches the catalogue that the build has put beside the page; from the engine when that fails.
   * @returns {Promise<Catalogue>}
   * @throws {unknown} when neither has it
   */
  catalogue() {
    this.#catalogue ??= fetchShipped("catalogue.json")
      .then((catalogue) => /** @type {Catalogue} */ (catalogue))
      .catch(() => this.engine.call("catalogue", {}))
      .catch((error) => {
        this.#catalogue = null;
        throw error;
      });
    return this.#catalogue;
  }

  /** Fills the lobby. The outcome is in the state. */
  async load() {
    this.set({ error: null });
    try {
      const catalogue = await this.catalogue();
      this.set({ catalogue, levels: readLevels(catalogue.levels, recall("lobby.levels")) });
      this.choose(this.variant ? this.state.entry : "classic");
    } catch (error) {
      this.set({ error: errorData(error) });
    }
  }

  /** @param {string} entry a variant */
  choose(entry) {
    remember("lobby.entry", entry);
    this.set({ entry, seedError: null });
    this.#seat();
  }

  /** @param {Mode} mode */
  chooseMode(mode) {
    remember("lobby.mode", mode);
    this.set({ mode });
    this.#seat();
  }

  /** @param {Begins} begins */
  chooseBegins(begins) {
    remember("lobby.begins", begins);
    this.set({ begins });
  }

  /**
   * @param {number} place of a computer: its seat, in practice how far it sits from the person
   * @param {Level} level
   */
  chooseLevel(place, level) {
    const levels = this.state.levels.map((known, index) => (index === place ? level : known));
    remember("lobby.levels", levels);
    this.set({ levels });
  }

  #seat() {
    const { variant } = this;
    const seats = Array.from({ length: variant?.players ?? 2 }, () => /** @type {SeatKind} */ ("person"));
    // Whoever practises can play the same board once more, or take moves back: one game is enough.
    const games = variant && !this.practises ? usualGames(variant) : 1;
    this.set({ seats, games, names: seats.map((_, player) => this.state.names[player] ?? "") });
  }

  /** @param {string} name of this device's player, for the first seat; what somebody has written there stays */
  suggestName(name) {
    const [first = "", ...others] = this.state.names;
    if (name === this.#suggested || (first && first !== this.#suggested)) return;
    this.#suggested = name;
    this.set({ names: [name, ...others] });
  }

  /**
   * @param {number} player
   * @param {string} name
   */
  name(player, name) {
    this.set({ names: this.state.names.map((known, index) => (index === player ? name : known)) });
  }

  /** @param {number} games of the match */
  chooseGames(games) {
    this.set({ games });
  }

  /** @param {string} clock one of the catalogue's */
  chooseClock(clock) {
    this.set({ clock });
  }

  /**
   * @param {number} player
   * @param {SeatKind} kind
   */
  sit(player, kind) {
    this.set({ seats: this.state.seats.map((seat, index) => (index === player ? kind : seat)) });
  }

  /** @param {"new" | "seed"} source */
  chooseSource(source) {
    this.set({ source, seedError: null });
  }

  /** @param {string} seed what stands in the field */
  writeSeed(seed) {
    this.set({ source: "seed", seed, seedError: null });
  }

  /** Opens a table as chosen, as soon as the engine is ready. A failure is in the state. */
  async start() {
    const { variant } = this;
    if (this.state.waiting || !variant) return;
    this.set({ waiting: true, seedError: null });
    try {
      this.onTable(await this.#terms(variant));
    } catch (error) {
      // A failed engine shows itself; what it refuses here is the seed.
      if (this.engine.state.phase !== "failed") this.set({ seedError: errorData(error) });
    } finally {
      this.set({ waiting: false });
    }
  }

  /**
   * @param {VariantInfo} variant
   * @returns {Promise<TermsRequest>} what was agreed
   */
  async #terms({ id: variant, players }) {
    const { games, clock, source, seed: written } = this.state;
    const seated = this.practises ? practiceSeats(this.state, players) : sharedSeats(this.state);
    const seed = source === "seed" ? written.trim() : await freshSeed(this.engine);
    // The engine says here what is wrong with a seed, before there is a table.
    await this.engine.call("make_board_address", { variant, seed, seats: seated.seats });
    return { variant, seed, ...seated, games, clock, date: today() };
  }
}

/**
 * @param {Engine} engine
 * @returns {Promise<string>} a seed that nobody has seen before
 */
export async function freshSeed(engine) {
  const entropy = hexadecimal(crypto.getRandomValues(new Uint8Array(8)));
  return (await engine.call("make_seed", { entropy })).seed;
}
