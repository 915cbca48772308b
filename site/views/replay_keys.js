/** Keys of the replay: arrows, Home, End and Space by their place on the keyboard, and those that can be set. */

/** @import { Action, KeyMap } from "../state/key_map.js" */
/** @import { Page } from "../state/page.js" */
/** @import { Replay } from "../state/replay.js" */

/** @type {Record<string, (replay: Replay) => void>} */
const ACTIONS = {
  ArrowLeft: (replay) => replay.step(-1),
  ArrowRight: (replay) => replay.step(1),
  Home: (replay) => replay.pick(0),
  End: (replay) => replay.pick(replay.end),
  Space: (replay) => replay.togglePlay(),
};

/** Those whose keys can be set. @type {Partial<Record<Action, (replay: Replay) => void>>} */
const SET = {
  flip: (replay) => replay.flip(),
  mistake: (replay) => replay.analysis.goToMistake(1),
  "mistake-before": (replay) => replay.analysis.goToMistake(-1),
  best: (replay) => replay.analysis.toggleBest(),
  help: (replay) => replay.openDialog("help"),
};

/** What needs these keys for itself: fields all of them, what is pressed by Space only that one. */
const FIELDS = "input, select, textarea, [contenteditable], dialog";
const PRESSED = "button, a, summary";

/**
 * @param {Pick<KeyboardEvent, "code" | "key" | "target" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">} event
 * @param {KeyMap} keys as they are set
 * @returns {((replay: Replay) => void) | null} what the key does in a replay
 */
export function replayAction(event, keys) {
  const { code, target, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey) return null;
  const element = target instanceof Element ? target : null;
  const slider = element?.matches("input[type=range]") ?? false;
  // The scrubber moves by the arrow keys itself, but has no use for Space and letters.
  if (slider ? /^(?:Arrow|Home|End)/.test(code) : element?.closest(FIELDS)) return null;
  if (code === "Space" && element?.closest(PRESSED)) return null;
  // Cells are walked through by the arrow keys.
  if (element?.closest("[role=grid]")) return null;
  const action = keys.actionOf(event, "replay");
  return (action && SET[action]) ?? ACTIONS[code] ?? null;
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
    const action = replayAction(event, page.settings.keys);
    if (!action) return;
    event.preventDefault();
    action(replay);
  });
}
