/** The few icons of the page, drawn here so that they take the colour of the text. */

import { html } from "../vendor/lit-html/lit-html.js";

/** @param {string} path in a box of 24 by 24 */
const icon = (path) => html`<svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d=${path}></path></svg>`;

/** Back: an angle that points left. */
export const backIcon = () => icon("M15 5l-7 7 7 7");
/** Options: three sliders. */
export const optionsIcon = () => icon("M4 7h9m4 0h3M15 4.5v5M4 12h2m4 0h10M8 9.5v5M4 17h10m4 0h2M16 14.5v5");
/** Check: a tick. */
export const checkIcon = () => icon("M5 12.5l4.5 4.5L19 7.5");
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
/** Right: a tick. */
export const rightIcon = () => icon("M5 12.5l4.5 4.5L19 7");
/** Wrong: a cross. */
export const wrongIcon = () => icon("M6.5 6.5l11 11M17.5 6.5l-11 11");
/** What is best: a star. */
export const bestIcon = () => icon("M12 4.5l2.3 4.8 5.2.7-3.8 3.6.9 5.2-4.6-2.5-4.6 2.5.9-5.2L4.5 10l5.2-.7z");
/** The next mistake: a question mark before an angle. */
export const mistakeIcon = () => icon("M4.5 9a3.2 3.2 0 1 1 4.6 2.9c-1 .5-1.4 1-1.4 2.1M7.7 18.2v.2M15 7l5 5-5 5");
/** Playing on: a way that branches off. */
export const branchIcon = () => icon("M6 4.5v15M6 15c0-4 3-5.5 10.5-5.5M13.5 6l4 3.5-4 3.5");
/** A summary: lines of a list. */
export const summaryIcon = () => icon("M9 6.5h10M9 12h10M9 17.5h10M5 6.5v.1M5 12v.1M5 17.5v.1");
/** Take back: an arrow that bends to the left. */
export const takeBackIcon = () => icon("M8 5L4 9l4 4M4.5 9h9a5 5 0 0 1 0 10h-4");

/** Sounds: a loudspeaker with waves, or with a cross. @param {boolean} on */
export const soundIcon = (on) => icon(`M4.5 9.5v5h3l4.5 4v-13l-4.5 4z${on ? "M15.5 9.2a4 4 0 0 1 0 5.6M18 6.7a7.5 7.5 0 0 1 0 10.6" : "M16 9.5l5 5M21 9.5l-5 5"}`);
/** Close: a cross. */
export const closeIcon = () => icon("M6.5 6.5l11 11M17.5 6.5l-11 11");
/** Practise: a screen with a face. */
export const practiseIcon = () => icon("M4.5 5h15v11h-15zM9 9v1.2M15 9v1.2M9.5 12.6c1.5 1 3.5 1 5 0M9 19.5h6");
/** Invite: a head and shoulders, and a plus. */
export const inviteIcon = () => icon("M9.5 5a3.2 3.2 0 1 1 0 6.4a3.2 3.2 0 0 1 0-6.4M3.5 19.5c0-3.4 2.6-5.2 6-5.2s6 1.8 6 5.2M18 7.5v6M15 10.5h6");

/** Emotes: a speech bubble. */
export const emotesIcon = () => icon("M4.5 5.5h15v10h-8l-4 3.5v-3.5h-3zM8.5 10.5v.2M12 10.5v.2M15.5 10.5v.2");

/** The pictures of the emotes in their order, each in a box of 24 by 24. */
const EMOTES = Object.freeze([
  // A raised hand.
  "M8 12.5V6.4a1.3 1.3 0 0 1 2.6 0v4.4M10.6 10.5V5a1.3 1.3 0 0 1 2.6 0v5.5M13.2 10.8V6a1.3 1.3 0 0 1 2.6 0v5M15.8 11V8.3a1.2 1.2 0 0 1 2.4 0V14c0 3.7-2 6-5.3 6-2.7 0-4-1.3-5.2-3.4l-2.4-4a1.3 1.3 0 0 1 2.2-1.4L8 12.5",
  // A clover leaf.
  "M12 11.5C9 11 7.6 9.4 7.6 7.6a2.3 2.3 0 0 1 4.4-.9 2.3 2.3 0 0 1 4.4.9c0 1.8-1.4 3.4-4.4 3.9zM11.6 11.9c-.6 3-2.2 4.4-4 4.3a2.3 2.3 0 0 1-.8-4.4M12.4 11.9c.6 3 2.2 4.4 4 4.3a2.3 2.3 0 0 0 .8-4.4M12 12c0 3 .6 5.5 2.2 8M6.8 11.8c1.6-.9 3.2-.8 4.8.1M17.2 11.8c-1.6-.9-3.2-.8-4.8.1",
  // A star.
  "M12 4l2.4 5.1 5.6.7-4.1 3.8 1.1 5.5-5-2.7-5 2.7 1.1-5.5L4 9.8l5.6-.7z",
  // A heart.
  "M12 19.5C6.6 15.6 4 12.7 4 9.5a4.1 4.1 0 0 1 8-1.3 4.1 4.1 0 0 1 8 1.3c0 3.2-2.6 6.1-8 10z",
  // A face with a wry mouth.
  "M12 3.7a8.3 8.3 0 1 0 0 16.6 8.3 8.3 0 0 0 0-16.6M9 9.6v.6M15 9.6v.6M8 15.4c1.3-1.5 2.7-1.5 4 0s2.7 1.5 4 0",
  // A face with an open mouth.
  "M12 3.7a8.3 8.3 0 1 0 0 16.6 8.3 8.3 0 0 0 0-16.6M9 9.2v.6M15 9.2v.6M12 12.8a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2",
  // An hourglass.
  "M7 4h10M7 20h10M8.2 4c0 4 3 5.4 3.8 8-.8 2.6-3.8 4-3.8 8M15.8 4c0 4-3 5.4-3.8 8 .8 2.6 3.8 4 3.8 8",
  // A cup.
  "M8 4.5h8v5.7a4 4 0 0 1-8 0zM8 6H4.8c0 3 1.2 4.7 3.5 5M16 6h3.2c0 3-1.2 4.7-3.5 5M12 14.2v3.3M8.5 19.5h7M9.5 17.5h5",
]);

/** @param {number} emote from 0 */
export const emoteIcon = (emote) => icon(EMOTES[emote] ?? EMOTES[0]);
