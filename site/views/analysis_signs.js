/** Marks of moves as small signs, and colours as small pictures. */

import { symbolPath } from "../board/symbols.js";
import { t } from "../i18n/index.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";

/** @import { Mark } from "../types.js" */

/** @param {Mark} mark its sign, for who knows the word already */
export const signBadge = (mark) => html`<span class="analysis-sign" data-sign=${mark} aria-hidden="true">${t(`analysis-sign-${mark}`)}</span>`;

/**
 * @param {number} colour
 * @param {boolean} symbols
 */
export function swatch(colour, symbols) {
  return html`<span class="analysis-swatch" data-colour=${colour} aria-hidden="true"
    >${symbols ? html`<svg viewBox="-1 -1 2 2"><path d=${symbolPath(colour)}></path></svg>` : nothing}${colour + 1}</span
  >`;
}
