/** A link to be sent to somebody: ways to send it, its QR code, and the bare code. */

import { t, wordError } from "../i18n/index.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";

/** @import { Shareable } from "../state/shareable.js" */

/** @param {Event} event of a field whose whole text is meant */
const selectAll = (event) => /** @type {HTMLInputElement} */ (event.currentTarget).select();

/**
 * Copies; where the browser refuses, the text is selected for the person to copy it.
 * @param {Shareable} shareable
 * @param {"link" | "code"} what
 */
function copying(shareable, what) {
  return async (/** @type {Event} */ event) => {
    const block = /** @type {Element} */ (event.currentTarget).closest(".shareable");
    await shareable.copy(what);
    const field = block?.querySelector(`input[name="${what}"]`);
    if (shareable.state.refused && field instanceof HTMLInputElement) field.select();
  };
}

/** @param {Shareable} shareable */
function picture({ state: { picture: drawn, error } }) {
  if (error) return html`<p class="meet-error" role="alert" data-code=${error.code}>${wordError(error)}</p>`;
  if (!drawn) return nothing;
  return html`
    <svg class="qr" viewBox="0 0 ${drawn.size} ${drawn.size}" role="img" aria-label=${t("send-qr-label")} shape-rendering="crispEdges">
      <path d=${drawn.path}></path>
    </svg>
  `;
}

/** @param {Shareable} shareable */
function said({ state: { copied, refused } }) {
  if (refused) return t("share-select");
  if (copied === "code") return t("send-copied-code");
  return copied === "link" ? t("share-copied") : nothing;
}

/**
 * @param {Shareable} shareable whose link is made
 * @param {string} label of the link
 * @param {string} text what other programs may show with the link
 */
export function shareBlock(shareable, label, text) {
  const { link, code, picture: drawn } = shareable.state;
  const copy = html`
    <button type="button" class="button ${shareable.canShare ? "" : "button-primary"}" data-action="copy-link" @click=${copying(shareable, "link")}>
      ${t("share-copy")}
    </button>
  `;
  const device = html`
    <button type="button" class="button button-primary" data-action="share-link" @click=${() => void shareable.share(text)}>
      ${t("send-device")}
    </button>
  `;
  return html`
    <div class="shareable">
      <label class="meet-link">
        <span class="visually-hidden">${label}</span>
        <input type="text" name="link" readonly .value=${link} @focus=${selectAll} @click=${selectAll} />
      </label>
      <p class="meet-actions">
        ${shareable.canShare ? device : nothing} ${copy}
        <button type="button" class="button" data-action="qr" aria-pressed=${drawn ? "true" : "false"} @click=${() => void shareable.showPicture()}>
          ${t("send-qr")}
        </button>
      </p>
      <p class="meet-said" role="status">${said(shareable)}</p>
      ${picture(shareable)}
      <details class="meet-more">
        <summary>${t("send-elsewhere")}</summary>
        <p>${t("send-elsewhere-text")}</p>
        ${bareCode(shareable, code)}
      </details>
    </div>
  `;
}

/**
 * @param {Shareable} shareable
 * @param {string} code
 */
export function bareCode(shareable, code) {
  return html`
    <p class="meet-code">
      <input type="text" name="code" readonly aria-label=${t("send-code")} .value=${code} @focus=${selectAll} @click=${selectAll} />
      <button type="button" class="button" data-action="copy-code" @click=${copying(shareable, "code")}>${t("send-copy-code")}</button>
    </p>
  `;
}
