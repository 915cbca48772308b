/** The words of the page as they are written: a folder for each language, a file for each subject. */

import { readdirSync, readFileSync } from "node:fs";

const FOLDER = new URL("../../../site/i18n/", import.meta.url);

/**
 * @param {string} language
 * @returns {string[]} the subjects of which it has words
 */
export const subjectsOf = (language) =>
  readdirSync(new URL(`${language}/`, FOLDER))
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => name.replace(/\.ftl$/, ""))
    .sort();

/**
 * @param {string} language
 * @param {string} subject
 * @returns {string} the text of its file
 */
export const readSubject = (language, subject) => readFileSync(new URL(`${language}/${subject}.ftl`, FOLDER), "utf8");

/**
 * @param {string} language
 * @returns {string[]} the texts of all its files
 */
export const readLanguage = (language) => subjectsOf(language).map((subject) => readSubject(language, subject));
