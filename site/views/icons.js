/** The few icons of the page, drawn here so that they take the colour of the text. */

import { html } from "../vendor/lit-html/lit-html.js";

/** @param {string} path in a box of 24 by 24 */
const icon = (path) => html`<svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d=${path}></path></svg>`;

/** Back: an angle that points left. */
export const backIcon = () => icon("M15 5l-7 7 7 7");
/** Options: three sliders. */
export const optionsIcon = () => icon("M4 7h9m4 0h3M15 4.5v5M4 12h2m4 0h10M8 9.5v5M4 17h10m4 0h2M16 14.5v5");
/** Help: a question mark. */
export const helpIcon = () => icon("M8.5 9a3.5 3.5 0 1 1 5 3.2c-1.1.5-1.5 1.1-1.5 2.3M12 18.4v.2");
/** Play: a triangle that points on. */
export const playIcon = () => icon("M8 5.5v13l10.5-6.5z");
/** Pause: two bars. */
export const pauseIcon = () => icon("M9 6v12M15 6v12");
/** One step: an angle. @param {"back" | "on"} way */
export const stepIcon = (way) => icon(way === "on" ? "M9.5 5.5l6.5 6.5-6.5 6.5" : "M14.5 5.5l-6.5 6.5 6.5 6.5");
/** To an end: an angle against a bar. @param {"back" | "on"} way */
export const skipIcon = (way) => icon(way === "on" ? "M7 5.5l6.5 6.5-6.5 6.5M17 6v12" : "M17 5.5l-6.5 6.5 6.5 6.5M7 6v12");
/** Turn: an arrow that goes round. */
export const flipIcon = () => icon("M18.5 9a7 7 0 1 0 .5 4.5M19 4.5v4.5h-4.5");
/** Share: an arrow out of a box. */
export const shareIcon = () => icon("M12 14.5v-10M8.5 7.5l3.5-3.5 3.5 3.5M7.5 11h-2v8.5h13v-8.5h-2");
/** Hint: a lamp. */
export const hintIcon = () => icon("M9.5 17.5h5M10.5 20.5h3M9.5 14.5c-1.5-1-2.5-2.7-2.5-4.5a5 5 0 0 1 10 0c0 1.8-1 3.5-2.5 4.5z");
/** Take back: an arrow that bends to the left. */
export const takeBackIcon = () => icon("M8 5L4 9l4 4M4.5 9h9a5 5 0 0 1 0 10h-4");
