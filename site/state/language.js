/** The language of the page: follows the settings and the browser, also while the page is open. */

import { fetchMessages, useMessages } from "../i18n/index.js";
import { chooseLanguage, isLanguage } from "../i18n/languages.js";
import { recall, remember } from "../storage/local.js";

/** @import { Messages } from "../i18n/index.js" */
/** @import { Language } from "../i18n/languages.js" */
/** @import { SettingsStore } from "./settings.js" */

/** Under which name the last language is remembered. start.js looks there, too, before any of this is here. */
const NAME = "language";

/** Sees to it that the page speaks the language that is wished for. */
export class PageLanguage {
  /** @type {Language | null} The one that is spoken. */
  spoken = null;
  /** Counts up with every change that is wished: the last one wins, however long the others take. */
  #turn = 0;

  /**
   * @param {object} parts
   * @param {SettingsStore} parts.settings
   * @param {() => readonly string[]} parts.preferred the browser's languages
   * @param {() => void} parts.changed the page speaks another language from now on
   * @param {(detail: string) => void} parts.failed the words could not be fetched: it speaks as before
   * @param {(language: Language) => Promise<Messages>} [parts.fetched] tests bring their own
   */
  constructor({ settings, preferred, changed, failed, fetched = fetchMessages }) {
    this.settings = settings;
    this.preferred = preferred;
    this.changed = changed;
    this.failed = failed;
    this.fetched = fetched;
  }

  /** The language that should be spoken. */
  get wished() {
    return chooseLanguage(this.settings.state.language, this.preferred());
  }

  /**
   * Speaks the language that was spoken last, since the settings may not have been read yet.
   * @returns {Promise<void>}
   * @throws {unknown} when its words cannot be fetched
   */
  async start() {
    const last = recall(NAME);
    const first = typeof last === "string" && isLanguage(last) ? last : this.wished;
    this.#speak(first, await this.fetched(first));
  }

  /** Speaks as is wished from now on. Who wishes for what cannot be fetched keeps what there was. */
  async follow() {
    const { wished, spoken } = this;
    const turn = (this.#turn += 1);
    if (wished === spoken || !spoken) return;
    try {
      const messages = await this.fetched(wished);
      // Another wish may have come meanwhile.
      if (turn === this.#turn) this.#speak(wished, messages);
    } catch (error) {
      if (turn !== this.#turn) return;
      if (this.settings.state.language !== "system") this.settings.change({ language: spoken });
      this.failed(String(error));
    }
  }

  /**
   * @param {Language} language
   * @param {Messages} messages
   */
  #speak(language, messages) {
    useMessages(messages);
    this.spoken = language;
    remember(NAME, language);
    this.changed();
  }
}
