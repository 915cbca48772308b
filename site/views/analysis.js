/** The row below the board of a replay that is about its analysis: how far it is, what it says about the move, what one can do. */

import { t } from "../i18n/index.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { signBadge, swatch } from "./analysis_signs.js";
import { wordChange, wordMark, wordVerdict } from "./analysis_words.js";
import { bestIcon, branchIcon, mistakeIcon, summaryIcon } from "./icons.js";
import { colourName } from "./names.js";
import { seatsSeen } from "./steps.js";
import { showsSymbols } from "./symbols.js";

/** @import { Replay } from "../state/replay.js" */
/** @import { TemplateResult } from "../vendor/lit-html/lit-html.js" */

/** Milliseconds in a minute. */
const MINUTE = 60_000;

/**
 * @param {Replay} replay
 * @returns {string} "about 2 minutes left", or nothing where that cannot be known
 */
export function wordTimeLeft({ analysis: { timeLeft } }) {
  return timeLeft === null ? "" : t("analysis-left", { minutes: timeLeft < MINUTE * 0.9 ? 0 : Math.round(timeLeft / MINUTE) });
}

/** @param {Replay} replay how far it is */
function standing({ analysis }) {
  const { entry, phase } = analysis;
  if (phase === "done") return t("analysis-done");
  if (phase === "none" && !analysis.possible) return t("analysis-nothing");
  if (phase !== "running" && analysis.othersRun) return t("analysis-others-short");
  if (phase === "none") return t("analysis-none");
  if (!entry) return t("analysis-wakes");
  const said = { judged: entry.verdicts.length, count: entry.count };
  return t(phase === "partial" ? "analysis-partial" : "analysis-progress", said);
}

/** @param {Replay} replay the words about the move that is shown, or about the analysis */
function words(replay) {
  const { analysis } = replay;
  const { data } = replay.state;
  const { verdict } = analysis;
  if (!verdict || !data) {
    const left = wordTimeLeft(replay);
    const title = analysis.othersRun ? t("analysis-others") : nothing;
    return html`<p class="analysis-words" data-testid="analysis-words" title=${title}>${standing(replay)}${left ? html` <span class="analysis-time">${left}</span>` : nothing}</p>`;
  }
  const { mark, exact, before, after, best } = verdict;
  return html`
    <p
      class="analysis-words"
      data-testid="analysis-words"
      data-sign=${mark}
      data-before=${before}
      data-after=${after}
      data-best=${best}
      data-exact=${exact ? "yes" : "no"}
      title=${wordVerdict(seatsSeen(data), verdict)}
    >
      ${signBadge(mark)}<span class="analysis-mark">${wordMark(mark)}</span>
      <b class="analysis-values">${wordChange(verdict)}</b>
      <span class="visually-hidden">${wordVerdict(seatsSeen(data), verdict)}</span>
    </p>
  `;
}

/**
 * @param {string} action
 * @param {{ icon: TemplateResult, label: string, title: string, act: () => void, idle?: boolean, pressed?: boolean }} parts
 */
function button(action, { icon, label, title, act, idle = false, pressed }) {
  // Not disabled: the focus would fall off the page while one steps through the match.
  return html`
    <button
      type="button"
      class="button analysis-button"
      data-action=${action}
      title=${title}
      aria-disabled=${idle ? "true" : "false"}
      aria-pressed=${pressed === undefined ? nothing : pressed ? "true" : "false"}
      @click=${() => (idle ? undefined : act())}
    >
      ${icon}<span class="analysis-label" aria-hidden="true">${label}</span><span class="visually-hidden">${title}</span>
    </button>
  `;
}

/** @param {Replay} replay */
function bestButton(replay) {
  const { analysis } = replay;
  const { verdict, showsBest, hasBetter } = analysis;
  const title = showsBest
    ? t("analysis-best-back")
    : hasBetter && verdict
      ? t("analysis-best-title", { colour: colourName(verdict.best) })
      : t(verdict ? "analysis-best-none" : "analysis-best-elsewhere");
  const icon = hasBetter && verdict ? swatch(verdict.best, showsSymbols(replay.settings)) : bestIcon();
  const parts = { icon, label: t("analysis-best"), title, act: () => analysis.toggleBest(), idle: !hasBetter, pressed: showsBest };
  return button("best", parts);
}

/** @param {Replay} replay starts it, stops it, or goes on with it */
function mainButton({ analysis }) {
  const { phase } = analysis;
  if (phase === "done") return nothing;
  const press = (/** @type {string} */ action, /** @type {string} */ label, /** @type {() => void} */ act, primary = true) => html`
    <button type="button" class="button analysis-main ${primary ? "button-primary" : ""}" data-action=${action} @click=${act}>${label}</button>
  `;
  if (phase === "running") return press("stop", t("analysis-stop"), () => analysis.stop(), false);
  if (!analysis.possible) return nothing;
  return press("analyse", t(phase === "partial" ? "analysis-go-on" : "analysis-start"), () => void analysis.start());
}

/** @param {Replay} replay */
export function progressLine({ analysis: { entry, runs } }) {
  if (!runs) return nothing;
  const [judged, count] = [entry?.verdicts.length ?? 0, entry?.count ?? 0];
  return html`<progress
    class="analysis-progress"
    aria-label=${t("analysis-title")}
    max=${Math.max(1, count)}
    .value=${judged}
    aria-valuetext=${count > 0 ? t("analysis-progress", { judged, count }) : t("analysis-wakes")}
  ></progress>`;
}

/** @param {Replay} replay of an open record */
export function analysisBar(replay) {
  const { analysis } = replay;
  const { entry, phase, insight, place } = analysis;
  const quiet = !insight?.mistakes.length;
  return html`
    <section
      class="analysis-bar"
      aria-label=${t("analysis-title")}
      data-testid="analysis"
      data-phase=${phase}
      data-judged=${entry?.verdicts.length ?? 0}
      data-count=${entry?.count ?? 0}
    >
      ${progressLine(replay)} ${words(replay)}
      <div class="analysis-actions">
        ${mainButton(replay)}
        ${
          insight
            ? html`${bestButton(replay)}
              ${button("mistake", {
                icon: mistakeIcon(),
                label: t("analysis-next"),
                title: t(quiet ? "analysis-no-mistakes" : "analysis-next"),
                act: () => analysis.goToMistake(1),
                idle: quiet,
              })}`
            : nothing
        }
        ${button("play-on", {
          icon: branchIcon(),
          label: t("analysis-play-on-short"),
          title: t(place ? "analysis-play-on" : "analysis-play-on-over"),
          act: () => replay.openDialog("play-on"),
          idle: !place,
        })}
        ${
          phase === "none"
            ? nothing
            : button("analysis-details", {
                icon: summaryIcon(),
                label: t("analysis-details"),
                title: t("analysis-details-title"),
                act: () => replay.openDialog("analysis"),
              })
        }
      </div>
    </section>
  `;
}

/** @param {Replay} replay which of the two graphs is shown where there is room for one */
export function graphChoice({ analysis }) {
  if (!analysis.insight) return nothing;
  const choice = (/** @type {"territory" | "value"} */ graph) => html`
    <button
      type="button"
      class="graph-choice-button"
      data-graph=${graph}
      aria-pressed=${analysis.state.graph === graph ? "true" : "false"}
      @click=${() => analysis.showGraph(graph)}
    >
      ${t(`analysis-graph-${graph}`)}
    </button>
  `;
  return html`<div class="graph-choice" role="group" aria-label=${t("analysis-graph-choice")}>${choice("value")} ${choice("territory")}</div>`;
}
