/**
 * Words of the page: Fluent messages, and the function that looks them up. A language is a folder with one file for each
 * subject; the build joins them.
 */

import { FluentBundle, FluentResource } from "../vendor/fluent-bundle/index.js";

/** What a message may be told: texts and numbers. */
/** @typedef {Record<string, string | number>} Parameters */

/** The messages of one language. */
export class Messages {
  /**
   * @param {string} language BCP 47 tag
   * @param {string[]} sources texts in Fluent's syntax
   * @throws {Error} when a source cannot be read or says something twice
   */
  constructor(language, sources) {
    // Isolating marks would show up in the page's title and in tests; the page has no texts of mixed direction.
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      const [error] = this.bundle.addResource(new FluentResource(source));
      if (error) throw error;
    }
  }

  /**
   * @param {string} id
   * @param {Parameters} [parameters]
   * @returns {string} the message
   * @throws {Error} when there is no such message or a parameter is missing
   */
  format(id, parameters = {}) {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`no message "${id}"`);
    /** @type {Error[]} */
    const errors = [];
    const text = this.bundle.formatPattern(pattern, parameters, errors);
    if (errors.length > 0) throw new Error(`message "${id}": ${errors[0].message}`);
    return text;
  }

  /**
   * @param {string} id
   * @returns {boolean} whether there is such a message
   */
  has(id) {
    return this.bundle.hasMessage(id);
  }
}

/** @type {Messages | null} */
let current = null;

/** @param {Messages} messages what `t` looks up from now on */
export function useMessages(messages) {
  current = messages;
}

/** The languages that were fetched. @type {Map<string, Promise<Messages>>} */
const fetched = new Map();

/**
 * @param {string} language a folder beside this file
 * @returns {Promise<Messages>} its messages; fetched only once
 * @throws {Error} when a file cannot be fetched or read
 */
export function fetchMessages(language) {
  const known = fetched.get(language);
  if (known) return known;
  const messages = readMessages(language);
  fetched.set(language, messages);
  messages.catch(() => fetched.delete(language));
  return messages;
}

/** @param {string} language */
async function readMessages(language) {
  // The build joins the files of a language.
  const response = await fetch(new URL(`./${language}.ftl`, import.meta.url));
  if (!response.ok) throw new Error(`${language}.ftl: HTTP ${response.status}`);
  return new Messages(language, [await response.text()]);
}

/** @returns {string} the language of the page */
export function languageOfPage() {
  return current?.bundle.locales[0] ?? "en";
}

/** @returns {string} the language of the page as it is spoken where the reader lives, for dates and numbers */
export function localeOfPage() {
  const language = languageOfPage();
  const own = globalThis.navigator?.languages?.find((tag) => tag.split("-")[0] === language);
  return own ?? language;
}

/**
 * @param {string} id
 * @param {Parameters} [parameters]
 * @returns {string} the message in the language of the page; a fault of the page shows as its id, loudly
 */
export function t(id, parameters) {
  try {
    if (!current) throw new Error("no language was loaded");
    return current.format(id, parameters);
  } catch (error) {
    console.error(error);
    return id;
  }
}

/**
 * @param {import("../types.js").ErrorData} error
 * @returns {string} its sentence; an error without one of its own is still told
 */
export function wordError({ code, parameters }) {
  const id = `error-${code}`;
  return current?.has(id) ? t(id, parameters) : t("error-other", { code });
}
