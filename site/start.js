/**
 * Before anything else: if a part of the page cannot be loaded, says so instead of waiting for ever. A classic
 * script, because a module that fails to load cannot report itself.
 */

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
