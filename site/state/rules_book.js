/** The rules book: which topic is open, its text in the language of the page, and its boards. */

import { languageOfPage } from "../i18n/index.js";
import { fetchLessons, fetchTopic, TOPICS, TOUR } from "../i18n/rules.js";
import { recall, remember } from "../storage/local.js";
import { Lesson } from "./lesson.js";
import { Store } from "./store.js";

/** @import { Part } from "../i18n/rules.js" */
/** @import { ErrorData } from "../types.js" */
/** @import { Engine } from "./engine.js" */
/** @import { SettingsStore } from "./settings.js" */
/** @import { Frame } from "./store.js" */

/**
 * @typedef {object} BookState
 * @property {string} topic
 * @property {string} back the address to which one goes back: that of the table in whose match one looks something up, or of the lobby
 * @property {string} language of the parts
 * @property {Part[] | null} parts null until they are fetched
 * @property {Record<string, Lesson>} lessons the boards of the topic, by name
 * @property {ErrorData | null} error
 * @property {number} changes counts up with every change of a board
 */

const LOBBY = "#";

/**
 * @extends {Store<BookState>}
 */
export class RulesBook extends Store {
  #ahead = false;
  /** The topic and language that were asked for last. */
  #wanted = "";

  /**
   * @param {{ engine: Engine, settings: SettingsStore }} parts
   * @param {Frame} [frame] tests bring their own
   */
  constructor(parts, frame) {
    super({ topic: TOPICS[0], back: LOBBY, language: "", parts: null, lessons: {}, error: null, changes: 0 }, frame);
    this.parts = parts;
    this.partFrame = frame;
  }

  /**
   * Opens a topic; the one that is open already stays as it is.
   * @param {string} [wished] the fundamentals if none is named
   * @param {string | null} [from] the address of what was shown before; null for nothing
   */
  async show(wished, from = null) {
    // From topic to topic it stays what it was.
    if (!from?.startsWith("#rules")) this.set({ back: from?.startsWith("#table=") ? from : LOBBY });
    const topic = [...TOPICS, TOUR].find((each) => each === wished) ?? TOPICS[0];
    if (topic === TOUR) this.forgoTour();
    const language = languageOfPage();
    const { state } = this;
    const wanted = `${language} ${topic}`;
    const there = state.parts && state.topic === topic && state.language === language;
    this.#wanted = wanted;
    if (there) return;
    // The text in another language stays until it is replaced, and so does the place to which one has scrolled.
    this.set({ topic, error: null, ...(state.topic === topic ? {} : { parts: null, lessons: {} }) });
    try {
      const [parts, plans] = await Promise.all([fetchTopic(language, topic), fetchLessons()]);
      if (this.#wanted !== wanted) return;
      const names = parts.flatMap((part) => (part.kind === "board" ? [part.lesson] : []));
      const lessons = Object.fromEntries(names.map((name) => [name, new Lesson(name, plans[name], this.parts, { frame: this.partFrame })]));
      for (const lesson of Object.values(lessons)) {
        lesson.subscribe(() => this.set({ changes: this.state.changes + 1 }));
        void lesson.open();
      }
      this.set({ parts, lessons, language });
      void this.#fetchAhead(language);
    } catch (error) {
      if (this.#wanted !== wanted) return;
      this.set({ parts: null, error: { code: "rules-download", parameters: { detail: String(error) } } });
    }
  }

  /** Whether the guided game is still to be offered: to whoever has neither seen nor declined it. */
  get offersTour() {
    return recall(TOUR) === null;
  }

  /** The guided game is not offered again. */
  forgoTour() {
    remember(TOUR, "seen");
    this.set({});
  }

  /** The page speaks another language from now on: so does the topic, if one was opened. */
  speak() {
    if (this.#wanted !== "") void this.show(this.state.topic);
  }

  /** Tries once more what has failed, be it the text or a board. */
  tryAgain() {
    if (!this.state.parts) void this.show(this.state.topic);
    for (const lesson of Object.values(this.state.lessons)) if (lesson.state.phase === "failed") void lesson.open();
  }

  /**
   * Fetches the rest of the book, so that it can be read where there is no network.
   * @param {string} language
   */
  async #fetchAhead(language) {
    if (this.#ahead) return;
    this.#ahead = true;
    // One after another: none of it is urgent.
    for (const topic of TOPICS) await fetchTopic(language, topic).catch(() => {});
    this.#ahead = false;
  }
}
