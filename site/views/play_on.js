/** The dialog in which a table is set up that goes on from a place in a match. */

import { t } from "../i18n/index.js";
import { html } from "../vendor/lit-html/lit-html.js";
import { dialog, closeAround } from "./dialog.js";
import { LEVELS, levelName } from "./levels.js";
import { playerName } from "./names.js";
import { seatsSeen } from "./steps.js";

/** @import { ReplayData } from "../types.js" */
/** @import { Replay } from "../state/replay.js" */
/** @import { Sitter } from "../state/replay_analysis.js" */

/**
 * @param {Replay} replay
 * @param {ReplayData} data
 * @param {number} player of the match
 * @param {number} seat of the new table
 */
function seatRow(replay, data, player, seat) {
  const { kind, level } = data.terms.seats[player];
  const chosen = kind === "person" ? "person" : (level ?? "medium");
  const { colour } = data.frames[replay.boardPosition].snapshot.players[player];
  const name = playerName(seatsSeen(data), player);
  const moves = data.frames[replay.boardPosition].snapshot.mover === player;
  return html`
    <label class="play-on-seat">
      <span class="player-mark" data-mark=${player} data-colour=${colour} aria-hidden="true"></span>
      <span class="play-on-name">${name}${moves ? html` <span class="play-on-mover">${t("play-on-to-move")}</span>` : ""}</span>
      <select name="seat" data-seat=${seat} aria-label=${t("play-on-who", { name })}>
        <option value="person" .selected=${chosen === "person"}>${t("play-on-person")}</option>
        ${LEVELS.map((each) => html`<option value=${each} .selected=${chosen === each}>${t("play-on-computer", { level: levelName(each) })}</option>`)}
      </select>
    </label>
  `;
}

/**
 * @param {Replay} replay
 * @param {ReplayData} data
 */
export function playOnDialog(replay, data) {
  const { analysis } = replay;
  const submitted = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const fields = /** @type {HTMLFormElement} */ (event.currentTarget).querySelectorAll("select");
    const sitters = Array.from(fields, ({ value }) => /** @type {Sitter} */ (value));
    closeAround(event);
    void analysis.playOn(sitters);
  };
  const content = html`
    <form class="play-on" @submit=${submitted}>
      <p>${t("play-on-text")}</p>
      ${analysis.seating.map((player, seat) => seatRow(replay, data, player, seat))}
      <p class="dialog-actions">
        <button type="button" class="button" @click=${closeAround}>${t("play-on-cancel")}</button>
        <button type="submit" class="button button-primary" data-action="play-on-go">${t("play-on-go")}</button>
      </p>
    </form>
  `;
  return dialog("play-on", t("play-on-title"), content, () => replay.openDialog(null));
}
