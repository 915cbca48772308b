/** What stands beside the players and above the board: worths, distances, leads, what is needed, whose turn it is. */

import { t } from "../i18n/index.js";
import { classMap } from "../vendor/lit-html/directives/class-map.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { clockFace, stillClock } from "./clock.js";
import { levelBeside } from "./levels.js";
import { equatorOf } from "./mounts.js";
import { isComputer, isYou, pairName, playerName, sideName } from "./names.js";
import { presence, presenceDot, ratingBeside, saying } from "./presence.js";

/** @import { BoardData, SideFigures, Snapshot } from "../types.js" */
/** @import { Seat } from "../state/players.js" */
/** @import { ChoosingTable } from "../state/choosing_table.js" */

/** How somebody left the match. */
const HOW_LEFT = { resigned: "figures-retired", time: "figures-out-of-time", absent: "figures-absent" };

/**
 * What is seen of a match: of an open table, whose clocks run, or of a replay.
 * @typedef {{ board: BoardData, snapshot: Snapshot, seats: Seat[], table?: ChoosingTable }} Sight
 */

/**
 * @param {SideFigures} side
 * @param {Snapshot} snapshot
 * @returns {string} "38 to the equator"
 */
export function wordDistance(side, snapshot) {
  const two = snapshot.sides.length === 2;
  if (side.retired) return "";
  if (side.distance === 0) return t(two ? "figures-crossed" : "figures-crossed-many");
  // With more than two sides it is so from the first move on, and nothing is lost by it.
  if (!side.reachable) return t(two || snapshot.outcome ? "figures-unreachable" : "figures-unreachable-yet");
  return t(two ? "figures-distance" : "figures-distance-many", { distance: side.distance });
}

/**
 * @param {SideFigures} side
 * @param {Snapshot} snapshot
 * @returns {string} why a win is out of reach for now; empty when it is not, or for good
 */
function whyUnreachable(side, { outcome, sides }) {
  return side.reachable || side.retired || outcome || sides.length === 2 ? "" : t("table-unreachable-why");
}

/**
 * @param {SideFigures} side
 * @returns {string} "8 ahead"
 */
export function wordLead({ lead, retired }) {
  if (retired) return "";
  if (lead === 0) return t("figures-level");
  return lead > 0 ? t("figures-ahead", { lead }) : t("figures-behind", { lead: -lead });
}

/**
 * @param {Sight} sight
 * @param {number} player
 * @returns {string} "to move" and the like; empty for who waits
 */
function wordTurn({ snapshot, seats }, player) {
  const left = snapshot.match.left.find(({ side }) => side === snapshot.players[player].side);
  if (left) return t(HOW_LEFT[left.how]);
  if (snapshot.players[player].retired) return t("figures-retired");
  if (snapshot.mover !== player) return "";
  return t(isComputer(seats, player) ? "figures-thinking" : "figures-to-move");
}

/**
 * The distance and the lead of a side.
 * @param {SideFigures} side
 * @param {Snapshot} snapshot
 */
function sideFigures(side, snapshot) {
  const way = side.lead > 0 ? "ahead" : side.lead < 0 ? "behind" : "level";
  return html`
    <span class="player-distance" data-distance=${side.distance} title=${whyUnreachable(side, snapshot)}>${wordDistance(side, snapshot)}</span>
    <span class="player-lead" data-lead=${side.lead} data-way=${way}>${wordLead(side)}</span>
  `;
}

/**
 * @param {Sight} sight
 * @param {number} side
 * @returns {string} its place at the end of a game of more than two sides; of two it is plain anyway
 */
function placeOf({ snapshot: { outcome } }, side) {
  const ranked = outcome && outcome.ranking.length > 2 ? outcome.ranking.find((row) => row.side === side) : null;
  return ranked ? t("end-rank", { rank: ranked.rank }) : "";
}

/**
 * @param {Sight} sight
 * @param {number} player
 */
export function playerPanel(sight, player) {
  const { snapshot, seats } = sight;
  const figures = snapshot.players[player];
  const side = snapshot.sides[figures.side];
  const alone = side.players.length === 1;
  const thinks = snapshot.mover === player && isComputer(seats, player) && !snapshot.paused && sight.table !== undefined;
  const classes = { "player-panel": true, "is-mover": snapshot.mover === player, "is-thinking": thinks, "is-retired": figures.retired };
  return html`
    <section class=${classMap(classes)} data-mark=${player} data-player=${player} data-side=${side.side} data-worth=${figures.worth}>
      <span class="player-mark" data-mark=${player} data-colour=${figures.colour} aria-hidden="true">${placeOf(sight, figures.side)}</span>
      <span class="player-name"
        >${presenceDot(sight, player)}<span class="player-called">${playerName(seats, player)}</span>${ratingBeside(sight, player)}${levelBeside(sight, player)}</span
      >
      <span class="player-turn">${wordTurn(sight, player)}</span>
      <span class="player-worth"><b>${figures.worth}</b> <span class="player-unit">${t("figures-worth", { worth: figures.worth })}</span></span>
      ${alone ? sideFigures(side, snapshot) : nothing} ${presence(sight, player)} ${saying(sight, player)} ${sight.table ? clockFace(sight.table, player) : stillClock(snapshot, player)}
    </section>
  `;
}

