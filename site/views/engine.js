/** How far the start of the engine is, and what to do when it failed. */

import { t, wordError } from "../i18n/index.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";

/** @import { EngineState } from "../state/engine.js" */
/** @import { ErrorData } from "../types.js" */

const MEGABYTE = 1_000_000;

/**
 * Shares of the whole start that lie before each stage, from measured starts with a fast connection.
 */
const BEFORE = { fetching: 0, python: 0.75, engine: 0.95 };

/**
 * @param {EngineState} engine
 * @returns {number} from 0 to 1
 */
export function progressOf({ phase, progress }) {
  if (phase === "ready") return 1;
  if (!progress) return 0;
  const { stage, loaded, total } = progress;
  if (stage !== "fetching") return BEFORE[stage];
  return total > 0 ? Math.min(1, loaded / total) * BEFORE.python : 0;
}

/**
 * @param {EngineState} engine
 * @returns {string} "Getting the game: 3.4 of 12.1 MB"
 */
export function wordProgress({ phase, progress }) {
  if (phase === "ready") return t("engine-ready");
  if (!progress || (progress.stage === "fetching" && progress.loaded === 0)) return t("engine-starting");
  if (progress.stage === "python") return t("engine-python");
  if (progress.stage === "engine") return t("engine-engine");
  const loaded = progress.loaded / MEGABYTE;
  if (progress.total === 0) return t("engine-fetching-unknown", { loaded });
  return t("engine-fetching", { loaded, total: progress.total / MEGABYTE });
}

/** @param {EngineState} engine one that starts */
export function engineProgress(engine) {
  const text = wordProgress(engine);
  return html`
    <div class="progress">
      <progress max="1" .value=${progressOf(engine)} aria-label=${text}></progress>
      <p class="progress-text">${text}</p>
    </div>
  `;
}

/**
 * What a person who reports the failure can copy.
 * @param {ErrorData} error
 */
function details({ code, parameters: { detail } }) {
  if (!detail) return nothing;
  return html`
    <details class="notice-details">
      <summary>${t("page-details")}</summary>
      <p>${code}: ${detail}</p>
    </details>
  `;
}

/**
 * @param {ErrorData} error
 * @param {() => void} tryAgain
 */
export function engineFailure(error, tryAgain) {
  const title = t(error.code === "engine-died" ? "engine-died-title" : "engine-failed-title");
  return html`
    <div class="notice notice-failure" role="alert" data-code=${error.code}>
      <h2>${title}</h2>
      <p>${wordError(error)}</p>
      ${details(error)}
      <p class="notice-actions">
        <button type="button" class="button button-primary" data-action="try-again" @click=${tryAgain}>${t("page-try-again")}</button>
      </p>
    </div>
  `;
}

/**
 * Something that did not work, with one thing to do about it.
 * @param {ErrorData} error
 * @param {string} label of the button
 * @param {() => void} act
 */
export function notice(error, label, act) {
  return html`
    <div class="notice" role="alert" data-code=${error.code}>
      <p>${wordError(error)}</p>
      <button type="button" class="button" @click=${act}>${label}</button>
    </div>
  `;
}
