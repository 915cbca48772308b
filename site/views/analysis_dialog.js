/** The dialog about an analysis: how far it is, the match summed up in words, the moves that cost something, what the signs mean. */

import { t, wordError } from "../i18n/index.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { progressLine, wordTimeLeft } from "./analysis.js";
import { signBadge, swatch } from "./analysis_signs.js";
import { MARKS, wordMark, wordPoints, wordVerdict } from "./analysis_words.js";
import { closeAround, closeRow, dialog } from "./dialog.js";
import { playerName, sideName } from "./names.js";
import { seatsSeen } from "./steps.js";
import { showsSymbols } from "./symbols.js";

/** @import { AnalysisEntry } from "../storage/schema.js" */
/** @import { PlayerSummary, ReplayData, Verdict } from "../types.js" */
/** @import { Insight } from "../state/replay_analysis.js" */
/** @import { Replay } from "../state/replay.js" */

/**
 * @param {Replay} replay
 * @param {AnalysisEntry | null} entry
 */
function standing(replay, entry) {
  const { analysis } = replay;
  const { phase, failure, unkept } = analysis;
  const troubles = html`
    ${failure ? html`<p class="notice is-error" data-code=${failure.code} role="alert">${wordError(failure)}</p>` : nothing}
    ${unkept ? html`<p class="notice" data-code=${unkept.code} role="alert">${t("analysis-unkept", { why: wordError(unkept) })}</p>` : nothing}
  `;
  if (phase === "done") return troubles;
  const said = { judged: entry?.verdicts.length ?? 0, count: entry?.count ?? 0 };
  const proving = phase === "running" && entry?.verdicts.at(-1)?.exact;
  return html`
    <section class="analysis-standing">
      <p>${said.count > 0 ? t("analysis-progress-long", said) : t("analysis-none-long")}</p>
      ${progressLine(replay)}
      <p class="analysis-note">
        ${phase === "running" ? html`${wordTimeLeft(replay)} ${proving ? t("analysis-early") : nothing} ${t("analysis-background")}` : nothing}
        ${analysis.othersRun ? t("analysis-others") : nothing}
      </p>
      ${
        phase === "running"
          ? html`<button type="button" class="button" data-action="stop-here" @click=${() => analysis.stop()}>${t("analysis-stop")}</button>`
          : html`<button type="button" class="button button-primary" data-action="go-on" @click=${() => void analysis.start()}>
              ${t(phase === "none" ? "analysis-start" : "analysis-go-on")}
            </button>`
      }
      ${troubles}
    </section>
  `;
}

/**
 * @param {ReplayData} data
 * @param {Verdict[]} verdicts all of the match
 * @returns {string[]} how each game stood at its start
 */
function wordStarts(data, verdicts) {
  const two = data.match.points.length === 2;
  if (!two) return [];
  const starts = verdicts.filter(({ ply }) => ply === 0).sort((one, other) => one.game - other.game);
  return starts.map(({ game, player, before, exact }) => {
    const side = before < 0 ? 1 - data.sides[player] : data.sides[player];
    const said = {
      number: game + 1,
      name: sideName(seatsSeen(data), data.sides, side),
      margin: wordPoints(Math.abs(before), true),
    };
    if (exact) return t(before === 0 ? "analysis-start-drawn" : "analysis-start-won", said);
    return t(Math.abs(before) < 0.5 ? "analysis-start-level" : "analysis-start-about", said);
  });
}

/**
 * @param {ReplayData} data
 * @param {AnalysisEntry} entry
 * @param {PlayerSummary} summary
 * @returns {string} how one player played
 */
function wordPlayer(data, { verdicts }, { player, moves, lost, marks, exact }) {
  const name = playerName(seatsSeen(data), player);
  if (moves === 0) return t("analysis-player-idle", { name });
  if (lost === 0) return t("analysis-flawless", { name, moves });
  const words = t("analysis-player", { name, moves, best: marks.best, lost: wordPoints(lost, true), exact: exact ? "exact" : "estimate" });
  const own = verdicts.filter((verdict) => verdict.player === player);
  const worst = own.reduce((one, other) => (other.lost > one.lost ? other : one));
  const said = { move: worst.ply + 1, game: worst.game + 1, games: gamesIn(data), lost: wordPoints(worst.lost, worst.exact) };
  return `${words} ${t("analysis-costliest", said)}`;
}

/**
 * @param {ReplayData} data
 * @returns {"one" | "many"} how many games a move has to be told apart by
 */
const gamesIn = (data) => (data.terms.games === 1 ? "one" : "many");

/**
 * @param {Verdict[]} verdicts all of the match
 * @returns {string} how many of them are proven
 */
function wordProven(verdicts) {
  const exact = verdicts.filter((verdict) => verdict.exact).length;
  if (exact === verdicts.length) return t("analysis-exact-all");
  return exact === 0 ? t("analysis-exact-none") : t("analysis-exact-some", { exact, count: verdicts.length });
}

/**
 * @param {Verdict[]} verdicts all of the match
 * @param {PlayerSummary} summary
 * @returns {string} how many of the values of a player's moves are proven
 */
function wordProvenOf(verdicts, { player, moves, exact }) {
  if (exact) return t("analysis-table-all");
  const proven = verdicts.filter((verdict) => verdict.player === player && verdict.exact).length;
  return proven === 0 ? t("analysis-table-none") : t("analysis-table-some", { proven, moves });
}

