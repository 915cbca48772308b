/**
 * A match between devices as this one has it: opened, met or taken up again, kept line by line, shown only as far as it
 * is kept. What persons do at it stands in peer_table.js.
 */

import { FAILURES } from "../engine/client.js";
import { STORAGE_REFUSALS, StorageError } from "../storage/errors.js";
import { applyChanges, changesBetween, emptyCells } from "./cells.js";
import { ChoosingTable } from "./choosing_table.js";
import { errorData } from "./engine.js";
import { entryOf, movesOf, newEntry, sitterOf } from "./peer_entry.js";
import { finishPeerMatch } from "./peer_finish.js";
import { PeerLinks } from "./peer_links.js";
import { freshEntropy, PeerSitting } from "./peer_sitting.js";
import { Queue } from "./queue.js";
import { moment } from "./sitting.js";
import { today } from "./terms.js";

/** @import { OpenedPeerTable, PeerNews, PeersData, PeerUpdate } from "../types.js" */
/** @import { News } from "../storage/news.js" */
/** @import { PeerConnection, StateListener } from "./peer_links.js" */
/** @import { PeerOrigin, PeerParts } from "./peer_parts.js" */
/** @import { Moment } from "./sitting.js" */
/** @import { Frame } from "./store.js" */

/** Milliseconds between two looks of the engine at the time. */
export const TICK = 500;

/** @type {ReadonlySet<string>} */
const FAILURE_CODES = new Set(Object.values(FAILURES));

/** A table between devices. */
export class PeerMatch extends ChoosingTable {
  /** Whether its players sit at several devices. */
  peer = /** @type {const} */ (true);
  /** @type {() => void} */
  #release = () => {};
  #unhear = () => {};
  #held = false;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #ticker = undefined;
  #ticking = false;
  /** What the device was told last of how the table is found. */
  #described = "";
  /** For which verdict and how long a log the match was finished last. */
  #finished = "";
  /** @type {string[]} The log as another tab writes it. */
  #heard = [];
  /** Whether somebody is at this table, as far as the page knows. */
  looked = false;
  /** Since when something of this device is on its way. @type {number | null} */
  pendingSince = null;
  /** The next match with the same people, from when on everybody has agreed to it. @type {any} */
  next = null;
  /** When the device knows how the table is found. @type {Promise<void>} */
  described = Promise.resolve();
  /** Whether somebody has just been met for it, and nobody has gone there since. */
  expected = false;

  /**
   * @param {string} id under which the device keeps the table
   * @param {PeerOrigin} origin
   * @param {PeerParts} parts
   * @param {Frame} [frame] tests bring their own
   */
  constructor(id, origin, parts, frame) {
    super(id, parts, frame);
    /** @type {PeerOrigin} */
    this.origin = origin;
    this.parts = parts;
    this.storage = parts.storage;
    const before = "after" in origin ? origin.after : null;
    /** Calls of all matches over the same links run one after the other. */
    this.queue = before?.queue ?? new Queue();
    this.links = before?.links ?? new PeerLinks(this);
    this.sitting = new PeerSitting(id, this.queue, {
      engine: parts.engine,
      storage: parts.storage,
      sign: (text) => parts.identity.sign(text),
      send: (link, text) => this.links.send(link, text),
      close: (link) => this.links.close(link),
      show: (update, at) => this.#show(update, at),
      stuck: (error) => this.set({ notice: errorData(error) }),
      verify: parts.verify,
    });
  }

  /** Whether the match has no end yet. */
  get goesOn() {
    const phase = this.state.peers?.phase;
    return phase !== "over" && phase !== "ended";
  }

  // --- opening ----------------------------------------------------------------------------------------------------

