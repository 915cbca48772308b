/** A reply link that was opened in a tab of its own. */

import { t } from "../i18n/index.js";
import { html } from "../vendor/lit-html/lit-html.js";
import { meetBar, waiting } from "./meet.js";
import { bareCode } from "./shareable.js";

/** @import { Page } from "../state/page.js" */
/** @import { Replying } from "../state/replying.js" */

/** @param {Page} page */
function nobody(page) {
  const { replying } = page.meeting;
  return html`
    <section class="panel" data-reply="none">
      <h2>${t("reply-none")}</h2>
      <p>${t("reply-none-why")}</p>
      <ul class="meet-tips">
        <li>${t("reply-none-elsewhere")}</li>
        <li>${t("reply-none-closed")}</li>
      </ul>
      <div class="shareable">
        ${bareCode(replying.out, replying.out.state.code)}
        <p class="meet-said" role="status">${said(replying)}</p>
      </div>
      <p class="meet-actions">
        <button type="button" class="button" data-action="look-again" @click=${() => void replying.look()}>${t("reply-again")}</button>
        <button type="button" class="button" data-action="invite-anew" @click=${() => page.router.go({ page: "invite" })}>${t("invite-title")}</button>
      </p>
    </section>
  `;
}

/** @param {Replying} replying */
function said({ out: { state: { copied, refused } } }) {
  if (refused) return t("share-select");
  return copied ? t("send-copied-code") : "";
}

/** @param {Page} page */
export function replyView(page) {
  const { phase } = page.meeting.replying.state;
  return html`
    <main class="pages reply" data-testid="reply" data-phase=${phase}>
      ${meetBar(page, t("reply-title"))} ${phase === "looking" ? waiting(t("reply-looking")) : ""}
      ${
        phase === "taken"
          ? html`
              <section class="panel" data-reply="taken">
                ${waiting(t("reply-taken"), "done")}
                <p>${t("reply-taken-text")}</p>
              </section>
            `
          : ""
      }
      ${
        phase === "late"
          ? html`
              <section class="panel" data-reply="late" role="status">
                <h2>${t("reply-late")}</h2>
                <p>${t("reply-late-text")}</p>
              </section>
            `
          : ""
      }
      ${phase === "none" ? nobody(page) : ""}
    </main>
  `;
}
