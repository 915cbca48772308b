/** The whole page: which of its parts is shown, and the table that goes on while one looks elsewhere. */

import { freshId } from "../storage/ids.js";
import { holdTable } from "../storage/locks.js";
import { hearLines, tellLines } from "../storage/news.js";
import { openStore } from "../storage/store.js";
import { Analyses } from "./analyses.js";
import { Backup } from "./backup.js";
import { Challenge } from "./challenge.js";
import { errorData } from "./engine.js";
import { keepGlimpses } from "./glimpse.js";
import { addressOfShown } from "./here.js";
import { History } from "./history.js";
import { KeptTables } from "./kept_tables.js";
import { Licences } from "./licences.js";
import { freshSeed, Lobby } from "./lobby.js";
import { isMeeting } from "./meeting.js";
import { makeMeeting, makePeerTables } from "./page_peers.js";
import { isPeerId } from "./peer_tables.js";
import { Profile } from "./profile.js";
import { Proof } from "./proof.js";
import { Puzzle } from "./puzzle.js";
import { Replays } from "./replays.js";
import { Router } from "./router.js";
import { RulesBook } from "./rules_book.js";
import { Running } from "./running.js";
import { saveFile } from "./save.js";
import { Store } from "./store.js";
import { Table } from "./table.js";
import { today } from "./terms.js";
import { Thinker } from "./thinker.js";

/** @import { ErrorData, InvitationData, TermsRequest } from "../types.js" */
/** @import { Engine } from "./engine.js" */
/** @import { InviteSeat } from "./invite_setup.js" */
/** @import { MeetingPage } from "./meeting.js" */
/** @import { PeerTable } from "./peer_table.js" */
/** @import { MeetingRoute, Route } from "./router.js" */
/** @import { SettingsStore } from "./settings.js" */
/** @import { Storage } from "./sitting.js" */
/** @import { Frame } from "./store.js" */
/** @import { Origin } from "./table_state.js" */

/** A table of this device alone, or one between devices. @typedef {Table | PeerTable} AnyTable */

/**
 * @typedef {object} PageState
 * @property {"lobby" | "table" | "replay" | "licences" | "history" | "profile" | "settings" | "proof" | "puzzle" | "challenge" | "rules" | MeetingPage} shown
 * @property {AnyTable | null} table the running one, also while the lobby is shown
 * @property {ErrorData | null} notice what was wrong with the address
 * @property {PeerTable | null} begun a match after another one that has begun while one looked elsewhere
 * @property {number} changes counts up with every change of any part, so that the page is drawn again
 */

/** @type {Storage} */
const DEVICE = { open: () => openStore(), hold: (id) => holdTable(id), tell: tellLines, hear: hearLines };

/**
 * @extends {Store<PageState>}
 */
export class Page extends Store {
  #kept = new KeptTables();
  /** Whether an address has been followed yet: what is shown before says nothing. */
  #arrived = false;

