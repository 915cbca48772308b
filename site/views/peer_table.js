/** A table between devices: the same board with the same things around it, and what the distance adds. */

import { t } from "../i18n/index.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { announcement } from "./announce.js";
import { colourBar } from "./colours.js";
import { equatorBar, neededLine, playerPanels, stallLine, turnLine } from "./figures.js";
import { emotesIcon, takeBackIcon } from "./icons.js";
import { elsewhere, messages, troubles } from "./messages.js";
import { boardOf } from "./mounts.js";
import { variantName } from "./names.js";
import { thinkerTrouble } from "./practice.js";
import { peerResultPanel, wordTrouble } from "./peer_result.js";
import { emotesDialog, peerMessages, wordSaid } from "./peer_talk.js";
import { peerVeil } from "./peer_veil.js";
import { resignButtons, resignDialog } from "./resign.js";
import { betweenPanel } from "./result.js";
import { scoreLine } from "./score.js";
import { speakButton } from "./speak.js";
import { dialogs, placeSides, topbarWith } from "./table.js";
import { tool } from "./tool.js";
import { wordClock } from "./veil.js";

/** @import { PeersData } from "../types.js" */
/** @import { Page } from "../state/page.js" */
/** @import { PeerTable } from "../state/peer_table.js" */
/** @import { Sight } from "./figures.js" */

/** @param {PeerTable} table */
function topbar(table) {
  const { peers, snapshot } = table.state;
  const playing = peers?.phase === "playing" && snapshot?.match.phase === "playing";
  const tools = html`
    ${playing && !peers.rated && !snapshot.match.clock
      ? tool("take-back", t("take-back"), takeBackIcon(), () => void table.takeBack(), !table.may.takeBack || !table.atHand)
      : nothing}
    ${peers && peers.own !== null && (peers.phase === "playing" || peers.phase === "over")
      ? tool("emotes", t("emotes"), emotesIcon(), () => table.openDialog("emotes"), !table.may.emote)
      : nothing}
  `;
  return topbarWith(table, tools);
}

/** @param {PeerTable} table */
function allDialogs(table) {
  return table.state.dialog === "emotes" ? emotesDialog(table) : dialogs(table);
}

/**
 * The seats while others are still waited for.
 * @param {PeersData} peers
 */
function seatList({ seats, own, role }) {
  // A guest learns of its own seat with the terms.
  const you = html`<li data-kind="own" data-present="yes"><span class="meeting-name">${t("player-you")}</span> ${t("meeting-here")}</li>`;
  return html`
    <ul class="meeting-seats">
      ${own === null && role === "guest" ? you : nothing}
      ${seats.map(({ kind, name, present }, seat) => {
        const here = kind === "own" || kind === "computer" || present;
        const number = { number: seat + 1 };
        const computer = kind === "computer" ? t("player-computer") : "";
        return html`
          <li data-seat=${seat} data-kind=${kind} data-present=${here ? "yes" : "no"}>
            <span class="meeting-name">${seat === own ? t("player-you") : name || computer || t("player-person", number)}</span>
            <span class="meeting-state">${here ? t("meeting-here") : t(kind === "open" ? "meeting-open" : "presence-away")}</span>
          </li>
        `;
      })}
    </ul>
  `;
}

/**
 * A table whose board is not there yet.
 * @param {Page} page
 * @param {PeerTable} table
 */
