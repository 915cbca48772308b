/**
 * What persons do at a table: choosing colours, now or ahead, resigning, pausing, asking for a hint. Whoever is a
 * computer moves by itself after a humane pause.
 */

import { errorData } from "./engine.js";
import { MatchTable } from "./match.js";
import { cornerPlayer, kindOf, onlyPerson, resigners, viewerSide } from "./players.js";

/** @import { ColourChoice } from "../types.js" */
/** @import { Resigned, TableState } from "./table_state.js" */

/** Milliseconds before a computer moves: long enough to see the move before. */
export const PAUSE = Object.freeze({ animated: 500, still: 300 });

/** A table with the persons and computers at it. */
export class Table extends MatchTable {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer = undefined;
  #present = true;

  // --- who and what -----------------------------------------------------------------------------------------------

  /** The kind of who is to move; null when nobody is. */
  get moverKind() {
    const { snapshot, seats } = this.state;
    return snapshot === null || snapshot.mover === null ? null : kindOf(seats[snapshot.mover]);
  }

  /** Whether a person may choose a colour now. */
  get canChoose() {
    return this.atHand && !this.state.snapshot?.paused && this.moverKind === "person";
  }

  /** Whether a colour can be chosen ahead: by the only person, while others move. */
  get canChooseAhead() {
    const { phase, watching, snapshot, seats } = this.state;
    const person = onlyPerson(seats);
    if (phase !== "open" || watching || !snapshot || snapshot.paused || person === null) return false;
    return snapshot.mover !== null && snapshot.mover !== person && !snapshot.players[person].retired;
  }

  /** Whether the last move of a person can be undone now. */
  get canTakeBack() {
    const { snapshot } = this.state;
    return this.atHand && snapshot?.canTakeBack === true && snapshot.match.phase === "playing" && !snapshot.paused;
  }

  /** The player whose corner lies at the bottom left. */
  get cornerPlayer() {
    const { board, seats } = this.state;
    return board ? cornerPlayer(board, seats, this.settings.state.corner) : 0;
  }

  /** Degrees by which the board is turned: corners change from game to game. */
  get boardTurn() {
    const { board, snapshot } = this.state;
    const player = this.cornerPlayer;
    return board?.turns[snapshot?.players[player].place ?? player] ?? 0;
  }

  /** The side whose "needed" stands above the board; null for nobody's in particular. */
  get viewerSide() {
    const { board, seats, snapshot } = this.state;
    return board && snapshot ? viewerSide(seats, board.sides, snapshot.mover) : null;
  }

  /**
   * @param {Resigned} what
   * @returns {number[]} the persons who may give that up now, the one to whom it belongs first
   */
  resigners(what) {
    const { seats, snapshot, watching } = this.state;
    return snapshot && !watching && !snapshot.paused ? resigners(seats, snapshot, what) : [];
  }

  /**
   * @param {number | null} colour
   * @returns {ColourChoice | null} what the engine says about it
   */
  choiceOf(colour) {
    return this.state.snapshot?.choices.find((choice) => choice.colour === colour) ?? null;
  }

  // --- choosing ---------------------------------------------------------------------------------------------------

