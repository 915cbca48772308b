/** The choice of the language, in the options and below the lobby. */

import { t } from "../i18n/index.js";
import { LANGUAGES } from "../i18n/languages.js";
import { html } from "../vendor/lit-html/lit-html.js";

/** @import { WishedLanguage } from "../i18n/languages.js" */
/** @import { SettingsStore } from "../state/settings.js" */

/**
 * Each language stands there as it calls itself, so that everybody finds the own one.
 * @param {SettingsStore} settings
 */
export function languageChoice(settings) {
  const { language } = settings.state;
  const change = (/** @type {Event} */ event) => {
    const { value } = /** @type {HTMLSelectElement} */ (event.target);
    settings.change({ language: /** @type {WishedLanguage} */ (value) });
  };
  return html`
    <label class="option option-choice language-choice">
      <span class="option-label">${t("options-language")}</span>
      <select name="language" @change=${change}>
        <option value="system" .selected=${language === "system"}>${t("options-language-system")}</option>
        ${Object.entries(LANGUAGES).map(
          ([tag, name]) => html`<option value=${tag} lang=${tag} .selected=${tag === language}>${name}</option>`,
        )}
      </select>
    </label>
  `;
}
