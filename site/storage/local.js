/** Small things that this device remembers between visits, as JSON in localStorage. */

/**
 * @param {string} key
 * @returns {unknown} what was remembered; null when nothing is or when the browser forbids storage
 */
export function recall(key) {
  try {
    return JSON.parse(localStorage.getItem(`filler.${key}`) ?? "null");
  } catch {
    return null; // Private windows and full disks must not stop a game.
  }
}

/**
 * @param {string} key
 * @param {unknown} value anything JSON can say
 */
export function remember(key, value) {
  try {
    localStorage.setItem(`filler.${key}`, JSON.stringify(value));
  } catch {
    // As above: forgetting is not an error.
  }
}

/**
 * @param {string} key
 * @param {(value: unknown) => void} listener told of what another tab remembers from now on
 */
export function hearRemembered(key, listener) {
  addEventListener("storage", ({ key: name, newValue }) => {
    if (name !== `filler.${key}` || newValue === null) return;
    try {
      listener(JSON.parse(newValue));
    } catch {
      // Another version of the page may write what this one cannot read.
    }
  });
}

/**
 * What is remembered as long as this tab is open, also when it is loaded anew.
 * @param {string} key
 * @returns {unknown} as `recall`
 */
export function recallInTab(key) {
  try {
    return JSON.parse(sessionStorage.getItem(`filler.${key}`) ?? "null");
  } catch {
    return null; // As above.
  }
}

/**
 * @param {string} key
 * @param {unknown} value anything JSON can say; null forgets
 */
export function rememberInTab(key, value) {
  try {
    if (value === null) sessionStorage.removeItem(`filler.${key}`);
    else sessionStorage.setItem(`filler.${key}`, JSON.stringify(value));
  } catch {
    // As above.
  }
}

/** @param {string} key what is no longer remembered here */
export function forget(key) {
  try {
    localStorage.removeItem(`filler.${key}`);
  } catch {
    // As above.
  }
}

/** Forgets everything that the page remembered here. */
export function forgetAll() {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith("filler."));
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