/**
 * @param {Sight} sight
 * @param {number} side
 */
function sidePanel(sight, side) {
  const { snapshot } = sight;
  const figures = snapshot.sides[side];
  if (figures.players.length === 1) return playerPanel(sight, figures.players[0]);
  return html`
    <section class="side-panel" data-side=${side}>
      <header class="side-figures">
        <span class="side-name">${pairName(side)}</span>
        <span class="player-worth"><b>${figures.worth}</b> <span class="player-unit">${t("figures-worth", { worth: figures.worth })}</span></span>
        ${sideFigures(figures, snapshot)}
      </header>
      ${figures.players.map((player) => playerPanel(sight, player))}
    </section>
  `;
}

/**
 * Panels of some sides, as a group of their own: the rivals above the board, the own side below.
 * @param {Sight} sight
 * @param {"rivals" | "own"} place
 * @param {number[]} sides
 */
export function playerPanels(sight, place, sides) {
  return html`
    <div class="players" data-place=${place} data-sides=${sides.length}>${sides.map((side) => sidePanel(sight, side))}</div>
  `;
}

/**
 * What is needed to win, as it stands above the board.
 * @param {ChoosingTable} table
 * @param {Sight} sight
 */
export function neededLine(table, sight) {
  const viewer = table.viewerSide;
  const side = viewer === null ? null : sight.snapshot.sides[viewer];
  const needed = side?.needed ?? sight.snapshot.needed;
  const reachable = side?.reachable ?? true ? "yes" : "no";
  return html`<p class="table-needed" data-needed=${needed} data-reachable=${reachable} title=${side ? whyUnreachable(side, sight.snapshot) : ""}>${wordNeeded(sight, side, needed)}</p>`;
}

/**
 * @param {Sight} sight
 * @param {SideFigures | null} side whose need is told; null when it is the same for all
 * @param {number} needed
 * @returns {string} "113 to win"
 */
function wordNeeded({ board, snapshot, seats }, side, needed) {
  if (snapshot.match.phase === "over" || snapshot.outcome) return t("table-over");
  const reachable = side?.reachable ?? true;
  // With two sides it is the same for both: nobody needs to be named.
  const name = side && snapshot.sides.length > 2 ? sideName(seats, board.sides, side.side) : null;
  if (name === null) return reachable ? t("table-needed", { needed }) : t("table-unreachable");
  return reachable ? t("table-needed-mover", { needed, name }) : t("table-unreachable-mover", { name });
}

/**
 * Whose turn it is, or what to do next.
 * @param {ChoosingTable} table
 * @param {Sight} sight
 * @returns {string}
 */
export function turnLine(table, { snapshot, seats }) {
  const { mover, match } = snapshot;
  if (match.phase === "set-up") return t("turn-set-up");
  if (mover === null) return "";
  if (snapshot.paused) return t("turn-paused");
  if (table.state.selected !== null) return t("turn-confirm");
  if (isYou(seats, mover)) return t("turn-you");
  // The tab that played is closed: nobody thinks, whatever is to be moved next.
  if (table.state.watching && table.state.free) return t("turn-person", { name: playerName(seats, mover) });
  if (table.state.trouble?.of === "move") return t("turn-cannot-think", { name: playerName(seats, mover) });
  if (table.gettingReady) return t("turn-getting-ready", { name: playerName(seats, mover) });
  return t(isComputer(seats, mover) ? "turn-computer" : "turn-person", { name: playerName(seats, mover) });
}

/**
 * A warning when the game is about to stall; the rule itself is the engine's.
 * @param {Sight} sight
 */
export function stallLine({ snapshot }) {
  const { moves, limit } = snapshot.stall;
  if (snapshot.outcome || moves * 2 < limit) return nothing;
  return html`<p class="stall">${t("table-stall", { left: limit - moves })}</p>`;
}

/** @param {Sight} sight */
export function equatorBar({ board, snapshot, seats }) {
  const parts = snapshot.sides.map((side) =>
    t("table-equator-part", { name: sideName(seats, board.sides, side.side), worth: side.worth, total: snapshot.total }),
  );
  const data = {
    sides: snapshot.sides.map(({ worth, potential, players, needed }) => ({
      worth,
      potential,
      needed,
      mark: players[0],
      colour: snapshot.players[players[0]].colour,
    })),
    total: snapshot.total,
    needed: snapshot.needed,
    label: t("table-equator", { parts: parts.join(", ") }),
  };
  return html`<div class="equator" ${equatorOf(data)}></div>`;
}
