/** Dialogs: at most one, modal, closed by its own buttons, by Escape, or by a press beside it. */

import { t } from "../i18n/index.js";
import { ref } from "../vendor/lit-html/directives/ref.js";
import { html } from "../vendor/lit-html/lit-html.js";

/** @import { TemplateResult } from "../vendor/lit-html/lit-html.js" */

/** @param {Element | undefined} element the dialog that has just come into the page */
function showModal(element) {
  if (!(element instanceof HTMLDialogElement)) return;
  // The directive runs before the element is in the document, where it cannot be shown yet.
  queueMicrotask(() => {
    if (!element.isConnected || element.open) return;
    element.showModal();
    // Focus scrolls to itself; reading begins at the title.
    element.scrollTop = 0;
  });
}

/**
 * Closes the dialog around an element, which gives the focus back to where it was.
 * @param {Event} event of something inside
 */
export function closeAround(event) {
  /** @type {Element} */ (event.currentTarget).closest("dialog")?.close();
}

/**
 * @param {string} id for what labels it
 * @param {string} title
 * @param {TemplateResult} content
 * @param {() => void} onClose called however it was closed
 */
export function dialog(id, title, content, onClose) {
  const besides = (/** @type {MouseEvent} */ event) => {
    if (event.target === event.currentTarget) closeAround(event);
  };
  return html`
    <dialog class="dialog" id=${id} aria-labelledby="${id}-title" ${ref(showModal)} @close=${onClose} @click=${besides}>
      <div class="dialog-content">
        <h2 id="${id}-title">${title}</h2>
        ${content}
      </div>
    </dialog>
  `;
}

/** A row with one button that closes the dialog. */
export function closeRow() {
  return html`
    <p class="dialog-actions"><button type="button" class="button button-primary" @click=${closeAround}>${t("page-close")}</button></p>
  `;
}
