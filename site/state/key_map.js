/**
 * Which key does what. Keys of a single character can be changed and switched off (WCAG 2.1.4): others than those that
 * are meant press them by accident, by voice above all. Arrows, Home, End, Space, Enter and Escape stay as they are.
 */

/**
 * What a key can do. `colour-1` chooses the first colour.
 * @typedef {`colour-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}` | "sound" | "speak" | "help" | "flip" | "mistake" | "mistake-before" | "best"} Action
 */

/** Where keys are pressed: at tables and puzzles, or in replays. @typedef {"table" | "replay"} Room */

/** Keys that are not the usual ones; an empty one does nothing. @typedef {Partial<Record<Action, string>>} ChangedKeys */

/** @typedef {Pick<KeyboardEvent, "code" | "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">} Pressed */

const COLOURS = /** @type {const} */ ([1, 2, 3, 4, 5, 6, 7, 8, 9]);

/** The usual key of each action, and the rooms in which it does something. @type {Readonly<Record<Action, { key: string, rooms: Room[] }>>} */
const USUAL = Object.freeze(
  /** @type {Record<Action, { key: string, rooms: Room[] }>} */ ({
    ...Object.fromEntries(COLOURS.map((colour) => [`colour-${colour}`, { key: String(colour), rooms: ["table"] }])),
    sound: { key: "s", rooms: ["table"] },
    speak: { key: "c", rooms: ["table"] },
    flip: { key: "f", rooms: ["replay"] },
    mistake: { key: "m", rooms: ["replay"] },
    "mistake-before": { key: "M", rooms: ["replay"] },
    best: { key: "b", rooms: ["replay"] },
    help: { key: "?", rooms: ["table", "replay"] },
  }),
);

/** All of them, in the order in which they are listed. */
export const ACTIONS = Object.freeze(/** @type {Action[]} */ (Object.keys(USUAL)));

/**
 * @param {Pressed} event
 * @returns {string} the character of a key, a capital one for letters with Shift; empty for keys that are none. Digits go by
 *   their place on the keyboard, since what is typed there differs between layouts
 */
export function keyOfPress({ code, key, altKey, ctrlKey, metaKey, shiftKey }) {
  if (altKey || ctrlKey || metaKey) return "";
  const digit = shiftKey ? undefined : /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1];
  if (digit !== undefined) return digit;
  if (!isKey(key)) return "";
  // Caps Lock is not Shift.
  return shiftKey ? key.toUpperCase() : key.toLowerCase();
}

/** @param {unknown} key @returns {key is string} whether it is one character that one sees */
const isKey = (key) => typeof key === "string" && /^[^\s\p{C}]$/u.test(key);

/**
 * @param {unknown} remembered anything: other versions of the page may have written it
 * @returns {ChangedKeys} what makes sense of it; nothing at all when two things were given the same key. What a later version
 *   of the page can do besides has no key where its usual one was given to something else
 */
export function readChanged(remembered) {
  /** @type {ChangedKeys} */
  const changed = {};
  if (typeof remembered !== "object" || remembered === null) return changed;
  for (const action of ACTIONS) {
    const key = Object.hasOwn(remembered, action) ? Reflect.get(remembered, action) : null;
    if ((key === "" || isKey(key)) && key !== USUAL[action].key) changed[action] = key;
  }
  const given = new Set(Object.values(changed));
  for (const action of ACTIONS) if (!(action in changed) && given.has(USUAL[action].key)) changed[action] = "";
  const map = new KeyMap(changed, true);
  return ACTIONS.some((action) => map.holder(action, map.keyOf(action))) ? {} : changed;
}

/** The keys as somebody has set them. */
export class KeyMap {
  /**
   * @param {ChangedKeys} changed
   * @param {boolean} on whether they do anything
   */
  constructor(changed, on) {
    this.changed = changed;
    this.on = on;
  }

  /** Whether any is not the usual one. */
  get differ() {
    return Object.keys(this.changed).length > 0;
  }

  /**
   * @param {Action} action
   * @returns {string} its key, whether it does anything or not; empty when it has none
   */
  keyOf(action) {
    return this.changed[action] ?? USUAL[action].key;
  }

  /**
   * @param {Pressed} event
   * @param {Room} room
   * @returns {Action | null} what it does there
   */
  actionOf(event, room) {
    const key = this.on ? keyOfPress(event) : "";
    if (key === "") return null;
    return ACTIONS.find((action) => USUAL[action].rooms.includes(room) && this.keyOf(action) === key) ?? null;
  }

  /**
   * @param {Action} action that is to get a key
   * @param {string} key
   * @returns {Action | null} what has this key already: each does one thing only, wherever one is
   */
  holder(action, key) {
    if (key === "") return null;
    return ACTIONS.find((each) => each !== action && this.keyOf(each) === key) ?? null;
  }

  /**
   * @param {Action} action
   * @param {string} key empty for none
   * @returns {ChangedKeys} with that key; what had it before gets the old one of this action
   */
  with(action, key) {
    const other = this.holder(action, key);
    return readChanged({ ...this.changed, [action]: key, ...(other ? { [other]: this.keyOf(action) } : {}) });
  }
}
