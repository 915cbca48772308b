/** What is felt in the hand: short pushes, in milliseconds, with pauses in between. */

/** @import { Sound } from "../state/sounds.js" */

/** Which sound counts when there are several: the first of these. @type {[Sound["kind"], number[]][]} */
const PATTERNS = [
  ["won", [30, 60, 30, 60, 90]],
  ["lost", [120]],
  ["drawn", [50, 80, 50]],
  ["low", [70, 70, 70]],
  ["region", [15, 40, 40]],
];

/**
 * @param {Sound[]} sounds
 * @returns {number[]} pushes and pauses in turn
 */
export function patternOf(sounds) {
  const loudest = PATTERNS.find(([kind]) => sounds.some((sound) => sound.kind === kind));
  if (loudest) return loudest[1];
  const move = sounds.find((sound) => sound.kind === "move");
  // What one has done oneself needs no more than a touch.
  return move?.kind === "move" ? [move.own ? 12 : 30] : [];
}

/** Whether something may be felt here: a desktop browser knows the word, but has nothing to push with. */
export const canVibrate = () => "vibrate" in navigator && matchMedia("(any-pointer: coarse)").matches;

/** @param {Sound[]} sounds */
export function vibrate(sounds) {
  // Without a press on the page before, browsers refuse and complain.
  if (!canVibrate() || navigator.userActivation?.hasBeenActive === false) return;
  const pattern = patternOf(sounds);
  if (pattern.length > 0) navigator.vibrate(pattern);
}
