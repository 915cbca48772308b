/**
 * What persons do at a table: choosing colours, now or ahead, resigning, pausing, asking for a hint. Whoever is a
 * computer moves by itself after a humane pause.
 */

import { errorData } from "./engine.js";
import { MatchTable } from "./match.js";
import { moment } from "./sitting.js";
import { kindOf } from "./players.js";
import { PracticeHint } from "./practice_hint.js";
import { PracticeLine } from "./practice_line.js";
import { ownClock, PAUSE, PracticeMoves } from "./practice_moves.js";

/** @import { Level } from "../types.js" */
/** @import { Origin, Resigned } from "./table_state.js" */
/** @import { MatchParts } from "./match.js" */
/** @import { Turn } from "./practice_moves.js" */
/** @import { Frame } from "./store.js" */
/** @import { Thinker } from "./thinker.js" */

/** A table with the persons and computers at it. */
export class Table extends MatchTable {
  /** Whether its players sit at several devices. */
  peer = /** @type {const} */ (false);
  #present = true;

  /**
   * @param {string} id under which the device keeps the table
   * @param {Origin} origin
   * @param {MatchParts & { thinker: Thinker }} parts
   * @param {Frame} [frame] tests bring their own
   */
  constructor(id, origin, { thinker, ...parts }, frame) {
    super(id, origin, parts, frame);
    this.thinker = thinker;
    this.advisor = new PracticeHint(this);
    this.line = new PracticeLine(this);
    this.moves = new PracticeMoves({
      engine: parts.engine,
      thinker,
      play: ({ colour, game, ply }) => this.happen("choose", { colour, game, ply }),
      fail: (error, thinking) => this.set(thinking ? { trouble: { of: "move", error: errorData(error) } } : { notice: errorData(error) }),
    });
  }

  // --- choosing ---------------------------------------------------------------------------------------------------

  /** Whether the last move of a person can be undone now. */
  get canTakeBack() {
    const { snapshot } = this.state;
    return this.atHand && snapshot?.canTakeBack === true && snapshot.match.phase === "playing" && !snapshot.paused;
  }

  /**
   * Plays a colour for the mover who is seen.
   * @param {number} colour
   * @override
   */
  async play(colour) {
    const { snapshot } = this.state;
    if (snapshot) await this.happen("choose", { colour, game: snapshot.match.number, ply: snapshot.ply });
  }

  /** Shows the best colour for who is to move, and why. */
  async askForHint() {
    await this.advisor.ask();
  }

  /** Closes the hint, or asks for none any longer. */
  closeHint() {
    this.advisor.drop();
    this.show(null);
  }

  /** Whether the board shows what the computer expects instead of how the table stands. */
  get looksAhead() {
    return (this.state.expected?.step ?? 0) > 0;
  }

  /**
   * @param {number} cell
   * @override
   */
  async pressCell(cell) {
    // What one sees is not what one would play on.
    if (this.looksAhead) this.line.show(0);
    else await super.pressCell(cell);
  }

  /**
   * @param {number | null} colour
   * @override
   */
  show(colour) {
    if (colour !== null && this.looksAhead) this.line.show(0);
    if (!this.looksAhead) super.show(colour);
  }

  /**
   * @param {number | null} cell
   * @override
   */
  showCell(cell) {
    if (!this.looksAhead) super.showCell(cell);
  }

  /** Whether the computer that is to move is not ready to think yet. @override */
  get gettingReady() {
    return this.moverKind === "computer" && this.thinker.state.phase === "starting";
  }

  /** Closes the line that the computer expects; the hint stays. */
  closeLine() {
    this.line.close();
    this.show(null);
  }

  /** @override */
  deselect() {
    super.deselect();
    this.advisor.drop();
  }

  // --- the match --------------------------------------------------------------------------------------------------

  /** Starts the first game and its clock. */
  async begin() {
    await this.happen("begin", {});
  }

  /**
   * @param {number} player is ready for the next game
   * @override
   */
  async ready(player) {
    const at = moment();
    await this.afterwards(async () => {
      const { match } = this.state.snapshot ?? {};
      if (match?.phase === "between" && !match.ready.includes(player)) await this.happen("ready", { player }, at);
    });
  }

