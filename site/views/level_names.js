/** What the levels of computer players are called, and what each is like. */

import { t } from "../i18n/index.js";

/** @import { Level } from "../types.js" */

/** From the weakest to the strongest, as the catalogue has them; a test compares them. @type {readonly Level[]} */
export const LEVELS = Object.freeze(["beginner", "easy", "medium", "hard", "expert", "perfect"]);

/** @param {Level} level @returns {string} */
export const levelName = (level) => t(`level-${level}`);

/** @param {Level} level @returns {string} what it is like to play against it */
export const levelText = (level) => t(`level-${level}-text`);
