/** The replay of a match: the board with the figures of the table, and everything to move through time with. */

import { t, wordError } from "../i18n/index.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { analysisBar, graphChoice } from "./analysis.js";
import { analysisDialog } from "./analysis_dialog.js";
import { wordBest, wordVerdict } from "./analysis_words.js";
import { challengeFate } from "./challenge.js";
import { closeRow, dialog } from "./dialog.js";
import { engineFailure, engineProgress, notice } from "./engine.js";
import { equatorBar, playerPanels } from "./figures.js";
import { graphView } from "./graph.js";
import { keyList } from "./key_words.js";
import { backIcon, flipIcon, helpIcon, pauseIcon, playIcon, shareIcon, skipIcon, stepIcon } from "./icons.js";
import { sideName, variantName } from "./names.js";
import { playOnDialog } from "./play_on.js";
import { wordDay } from "./points.js";
import { replayBoardOf } from "./replay_board.js";
import { wordReason, wordWinner } from "./result.js";
import { dropping, fileButton } from "./share.js";
import { shareDialog } from "./share_dialog.js";
import { seatsSeen, stepList, wordPosition } from "./steps.js";
import { tool } from "./tool.js";
import { valueGraphView } from "./value_graph.js";

/** @import { MatchResult, ReplayData, ReplayFrame } from "../types.js" */
/** @import { Page } from "../state/page.js" */
/** @import { Replay } from "../state/replay.js" */
/** @import { Sight } from "./figures.js" */

const SPEEDS = ["0.5", "1", "2", "4"];

/**
 * @param {Replay} replay
 * @param {string} title
 */
function topbar(replay, title) {
  const { data } = replay.state;
  return html`
    <header class="topbar">
      <a class="button button-quiet button-icon" href=${replay.back} aria-label=${t("replay-back")} title=${t("replay-back")}
        >${backIcon()}</a
      >
      <h1 class="topbar-title">${title}</h1>
      ${data?.terms.date ? html`<time class="topbar-note" datetime=${data.terms.date}>${wordDay(Date.parse(`${data.terms.date}T00:00`))}</time>` : nothing}
      ${data ? tool("share", t("replay-share"), shareIcon(), () => replay.openDialog("share")) : nothing}
      ${data ? tool("help", t("replay-help"), helpIcon(), () => replay.openDialog("help")) : nothing}
    </header>
  `;
}

/** @param {Replay} replay */
function speedChoice(replay) {
  const speeds = replay.hasTimes ? [...SPEEDS, "played"] : SPEEDS;
  const choose = (/** @type {Event} */ event) => {
    const { value } = /** @type {HTMLSelectElement} */ (event.currentTarget);
    replay.setSpeed(/** @type {import("../state/frames.js").Speed} */ (value));
  };
  return html`
    <select class="replay-speed" aria-label=${t("replay-speed")} data-action="speed" @change=${choose}>
      ${speeds.map(
        (speed) => html`
          <option value=${speed} .selected=${speed === replay.state.speed}>
            ${speed === "played" ? t("replay-speed-played") : t("replay-speed-times", { times: Number(speed) })}
          </option>
        `,
      )}
    </select>
  `;
}

/** @param {Replay} replay */
function controls(replay) {
  const { position, playing } = replay.state;
  const [atStart, atEnd] = [position === 0, position === replay.end];
  return html`
    <div class="replay-controls" role="group" aria-label=${t("replay-controls")}>
      ${tool("first", t("replay-first"), skipIcon("back"), () => replay.pick(0), atStart)}
      ${tool("previous", t("replay-previous"), stepIcon("back"), () => replay.step(-1), atStart)}
      ${tool(
        "play",
        t(playing ? "replay-pause" : "replay-play"),
        playing ? pauseIcon() : playIcon(),
        () => replay.togglePlay(),
        replay.end === 0,
      )}
      ${tool("next", t("replay-next"), stepIcon("on"), () => replay.step(1), atEnd)}
      ${tool("last", t("replay-last"), skipIcon("on"), () => replay.pick(replay.end), atEnd)}
      ${tool("flip", t("replay-flip"), flipIcon(), () => replay.flip())} ${speedChoice(replay)}
    </div>
  `;
}

/** @param {Replay} replay */
function scrubber(replay) {
  const moved = (/** @type {Event} */ event) => {
    replay.pick(Number(/** @type {HTMLInputElement} */ (event.currentTarget).value));
  };
  return html`
    <input
      type="range"
      class="scrubber"
      min="0"
      max=${replay.end}
      step="1"
      .value=${String(replay.state.position)}
      aria-label=${t("replay-position")}
      aria-valuetext=${wordPosition(replay)}
      @input=${moved}
    />
  `;
}