  /**
   * @param {{ engine: Engine, settings: SettingsStore, window: Window, storage?: Storage, thinker?: Thinker }} parts
   * @param {Frame} [frame] tests bring their own
   */
  constructor({ engine, settings, window, storage = DEVICE, thinker = new Thinker() }, frame) {
    super({ shown: "lobby", table: null, notice: null, begun: null, changes: 0 }, frame);
    this.engine = engine;
    this.settings = settings;
    this.storage = storage;
    this.thinker = thinker;
    this.window = window;
    this.partFrame = frame;
    /** Those that this page has at hand. */
    this.tables = this.#kept;
    this.router = new Router(window, (route) => this.#follow(route));
    this.lobby = new Lobby(engine, (terms) => this.begin(terms), frame);
    this.running = new Running(storage, frame, (id) => this.#forget(id));
    this.licences = new Licences(frame);
    const open = () => storage.open();
    this.analyses = new Analyses({ thinker, open }, frame);
    this.puzzle = new Puzzle({ engine, thinker, settings, open, location: window.location, playOn: (place, change) => this.playOn(place, change) }, frame);
    this.rules = new RulesBook({ engine, settings }, frame);
    this.challenge = new Challenge({ engine, open, begin: (terms, text) => this.begin(terms, text), refuse: (error) => (this.state.shown === "challenge" ? this.#refuse(error) : undefined) }, frame);
    this.replays = new Replays(
      {
        engine,
        analyses: this.analyses,
        playOn: (place, change) => this.playOn(place, change),
        settings,
        router: this.router,
        location: window.location,
        matchOf: async (id) => (await storage.open()).match(id),
        redraw: () => this.set({ changes: this.state.changes + 1 }),
        refuse: (error) => (this.state.shown === "replay" ? this.#refuse(error) : undefined),
      },
      frame,
    );
    this.history = new History(engine, { frame });
    this.profile = new Profile(() => this.lobby.catalogue(), { frame });
    this.backup = new Backup(engine, saveFile, { frame, onImport: () => this.#takeOver() });
    this.meeting = makeMeeting(this, (error) => (this.state.shown === "join" ? this.#refuse(error) : undefined));
    this.peerTables = makePeerTables(this, {
      keep: (table) => {
        this.#redrawWith(table);
        this.#keep(table);
      },
      find: (match) => this.#kept.peers.find(({ state }) => state.peers?.match === match) ?? null,
      gone: (table) => void this.#forget(table.id, false),
      dealt: (table) => this.#dealt(table),
      together: (table) => this.#together(table),
    });
    this.proof = new Proof({ engine, frame, ownKey: async () => (await this.identity.load()).key });
    const told = [engine, settings, thinker, this.lobby, this.running, this.licences, this.history, this.profile];
    for (const part of [...told, this.backup, this.meeting, this.proof, this.analyses, this.puzzle, this.rules, this.challenge]) this.#redrawWith(part);
  }

  /**
   * @param {{ invitation: InvitationData, seats: InviteSeat[] }} setup
   * @returns {Promise<PeerTable>} a table that others are invited to
   */
  hostTable(setup) {
    return this.peerTables.host(setup);
  }

  /**
   * @param {{ invitation: InvitationData }} setup
   * @returns {Promise<PeerTable>} a table at a host, or the one at which the match is that goes on
   */
  joinTable(setup) {
    return this.peerTables.join(setup);
  }

  /** @param {PeerTable} table at which a match after another one begins: who looks at that one goes on to it, others are told */
  #dealt(table) {
    const { shown, table: looked } = this.state;
    const before = "after" in table.origin ? table.origin.after : null;
    if (before === null) return;
    if (shown === "table" && looked === before) return this.router.replace({ page: "table", text: table.id });
    this.set({ begun: table });
    void table.described.then(() => (this.state.shown === "lobby" ? this.running.load() : undefined));
  }

  /** @param {PeerTable} table at which all are: whoever waited for that goes there */
  #together(table) {
    const { shown } = this.state;
    const waited = table.expected && (shown === "invite" || shown === "join");
    table.expected = false;
    if (waited) this.router.replace({ page: "table", text: table.id });
  }

  /** Who this device is for others. */
  get identity() {
    return this.meeting.identity;
  }

  /** Whom this device has met. */
  get friends() {
    return this.meeting.friends;
  }

  /** @param {PeerTable} table whose missing guests are invited again */
  inviteAgain(table) {
    this.meeting.inviteAgain(table);
  }

  /** @param {{ subscribe(subscriber: () => void): unknown }} part */
  #redrawWith(part) {
    part.subscribe(() => this.set({ changes: this.state.changes + 1 }));
  }

  /** Starts the engine and shows what the address bar says. */
  start() {
    this.engine.ready().catch(() => {}); // The state of the engine tells.
    void this.lobby.load();
    keepGlimpses(this.window, () => (this.state.shown === "table" ? this.state.table : null));
    this.window.document?.addEventListener("visibilitychange", () => this.#wake());
    this.window.addEventListener("pagehide", () => this.#kept.peers.forEach((table) => table.sayGoodbye()));
    this.router.follow();
  }

  /** The page was hidden, its timers asleep: the clocks are looked at again. */
  #wake() {
    for (const table of this.#kept.all) table.wake();
    void this.puzzle.wake();
  }

  /** This device's player is called in the lobby as in the profile. */
  async #suggestName() {
    try {
      this.lobby.suggestName((await (await this.storage.open()).profile()).name);
    } catch {
      // Whoever looks for what is kept here is told by the running tables.
    }
  }

  /** @param {Route} route */
  #follow(route) {
    this.replays.leave();
    // Before any address was followed, what is shown says nothing.
    const from = this.#arrived ? addressOfShown(this) : null;
    this.meeting.leave();
    this.puzzle.leave();
    if (route.page === "unknown") {
      this.#refuse({ code: "unknown-address", parameters: { text: route.text } });
    } else if (isMeeting(route)) {
      this.#showMeeting(route);
    } else if (route.page === "board") {
      this.#openAddress(route.text);
    } else if (route.page === "table") {
      this.#showTable(route.text);
    } else if (route.page === "record" || route.page === "match") {
      this.state.table?.leave();
      this.replays.show(route, from);
      this.set({ shown: "replay", notice: null });
    } else {
      this.state.table?.leave();
      if (route.page === "licences") void this.licences.load();
      else void this.backup.look();
      if (route.page === "lobby") {
        void this.running.load();
        const { table } = this.state;
        // A table whose first move is just being kept is not in the list yet.
        if (table && !table.peer && table.state.busy) void table.afterwards(() => this.running.load());
        void this.#suggestName();
      }
      if (route.page === "history" || route.page === "profile") void this[route.page].load();
      this.set({ shown: route.page, notice: null });
      if (route.page === "rules") void this.rules.show(route.text, from);
      if (route.page === "proof" || route.page === "puzzle" || route.page === "challenge") void this[route.page].show(route.text);
    }
    this.#arrived = true;
  }

  /** @param {MeetingRoute} route */
  #showMeeting(route) {
    this.state.table?.leave();
    this.set({ shown: route.page, notice: null });
    const error = this.meeting.follow(route);
    if (error) this.#refuse(error);
    // The code stands nowhere any longer: neither a reload nor the history may hand it on once more.
    else if (this.state.shown === "reply") this.router.rename({ page: "lobby" });
  }

  /** @param {ErrorData} notice why the address leads nowhere: said in the lobby, whose address it becomes */
  #refuse(notice) {
    this.router.replace({ page: "lobby" });
    this.set({ notice });
  }

  /**
   * @param {TermsRequest} terms of a table that begins now
   * @param {string | null} [challenge] that is tried at it
   */
  begin(terms, challenge = null) {
    const table = this.#openTable(freshId(), { terms, challenge });
    this.#keep(table);
    this.router.go({ page: "table", text: table.id });
  }

  /**
   * A new table of one game that goes on from a place in a match.
   * @param {{ text: string, game: number, ply: number }} place the record, the game and its ply
   * @param {(terms: TermsRequest) => TermsRequest} [change] who plays there; as in the record unless said
   * @returns {Promise<void>} when the table is kept and shown
   * @throws {unknown} what is wrong with the record, or a failure of the engine or the storage
   */
  async playOn(place, change = (terms) => terms) {
    const { terms, log } = await this.engine.call("play_on", { ...place, wall: Date.now(), date: today() });
    const id = freshId();
    const store = await this.storage.open();
    await store.createTable({ id, terms: change(terms), created: Date.now() });
    await store.appendLines(id, log);
    this.router.go({ page: "table", text: id });
  }

  /** @param {string} address what stands behind `#board=`: a new table on that board */
  #openAddress(address) {
    this.#look(this.#openTable(freshId(), { address }));
  }

  /** @param {string} id of a table that this page has at hand, or that the device keeps */
  #showTable(id) {
    const kept = this.#kept.get(id);
    // Nothing goes on any more at a table whose players have gone on to the next match.
    if (kept?.peer && kept.next?.goesOn) {
      return this.router.replace({ page: "table", text: kept.next.id });
    }
    this.#look(kept ?? (isPeerId(id) ? this.#openPeerTable(id) : this.#openTable(id, { stored: true })));
    if (kept && !kept.peer) kept.comeBack();
  }

  /** @param {AnyTable} table the one that is shown from now on */
  #look(table) {
    if (this.state.table !== table) this.state.table?.leave();
    this.#keep(table);
    this.set({ shown: "table", table, notice: null, begun: this.state.begun === table ? null : this.state.begun });
    if (table.peer) table.comeBack();
  }

  /**
   * @param {string} id
   * @param {Origin} origin
   * @returns {Table} that is being opened
   */
  #openTable(id, origin) {
    const { engine, settings, storage, thinker } = this;
    const table = new Table(id, origin, { engine, settings, storage, thinker, catalogue: () => this.lobby.catalogue() }, this.partFrame);
    this.#redrawWith(table);
    this.#follows(table, table.open());
    return table;
  }

  /** @param {string} id of a table between devices that is on this one */
  #openPeerTable(id) {
    const table = this.peerTables.make(id, { stored: true });
    this.#redrawWith(table);
    this.#follows(table, table.open());
    return table;
  }

