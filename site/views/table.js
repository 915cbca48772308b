/** The table: the board with everything around it. */

import { t } from "../i18n/index.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { announcement } from "./announce.js";
import { colourBar } from "./colours.js";
import { engineFailure, engineProgress, notice } from "./engine.js";
import { equatorBar, neededLine, playerPanels, stallLine, turnLine } from "./figures.js";
import { helpDialog } from "./help.js";
import { backIcon, helpIcon, optionsIcon } from "./icons.js";
import { boardOf } from "./mounts.js";
import { variantName } from "./names.js";
import { optionsDialog } from "./options.js";
import { resignButton, resignDialog } from "./resign.js";
import { resultPanel } from "./result.js";

/** @import { Page } from "../state/page.js" */
/** @import { Table } from "../state/table.js" */
/** @import { Sight } from "./figures.js" */

/** @param {Table} table */
function topbar(table) {
  const { variant, seed } = table.state;
  return html`
    <header class="topbar">
      <a class="button button-quiet button-icon" href="#" aria-label=${t("page-back")} title=${t("page-back")}>${backIcon()}</a>
      <h1 class="topbar-title">${variant ? variantName(variant) : t("page-name")}</h1>
      <span class="topbar-note">${seed ? t("table-board-number", { seed }) : ""}</span>
      <button
        type="button"
        class="button button-quiet button-icon"
        data-action="options"
        aria-label=${t("table-options")}
        title=${t("table-options")}
        @click=${() => table.openDialog("options")}
      >
        ${optionsIcon()}
      </button>
      <button
        type="button"
        class="button button-quiet button-icon"
        data-action="help"
        aria-label=${t("table-help")}
        title=${t("table-help")}
        @click=${() => table.openDialog("help")}
      >
        ${helpIcon()}
      </button>
    </header>
  `;
}

/**
 * What went wrong, with the way on.
 * @param {Page} page
 * @param {Table} table
 */
function troubles(page, table) {
  const { error, phase } = page.engine.state;
  if (phase === "failed" && error) return engineFailure(error, () => page.tryAgain());
  if (table.state.notice) return notice(table.state.notice, t("page-try-again"), () => page.tryAgain());
  return nothing;
}

/** @param {Table} table */
function dialogs(table) {
  const { dialog } = table.state;
  if (dialog === "options") return optionsDialog(table);
  if (dialog === "help") return helpDialog(table);
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
  return html`
    <main class="table is-opening" data-testid="table">
      ${topbar(table)} ${trouble === nothing ? waiting : trouble} ${dialogs(table)}
    </main>
  `;
}

/**
 * The sides in the order in which their panels are shown: those above the board, and the one below.
 * @param {Sight} sight
 * @param {Table} table
 * @returns {{ rivals: number[], own: number[] }}
 */
function placeSides({ board, snapshot }, table) {
  const own = board.sides[table.cornerPlayer];
  const count = snapshot.sides.length;
  // In the order of play, beginning after the own side.
  const rivals = Array.from({ length: count - 1 }, (_, step) => (own + 1 + step) % count);
  return { rivals, own: [own] };
}

/**
 * @param {Page} page
 * @param {Table} table
 */
export function tableView(page, table) {
  const { board, snapshot, seats, dialog } = table.state;
  if (!board || !snapshot) return openingView(page, table);
  const sight = { board, snapshot, seats };
  const { rivals, own } = placeSides(sight, table);
  const { outcome } = snapshot;
  return html`
    <main
      class="table"
      data-testid="table"
      data-variant=${board.variant}
      data-players=${board.sides.length}
      data-ply=${snapshot.ply}
      data-mover=${snapshot.mover ?? "none"}
      data-state=${outcome ? "over" : table.canChoose ? "choosing" : "waiting"}
    >
      ${topbar(table)}
      <div class="table-status">
        ${neededLine(table, sight)}
        <p class="table-turn">${turnLine(table, sight)}</p>
        ${stallLine(sight)}
      </div>
      ${playerPanels(sight, "rivals", rivals)} ${equatorBar(sight)}
      <div class="board-frame" ${boardOf(table)}></div>
      ${playerPanels(sight, "own", own)} ${outcome ? resultPanel(page, table, sight, outcome) : colourBar(table)}
      <div class="table-actions">${resignButton(table)}</div>
      ${troubles(page, table)}
      <p class="visually-hidden" role="status" aria-live="polite">${announcement(table, sight)}</p>
      ${dialogs(table)} ${dialog === "resign" ? resignDialog(table, sight) : nothing}
    </main>
  `;
}
