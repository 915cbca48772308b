/** The rules book: a topic with its live boards, and the way to the others. */

import { t } from "../i18n/index.js";
import { isOfBoard, topicMessage, TOPICS, TOUR } from "../i18n/rules.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { engineFailure, notice } from "./engine.js";
import { backIcon } from "./icons.js";
import { guidedView, lessonView, wording } from "./lesson.js";
import { thumbnailOf } from "./mounts.js";

/** @import { Part } from "../i18n/rules.js" */
/** @import { Page } from "../state/page.js" */
/** @import { RulesBook } from "../state/rules_book.js" */

/**
 * @param {string} topic
 * @returns {string} "Fundamentals", or the name of the board
 */
export const topicName = (topic) => t(topicMessage(topic));

/** @param {string} topic */
const addressOf = (topic) => `#rules=${topic}`;

/**
 * All topics as links.
 * @param {string} open the one that is read
 */
function contents(open) {
  const link = (/** @type {string} */ topic) => html`
    <li><a href=${addressOf(topic)} aria-current=${topic === open ? "page" : nothing}>${topicName(topic)}</a></li>
  `;
  const [first, ...boards] = TOPICS;
  return html`
    <nav class="rules-contents" aria-label=${t("rules-topics")}>
      <ul>
        ${link(first)}
      </ul>
      <h2>${t("rules-boards")}</h2>
      <ul>
        ${boards.map(link)}
      </ul>
    </nav>
  `;
}

/**
 * All topics as a list to choose from, where there is no room beside the text.
 * @param {Page} page
 */
function chooser(page) {
  const { topic: open } = page.rules.state;
  const choose = (/** @type {Event} */ event) => {
    const { value } = /** @type {HTMLSelectElement} */ (event.target);
    page.router.go({ page: "rules", text: value });
  };
  return html`
    <label class="rules-chooser">
      <span class="visually-hidden">${t("rules-topics")}</span>
      <select name="topic" @change=${choose}>
        ${TOPICS.map((topic) => html`<option value=${topic} .selected=${topic === open}>${topicName(topic)}</option>`)}
      </select>
    </label>
  `;
}

/**
 * The board of a topic as it is in the lobby; its room as long as that is not there.
 * @param {Page} page
 */
function picture({ lobby, rules }) {
  const { topic } = rules.state;
  if (!isOfBoard(topic)) return nothing;
  const variant = lobby.state.catalogue?.variants.find(({ id }) => id === topic);
  return html`
    <figure class="rules-picture">
      <span class="variant-picture" ${thumbnailOf(lobby.pictureOf(topic))}></span>
      <figcaption>${variant ? t("rules-facts", { cells: variant.cells, colours: variant.colours, players: variant.players }) : nothing}</figcaption>
    </figure>
  `;
}

/**
 * @param {Page} page
 * @param {Part} part
 */
function partView(page, part) {
  switch (part.kind) {
    case "title":
      return html`<h2 class="rules-topic" tabindex="-1">${wording(part.words)}</h2> ${picture(page)}`;
    case "heading":
      return html`<h3>${wording(part.words)}</h3>`;
    case "list":
      return html`<ul>${part.items.map((item) => html`<li>${wording(item)}</li>`)}</ul>`;
    case "board": {
      const lesson = page.rules.state.lessons[part.lesson];
      return lesson ? lessonView(part, lesson) : nothing;
    }
    default:
      return html`<p>${wording(part.words)}</p>`;
  }
}

/** @param {RulesBook} rules the topic after the open one */
function onward({ state: { topic } }) {
  const next = TOPICS[TOPICS.findIndex((each) => each === topic) + 1];
  return next ? html`<p class="rules-next"><a class="button" href=${addressOf(next)}>${t("rules-next", { topic: topicName(next) })}</a></p>` : nothing;
}

/** @param {Page} page */
function text(page) {
  const { rules, engine } = page;
  const { parts, error } = rules.state;
  if (error) return notice(error, t("page-try-again"), () => rules.tryAgain());
  if (!parts) return html`<p class="waiting">${t("rules-loading")}</p>`;
  const again = () => {
    page.tryAgain();
    rules.tryAgain();
  };
  return html`
    ${engine.state.phase === "failed" && engine.state.error ? engineFailure(engine.state.error, again) : nothing}
    ${parts.map((part) => partView(page, part))} ${onward(rules)}
  `;
}

/**
 * The guided game, and the ways out of it.
 * @param {Page} page
 */
function tourView(page) {
  const { parts, lessons, error } = page.rules.state;
  const board = parts?.find((part) => part.kind === "board");
  const lesson = board?.kind === "board" ? lessons[board.lesson] : null;
  const trouble = error ? notice(error, t("page-try-again"), () => page.rules.tryAgain()) : nothing;
  return html`
    <main class="rules tour" data-testid="rules" data-topic=${TOUR} data-language=${page.rules.state.language}>
      <header class="topbar">
        <h1 class="topbar-title">${t("tour-title")}</h1>
        <a class="button tour-skip" data-action="tour-skip" href="#">${t(lesson?.done ? "tour-play" : "tour-skip")}</a>
      </header>
      ${trouble}
      ${board?.kind === "board" && lesson ? guidedView(board, lesson) : nothing}
      ${lesson?.done
        ? html`<p class="tour-onward">
            <a class="button button-primary" href="#">${t("tour-play")}</a> <a class="button" href="#rules">${t("rules-all")}</a>
          </p>`
        : nothing}
    </main>
  `;
}

/**
 * Offers the guided game to whoever comes for the first time.
 * @param {RulesBook} rules
 */
export function tourOffer(rules) {
  if (!rules.offersTour) return nothing;
  return html`
    <aside class="tour-offer" aria-label=${t("tour-title")}>
      <p>${t("tour-offer")}</p>
      <p class="tour-offer-actions">
        <a class="button button-primary" data-action="tour" href=${addressOf(TOUR)}>${t("tour-begin")}</a>
        <button type="button" class="button button-quiet" data-action="tour-decline" @click=${() => rules.forgoTour()}>${t("tour-decline")}</button>
      </p>
    </aside>
  `;
}

/** @param {Page} page */
export function rulesView(page) {
  const { rules } = page;
  if (rules.state.topic === TOUR) return tourView(page);
  const { back } = rules.state;
  const label = t(back === "#" ? "page-back" : "rules-to-table");
  return html`
    <main class="rules" data-testid="rules" data-topic=${rules.state.topic} data-language=${rules.state.language}>
      <header class="topbar">
        <a class="button button-quiet button-icon" href=${back} aria-label=${label} title=${label}>${backIcon()}</a>
        <h1 class="topbar-title">${t("rules-title")}</h1>
        <button type="button" class="button rules-print" data-action="print" @click=${() => window.print()}>${t("rules-print")}</button>
      </header>
      ${chooser(page)}
      <div class="rules-body">
        ${contents(rules.state.topic)}
        <article class="prose rules-text">${text(page)}</article>
      </div>
    </main>
  `;
}
