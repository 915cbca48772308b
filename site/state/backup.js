/** A copy of everything in one file: made, read back, and asked for from time to time. */

import {
  BACKUP_REFUSALS,
  backupText,
  LARGEST_BACKUP,
  readBackup,
  readData,
  writeBackup,
} from "../storage/backup.js";
import { StorageError } from "../storage/errors.js";
import { holdTable } from "../storage/locks.js";
import { openStore } from "../storage/store.js";
import { EngineError } from "../engine/errors.js";
import { errorData } from "./engine.js";
import { Store } from "./store.js";

/** @import { Choice, Comparison, DeviceData, ImportOutcome, Item } from "../storage/transfer.js" */
/** @import { ErrorData } from "../types.js" */
/** @import { Engine } from "./engine.js" */
/** @import { Frame } from "./store.js" */

/** So many matches after the last copy, somebody is reminded to make one. */
export const MATCHES_UNTIL_REMINDER = 10;

/**
 * @typedef {object} BackupState
 * @property {"idle" | "exporting" | "checking" | "asking" | "importing" | "done"} phase
 * @property {{ done: number, total: number }} progress while checking
 * @property {ErrorData | null} error why a copy was not made, or a file was refused; nothing was changed then
 * @property {"export" | "import"} failed what the error is about
 * @property {{ name: string, created: number, matches: number, tables: number } | null} file the one being read
 * @property {Comparison | null} comparison of the file with what is here
 * @property {Record<string, Choice>} choices for what differs, by key
 * @property {ImportOutcome | null} outcome when done
 * @property {number | null} exported wall clock of the last copy
 * @property {boolean} reminder whether it is time for a copy
 */

/** @typedef {(name: string, content: string, type: string) => void} SaveFile */

/**
 * @param {Item} item something that is here in another form
 * @returns {boolean} whether both can be kept
 */
export const canKeepBoth = ({ kind }) => kind === "match" || kind === "table";

/**
 * @extends {Store<BackupState>}
 */
export class Backup extends Store {
  /** @type {DeviceData | null} What was read from the file, checked. */
  #data = null;
  /** Counts up with each file, so that one that was called off is not asked about. */
  #file = 0;

  /**
   * @param {Engine} engine
   * @param {SaveFile} save gives a file to whoever sits at the device
   * @param {{ frame?: Frame, open?: typeof openStore, hold?: typeof holdTable, onImport?: () => void }} [parts]
   *   `onImport` is told when what is kept here has changed; tests bring the others
   */
  constructor(engine, save, { frame, open = openStore, hold = holdTable, onImport = () => {} } = {}) {
    super(
      {
        phase: "idle",
        progress: { done: 0, total: 0 },
        error: null,
        failed: "export",
        file: null,
        comparison: null,
        choices: {},
        outcome: null,
        exported: null,
        reminder: false,
      },
      frame,
    );
    this.engine = engine;
    this.save = save;
    this.open = open;
    this.hold = hold;
    this.onImport = onImport;
  }

  /** Whether something goes on that has to be waited for. */
  get busy() {
    return ["exporting", "checking", "importing"].includes(this.state.phase);
  }

  /** Looks when the last copy was made, and whether it is time for another. Failures show elsewhere. */
  async look() {
    try {
      const store = await this.open();
      const [exported, reminded] = [await store.setting("exported"), await store.setting("reminded")];
      const since = Math.max(...[exported, reminded].map((at) => (typeof at === "number" ? at : -1)));
      const reminder = (await store.countMatches(since)) >= MATCHES_UNTIL_REMINDER;
      this.set({ exported: typeof exported === "number" ? exported : null, reminder });
    } catch {
      this.set({ reminder: false });
    }
  }

  /** @param {number} [wall] puts the reminder off until ten matches later */
  async remindLater(wall = Date.now()) {
    this.set({ reminder: false });
    try {
      await (await this.open()).saveSetting("reminded", wall);
    } catch {
      // It comes back sooner, then.
    }
  }

  /** @param {number} [wall] makes a copy of everything now. The outcome is in the state. */
  async saveCopy(wall = Date.now()) {
    if (this.busy) return;
    this.set({ phase: "exporting", error: null, outcome: null });
    try {
      const store = await this.open();
      const text = backupText(await store.exportAll(), wall);
      const { checksum } = await this.engine.call("checksum", { text });
      this.save(`filler-${dayOf(wall)}.json`, writeBackup(text, checksum), "application/json");
      await store.saveSetting("exported", wall);
      this.set({ phase: "idle", exported: wall, reminder: false });
    } catch (error) {
      this.set({ phase: "idle", error: errorData(error), failed: "export" });
    }
  }

