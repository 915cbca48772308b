/** What somebody likes on this device: how the board looks and how a colour is chosen. */

import { recall, remember } from "../storage/local.js";
import { Store } from "./store.js";

/** @import { Frame } from "./store.js" */

/**
 * @typedef {object} Settings
 * @property {boolean} symbols symbols on the cells and buttons
 * @property {boolean} bigSymbols larger ones
 * @property {boolean} animation captures spread visibly
 * @property {boolean} confirm a colour is chosen once to look at and once more to play
 * @property {boolean} sound an alarm is heard when somebody's time becomes short
 * @property {"system" | "light" | "dark"} theme
 * @property {"standard" | "tuned"} palette `tuned` keeps the colours apart for every kind of colour vision
 * @property {"own" | "0" | "1" | "2" | "3"} corner whose corner lies at the bottom left; `own` is the viewer's
 */

/** @type {Readonly<Settings>} */
export const DEFAULTS = Object.freeze({
  symbols: false,
  bigSymbols: false,
  animation: true,
  confirm: false,
  sound: true,
  theme: "system",
  palette: "standard",
  corner: "own",
});

/** @type {{ [name in keyof Settings]: readonly Settings[name][] }} */
const ALLOWED = {
  symbols: [true, false],
  bigSymbols: [true, false],
  animation: [true, false],
  confirm: [true, false],
  sound: [true, false],
  theme: ["system", "light", "dark"],
  palette: ["standard", "tuned"],
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
  }
  return /** @type {Settings} */ (/** @type {unknown} */ (settings));
}

/**
 * The settings of this device; what is changed is remembered at once.
 * @extends {Store<Settings>}
 */
export class SettingsStore extends Store {
  /** @param {Frame} [frame] tests bring their own */
  constructor(frame) {
    super(readSettings(recall("settings")), frame);
  }

  /** @param {Partial<Settings>} part */
  change(part) {
    this.set(part);
    remember("settings", this.state);
  }
}
