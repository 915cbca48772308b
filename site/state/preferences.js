/** The page of the settings: where one came from, which key is being set, and what a reset has changed. */

import { keyOfPress } from "./key_map.js";
import { Store } from "./store.js";

/** @import { Action, Pressed } from "./key_map.js" */
/** @import { Settings, SettingsStore } from "./settings.js" */
/** @import { Frame } from "./store.js" */

/** The groups of the settings, in their order. `#settings=keys` leads to one of them. */
export const GROUPS = /** @type {const} */ (["look", "board", "playing", "sound", "language", "keys", "data"]);

/** @typedef {typeof GROUPS[number]} Group */

/**
 * @typedef {object} PreferencesState
 * @property {string} back the address that one came from
 * @property {Group | null} group to which an address has led, until it was shown
 * @property {Action | null} waiting what waits for its new key
 * @property {{ action: Action, key: string, other: Action } | null} clash a key that was pressed and is taken
 * @property {Settings | null} before what a reset has changed, as long as it can be undone
 */

/** Pages from which one comes back to themselves. Codes of invites are good once, and are not kept. */
const BACK = /^#(?:table|record|match|puzzle|rules|profile|history|invite|friends)\b/;

/**
 * @extends {Store<PreferencesState>}
 */
export class Preferences extends Store {
  /**
   * To be made before the router listens, which knows no groups.
   * @param {{ settings: SettingsStore, window: Window }} parts
   * @param {Frame} [frame] tests bring their own
   */
  constructor({ settings, window }, frame) {
    super({ back: "#", group: null, waiting: null, clash: null, before: null }, frame);
    this.settings = settings;
    this.window = window;
    window.addEventListener("hashchange", ({ oldURL }) => this.#arrive(/#.*$/.exec(oldURL)?.[0] ?? ""));
    this.#arrive("");
  }

  /** @param {string} from where the address bar stood before */
  #arrive(from) {
    const { hash } = this.window.location;
    if (!/^#settings\b/.test(hash)) return;
    const group = GROUPS.find((each) => hash === `#settings=${each}`) ?? null;
    if (group) this.window.history.replaceState(null, "", "#settings");
    const back = /^#settings\b/.test(from) ? this.state.back : BACK.test(from) ? from : "#";
    this.set({ back, group, waiting: null, clash: null, before: null });
  }

  /** The group to which an address has led is on the screen. */
  seen() {
    if (this.state.group) this.set({ group: null });
  }

  // --- everything as at first ---------------------------------------------------------------------------------------

  /** All settings as on the first visit, until somebody thinks better of it. */
  reset() {
    if (this.settings.untouched) return;
    this.set({ before: this.settings.state, waiting: null, clash: null });
    this.settings.reset();
  }

  /** The settings as before the reset. */
  undo() {
    const { before } = this.state;
    if (before) this.settings.change(before);
    this.set({ before: null });
  }

  // --- keys -----------------------------------------------------------------------------------------------------------

  /** @param {Action | null} action the next key is its; null: none waits any longer */
  wait(action) {
    if (action === this.state.waiting) return;
    this.set(action ? { waiting: action, clash: null } : { waiting: null });
  }

  /**
   * A key was pressed while an action waits for its new one.
   * @param {Pressed} event
   * @returns {boolean} whether it was meant for that: other keys do what they always do
   */
  take(event) {
    const { waiting } = this.state;
    const { keys } = this.settings;
    if (!waiting || event.key === "Tab" || event.altKey || event.ctrlKey || event.metaKey) return false;
    if (event.key === "Escape") {
      this.set({ waiting: null, clash: null });
    } else if (event.key === "Delete" || event.key === "Backspace") {
      this.#give(waiting, "");
    } else {
      const key = keyOfPress(event);
      const other = keys.holder(waiting, key);
      if (other) this.set({ clash: { action: waiting, key, other } });
      else if (key !== "") this.#give(waiting, key);
    }
    return true;
  }

  /** The key that was pressed after all: what had it gets the other one. */
  exchange() {
    const { clash } = this.state;
    if (clash) this.#give(clash.action, clash.key);
  }

  /**
   * @param {Action} action
   * @param {string} key
   */
  #give(action, key) {
    this.set({ waiting: null, clash: null });
    this.settings.change({ keys: this.settings.keys.with(action, key) });
  }

  /** The usual keys. */
  resetKeys() {
    this.set({ waiting: null, clash: null });
    this.settings.change({ keys: {} });
  }
}
