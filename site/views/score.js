/** The score of a match in words: points, sums, who won it and why, and its games one by one. */

import { localeOfPage, t } from "../i18n/index.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { isYou, membersOf, pairName, playerName, sideName } from "./names.js";
import { wordPoints } from "./points.js";

/** @import { GameResult, MatchResult } from "../types.js" */
/** @import { Sight } from "./figures.js" */

/**
 * @param {Sight} sight
 * @param {number} side
 * @param {string} you a message about the only person
 * @param {string} other the same about anybody else, with `name`
 * @param {Record<string, string | number>} [parameters] more for both
 */
function tell({ board, seats }, side, you, other, parameters = {}) {
  const members = membersOf(board.sides, side);
  if (members.length === 1 && isYou(seats, members[0])) return t(you, parameters);
  const name = members.length > 1 ? pairName(side) : playerName(seats, members[0]);
  return t(other, { name, ...parameters });
}

/**
 * @param {Sight} sight of a match that is over
 * @returns {string} "You won the match"
 */
export function wordMatch(sight) {
  const { match } = sight.snapshot;
  const winner = match.result?.winner ?? null;
  if (winner === null) return wordShared(sight);
  return match.games > 1
    ? tell(sight, winner, "match-won-you", "match-won")
    : tell(sight, winner, "end-won-you", "end-won");
}

/**
 * @param {Sight} sight of a match that nobody has won alone
 * @returns {string} "Ann and Dora share the first place"
 */
function wordShared({ board, seats, snapshot: { match } }) {
  const ranks = match.result?.ranks ?? [];
  const first = [...ranks.keys()].filter((side) => ranks[side] === Math.min(...ranks));
  if (match.games === 1) return t("end-draw");
  if (first.length === ranks.length) return t("match-draw");
  const names = first.map((side) => sideName(seats, board.sides, side));
  return t("match-shared", { names: new Intl.ListFormat(localeOfPage()).format(names) });
}

/**
 * @param {Sight} sight
 * @param {MatchResult} result
 * @returns {string | null} who left, if that decided the match
 */
function wordLeft(sight, { left, winner }) {
  const gone = left.flatMap((how, side) => (how ? [{ how, side }] : []));
  if (gone.length === 0 || winner === null) return null;
  if (left.length > 2 && gone.length < left.length - 1) return null;
  const { how, side } = gone[gone.length - 1];
  if (how === "absent") return tell(sight, side, "match-why-absent-you", "match-why-absent");
  return how === "time"
    ? tell(sight, side, "match-why-time-you", "match-why-time")
    : tell(sight, side, "match-why-resigned-you", "match-why-resigned");
}

/**
 * @param {Sight} sight of a match that is over
 * @returns {string} why it ended so; empty where the game itself says it
 */
export function wordMatchReason(sight) {
  const { match } = sight.snapshot;
  const { result } = match;
  if (!result) return "";
  const left = wordLeft(sight, result);
  if (left) return left;
  if (match.games === 1) return "";
  const order = [...result.points.keys()].sort((one, other) => result.ranks[one] - result.ranks[other]);
  const [first, second] = order;
  const points = order.map((side) => wordPoints(result.points[side])).join("–");
  const sums = order.map((side) => String(result.sums[side])).join("–");
  if (result.winner === null) return t("match-why-draw", { points, sums });
  const byWorth = result.points[first] === result.points[second];
  return t(byWorth ? "match-why-worth" : "match-why-points", { points, sums });
}

/**
 * Above the board: which game of the match it is, and how it stands.
 * @param {Sight} sight
 */
export function scoreLine({ board, snapshot, seats }) {
  const { games, number, results, points } = snapshot.match;
  if (games < 2) return nothing;
  const game = t("score-game", { number: number + 1, games });
  if (results.length === 0) return html`<p class="table-score">${game}</p>`;
  const score = points.map(wordPoints).join("–");
  const label = points.map((twelfths, side) => t("score-side", { name: sideName(seats, board.sides, side), points: wordPoints(twelfths) }));
  return html`
    <p class="table-score" data-points=${points.join(" ")}>
      ${game} <span aria-hidden="true">· ${score}</span><span class="visually-hidden">: ${label.join(", ")}</span>
    </p>
  `;
}

/**
 * @param {GameResult} game
 * @param {number} side
 * @returns {string} "1 · 130"
 */
const cellOf = (game, side) => t("score-cell", { points: wordPoints(game.points[side]), counted: game.counted[side] });

/**
 * @param {Sight} sight
 * @param {number} number of a game that has ended
 * @returns {string} why: with somebody's time, or for somebody's absence, the match was over, too
 */
function wordGameReason({ snapshot: { match, sides } }, number) {
  const last = match.phase === "over" && number === match.results.length - 1;
  const left = last && sides.length === 2 ? match.left.find(({ how }) => how !== "resigned") : undefined;
  return t(`score-reason-${left?.how ?? match.results[number].reason}`);
}

/**
 * The games of the match one by one, with points and counted worth of every side, and the sums.
 * @param {Sight} sight
 */
export function scoreTable(sight) {
  const { board, snapshot, seats } = sight;
  const { results, points, sums } = snapshot.match;
  const sides = [...points.keys()];
  return html`
    <table class="score-table">
      <caption class="visually-hidden">${t("score-caption")}</caption>
      <thead>
        <tr>
          <th scope="col"><span class="visually-hidden">${t("score-games")}</span></th>
          ${sides.map((side) => html`<th scope="col">${sideName(seats, board.sides, side)}</th>`)}
          <th scope="col"><span class="visually-hidden">${t("score-why")}</span></th>
        </tr>
      </thead>
      <tbody>
        ${results.map(
          (game, number) => html`
            <tr data-game=${number} data-reason=${game.reason} data-winner=${game.winner ?? "none"}>
              <th scope="row">${t("score-number", { number: number + 1 })}</th>
              ${sides.map(
                (side) => html`<td data-side=${side} data-points=${game.points[side]} data-counted=${game.counted[side]}>${cellOf(game, side)}</td>`,
              )}
              <td class="score-reason">${wordGameReason(sight, number)}</td>
            </tr>
          `,
        )}
        ${results.length > 1
          ? html`
              <tr class="score-sum">
                <th scope="row">${t("score-sum")}</th>
                ${sides.map(
                  (side) => html`<td data-side=${side}>${t("score-cell", { points: wordPoints(points[side]), counted: sums[side] })}</td>`,
                )}
                <td></td>
              </tr>
            `
          : nothing}
      </tbody>
    </table>
  `;
}
