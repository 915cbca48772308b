/** Copies of everything: making one, taking one in, and being reminded. */

import { t, wordError } from "../i18n/index.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { variantName } from "./names.js";
import { wordDay, wordMoment } from "./points.js";

/** @import { Choice, Item } from "../storage/transfer.js" */
/** @import { Backup } from "../state/backup.js" */

/** What can be wished for something that differs. @type {readonly Choice[]} */
const CHOICES = ["mine", "theirs", "both"];

/**
 * @param {Backup} backup
 * @returns {unknown} the reminder, when it is time for one
 */
export function backupReminder(backup) {
  const { reminder, exported } = backup.state;
  if (!reminder) return nothing;
  return html`
    <div class="notice" role="status" data-notice="backup">
      <p>${t(exported === null ? "backup-reminder-never" : "backup-reminder")}</p>
      <button type="button" class="button" @click=${() => void backup.saveCopy()}>${t("backup-export")}</button>
      <button type="button" class="button button-quiet" @click=${() => void backup.remindLater()}>${t("backup-later")}</button>
    </div>
  `;
}

/**
 * @param {Item} item
 * @returns {string}
 */
function wordItem({ kind, mine, theirs }) {
  if (kind === "match") return t("backup-item-match", { variant: variantName(theirs.variant), date: wordMoment(theirs.finished) });
  if (kind === "table") return t("backup-item-table", { variant: variantName(theirs.terms.variant), date: wordMoment(theirs.created) });
  if (kind === "profile") return t("backup-item-profile", { mine, theirs });
  if (kind === "friend") return t("backup-item-friend", { mine: mine.name || t("friend-unnamed"), theirs: theirs.name || t("friend-unnamed") });
  if (kind === "rating") return t("backup-item-rating", { variant: variantName(theirs.scale) });
  return t("backup-item-setting");
}

/** @param {Choice} choice */
function wordChoice(choice) {
  if (choice === "both") return t("backup-both");
  return t(choice === "mine" ? "backup-mine" : "backup-theirs");
}

/**
 * @param {Backup} backup
 * @param {Item} item
 * @param {number} index
 */
function difference(backup, item, index) {
  const chosen = backup.state.choices[item.key] ?? "mine";
  const possible = CHOICES.filter((choice) => choice !== "both" || item.kind === "match" || item.kind === "table");
  return html`
    <fieldset class="difference" data-item=${item.key}>
      <legend>${wordItem(item)}</legend>
      ${possible.map(
        (choice) => html`
          <label>
            <input
              type="radio"
              name="difference-${index}"
              value=${choice}
              .checked=${chosen === choice}
              @change=${() => backup.choose(item.key, choice)}
            />
            <span>${wordChoice(choice)}</span>
          </label>
        `,
      )}
    </fieldset>
  `;
}

/**
 * @param {Backup} backup
 * @param {Item[]} differing
 */
function differences(backup, differing) {
  if (differing.length === 0) return nothing;
  const forAll = html`
    <p class="difference-all">
      <span>${t("backup-for-all")}</span>
      ${CHOICES.map(
        (choice) => html`
          <button type="button" class="button button-quiet" @click=${() => backup.chooseForAll(choice)}>${wordChoice(choice)}</button>
        `,
      )}
    </p>
  `;
  return html`
    <p>${t("backup-differing", { count: differing.length })}</p>
    ${differing.length > 1 ? forAll : nothing}
    <div class="differences">${differing.map((item, index) => difference(backup, item, index))}</div>
  `;
}

