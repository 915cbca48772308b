/** The clocks beside the players: digits and a thin bar, drawn by themselves whenever a digit changes. */

import { t } from "../i18n/index.js";
import { AsyncDirective, directive } from "../vendor/lit-html/async-directive.js";
import { classMap } from "../vendor/lit-html/directives/class-map.js";
import { html, noChange, nothing } from "../vendor/lit-html/lit-html.js";

/** @import { Snapshot } from "../types.js" */
/** @import { ChoosingTable } from "../state/choosing_table.js" */
/** @import { ElementPart } from "../vendor/lit-html/lit-html.js" */

/** Milliseconds of a second, and of the digit after the point. */
const SECOND = 1000;
const TENTH = 100;

/**
 * @param {number} left milliseconds
 * @param {boolean} tenths whether they are shown
 * @returns {string} "2:41" or "0:07.3"
 */
export function wordTime(left, tenths = false) {
  const whole = Math.floor(left / SECOND);
  const seconds = String(whole % 60).padStart(2, "0");
  const minutes = String(Math.floor(whole / 60));
  if (!tenths) return t("clock-time", { minutes, seconds });
  return t("clock-time-tenths", { minutes, seconds, tenths: String(Math.floor((left % SECOND) / TENTH)) });
}

/** One clock, for as long as its element is on the page. */
class ClockMount extends AsyncDirective {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer = undefined;

  /**
   * @param {ChoosingTable} _table
   * @param {number} _player
   */
  render(_table, _player) {
    return noChange;
  }

  /**
   * @override
   * @param {ElementPart} part
   * @param {[ChoosingTable, number]} parameters
   */
  update(part, [table, player]) {
    this.draw(/** @type {HTMLElement} */ (part.element), table, player);
    return noChange;
  }

  /**
   * @param {HTMLElement} element
   * @param {ChoosingTable} table
   * @param {number} player
   */
  draw(element, table, player) {
    clearTimeout(this.timer);
    const clock = table.clocks.of(player);
    const data = table.state.snapshot?.match.clock;
    if (!clock || !data) return;
    const { left, low, running } = clock;
    const [digits, bar] = element.children;
    const text = wordTime(left, low);
    // Screen readers must not hear every tick: only who looks for it finds the time.
    if (digits.textContent !== text) digits.textContent = text;
    /** @type {HTMLElement} */ (bar).style.setProperty("--part", String(Math.min(1, left / Math.max(1, data.reserve))));
    element.classList.toggle("is-low", low);
    element.classList.toggle("is-running", running);
    element.dataset.left = String(Math.round(left));
    if (running && left > 0) {
      // Just after the digit changes, so that no tick is a wasted one.
      const wait = (left % (low ? TENTH : SECOND)) + 1;
      this.timer = setTimeout(() => this.draw(element, table, player), wait);
    } else if (data.waiting.includes(player) && !table.state.snapshot?.paused) {
      this.timer = setTimeout(() => this.draw(element, table, player), SECOND / 2);
    }
  }

  /** @override */
  disconnected() {
    clearTimeout(this.timer);
  }
}

const clockOn = directive(ClockMount);

/**
 * @param {ChoosingTable | undefined} table none in a replay, where no clock runs
 * @param {number} player
 */
export function clockFace(table, player) {
  if (!table?.state.snapshot?.match.clock) return nothing;
  return html`
    <span class="clock" role="timer" aria-live="off" data-player=${player} ${clockOn(table, player)}
      ><span class="clock-digits"></span><span class="clock-bar" aria-hidden="true"></span
    ></span>
  `;
}

/**
 * A clock as it stood at a moment that is long gone.
 * @param {Snapshot} snapshot
 * @param {number} player
 */
export function stillClock({ match: { clock } }, player) {
  if (!clock) return nothing;
  const left = clock.left[player];
  const low = left < clock.low;
  const classes = classMap({ clock: true, "is-low": low, "is-running": clock.running.includes(player) });
  return html`
    <span class=${classes} data-player=${player} data-left=${left}><span class="clock-digits">${wordTime(left, low)}</span></span>
  `;
}

/** The time until the clocks of those who are not ready run. */
class GraceMount extends AsyncDirective {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer = undefined;

  /** @param {ChoosingTable} _table */
  render(_table) {
    return noChange;
  }

  /**
   * @override
   * @param {ElementPart} part
   * @param {[ChoosingTable]} parameters
   */
  update(part, [table]) {
    this.draw(/** @type {HTMLElement} */ (part.element), table);
    return noChange;
  }

  /**
   * @param {HTMLElement} element
   * @param {ChoosingTable} table
   */
  draw(element, table) {
    clearTimeout(this.timer);
    const left = table.clocks.graceLeft();
    if (left === null) return;
    const text = left > 0 ? t("ready-grace", { seconds: Math.ceil(left / SECOND) }) : t("ready-grace-over");
    if (element.textContent !== text) element.textContent = text;
    if (left > 0 && !table.state.snapshot?.paused) this.timer = setTimeout(() => this.draw(element, table), (left % SECOND) + 1);
  }

  /** @override */
  disconnected() {
    clearTimeout(this.timer);
  }
}

/** Use on an element: `<p ${graceOf(table)}></p>`. */
export const graceOf = directive(GraceMount);
