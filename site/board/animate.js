/** The short animation of a move: captures spread outwards, own regions and the repainting wash in once. */

import { svg } from "./svg.js";

/** @typedef {import("../types.d.ts").LastMove} LastMove */

/** A move has settled after this many milliseconds. */
const WHOLE = 280;

/** More captured cells than this wash in together: single animations of many cells cost frames. */
const SINGLY = 20;

/**
 * @typedef {object} Scene
 * @property {Map<number, SVGElement>} cells elements by place
 * @property {SVGGElement} layer for overlays, above the cells and below all marks
 * @property {(cells: Iterable<number>) => string} faces path data of the faces of cells
 */

/**
 * Whether the person asked the system for less motion.
 *
 * @returns {boolean}
 */
export function wantsLessMotion() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Plays the animation of a move whose result is drawn already.
 *
 * @param {Scene} scene
 * @param {LastMove} move
 * @param {number[]} repainted cells of the territory that only changed their colour
 * @param {number} before the colour they had
 * @returns {() => void} ends it at once
 */
export function animateMove(scene, move, repainted, before) {
  /** @type {Animation[]} */
  const running = [];
  /** @type {SVGElement[]} */
  const overlays = [];
  const wash = (/** @type {string} */ kind, /** @type {number[]} */ cells, /** @type {Keyframe[]} */ frames, /** @type {number} */ duration) => {
    if (cells.length === 0) return;
    const overlay = svg("path", { class: `wash wash-${kind}`, d: scene.faces(cells) });
    if (kind === "old") overlay.setAttribute("data-colour", String(before));
    scene.layer.append(overlay);
    overlays.push(overlay);
    running.push(overlay.animate(frames, { duration, easing: "ease-out", fill: "forwards" }));
  };

  wash("old", repainted, [{ opacity: 1 }, { opacity: 0 }], WHOLE / 2);
  wash("closed", move.closed, [{ opacity: 0.85 }, { opacity: 0 }], WHOLE);
  const captured = move.waves.flat();
  if (captured.length > SINGLY) {
    wash("captured", captured, [{ opacity: 0.75 }, { opacity: 0 }], WHOLE);
  } else {
    const pop = 150;
    const step = move.waves.length > 1 ? Math.min(45, (WHOLE - pop) / (move.waves.length - 1)) : 0;
    for (const [index, wave] of move.waves.entries()) {
      for (const cell of wave) {
        const element = scene.cells.get(cell);
        if (!element) continue;
        running.push(
          element.animate([{ transform: "scale(0.7)" }, { transform: "scale(1.05)", offset: 0.7 }, { transform: "none" }], {
            delay: index * step,
            duration: pop,
            easing: "ease-out",
          }),
        );
      }
    }
  }

  const end = () => {
    clearTimeout(timer);
    for (const animation of running) animation.cancel();
    for (const overlay of overlays) overlay.remove();
  };
  const timer = setTimeout(end, WHOLE + 10);
  return end;
}
