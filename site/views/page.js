/** The page as a whole: the part that is shown, its title, and how the device's owner likes it. */

import { languageOfPage, t } from "../i18n/index.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { challengeView } from "./challenge.js";
import { friendsView } from "./friends.js";
import { historyView } from "./history.js";
import { inviteView } from "./invite.js";
import { joinView } from "./join.js";
import { licencesView } from "./licences.js";
import { lobbyView } from "./lobby.js";
import { appNotice } from "./offline.js";
import { playerName, variantName } from "./names.js";
import { peerTableView } from "./peer_table.js";
import { wordNames } from "./peer_veil.js";
import { profileView } from "./profile.js";
import { replayView } from "./replay.js";
import { replyView } from "./reply.js";
import { rulesView, topicName } from "./rules.js";
import { settingsView } from "./settings.js";
import { serversView } from "./servers.js";
import { proofView } from "./proof.js";
import { puzzleView } from "./puzzle.js";
import { tableView } from "./table.js";
import { showTheme } from "./theme.js";

/** @import { Page } from "../state/page.js" */
/** @import { App } from "./offline.js" */
/** @import { Replay } from "../state/replay.js" */

/** Pages that are what they are called. @type {Record<string, (page: Page, app: App) => unknown>} */
const PLAIN = {
  challenge: challengeView,
  friends: friendsView,
  history: historyView,
  invite: inviteView,
  join: joinView,
  licences: (page) => licencesView(page.licences),
  lobby: lobbyView,
  profile: profileView,
  proof: proofView,
  puzzle: (page) => puzzleView(page, page.puzzle),
  reply: replyView,
  rules: rulesView,
  servers: serversView,
  settings: settingsView,
};

/**
 * A match after another one has begun while one looks elsewhere. It waits until one looks at it.
 * @param {Page} page
 */
function begunNotice(page) {
  const { begun } = page.state;
  if (!begun) return nothing;
  const { seats } = begun.state;
  const others = seats.flatMap(({ kind }, seat) => (kind === "peer" ? [playerName(seats, seat)] : []));
  return html`
    <div class="notice begun" role="status" data-kind="begun">
      <p>${t("rematch-begun", { names: wordNames(others), count: others.length })}</p>
      <p class="notice-actions">
        <a class="button button-primary" data-action="go-to-begun" href="#table=${encodeURI(begun.id)}">${t("rematch-go")}</a>
        <button type="button" class="button" @click=${() => page.set({ begun: null })}>${t("page-dismiss")}</button>
      </p>
    </div>
  `;
}

/**
 * @param {Page} page
 * @param {App} app
 */
export function pageView(page, app) {
  return html`${shownView(page, app)} ${begunNotice(page)} ${page.state.shown === "lobby" ? nothing : appNotice(page, app)}`;
}

/**
 * @param {Page} page
 * @param {App} app
 */
function shownView(page, app) {
  const { shown, table } = page.state;
  const replay = page.replays.current;
  if (shown === "table" && table) return html`${table.peer ? peerTableView(page, table) : tableView(page, table)}`;
  if (shown === "replay" && replay) return html`${replayView(page, replay)}`;
  return html`${(PLAIN[shown] ?? lobbyView)(page, app)}`;
}

/**
 * @param {Page} page
 * @returns {string} for the browser's tab
 */
export function pageTitle(page) {
  const { shown, table } = page.state;
  if (shown === "replay") return replayTitle(page.replays.current);
  if (shown === "table" && table?.state.variant) return t("page-title-table", { variant: variantName(table.state.variant) });
  // Who waits for a friend looks at other tabs meanwhile.
  if (shown === "invite" && page.meeting.inviting.hasGuests) return t("page-title-invite-came");
  if (shown === "rules") return t("page-title-rules", { topic: topicName(page.rules.state.topic) });
  return shown in PLAIN ? t(`page-title-${shown}`) : t("page-title-lobby");
}

/** @param {Replay | null} replay */
function replayTitle(replay) {
  const variant = replay?.state.data?.terms.variant;
  return variant ? t("page-title-replay", { variant: variantName(variant) }) : t("page-title-replay-empty");
}

/**
 * Tells the style sheets how the page is to look.
 * @param {HTMLElement} root the document's
 * @param {Page} page
 */
export function applySettings(root, page) {
  const { theme, palette } = page.settings.state;
  const language = languageOfPage();
  // Browsers work out the style of every element anew when one says the same language once more.
  if (root.lang !== language) root.lang = language;
  showTheme(root, theme);
  if (root.dataset.palette !== palette) root.dataset.palette = palette;
}