/**
 * @param {ReplayData} data
 * @param {PlayerSummary[]} players
 * @param {Verdict[]} verdicts all of the match
 */
function table(data, players, verdicts) {
  const seats = seatsSeen(data);
  return html`
    <div class="analysis-scroll">
      <table class="analysis-table" aria-label=${t("analysis-table-label")}>
        <thead>
          <tr>
            <th scope="col">${t("analysis-table-player")}</th>
            ${MARKS.map(
              (mark) => html`<th scope="col" title=${wordMark(mark)}>${signBadge(mark)}<span class="visually-hidden">${wordMark(mark)}</span></th>`,
            )}
            <th scope="col">${t("analysis-table-lost")}</th>
            <th scope="col">${t("analysis-table-proven")}</th>
          </tr>
        </thead>
        <tbody>
          ${players.map((summed) => {
            const { player, marks, lost, exact, moves } = summed;
            return html`
              <tr data-player=${player} data-lost=${lost} data-exact=${exact ? "yes" : "no"} data-moves=${moves}>
                <th scope="row">${playerName(seats, player)}</th>
                ${MARKS.map((mark) => html`<td data-sign=${mark}>${marks[mark]}</td>`)}
                <td>${wordPoints(lost, exact)}</td>
                <td>${wordProvenOf(verdicts, summed)}</td>
              </tr>
            `;
          })}
        </tbody>
      </table>
    </div>
  `;
}

/**
 * @param {ReplayData} data
 * @param {AnalysisEntry} entry
 */
function summary(data, entry) {
  const { verdicts, players } = entry;
  if (!players) return html`<section><h3>${t("analysis-summary")}</h3><p>${t("analysis-summary-later")}</p></section>`;
  return html`
    <section class="analysis-summary" data-testid="analysis-summary">
      <h3>${t("analysis-summary")}</h3>
      ${wordStarts(data, verdicts).map((words) => html`<p>${words}</p>`)}
      ${players.map((player) => html`<p>${wordPlayer(data, entry, player)}</p>`)}
      <p>${wordProven(verdicts)}</p>
      ${data.match.points.length > 2 ? html`<p class="analysis-note" data-testid="analysis-four">${t("analysis-four")}</p>` : nothing}
      ${table(data, players, verdicts)}
    </section>
  `;
}

/**
 * @param {Replay} replay
 * @param {ReplayData} data
 * @param {Insight} insight
 */
function mistakes(replay, data, { mistakes: positions, verdicts }) {
  const pick = (/** @type {Event} */ event, /** @type {number} */ position) => {
    replay.pick(position);
    closeAround(event);
  };
  const seats = seatsSeen(data);
  return html`
    <section>
      <h3>${t("analysis-list")}</h3>
      ${positions.length === 0 ? html`<p>${t("analysis-list-none")}</p>` : nothing}
      <ol class="analysis-list" data-testid="analysis-list">
        ${positions.map((position) => {
          const verdict = /** @type {Verdict} */ (verdicts.get(position));
          const { game, ply, player, mark, lost, exact, best } = verdict;
          return html`
            <li>
              <button type="button" class="analysis-item" data-position=${position} title=${wordVerdict(seats, verdict)} @click=${(/** @type {Event} */ event) => pick(event, position)}>
                ${signBadge(mark)}
                <span class="analysis-item-move">${t("analysis-list-move", { games: gamesIn(data), game: game + 1, move: ply + 1 })}</span>
                <span class="analysis-item-name">${playerName(seats, player)}</span>
                <span>${t("analysis-list-lost", { lost: wordPoints(lost, exact) })}</span>
                <span class="analysis-item-best">${t("analysis-best")} ${swatch(best, showsSymbols(replay.settings))}</span>
              </button>
            </li>
          `;
        })}
      </ol>
    </section>
  `;
}

/**
 * @param {boolean} many whether there are more than two sides
 * @param {boolean} open to be read while there is nothing else to read
 */
function legend(many, open) {
  return html`
    <details class="analysis-legend" data-testid="analysis-legend" ?open=${open}>
      <summary>${t("analysis-legend")}</summary>
      <dl>
        ${MARKS.map(
          (mark) => html`<dt>${signBadge(mark)} ${wordMark(mark)}</dt>
            <dd>${t(`analysis-legend-${mark}`)}</dd>`,
        )}
      </dl>
      <p>${t(many ? "analysis-legend-value-many" : "analysis-legend-value")}</p>
      ${many ? nothing : html`<p>${t("analysis-legend-exact")}</p>`}
      <p>${t("analysis-legend-estimate")}</p>
      ${many ? nothing : html`<p>${t("analysis-legend-graph")}</p>`}
    </details>
  `;
}

/**
 * @param {Replay} replay
 * @param {ReplayData} data
 */
export function analysisDialog(replay, data) {
  const { entry, insight, phase } = replay.analysis;
  const content = html`
    <div class="analysis-dialog">
      ${standing(replay, entry)} ${entry && insight ? summary(data, entry) : nothing}
      ${legend(data.match.points.length > 2, phase !== "done")} ${insight ? mistakes(replay, data, insight) : nothing}
    </div>
    ${closeRow()}
  `;
  return dialog("analysis", t("analysis-title"), content, () => replay.openDialog(null));
}
