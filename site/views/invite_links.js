/** The links of an invite that waits: one for each guest, with what to do next at every step. */

import { t, wordError } from "../i18n/index.js";
import { ref } from "../vendor/lit-html/directives/ref.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { codeField } from "./code_field.js";
import { advice, isTimeout, readOn, waiting, whoIsThere, wordInvitation } from "./meet.js";
import { shareBlock } from "./shareable.js";
import { variantName } from "./names.js";

/** @import { InviteLink } from "../state/invite_link.js" */
/** @import { Page } from "../state/page.js" */

/** @param {InviteLink} link */
const guestName = (link) => link.parts.friend?.name || t("invite-friend");

/** @param {InviteLink} link */
function anew(link) {
  return html`<button type="button" class="button" data-action="new-link" @click=${() => void link.make()}>${t("invite-new-link")}</button>`;
}

/**
 * Where things stand, and what else to try.
 * @param {InviteLink} link
 */
function progress(link) {
  const { phase, trouble, reach } = link.state;
  const name = guestName(link);
  if (trouble && isTimeout(trouble)) {
    const near = link.parts.reach === "network";
    return html`
      ${waiting(t("invite-still-trying"))}
      ${advice(t("invite-slow", { name }), [
        t("invite-slow-open", { name }),
        t("invite-slow-fresh", { name }),
        near ? t("invite-slow-network") : reach === "network" ? t("invite-slow-offline") : t("invite-slow-other"),
        near ? nothing : html`${t("invite-slow-turn")} <a href="#servers">${t("invite-servers")}</a>`,
      ])}
      <p class="meet-actions">${anew(link)} ${near ? farther(link) : nothing}</p>
    `;
  }
  return html`
    ${waiting(phase === "connecting" ? t("invite-connecting", { name }) : t(link.state.known ? "invite-waiting-friend" : "invite-waiting-reply", { name }))}
    ${trouble ? html`<p class="meet-error" role="alert" data-code=${trouble.code}>${wordError(trouble)}</p>` : nothing}
  `;
}

/** @param {InviteLink} link made for one network */
function farther(link) {
  return html`
    <button type="button" class="button" data-action="reach-anywhere" @click=${() => void link.reachAnywhere()}>${t("invite-reach-anywhere")}</button>
  `;
}

/**
 * How far the link goes, where that is less than it was to be.
 * @param {InviteLink} link
 */
function wordReach({ parts, state: { reach } }) {
  if (reach === "anywhere") return t("invite-goes-anywhere");
  return t(parts.reach === "network" ? "invite-goes-network" : "invite-goes-offline");
}

/**
 * @param {Page} page
 * @param {InviteLink} link that waits for somebody
 * @param {number} number of the link
 */
function steps(page, link, number) {
  const { inviting, scanner } = page.meeting;
  const { reply, replyError, known, relayed } = link.state;
  const { invitation } = inviting.state;
  const name = guestName(link);
  const field = codeField(scanner, {
    name: `reply-${number}`,
    label: t("invite-reply-label"),
    button: t("invite-reply-take"),
    value: reply,
    error: replyError,
    write: (text) => link.write(text),
    take: (text) => void inviting.takeReply(link, text),
  });
  const text = invitation ? t("invite-message", { variant: variantName(invitation.variant) }) : "";
  return html`
    <ol class="meet-steps">
      <li>
        <h3>${link.parts.friend?.name ? t("invite-step-send", { name }) : t("invite-step-send-friend")}</h3>
        ${shareBlock(link.out, t("invite-link"), text)}
        <p class="soft" data-reach=${link.state.reach}>${wordReach(link)}</p>
      </li>
      <li>
        <h3>${known ? t("invite-step-friend", { name }) : t(relayed ? "invite-step-relay" : "invite-step-reply")}</h3>
        ${
          known || relayed
            ? html`<details class="meet-more">
                <summary>${known ? t("invite-friend-reply", { name }) : t("invite-relay-reply")}</summary>
                ${field}
              </details>`
            : html`<p class="soft">${t("invite-step-reply-text")}</p>
                ${field}`
        }
      </li>
      <li>
        <h3>${t("invite-step-wait")}</h3>
        ${progress(link)} ${replyError?.code === "code-invite-used" ? html`<p class="meet-actions">${anew(link)}</p>` : nothing}
      </li>
    </ol>
  `;
}

/**
 * @param {Page} page
 * @param {InviteLink} link
 * @param {number} number
 */
function guest(page, link, number) {
  const { phase, trouble } = link.state;
  if (phase === "making") return waiting(t("invite-making", { guests: 1 }));
  if (phase === "open") return waiting(t("invite-connected", { name: guestName(link) }), "done");
  if (phase === "failed") {
    return html`
      <div class="notice is-error" role="alert" data-code=${trouble?.code ?? ""}>
        <p>${trouble ? wordError(trouble) : nothing}</p>
        ${anew(link)}
      </div>
    `;
  }
  return steps(page, link, number);
}

/** @param {Page} page whose links are made */
export function inviteLinks(page) {
  const { inviting } = page.meeting;
  const { links, table, invitation, again } = inviting.state;
  const connected = links.filter(({ state: { phase } }) => phase === "open").length;
  const refused = table?.state.peerNotice ?? null;
  const all = links.length > 0 && connected === links.length;
  return html`
    ${invitation ? html`<p class="meet-terms" tabindex="-1" ${ref(readOn)}>${wordInvitation(invitation)}</p>` : nothing}
    <p class="meet-stay">${t("invite-stay")}</p>
    ${refused ? html`<p class="notice is-error" role="alert" data-code=${refused.code}>${wordError(refused)}</p>` : nothing}
    ${whoIsThere(table?.state.peers ?? null)}
    ${links.length === 0 ? waiting(t("invite-making", { guests: 1 })) : nothing}
    ${links.map(
      (link, index) => html`
        <section class="panel guest" data-guest=${index} data-phase=${link.state.phase} aria-label=${t("invite-guest", { number: index + 1 })}>
          <h2 class=${links.length > 1 ? "" : "visually-hidden"}>${t("invite-guest", { number: index + 1 })}</h2>
          ${guest(page, link, index)}
        </section>
      `,
    )}
    ${all && !refused ? waiting(t("invite-begins")) : nothing}
    <p class="meet-actions">
      ${table && (connected > 0 || again)
        ? html`<button type="button" class="button" data-action="to-table" @click=${() => page.meeting.goTo(table)}>${t("invite-to-table")}</button>`
        : nothing}
      <button type="button" class="button button-quiet" data-action="cancel-invite" @click=${() => void page.meeting.cancelInvites()}>
        ${t(again ? "invite-cancel-again" : "invite-cancel")}
      </button>
    </p>
  `;
}