/**
 * @param {Sight} sight
 * @param {MatchResult} result
 * @returns {string} "Ann won the match."
 */
function wordMatchEnd({ board, seats }, { winner }) {
  return winner === null ? t("replay-match-drawn") : t("replay-match-won", { name: sideName(seats, board.sides, winner) });
}

/**
 * How the game or the match ended, once it has.
 * @param {Sight} sight
 */
function ending(sight) {
  const { outcome, match } = sight.snapshot;
  if (match.result && match.games > 1) {
    return html`<p class="replay-ending" data-testid="ending" data-winner=${match.result.winner ?? "none"}>
      <b>${wordMatchEnd(sight, match.result)}</b> ${outcome ? wordReason(sight, outcome) : nothing}
    </p>`;
  }
  if (!outcome) return nothing;
  return html`<p class="replay-ending" data-testid="ending" data-winner=${outcome.winner ?? "none"}>
    <b>${wordWinner(sight, outcome)}.</b> ${wordReason(sight, outcome)}
  </p>`;
}

/**
 * The sides in the order of their panels: those above the board, and the one below.
 * @param {Sight} sight
 * @param {number} corner
 */
function placeSides({ snapshot }, corner) {
  const own = snapshot.players[corner].side;
  const count = snapshot.sides.length;
  return { own: [own], rivals: Array.from({ length: count - 1 }, (_, step) => (own + 1 + step) % count) };
}

/** @param {Replay} replay */
function helpDialog(replay) {
  const fixed = ["arrows", "ends", "space"].map((name) => /** @type {[string, string]} */ ([t(`replay-key-${name}`), t(`replay-key-${name}-text`)]));
  const content = html`
    <div class="prose">
      <p>${t("replay-help-text")}</p>
      <h3>${t("replay-help-keys")}</h3>
      ${keyList(replay.settings, ["flip", "mistake", "mistake-before", "best", "help"], { fixed })}
      <p>${t("replay-help-graph")}</p>
      <p>${t("replay-help-analysis")}</p>
      ${replay.hasTimes ? html`<p>${t("replay-help-played")}</p>` : nothing}
    </div>
    ${closeRow()}
  `;
  return dialog("replay-help", t("replay-help-title"), content, () => replay.openDialog(null));
}

/**
 * What went wrong, with the way on.
 * @param {Page} page
 * @param {Replay} replay
 */
function troubles(page, replay) {
  const { error, phase } = page.engine.state;
  if (phase === "failed" && error) return engineFailure(error, () => page.tryAgain());
  const trouble = replay.state.notice;
  const { failure, unkept, runs } = replay.analysis;
  if (!trouble && failure) return notice(failure, t("page-try-again"), () => void replay.analysis.start());
  if (!trouble && runs && unkept) {
    return html`<p class="notice" role="status" data-code=${unkept.code}>${t("analysis-unkept", { why: wordError(unkept) })}</p>`;
  }
  if (!trouble) return nothing;
  if (replay.state.phase === "failed") return notice(trouble, t("page-try-again"), () => page.tryAgain());
  return notice(trouble, t("page-dismiss"), () => replay.closeNotice());
}

/** @param {Replay} replay that waits for a record to be brought */
function bringing(replay) {
  const submitted = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const field = /** @type {HTMLFormElement} */ (event.currentTarget).elements.namedItem("record");
    if (field instanceof HTMLTextAreaElement && field.value.trim()) void replay.openText(field.value);
  };
  return html`
    <div class="bringing">
      <p>${t("open-text")}</p>
      <p>${fileButton(replay)}</p>
      <form @submit=${submitted}>
        <label for="record-text">${t("open-paste")}</label>
        <textarea id="record-text" name="record" rows="4" spellcheck="false" autocomplete="off"></textarea>
        <button type="submit" class="button button-primary">${t("open-show")}</button>
      </form>
    </div>
  `;
}

/**
 * A replay without a match: waiting for the engine or for a record.
 * @param {Page} page
 * @param {Replay} replay
 */
