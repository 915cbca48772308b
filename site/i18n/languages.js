/** The languages of the page, and which one somebody gets. */

import { negotiateLanguages } from "../vendor/fluent-langneg/index.js";

/** What each language calls itself, in the order in which they are offered. */
export const LANGUAGES = Object.freeze({ en: "English", es: "Español", it: "Italiano", de: "Deutsch" });

/** A folder beside this file. @typedef {keyof typeof LANGUAGES} Language */

/** Every value that the setting can have. "system" follows the browser. @typedef {Language | "system"} WishedLanguage */

/**
 * @param {string} tag
 * @returns {tag is Language}
 */
export const isLanguage = (tag) => Object.hasOwn(LANGUAGES, tag);

/**
 * @param {WishedLanguage} wished
 * @param {readonly string[]} preferred what the browser is told to prefer, the best first
 * @returns {Language} the wished one, or the first preferred one that there is; English when there is none
 */
export function chooseLanguage(wished, preferred) {
  if (wished !== "system") return wished;
  // Regions that are numbers, as in "es-419", are unknown to the library: the language alone is asked for, too.
  const asked = preferred.flatMap((tag) => [tag, tag.split("-")[0]]);
  const [best] = negotiateLanguages(asked, Object.keys(LANGUAGES), { strategy: "lookup", defaultLocale: "en" });
  return isLanguage(best) ? best : "en";
}
