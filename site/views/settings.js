/** The page of the settings: everything that can be set on this device, in groups, each with what it does. */

import { t } from "../i18n/index.js";
import { ref } from "../vendor/lit-html/directives/ref.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { backIcon, playIcon } from "./icons.js";
import { keySettings } from "./settings_keys.js";
import { choiceOf, switchOf, volumeOf } from "./settings_parts.js";
import { canVibrate } from "./vibration.js";

/** @import { Page } from "../state/page.js" */
/** @import { Group, Preferences } from "../state/preferences.js" */
/** @import { Sound } from "../state/sounds.js" */
/** @import { App } from "./offline.js" */

/** What can be listened to. @type {[string, Sound][]} */
const SAMPLES = [
  ["own", { kind: "move", own: true, worth: 6 }],
  ["others", { kind: "move", own: false, worth: 6 }],
  ["region", { kind: "region" }],
  ["low", { kind: "low" }],
  ["won", { kind: "won" }],
];

/**
 * @param {Preferences} preferences
 * @param {Group} name
 * @param {unknown} content
 */
function group(preferences, name, content) {
  const show = (/** @type {Element | undefined} */ element) => {
    if (!(element instanceof HTMLElement)) return;
    // The directive runs before the element is in the document.
    queueMicrotask(() => {
      element.scrollIntoView({ block: "start" });
      element.querySelector("h2")?.focus({ preventScroll: true });
      preferences.seen();
    });
  };
  return html`
    <section class="panel settings-group" data-group=${name} aria-labelledby="settings-${name}" ${preferences.state.group === name ? ref(show) : nothing}>
      <h2 id="settings-${name}" tabindex="-1">${t(`settings-${name}`)}</h2>
      <div class="options">${content}</div>
    </section>
  `;
}

/** @param {App} app */
function sounds({ preferences: { settings }, speaker }) {
  const { volume, sound } = settings.state;
  const play = (/** @type {Sound} */ each) => settings.state.sound && speaker.play([each], settings.state.volume);
  if (!speaker.able) return html`<p class="soft">${t("settings-silent")}</p>`;
  return html`
    ${switchOf(settings, "sound")} ${volumeOf(settings, () => play(SAMPLES[0][1]))}
    <div class="samples" role="group" aria-label=${t("settings-samples")}>
      <span class="option-text">${t("settings-samples")}</span>
      ${SAMPLES.map(
        ([name, each]) => html`
          <button
            type="button"
            class="button"
            data-sample=${name}
            aria-disabled=${sound && volume > 0 ? "false" : "true"}
            @click=${() => play(each)}
          >
            ${playIcon()} ${t(`settings-sample-${name}`)}
          </button>
        `,
      )}
    </div>
  `;
}

/** What there is of this device's data, each with where it is looked after. */
const DATA = [
  ["profile", "#profile"],
  ["history", "#history"],
  ["friends", "#friends"],
  ["servers", "#servers"],
];

/** The ways to it. */
const data = () => html`
  <ul class="settings-links">
    ${DATA.map(
      ([name, href]) => html`<li><a class="way" href=${href}>${t(`settings-data-${name}`)}</a> <span class="option-text">${t(`settings-data-${name}-text`)}</span></li>`,
    )}
  </ul>
`;

/** @param {Preferences} preferences */
function resetting(preferences) {
  const { before } = preferences.state;
  const { untouched } = preferences.settings;
  const undo = (/** @type {Event} */ event) => {
    // The button goes: the focus stays beside it.
    const section = /** @type {Element} */ (event.currentTarget).closest("section");
    section?.querySelector(/** @type {"button"} */ ("[data-action=reset-settings]"))?.focus();
    preferences.undo();
  };
  return html`
    <section class="panel settings-reset" aria-label=${t("settings-reset")}>
      <p>
        <button
          type="button"
          class="button"
          data-action="reset-settings"
          aria-disabled=${untouched ? "true" : "false"}
          aria-describedby="settings-reset-text"
          @click=${() => preferences.reset()}
        >
          ${t("settings-reset")}
        </button>
      </p>
      <p class="soft" id="settings-reset-text">${t(untouched ? "settings-untouched" : "settings-reset-text")}</p>
      <div role="status">
        ${before
          ? html`<p class="settings-undo">
              ${t("settings-were-reset")} <button type="button" class="button" data-action="undo-reset" @click=${undo}>${t("settings-undo")}</button>
            </p>`
          : nothing}
      </div>
    </section>
  `;
}

/**
 * @param {Page} _page
 * @param {App} app
 */
export function settingsView(_page, app) {
  const { preferences } = app;
  const { settings } = preferences;
  const { back } = preferences.state;
  const label = t(back === "#" ? "page-back" : "settings-back");
  const switches = (/** @type {import("./settings_parts.js").Switch[]} */ ...names) => names.map((name) => switchOf(settings, name));
  const choices = (/** @type {import("./settings_parts.js").Choice[]} */ ...names) => names.map((name) => choiceOf(settings, name));
  return html`
    <main class="pages settings" data-testid="settings">
      <header class="topbar">
        <a class="button button-quiet button-icon" href=${back} aria-label=${label} title=${label}>${backIcon()}</a>
        <h1 class="topbar-title">${t("settings-title")}</h1>
        <p class="topbar-note">${t("settings-kept")}</p>
      </header>
      <div class="settings-groups">
        <div class="settings-row">
          ${group(preferences, "look", choices("theme", "palette"))}
          ${group(preferences, "board", [switches("symbols", "bigSymbols", "animation"), choices("corner")])}
          ${group(preferences, "playing", switches("confirm"))}
          ${group(preferences, "sound", [
            sounds(app),
            canVibrate() ? switches("vibration") : html`<p class="soft settings-still">${t("settings-still")}</p>`,
          ])}
          ${group(preferences, "language", choices("language"))}
        </div>
        <div class="settings-row">${group(preferences, "keys", keySettings(preferences))} ${group(preferences, "data", data())}</div>
      </div>
      ${resetting(preferences)}
    </main>
  `;
}
