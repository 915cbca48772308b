/** Wording of the cells for screen readers, kept up without delaying what the eye sees. */

/**
 * Keeps the labels of cells true.
 *
 * @param {Map<number, SVGElement>} cells elements by place
 * @param {(cell: number) => string} describe
 * @returns {{ refresh(changed: Iterable<number>): void, now(cell: number): void, stop(): void }}
 *   `refresh` words the changed cells anew as soon as the page has time, `now` one at once
 */
export function keepLabels(cells, describe) {
  /** @type {Set<number>} */
  const stale = new Set();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;

  const word = (/** @type {number} */ cell) => {
    stale.delete(cell);
    cells.get(cell)?.setAttribute("aria-label", describe(cell));
  };
  const work = () => {
    // Short turns: wording four hundred cells at once would cost a frame of the animation on a slow phone.
    for (const cell of [...stale].slice(0, 40)) word(cell);
    waiting = stale.size > 0 ? setTimeout(work, 20) : undefined;
  };
  return {
    refresh(changed) {
      for (const cell of changed) stale.add(cell);
      // After the animation of a move, which lasts up to 300 ms.
      if (waiting === undefined && stale.size > 0) waiting = setTimeout(work, 320);
    },
    now: word,
    stop() {
      clearTimeout(waiting);
    },
  };
}
