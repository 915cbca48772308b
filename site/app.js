/** The composition root: engine, settings, page, and the drawing of it, put together. */

import { Engine } from "./state/engine.js";
import { PageLanguage } from "./state/language.js";
import { Page } from "./state/page.js";
import { SettingsStore } from "./state/settings.js";
import { render } from "./vendor/lit-html/lit-html.js";
import { listenToAlarms } from "./views/alarm.js";
import { listenToKeys } from "./views/keys.js";
import { applySettings, pageTitle, pageView } from "./views/page.js";
import { listenToReplayKeys } from "./views/replay_keys.js";

/** Milliseconds that the first drawing waits for the storage at most. */
const PATIENCE = 400;

/**
 * @param {HTMLElement} root holds what index.html shows until this has run
 */
async function start(root) {
  const settings = new SettingsStore();
  const page = new Page({ engine: new Engine(), settings, window });
  // The engine is the slowest: it starts before the words are here.
  page.start();
  // Drawn as it is liked from the first moment on, unless the storage is slow.
  const liked = Promise.race([settings.load(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  const language = new PageLanguage({
    settings,
    preferred: () => navigator.languages,
    changed: () => {
      page.rules.speak();
      page.set({});
    },
    failed: (detail) => page.set({ notice: { code: "language-download", parameters: { detail } } }),
  });
  await Promise.all([language.start(), liked]);
  await language.follow();
  settings.subscribe(() => void language.follow());
  addEventListener("languagechange", () => void language.follow());
  root.replaceChildren();
  const draw = () => {
    document.title = pageTitle(page);
    applySettings(document.documentElement, page);
    render(pageView(page), root);
  };
  page.subscribe(draw);
  listenToKeys(document, page);
  listenToAlarms(document, page);
  listenToReplayKeys(document, page);
  draw();
}

const root = document.getElementById("filler");
if (root) {
  start(root).catch((error) => {
    // start.js shows what one can do; the words of this page may be just what is missing.
    dispatchEvent(new ErrorEvent("error", { error, message: String(error) }));
  });
}
