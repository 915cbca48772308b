/** The people whose devices this one has met: inviting them again, calling them otherwise, forgetting them. */

import { t } from "../i18n/index.js";
import { ref } from "../vendor/lit-html/directives/ref.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { notice } from "./engine.js";
import { identityNote } from "./invite.js";
import { meetBar } from "./meet.js";
import { wordDay } from "./points.js";

/** @import { Friend } from "../storage/schema.js" */
/** @import { Page } from "../state/page.js" */

/** @param {Element | undefined} element the field in which one has just begun to write a name */
function beginToWrite(element) {
  if (!(element instanceof HTMLInputElement)) return;
  queueMicrotask(() => {
    if (element.isConnected) element.select();
  });
}

/** @param {Friend} friend */
const nameOf = ({ name }) => name || t("friend-unnamed");

/**
 * @param {Page} page
 * @param {Friend} friend
 */
function renaming({ meeting: { friends } }, friend) {
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const field = new FormData(/** @type {HTMLFormElement} */ (event.currentTarget)).get("name");
    void friends.rename(friend.key, String(field ?? ""));
  };
  return html`
    <form class="friend-rename" novalidate @submit=${submit}>
      <input
        type="text"
        name="name"
        maxlength="30"
        autocomplete="off"
        spellcheck="false"
        aria-label=${t("friend-name", { name: nameOf(friend) })}
        .value=${friend.name}
        ${ref(beginToWrite)}
      />
      <button type="submit" class="button button-primary" data-action="save-name">${t("profile-name-save")}</button>
      <button type="button" class="button button-quiet" data-action="keep-name" @click=${() => friends.startRenaming(null)}>
        ${t("friend-rename-no")}
      </button>
    </form>
  `;
}

/**
 * @param {Page} page
 * @param {Friend} friend
 */
function row(page, friend) {
  const { friends } = page.meeting;
  const { key, met, meetings } = friend;
  const words = html`
    <span class="friend-words"><strong>${nameOf(friend)}</strong><span class="soft">${t("friend-met", { meetings, date: wordDay(met) })}</span></span>
    <span class="friend-actions">
      <button type="button" class="button button-primary" data-action="invite-friend" @click=${() => page.meeting.inviteFriend(key)}>
        ${t("friend-invite")}
      </button>
      <button type="button" class="button" data-action="rename" @click=${() => friends.startRenaming(key)}>${t("friend-rename")}</button>
      <button type="button" class="button button-quiet button-danger" data-action="forget" @click=${() => void friends.forget(friend)}>
        ${t("friend-forget")}
      </button>
    </span>
  `;
  return html`<li class="friend" data-friend=${key}>${friends.state.renaming === key ? renaming(page, friend) : words}</li>`;
}

/** @param {Page} page */
function forgotten({ meeting: { friends } }) {
  const friend = friends.state.forgotten;
  if (!friend) return nothing;
  return html`
    <p class="notice" role="status" data-forgotten>
      <span>${t("friend-forgotten", { name: nameOf(friend) })}</span>
      <button type="button" class="button" data-action="undo-forget" @click=${() => void friends.undo()}>${t("friend-undo")}</button>
    </p>
  `;
}

/** @param {Page} page */
export function friendsView(page) {
  const { friends } = page.meeting;
  const { friends: all, loaded, error } = friends.state;
  const none = html`
    <div class="empty">
      <p>${t("friends-none")}</p>
      <p><a class="button button-primary" href="#invite">${t("invite-title")}</a></p>
    </div>
  `;
  return html`
    <main class="pages friends" data-testid="friends">
      ${meetBar(page, t("friends-title"))} ${error ? notice(error, t("page-try-again"), () => void friends.load()) : nothing} ${identityNote(page)}
      ${forgotten(page)} ${loaded && !error && all.length === 0 ? none : nothing}
      ${
        all.length > 0
          ? html`
              <p class="soft">${t("friends-text")}</p>
              <ul class="friend-list">
                ${all.map((friend) => row(page, friend))}
              </ul>
            `
          : nothing
      }
      <p class="soft"><a class="lone-link" href="#servers">${t("servers-title")}</a></p>
    </main>
  `;
}
