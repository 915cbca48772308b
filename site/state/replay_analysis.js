/** The analysis of the match that is looked at: what is known of each of its moves, what would have been best, playing on from a place. */

import { errorData } from "./engine.js";
import { moment } from "./sitting.js";
import { Store } from "./store.js";
import { mistakesIn, nextMistake, valueGraph, verdictsByPosition } from "./values.js";

/** @import { AnalysisEntry } from "../storage/schema.js" */
/** @import { ErrorData, Level, Preview, ReplayData, TermsRequest, Verdict } from "../types.js" */
/** @import { Analyses } from "./analyses.js" */
/** @import { Engine } from "./engine.js" */
/** @import { Frame } from "./store.js" */
/** @import { ValueGraph } from "./values.js" */

/** A place in a record: a game, and how many moves of it were made. @typedef {{ text: string, game: number, ply: number }} Place */

/** @typedef {(place: Place, change: (terms: TermsRequest) => TermsRequest) => Promise<void>} PlayOn */

/** Who plays at a seat of the new table: a person, or a computer of a level. @typedef {"person" | Level} Sitter */

/**
 * @typedef {object} ReplayAnalysisState
 * @property {string | null} id of the analysis; null until it is known
 * @property {boolean} best whether the board shows what would have been best instead of what was played
 * @property {{ position: number, preview: Preview | null } | null} preview what the best colour would have taken, for one position
 * @property {"territory" | "value"} graph which one is shown where there is room for one
 * @property {boolean} going a table that goes on from here is being made
 */

/**
 * What an entry says about the frames.
 * @typedef {object} Insight
 * @property {AnalysisEntry} entry
 * @property {Map<number, Verdict>} verdicts by position
 * @property {ValueGraph} graph
 * @property {number[]} mistakes positions, in order
 */

/**
 * The replay that is analysed.
 * @typedef {object} Looked
 * @property {{ data: ReplayData | null, position: number }} state
 * @property {(position: number) => void} pick
 * @property {(notice: ErrorData) => void} tell what went wrong
 */

/**
 * @extends {Store<ReplayAnalysisState>}
 */
export class ReplayAnalysis extends Store {
  /** @type {Insight | null} Worked out once for each entry. */
  #insight = null;
  /** Both count up with each question, so that a late answer is not shown. */
  #looked = 0;
  #asked = 0;

  /**
   * @param {Looked} replay
   * @param {{ engine: Engine, analyses: Analyses, playOn: PlayOn }} parts
   * @param {Frame} [frame] tests bring their own
   */
  constructor(replay, { engine, analyses, playOn }, frame) {
    super({ id: null, best: false, preview: null, graph: "territory", going: false }, frame);
    this.replay = replay;
    this.engine = engine;
    this.analyses = analyses;
    this.passOn = playOn;
  }

