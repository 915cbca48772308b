/**
 * What persons do at a table between devices: choosing colours, resigning, emotes, offers, claims, and the computers that
 * the host plays for.
 */

import { STORAGE_REFUSALS } from "../storage/errors.js";
import { errorData } from "./engine.js";
import { PeerBackups } from "./peer_backups.js";
import { PeerMatch } from "./peer_match.js";
import { hasLeft } from "./players.js";
import { ownClock, PAUSE, PracticeMoves } from "./practice_moves.js";
import { saveFile } from "./save.js";
import { moment } from "./sitting.js";

/** @import { BridgeMethods, Choice, InvitationData, PeerNews, PeersData } from "../types.js" */
/** @import { PeerMethod } from "./peer_sitting.js" */
/** @import { Turn } from "./practice_moves.js" */
/** @import { Moment } from "./sitting.js" */
/** @import { Resigned, Saying } from "./table_state.js" */

/** Milliseconds for which something that was said is shown. */
export const SHOWN_FOR = 5000;

/** Milliseconds after which it is said that something is on its way. */
const NOTICED = 1500;

/** How many emotes there are. */
export const EMOTES = 8;

/** @type {PeersData["may"]} */
const NOTHING_ALLOWED = Object.freeze({ takeBack: false, answerTakeBack: false, rematch: false, claim: false, emote: false });

/** A table between devices with this device's player at it. */
export class PeerTable extends PeerMatch {
  #said = 0;
  #beginning = false;
  /** Whether somebody would rather wait for who is away than claim the match. */
  #waits = false;
  /** @type {Set<ReturnType<typeof setTimeout>>} */
  #silences = new Set();

  /** Links to the other guests of a star. */
  backups = new PeerBackups({
    signal: (seat, text) => void this.sitting.call("peer_signal", { seat, text }).catch((/** @type {unknown} */ error) => this.fail(error)),
    add: (connection) => void this.links.add(connection),
    options: () => this.parts.reachOptions(this.links.reach),
  });

  /** The computers that the host plays for. */
  moves = new PracticeMoves({
    engine: this.engine,
    thinker: this.parts.thinker,
    play: (choice) => this.#computerMoves(choice),
    fail: (error, thinking) => {
      // The engine's part is tried again with the next heartbeat; the thinking when somebody says so.
      if (thinking) this.set({ trouble: { of: "move", error: errorData(error) } });
      else this.fail(error);
    },
  });

  // --- who and what -----------------------------------------------------------------------------------------------

  /** @override */
  get atHand() {
    const { phase, busy, watching, notice, peers } = this.state;
    const stored = !(notice?.code.startsWith("storage-") ?? false);
    return phase === "open" && !busy && !watching && stored && peers?.phase === "playing" && peers.away === null;
  }

  /** @override */
  get gettingReady() {
    const { phase } = this.parts.thinker.state;
    return this.state.peers?.role === "host" && this.moverKind === "computer" && phase === "starting";
  }

  /** @returns {PeersData["may"]} what can be asked or done at the moment */
  get may() {
    const { peers, watching, phase } = this.state;
    return peers && !watching && phase === "open" ? peers.may : NOTHING_ALLOWED;
  }

  /** Whether somebody who is missing has to be met anew: there is no connection left that could come back. */
  get lonely() {
    const { peers, watching } = this.state;
    if (watching || !peers || (peers.phase !== "playing" && peers.phase !== "dealing")) return false;
    const missing = this.waitingSeats();
    // A guest meets the host alone.
    if (peers.role === "guest") return missing.length > 0 && this.links.count === 0;
    // Connections of which the engine knows no seat yet may bring back whom the host misses.
    const spare = this.links.count - peers.seats.filter(({ link }) => link !== null).length;
    return missing.filter((seat) => peers.seats[seat].link === null).length > Math.max(0, spare);
  }

  /** Whether it is this page that has met nobody yet since it has the table: the others may be there all the time. */
  get cutOff() {
    const { watching, unconnected, peers } = this.state;
    return !watching && unconnected && peers !== null && peers.away !== null;
  }

  /** Whether something of this device has been on its way for longer than one would notice. */
  get slow() {
    return this.pendingSince !== null && performance.now() - this.pendingSince > NOTICED;
  }

  /** Whether this device has decided to wait although it might claim the match. */
  get waits() {
    return this.#waits;
  }

