/** The keys in the settings: each with what it does, to be pressed anew. */

import { t } from "../i18n/index.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { wordAction, wordKey } from "./key_words.js";
import { switchOf } from "./settings_parts.js";

/** @import { Action } from "../state/key_map.js" */
/** @import { Preferences } from "../state/preferences.js" */

/** At the table, then in the replay. @type {[string, Action[]][]} */
const LISTS = [
  ["keys-title-table", ["colour-1", "colour-2", "colour-3", "colour-4", "colour-5", "colour-6", "colour-7", "colour-8", "colour-9", "sound", "speak", "help"]],
  ["keys-title-replay", ["flip", "mistake", "mistake-before", "best"]],
];

/**
 * A key that was pressed and is taken: what it does, and how both can have one.
 * @param {Preferences} preferences
 * @param {Action} action
 */
function clashOf(preferences, action) {
  const { clash } = preferences.state;
  if (clash?.action !== action) return nothing;
  const exchange = (/** @type {Event} */ event) => {
    // The button goes, and the focus with it, unless it has gone before.
    const row = /** @type {Element} */ (event.currentTarget).closest(".key-row");
    row?.querySelector(/** @type {"button"} */ (".key-button"))?.focus();
    preferences.exchange();
  };
  return html`
    <div class="key-clash" role="alert">
      <p>${t("keys-clash", { key: wordKey(clash.key), action: wordAction(clash.other) })}</p>
      <button type="button" class="button" data-action="exchange" @click=${exchange}>${t("keys-exchange")}</button>
    </div>
  `;
}

/**
 * @param {Preferences} preferences
 * @param {Action} action
 */
function keyRow(preferences, action) {
  const { settings } = preferences;
  const waits = preferences.state.waiting === action;
  const key = wordKey(settings.keys.keyOf(action));
  const press = (/** @type {KeyboardEvent} */ event) => {
    if (preferences.take(event)) event.preventDefault();
  };
  // Space presses a button when it is let go.
  const release = (/** @type {KeyboardEvent} */ event) => waits && event.key === " " && event.preventDefault();
  return html`
    <li class="key-row" data-key-of=${action}>
      <span class="key-action" id="key-of-${action}">${wordAction(action)}</span>
      <button
        type="button"
        class="button key-button ${waits ? "is-waiting" : ""}"
        id="key-${action}"
        aria-labelledby="key-of-${action} key-${action}"
        aria-describedby="keys-how"
        aria-disabled=${settings.state.shortcuts ? "false" : "true"}
        @click=${() => settings.state.shortcuts && preferences.wait(waits ? null : action)}
        @keydown=${press}
        @keyup=${release}
        @blur=${() => preferences.wait(null)}
      >
        ${waits ? t("keys-press") : html`<kbd>${key}</kbd>`}
      </button>
      ${clashOf(preferences, action)}
    </li>
  `;
}

/** @param {Preferences} preferences */
export function keySettings(preferences) {
  const { settings } = preferences;
  return html`
    ${switchOf(settings, "shortcuts")}
    <div class="key-lists ${settings.state.shortcuts ? "" : "is-off"}">
      <p class="soft" id="keys-how">${t("keys-how")}</p>
      ${LISTS.map(
        ([title, actions]) => html`
          <h3>${t(title)}</h3>
          <ul class="key-list">
            ${actions.map((action) => keyRow(preferences, action))}
          </ul>
        `,
      )}
      <p class="soft">${t("keys-fixed")}</p>
      <p>
        <button
          type="button"
          class="button"
          data-action="reset-keys"
          aria-disabled=${settings.keys.differ ? "false" : "true"}
          @click=${() => settings.keys.differ && preferences.resetKeys()}
        >
          ${t("keys-reset")}
        </button>
      </p>
    </div>
  `;
}
