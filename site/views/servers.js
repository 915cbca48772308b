/** Which servers help two devices to find each other. */

import { t, wordError } from "../i18n/index.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { meetBar } from "./meet.js";

/** @import { Page } from "../state/page.js" */
/** @import { Servers } from "../state/servers.js" */

/** @param {Servers} servers */
function form(servers) {
  const { text, saved, error, replaced, shipped } = servers.state;
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    void servers.save();
  };
  const write = (/** @type {Event} */ event) => servers.write(/** @type {HTMLTextAreaElement} */ (event.currentTarget).value);
  return html`
    <form class="panel" novalidate @submit=${submit}>
      <h2><label for="servers-field">${t("servers-field")}</label></h2>
      <textarea
        id="servers-field"
        name="servers"
        rows="4"
        spellcheck="false"
        autocapitalize="off"
        autocomplete="off"
        aria-invalid=${error ? "true" : "false"}
        aria-describedby="servers-format servers-error"
        .value=${text}
        @input=${write}
      ></textarea>
      <p id="servers-error" class="meet-error" role="alert" data-code=${error?.code ?? nothing}>${error ? wordError(error) : nothing}</p>
      <p id="servers-format" class="soft">${t("servers-format")}</p>
      <ul class="meet-tips soft">
        <li><code>stun:stun.example.org:3478</code></li>
        <li><code>turn:turn.example.org:3478?transport=udp ${t("servers-credentials")}</code></li>
      </ul>
      <p class="meet-actions">
        <button type="submit" class="button button-primary" data-action="save-servers">${t("profile-name-save")}</button>
        ${
          replaced
            ? html`<button type="button" class="button" data-action="reset-servers" @click=${() => void servers.reset()}>${t("servers-reset")}</button>`
            : nothing
        }
        <span class="saved" role="status">${saved ? t("profile-name-saved") : nothing}</span>
      </p>
      <p class="soft">${t(replaced ? "servers-own" : shipped.length > 0 ? "servers-shipped" : "servers-shipped-none")}</p>
    </form>
  `;
}

/** @param {Page} page */
export function serversView(page) {
  const { servers } = page.meeting;
  return html`
    <main class="pages servers" data-testid="servers">
      ${meetBar(page, t("servers-title"))}
      <section class="panel">
        <p>${t("servers-text")}</p>
        <p class="soft">${t("servers-turn")}</p>
        <p class="soft">${t("servers-copies")}</p>
      </section>
      ${servers.state.loaded ? form(servers) : html`<p class="waiting">${t("servers-loading")}</p>`}
    </main>
  `;
}
