/** What there is to say of the page as a program of the device: that it plays without a network, a new build, installing. */

import { t } from "../i18n/index.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { checkIcon } from "./icons.js";

/** @import { Installing } from "../state/installing.js" */
/** @import { Offline } from "../state/offline.js" */
/** @import { Page } from "../state/page.js" */
/** @import { Preferences } from "../state/preferences.js" */
/** @import { Speaker } from "./sounds.js" */

/** The page as a program of the device. @typedef {{ offline: Offline, installing: Installing, preferences: Preferences, speaker: Speaker }} App */

/**
 * In the lobby: whether everything is on this device.
 * @param {App} app
 */
export function offlineChip({ offline }) {
  const { stand } = offline.state;
  if (stand === "none") return nothing;
  return html`
    <span class="chip" role="status" data-stand=${stand} title=${t(`offline-${stand}-title`)}>
      ${stand === "ready" ? checkIcon() : nothing} ${t(`offline-${stand}`)}
    </span>
  `;
}

/**
 * A new build, or installing. It stands on top of the lobby and lies over any other page, but never over a game that
 * goes on.
 * @param {Page} page
 * @param {App} app
 */
export function appNotice(page, app) {
  // The one about a match that has begun goes before.
  if (page.state.begun) return nothing;
  if (app.offline.tells) return updateNotice(app.offline);
  if (app.installing.state.offer && isAtEase(page)) return installNotice(app.installing);
  return nothing;
}

/** @param {Page} page @returns {boolean} whether somebody is between two matches */
function isAtEase({ state: { shown, table } }) {
  return shown === "lobby" || (shown === "table" && table?.state.snapshot?.match.phase === "over");
}

/** @param {Offline} offline */
function updateNotice(offline) {
  const { update, taking } = offline.state;
  const act = () => void (update === "mixed" ? offline.repair() : offline.takeOver());
  const label = t(update === "mixed" ? "update-repair" : update === "elsewhere" ? "page-try-again" : "update-take");
  return html`
    <div class="notice app-notice" role="status" data-kind="update" data-update=${update}>
      <p>${t(`update-${update}`)}</p>
      <p class="notice-actions">
        <button type="button" class="button button-primary" data-action="take-update" aria-disabled=${taking ? "true" : "false"} @click=${act}>
          ${taking ? t("update-taking") : label}
        </button>
        <button type="button" class="button button-quiet" data-action="put-off-update" @click=${() => offline.putOff()}>${t("update-later")}</button>
      </p>
    </div>
  `;
}

/** @param {Installing} installing */
function installNotice(installing) {
  const { offer } = installing.state;
  const accept = html`
    <button type="button" class="button button-primary" data-action="install" @click=${() => void installing.accept()}>${t("install-do")}</button>
  `;
  return html`
    <div class="notice app-notice" role="status" data-kind="install" data-way=${offer}>
      <p>${t("install-offer")} ${offer === "by-hand" ? t("install-by-hand") : nothing}</p>
      <p class="notice-actions">
        ${offer === "ask" ? accept : nothing}
        <button type="button" class="button button-quiet" data-action="decline-install" @click=${() => installing.decline()}>
          ${t(offer === "ask" ? "install-decline" : "page-dismiss")}
        </button>
      </p>
    </div>
  `;
}