  /**
   * Opens the table, or takes it up where it stood.
   * @returns {Promise<void>}
   * @throws {unknown} what is wrong with the invitation, or that there is no such table; failures of the engine and of the
   *   storage are in the state of a table that was open before
   */
  async open() {
    const { origin } = this;
    this.set({ phase: "opening", notice: null });
    try {
      await this.#sitDown();
      if ("stored" in origin) await this.#takeUp();
      else if ("after" in origin) await this.#follow(origin.after);
      else await this.#begin(origin);
    } catch (error) {
      const notice = errorData(error);
      if (notice.code === "log-damaged") return this.set({ phase: "damaged", notice });
      const passing = FAILURE_CODES.has(notice.code) || notice.code.startsWith("storage-");
      if (!("stored" in origin) || !passing || notice.code === STORAGE_REFUSALS.gone) throw error;
      return this.set({ phase: "failed", notice });
    }
    this.set({ phase: "open" });
    this.#startTicking();
    this.goOn();
  }

  /** @param {Extract<PeerOrigin, { host: unknown } | { join: unknown }>} origin */
  async #begin(origin) {
    const invitation = "host" in origin ? origin.host.invitation : origin.join;
    const identity = await this.parts.identity.describe(invitation.variant);
    this.set({ variant: invitation.variant });
    const hosts = "host" in origin;
    this.sitting.entry = newEntry(invitation, hosts ? "host" : "guest", hosts ? origin.host.seats.length : 2);
    const common = { invitation, identity, entropy: freshEntropy(), date: today() };
    if (hosts) await this.sitting.begin("peer_host", { ...common, seats: origin.host.seats });
    else await this.sitting.begin("peer_join", common);
  }

  /**
   * The next match with the same people. The queue stands still meanwhile: whatever comes next is for this table.
   * @param {PeerMatch} before
   */
  async #follow(before) {
    const { peers, variant } = before.state;
    if (!peers) throw new Error("a match that has not begun has none after it");
    const identity = await this.parts.identity.describe(variant);
    this.set({ variant, muted: before.state.muted, unconnected: false });
    this.sitting.entry = newEntry(peers, peers.role, peers.seats.length);
    await this.sitting.begin("peer_rematch", { table: before.sitting.number, identity, entropy: freshEntropy(), date: today() });
    before.handOver(this);
    this.links.listener = this;
  }

  /** @param {PeerMatch} next to which the links belong from now on */
  handOver(next) {
    this.next = next;
    clearInterval(this.#ticker);
    this.links = new PeerLinks(this);
  }

  /** Continues a table of the device's storage; only watches it when another tab plays there. */
  async #takeUp() {
    const stored = await (await this.storage.open()).loadTable(this.id);
    if (!stored?.peer) throw new StorageError(STORAGE_REFUSALS.gone);
    const { terms, peer, lines } = stored;
    this.set({ variant: terms.variant, damaged: lines });
    this.sitting.entry = { terms, peer };
    if (this.state.watching) return this.#look(lines);
    await this.queue.add(() => this.sitting.begin("peer_restore", { log: lines, entropy: freshEntropy() }, lines));
  }

  /** Asks for the table for this tab alone, unless it has it. */
  async #sitDown() {
    if (this.#held) return;
    this.#release();
    const { held, release, whenFree } = await this.storage.hold(this.id);
    this.#held = held;
    this.#release = () => {
      this.#held = false;
      release();
    };
    this.set({ watching: !held, free: false });
    this.#unhear();
    this.#unhear = held ? () => {} : this.storage.hear(this.id, (news) => this.#hear(news));
    if (!held) void whenFree.then(() => this.set({ free: true }));
  }

  // --- looking on while another tab plays -------------------------------------------------------------------------

  /** @param {string[]} log as another tab has stored it */
  async #look(log) {
    this.#heard = log;
    const at = moment();
    const opened = await this.engine.call("peer_restore", { log, entropy: freshEntropy(), ...at });
    await this.engine.call("close_table", { table: opened.table });
    await this.#show(this.#since(opened), at);
  }

  /**
   * @param {OpenedPeerTable} opened
   * @returns {PeerUpdate} the same as what changed since it was looked at last
   */
  #since(opened) {
    const { snapshot, opened: dealt } = opened;
    if (!this.state.board || !snapshot || !dealt) return { ...opened, news: [] };
    const stand = applyChanges(emptyCells(dealt.board), snapshot.changes);
    return { ...opened, news: [], opened: null, snapshot: { ...snapshot, changes: changesBetween(this.cells, stand) } };
  }

  /** @param {News} news of the tab that plays here */
  #hear(news) {
    void this.queue
      .add(async () => {
        if (!this.state.watching) return;
        if (news.from > this.#heard.length) {
          const stored = await (await this.storage.open()).loadTable(this.id);
          if (!stored) throw new StorageError(STORAGE_REFUSALS.gone);
          await this.#look(stored.lines);
        } else {
          await this.#look([...this.#heard.slice(0, news.from), ...news.lines]);
        }
      })
      .catch((/** @type {unknown} */ error) => this.set({ notice: errorData(error) }));
  }

  /** The other tab is gone: plays here, from what it has kept. */
  async takeOver() {
    this.origin = { stored: true };
    try {
      await this.open();
    } catch (error) {
      this.set({ phase: "open", notice: errorData(error) });
    }
  }

  // --- links ------------------------------------------------------------------------------------------------------

  /**
   * @param {PeerConnection} connection to another device, open or about to be; from now on its messages come here
   * @param {{ onstate?: StateListener }} [others] who wants to hear of its states, too
   */
  addConnection(connection, others) {
    this.expected = true;
    this.links.add(connection, others);
  }

  /**
   * @param {number} link
   * @param {string} own fingerprint
   * @param {string} peer fingerprint
   * @param {Moment} at
   */
  connected(link, own, peer, at) {
    this.set({ unconnected: false });
    this.#pass((table) => table.sitting.directly("peer_connected", { link, own, peer }, at));
  }

  /**
   * @param {number} link
   * @param {Moment} at
   */
  disconnected(link, at) {
    this.#pass((table) => table.sitting.directly("peer_disconnected", { link }, at));
  }

  /**
   * @param {number} link
   * @param {string} text
   * @param {Moment} at
   */
  received(link, text, at) {
    this.#pass((table) => table.sitting.directly("peer_received", { link, text }, at));
  }

  /** A connection is lost or revived. */
  changed() {
    this.set({});
  }

  /**
   * Passes something on that came over a link. By the time its turn comes the links may belong to the next match.
   * @param {(table: PeerMatch) => Promise<void>} task
   */
  #pass(task) {
    const { links } = this;
    this.queue.add(() => task(/** @type {PeerMatch} */ (links.listener))).catch((/** @type {unknown} */ error) => this.fail(error));
  }

  /** @param {unknown} error of something that nobody at this device has asked for */
  fail(error) {
    // A failed engine tells of itself.
    if (this.engine.state.phase !== "failed") this.set({ notice: errorData(error) });
  }

  /** Lets the engine look at the time about twice a second: absences, flags and heartbeats are its own. */
  #startTicking() {
    clearInterval(this.#ticker);
    if (this.state.watching) return;
    this.#ticker = setInterval(() => this.tick(), TICK);
  }

  /** Lets the engine look at the time, unless it is about to. */
  tick() {
    if (this.#ticking || !this.sitting.open) return;
    this.#ticking = true;
    void this.sitting
      .call("peer_tick", {})
      .catch((/** @type {unknown} */ error) => this.fail(error))
      .finally(() => {
        this.#ticking = false;
      });
  }

  /** @override */
  askForFlag() {
    this.tick();
  }

  // --- showing ----------------------------------------------------------------------------------------------------

  /**
   * Shows what follows from a call. Its lines are kept.
   * @param {PeerUpdate} update
   * @param {Moment} at
   */
  async #show(update, at) {
    const { peers, opened, snapshot, news } = update;
    const first = opened !== null && this.state.board === null;
    if (opened) {
      const { terms, board } = opened;
      this.layBoard(board);
      const seats = terms.seats.map(({ kind, name }, seat) => ({ kind: sitterOf(kind, seat === peers.own), name }));
      this.set({ variant: terms.variant, seed: terms.seed, terms, board, seats, snapshot: null, round: this.state.round + 1 });
      this.set({ shown: null, selected: null, premove: null });
    }
    this.pendingSince = peers.pending ? (this.pendingSince ?? performance.now()) : null;
    this.set({ peers, kept: this.sitting.kept });
    if (snapshot) {
      const before = this.state.snapshot;
      // The others' heartbeats must not disturb who chooses a colour.
      const happened = !before || before.ply !== snapshot.ply || before.match.number !== snapshot.match.number || before.mover !== snapshot.mover;
      if (happened) this.set({ selected: null, shown: null, alarm: null });
      this.present(snapshot, at.now);
    }
    for (const each of news) await this.hear(each);
    if (!this.state.watching) this.#describe(peers);
    this.clocks.look();
    await this.#finish(peers);
    if (first && !("stored" in this.origin)) this.parts.onDealt(this);
    this.parts.onShown(this);
    this.goOn();
  }

  /** @param {PeerNews} _news something to say or do once @returns {Promise<void>} */
  async hear(_news) {}

  /** What follows by itself from what is shown now. */
  goOn() {}

  /** @param {PeersData} peers: how the table is found from now on */
  #describe(peers) {
    const { terms, snapshot } = this.state;
    const entry = entryOf(peers, terms);
    const moves = movesOf(snapshot);
    const text = JSON.stringify([entry, moves]);
    if (text === this.#described) return;
    this.#described = text;
    // Nothing is lost with it: the log says it all. So nobody waits for it.
    this.described = this.sitting.describe(entry, moves).catch((/** @type {unknown} */ error) => {
      if (errorData(error).code !== STORAGE_REFUSALS.gone) this.#described = "";
    });
  }

  /**
   * Moves a match that is over to the history, again whenever more of it has become known. A failure is in the state.
   * @param {PeersData} peers
   */
  async #finish({ phase, verdict, own, match }) {
    const { terms, watching } = this.state;
    const { sitting } = this;
    if (phase !== "over" || verdict === null || own === null || !terms || watching || !sitting.open) return;
    const mark = `${verdict} ${sitting.lines.length}`;
    if (mark === this.#finished) return;
    try {
      const ended = { id: this.id, table: sitting.number, terms, match, own, kept: sitting.kept };
      this.set(await finishPeerMatch({ engine: this.engine, storage: this.storage }, ended));
      this.#finished = mark;
    } catch (error) {
      this.set({ notice: errorData(error) });
    }
  }

  // --- after failures ---------------------------------------------------------------------------------------------

  /** Goes on after a failure: with a fresh engine if need be, and from where the match stood. */
  async tryAgain() {
    if (this.engine.state.phase === "failed") this.engine.tryAgain();
    this.set({ notice: null });
    if (this.state.watching) return this.takeOver();
    this.sitting.goOn();
    if (!this.sitting.stale) return;
    this.set({ busy: true });
    try {
      await this.queue.add(() => this.sitting.begin("peer_restore", { log: this.sitting.lines, entropy: freshEntropy() }));
      this.links.announceAgain();
    } catch (error) {
      this.set({ notice: errorData(error) });
    } finally {
      this.set({ busy: false });
    }
  }

  /** Goes on although the device cannot keep the table: it is gone when the page is closed. */
  async goOnUnkept() {
    this.sitting.kept = false;
    this.set({ notice: null, kept: false });
    this.sitting.goOn();
  }

  /** The page is being left: says so to everyone who still hears it. */
  sayGoodbye() {
    if (!this.sitting.open || this.links.count === 0) return;
    void this.sitting.call("peer_leave", {}).catch(() => {});
    // What closes now is noticed at once elsewhere; the word itself may come too late.
    this.links.closeAll();
  }

  /** Ends the table for this page; what is kept stays. */
  async close() {
    clearInterval(this.#ticker);
    this.clocks.stop();
    this.turn += 1;
    // While the device does not store, nothing moves, not even a word of leaving.
    const stuck = this.state.notice?.code.startsWith("storage-") ?? false;
    if (this.sitting.open && this.links.count > 0 && !stuck) {
      try {
        await this.sitting.call("peer_leave", {});
      } catch {
        // The others notice it anyway.
      }
    }
    this.links.closeAll();
    await this.sitting.dismiss();
    this.#release();
    this.#unhear();
  }
}
