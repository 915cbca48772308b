/** What somebody likes on this device: how the board looks and how a colour is chosen. */

import { LANGUAGES } from "../i18n/languages.js";
import { forget, recall, remember } from "../storage/local.js";
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
 * The settings of this device; what is changed is kept at once.
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
   * Reads what is kept. Earlier pages, and pages whose storage did not work, remembered it in localStorage: from there
   * it moves over. Where there is no storage, it stays there.
   */
  async load() {
    try {
      const store = await this.open();
      const kept = await store.setting(NAME);
      const remembered = recall(NAME);
      this.#store = store;
      this.set(readSettings(remembered ?? kept));
      if (remembered !== null) await this.#keep();
    } catch {
      // The storage tells of its troubles where something would be lost. This is not much.
    }
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
    remember(NAME, settings);
    try {
      await this.#store?.saveSetting(NAME, settings);
      if (this.#store && this.state === settings) forget(NAME);
    } catch {
      // They stay in localStorage.
    }
  }
}
