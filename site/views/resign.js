/** Giving up the game, with the question whether that is meant. */

import { t } from "../i18n/index.js";
import { html } from "../vendor/lit-html/lit-html.js";
import { closeAround, dialog } from "./dialog.js";
import { isYou, pairName, playerName } from "./names.js";

/** @import { Table } from "../state/table.js" */
/** @import { Sight } from "./figures.js" */

/**
 * @param {Sight} sight
 * @param {number} player
 * @returns {string} what giving up means here
 */
function wordResign({ snapshot, seats }, player) {
  const side = snapshot.sides[snapshot.players[player].side];
  if (side.players.length > 1) return t("resign-text-pair", { pair: pairName(side.side) });
  const name = playerName(seats, player);
  const you = isYou(seats, player);
  const playing = snapshot.sides.filter(({ retired }) => !retired).length;
  if (playing > 2) return you ? t("resign-text-many-you") : t("resign-text-many", { name });
  return you ? t("resign-text-you") : t("resign-text", { name });
}

/** @param {Table} table */
export function resignButton(table) {
  const nobody = table.resigner === null;
  return html`
    <button
      type="button"
      class="button button-quiet resign-button"
      aria-disabled=${nobody ? "true" : "false"}
      @click=${() => nobody || table.openDialog("resign")}
    >
      ${t("resign-game")}
    </button>
  `;
}

/**
 * @param {Table} table
 * @param {Sight} sight
 */
export function resignDialog(table, sight) {
  const player = table.resigner;
  const resign = (/** @type {Event} */ event) => {
    closeAround(event);
    void table.resign();
  };
  const content = html`
    <p>${player === null ? "" : wordResign(sight, player)}</p>
    <p class="dialog-actions">
      <button type="button" class="button" autofocus @click=${closeAround}>${t("resign-no")}</button>
      <button type="button" class="button button-danger" ?disabled=${player === null} @click=${resign}>${t("resign-yes")}</button>
    </p>
  `;
  return dialog("resign", t("resign-title"), content, () => table.openDialog(null));
}
