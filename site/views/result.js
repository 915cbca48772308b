/** The end of a game: who won and why, what everybody owns, and what one can do next. */

import { t } from "../i18n/index.js";
import { ref } from "../vendor/lit-html/directives/ref.js";
import { html } from "../vendor/lit-html/lit-html.js";
import { isYou, membersOf, pairName, pairWithMembers, playerName } from "./names.js";

/** @import { Outcome } from "../types.js" */
/** @import { Page } from "../state/page.js" */
/** @import { Table } from "../state/table.js" */
/** @import { Sight } from "./figures.js" */

/**
 * @param {Sight} sight
 * @param {Outcome} outcome
 * @returns {string} "Player 1 won"
 */
export function wordWinner({ board, seats }, { winner }) {
  if (winner === null) return t("end-draw");
  const members = membersOf(board.sides, winner);
  if (members.length > 1) return t("end-won-pair", { pair: pairName(winner) });
  return isYou(seats, members[0]) ? t("end-won-you") : t("end-won", { name: playerName(seats, members[0]) });
}

/**
 * @param {Sight} sight
 * @param {Outcome} outcome
 * @returns {string} why the game ended so
 */
export function wordReason({ board, seats, snapshot }, { reason, winner }) {
  const two = snapshot.sides.length === 2;
  if (reason === "resigned") {
    const retired = snapshot.sides.filter((side) => side.retired);
    if (retired.length !== 1) return t("end-reason-resigned-many");
    const members = membersOf(board.sides, retired[0].side);
    if (members.length > 1) return t("end-reason-resigned", { name: pairName(retired[0].side) });
    return isYou(seats, members[0])
      ? t("end-reason-resigned-you")
      : t("end-reason-resigned", { name: playerName(seats, members[0]) });
  }
  const ended = reason === "decided" ? t(two ? "end-reason-decided-two" : "end-reason-decided") : t(`end-reason-${reason}`);
  if (winner !== null) return ended;
  return `${ended} ${t(two ? "end-reason-equal" : "end-reason-equal-many")}`;
}

/**
 * The ranking for screen readers: for eyes it stands in the panels of the players.
 * @param {Sight} sight
 * @param {Outcome} outcome
 */
function ranking({ board, seats }, outcome) {
  return html`
    <table>
      <caption>${t("end-table")}</caption>
      <thead>
        <tr>
          <th scope="col">${t("end-place")}</th>
          <th scope="col">${t("end-side")}</th>
          <th scope="col">${t("end-cells")}</th>
        </tr>
      </thead>
      <tbody>
        ${outcome.ranking.map(({ side, rank, worth, counted }) => {
          const members = membersOf(board.sides, side);
          return html`
            <tr data-side=${side} data-rank=${rank} data-worth=${worth}>
              <td>${t("end-rank", { rank })}</td>
              <td>${members.length > 1 ? pairWithMembers(seats, board.sides, side) : playerName(seats, members[0])}</td>
              <td>${counted === worth ? t("end-worth", { worth }) : t("end-counted", { worth, counted })}</td>
            </tr>
          `;
        })}
      </tbody>
    </table>
  `;
}

/**
 * The colour button that ended the game is gone and the focus with it: reading goes on at the result.
 * @param {Element | undefined} title that has just come into the page
 */
function takeFocus(title) {
  if (!(title instanceof HTMLElement)) return;
  queueMicrotask(() => {
    if (document.activeElement === document.body) title.focus({ preventScroll: true });
  });
}

/**
 * @param {Page} page
 * @param {Table} table
 * @param {Sight} sight
 * @param {Outcome} outcome
 */
export function resultPanel(page, table, sight, outcome) {
  return html`
    <section class="result" data-reason=${outcome.reason} data-winner=${outcome.winner ?? "none"} aria-labelledby="result-title">
      <div class="result-words">
        <h2 id="result-title" tabindex="-1" ${ref(takeFocus)}>${wordWinner(sight, outcome)}</h2>
        <p class="result-reason">${wordReason(sight, outcome)}</p>
      </div>
      <div class="visually-hidden">${ranking(sight, outcome)}</div>
      <p class="result-actions">
        <button type="button" class="button button-primary" data-action="again" @click=${() => void table.restart()}>${t("end-again")}</button>
        <button type="button" class="button" data-action="new-board" @click=${() => void page.newBoard()}>${t("end-new-board")}</button>
        <a class="button button-quiet" href="#">${t("end-lobby")}</a>
      </p>
    </section>
  `;
}
