/**
 * Pointing at, pressing and holding colour buttons. A mouse looks by pointing. A finger looks by holding: letting
 * go after that does not play, a short tap does.
 */

/** @import { ChoosingTable } from "../state/choosing_table.js" */

/** Milliseconds after which a press is a look. */
export const HOLD = 350;

/** The presses on the colour buttons of one table. */
export class Press {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer = undefined;
  /** Whether the click that ends this press is not meant to play. */
  #spent = false;
  #down = false;

  /** @param {ChoosingTable} table */
  constructor(table) {
    this.table = table;
  }

  /** Shows what was selected, or nothing: nobody looks any more. */
  #rest() {
    this.table.show(this.table.state.selected);
  }

  /**
   * @param {PointerEvent} event
   * @param {number} colour
   */
  down(event, colour) {
    this.#spent = false;
    if (event.pointerType === "mouse") return;
    this.#down = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#spent = true;
      this.table.show(colour);
    }, HOLD);
  }

  /**
   * @param {PointerEvent} event
   * @param {number} colour
   */
  move(event, colour) {
    if (event.pointerType === "mouse") {
      this.table.show(colour);
      return;
    }
    if (!this.#down) return;
    // A finger's events keep going to the button it came down on, wherever it is now.
    const { left, right, top, bottom } = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const inside = event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
    if (!inside) this.cancel();
  }

  /** @param {PointerEvent} event */
  leave(event) {
    if (event.pointerType === "mouse") this.#rest();
  }

  /** @param {PointerEvent} event */
  up(event) {
    if (event.pointerType === "mouse" || !this.#down) return;
    this.#down = false;
    clearTimeout(this.#timer);
    if (this.#spent) this.#rest();
  }

  /** The finger moved off, or the browser took the gesture over. */
  cancel() {
    clearTimeout(this.#timer);
    this.#down = false;
    this.#spent = true;
    this.#rest();
  }

  /**
   * @param {MouseEvent} event
   * @param {number} colour
   */
  click(event, colour) {
    // A click without a pointer comes from the keyboard and always counts.
    const spent = this.#spent && event.detail > 0;
    this.#spent = false;
    if (!spent) void this.table.press(colour);
  }

  /** @param {Event} event the browser's menu of a long press would cover what one looks at */
  menu(event) {
    if (this.#down || this.#spent) event.preventDefault();
  }

  /**
   * @param {FocusEvent} event
   * @param {number} colour
   */
  focus(event, colour) {
    if (/** @type {Element} */ (event.currentTarget).matches(":focus-visible")) this.table.show(colour);
  }

  /** The focus went elsewhere. */
  blur() {
    this.#rest();
  }
}
