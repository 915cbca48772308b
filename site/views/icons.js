/** The few icons of the page, drawn here so that they take the colour of the text. */

import { html } from "../vendor/lit-html/lit-html.js";

/** @param {string} path in a box of 24 by 24 */
const icon = (path) => html`<svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d=${path}></path></svg>`;

/** Back: an angle that points left. */
export const backIcon = () => icon("M15 5l-7 7 7 7");
/** Options: three sliders. */
export const optionsIcon = () => icon("M4 7h9m4 0h3M15 4.5v5M4 12h2m4 0h10M8 9.5v5M4 17h10m4 0h2M16 14.5v5");
/** Help: a question mark. */
export const helpIcon = () => icon("M8.5 9a3.5 3.5 0 1 1 5 3.2c-1.1.5-1.5 1.100-1.5 2.3M12 18.4v.2");
