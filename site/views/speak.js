/** Scores and clocks on request, for those who listen: a button that shows when the keyboard comes to it. */

import { localeOfPage, t } from "../i18n/index.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { turnLine, wordDistance, wordLead } from "./figures.js";
import { shortcutOf } from "./key_words.js";
import { playerName, sideName } from "./names.js";
import { wordPoints } from "./points.js";

/** @import { ChoosingTable } from "../state/choosing_table.js" */
/** @import { Sight } from "./figures.js" */

/** Milliseconds for which the live region is empty before it says something: the same words twice would not be heard again. */
const BREATH = 60;

const SECOND = 1000;

/**
 * @param {number} left milliseconds
 * @returns {string} "2 minutes, 5 seconds"
 */
export function wordDuration(left) {
  const locale = localeOfPage();
  const whole = Math.floor(left / SECOND);
  const units = /** @type {[string, number][]} */ ([["minute", Math.floor(whole / 60)], ["second", whole % 60]]);
  const words = units
    .filter(([unit, count]) => count > 0 || (unit === "second" && whole === 0))
    .map(([unit, count]) => new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(count));
  return listed(words);
}

/** @param {string[]} words */
const listed = (words) => new Intl.ListFormat(localeOfPage(), { type: "unit", style: "short" }).format(words.filter(Boolean));

/**
 * @param {ChoosingTable} table
 * @param {Sight} sight
 * @returns {string} how the match, every side and every clock stand, and whose turn it is
 */
export function standing(table, sight) {
  const { board, snapshot, seats } = sight;
  const { match, sides } = snapshot;
  const sentences = [];
  if (match.games > 1) {
    const points = match.points.map((twelfths, side) =>
      t("score-side", { name: sideName(seats, board.sides, side), points: wordPoints(twelfths) }),
    );
    sentences.push(t("spoken-match", { game: t("score-game", { number: match.number + 1, games: match.games }), points: listed(points) }));
  }
  for (const side of sides) {
    const clocks = side.players.map((player) => {
      const clock = table.clocks.of(player);
      if (!clock) return "";
      const time = wordDuration(clock.left);
      return side.players.length > 1 ? t("spoken-time-of", { name: playerName(seats, player), time }) : t("spoken-time", { time });
    });
    const figures = [t("spoken-worth", { worth: side.worth }), wordDistance(side, snapshot), wordLead(side), ...clocks];
    sentences.push(t("spoken-side", { name: sideName(seats, board.sides, side.side), figures: listed(figures) }));
  }
  return [...sentences, turnLine(table, sight)].join(" ");
}

/** @param {Document} document where the button may be: nothing has a score before its board is there */
export function pressSpeakButton(document) {
  document.querySelector(/** @type {"button"} */ (".speak-button"))?.click();
}

/**
 * @param {ChoosingTable} table
 * @param {Sight} sight
 */
export function speakButton(table, sight) {
  /** @param {MouseEvent} event */
  const speak = ({ currentTarget }) => {
    const region = /** @type {HTMLElement} */ (/** @type {HTMLElement} */ (currentTarget).nextElementSibling);
    region.textContent = "";
    setTimeout(() => (region.textContent = standing(table, sight)), BREATH);
  };
  return html`
    <button
      type="button"
      class="button speak-button"
      data-action="speak"
      aria-keyshortcuts=${shortcutOf(table.settings.keys, "speak") ?? nothing}
      @click=${speak}
      >${t(sight.snapshot.match.clock ? "speak-clocks" : "speak")}</button
    ><span class="visually-hidden" role="status" data-testid="spoken"></span>
  `;
}