/** @param {Backup} backup */
function asking(backup) {
  const { phase, file, comparison } = backup.state;
  if (!file || !comparison || (phase !== "asking" && phase !== "importing")) return nothing;
  const { fresh, same, differing, nothing: knowsAll } = comparison;
  const take = html`
    <button type="button" class="button button-primary" data-action="backup-take" @click=${() => void backup.takeIn()}>
      ${t(phase === "importing" ? "backup-importing" : "backup-take")}
    </button>
  `;
  return html`
    <div class="backup-file" data-testid="backup-file">
      <h3>${t("backup-file", { name: file.name, date: wordDay(file.created) })}</h3>
      <p>${t("backup-holds", { matches: file.matches, tables: file.tables })} ${t("backup-compared", { fresh, same })}</p>
      ${differences(backup, differing)}
      <p class="dialog-actions">
        <button type="button" class="button" data-action="backup-cancel" @click=${() => backup.cancel()}>
          ${t(knowsAll ? "page-dismiss" : "backup-cancel")}
        </button>
        ${knowsAll ? nothing : take}
      </p>
    </div>
  `;
}

/** @param {Backup} backup */
function outcome(backup) {
  const { phase, outcome: done } = backup.state;
  if (phase !== "done" || !done) return nothing;
  const { added, skipped, replaced, copied, more } = done;
  return html`
    <div class="notice" role="status" data-testid="backup-outcome">
      <p>
        ${t("backup-done", { added, skipped })}
        ${replaced > 0 ? t("backup-done-replaced", { count: replaced }) : nothing}
        ${copied > 0 ? t("backup-done-copied", { count: copied }) : nothing} ${more ? t("backup-done-more") : nothing}
      </p>
      <button type="button" class="button" @click=${() => backup.cancel()}>${t("page-dismiss")}</button>
    </div>
  `;
}

/** @param {Backup} backup */
function troubles(backup) {
  const { error, failed } = backup.state;
  if (!error) return nothing;
  return html`
    <div class="notice is-error" role="alert" data-code=${error.code}>
      <p>${failed === "export" ? t("backup-export-failed") : nothing} ${wordError(error)}</p>
      <button type="button" class="button" @click=${() => backup.cancel()}>${t("page-dismiss")}</button>
    </div>
  `;
}

/** @param {Backup} backup */
function checking(backup) {
  const { phase, progress } = backup.state;
  if (phase !== "checking") return nothing;
  const { done, total } = progress;
  const text = total > 0 ? t("backup-checking", { done, total }) : t("backup-reading");
  return html`
    <div class="progress">
      <progress max=${Math.max(total, 1)} .value=${done} aria-label=${text}></progress>
      <p class="progress-text">${text}</p>
    </div>
    <p><button type="button" class="button" @click=${() => backup.cancel()}>${t("backup-cancel")}</button></p>
  `;
}

/**
 * @param {Backup} backup
 * @param {boolean} persisted whether the browser promised to keep everything
 */
export function backupSection(backup, persisted) {
  const { phase, exported } = backup.state;
  const choose = (/** @type {Event} */ event) => {
    const field = /** @type {HTMLInputElement} */ (event.target);
    const [file] = field.files ?? [];
    if (file) void backup.read(file);
    // The same file can be chosen once more.
    field.value = "";
  };
  const still = backup.busy;
  return html`
    <section class="panel" aria-labelledby="backup-title">
      <h2 id="backup-title">${t("backup-title")}</h2>
      <p>${t("backup-text")} ${t(persisted ? "backup-persisted" : "backup-not-persisted")}</p>
      <p class="soft">${exported === null ? t("backup-never") : t("backup-last", { date: wordMoment(exported) })}</p>
      <p class="panel-actions">
        <button
          type="button"
          class="button button-primary"
          data-action="export"
          aria-disabled=${still ? "true" : "false"}
          @click=${() => void backup.saveCopy()}
        >
          ${t(phase === "exporting" ? "backup-exporting" : "backup-export")}
        </button>
        <label class="button file-button" aria-disabled=${still ? "true" : "false"}>
          <input type="file" name="backup" accept=".json,application/json" ?disabled=${still} @change=${choose} />
          <span>${t("backup-import")}</span>
        </label>
      </p>
      ${checking(backup)} ${troubles(backup)} ${asking(backup)} ${outcome(backup)}
    </section>
  `;
}