  /**
   * Looks whether there is an analysis of a record that has just been opened. Without an answer there is none.
   * @param {ReplayData} data
   * @returns {Promise<void>}
   */
  async look({ text }) {
    this.#insight = null;
    this.set({ id: null, best: false, preview: null });
    this.#asked += 1;
    const looked = (this.#looked += 1);
    try {
      const { checksum } = await this.engine.call("checksum", { text });
      await this.analyses.look(checksum);
      if (looked !== this.#looked) return;
      this.set({ id: checksum, graph: this.analyses.entry(checksum)?.verdicts.length ? "value" : "territory" });
    } catch {
      // A failure of the engine is told by the replay; the analysis can be asked for once more.
    }
  }

  // --- how far it is ------------------------------------------------------------------------------------------------

  /** @returns {AnalysisEntry | null} what is known so far */
  get entry() {
    const { id } = this.state;
    return id === null ? null : this.analyses.entry(id);
  }

  /** Whether it is being made. */
  get runs() {
    return this.state.id !== null && this.analyses.state.running?.id === this.state.id;
  }

  /** Whether another one is being made, which would have to stop. */
  get othersRun() {
    const { running } = this.analyses.state;
    return running !== null && running.id !== this.state.id;
  }

  /** @returns {"none" | "running" | "partial" | "done"} */
  get phase() {
    const { entry } = this;
    if (this.runs) return "running";
    if (entry?.done) return "done";
    return entry && entry.verdicts.length > 0 ? "partial" : "none";
  }

  /** @returns {number | null} milliseconds that it will take; null where that cannot be known */
  get timeLeft() {
    return this.runs ? (this.analyses.state.running?.left ?? null) : null;
  }

  /** @returns {ErrorData | null} why it has stopped by itself */
  get failure() {
    const { id } = this.state;
    return id === null ? null : (this.analyses.state.failures[id] ?? null);
  }

  /** @returns {ErrorData | null} why what it finds out is not kept */
  get unkept() {
    return this.phase === "none" ? null : this.analyses.state.unkept;
  }

  /** Whether there is anything to analyse. */
  get possible() {
    return (this.replay.state.data?.moves ?? 0) > 0;
  }

  /** Starts it, or goes on with it. How it goes is in the state. */
  async start() {
    const { data } = this.replay.state;
    if (!data) return;
    if (this.state.id === null) await this.look(data);
    const { id } = this.state;
    if (id === null) return this.replay.tell({ code: "analysis-failed", parameters: {} });
    this.set({ graph: "value" });
    await this.analyses.start(id, data.text);
  }

  /** Stops it. What is judged stays. */
  stop() {
    if (this.runs) this.analyses.stop();
  }

  // --- what it says -------------------------------------------------------------------------------------------------

  /** @returns {Insight | null} null until something is judged */
  get insight() {
    const { entry } = this;
    const { data } = this.replay.state;
    if (!entry || !data || entry.verdicts.length === 0) return null;
    if (this.#insight?.entry !== entry) {
      const verdicts = verdictsByPosition(data.frames, entry.verdicts);
      this.#insight = { entry, verdicts, graph: valueGraph(data, verdicts), mistakes: mistakesIn(verdicts) };
    }
    return this.#insight;
  }

  /** @returns {Verdict | null} on the move that led to the frame that is shown */
  get verdict() {
    return this.insight?.verdicts.get(this.replay.state.position) ?? null;
  }

  /** @param {ReplayAnalysisState["graph"]} graph shown from now on where there is room for one */
  showGraph(graph) {
    this.set({ graph });
  }

  /** @param {1 | -1} way goes to the next move that has cost something, forward or back */
  goToMistake(way) {
    const next = nextMistake(this.insight?.mistakes ?? [], this.replay.state.position, way);
    if (next !== null) this.replay.pick(next);
  }

  // --- what would have been best ------------------------------------------------------------------------------------

  /** Whether there is something better to show than what was played. */
  get hasBetter() {
    const { verdict } = this;
    return verdict !== null && verdict.best !== verdict.colour;
  }

  /** Whether the board shows what would have been best. */
  get showsBest() {
    return this.state.best && this.hasBetter;
  }

  /** @returns {Preview | null} what the best colour would have taken, while that is shown and known */
  get preview() {
    const { preview } = this.state;
    return this.showsBest && preview?.position === this.replay.state.position ? preview.preview : null;
  }

  /** Shows what would have been best, for this move and those that one goes to; or what was played again. */
  toggleBest() {
    if (!this.state.best && !this.hasBetter) return;
    this.set({ best: !this.state.best });
    void this.follow();
  }

  /** Shows what was played. */
  hideBest() {
    if (this.state.best) this.set({ best: false });
  }

  /** Another frame is shown: asks what the best colour would have taken there. */
  async follow() {
    const { verdict, replay } = this;
    const { data, position } = replay.state;
    if (!data || !verdict || !this.showsBest || this.state.preview?.position === position) return;
    const asked = (this.#asked += 1);
    try {
      const preview = await this.#previewOf({ text: data.text, game: verdict.game, ply: verdict.ply }, verdict.best);
      if (asked === this.#asked) this.set({ preview: { position, preview } });
    } catch (error) {
      if (asked !== this.#asked) return;
      this.set({ best: false });
      replay.tell(errorData(error));
    }
  }

  /**
   * @param {Place} place
   * @param {number} colour
   * @returns {Promise<Preview | null>} what a colour would take there, as a table says that stands there
   */
  async #previewOf(place, colour) {
    const { wall, now } = moment();
    const { terms, log } = await this.engine.call("play_on", { ...place, wall, date: null });
    const { table, snapshot } = await this.engine.call("restore_table", { ...terms, log, now, wall });
    void this.engine.call("close_table", { table }).catch(() => {});
    return snapshot.choices.find((choice) => choice.colour === colour)?.preview ?? null;
  }

  // --- playing on ---------------------------------------------------------------------------------------------------

  /** @returns {Place | null} the place that the board shows; null when nobody can move there */
  get place() {
    const { data, position } = this.replay.state;
    if (!data) return null;
    const { snapshot } = data.frames[this.showsBest ? position - 1 : position];
    if (snapshot.outcome || snapshot.mover === null) return null;
    return { text: data.text, game: snapshot.match.number, ply: snapshot.ply };
  }

  /** @returns {number[]} the players of the match in the order of their places in the game that is shown: the seats of the new table */
  get seating() {
    const { data, position } = this.replay.state;
    const players = data?.frames[position].snapshot.players ?? [];
    return [...players].sort((one, other) => one.place - other.place).map(({ player }) => player);
  }

  /**
   * Makes a table that goes on from what the board shows, and goes there.
   * @param {Sitter[]} sitters one a seat of the new table
   */
  async playOn(sitters) {
    const { place } = this;
    if (!place || this.state.going) return;
    this.set({ going: true });
    try {
      await this.passOn(place, (terms) => seated(terms, sitters));
    } catch (error) {
      this.replay.tell(errorData(error));
    } finally {
      this.set({ going: false });
    }
  }
}

/**
 * @param {TermsRequest} terms
 * @param {Sitter[]} sitters one a seat
 * @returns {TermsRequest} the same with these at the seats; whoever stays keeps the name
 */
function seated(terms, sitters) {
  const seats = sitters.map((sitter) => (sitter === "person" ? /** @type {const} */ ("person") : /** @type {const} */ ("computer")));
  const levels = sitters.map((sitter) => (sitter === "person" ? null : sitter));
  const names = terms.names.map((name, seat) => (seats[seat] === terms.seats[seat] ? name : ""));
  return { ...terms, seats, levels, names };
}
