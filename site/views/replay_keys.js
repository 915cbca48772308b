/** Keys of the replay, by their place on the keyboard: arrows, Home, End, Space, F, M, B, and the question mark. */

/** @import { Page } from "../state/page.js" */
/** @import { Replay } from "../state/replay.js" */

/** @type {Record<string, (replay: Replay) => void>} */
const ACTIONS = {
  ArrowLeft: (replay) => replay.step(-1),
  ArrowRight: (replay) => replay.step(1),
  Home: (replay) => replay.pick(0),
  End: (replay) => replay.pick(replay.end),
  Space: (replay) => replay.togglePlay(),
  KeyF: (replay) => replay.flip(),
  KeyM: (replay) => replay.analysis.goToMistake(1),
  KeyB: (replay) => replay.analysis.toggleBest(),
};

/** What needs these keys for itself: fields all of them, what is pressed by Space only that one. */
const FIELDS = "input, select, textarea, [contenteditable], dialog";
const PRESSED = "button, a, summary";

/**
 * @param {Pick<KeyboardEvent, "code" | "key" | "target" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">} event
 * @returns {((replay: Replay) => void) | null} what the key does in a replay
 */
export function replayAction({ code, key, target, altKey, ctrlKey, metaKey, shiftKey }) {
  if (altKey || ctrlKey || metaKey) return null;
  const element = target instanceof Element ? target : null;
  const slider = element?.matches("input[type=range]") ?? false;
  // The scrubber moves by the arrow keys itself, but has no use for Space and letters.
  if (slider ? /^(?:Arrow|Home|End)/.test(code) : element?.closest(FIELDS)) return null;
  if (code === "Space" && element?.closest(PRESSED)) return null;
  // Cells are walked through by the arrow keys.
  if (element?.closest("[role=grid]")) return null;
  if (key === "?") return (replay) => replay.openDialog("help");
  if (code === "KeyM" && shiftKey) return (replay) => replay.analysis.goToMistake(-1);
  return ACTIONS[code] ?? null;
}

/**
 * @param {Document} document
 * @param {Page} page
 */
export function listenToReplayKeys(document, page) {
  document.addEventListener("keydown", (event) => {
    const { shown } = page.state;
    const replay = page.replays.current;
    if (shown !== "replay" || !replay?.state.data || replay.state.dialog || event.defaultPrevented) return;
    const action = replayAction(event);
    if (!action) return;
    event.preventDefault();
    action(replay);
  });
}
