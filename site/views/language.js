/** The choice of the language below the lobby: as in the settings, where who cannot read them finds it. */

import { html } from "../vendor/lit-html/lit-html.js";
import { choiceOf } from "./settings_parts.js";

/** @import { SettingsStore } from "../state/settings.js" */

/** @param {SettingsStore} settings */
export const languageChoice = (settings) => html`<div class="language-choice">${choiceOf(settings, "language")}</div>`;