function meetingView(page, table) {
  const { peers, phase } = table.state;
  const trouble = troubles(page, table);
  const ended = peers?.phase === "ended" || (peers?.phase === "over" && !table.state.board);
  // Before the board is drawn there is nothing to go on with: the host has to invite once more.
  const cutOff = peers?.phase === "meeting" && peers.role === "guest" && table.links.count === 0;
  const words = html`
    <section class="meeting" data-phase=${peers?.phase ?? "opening"}>
      <h2>${t(ended ? "meeting-title-ended" : "meeting-title")}</h2>
      ${peers ? html`<p>${variantName(peers.variant)} · ${wordClock(peers.clock)}</p>` : html`<p>${t("table-opening")}</p>`}
      ${ended && peers?.trouble ? html`<p role="alert">${wordTrouble(peers.trouble, table.state.seats)}</p>` : nothing}
      ${peers && !ended ? seatList(peers) : nothing}
      ${peers?.phase === "meeting" && !cutOff ? html`<p class="soft">${t("meeting-text")}</p>` : nothing}
      ${cutOff ? html`<p role="status">${t("meeting-cut-off")}</p>` : nothing}
      ${peers?.phase === "dealing" ? html`<p>${t("meeting-dealing")}</p>` : nothing}
      <p class="notice-actions">
        ${ended || cutOff
          ? html`<a class="button button-primary" href="#">${t("end-lobby")}</a>`
          : table.lonely
            ? html`<button type="button" class="button button-primary" data-action="invite-again" @click=${() => page.inviteAgain(table)}>${t("away-invite")}</button>`
            : nothing}
      </p>
    </section>
  `;
  return html`
    <main class="table is-opening" data-testid="table" data-peers=${peers?.phase ?? phase}>
      ${topbar(table)} ${trouble === nothing ? words : trouble}
      <div class="table-messages">${peerMessages(table)}</div>
      ${allDialogs(table)}
    </main>
  `;
}

/**
 * What stands where the colours are: these, or how the game or the match ended.
 * @param {PeerTable} table
 * @param {Sight} sight
 */
function lowerPart(table, sight) {
  const { match, outcome } = sight.snapshot;
  const { peers, watching } = table.state;
  if (match.phase === "over" || peers?.phase === "over") return peerResultPanel(table, sight);
  const colours = watching ? elsewhere(table) : colourBar(table);
  return match.phase === "between" && outcome ? html`${colours} ${betweenPanel(table, sight, outcome)}` : colours;
}

/**
 * @param {PeerTable} table
 * @param {Sight} sight
 * @returns {string} for style sheets and tests
 */
function stateOf(table, { snapshot }) {
  const { peers, watching } = table.state;
  const { phase } = snapshot.match;
  if (peers?.phase === "over") return "over";
  if (peers?.away && !watching) return "away";
  if (phase !== "playing") return phase;
  if (snapshot.paused) return "paused";
  return table.canChoose ? "choosing" : "waiting";
}

/**
 * @param {Page} page
 * @param {PeerTable} table
 */
export function peerTableView(page, table) {
  const { board, snapshot, seats, dialog, peers, watching } = table.state;
  if (!board || !snapshot || !peers) return meetingView(page, table);
  // Who looks on from another tab is not the one who lets the time stand still.
  const sight = { board, snapshot: watching ? { ...snapshot, paused: false } : snapshot, seats, table };
  const { rivals, own } = placeSides(sight, table);
  const { match } = snapshot;
  return html`
    <main
      class="table is-peer"
      data-testid="table"
      data-variant=${board.variant}
      data-players=${board.sides.length}
      data-ply=${snapshot.ply}
      data-game=${match.number}
      data-mover=${snapshot.mover ?? "none"}
      data-state=${stateOf(table, sight)}
      data-clock=${match.clock ? "yes" : "no"}
      data-peers=${peers.phase}
      data-own=${peers.own ?? "none"}
      data-pending=${peers.pending ? "yes" : "no"}
    >
      ${topbar(table)}
      <div class="table-status">
        ${neededLine(table, sight)} ${scoreLine(sight)}
        <p class="table-turn">${table.slow && peers.phase === "playing" ? t("pending") : turnLine(table, sight)}</p>
        ${stallLine(sight)} ${speakButton(table, sight)}
      </div>
      ${playerPanels(sight, "rivals", rivals)} ${equatorBar(sight)}
      <div class="board-frame" ${boardOf(table)}></div>
      ${peerVeil(page, table, sight)} ${playerPanels(sight, "own", own)} ${lowerPart(table, sight)} ${resignButtons(table, sight)}
      ${messages(page, table, sight, html`${thinkerTrouble(table)} ${peerMessages(table)}`)}
      <p class="visually-hidden" role="status" aria-live="polite">${announcement(table, sight)} ${wordSaid(table)}</p>
      ${allDialogs(table)} ${dialog === "resign-game" ? resignDialog(table, sight, "game") : nothing}
      ${dialog === "resign-match" ? resignDialog(table, sight, "match") : nothing}
    </main>
  `;
}
