/**
 * Before anything else: says in the reader's language that the page is coming, and if a part of it cannot be loaded,
 * says so instead of waiting for ever. A classic script, because a module that fails to load cannot report itself.
 */

/** The only words outside the Fluent files, in the languages of i18n/languages.js: nothing else is here yet. */
const WORDS = {
  en: {
    waiting: "Getting ready",
    failed: "A part of the page could not be fetched. Check your connection and try again.",
    again: "Try again",
  },
  es: {
    waiting: "Preparando",
    failed: "No se pudo descargar una parte de la página. Comprueba tu conexión e inténtalo otra vez.",
    again: "Reintentar",
  },
  it: {
    waiting: "Preparazione",
    failed: "Non è stato possibile scaricare una parte della pagina. Controlla la connessione e riprova.",
    again: "Riprova",
  },
  de: {
    waiting: "Wird vorbereitet",
    failed: "Ein Teil der Seite konnte nicht geladen werden. Prüfe deine Verbindung und versuch es noch einmal.",
    again: "Noch einmal",
  },
};

/** @returns {keyof typeof WORDS} the language that was spoken last, or the first that the browser prefers */
function languageOfReader() {
  let last = "";
  try {
    last = String(JSON.parse(localStorage.getItem("filler.language") ?? '""'));
  } catch {
    // Nothing can be remembered here.
  }
  for (const tag of [last, ...navigator.languages]) {
    const language = tag.split("-")[0].toLowerCase();
    if (Object.hasOwn(WORDS, language)) return /** @type {keyof typeof WORDS} */ (language);
  }
  return "en";
}

/** Shows the first frame in the theme that was chosen on this device: the page itself does so from its first drawing on. */
function showTheme() {
  try {
    const { theme } = JSON.parse(localStorage.getItem("filler.settings") ?? "{}");
    if (/^(?:light|dark|contrast)$/.test(theme)) document.documentElement.dataset.theme = theme;
  } catch {
    // As above.
  }
}

/** Words what index.html shows. */
function speak() {
  const language = languageOfReader();
  const words = WORDS[language];
  document.documentElement.lang = language;
  const write = (/** @type {string} */ selector, /** @type {string} */ text) => {
    const element = document.querySelector(selector);
    if (element) element.textContent = text;
  };
  document.querySelector("#shell-waiting progress")?.setAttribute("aria-label", words.waiting);
  write("#shell-waiting p", words.waiting);
  write("#shell-failed p", words.failed);
  write("#shell-again", words.again);
}

showTheme();

// Before any module runs: those wait until the whole of index.html has been read, and a while longer.
document.addEventListener("readystatechange", () => document.readyState === "interactive" && speak());

addEventListener(
  "error",
  (event) => {
    const failed = document.getElementById("shell-failed");
    const waiting = document.getElementById("shell-waiting");
    // An error after the shell has been replaced is none of the start.
    if (!failed || !waiting) return;
    const { target } = event;
    if (target instanceof HTMLElement && !(target instanceof HTMLScriptElement)) return;
    failed.hidden = false;
    waiting.hidden = true;
    document.getElementById("shell-again")?.addEventListener("click", () => location.reload());
  },
  true,
);

// Python takes the longest: it starts before anything else. That it cannot is told by whoever needs it.
import("./engine/early.js").catch(() => {});