  /**
   * @param {AnyTable} table
   * @param {Promise<void>} opening
   */
  #follows(table, opening) {
    opening.then(
      () => this.#opened(table),
      (error) => this.#notOpened(table, errorData(error)),
    );
  }

  /** @param {AnyTable} table from now on it has an address of its own: a reload continues it */
  #opened(table) {
    const looked = this.state.table === table && this.state.shown === "table";
    if (looked && table.state.phase === "open") this.router.rename({ page: "table", text: table.id });
  }

  /**
   * @param {AnyTable} table
   * @param {ErrorData} error
   */
  async #notOpened(table, error) {
    const looked = this.state.table === table && this.state.shown === "table";
    void this.#forget(table.id);
    if (!looked) return;
    if (error.code === "storage-gone" && (await this.#isHistory(table.id))) this.router.replace({ page: "match", text: table.id });
    else this.#refuse(error);
  }

  /**
   * @param {string} id of a table that is not running
   * @returns {Promise<boolean>} whether its match is in the history
   */
  async #isHistory(id) {
    try {
      return (await (await this.storage.open()).match(id)) !== null;
    } catch {
      return false;
    }
  }

  /** @param {AnyTable} table the one looked at now; the one not looked at for longest makes room */
  #keep(table) {
    const oldest = this.#kept.add(table);
    if (oldest) void this.#forget(oldest.id);
  }

  /**
   * @param {string} id whose table, if there is one, is given up by this page
   * @param {boolean} [close] false when it is closed already
   * @returns {Promise<void>} when it is closed
   */
  async #forget(id, close = true) {
    const table = this.#kept.remove(id);
    if (!table) return;
    if (this.state.table === table) this.set({ table: null });
    if (this.state.begun === table) this.set({ begun: null });
    if (close) await table.close();
  }

  /**
   * The match once more, on the same board or on another one. A failure is in the table's state.
   * @param {"same" | "new"} board
   */
  async rematch(board) {
    const { table } = this.state;
    const terms = table?.peer === false ? table.request : null;
    if (!table || !terms) return;
    try {
      const seed = board === "same" ? terms.seed : await freshSeed(this.engine);
      this.begin({ ...terms, seed, date: today() }, board === "same" ? table.state.challenge : null);
    } catch (error) {
      table.set({ notice: errorData(error) });
    }
  }

  /** Continues a damaged table, as a new one, from where its log is sound. A failure is in the table's state. */
  async continueSound() {
    const { table } = this.state;
    if (table?.peer !== false) return;
    const id = freshId();
    try {
      await table.saveSound(id);
      this.router.go({ page: "table", text: id });
    } catch (error) {
      table.set({ notice: errorData(error) });
    }
  }

  /** Goes on with a failed engine: the table, if one is shown, from where it stood. */
  tryAgain() {
    const { shown, table } = this.state;
    if (shown === "table" && table) {
      table.tryAgain().then(
        () => this.#opened(table),
        (error) => this.#refuse(errorData(error)),
      );
    } else if (shown === "replay" || shown === "challenge") {
      void (shown === "replay" ? this.replays : this.challenge).tryAgain();
    } else {
      this.engine.tryAgain();
      this.meeting.joining.tryAgain();
    }
    if (!this.lobby.state.catalogue) void this.lobby.load();
  }

  /** A copy was taken in: what is shown of it is looked up anew. */
  #takeOver() {
    void this.settings.load();
    void this.profile.load();
    this.history.set({ records: {} });
  }

  /** Deletes all that is kept on this device, and begins anew as on the first visit. */
  async deleteEverything() {
    if (!(await this.profile.deleteEverything())) return;
    this.router.restart();
  }

  /** Closes the message about the address. */
  closeNotice() {
    this.set({ notice: null });
  }
}
