/** Being invited: who invites to what, then the reply that goes back. */

import { t, wordError } from "../i18n/index.js";
import { ref } from "../vendor/lit-html/directives/ref.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { engineFailure, engineProgress } from "./engine.js";
import { identityNote, pasteView, wordRelays } from "./invite.js";
import { advice, isTimeout, meetBar, readOn, waiting, whoIsThere, wordTerms } from "./meet.js";
import { thumbnailOf } from "./mounts.js";
import { variantName } from "./names.js";
import { shareBlock } from "./shareable.js";

/** @import { Joining } from "../state/joining.js" */
/** @import { Page } from "../state/page.js" */

/** @param {Joining} joining @returns {string} what the host is called here */
const hostName = ({ state: { invitation, friend } }) => friend?.name || invitation?.name || t("join-somebody");

/** @param {Joining} joining @returns {string} the same within a sentence */
const hostWord = ({ state: { invitation, friend } }) => friend?.name || invitation?.name || t("invite-friend");

/** @param {Joining} joining */
function invitationCard(joining) {
  const { invitation, picture, friend } = joining.state;
  if (!invitation) return nothing;
  const title = t(invitation.resume === null ? "join-invites" : "join-invites-back", {
    name: hostName(joining),
    variant: variantName(invitation.variant),
  });
  return html`
    <div class="invite-board">
      <span class="invite-picture" ${thumbnailOf(picture)}></span>
      <div class="invite-board-words">
        <h2>${title}</h2>
        <p>${wordTerms(invitation)}</p>
        ${friend ? html`<p class="soft">${t("join-friend", { meetings: friend.meetings })}</p>` : nothing}
        ${invitation.rated ? html`<p class="soft">${t("join-rated-text")}</p>` : nothing}
      </div>
    </div>
  `;
}

/** @param {Page} page */
function nameField({ meeting: { joining }, lobby }) {
  const write = (/** @type {Event} */ event) => joining.writeName(/** @type {HTMLInputElement} */ (event.currentTarget).value);
  return html`
    <label class="invite-choice">
      <span>${t("invite-name")}</span>
      <input
        type="text"
        name="name"
        maxlength=${lobby.state.catalogue?.longestName ?? 30}
        autocomplete="nickname"
        spellcheck="false"
        .value=${joining.state.name}
        @input=${write}
      />
    </label>
  `;
}

/** @param {Page} page */
function question(page) {
  const { joining } = page.meeting;
  const { own, relay, invitation } = joining.state;
  const accept = (/** @type {Event} */ event) => {
    event.preventDefault();
    void joining.accept();
  };
  return html`
    <form class="panel join-question" novalidate @submit=${accept}>
      ${invitationCard(joining)} ${own ? html`<p class="notice" role="status" data-own>${t("join-own")}</p>` : nothing}
      ${invitation?.resume === null ? html`<p class="soft" data-about>${t("join-about")}</p>` : nothing}
      ${invitation?.resume === null ? nameField(page) : nothing}
      ${relay ? html`<p class="soft" data-relay>${t("relay-join")} ${t("relay-sees", { hosts: wordRelays(page.meeting.servers.state.relays) })}</p>` : nothing}
      <p class="meet-actions">
        <button type="submit" class="button button-primary" data-action="accept">${t("join-accept")}</button>
        <button type="button" class="button" data-action="decline" @click=${() => page.meeting.leaveInvite()}>${t("join-decline")}</button>
      </p>
    </form>
  `;
}

/** @param {Joining} joining */
function again(joining) {
  return html`
    <button type="button" class="button" data-action="fresh-reply" @click=${() => void joining.again()}>${t("join-fresh")}</button>
  `;
}

/** @param {Joining} joining */
function progress(joining) {
  const { trouble, long, reach } = joining.state;
  const name = hostWord(joining);
  const slow = long || (trouble !== null && isTimeout(trouble));
  return html`
    ${waiting(t("join-waiting", { name }))}
    ${trouble && !isTimeout(trouble) ? html`<p class="meet-error" role="alert" data-code=${trouble.code}>${wordError(trouble)}</p>` : nothing}
    ${
      slow
        ? html`
            ${advice(t("join-slow", { name }), [
              t("join-slow-opened", { name }),
              t("join-slow-table", { name }),
              t("join-slow-fresh", { name }),
              t(reach === "network" ? "join-slow-network" : "join-slow-other", { name }),
            ])}
            <p class="meet-actions">${again(joining)}</p>
          `
        : nothing
    }
  `;
}

