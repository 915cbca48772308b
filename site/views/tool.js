/** The tools in the bar above a table, or below a replay: buttons that are a picture. */

import { html } from "../vendor/lit-html/lit-html.js";

/** @import { TemplateResult } from "../vendor/lit-html/lit-html.js" */

/**
 * @param {string} action
 * @param {string} label
 * @param {TemplateResult} icon
 * @param {() => void} act
 * @param {boolean} [idle] it cannot be done at the moment
 */
export function tool(action, label, icon, act, idle = false) {
  // Not disabled: the focus would fall off the page.
  return html`
    <button
      type="button"
      class="button button-quiet button-icon"
      data-action=${action}
      aria-label=${label}
      title=${label}
      aria-disabled=${idle ? "true" : "false"}
      @click=${() => idle || act()}
    >
      ${icon}
    </button>
  `;
}
