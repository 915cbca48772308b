/** The check of a signed record, from a file or from the history of this device: the engine reads it, the keys are asked. */

import { verify } from "../net/identity.js";
import { openStore } from "../storage/store.js";
import { errorData } from "./engine.js";
import { saveFile } from "./share.js";
import { Store } from "./store.js";

/** @import { ErrorData, ProofData } from "../types.js" */
/** @import { Engine } from "./engine.js" */
/** @import { Frame } from "./store.js" */

/** Bytes of a file that is certainly no signed record: it is not even read. */
export const LARGEST_PROOF = 4_000_000;

/** How many signatures are checked at a time, between two drawings. */
const LOT = 24;

/**
 * @typedef {object} ProofState
 * @property {"empty" | "reading" | "checking" | "checked"} phase
 * @property {string} match id of the match of the history that is checked; "" for a file
 * @property {ProofData | null} proof what the record claims
 * @property {number} bad how many signatures are not good, once they are checked
 * @property {string} own public key of this device; "" when it is not known
 * @property {ErrorData | null} error
 */

/** @type {ProofState} */
const NOTHING = { phase: "empty", match: "", proof: null, bad: 0, own: "", error: null };

/**
 * What the check rests on; tests bring their own.
 * @typedef {object} ProofParts
 * @property {Engine} engine
 * @property {() => Promise<string>} ownKey
 * @property {Frame} [frame]
 * @property {typeof openStore} [open]
 * @property {typeof verify} [check]
 */

/**
 * @extends {Store<ProofState>}
 */
export class Proof extends Store {
  #round = 0;
  #text = "";

  /** @param {ProofParts} parts */
  constructor({ engine, ownKey, frame, open = openStore, check = verify }) {
    super(NOTHING, frame);
    this.engine = engine;
    this.ownKey = ownKey;
    this.open = open;
    this.check = check;
  }

  /** @param {string} match id of a match of the history; "" for the page on which a file is chosen */
  async show(match) {
    if (match !== "" && match === this.state.match && this.state.phase === "checked") return;
    const round = this.#begin(match);
    if (match === "") return;
    try {
      const kept = await (await this.open()).match(match);
      if (round !== this.#round) return;
      if (kept?.signed) await this.#read(kept.signed.proof, round);
      else this.set({ phase: "empty", error: { code: "proof-gone", parameters: {} } });
    } catch (error) {
      this.#fail(error, round);
    }
  }

  /** @param {Blob} file that somebody has chosen */
  async readFile(file) {
    const round = this.#begin("");
    if (file.size > LARGEST_PROOF) return this.set({ phase: "empty", error: { code: "proof-large", parameters: {} } });
    try {
      const text = await file.text();
      if (round === this.#round) await this.#read(text, round);
    } catch (error) {
      this.#fail(error, round);
    }
  }

  /** @param {string} match */
  #begin(match) {
    this.#text = "";
    this.set({ ...NOTHING, match, phase: match === "" ? "empty" : "reading" });
    return (this.#round += 1);
  }

  /**
   * @param {unknown} error
   * @param {number} round
   */
  #fail(error, round) {
    if (round === this.#round) this.set({ phase: "empty", proof: null, error: errorData(error) });
  }

  /**
   * @param {string} text of a signed record
   * @param {number} round
   */
  async #read(text, round) {
    this.set({ phase: "reading" });
    const proof = await this.engine.call("read_proof", { text });
    if (round !== this.#round) return;
    this.#text = text;
    this.set({ phase: "checking", proof, own: await this.ownKey().catch(() => "") });
    let bad = 0;
    for (let from = 0; from < proof.verify.length; from += LOT) {
      const lot = proof.verify.slice(from, from + LOT);
      const good = await Promise.all(lot.map(({ key, text: signed, signature }) => this.check(key, signed, signature)));
      if (round !== this.#round) return;
      bad += good.filter((each) => !each).length;
    }
    this.set({ phase: "checked", bad });
  }

  /** Saves the record that is shown as a file. */
  save() {
    if (this.#text) saveFile(`filler-match-${this.state.proof?.match ?? ""}.txt`, this.#text);
  }
}