  /** @returns {number[]} seats of other devices that are not there; who has left the match is not waited for */
  waitingSeats() {
    const { peers, snapshot } = this.state;
    const missing = (peers?.seats ?? []).flatMap(({ kind, present }, seat) => {
      return kind === "peer" && !present && !(snapshot && hasLeft(snapshot, seat)) ? [seat] : [];
    });
    // A guest meets the host alone, who passes everything on.
    return peers?.role === "guest" ? missing.slice(0, 1) : missing;
  }

  /**
   * @returns {InvitationData} to this very match, for somebody who was at it
   * @throws {Error} before the host has said which match it is
   */
  invitation() {
    const { peers } = this.state;
    if (!peers?.match || peers.own === null) throw new Error("the match has no id yet");
    const { variant, clock, games, rated, match } = peers;
    return { variant, clock, games, rated, name: peers.seats[peers.own].name, resume: match };
  }

  // --- acts -------------------------------------------------------------------------------------------------------

  /**
   * Does something, and shows it as soon as it is kept.
   * @template {PeerMethod} M
   * @param {M} method
   * @param {Omit<BridgeMethods[M][0], "table" | "now" | "wall">} parameters
   * @param {Moment} [at] the input that led to it
   */
  async act(method, parameters, at = moment()) {
    if (this.state.busy || this.state.watching) return;
    this.set({ busy: true, shown: null, notice: null, message: null });
    try {
      await this.sitting.call(method, parameters, at);
    } catch (error) {
      this.set({ selected: null, notice: errorData(error) });
    } finally {
      this.set({ busy: false });
    }
    this.goOn();
  }

  /**
   * Plays a colour for the mover who is seen.
   * @param {number} colour
   * @override
   */
  async play(colour) {
    const { snapshot } = this.state;
    if (snapshot && this.atHand) await this.act("peer_choose", { colour, game: snapshot.match.number, ply: snapshot.ply });
  }

  /** @override */
  async ready() {
    await this.act("peer_ready", {});
  }

  /**
   * @param {Resigned} what
   * @param {number} player
   * @override
   */
  async resign(what, player) {
    if (this.resigners(what).includes(player)) await this.act("peer_resign", { what });
  }

  /** @override */
  async withdrawResignation() {
    await this.act("peer_withdraw", {});
  }

  /** Asks for the last own move back; where computers alone are asked, it is given at once. */
  async takeBack() {
    if (this.may.takeBack) await this.act("peer_offer", { what: "take-back" });
  }

  /** Wants another match with the same people. */
  async askForRematch() {
    if (this.may.rematch) await this.act("peer_offer", { what: "rematch" });
  }

  /**
   * @param {"take-back" | "rematch"} what somebody has asked for
   * @param {boolean} yes
   */
  async answer(what, yes) {
    await this.act("peer_answer", { what, yes });
  }

  /** The absent side has used up its patience: it loses. */
  async claim() {
    if (this.may.claim) await this.act("peer_claim", {});
  }

  /** Waits on, although the match might be claimed. It can still be claimed later. */
  goOnWaiting() {
    this.#waits = true;
    this.set({});
  }

  /** @param {number} emote from 0 */
  async emote(emote) {
    if (!this.may.emote) return;
    try {
      await this.sitting.call("peer_emote", { emote });
    } catch (error) {
      this.fail(error);
    }
  }

  /** Shows the emotes of others, or no longer. */
  mute() {
    const muted = !this.state.muted;
    const own = this.state.peers?.own;
    this.set({ muted, sayings: this.state.sayings.filter(({ kind, seat }) => !muted || kind !== "emote" || seat === own) });
  }

  // --- what others do ---------------------------------------------------------------------------------------------

  /** @param {Omit<Saying, "id">} saying is shown for a while */
  #say(saying) {
    const id = (this.#said += 1);
    // Of one seat only what it said last.
    const others = this.state.sayings.filter(({ kind, seat }) => kind !== saying.kind || seat !== saying.seat);
    this.set({ sayings: [...others, { ...saying, id }] });
    const silence = setTimeout(() => {
      this.#silences.delete(silence);
      this.set({ sayings: this.state.sayings.filter((each) => each.id !== id) });
    }, SHOWN_FOR);
    this.#silences.add(silence);
  }

  /**
   * @param {PeerNews} news
   * @override
   */
  async hear(news) {
    switch (news.kind) {
      case "emote":
        if (!this.state.muted || news.seat === this.state.peers?.own) this.#say(news);
        break;
      case "refused":
        this.set({ peerNotice: { code: news.code, parameters: news.parameters } });
        break;
      case "overtaken":
        this.#say({ kind: "overtaken", seat: -1, emote: -1 });
        break;
      case "rematch":
        await this.parts.onRematch(this);
        break;
      case "signal":
        void this.backups.hear(news.seat, news.text);
        break;
      default:
        this.#say({ kind: news.kind, seat: news.seat, emote: -1 });
    }
  }