  /**
   * Reads a file and compares it with what is here. Nothing is changed yet; the outcome is in the state.
   * @param {{ name: string, size: number, text(): Promise<string> }} file
   */
  async read(file) {
    if (this.busy) return;
    const turn = (this.#file += 1);
    this.#data = null;
    const start = { progress: { done: 0, total: 0 }, error: null, outcome: null, comparison: null, choices: {} };
    this.set({ phase: "checking", file: null, ...start });
    try {
      if (file.size > LARGEST_BACKUP) throw new StorageError(BACKUP_REFUSALS.large);
      const { checksum, text, created, data: unread } = readBackup(await file.text());
      const answer = await this.engine.call("checksum", { text });
      if (answer.checksum !== checksum) throw new StorageError(BACKUP_REFUSALS.altered);
      const data = readData(unread);
      await this.#check(data, turn);
      const comparison = await (await this.open()).compareAll(data);
      if (turn !== this.#file) return;
      this.#data = data;
      const described = { name: file.name, created, matches: data.matches.length, tables: data.tables.length };
      this.set({ phase: "asking", file: described, comparison });
    } catch (error) {
      if (turn === this.#file) this.set({ phase: "idle", error: errorData(error), failed: "import" });
    }
  }

  /**
   * Lets the engine read every record and every log: what it does not understand is not taken in.
   * @param {DeviceData} data its texts and results become those that the engine gives
   * @param {number} turn
   */
  async #check(data, turn) {
    const total = data.matches.length + data.tables.length;
    let done = 0;
    const step = () => {
      if (turn !== this.#file) throw new StorageError(BACKUP_REFUSALS.damaged, { part: "file" });
      done += 1;
      this.set({ progress: { done, total } });
    };
    for (const match of data.matches) {
      const record = await this.#understood("matches", () => this.engine.call("describe_record", { text: match.text }));
      if (!record.match.result) throw new StorageError(BACKUP_REFUSALS.damaged, { part: "matches" });
      Object.assign(match, { variant: record.terms.variant, text: record.text, result: record.match.result });
      step();
    }
    for (const { terms, lines } of data.tables) {
      const moment = { now: 0, wall: 0 };
      const call = () => this.engine.call("restore_table", { ...terms, ...moment, log: lines });
      const { table } = await this.#understood("tables", call);
      await this.engine.call("close_table", { table });
      step();
    }
  }

  /**
   * @template Answer
   * @param {string} part of the file
   * @param {() => Promise<Answer>} ask
   * @returns {Promise<Answer>}
   * @throws {unknown} `backup-damaged` when the engine refuses; its own failures stay what they are
   */
  async #understood(part, ask) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof EngineError) || error.code.startsWith("engine-")) throw error;
      throw new StorageError(BACKUP_REFUSALS.damaged, { part });
    }
  }

  /**
   * @param {string} key of something that differs
   * @param {Choice} choice
   */
  choose(key, choice) {
    this.set({ choices: { ...this.state.choices, [key]: choice } });
  }

  /** @param {Choice} choice for everything that differs, as far as it can be */
  chooseForAll(choice) {
    const items = this.state.comparison?.differing ?? [];
    const possible = items.filter((item) => choice !== "both" || canKeepBoth(item));
    this.set({ choices: { ...this.state.choices, ...Object.fromEntries(possible.map(({ key }) => [key, choice])) } });
  }

  /** Adds what was read, as it was chosen. The outcome is in the state. */
  async takeIn() {
    const data = this.#data;
    if (!data || this.state.phase !== "asking") return;
    this.set({ phase: "importing", error: null });
    /** @type {(() => void)[]} */
    const releases = [];
    try {
      await this.#holdReplaced(releases);
      const outcome = await (await this.open()).importAll(data, { choices: this.state.choices });
      this.#data = null;
      this.set({ phase: "done", outcome, comparison: null, choices: {} });
      this.onImport();
    } catch (error) {
      const { code } = errorData(error);
      // A table that is open somewhere: close it, or choose otherwise, and go on from here.
      const again = code === BACKUP_REFUSALS.open;
      this.set({ phase: again ? "asking" : "idle", error: errorData(error), failed: "import" });
    } finally {
      for (const release of releases) release();
    }
  }

  /** @param {(() => void)[]} releases takes what gives the tables back that are about to be replaced */
  async #holdReplaced(releases) {
    for (const { key, theirs } of this.state.comparison?.differing ?? []) {
      const inPlace = this.state.choices[key] === "theirs" && /^(table|match) /.test(key);
      if (!inPlace) continue;
      const { held, release } = await this.hold(theirs.id);
      releases.push(release);
      if (!held) throw new StorageError(BACKUP_REFUSALS.open);
    }
  }

  /** Forgets the file that was read, or closes the message about it. */
  cancel() {
    if (this.state.phase === "importing" || this.state.phase === "exporting") return;
    this.#file += 1;
    this.#data = null;
    this.set({ phase: "idle", file: null, comparison: null, choices: {}, outcome: null, error: null });
  }
}

/**
 * @param {number} wall
 * @returns {string} the day here, as 2026-11-30
 */
function dayOf(wall) {
  const date = new Date(wall);
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
