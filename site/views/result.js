/** The end of a game: who won and why, what everybody owns, and what one can do next. */

import { t } from "../i18n/index.js";
import { ref } from "../vendor/lit-html/directives/ref.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { challengeFate } from "./challenge.js";
import { graceOf } from "./clock.js";
import { isComputer, isElsewhere, isYou, membersOf, pairName, pairWithMembers, playerName, sideName } from "./names.js";
import { scoreTable, wordMatch, wordMatchReason } from "./score.js";

/** @import { Outcome } from "../types.js" */
/** @import { AnyTable, Page } from "../state/page.js" */
/** @import { ChoosingTable } from "../state/choosing_table.js" */
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
    const left = snapshot.match.left.find(({ side, how }) => how !== "resigned" && retired[0]?.side === side);
    if (left && retired.length === 1) {
      return t(left.how === "time" ? "end-reason-time" : "end-reason-absent", { name: sideName(seats, board.sides, left.side) });
    }
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
export function ranking({ board, seats }, outcome) {
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
export function takeFocus(title) {
  if (!(title instanceof HTMLElement)) return;
  queueMicrotask(() => {
    if (document.activeElement === document.body) title.focus({ preventScroll: true });
  });
}

/**
 * Opens the dialog from which the match goes to others; nothing before there is a record.
 * @param {AnyTable} table
 * @param {string} label
 */
export function shareButton(table, label) {
  if (!table.state.record) return nothing;
  return html`<button type="button" class="button" data-action="share" @click=${() => table.share()}>${label}</button>`;
}

/**
 * The end of a match: who won and why, game by game, and what one can do next.
 * @param {Page} page
 * @param {Table} table
 * @param {Sight} sight
 */
export function resultPanel(page, table, sight) {
  const { match, outcome } = sight.snapshot;
  const { record, kept } = table.state;
  // The reason of the only game; in a match of two each game has its own in the list.
  const reason = wordMatchReason(sight) || (outcome ? wordReason(sight, outcome) : "");
  const replay = kept ? `#match=${encodeURI(table.id)}` : `#record=${encodeURI(record?.link ?? "")}`;
  return html`
    <section
      class="result"
      data-reason=${outcome?.reason ?? "left"}
      data-winner=${match.result?.winner ?? "none"}
      aria-labelledby="result-title"
    >
      <div class="result-words">
        <h2 id="result-title" tabindex="-1" ${ref(takeFocus)}>${wordMatch(sight)}</h2>
        <p class="result-reason">${reason}</p>
        ${challengeFate(table.asked, table.fate, sight.seats)}
        <p class="result-unrated">${t("result-unrated")}</p>
      </div>
      ${match.results.length > 1 || match.games > 1 ? scoreTable(sight) : nothing}
      ${outcome ? html`<div class="visually-hidden">${ranking(sight, outcome)}</div>` : nothing}
      <p class="result-actions">
        <button type="button" class="button button-primary" data-action="again" @click=${() => void page.rematch("same")}>
          ${t("end-again")}
        </button>
        <button type="button" class="button" data-action="new-board" @click=${() => void page.rematch("new")}>${t("end-new-board")}</button>
        ${record ? html`<a class="button" data-action="replay" href=${replay}>${t("end-replay")}</a>` : nothing}
        ${shareButton(table, table.fate ? t("challenge-back") : t("share-open-dialog"))}
        <a class="button button-quiet" href="#">${t("end-lobby")}</a>
      </p>
    </section>
  `;
}

/** Milliseconds in which a press still belongs to the game that has just ended. */
const CALM = 600;

/**
 * Between two games: how the one ended, and who is ready for the next.
 * @param {ChoosingTable} table
 * @param {Sight} sight
 * @param {Outcome} outcome
 */
export function betweenPanel(table, sight, outcome) {
  const { seats, snapshot } = sight;
  const { ready, left } = snapshot.match;
  const gone = new Set(left.map(({ side }) => side));
  const staying = snapshot.players.filter(({ player, side }) => !isComputer(seats, player) && !gone.has(side));
  const persons = staying.filter(({ player }) => !isElsewhere(seats, player));
  const others = staying.filter(({ player }) => isElsewhere(seats, player));
  const press = (/** @type {number} */ player) => {
    // A second tap on the colour that ended the game must not begin the next one.
    if (performance.now() - table.endedAt > CALM) void table.ready(player);
  };
  return html`
    <section class="result is-between" data-reason=${outcome.reason} data-winner=${outcome.winner ?? "none"} aria-labelledby="result-title">
      <div class="result-words">
        <h2 id="result-title" tabindex="-1" ${ref(takeFocus)}>${wordWinner(sight, outcome)}</h2>
        <p class="result-reason">${wordReason(sight, outcome)} ${t("between-next")}</p>
        ${snapshot.match.clock ? html`<p class="grace" ${graceOf(table)}></p>` : nothing}
      </div>
      ${scoreTable(sight)}
      <p class="result-actions">
        ${persons.map(({ player }) => {
          const done = ready.includes(player);
          const label = persons.length === 1 ? t("ready") : t("ready-named", { name: playerName(seats, player) });
          return html`
            <button
              type="button"
              class="button ${done ? "" : "button-primary"}"
              data-action="ready"
              data-player=${player}
              aria-pressed=${done ? "true" : "false"}
              aria-disabled=${done || !table.atHand || snapshot.paused ? "true" : "false"}
              @click=${() => done || press(player)}
            >
              ${done ? (persons.length === 1 ? t("ready-done-you") : t("ready-done", { name: playerName(seats, player) })) : label}
            </button>
          `;
        })}
      </p>
      ${others.map(({ player }) => {
        const done = ready.includes(player);
        const name = playerName(seats, player);
        return html`
          <p class="ready-other" data-player=${player} data-ready=${done ? "yes" : "no"}>
            ${done ? t("ready-other", { name }) : t("ready-other-not", { name })}
          </p>
        `;
      })}
    </section>
  `;
}
