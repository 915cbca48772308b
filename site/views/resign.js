/** Giving up the game or the match, with the question whether that is meant, and by whom. */

import { t } from "../i18n/index.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { closeAround, dialog } from "./dialog.js";
import { isElsewhere, isYou, pairName, playerName } from "./names.js";

/** @import { Resigned } from "../state/table_state.js" */
/** @import { ChoosingTable } from "../state/choosing_table.js" */
/** @import { Sight } from "./figures.js" */

/**
 * @param {Sight} sight
 * @param {Resigned} what
 * @param {number} player
 * @returns {string} what giving up means here
 */
function wordResign({ snapshot, seats }, what, player) {
  const side = snapshot.sides[snapshot.players[player].side];
  const name = playerName(seats, player);
  const pair = side.players.length > 1;
  if (what === "match") {
    if (pair) return t("resign-match-text-pair", { name, pair: pairName(side.side) });
    return isYou(seats, player) ? t("resign-match-text-you") : t("resign-match-text", { name });
  }
  if (pair) return t("resign-text-pair", { name, pair: pairName(side.side) });
  const playing = snapshot.sides.filter(({ retired }) => !retired).length;
  if (playing > 2) return isYou(seats, player) ? t("resign-text-many-you") : t("resign-text-many", { name });
  return isYou(seats, player) ? t("resign-text-you") : t("resign-text", { name });
}

/**
 * @param {ChoosingTable} table
 * @param {Resigned} what
 */
function resignButton(table, what) {
  const nobody = table.resigners(what).length === 0;
  return html`
    <button
      type="button"
      class="button button-quiet resign-button"
      data-action="resign-${what}"
      aria-disabled=${nobody ? "true" : "false"}
      @click=${() => nobody || table.openDialog(what === "game" ? "resign-game" : "resign-match")}
    >
      ${t(what === "game" ? "resign-game" : "resign-match")}
    </button>
  `;
}

/**
 * Both buttons, each in its own place for the whole match.
 * @param {ChoosingTable} table
 * @param {Sight} sight
 */
export function resignButtons(table, { snapshot }) {
  return html`
    <div class="table-actions" data-games=${snapshot.match.games}>
      ${resignButton(table, "game")} ${snapshot.match.games > 1 ? resignButton(table, "match") : nothing}
    </div>
  `;
}

/** @type {WeakMap<ChoosingTable, number>} Who gives up, as chosen in the open dialog. */
const chosen = new WeakMap();

/**
 * @param {ChoosingTable} table
 * @param {Sight} sight
 * @param {Resigned} what
 */
export function resignDialog(table, sight, what) {
  const players = table.resigners(what);
  const wished = chosen.get(table);
  const player = wished !== undefined && players.includes(wished) ? wished : players[0];
  const resign = (/** @type {Event} */ event) => {
    closeAround(event);
    void table.resign(what, player);
  };
  const choose = (/** @type {Event} */ event) => {
    chosen.set(table, Number(/** @type {HTMLSelectElement} */ (event.target).value));
    table.set({});
  };
  const who = html`
    <label class="resign-who">
      <span>${t("resign-who")}</span>
      <select name="who" @change=${choose}>
        ${players.map((each) => html`<option value=${each} .selected=${each === player}>${playerName(sight.seats, each)}</option>`)}
      </select>
    </label>
  `;
  const content = html`
    ${players.length > 1 ? who : nothing}
    <p>${player === undefined ? t("resign-nobody") : wordResign(sight, what, player)}</p>
    ${what === "match" && table.state.peers?.rated ? html`<p data-rated>${t("resign-match-rated")}</p>` : nothing}
    <p class="dialog-actions">
      <button type="button" class="button" autofocus @click=${closeAround}>${t("resign-no")}</button>
      <button type="button" class="button button-danger" ?disabled=${player === undefined} @click=${resign}>${t("resign-yes")}</button>
    </p>
  `;
  const close = () => {
    chosen.delete(table);
    table.openDialog(null);
  };
  return dialog("resign", t(what === "game" ? "resign-title" : "resign-match-title"), content, close);
}

/**
 * Resignations that wait for the partner to press, too: each can be taken back.
 * @param {ChoosingTable} table
 * @param {Sight} sight
 */
export function waitingResignations(table, { snapshot, seats }) {
  const { resigning } = snapshot.match;
  const gone = new Set(snapshot.match.left.map(({ side }) => side));
  // Whoever has left the match with the partner waits no more.
  const waiting = [
    ...resigning.game.map((player) => ({ player, words: "resign-waits" })),
    ...resigning.match.map((player) => ({ player, words: "resign-match-waits" })),
  ].filter(({ player }) => !gone.has(snapshot.players[player].side));
  return waiting.map(({ player, words }) => {
    const partner = snapshot.sides[snapshot.players[player].side].players.find((other) => other !== player) ?? player;
    const text = t(words, { name: playerName(seats, player), partner: playerName(seats, partner) });
    return html`
      <div class="notice is-message" data-kind="resigning" role="status">
        <p>${text}</p>
        ${isElsewhere(seats, player)
          ? nothing
          : html`
              <button type="button" class="button" data-action="withdraw" @click=${() => void table.withdrawResignation(player)}>
                ${t("resign-withdraw")}
              </button>
            `}
      </div>
    `;
  });
}
