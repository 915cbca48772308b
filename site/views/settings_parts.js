/** One setting each, as it stands on the page of the settings and, smaller, in the options of a table. */

import { t } from "../i18n/index.js";
import { LANGUAGES } from "../i18n/languages.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { playerName } from "./names.js";

/** @import { Settings, SettingsStore } from "../state/settings.js" */
/** @import { ChoosingTable } from "../state/choosing_table.js" */

/** @typedef {"symbols" | "bigSymbols" | "animation" | "confirm" | "sound" | "vibration" | "shortcuts"} Switch */
/** @typedef {"theme" | "palette" | "corner" | "language"} Choice */

/** @param {Switch | Choice} name @returns {string} what its messages are called after; with `-text`, the sentence that explains it */
const wordOf = (name) => (name === "bigSymbols" ? "big-symbols" : name);

/**
 * @param {SettingsStore} settings
 * @param {Switch} name
 */
export function switchOf(settings, name) {
  const change = (/** @type {Event} */ event) => {
    const { checked } = /** @type {HTMLInputElement} */ (event.target);
    // Big ones alone would show nothing.
    settings.change({ [name]: checked, ...(name === "bigSymbols" && checked ? { symbols: true } : {}) });
  };
  return html`
    <div class="option">
      <input
        type="checkbox"
        id="setting-${name}"
        name=${name}
        aria-describedby="setting-${name}-text"
        .checked=${settings.state[name]}
        @change=${change}
      />
      <label class="option-label" for="setting-${name}">${t(`options-${wordOf(name)}`)}</label>
      <p class="option-text" id="setting-${name}-text">${t(`options-${wordOf(name)}-text`)}</p>
    </div>
  `;
}

/**
 * What can be chosen, each with its words. Languages stand there as they call themselves, so that everybody finds the own one.
 * @param {Choice} name
 * @param {ChoosingTable | null} table whose players are known by name
 * @returns {[string, string][]}
 */
function valuesOf(name, table) {
  const worded = (/** @type {string[]} */ ...values) => values.map((value) => /** @type {[string, string]} */ ([value, t(`options-${name}-${value}`)]));
  if (name === "theme") return worded("system", "light", "dark", "contrast");
  if (name === "palette") return worded("standard", "tuned");
  if (name === "language") return [...worded("system"), ...Object.entries(LANGUAGES)];
  const seats = table?.state.seats ?? [0, 1, 2, 3].map(() => /** @type {const} */ ({ kind: "person", name: "" }));
  return [...worded("own"), ...seats.map((_, player) => /** @type {[string, string]} */ ([String(player), playerName(seats, player)]))];
}

/**
 * @param {SettingsStore} settings
 * @param {Choice} name
 * @param {ChoosingTable | null} [table] at which it is set
 */
export function choiceOf(settings, name, table = null) {
  const change = (/** @type {Event} */ event) => {
    const { value } = /** @type {HTMLSelectElement} */ (event.target);
    settings.change(/** @type {Partial<Settings>} */ ({ [name]: value }));
  };
  const values = valuesOf(name, table);
  const current = settings.state[name];
  // There may be fewer players here than where it was set.
  const known = values.some(([value]) => value === current) ? current : values[0][0];
  return html`
    <div class="option option-choice">
      <label class="option-label" for="setting-${name}">${t(`options-${wordOf(name)}`)}</label>
      <select id="setting-${name}" name=${name} aria-describedby="setting-${name}-text" @change=${change}>
        ${values.map(
          ([value, words]) =>
            html`<option value=${value} lang=${name === "language" && value !== "system" ? value : nothing} .selected=${value === known}>${words}</option>`,
        )}
      </select>
      <p class="option-text" id="setting-${name}-text">${t(`options-${wordOf(name)}-text`)}</p>
    </div>
  `;
}

/**
 * How loud sounds are.
 * @param {SettingsStore} settings
 * @param {() => void} sample lets one be heard
 */
export function volumeOf(settings, sample) {
  const { volume, sound } = settings.state;
  const change = (/** @type {Event} */ event) => settings.change({ volume: Number(/** @type {HTMLInputElement} */ (event.target).value) });
  return html`
    <div class="option option-choice option-range">
      <label class="option-label" for="setting-volume">${t("options-volume")}</label>
      <span class="range">
        <input
          type="range"
          id="setting-volume"
          name="volume"
          min="0"
          max="100"
          step="10"
          aria-valuetext=${t("options-volume-value", { volume })}
          aria-describedby="setting-volume-text"
          ?disabled=${!sound}
          .value=${String(volume)}
          @input=${change}
          @change=${sample}
        />
        <output for="setting-volume">${t("options-volume-value", { volume })}</output>
      </span>
      <p class="option-text" id="setting-volume-text">${t("options-volume-text")}</p>
    </div>
  `;
}
