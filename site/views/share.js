/** Bringing a record: a file that is chosen, or dropped on the page. */

import { t } from "../i18n/index.js";
import { html } from "../vendor/lit-html/lit-html.js";

/** @import { Replay } from "../state/replay.js" */

/**
 * A button that lets a file be chosen.
 * @param {Replay} replay
 */
export function fileButton(replay) {
  const chosen = (/** @type {Event} */ event) => {
    const field = /** @type {HTMLInputElement} */ (event.currentTarget);
    const [file] = field.files ?? [];
    // The same file can be chosen again after something was wrong with it.
    if (file) void replay.openFile(file).finally(() => (field.value = ""));
  };
  return html`
    <label class="button file-button" data-action="open-file">
      <input type="file" class="visually-hidden" accept=".txt,text/plain" @change=${chosen} />${t("share-open")}
    </label>
  `;
}

/**
 * What a page on which files can be dropped listens to. The class `is-dropping` stands on it while one is held over it.
 * @param {Replay} replay
 */
export function dropping(replay) {
  const mark = (/** @type {DragEvent} */ event, /** @type {boolean} */ over) => {
    /** @type {Element} */ (event.currentTarget).classList.toggle("is-dropping", over);
  };
  return {
    over(/** @type {DragEvent} */ event) {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      mark(event, true);
    },
    leave(/** @type {DragEvent} */ event) {
      const { currentTarget, relatedTarget } = event;
      const inside = relatedTarget instanceof Node && /** @type {Element} */ (currentTarget).contains(relatedTarget);
      if (!inside) mark(event, false);
    },
    drop(/** @type {DragEvent} */ event) {
      const [file] = event.dataTransfer?.files ?? [];
      mark(event, false);
      if (!file) return;
      event.preventDefault();
      void replay.openFile(file);
    },
  };
}
