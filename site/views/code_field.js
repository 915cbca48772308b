/** A field for an invite or a reply: pasted, seen by the camera, or read from a picture. */

import { t, wordError } from "../i18n/index.js";
import { ref } from "../vendor/lit-html/directives/ref.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";

/** @import { ErrorData } from "../types.js" */
/** @import { Scanner } from "../state/scanner.js" */

/**
 * @typedef {object} CodeField
 * @property {string} name among all fields of the page
 * @property {string} label
 * @property {string} button what takes it in
 * @property {string} value what stands in it
 * @property {ErrorData | null} error what is wrong with it
 * @property {(text: string) => void} write told of every change
 * @property {(text: string) => void} take told what is to be taken in
 */

/** @param {Scanner} scanner */
function camera(scanner) {
  const appear = (/** @type {Element | undefined} */ element) => {
    if (element instanceof HTMLVideoElement) void scanner.watch(element);
  };
  return html`
    <div class="camera">
      <video muted playsinline aria-label=${t("scan-video")} ${ref(appear)}></video>
      <p class="camera-words">${t("scan-look")}</p>
      <button type="button" class="button" data-action="close-camera" @click=${() => scanner.stop()}>${t("scan-stop")}</button>
    </div>
  `;
}

/**
 * @param {Scanner} scanner
 * @param {CodeField} field
 */
function scanning(scanner, { name, take }) {
  const { reader, source, trouble } = scanner.state;
  const choose = (/** @type {Event} */ event) => {
    const input = /** @type {HTMLInputElement} */ (event.currentTarget);
    const [file] = input.files ?? [];
    // The same picture can be chosen again.
    if (file) void scanner.read(name, file, take).finally(() => (input.value = ""));
  };
  const failed = trouble?.reader === name ? trouble.error : null;
  return html`
    <p class="meet-actions">
      ${
        scanner.hasCamera
          ? html`<button type="button" class="button" data-action="scan" @click=${() => scanner.open(name, take)}>${t("scan-camera")}</button>`
          : nothing
      }
      <label class="button file-button" data-action="scan-picture">
        <input type="file" class="visually-hidden" accept="image/*" @change=${choose} />
        <span>${t(reader === name && source === "picture" ? "scan-reading" : "scan-picture")}</span>
      </label>
    </p>
    ${failed ? html`<p class="meet-error" role="alert" data-code=${failed.code}>${wordError(failed)}</p>` : nothing}
    ${reader === name && source === "camera" ? camera(scanner) : nothing}
  `;
}

/**
 * @param {Scanner} scanner
 * @param {CodeField} field
 */
export function codeField(scanner, field) {
  const { name, label, button, value, error, write, take } = field;
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    // What stands there now, drawn or not.
    const written = new FormData(/** @type {HTMLFormElement} */ (event.currentTarget)).get(name);
    take(String(written ?? ""));
  };
  // Whoever pastes a whole code means it.
  const paste = (/** @type {ClipboardEvent} */ event) => {
    const text = event.clipboardData?.getData("text") ?? "";
    if (text.trim().length < 40) return;
    event.preventDefault();
    write(text);
    take(text);
  };
  const change = (/** @type {Event} */ event) => write(/** @type {HTMLInputElement} */ (event.currentTarget).value);
  return html`
    <form class="code-field" data-field=${name} novalidate @submit=${submit}>
      <label for="${name}-field">${label}</label>
      <input
        id="${name}-field"
        type="text"
        name=${name}
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        aria-invalid=${error ? "true" : "false"}
        aria-describedby="${name}-error"
        .value=${value}
        @input=${change}
        @paste=${paste}
      />
      <button type="submit" class="button" data-action="take-code" ?disabled=${value.trim() === ""}>${button}</button>
      <p id="${name}-error" class="meet-error" role="alert" data-code=${error?.code ?? nothing}>${error ? wordError(error) : nothing}</p>
    </form>
    ${scanning(scanner, field)}
  `;
}