  /** Closes the message about a peer that was refused. */
  closePeerNotice() {
    this.set({ peerNotice: null });
  }

  // --- what goes on by itself -------------------------------------------------------------------------------------

  /** Plays what was chosen ahead, says that the match may begin, and moves for computers. @override */
  goOn() {
    const { busy, watching, peers, snapshot } = this.state;
    if (peers?.away === null) this.#waits = false;
    if (busy || watching || !peers || !snapshot) return;
    this.backups.look(peers, performance.now());
    this.#beginWhenLooked();
    const practises = peers.role === "host" && peers.phase === "playing" && peers.seats.some(({ kind }) => kind === "computer");
    if (practises) this.parts.thinker.hold(this);
    else this.parts.thinker.release(this);
    if (this.playAhead()) return;
    this.moves.plan(this.#computersTurn());
  }

  /** @returns {Turn | null} null when this device plays for no computer now */
  #computersTurn() {
    const { peers, snapshot, seed, trouble } = this.state;
    if (!snapshot || snapshot.mover === null || snapshot.paused || !this.sitting.open || trouble) return null;
    if (peers?.role !== "host" || !this.atHand || this.moverKind !== "computer") return null;
    const { clock, number } = snapshot.match;
    return {
      ...{ table: this.sitting.number, game: number, ply: snapshot.ply, seed, pause: PAUSE.animated },
      level: snapshot.levels?.[snapshot.mover] ?? "medium",
      clock: ownClock(clock, this.clocks.of(snapshot.mover)?.left),
    };
  }

  /** Thinks once more about what could not be thought about. */
  thinkAgain() {
    this.set({ trouble: null });
    this.goOn();
  }

  /** A match begins when everybody looks at it, so that no clock runs for somebody who is elsewhere. */
  #beginWhenLooked() {
    const { peers } = this.state;
    if (!peers || peers.own === null || peers.phase !== "playing" || peers.seats[peers.own].begun) return;
    const visible = globalThis.document?.visibilityState !== "hidden";
    if (!this.looked || !visible || this.#beginning) return;
    this.#beginning = true;
    void this.sitting
      .call("peer_begin", {})
      .catch((error) => this.fail(error))
      .finally(() => {
        this.#beginning = false;
      });
  }

  /**
   * A computer player's move is played by the host.
   * @param {Choice} choice
   */
  async #computerMoves({ colour, game, ply }) {
    await this.queue.add(async () => {
      const { snapshot } = this.state;
      const still = snapshot?.match.number === game && snapshot.ply === ply;
      if (still && this.sitting.open && this.moverKind === "computer" && this.atHand) await this.sitting.directly("peer_choose", { colour, game, ply });
    });
  }

  /** Somebody went elsewhere: the match goes on without a look. */
  leave() {
    this.looked = false;
    this.set({ shown: null, selected: null, dialog: null });
  }

  /** Somebody looks at the table. */
  comeBack() {
    this.looked = true;
    if (this.sitting.stale && this.engine.state.phase !== "failed") void this.tryAgain();
    else this.goOn();
  }

  /** @override */
  wake() {
    super.wake();
    this.tick();
    this.goOn();
  }

  // --- files ------------------------------------------------------------------------------------------------------

  /** Saves the signed record of the match as a file. */
  saveProof() {
    const { counted, peers } = this.state;
    if (counted) saveFile(`filler-match-${peers?.match ?? this.id}.txt`, counted.proof, "text/plain");
  }

  /** Saves all that the device has of a damaged table as a file. */
  saveRaw() {
    const data = { table: this.id, entry: this.sitting.entry, lines: this.state.damaged };
    saveFile(`filler-table-${this.id}.json`, JSON.stringify(data, null, 1), "application/json");
  }

  // --- giving up --------------------------------------------------------------------------------------------------

  /** Ends a table at which no match has begun, and forgets it. A failure of the storage is not worth a word. */
  async giveUp() {
    await this.close();
    this.parts.onGone(this);
    try {
      await (await this.storage.open()).deleteTable(this.id);
    } catch (error) {
      if (errorData(error).code !== STORAGE_REFUSALS.gone) console.error(error);
    }
  }

  /** @override */
  async close() {
    this.leave();
    this.moves.stop();
    this.parts.thinker.release(this);
    for (const silence of this.#silences) clearTimeout(silence);
    this.backups.close();
    await super.close();
  }
}
