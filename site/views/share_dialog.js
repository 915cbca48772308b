/** Sharing a match: its picture, a challenge on its board, the link to it, and its result as text. */

import { t, wordError } from "../i18n/index.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { wordAgainst } from "./challenge_words.js";
import { closeRow, dialog } from "./dialog.js";
import { seatsSeen } from "./steps.js";
import { playerName } from "./names.js";
import { pictureOf } from "./share_picture.js";
import { sightOf, wordSummary, wordWithLinks } from "./share_words.js";

/** @import { Shared, Sharing } from "../state/sharing.js" */
/** @import { Sight } from "./figures.js" */

/** @param {Event} event of a field whose whole text is meant */
const selectAll = (event) => /** @type {HTMLInputElement | HTMLTextAreaElement} */ (event.currentTarget).select();

/**
 * Copies; where the browser refuses, the text is selected for the person to copy it.
 * @param {Sharing} sharing
 * @param {Exclude<Shared, "picture">} what
 * @param {string} text
 */
function copying(sharing, what, text) {
  return async (/** @type {Event} */ event) => {
    const part = /** @type {Element} */ (event.currentTarget).closest(".share-part");
    await sharing.copy(what, text);
    const field = part?.querySelector(".share-field");
    if (sharing.state.refused === what && (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) field.select();
  };
}

/**
 * @param {string} action
 * @param {string} label
 * @param {() => void} act
 * @param {boolean} [primary]
 */
const button = (action, label, act, primary = false) => html`
  <button type="button" class="button ${primary ? "button-primary" : ""}" data-action=${action} @click=${act}>${label}</button>
`;

/**
 * How the last press of a copy button went.
 * @param {Sharing} sharing
 * @param {Shared} what
 */
function said({ state: { copied, refused } }, what) {
  const kind = what === "challenge" ? "link" : what;
  if (copied === what) return t("share-said-copied", { kind });
  return refused === what ? t("share-said-refused", { kind }) : nothing;
}

/**
 * @param {Sharing} sharing
 * @param {Shared} what
 */
const status = (sharing, what) => html`<p class="share-note" role="status">${said(sharing, what)}</p>`;

/**
 * The picture as it is sent, and the ways in which it can go.
 * @param {Sharing} sharing
 */
function picturePart(sharing) {
  const { picture, unpainted } = sharing.state;
  const preview = picture
    ? html`<img class="share-preview" data-testid="preview" src=${picture.url} width=${picture.width} height=${picture.height} alt=${picture.words} />`
    : html`<p class="share-preview is-waiting" role="status">${unpainted ? t("share-unpainted", { detail: unpainted }) : t("share-painting")}</p>`;
  const ways = html`
    ${sharing.canSharePicture
      ? button("share-picture", t("share-picture"), () => void sharing.sharePicture(wordWithLinks(sharing, picture?.words ?? "")), true)
      : nothing}
    ${button("save-picture", t("share-picture-save"), () => sharing.savePicture(), !sharing.canSharePicture)}
    ${sharing.canCopyPicture ? button("copy-picture", t("share-picture-copy"), () => void sharing.copyPicture()) : nothing}
  `;
  return html`
    <section class="share-part share-part-picture" aria-label=${t("share-picture-title")} ${pictureOf(sharing)}>
      ${preview}
      <p class="share-actions">${picture ? ways : nothing}</p>
      ${status(sharing, "picture")}
    </section>
  `;
}

/**
 * A link with its ways out.
 * @param {Sharing} sharing
 * @param {"link" | "challenge"} what
 * @param {{ label: string, link: string, text: string }} shown `text` goes along where the device shares it
 */
function linkRow(sharing, what, { label, link, text }) {
  return html`
    <p class="share-row">
      <input type="text" class="share-field" name="share-${what}" readonly aria-label=${label} .value=${link} @focus=${selectAll} @click=${selectAll} />
      <button type="button" class="button" data-action="copy-${what}" @click=${copying(sharing, what, link)}>${t("share-copy")}</button>
      ${sharing.canShare ? button(`share-${what}`, t("share-device"), () => void sharing.shareText([text, link].join("\n"))) : nothing}
    </p>
    ${status(sharing, what)}
  `;
}

/**
 * @param {Sharing} sharing
 * @param {Sight} sight
 */
function challengePart(sharing, sight) {
  const { challenge } = sharing.state;
  if (!challenge) return nothing;
  const { target, seats } = challenge;
  const against = wordAgainst(seats, sight.board.sides);
  const dare = t("share-dare", { target });
  return html`
    <section class="share-part" aria-labelledby="share-challenge-title">
      <h3 id="share-challenge-title">${t("share-challenge-title")}</h3>
      <p class="share-soft">${t("share-challenge-text", { target, against })}</p>
      ${linkRow(sharing, "challenge", { label: t("share-challenge-link"), link: sharing.challengeLink, text: `${wordSummary(sharing, sight)} ${dare}` })}
    </section>
  `;
}

/**
 * The name of who shares, where the record does not say it.
 * @param {Sharing} sharing
 */
function nameField(sharing) {
  const { data, name } = sharing.state;
  if (!data || !sharing.asksName) return nothing;
  const called = playerName(seatsSeen({ ...data, own: false }), sharing.challenger);
  const write = (/** @type {Event} */ event) => sharing.rename(/** @type {HTMLInputElement} */ (event.currentTarget).value);
  return html`
    <label class="share-name">
      <span>${t("share-name", { name: called })}</span>
      <input type="text" name="share-name" maxlength="30" autocomplete="off" spellcheck="false" .value=${name} placeholder=${t("share-name-none")} @input=${write} />
    </label>
  `;
}

/**
 * @param {Sharing} sharing
 * @param {Sight} sight
 * @param {unknown} more what else can be done with the record
 */
function linkPart(sharing, sight, more) {
  const { link } = sharing;
  return html`
    <section class="share-part" aria-labelledby="share-link-title">
      <h3 id="share-link-title">${t("share-link")}</h3>
      <p class="share-soft">${t("share-text")}</p>
      ${linkRow(sharing, "link", { label: t("share-link"), link, text: wordSummary(sharing, sight) })}
      ${sharing.linkIsLong ? html`<p class="share-note" data-testid="long-link">${t("share-long", { length: link.length })}</p>` : nothing}
      <p class="share-actions">${button("save", t("share-save"), () => sharing.saveRecord())} ${more}</p>
    </section>
  `;
}

/**
 * @param {Sharing} sharing
 * @param {Sight} sight
 */
function textPart(sharing, sight) {
  const text = wordWithLinks(sharing, wordSummary(sharing, sight));
  return html`
    <section class="share-part" aria-labelledby="share-words-title">
      <h3 id="share-words-title">${t("share-words")}</h3>
      <textarea class="share-field" name="share-text" readonly rows="4" aria-label=${t("share-words")} .value=${text} @focus=${selectAll} @click=${selectAll}></textarea>
      <p class="share-actions">
        <button type="button" class="button" data-action="copy-text" @click=${copying(sharing, "text", text)}>${t("share-words-copy")}</button>
        ${sharing.canShare ? button("share-text", t("share-device"), () => void sharing.shareText(text)) : nothing}
      </p>
      ${status(sharing, "text")}
    </section>
  `;
}

/**
 * @param {Sharing} sharing that has taken a match
 * @param {{ onClose: () => void, more?: unknown }} parts `more`: what else can be done with the record
 */
export function shareDialog(sharing, { onClose, more = nothing }) {
  const { error } = sharing.state;
  const sight = sightOf(sharing);
  const parts = sight
    ? html`
        ${picturePart(sharing)}
        <div class="share-words">${nameField(sharing)} ${challengePart(sharing, sight)} ${linkPart(sharing, sight, more)} ${textPart(sharing, sight)}</div>
      `
    : html`<p class="share-preview is-waiting" role="status">${t("share-painting")}</p>`;
  // The focus begins here, not in a field whose whole text would be selected.
  const content = html`
    <div class="share-parts" tabindex="-1" autofocus>${error ? html`<p role="alert" data-code=${error.code}>${wordError(error)}</p>` : parts}</div>
    ${closeRow()}
  `;
  return dialog("share", t("share-title"), content, onClose);
}
