/** The licences of everything that is shipped with the page. */

import { t } from "../i18n/index.js";
import { html } from "../vendor/lit-html/lit-html.js";
import { notice } from "./engine.js";
import { backIcon } from "./icons.js";

/** @import { Licences } from "../state/licences.js" */

/** @param {Licences} licences */
function list(licences) {
  const { packages, error } = licences.state;
  if (error) return notice(error, t("page-try-again"), () => void licences.load());
  if (!packages) return html`<p class="waiting">${t("licences-loading")}</p>`;
  return packages.map(
    ({ name, version, licence, text }) => html`
      <details class="licence">
        <summary>${t("licences-package", { name, version })} <span class="licence-name">${licence}</span></summary>
        <pre tabindex="0">${text}</pre>
      </details>
    `,
  );
}

/** @param {Licences} licences */
export function licencesView(licences) {
  return html`
    <main class="licences" data-testid="licences">
      <header class="topbar">
        <a class="button button-quiet button-icon" href="#" aria-label=${t("page-back")} title=${t("page-back")}>${backIcon()}</a>
        <h1 class="topbar-title">${t("licences-title")}</h1>
      </header>
      <div class="prose"><p>${t("licences-intro")}</p></div>
      ${list(licences)}
    </main>
  `;
}
