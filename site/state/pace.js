/** How fast an analysis goes on, and how long it will take: said only where that can be known. */

/** So many verdicts have to have come at an even pace. */
const WINDOW = 5;

/** The slowest of them may have taken so many times as long as the fastest. */
const EVEN = 3;

/** Milliseconds below which nobody wants to know. */
const WORTH_SAYING = 5000;

/** @typedef {{ took: number, exact: boolean }} Pace of one verdict: milliseconds that it took, and whether it is proven */

/**
 * Estimates use up the time of their step, so what is left is known: so many steps. How long a proof takes is not known
 * before it is found, and those of earlier positions take ever longer.
 * @param {Pace[]} paces of the verdicts so far, the last one at the end
 * @param {number} left moves that are still to be judged
 * @returns {number | null} milliseconds; null where an estimate would mean nothing
 */
export function timeLeft(paces, left) {
  const last = paces.slice(-WINDOW);
  if (last.length < WINDOW || last.some(({ exact }) => exact)) return null;
  const times = last.map(({ took }) => took);
  if (Math.max(...times) > EVEN * Math.min(...times)) return null;
  const mean = times.reduce((sum, took) => sum + took, 0) / times.length;
  return mean * left >= WORTH_SAYING ? mean * left : null;
}
