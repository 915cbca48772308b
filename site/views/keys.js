/** Keys of the table and of the puzzle: 1 to 9 choose a colour, Escape takes a selection back. */

/** @import { ChoosingTable } from "../state/choosing_table.js" */
/** @import { Page } from "../state/page.js" */

/**
 * @param {Pick<KeyboardEvent, "code" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">} event
 * @returns {number | null} the colour of a digit key, by its place on the keyboard: what it types differs between layouts
 */
export function colourOfKey({ code, altKey, ctrlKey, metaKey, shiftKey }) {
  if (altKey || ctrlKey || metaKey || shiftKey) return null;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  return digit === undefined ? null : Number(digit) - 1;
}

/**
 * @param {EventTarget | null} target
 * @returns {boolean} whether it needs the keys for itself
 */
function types(target) {
  if (!(target instanceof Element)) return false;
  return target.closest("input, select, textarea, [contenteditable], dialog") !== null;
}

/**
 * @param {Page} page
 * @returns {ChoosingTable | null} where colours are chosen at the moment
 */
function tableShown({ state: { shown, table }, puzzle }) {
  if (shown === "table") return table;
  return shown === "puzzle" ? puzzle.table : null;
}

/**
 * @param {Document} document
 * @param {Page} page
 */
export function listenToKeys(document, page) {
  document.addEventListener("keydown", (event) => {
    const table = tableShown(page);
    const free = !event.defaultPrevented && !event.repeat && !event.isComposing && !types(event.target);
    if (!table || table.state.dialog || !free) return;
    if (event.key === "Escape") table.deselect();
    const colour = colourOfKey(event);
    if (colour === null) return;
    event.preventDefault();
    void table.press(colour);
  });
}
