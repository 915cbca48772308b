/** A finger that holds looks, a short tap plays, and moving off does nothing. */

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { HOLD, Press } from "../../../site/views/press.js";

/** @import { Table } from "../../../site/state/table.js" */

/** A table that only notes what it is told. */
class NotingTable {
  state = { selected: null };
  /** @type {number[]} */
  pressed = [];
  /** @type {number | null} */
  shown = null;

  /** @param {number} colour */
  async press(colour) {
    this.pressed.push(colour);
  }

  /** @param {number | null} colour */
  show(colour) {
    this.shown = colour;
  }
}

const button = { getBoundingClientRect: () => ({ left: 0, top: 0, right: 44, bottom: 44 }) };

/**
 * @param {number} x
 * @param {string} [pointerType]
 */
const at = (x, pointerType = "touch") =>
  /** @type {PointerEvent} */ (/** @type {unknown} */ ({ pointerType, clientX: x, clientY: 10, currentTarget: button }));

/** @param {number} detail how many clicks in a row; 0 from the keyboard */
const click = (detail) => /** @type {MouseEvent} */ (/** @type {unknown} */ ({ detail }));

/** @type {NotingTable} */
let table;
/** @type {Press} */
let press;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  table = new NotingTable();
  press = new Press(/** @type {Table} */ (/** @type {unknown} */ (table)));
});

test("a tap plays and shows nothing", () => {
  press.down(at(5), 3);
  mock.timers.tick(HOLD - 1);
  press.up(at(5));
  press.click(click(1), 3);
  assert.deepEqual(table.pressed, [3]);
  assert.equal(table.shown, null);
});

test("holding shows, and letting go hides without playing", () => {
  press.down(at(5), 3);
  mock.timers.tick(HOLD);
  assert.equal(table.shown, 3);
  press.up(at(5));
  press.click(click(1), 3);
  assert.deepEqual(table.pressed, []);
  assert.equal(table.shown, null);
});

test("the tap after a hold plays again", () => {
  press.down(at(5), 3);
  mock.timers.tick(HOLD);
  press.up(at(5));
  press.down(at(5), 3);
  press.up(at(5));
  press.click(click(1), 3);
  assert.deepEqual(table.pressed, [3]);
});

test("a key counts even after a hold without a click", () => {
  press.down(at(5), 3);
  mock.timers.tick(HOLD);
  press.up(at(5));
  press.click(click(0), 3);
  assert.deepEqual(table.pressed, [3]);
});

test("a finger that moves off takes its press back", () => {
  press.down(at(5), 3);
  press.move(at(60), 3);
  mock.timers.tick(HOLD);
  assert.equal(table.shown, null);
  press.click(click(1), 3);
  assert.deepEqual(table.pressed, []);
});

test("a mouse looks by pointing and plays by clicking", () => {
  press.move(at(5, "mouse"), 2);
  assert.equal(table.shown, 2);
  press.down(at(5, "mouse"), 2);
  press.up(at(5, "mouse"));
  press.click(click(1), 2);
  press.leave(at(60, "mouse"));
  assert.deepEqual(table.pressed, [2]);
  assert.equal(table.shown, null);
});
