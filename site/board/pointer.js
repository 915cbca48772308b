/** Mouse, touch and keyboard on the cells: which cell is meant, and whether it is looked at or chosen. */

import { DIRECTIONS, nextCell } from "./keys.js";

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("../types.d.ts").Point} Point */

/** Touching a cell for this long, in milliseconds, looks at it instead of choosing it. */
const HOLD = 350;

/** How far a finger may tremble, in pixels, before it means something else. */
const TREMBLE = 12;

/**
 * @typedef {object} PointerTarget
 * @property {HTMLElement} host the element around the drawing: Chromium would make an SVG element that listens for focus a stop of its own
 * @property {Map<number, SVGElement>} cells elements by place
 * @property {Layout} layout
 * @property {(cell: number) => void} choose
 * @property {(cell: number | null) => void} look null: at no cell
 * @property {(cell: number | null) => void} focus the keyboard's focus has moved
 */

/**
 * Listens on a board until stopped.
 *
 * @param {PointerTarget} target
 * @returns {() => void} stops
 */
export function listen(target) {
  const { host, cells, layout } = target;
  const stop = new AbortController();
  /** @type {number | null} */
  let looked = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let holding;
  let held = false;
  /** @type {Point} */
  let pressedAt = [0, 0];

  /** @param {number | null} cell */
  const look = (cell) => {
    if (cell === looked) return;
    looked = cell;
    target.look(cell);
  };
  /** @param {keyof HTMLElementEventMap} type @param {(event: any) => void} listener */
  const on = (type, listener) => host.addEventListener(type, listener, { signal: stop.signal });

  on("pointermove", (/** @type {PointerEvent} */ event) => {
    if (event.pointerType !== "touch") return look(cellOf(event.target));
    const moved = Math.hypot(event.clientX - pressedAt[0], event.clientY - pressedAt[1]);
    if (moved < TREMBLE) return;
    clearTimeout(holding);
    // The finger's events keep the cell where it went down as their target.
    if (held) look(cellOf(document.elementFromPoint(event.clientX, event.clientY)));
  });
  on("pointerleave", () => look(null));
  on("pointerdown", (/** @type {PointerEvent} */ event) => {
    held = false;
    if (event.pointerType !== "touch") return;
    const cell = cellOf(event.target);
    pressedAt = [event.clientX, event.clientY];
    holding = setTimeout(() => {
      held = true;
      look(cell);
    }, HOLD);
  });
  for (const type of /** @type {const} */ (["pointerup", "pointercancel"])) {
    on(type, (/** @type {PointerEvent} */ event) => {
      clearTimeout(holding);
      if (event.pointerType === "touch") look(null);
    });
  }
  on("contextmenu", (/** @type {Event} */ event) => {
    if (held) event.preventDefault();
  });
  on("click", (/** @type {MouseEvent} */ event) => {
    const cell = cellOf(event.target);
    if (cell !== null && !held) target.choose(cell);
    held = false;
  });

  // One cell of the board can be tabbed to; arrows move on from there.
  let stopCell = cells.keys().next().value ?? null;
  if (stopCell !== null) cells.get(stopCell)?.setAttribute("tabindex", "0");
  /** @type {Point} */
  let anchor = [0, 0];
  let steering = false;

  on("focusin", (/** @type {FocusEvent} */ event) => {
    const cell = cellOf(event.target);
    if (cell === null) return;
    if (stopCell !== null) cells.get(stopCell)?.setAttribute("tabindex", "-1");
    cells.get(cell)?.setAttribute("tabindex", "0");
    stopCell = cell;
    if (!steering) anchor = layout.centres[cell] ?? anchor;
    // A mouse click focuses too, but then the pointer says already what is looked at.
    if (!(/** @type {Element} */ (event.target).matches(":focus-visible"))) return;
    target.focus(cell);
    look(cell);
  });
  on("focusout", () => {
    target.focus(null);
    look(null);
  });
  on("keydown", (/** @type {KeyboardEvent} */ event) => {
    const cell = cellOf(event.target);
    if (cell === null || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (!event.repeat) target.choose(cell);
      return;
    }
    const direction = DIRECTIONS[event.key];
    if (!direction) return;
    event.preventDefault();
    const next = nextCell(layout, [...cells.keys()], cell, direction, anchor);
    if (next === null) return;
    const centre = layout.centres[next];
    // Along the direction the anchor goes with the cell, across it stays.
    if (centre) anchor = direction[0] === 0 ? [anchor[0], centre[1]] : [centre[0], anchor[1]];
    steering = true;
    cells.get(next)?.focus();
    steering = false;
  });

  return () => {
    clearTimeout(holding);
    stop.abort();
  };
}

/**
 * @param {EventTarget | null} target
 * @returns {number | null}
 */
function cellOf(target) {
  const place = target instanceof Element ? target.getAttribute("data-cell") : null;
  return place === null ? null : Number(place);
}
