/** Sharing a match, and bringing one: links, files, and what can be dropped on the page. */

import { t } from "../i18n/index.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { closeRow, dialog } from "./dialog.js";

/** @import { Replay } from "../state/replay.js" */

/** @param {Event} event of a field whose whole text is meant */
const selectAll = (event) => /** @type {HTMLInputElement} */ (event.currentTarget).select();

/** @param {Replay} replay */
function copying(replay) {
  return async (/** @type {Event} */ event) => {
    const field = /** @type {Element} */ (event.currentTarget).closest("dialog")?.querySelector("input[type=text]");
    await replay.copyLink();
    if (replay.state.copied === "no" && field instanceof HTMLInputElement) field.select();
  };
}

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
 * @param {Replay} replay
 * @param {string} title of the match
 */
export function shareDialog(replay, title) {
  const { copied } = replay.state;
  const content = html`
    <p>${t("share-text")}</p>
    <label class="share-link">
      <span>${t("share-link")}</span>
      <input type="text" readonly .value=${replay.link} @focus=${selectAll} @click=${selectAll} />
    </label>
    ${replay.linkIsLong ? html`<p class="share-note" data-testid="long-link">${t("share-long", { length: replay.link.length })}</p>` : nothing}
    <p class="share-note" role="status">${copied ? t(copied === "yes" ? "share-copied" : "share-select") : nothing}</p>
    <p class="share-actions">
      <button type="button" class="button button-primary" data-action="copy" @click=${copying(replay)}>${t("share-copy")}</button>
      ${
        replay.canShare
          ? html`<button type="button" class="button" data-action="device" @click=${() => void replay.share(title)}>${t("share-device")}</button>`
          : nothing
      }
      <button type="button" class="button" data-action="save" @click=${() => replay.save()}>${t("share-save")}</button>
      ${fileButton(replay)}
    </p>
    ${closeRow()}
  `;
  return dialog("share", t("share-title"), content, () => replay.openDialog(null));
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
