/** The page of the player of this device. */

import { t } from "../i18n/index.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { backupReminder, backupSection } from "./backup.js";
import { closeAround, dialog } from "./dialog.js";
import { notice } from "./engine.js";
import { backIcon } from "./icons.js";
import { variantName } from "./names.js";
import { ratingsSection } from "./ratings.js";

/** @import { Page } from "../state/page.js" */
/** @import { Profile } from "../state/profile.js" */
/** @import { Catalogue } from "../types.js" */

/**
 * @param {Profile} profile
 * @param {Catalogue} catalogue
 */
function name(profile, { longestName }) {
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const field = new FormData(/** @type {HTMLFormElement} */ (event.currentTarget)).get("name");
    void profile.rename(String(field ?? ""));
  };
  const { name: kept, saved } = profile.state;
  return html`
    <form class="panel" novalidate @submit=${submit}>
      <h2><label for="profile-name">${t("profile-name")}</label></h2>
      <p class="name-row">
        <input
          id="profile-name"
          type="text"
          name="name"
          maxlength=${longestName}
          autocomplete="nickname"
          spellcheck="false"
          aria-describedby="profile-name-text"
          .value=${kept}
          @input=${() => profile.edit()}
        />
        <button type="submit" class="button">${t("profile-name-save")}</button>
        <span class="saved" role="status">${saved ? t("profile-name-saved") : nothing}</span>
      </p>
      <p id="profile-name-text" class="soft">${t("profile-name-text", { longest: longestName })}</p>
    </form>
  `;
}

/**
 * @param {Profile} profile
 * @param {Catalogue} catalogue
 */
function matches(profile, { variants }) {
  const { counts, running } = profile.state;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const played = variants.filter(({ id }) => id in counts).sort((one, other) => counts[other.id] - counts[one.id]);
  const table = html`
    <table class="counts">
      <thead>
        <tr>
          <th scope="col">${t("profile-matches-variant")}</th>
          <th scope="col">${t("profile-matches-count")}</th>
        </tr>
      </thead>
      <tbody>
        ${played.map(
          ({ id }) => html`
            <tr>
              <th scope="row">${variantName(id)}</th>
              <td>${counts[id]}</td>
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
  return html`
    <section class="panel" aria-labelledby="matches-title">
      <h2 id="matches-title">${t("profile-matches")}</h2>
      <p>${total === 0 && running === 0 ? t("profile-matches-none") : t("profile-matches-total", { total, running })}</p>
      ${total > 0 ? table : nothing}
      ${total > 0 ? html`<p><a href="#history">${t("profile-history")}</a></p>` : nothing}
    </section>
  `;
}

/** @param {Page} page */
function deletion(page) {
  const { profile } = page;
  const word = t("profile-delete-word");
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const written = new FormData(/** @type {HTMLFormElement} */ (event.currentTarget)).get("word");
    if (String(written).trim().toLowerCase() === word) void page.deleteEverything();
  };
  // The button wakes up when the word is there; until then the form cannot be sent.
  const write = (/** @type {Event} */ event) => {
    const field = /** @type {HTMLInputElement} */ (event.currentTarget);
    const button = field.form?.querySelector("button[type=submit]");
    if (button instanceof HTMLButtonElement) button.disabled = field.value.trim().toLowerCase() !== word;
  };
  const content = html`
    <p>${t("profile-delete-text")}</p>
    <form class="delete-form" novalidate @submit=${submit}>
      <label>
        <span>${t("profile-delete-type", { word })}</span>
        <input type="text" name="word" autocomplete="off" autocapitalize="off" spellcheck="false" @input=${write} />
      </label>
      <p class="dialog-actions">
        <button type="button" class="button" @click=${closeAround}>${t("profile-delete-no")}</button>
        <button type="submit" class="button button-danger" data-action="delete-everything-yes" disabled>${t("profile-delete")}</button>
      </p>
    </form>
  `;
  return html`
    <section class="panel panel-danger">
      <p>
        <button
          type="button"
          class="button button-danger"
          data-action="delete-everything"
          @click=${() => profile.askToDelete(true)}
        >
          ${t("profile-delete")}
        </button>
      </p>
      ${profile.state.deleting
        ? dialog("delete-everything", t("profile-delete-title"), content, () => profile.askToDelete(false))
        : nothing}
    </section>
  `;
}

/** @param {Page} page */
export function profileView(page) {
  const { profile, backup } = page;
  const { catalogue, error, ratings, persisted } = profile.state;
  return html`
    <main class="pages" data-testid="profile">
      <header class="topbar">
        <a class="button button-quiet button-icon" href="#" aria-label=${t("page-back")} title=${t("page-back")}>${backIcon()}</a>
        <h1 class="topbar-title">${t("profile-title")}</h1>
      </header>
      ${error ? notice(error, t("page-try-again"), () => void profile.load()) : nothing} ${backupReminder(backup)}
      ${catalogue
        ? html`
            ${name(profile, catalogue)} ${matches(profile, catalogue)}
            ${ratingsSection(catalogue.scales, ratings, catalogue.startRating)}
          `
        : nothing}
      ${backupSection(backup, persisted)} ${deletion(page)}
    </main>
  `;
}
