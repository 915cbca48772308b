/** Keys of the table and of the puzzle, as they are set: colours, the sound, the score read out, the help. Escape takes a selection back. */

import { pressSpeakButton } from "./speak.js";

/** @import { ChoosingTable } from "../state/choosing_table.js" */
/** @import { Page } from "../state/page.js" */

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
    const action = page.settings.keys.actionOf(event, "table");
    if (!action) return;
    event.preventDefault();
    if (action === "sound") page.settings.change({ sound: !page.settings.state.sound });
    else if (action === "speak") pressSpeakButton(document);
    else if (action === "help") table.openDialog("help");
    else void table.press(Number(action.slice("colour-".length)) - 1);
  });
}
