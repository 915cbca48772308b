/** What the players of a table between devices say to and ask of each other: emotes, offers, and who comes and goes. */

import { t, wordError } from "../i18n/index.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { closeAround, closeRow, dialog } from "./dialog.js";
import { emoteIcon } from "./icons.js";
import { playerName } from "./names.js";

/** @import { PeerTable } from "../state/peer_table.js" */

/** How many emotes there are. */
const EMOTES = 8;

/** What can be seen at the table anyway: it is told to screen readers alone. */
const SEEN = new Set(["came", "gone"]);

/** @param {PeerTable} table */
export function emotesDialog(table) {
  const { may } = table;
  const say = (/** @type {Event} */ event, /** @type {number} */ emote) => {
    closeAround(event);
    void table.emote(emote);
  };
  const content = html`
    <div class="emotes">
      ${Array.from(
        { length: EMOTES },
        (_, emote) => html`
          <button type="button" class="button emote" data-emote=${emote} ?disabled=${!may.emote} @click=${(/** @type {Event} */ event) => say(event, emote)}>
            ${emoteIcon(emote)} <span>${t(`emote-${emote}`)}</span>
          </button>
        `,
      )}
    </div>
    <label class="option">
      <input type="checkbox" name="muted" .checked=${table.state.muted} @change=${() => table.mute()} />
      <span class="option-label">${t("emotes-mute")}</span>
    </label>
    ${closeRow()}
  `;
  return dialog("emotes", t("emotes-title"), content, () => table.openDialog(null));
}

/**
 * @param {PeerTable} table
 * @param {number} seat
 * @returns {string} who sits there, also before the terms say so
 */
function nameAt({ state: { seats, peers } }, seat) {
  return seats[seat] ? playerName(seats, seat) : (peers?.seats[seat]?.name ?? "") || t("player-person", { number: seat + 1 });
}

/**
 * A question that somebody else has asked, with both answers.
 * @param {string} kind
 * @param {string} words
 * @param {(yes: boolean) => void} answer
 */
function question(kind, words, answer) {
  return html`
    <div class="notice is-message" data-kind=${kind} role="status">
      <p>${words}</p>
      <p class="notice-actions">
        <button type="button" class="button button-primary" data-action="answer-yes" @click=${() => answer(true)}>${t("answer-yes")}</button>
        <button type="button" class="button" data-action="answer-no" @click=${() => answer(false)}>${t("answer-no")}</button>
      </p>
    </div>
  `;
}

/** @param {PeerTable} table */
function takeBack(table) {
  const { peers, seats } = table.state;
  const seat = peers?.offers.takeBack ?? null;
  if (!peers || seat === null) return nothing;
  if (seat === peers.own) return html`<div class="notice is-message" data-kind="take-back-waits" role="status"><p>${t("take-back-waits")}</p></div>`;
  if (!table.may.answerTakeBack) return nothing;
  return question("take-back", t("take-back-asked", { name: playerName(seats, seat) }), (yes) => void table.answer("take-back", yes));
}

/**
 * Everything that was said or asked, most of the time nothing.
 * @param {PeerTable} table
 */
export function peerMessages(table) {
  const { sayings, peerNotice } = table.state;
  const news = sayings.filter(({ kind }) => kind !== "emote" && !SEEN.has(kind));
  const word = (/** @type {typeof news[number]} */ { kind, seat }) => t(kind, { name: seat < 0 ? "" : nameAt(table, seat) });
  return html`
    ${takeBack(table)}
    ${news.map((each) => html`<div class="notice is-message" data-kind=${each.kind} role="status"><p>${word(each)}</p></div>`)}
    ${peerNotice
      ? html`
          <div class="notice" role="alert" data-code=${peerNotice.code}>
            <p>${wordError(peerNotice)}</p>
            <button type="button" class="button" @click=${() => table.closePeerNotice()}>${t("page-dismiss")}</button>
          </div>
        `
      : nothing}
  `;
}

/**
 * What was said last, for screen readers.
 * @param {PeerTable} table
 * @returns {string}
 */
export function wordSaid(table) {
  const said = table.state.sayings.filter(({ kind }) => kind === "emote" || SEEN.has(kind)).at(-1);
  if (!said) return "";
  const name = nameAt(table, said.seat);
  return said.kind === "emote" ? t("emote-said", { name, words: t(`emote-${said.emote}`) }) : t(said.kind, { name });
}
