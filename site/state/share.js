/** Ways out of the page for a record: a link, the clipboard, the device's own sharing, and files. */

/** Characters of a link beyond which some programs cut it. */
export const LONG_LINK = 2000;

/** Bytes of a file that is certainly no record: it is not even read. */
export const LARGEST_FILE = 1_000_000;

/**
 * @param {Pick<Location, "href">} location of the page
 * @param {string} fragment with `#`
 * @returns {string} the whole address
 */
export function wholeAddress({ href }, fragment) {
  return href.replace(/#.*$/s, "") + fragment;
}

/**
 * @param {string} text
 * @returns {Promise<boolean>} whether it is in the clipboard now: browsers may refuse
 */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** @returns {boolean} whether the device has a way of its own to share a link */
export function canShare() {
  return typeof globalThis.navigator?.share === "function";
}

/**
 * @param {ShareData} data
 * @returns {Promise<void>} also when the person thinks better of it
 */
export async function share(data) {
  try {
    await navigator.share(data);
  } catch {
    // Given up, or refused by the device: the link can still be copied.
  }
}

/**
 * Hands something to the browser to be kept as a file.
 * @param {string} name of the file
 * @param {string | Blob} content a text, or what has a type of its own
 */
export function saveFile(name, content) {
  const blob = typeof content === "string" ? new Blob([content], { type: "text/plain;charset=utf-8" }) : content;
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  Object.assign(link, { href: url, download: name });
  link.click();
  // The browser has taken the blob over by then; without this it would stay in memory as long as the page.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
