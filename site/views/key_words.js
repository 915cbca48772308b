/** Keys in words, as they are set at the moment. */

import { t } from "../i18n/index.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";

/** @import { Action, KeyMap } from "../state/key_map.js" */
/** @import { SettingsStore } from "../state/settings.js" */

/** @param {string} key @returns {string} "F", or "Shift + M" */
export function wordKey(key) {
  if (key === "") return t("keys-none");
  const upper = key.toUpperCase();
  return key === upper && key.toLowerCase() !== upper ? t("keys-shift", { key }) : upper;
}

/** @param {Action} action @returns {string} what it does: "turns the board" */
export function wordAction(action) {
  const colour = /^colour-(\d)$/.exec(action)?.[1];
  return colour ? t("keys-colour", { colour: Number(colour) }) : t(`keys-${action}`);
}

/**
 * @param {KeyMap} keys
 * @param {Action} action
 * @returns {string | null} for `aria-keyshortcuts`; null when no key does it
 */
export function shortcutOf(keys, action) {
  const key = keys.on ? keys.keyOf(action) : "";
  if (key === "") return null;
  return key !== key.toLowerCase() ? `Shift+${key}` : key;
}

/**
 * The keys of the first colours, as one: "1 – 7" where they are in a row.
 * @param {KeyMap} keys
 * @param {number} count
 */
function colourKeys(keys, count) {
  const all = Array.from({ length: count }, (_, colour) => keys.keyOf(/** @type {Action} */ (`colour-${colour + 1}`)));
  if (all.every((key, colour) => key === String(colour + 1))) return html`<kbd>1</kbd> – <kbd>${count}</kbd>`;
  return all.filter(Boolean).map((key) => html`<kbd>${wordKey(key)}</kbd> `);
}

/**
 * A list of keys for a help: those that can be changed, as they are now.
 * @param {SettingsStore} settings
 * @param {Action[]} actions
 * @param {object} more
 * @param {number} [more.colours] how many colours can be chosen by keys
 * @param {[string, string][]} [more.fixed] keys that always do the same, with what they do
 */
export function keyList({ keys }, actions, { colours = 0, fixed = [] }) {
  const row = (/** @type {unknown} */ key, /** @type {string} */ words) => html`<dt>${key}</dt>
    <dd>${words}</dd>`;
  const single = keys.on ? actions.filter((action) => keys.keyOf(action) !== "") : [];
  return html`
    <dl class="keys" data-testid="keys">
      ${keys.on && colours > 0 ? row(colourKeys(keys, colours), t("keys-colours")) : nothing}
      ${fixed.map(([key, words]) => row(html`<kbd>${key}</kbd>`, words))}
      ${single.map((action) => row(html`<kbd>${wordKey(keys.keyOf(action))}</kbd>`, wordAction(action)))}
    </dl>
    ${keys.on ? nothing : html`<p>${t("keys-off")}</p>`}
    <p><a class="way" href="#settings=keys" data-action="change-keys">${t("keys-change")}</a></p>
  `;
}
