/** How well computer players play: what stands beside their names, and where one chooses. */

import { t } from "../i18n/index.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { LEVELS, levelName, levelText } from "./level_names.js";
import { isComputer } from "./names.js";

/** @import { Level } from "../types.js" */
/** @import { Sight } from "./figures.js" */

export { LEVELS, levelName, levelText };

/** @param {Level} level as a row of six bars, which the style sheet fills, with its name */
export const levelMark = (level) => html`
  <span class="level-mark" data-level=${level} title=${t("level-title", { level: levelName(level) })}>
    <span class="level-bars" aria-hidden="true"><i></i><i></i><i></i><i></i><i></i><i></i></span
    ><span class="level-name">${levelName(level)}</span>
  </span>
`;

/**
 * @param {Sight} sight
 * @param {number} player
 * @returns {Level | null} at which a computer plays now, or as the record says; null for everybody else
 */
function levelOf({ snapshot, seats }, player) {
  const seat = seats[player];
  if (!isComputer(seats, player)) return null;
  const agreed = typeof seat === "string" || !("level" in seat) ? null : /** @type {Level | null} */ (seat.level);
  return snapshot.levels?.[player] ?? agreed;
}

/**
 * What stands beside a computer's name.
 * @param {Sight} sight
 * @param {number} player
 */
export function levelBeside(sight, player) {
  const level = levelOf(sight, player);
  return level ? levelMark(level) : nothing;
}

/**
 * @param {object} choice
 * @param {string} choice.name of the field
 * @param {string} choice.label
 * @param {Level} choice.level
 * @param {(level: Level) => void} choice.choose
 */
export function levelSelect({ name, label, level, choose }) {
  const change = (/** @type {Event} */ event) => choose(/** @type {Level} */ (/** @type {HTMLSelectElement} */ (event.target).value));
  return html`
    <select class="level-select" name=${name} aria-label=${label} @change=${change}>
      ${LEVELS.map((each) => html`<option value=${each} .selected=${each === level}>${levelName(each)}</option>`)}
    </select>
  `;
}
