/** A challenge: what is asked on which board, a sign of it at the table, and at the end whether it was met. */

import { t } from "../i18n/index.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { wordAgainst } from "./challenge_words.js";
import { engineFailure, engineProgress } from "./engine.js";
import { backIcon } from "./icons.js";
import { thumbnailOf } from "./mounts.js";
import { isYou, playerName, variantName } from "./names.js";

/** @import { BoardData } from "../types.js" */
/** @import { Challenge as Asked } from "../state/challenge_code.js" */
/** @import { Fate } from "../state/challenge.js" */
/** @import { Page } from "../state/page.js" */
/** @import { Seat } from "../state/players.js" */
/** @import { Table } from "../state/table.js" */

/**
 * @param {Page} page
 * @param {Asked} asked
 * @param {BoardData} board
 */
function card(page, { target, seats, name }, board) {
  const place = seats.indexOf("you");
  return html`
    <section class="panel challenge-card" aria-labelledby="challenge-what" data-variant=${board.variant} data-seed=${board.seed} data-target=${target}>
      <div class="challenge-board" ${thumbnailOf(board, board.turns[place])}></div>
      <div class="challenge-words">
        <p class="challenge-who">${name ? t("challenge-from", { name }) : t("challenge-from-somebody")}</p>
        <h2 id="challenge-what">${t("challenge-beat", { target })}</h2>
        <p>${t("challenge-how", { target, against: wordAgainst(seats, board.sides), total: board.total })}</p>
        <p class="soft">${t("challenge-place", { place: place + 1 })} ${t("challenge-free")}</p>
        <p class="panel-actions">
          <button type="button" class="button button-primary" data-action="play-challenge" @click=${() => void page.challenge.play()}>
            ${t("challenge-play")}
          </button>
        </p>
        <p class="soft">${variantName(board.variant)} · ${t("table-board-number", { seed: board.seed })}</p>
      </div>
    </section>
  `;
}

/** @param {Page} page */
export function challengeView(page) {
  const { asked, board, error } = page.challenge.state;
  const { phase } = page.engine.state;
  const waiting = html`
    <div class="waiting">
      <p>${t("table-opening")}</p>
      ${phase === "starting" ? engineProgress(page.engine.state) : nothing}
    </div>
  `;
  return html`
    <main class="pages challenge" data-testid="challenge" data-state=${asked ? "open" : "opening"}>
      <header class="topbar">
        <a class="button button-quiet button-icon" href="#" aria-label=${t("page-back")} title=${t("page-back")}>${backIcon()}</a>
        <h1 class="topbar-title">${t("challenge-title")}</h1>
      </header>
      ${error ? engineFailure(error, () => page.tryAgain()) : asked && board ? card(page, asked, board) : waiting}
    </main>
  `;
}

/**
 * What is asked for, above the board.
 * @param {Table} table
 */
export function challengeMark({ asked }) {
  if (!asked) return nothing;
  const { target, name } = asked;
  const words = name ? t("challenge-mark-named", { name, target }) : t("challenge-mark", { target });
  return html`<p class="challenge-mark" data-target=${target} title="${t("challenge-title")}: ${words}">${words}</p>`;
}

/**
 * Whether the challenge was met.
 * @param {Asked | null} asked
 * @param {Fate | null} fate
 * @param {Seat[]} seats
 */
export function challengeFate(asked, fate, seats) {
  if (!asked || !fate) return nothing;
  const player = asked.seats.indexOf("you");
  const whose = isYou(seats, player) ? "you" : "other";
  const words = t(`challenge-fate-${fate.fate}`, { whose, name: playerName(seats, player), worth: fate.worth, target: fate.target });
  return html`<p class="challenge-fate" data-fate=${fate.fate} data-worth=${fate.worth}>${words}</p>`;
}
