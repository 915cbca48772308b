/** The table: the board with everything around it. */

import { t } from "../i18n/index.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { announcement } from "./announce.js";
import { challengeMark } from "./challenge.js";
import { colourBar } from "./colours.js";
import { engineProgress } from "./engine.js";
import { equatorBar, neededLine, playerPanels, stallLine, turnLine } from "./figures.js";
import { helpDialog } from "./help.js";
import { backIcon, helpIcon, hintIcon, optionsIcon, pauseIcon, playIcon, takeBackIcon } from "./icons.js";
import { elsewhere, keptMark, messages, troubles } from "./messages.js";
import { boardOf, thumbnailOf } from "./mounts.js";
import { variantName } from "./names.js";
import { soundTool } from "./sound_tool.js";
import { tool } from "./tool.js";
import { optionsDialog } from "./options.js";
import { levelChoices, practiceMessages, unratedMark } from "./practice.js";
import { resignButtons, resignDialog } from "./resign.js";
import { betweenPanel, resultPanel } from "./result.js";
import { scoreLine } from "./score.js";
import { speakButton } from "./speak.js";
import { shareDialog } from "./share_dialog.js";
import { veil } from "./veil.js";

/** @import { AnyTable, Page } from "../state/page.js" */
/** @import { Table } from "../state/table.js" */
/** @import { Sight } from "./figures.js" */
/** @import { TemplateResult } from "../vendor/lit-html/lit-html.js" */

/**
 * What one can do besides choosing a colour. With a clock that is a pause; without one, moves can be taken back.
 * @param {Table} table
 */
function tools(table) {
  const { snapshot } = table.state;
  if (!snapshot || snapshot.match.phase === "over") return nothing;
  const { clock, phase } = snapshot.match;
  const { paused } = snapshot;
  const pause = () => void table.pauseOrGoOn();
  return html`
    ${clock
      ? tool("pause", t(paused ? "pause-go-on" : "pause"), paused ? playIcon() : pauseIcon(), pause, !table.atHand || phase === "set-up")
      : tool("take-back", t("take-back"), takeBackIcon(), () => void table.takeBack(), !table.canTakeBack)}
    ${tool("hint", t("hint"), hintIcon(), () => void table.askForHint(), !table.canChoose || table.state.asking)}
  `;
}

/**
 * The name of the board and what can be done besides playing.
 * @param {AnyTable} table
 * @param {TemplateResult} more tools that this table has besides those that all have
 */
export function topbarWith(table, more) {
  const { variant, seed } = table.state;
  return html`
    <header class="topbar">
      <a class="button button-quiet button-icon" href="#" aria-label=${t("page-back")} title=${t("page-back")}>${backIcon()}</a>
      <h1 class="topbar-title">${variant ? variantName(variant) : t("page-name")}</h1>
      ${keptMark(table)}
      <span class="topbar-note">${seed ? t("table-board-number", { seed }) : ""}</span>
      ${more} ${soundTool(table.settings)} ${tool("options", t("table-options"), optionsIcon(), () => table.openDialog("options"))}
      ${tool("help", t("table-help"), helpIcon(), () => table.openDialog("help"))}
    </header>
  `;
}

/** @param {Table} table */
const topbar = (table) => topbarWith(table, html`${tools(table)}`);

/** @param {AnyTable} table */
export function dialogs(table) {
  const { dialog } = table.state;
  if (dialog === "options") return optionsDialog(table, table.peer ? nothing : levelChoices(table));
  if (dialog === "help") return helpDialog(table);
  if (dialog === "share") return shareDialog(table.sharing, { onClose: () => table.openDialog(null) });
  return nothing;
}

/**
 * A table that is not laid out yet.
 * @param {Page} page
 * @param {Table} table
 */
function openingView(page, table) {
  const starting = page.engine.state.phase === "starting";
  const trouble = troubles(page, table);
  const waiting = html`
    <div class="waiting">
      <p>${t("table-opening")}</p>
      ${starting ? engineProgress(page.engine.state) : nothing}
    </div>
  `;
  const { board: glimpse } = table.glimpse;
  return html`
    <main class="table is-opening" data-testid="table" data-opening=${table.state.variant ?? nothing}>
      ${topbar(table)} ${trouble === nothing ? waiting : trouble}
      ${trouble === nothing && glimpse ? html`<div class="glimpse" aria-hidden="true" ${thumbnailOf(glimpse)}></div>` : nothing} ${dialogs(table)}
    </main>
  `;
}

/**
 * The sides in the order in which their panels are shown: those above the board, and the one below.
 * @param {Sight} sight
 * @param {AnyTable} table
 * @returns {{ rivals: number[], own: number[] }}
 */
export function placeSides({ board, snapshot }, table) {
  const own = board.sides[table.cornerPlayer];
  const count = snapshot.sides.length;
  // In the order of play, beginning after the own side.
  const rivals = Array.from({ length: count - 1 }, (_, step) => (own + 1 + step) % count);
  return { rivals, own: [own] };
}

/**
 * What stands where the colours are: these, or how the game or the match ended.
 * @param {Page} page
 * @param {Table} table
 * @param {Sight} sight
 */
function lowerPart(page, table, sight) {
  const { match, outcome } = sight.snapshot;
  if (match.phase === "over") return resultPanel(page, table, sight);
  const colours = table.state.watching ? elsewhere(table) : colourBar(table);
  // Between two games the colours keep their place, and so does the button to resign the match.
  return match.phase === "between" && outcome ? html`${colours} ${betweenPanel(table, sight, outcome)}` : colours;
}

/**
 * @param {Table} table
 * @param {Sight} sight
 * @returns {string} for style sheets and tests
 */
function stateOf(table, { snapshot }) {
  const { phase } = snapshot.match;
  if (phase !== "playing") return phase;
  if (snapshot.paused) return "paused";
  return table.canChoose ? "choosing" : "waiting";
}

/**
 * @param {Page} page
 * @param {Table} table
 */
export function tableView(page, table) {
  const { board, snapshot, seats, dialog } = table.state;
  if (!board || !snapshot) return openingView(page, table);
  const sight = { board, snapshot, seats, table };
  const { rivals, own } = placeSides(sight, table);
  const { match } = snapshot;
  return html`
    <main
      class="table"
      data-testid="table"
      data-variant=${board.variant}
      data-players=${board.sides.length}
      data-ply=${snapshot.ply}
      data-game=${match.number}
      data-mover=${snapshot.mover ?? "none"}
      data-state=${stateOf(table, sight)}
      data-clock=${match.clock ? "yes" : "no"}
      data-looks-ahead=${table.looksAhead ? "yes" : "no"}
    >
      ${topbar(table)}
      <div class="table-status">
        ${neededLine(table, sight)} ${challengeMark(table)} ${unratedMark(table)} ${scoreLine(sight)}
        <p class="table-turn">${turnLine(table, sight)}</p>
        ${stallLine(sight)} ${speakButton(table, sight)}
      </div>
      ${playerPanels(sight, "rivals", rivals)} ${equatorBar(sight)}
      <div class="board-frame" ${boardOf(table)}></div>
      ${veil(table, sight)} ${playerPanels(sight, "own", own)} ${lowerPart(page, table, sight)} ${resignButtons(table, sight)}
      ${messages(page, table, sight, practiceMessages(table, sight))}
      <p class="visually-hidden" role="status" aria-live="polite">${announcement(table, sight)}</p>
      ${dialogs(table)} ${dialog === "resign-game" ? resignDialog(table, sight, "game") : nothing}
      ${dialog === "resign-match" ? resignDialog(table, sight, "match") : nothing}
    </main>
  `;
}
