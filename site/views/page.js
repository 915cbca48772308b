/** The page as a whole: the part that is shown, its title, and how the device's owner likes it. */

import { t } from "../i18n/index.js";
import { html } from "../vendor/lit-html/lit-html.js";
import { historyView } from "./history.js";
import { licencesView } from "./licences.js";
import { lobbyView } from "./lobby.js";
import { variantName } from "./names.js";
import { profileView } from "./profile.js";
import { replayView } from "./replay.js";
import { tableView } from "./table.js";

/** @import { Page } from "../state/page.js" */
/** @import { Replay } from "../state/replay.js" */

/** @param {Page} page */
export function pageView(page) {
  const { shown, table } = page.state;
  const replay = page.replays.current;
  if (shown === "table" && table) return html`${tableView(page, table)}`;
  if (shown === "replay" && replay) return html`${replayView(page, replay)}`;
  if (shown === "history") return html`${historyView(page)}`;
  if (shown === "profile") return html`${profileView(page)}`;
  if (shown === "licences") return html`${licencesView(page.licences)}`;
  return html`${lobbyView(page)}`;
}

/**
 * @param {Page} page
 * @returns {string} for the browser's tab
 */
export function pageTitle(page) {
  const { shown, table } = page.state;
  if (shown === "replay") return replayTitle(page.replays.current);
  if (shown === "table" && table?.state.variant) return t("page-title-table", { variant: variantName(table.state.variant) });
  if (shown === "history") return t("page-title-history");
  if (shown === "profile") return t("page-title-profile");
  return t(shown === "licences" ? "page-title-licences" : "page-title-lobby");
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
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.dataset.palette = palette;
}