  /**
   * Plays a colour for the mover who is seen.
   * @param {number} colour
   */
  async #play(colour) {
    const { snapshot } = this.state;
    if (snapshot) await this.happen("choose", { colour, game: snapshot.match.number, ply: snapshot.ply });
  }

  /**
   * Somebody pressed a colour: plays it, or shows it first when that is wished. A barred one is only shown,
   * with the reason. While a computer moves, it is kept for the own turn; once more withdraws it.
   * @param {number} colour
   */
  async press(colour) {
    const choice = this.choiceOf(colour);
    if (this.canChoose && choice) {
      if (choice.bar) this.set({ shown: colour, selected: null });
      else if (this.settings.state.confirm && this.state.selected !== colour) this.set({ shown: colour, selected: colour });
      else await this.#play(colour);
    } else if (this.canChooseAhead) {
      this.set({ premove: this.state.premove === colour ? null : colour, message: null });
    }
  }

  /** @param {number} cell somebody pressed this cell: presses the colour that would take it */
  async pressCell(cell) {
    if (!this.canChoose) return;
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

  /** @param {number | null} colour the one that is looked at now; a hint shows again when none is */
  show(colour) {
    const shown = colour ?? this.state.hint;
    if (shown !== this.state.shown) this.set({ shown });
  }

  /** @param {number | null} cell the one that is pointed at now */
  showCell(cell) {
    this.show(cell === null ? null : this.colourTaking(cell));
  }

  /** Takes back whatever was chosen but not played. */
  deselect() {
    this.set({ selected: null, shown: null, premove: null, hint: null });
  }

  /** Shows what the simple player would choose. */
  async askForHint() {
    const { snapshot } = this.state;
    if (!this.canChoose || !snapshot || !this.sitting) return;
    const { turn } = this;
    try {
      const { colour, game, ply } = await this.engine.call("hint", { table: this.sitting.number });
      const still = turn === this.turn && game === snapshot.match.number && ply === snapshot.ply;
      if (still) this.set({ hint: colour, shown: colour });
    } catch (error) {
      if (turn === this.turn) this.set({ notice: errorData(error) });
    }
  }

  // --- the match --------------------------------------------------------------------------------------------------

  /** Starts the first game and its clock. */
  async begin() {
    await this.happen("begin", {});
  }

  /** @param {number} player is ready for the next game */
  async ready(player) {
    await this.happen("ready", { player });
  }

  /**
   * @param {Resigned} what is given up
   * @param {number} player by whom
   */
  async resign(what, player) {
    if (this.resigners(what).includes(player)) await this.happen(what === "game" ? "resign_game" : "resign_match", { player });
  }

  /** @param {number} player takes back a resignation that waits for the partner's */
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

  /** @param {TableState["dialog"]} dialog opens it, or closes any */
  openDialog(dialog) {
    this.set({ dialog });
  }

  /** Closes the friendly message. */
  closeMessage() {
    this.set({ message: null });
  }

  // --- what goes on by itself -------------------------------------------------------------------------------------

  /** Plays what was chosen ahead if it is allowed now, and lets the computer move if it is its turn. @override */
  goOn() {
    clearTimeout(this.#timer);
    const { premove } = this.state;
    if (premove !== null && this.canChoose) {
      this.set({ premove: null });
      if (this.choiceOf(premove)?.preview) void this.#play(premove);
      else this.set({ message: { kind: "dropped", colour: premove } });
      return;
    }
    if (premove !== null && !this.canChooseAhead) this.set({ premove: null });
    // With a clock nobody waits for somebody who looks elsewhere.
    const goesOn = this.#present || Boolean(this.state.snapshot?.match.clock);
    if (!goesOn || !this.atHand || this.state.snapshot?.paused || this.moverKind !== "computer") return;
    const { turn } = this;
    const still = !this.settings.state.animation || prefersStillness();
    this.#timer = setTimeout(() => void this.#computerMoves(turn), still ? PAUSE.still : PAUSE.animated);
  }

  /** @param {number} turn the turn for which it was asked to move */
  async #computerMoves(turn) {
    if (!this.sitting) return;
    try {
      const choice = await this.engine.call("computer_choice", { table: this.sitting.number });
      if (turn === this.turn) await this.happen("choose", choice);
    } catch (error) {
      if (turn === this.turn) this.set({ notice: errorData(error) });
    }
  }

  /** Somebody went elsewhere: the computer waits, unless the clock runs. */
  leave() {
    this.#present = false;
    if (!this.state.snapshot?.match.clock) clearTimeout(this.#timer);
    this.set({ shown: null, selected: null, dialog: null, hint: null });
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
    clearTimeout(this.#timer);
    await super.close();
  }
}

/** @returns {boolean} whether the device asks for less movement */
function prefersStillness() {
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}
