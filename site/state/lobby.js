/** The lobby: which board, who sits where, and the start of a table. */

import { fetchShipped } from "../storage/shipped.js";
import { recall, remember } from "../storage/local.js";
import { errorData } from "./engine.js";
import { Store } from "./store.js";
import { NO_CLOCK, today, usualGames } from "./terms.js";

/** @import { BoardData, Catalogue, ErrorData, SeatKind, TermsRequest, VariantInfo } from "../types.js" */
/** @import { Engine } from "./engine.js" */
/** @import { Frame } from "./store.js" */

/** The twelfth entry: any board, with computer players. */
export const PRACTICE = "practice";

/**
 * @typedef {object} LobbyState
 * @property {Catalogue | null} catalogue null until fetched
 * @property {ErrorData | null} error when it could not be fetched
 * @property {string} entry the chosen variant, or PRACTICE
 * @property {string} practiceBoard the variant that is practised
 * @property {SeatKind[]} seats one per player of the chosen board
 * @property {string[]} names one per seat, perhaps empty; computers have none
 * @property {number} games of the match
 * @property {string} clock one of the catalogue's
 * @property {"new" | "seed"} source where the board comes from
 * @property {string} seed what stands in the field
 * @property {ErrorData | null} seedError what is wrong with it
 * @property {boolean} waiting a start was asked for and has not happened yet
 */

/**
 * @param {string} entry a variant or PRACTICE
 * @param {number} players how many the board has
 * @returns {SeatKind[]} who sits where if nothing else is wished
 */
export function defaultSeats(entry, players) {
  const others = entry === PRACTICE ? "computer" : "person";
  return Array.from({ length: players }, (_, player) => (player === 0 ? "person" : others));
}

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
    const practiceBoard = recall("lobby.practice");
    super(
      {
        catalogue: null,
        error: null,
        entry: typeof entry === "string" ? entry : "classic",
        practiceBoard: typeof practiceBoard === "string" ? practiceBoard : "classic",
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
    const { catalogue, entry, practiceBoard } = this.state;
    const id = entry === PRACTICE ? practiceBoard : entry;
    return catalogue?.variants.find((variant) => variant.id === id) ?? null;
  }

  /** The twelve entries, in order; none until the catalogue is there. */
  get entries() {
    const { catalogue } = this.state;
    return catalogue ? [...catalogue.variants.map(({ id }) => id), PRACTICE] : [];
  }

  /** Whether a board is set up for practice. */
  get practises() {
    return this.state.entry === PRACTICE;
  }

  /**
   * @param {string} entry a variant or PRACTICE
   * @returns {BoardData | null} the picture of its board
   */
  pictureOf(entry) {
    const id = entry === PRACTICE ? this.state.practiceBoard : entry;
    return this.state.catalogue?.pictures[id] ?? null;
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
      this.set({ catalogue });
      const known = (/** @type {string} */ id) => catalogue.variants.some((variant) => variant.id === id);
      if (!known(this.state.practiceBoard)) this.set({ practiceBoard: "classic" });
      this.choose(this.state.entry === PRACTICE || known(this.state.entry) ? this.state.entry : "classic");
    } catch (error) {
      this.set({ error: errorData(error) });
    }
  }

  /** @param {string} entry a variant or PRACTICE */
  choose(entry) {
    remember("lobby.entry", entry);
    this.set({ entry, seedError: null });
    this.#seat();
  }

  /** @param {string} practiceBoard the variant to practise */
  choosePracticeBoard(practiceBoard) {
    remember("lobby.practice", practiceBoard);
    this.set({ practiceBoard, seedError: null });
    this.#seat();
  }

  #seat() {
    const { variant } = this;
    const players = variant?.players ?? 2;
    const seats = defaultSeats(this.state.entry, players);
    const games = variant ? usualGames(this.state.entry, variant) : 1;
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
  async #terms({ id: variant }) {
    const { seats, names, games, clock, source, seed: written } = this.state;
    const seed = source === "seed" ? written.trim() : await freshSeed(this.engine);
    // The engine says here what is wrong with a seed, before there is a table.
    await this.engine.call("make_board_address", { variant, seed, seats });
    const shown = names.map((name, player) => (seats[player] === "person" ? name.trim() : ""));
    return { variant, seed, seats, names: shown, games, clock, date: today() };
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
