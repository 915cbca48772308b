/** A challenge that somebody has sent: what is asked, on which board, and the table at which it is tried. */

import { openStore } from "../storage/store.js";
import { EngineError } from "../engine/client.js";
import { CHALLENGE_REFUSALS, cleanName, readChallenge, writeChallenge } from "./challenge_code.js";
import { errorData } from "./engine.js";
import { Store } from "./store.js";
import { NO_CLOCK, today } from "./terms.js";

/** @import { BoardData, ErrorData, RecordData, Snapshot, TermsRequest } from "../types.js" */
/** @import { Challenge as Asked } from "./challenge_code.js" */
/** @import { Engine } from "./engine.js" */
/** @import { Frame } from "./store.js" */

/**
 * @typedef {object} ChallengeState
 * @property {string} text what stands behind `#challenge=`
 * @property {Asked | null} asked null until it is read
 * @property {BoardData | null} board null until the engine has laid it out
 * @property {ErrorData | null} error a failure of the engine; what is wrong with the code is told in the lobby
 */

/** What became of a challenge. @typedef {{ target: number, worth: number, fate: "met" | "equal" | "missed" | "resigned" | "changed" }} Fate */

/**
 * @extends {Store<ChallengeState>}
 */
export class Challenge extends Store {
  /**
   * @param {object} parts
   * @param {Engine} parts.engine
   * @param {(terms: TermsRequest, challenge: string) => void} parts.begin opens a table at which it is tried
   * @param {(error: ErrorData) => void} parts.refuse the address that is shown leads nowhere
   * @param {() => Promise<{ profile(): Promise<{ name: string }> }>} [parts.open] the device's storage
   * @param {Frame} [frame] tests bring their own
   */
  constructor({ engine, begin, refuse, open = openStore }, frame) {
    super({ text: "", asked: null, board: null, error: null }, frame);
    this.engine = engine;
    this.begin = begin;
    this.refuse = refuse;
    this.open = open;
  }

  /**
   * Reads a code and lays its board out. A failure of the engine is in the state, a bad code is refused.
   * @param {string} text what stands behind `#challenge=`
   */
  async show(text) {
    this.set({ text, asked: null, board: null, error: null });
    try {
      const asked = readChallenge(text);
      const board = await this.engine.call("board", { variant: asked.variant, seed: asked.seed });
      if (text !== this.state.text) return;
      if (asked.seats.length !== board.sides.length) throw new EngineError(CHALLENGE_REFUSALS.damaged, {});
      if (asked.target >= board.total) throw new EngineError(CHALLENGE_REFUSALS.impossible, { total: board.total });
      this.set({ asked, board });
    } catch (error) {
      if (text !== this.state.text) return;
      if (this.engine.state.phase === "failed") this.set({ error: errorData(error) });
      else this.refuse(errorData(error));
    }
  }

  /** Goes on after a failure of the engine. */
  async tryAgain() {
    if (this.engine.state.phase === "failed") this.engine.tryAgain();
    await this.show(this.state.text);
  }

  /** Sits down to try it, with the name of the profile. */
  async play() {
    const { asked } = this.state;
    if (asked) this.begin(challengeTerms(asked, await this.#ownName()), writeChallenge(asked));
  }

  async #ownName() {
    try {
      return cleanName((await (await this.open()).profile()).name);
    } catch {
      return ""; // Whoever cannot be named plays all the same.
    }
  }
}

/**
 * @param {Asked} asked
 * @param {string} name of who tries it, perhaps empty
 * @returns {TermsRequest} the game that was asked for
 */
export function challengeTerms({ variant, seed, seats }, name) {
  return {
    variant,
    seed,
    seats: seats.map((seat) => (seat === "you" || seat === "person" ? "person" : "computer")),
    names: seats.map((seat) => (seat === "you" ? name : "")),
    levels: seats.map((seat) => (seat === "you" || seat === "person" ? null : seat)),
    games: 1,
    clock: NO_CLOCK,
    date: today(),
  };
}

/**
 * @param {string | null} text of the challenge that is tried at a table
 * @returns {Asked | null} null for none, or one that cannot be read: an export may have been changed by hand
 */
export function challengeAt(text) {
  try {
    return text === null ? null : readChallenge(text);
  } catch {
    return null;
  }
}

/**
 * What became of a challenge. The figures are the engine's.
 * @param {Asked} asked
 * @param {number[]} sides the side of each player
 * @param {Snapshot} snapshot of the game that ended
 * @param {RecordData["terms"]} terms of its record: a level stands there only where all moves were made at it
 * @returns {Fate}
 */
export function fateOf({ target, seats }, sides, snapshot, terms) {
  const side = snapshot.sides[sides[seats.indexOf("you")]];
  const result = { target, worth: side.worth };
  const changed = terms.seats.some(({ kind, level }, player) => kind === "computer" && level !== seats[player]);
  if (changed) return { ...result, fate: "changed" };
  if (side.retired) return { ...result, fate: "resigned" };
  if (side.worth === target) return { ...result, fate: "equal" };
  return { ...result, fate: side.worth > target ? "met" : "missed" };
}
