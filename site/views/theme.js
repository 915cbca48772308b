/** The theme as somebody has chosen it, told to the style sheets and to what the browser draws around the page. */

/** @import { Settings } from "../state/settings.js" */

/** What index.html says for the system's day and night. @type {WeakMap<HTMLMetaElement, string>} */
const usual = new WeakMap();

/** What was told last, and to which page: start.js has set the theme of the first frame, but nothing else. @type {WeakMap<HTMLElement, string>} */
const told = new WeakMap();

/**
 * @param {HTMLElement} root the document's
 * @param {Settings["theme"]} theme
 */
export function showTheme(root, theme) {
  const chosen = theme === "system" ? undefined : theme;
  // Asking for a computed style costs a layout: only when something has changed.
  if (root.dataset.theme === chosen && (told.get(root) ?? "system") === theme) return;
  told.set(root, theme);
  if (chosen) root.dataset.theme = chosen;
  else delete root.dataset.theme;
  const page = getComputedStyle(root).getPropertyValue("--page").trim();
  for (const meta of /** @type {NodeListOf<HTMLMetaElement>} */ (document.querySelectorAll("meta[name=theme-color]"))) {
    if (!usual.has(meta)) usual.set(meta, meta.content);
    meta.content = chosen ? page : (usual.get(meta) ?? page);
  }
}