  /**
   * @param {Resigned} what is given up
   * @param {number} player by whom
   * @override
   */
  async resign(what, player) {
    const at = moment();
    const seen = this.state.snapshot?.match.number;
    await this.afterwards(async () => {
      const other = what === "game" && this.state.snapshot?.match.number !== seen;
      if (other || !this.resigners(what).includes(player)) return;
      await this.happen(what === "game" ? "resign_game" : "resign_match", { player }, at);
    });
  }

  /**
   * @param {number} player takes back a resignation that waits for the partner's
   * @override
   */
  async withdrawResignation(player) {
    await this.happen("withdraw_resignation", { player });
  }

  /** Stops the time of the match, or lets it run on. */
  async pauseOrGoOn() {
    if (this.state.snapshot?.paused) await this.happen("go_on", {});
    else await this.happen("pause", {});
  }

  /** Undoes the last move of a person, and what computers answered. */
  async takeBack() {
    if (this.canTakeBack) await this.happen("take_back", {});
  }

  /**
   * @param {number} player a computer
   * @param {Level} level at which it plays from now on
   */
  async setLevel(player, level) {
    if (this.state.snapshot?.levels?.[player] !== level) await this.happen("set_level", { player, level });
  }

  // --- what goes on by itself -------------------------------------------------------------------------------------

  /** Whether a computer plays here, and the match goes on. */
  get practises() {
    const { seats, snapshot } = this.state;
    return seats.some((seat) => kindOf(seat) === "computer") && snapshot !== null && snapshot.match.phase !== "over";
  }

  /** Plays what was chosen ahead, and lets the computer think if it is its turn. @override */
  goOn() {
    this.#keepReady();
    if (this.playAhead()) return;
    this.moves.plan(this.#computersTurn());
  }

  /** The second worker is ready for as long as somebody plays against it. */
  #keepReady() {
    if (this.#present && this.practises && !this.state.watching) this.thinker.hold(this);
    else this.thinker.release(this);
  }

  /** @returns {Turn | null} null when no computer has to think now */
  #computersTurn() {
    const { snapshot, seed, trouble } = this.state;
    if (!snapshot || !this.sitting || snapshot.mover === null || snapshot.paused || trouble?.of === "move") return null;
    const { clock, number } = snapshot.match;
    // With a clock nobody waits for somebody who looks elsewhere.
    const goesOn = this.#present || Boolean(clock);
    if (!goesOn || !this.atHand || this.moverKind !== "computer") return null;
    const still = !this.settings.state.animation || prefersStillness();
    return {
      ...{ table: this.sitting.number, game: number, ply: snapshot.ply, seed },
      level: snapshot.levels?.[snapshot.mover] ?? "medium",
      clock: ownClock(clock, this.clocks.of(snapshot.mover)?.left),
      pause: still ? PAUSE.still : PAUSE.animated,
    };
  }

  /** Thinks once more about what could not be thought about. */
  async thinkAgain() {
    const { trouble } = this.state;
    this.set({ trouble: null });
    if (trouble?.of === "hint") await this.advisor.ask();
    else this.goOn();
  }

  /** @override */
  dropPlans() {
    this.moves.stop();
    this.advisor.drop();
    if (this.state.trouble) this.set({ trouble: null });
  }

  /** Somebody went elsewhere: nobody thinks any longer, unless the clock runs. */
  leave() {
    this.#present = false;
    this.advisor.drop();
    if (!this.state.snapshot?.match.clock) this.moves.stop();
    this.thinker.release(this);
    this.sharing.leave();
    this.set({ shown: null, selected: null, dialog: null });
  }

  /** Somebody came back: the match goes on. */
  comeBack() {
    this.#present = true;
    if (this.sitting?.stale && this.engine.state.phase !== "failed") void this.tryAgain();
    else this.goOn();
  }

  /** @override */
  async close() {
    this.leave();
    this.moves.stop();
    await super.close();
  }
}

/** @returns {boolean} whether the device asks for less movement */
function prefersStillness() {
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}