function closedView(page, replay) {
  const { phase } = replay.state;
  const drops = dropping(replay);
  const trouble = troubles(page, replay);
  const waiting = html`
    <div class="waiting">
      <p>${t("replay-opening")}</p>
      ${page.engine.state.phase === "starting" ? engineProgress(page.engine.state) : nothing}
    </div>
  `;
  return html`
    <main
      class="replay is-closed"
      data-testid="replay"
      data-state=${phase}
      data-drop=${t("open-drop")}
      @dragover=${drops.over}
      @dragleave=${drops.leave}
      @drop=${drops.drop}
    >
      ${topbar(replay, t(phase === "empty" ? "open-title" : "replay-title"))} ${trouble}
      ${phase === "empty" ? bringing(replay) : nothing} ${phase === "opening" && trouble === nothing ? waiting : nothing}
    </main>
  `;
}

/**
 * @param {Replay} replay
 * @param {ReplayData} data
 * @param {ReplayFrame} frame
 * @param {Sight} sight
 */
function openParts(replay, data, frame, sight) {
  const { rivals, own } = placeSides(sight, replay.state.corner);
  const { number, games } = frame.snapshot.match;
  const words = wordPosition(replay);
  const nameOf = (/** @type {number} */ side) => sideName(sight.seats, data.sides, side);
  const { graph } = replay;
  const { insight, preview, verdict } = replay.analysis;
  const sideNumbers = sight.snapshot.sides.map(({ side }) => side);
  const heard = preview && verdict ? wordBest(verdict.best, preview) : [words, verdict ? wordVerdict(sight.seats, verdict) : ""].join(" ").trim();
  const steady = (/** @type {Event} */ event) => event.preventDefault();
  return html`
    ${playerPanels(sight, "rivals", rivals)} ${equatorBar(sight)}
    <!-- A press on the board must not take the arrow keys away from the steps. -->
    <div class="board-frame" @mousedown=${steady} ${replayBoardOf(replay)}></div>
    ${playerPanels(sight, "own", own)}
    <div class="replay-words">
      ${games > 1 ? html`<span class="replay-game">${t("steps-game", { number: number + 1 })}</span>` : nothing}
      ${
        preview && verdict
          ? html`<p class="replay-best" data-testid="best-words">${wordBest(verdict.best, preview)}</p>`
          : html`<p data-testid="words">${words}</p>
              ${ending(sight)} ${replay.state.position === replay.end ? challengeFate(replay.asked, replay.fate, sight.seats) : nothing}`
      }
    </div>
    ${analysisBar(replay)} ${scrubber(replay)} ${controls(replay)}
    ${graph ? graphView(graph, { nameOf, words, position: replay.state.position, onPick: (to) => replay.pick(to) }) : nothing}
    ${insight ? valueGraphView(insight.graph, { nameOf, position: replay.state.position, onPick: (to) => replay.pick(to) }, sideNumbers) : nothing}
    ${graphChoice(replay)} ${stepList(replay)}
    <p class="visually-hidden" role="status" aria-live="polite">${replay.state.playing ? "" : heard}</p>
  `;
}

/**
 * @param {Page} page
 * @param {Replay} replay
 */
export function replayView(page, replay) {
  const { data, position, playing, dialog: opened } = replay.state;
  const frame = replay.frameShown;
  const onBoard = replay.frameOnBoard;
  if (!data || !frame || !onBoard) return closedView(page, replay);
  const sight = { board: data.board, snapshot: onBoard.snapshot, seats: seatsSeen(data) };
  const title = variantName(data.terms.variant);
  const drops = dropping(replay);
  return html`
    <main
      class="replay"
      data-testid="replay"
      data-state="open"
      data-variant=${data.terms.variant}
      data-players=${data.board.sides.length}
      data-position=${position}
      data-count=${data.frames.length}
      data-ply=${frame.snapshot.ply}
      data-game=${frame.snapshot.match.number}
      data-clock=${frame.snapshot.match.clock ? "yes" : "no"}
      data-playing=${playing ? "yes" : "no"}
      data-analysed=${replay.analysis.insight ? "yes" : "no"}
      data-graph=${replay.analysis.state.graph}
      data-best=${replay.analysis.showsBest ? "yes" : "no"}
      data-drop=${t("open-drop")}
      @dragover=${drops.over}
      @dragleave=${drops.leave}
      @drop=${drops.drop}
    >
      ${topbar(replay, title)} ${openParts(replay, data, frame, sight)} ${troubles(page, replay)}
      ${opened === "share" ? shareDialog(replay.sharing, { onClose: () => replay.openDialog(null), more: fileButton(replay) }) : nothing}
      ${opened === "help" ? helpDialog(replay) : nothing}
      ${opened === "analysis" ? analysisDialog(replay, data) : nothing}
      ${opened === "play-on" ? playOnDialog(replay, data) : nothing}
    </main>
  `;
}