/** @param {Joining} joining @returns {string} to whom the reply goes */
function wordSend({ state: { invitation, friend } }) {
  const name = friend?.name || invitation?.name;
  return name ? t("join-step-send", { name }) : t("join-step-send-friend");
}

/** @param {Joining} joining */
function steps(joining) {
  const { relay, invitation } = joining.state;
  const name = hostWord(joining);
  const send = shareBlock(joining.out, t("join-reply"), t("join-message", { variant: variantName(invitation?.variant ?? "classic") }));
  const byItself = relay === "trying" || relay === "taken";
  return html`
    <ol class="meet-steps">
      <li>
        <h3>${byItself ? t("join-step-relay", { name }) : wordSend(joining)}</h3>
        ${
          byItself
            ? html`<details class="meet-more"><summary>${t("join-relay-instead")}</summary>${send}</details>`
            : html`<p class="soft">${t(relay === "failed" ? "join-relay-failed" : "join-step-send-text", { name })}</p>
                ${send}`
        }
      </li>
      <li><h3>${t("join-step-wait")}</h3>${progress(joining)}</li>
    </ol>
  `;
}

/** @param {Page} page @returns {boolean} whether more than the host and this guest belong to the table, and some may not have come */
function othersMissing({ meeting: { joining }, lobby }) {
  const { invitation, table } = joining.state;
  const players = lobby.state.catalogue?.variants.find(({ id }) => id === invitation?.variant)?.players ?? 2;
  return players > 2 && table?.state.peers?.phase === "meeting";
}

/** @param {Page} page */
function going(page) {
  const { joining } = page.meeting;
  const { phase, table, trouble } = joining.state;
  const name = hostWord(joining);
  const leave = html`
    <button type="button" class="button button-quiet" data-action="leave-invite" @click=${() => page.meeting.leaveInvite()}>${t("join-leave")}</button>
  `;
  if (phase === "failed") {
    return html`
      <div class="notice is-error" role="alert" data-code=${trouble?.code ?? ""}>
        <p>${trouble ? wordError(trouble) : nothing}</p>
        <p class="meet-actions">${table ? again(joining) : nothing} ${leave}</p>
      </div>
    `;
  }
  const refused = table?.state.peerNotice ?? null;
  return html`
    ${phase === "waiting" ? html`<p class="meet-stay" tabindex="-1" ${ref(readOn)}>${t("join-stay")}</p>` : nothing}
    ${refused ? html`<p class="notice is-error" role="alert" data-code=${refused.code}>${wordError(refused)}</p>` : nothing}
    ${whoIsThere(table?.state.peers ?? null)}
    <section class="panel" aria-label=${t("join-reply")}>
      ${phase === "making" ? waiting(t(joining.state.known ? "join-coming" : "join-making", { name })) : nothing}
      ${phase === "waiting" ? steps(joining) : nothing} ${phase === "open" ? waiting(t("join-connected", { name }), "done") : nothing}
      ${phase === "open" && !refused ? waiting(t(othersMissing(page) ? "join-others" : "invite-begins")) : nothing}
    </section>
    <p class="meet-actions">
      ${phase === "open" && table
        ? html`<button type="button" class="button" data-action="to-table" @click=${() => page.meeting.goTo(table)}>${t("invite-to-table")}</button>`
        : leave}
    </p>
  `;
}

/** @param {Page} page */
export function joinView(page) {
  const { joining } = page.meeting;
  const { phase } = joining.state;
  const { phase: engine, error } = page.engine.state;
  if (phase === "paste") return pasteView(page);
  const reading = phase === "reading" && !(engine === "failed" && error);
  return html`
    <main class="pages join" data-testid="join" data-phase=${phase}>
      ${meetBar(page, t("join-title"))} ${engine === "failed" && error ? engineFailure(error, () => page.tryAgain()) : nothing} ${identityNote(page)}
      ${reading ? html`<div class="waiting">${t("join-reading")} ${engine === "starting" ? engineProgress(page.engine.state) : nothing}</div>` : nothing}
      ${phase === "invited" ? question(page) : nothing}
      ${phase !== "reading" && phase !== "invited" ? html`<section class="panel">${invitationCard(joining)}</section>
          ${going(page)}` : nothing}
    </main>
  `;
}
