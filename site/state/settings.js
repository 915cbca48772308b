/** What somebody likes on this device: how the board looks and how a colour is chosen. */

import { LANGUAGES } from "../i18n/languages.js";
import { hearRemembered, recall, remember } from "../storage/local.js";
import { openStore } from "../storage/store.js";
import { KeyMap, readChanged } from "./key_map.js";
import { Store } from "./store.js";

/** @import { WishedLanguage } from "../i18n/languages.js" */
/** @import { Store as DeviceStore } from "../storage/store.js" */
/** @import { ChangedKeys } from "./key_map.js" */
/** @import { Frame } from "./store.js" */

/** Under which name the settings are kept. */
const NAME = "settings";

/**
 * @typedef {object} Settings
 * @property {boolean} symbols symbols on the cells and buttons
 * @property {boolean} bigSymbols larger ones
 * @property {boolean} animation captures spread visibly
 * @property {boolean} confirm a colour is chosen once to look at and once more to play
 * @property {boolean} sound moves, captures, own regions, short time and the end are heard
 * @property {number} volume of it, from 0 to 100 in steps of 10
 * @property {boolean} vibration the same is felt, where the device can
 * @property {boolean} shortcuts keys that are a single character do something
 * @property {ChangedKeys} keys those that are not the usual ones
 * @property {"system" | "light" | "dark" | "contrast"} theme `contrast` is by day or by night as the device says
 * @property {"standard" | "tuned"} palette `tuned` keeps the colours apart for every kind of colour vision
 * @property {WishedLanguage} language
 * @property {"own" | "0" | "1" | "2" | "3"} corner whose corner lies at the bottom left; `own` is the viewer's
 */

/** @type {Readonly<Settings>} */
export const DEFAULTS = Object.freeze({
  symbols: false,
  bigSymbols: false,
  animation: true,
  confirm: false,
  sound: true,
  volume: 60,
  vibration: true,
  shortcuts: true,
  keys: Object.freeze({}),
  theme: "system",
  palette: "standard",
  language: "system",
  corner: "own",
});

/** What each setting can be; keys are read by themselves. @type {{ [name in Exclude<keyof Settings, "keys">]: readonly Settings[name][] }} */
const ALLOWED = {
  symbols: [true, false],
  bigSymbols: [true, false],
  animation: [true, false],
  confirm: [true, false],
  sound: [true, false],
  volume: Array.from({ length: 11 }, (_, step) => 10 * step),
  vibration: [true, false],
  shortcuts: [true, false],
  theme: ["system", "light", "dark", "contrast"],
  palette: ["standard", "tuned"],
  language: ["system", .../** @type {(keyof typeof LANGUAGES)[]} */ (Object.keys(LANGUAGES))],
  corner: ["own", "0", "1", "2", "3"],
};

/**
 * @param {unknown} remembered anything: other versions of the page may have written it
 * @returns {Settings} with the default wherever it makes no sense
 */
export function readSettings(remembered) {
  /** @type {Record<string, unknown>} */
  const settings = { ...DEFAULTS };
  if (typeof remembered === "object" && remembered !== null) {
    for (const [name, values] of Object.entries(ALLOWED)) {
      const value = Reflect.get(remembered, name);
      if (/** @type {readonly unknown[]} */ (values).includes(value)) settings[name] = value;
    }
    settings.keys = readChanged(Reflect.get(remembered, "keys"));
  }
  return /** @type {Settings} */ (/** @type {unknown} */ (settings));
}

/**
 * The settings of this device; what is changed is kept at once. The storage keeps them, and localStorage has a copy that
 * is read at once: the first frame has the right theme and language, however slow the storage is.
 * @extends {Store<Settings>}
 */
export class SettingsStore extends Store {
  /** @type {DeviceStore | null} */
  #store = null;
  /** @type {KeyMap | null} Of the settings as they are. */
  #map = null;

  /** @param {{ frame?: Frame, open?: typeof openStore }} [parts] tests bring their own */
  constructor({ frame, open = openStore } = {}) {
    super(readSettings(recall(NAME)), frame);
    this.open = open;
  }

  /**
   * Reads what the storage keeps: somebody may have brought a copy of everything. A copy in localStorage that the storage
   * has not confirmed is newer: of earlier pages, of a page that was left at once, or of one whose storage did not work.
   */
  async load() {
    const before = this.state;
    const copy = recall(NAME);
    try {
      const store = await this.open();
      const kept = await store.setting(NAME);
      this.#store = store;
      const isNewer = copy !== null && !isConfirmed(copy);
      // What was set while the storage was slow to answer holds, and nothing but that.
      const names = /** @type {(keyof Settings)[]} */ (Object.keys(DEFAULTS));
      const meanwhile = names.filter((name) => this.state[name] !== before[name]).map((name) => [name, this.state[name]]);
      this.#take({ ...(isNewer ? copy : (kept ?? before)), ...Object.fromEntries(meanwhile) });
      if (isNewer || meanwhile.length > 0) await this.#keep();
      else if (kept !== null) this.#copy(true);
    } catch {
      // The storage tells of its troubles where something would be lost. This is not much.
    }
  }

  /** What is set in another tab holds here, too, from now on. */
  follow() {
    hearRemembered(NAME, (copy) => this.#take(copy));
  }

  /** @param {unknown} remembered may well say what is set already */
  #take(remembered) {
    const settings = readSettings(remembered);
    if (JSON.stringify(settings) !== JSON.stringify(this.state)) this.set(settings);
  }

  /** @returns {KeyMap} which key does what, as it is set now */
  get keys() {
    const { keys, shortcuts } = this.state;
    if (this.#map?.changed !== keys || this.#map.on !== shortcuts) this.#map = new KeyMap(keys, shortcuts);
    return this.#map;
  }

  /** Whether everything is as on the first visit. */
  get untouched() {
    const names = /** @type {(keyof Settings)[]} */ (Object.keys(ALLOWED));
    return names.every((name) => this.state[name] === DEFAULTS[name]) && !this.keys.differ;
  }

  /** Everything as on the first visit. */
  reset() {
    this.change(DEFAULTS);
  }

  /** @param {Partial<Settings>} part */
  change(part) {
    this.set(part);
    void this.#keep();
  }

  /** Keeps the settings. Whoever leaves the page before the storage has them finds them in localStorage. */
  async #keep() {
    const settings = this.state;
    this.#copy(false);
    try {
      if (!this.#store) return;
      await this.#store.saveSetting(NAME, settings);
      if (this.state === settings) this.#copy(true);
    } catch {
      // The copy stays as the newer one.
    }
  }

  /** @param {boolean} confirmed whether the storage has the same */
  #copy(confirmed) {
    remember(NAME, { ...this.state, confirmed });
  }
}

/**
 * @param {unknown} copy of localStorage
 * @returns {boolean} whether the storage had the same when it was written
 */
const isConfirmed = (copy) => typeof copy === "object" && copy !== null && Reflect.get(copy, "confirmed") === true;
