/** How persons choose colours at a table, whatever table it is: looking, confirming, choosing ahead. */

import { cornerPlayer, kindOf, onlyPerson, resigners, viewerSide } from "./players.js";
import { ShownTable } from "./shown_table.js";

/** @import { ColourChoice } from "../types.js" */
/** @import { Resigned, TableState } from "./table_state.js" */

/** A table at which colours are chosen. What choosing leads to is told by the tables that rest on this one. */
export class ChoosingTable extends ShownTable {
  // --- who and what -----------------------------------------------------------------------------------------------

  /** @returns {boolean} whether anything can be done at the table at the moment */
  get atHand() {
    return false;
  }

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

  /** Whether the computer that is to move is not ready to think yet. */
  get gettingReady() {
    return false;
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

  // --- what tables that rest on this one do -----------------------------------------------------------------------

  /**
   * Plays a colour for the mover who is seen.
   * @param {number} _colour
   * @returns {Promise<void>}
   */
  async play(_colour) {}

  /**
   * @param {number} _player is ready for the next game
   * @returns {Promise<void>}
   */
  async ready(_player) {}

  /**
   * @param {Resigned} _what is given up
   * @param {number} _player by whom
   * @returns {Promise<void>}
   */
  async resign(_what, _player) {}

  /**
   * @param {number} _player takes back a resignation that waits for the partner's
   * @returns {Promise<void>}
   */
  async withdrawResignation(_player) {}

  // --- choosing ---------------------------------------------------------------------------------------------------

  /**
   * Somebody pressed a colour: plays it, or shows it first when that is wished. A barred one is only shown,
   * with the reason. While others move, it is kept for the own turn; once more withdraws it.
   * @param {number} colour
   */
  async press(colour) {
    const choice = this.choiceOf(colour);
    if (this.canChoose && choice) {
      if (choice.bar) this.set({ shown: colour, selected: null });
      else if (this.settings.state.confirm && this.state.selected !== colour) this.set({ shown: colour, selected: colour });
      else await this.play(colour);
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

  /**
   * Plays what was chosen ahead if it is allowed now.
   * @returns {boolean} whether the own turn has come for it
   */
  playAhead() {
    const { premove } = this.state;
    if (premove === null) return false;
    if (this.canChoose) {
      this.set({ premove: null });
      if (this.choiceOf(premove)?.preview) void this.play(premove);
      else this.set({ message: { kind: "dropped", colour: premove } });
      return true;
    }
    if (!this.canChooseAhead) this.set({ premove: null });
    return false;
  }

  // --- what is open beside the board ------------------------------------------------------------------------------

  /** @param {TableState["dialog"]} dialog opens it, or closes any */
  openDialog(dialog) {
    if (dialog !== "share") this.sharing.leave();
    this.set({ dialog });
  }

  /** Whose match it is, where the record does not say it; null when it does. */
  get ownSeat() {
    return this.state.peers?.own ?? null;
  }

  /** Shows how the match, which is over, can go to others. */
  share() {
    const { record } = this.state;
    if (!record) return;
    void this.sharing.take(record.text, this.ownSeat);
    this.openDialog("share");
  }

  /** Closes the friendly message. */
  closeMessage() {
    this.set({ message: null });
  }
}
