/** The composition root: engine, settings, page, the service worker, and the drawing of it, put together. */

import { trustedScript } from "./engine/trust.js";
import { Home } from "./pwa/home.js";
import { BUILD, Service } from "./pwa/service.js";
import { Engine } from "./state/engine.js";
import { Installing } from "./state/installing.js";
import { Hearing } from "./state/hearing.js";
import { PageLanguage } from "./state/language.js";
import { Offline } from "./state/offline.js";
import { Page } from "./state/page.js";
import { Preferences } from "./state/preferences.js";
import { SettingsStore } from "./state/settings.js";
import { followShortcuts } from "./state/shortcuts.js";
import { heldTables } from "./storage/locks.js";
import { render } from "./vendor/lit-html/lit-html.js";
import { listenToKeys } from "./views/keys.js";
import { applySettings, pageTitle, pageView } from "./views/page.js";
import { listenToReplayKeys } from "./views/replay_keys.js";
import { followForcedColours } from "./views/symbols.js";
import { Speaker } from "./views/sounds.js";
import { vibrate } from "./views/vibration.js";

/**
 * The page as a program of the device.
 * @param {Page} page
 * @param {Preferences} preferences
 */
function makeApp(page, preferences) {
  const { inviting, joining } = page.meeting;
  const looked = () => (page.state.shown === "table" ? page.state.table : null);
  // An invite, or a reply, lives in this tab only.
  const isPlaying = () => inviting.waits || joining.waits || page.tables.isPlaying(looked());
  const isPlayingElsewhere = async () => (await heldTables()).some((id) => !page.tables.get(id));
  const service = new Service({ trust: trustedScript });
  const offline = new Offline({ build: BUILD, service, isPlaying, isPlayingElsewhere, reload: () => location.reload() });
  const installing = new Installing(new Home(window));
  page.subscribe(({ table }) => {
    if (page.engine.state.phase === "ready") void offline.engineIsReady(performance.now());
    if (table?.state.snapshot?.match.phase === "over") installing.matchIsOver();
  });
  document.addEventListener("visibilitychange", () => document.hidden || void offline.wake(performance.now()));
  const speaker = new Speaker(document, () => page.settings.state.sound);
  new Hearing(page, { play: (sounds, volume) => speaker.play(sounds, volume), vibrate });
  return { offline, installing, preferences, speaker };
}

/** @returns {Promise<void>} as soon as the browser has answered what waits: long work without a breath makes a page deaf */
const breath = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Browsers read what they know of languages when it is first asked for: now, while the page waits for its words.
 * @returns {Promise<string[]>} what nobody needs; the build leaves out calls without a use
 */
async function openLanguages() {
  await breath();
  // Any language does; what browsers call their own is not always one.
  return Intl.NumberFormat.supportedLocalesOf("en");
}

/**
 * @param {HTMLElement} root holds what index.html shows until this has run
 */
async function start(root) {
  const settings = new SettingsStore();
  const tellOfLobby = followShortcuts(window);
  const preferences = new Preferences({ settings, window });
  const page = new Page({ engine: new Engine(), settings, window });
  tellOfLobby(page.lobby);
  const app = makeApp(page, preferences);
  // The engine is the slowest: it starts before the words are here.
  page.start();
  void openLanguages();
  // The first drawing is as it is liked already; the storage only confirms that.
  void settings.load();
  settings.follow();
  const language = new PageLanguage({
    settings,
    preferred: () => navigator.languages,
    changed: () => {
      page.rules.speak();
      page.set({});
    },
    failed: (detail) => page.set({ notice: { code: "language-download", parameters: { detail } } }),
  });
  await language.start();
  // From now on: a wish that comes while words are being fetched must not be lost.
  settings.subscribe(() => void language.follow());
  await language.follow();
  await breath();
  addEventListener("languagechange", () => void language.follow());
  root.replaceChildren();
  const draw = () => {
    document.title = pageTitle(page);
    applySettings(document.documentElement, page);
    render(pageView(page, app), root);
  };
  for (const part of [page, app.offline, app.installing, preferences]) part.subscribe(draw);
  listenToKeys(document, page);
  listenToReplayKeys(document, page);
  followForcedColours(() => page.set({}));
  draw();
  void app.offline.start();
}

const root = document.getElementById("filler");
if (root) {
  start(root).catch((error) => {
    // start.js shows what one can do; the words of this page may be just what is missing.
    dispatchEvent(new ErrorEvent("error", { error, message: String(error) }));
  });
}
