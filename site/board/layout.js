/**
 * Where everything of a board lies in the drawing.
 *
 * The engine gives one outline and the centre of each place; turning them here once, instead of turning the
 * drawing, keeps symbols, pips and pots upright at every turn.
 */

/** @typedef {import("../types.d.ts").BoardData} BoardData */
/** @typedef {import("../types.d.ts").Point} Point */

/**
 * @typedef {object} Layout
 * @property {number} width of the drawing, margin included, in drawing units
 * @property {number} height of the drawing, margin included, in drawing units
 * @property {Point[]} shape corners of one cell around its centre, clockwise
 * @property {(Point | null)[]} centres of the places; null where the board has none
 * @property {number} inner radius of the largest circle within a cell
 * @property {number} line width of a territory's outline: finer on boards of few, large cells
 * @property {number} turn degrees clockwise by which all this was turned
 */

/** Drawing units per width of a cell: large enough that path data needs only one decimal. */
export const UNIT = 100;

/** Room around the cells for the rim of the tray. */
export const MARGIN = 0.24 * UNIT;

/**
 * Lays a board out.
 *
 * @param {BoardData} board
 * @param {number} turn degrees clockwise
 * @returns {Layout}
 */
export function layOut(board, turn) {
  const angle = (turn * Math.PI) / 180;
  const sine = Math.sin(angle);
  const cosine = Math.cos(angle);
  /** @type {(point: Point) => Point} */
  const turned = ([x, y]) => [UNIT * (x * cosine - y * sine), UNIT * (x * sine + y * cosine)];

  const shape = board.shape.map(turned);
  const loose = board.centres.map((centre) => centre && turned(centre));
  const present = loose.filter((centre) => centre !== null);
  const left = lowest(present, 0) + lowest(shape, 0) - MARGIN;
  const top = lowest(present, 1) + lowest(shape, 1) - MARGIN;
  const right = highest(present, 0) + highest(shape, 0) + MARGIN;
  const bottom = highest(present, 1) + highest(shape, 1) + MARGIN;
  const across = Math.max(right - left, bottom - top) / UNIT;
  return {
    width: right - left,
    height: bottom - top,
    shape,
    centres: loose.map((centre) => centre && [centre[0] - left, centre[1] - top]),
    inner: innerRadius(shape),
    line: UNIT * Math.min(0.1, Math.max(0.05, 0.02 + 0.0042 * across)),
    turn,
  };
}

/**
 * The corners of one place, clockwise.
 *
 * @param {Layout} layout
 * @param {number} place one that the board has
 * @returns {Point[]}
 */
export function cornersOf(layout, place) {
  const [x, y] = centreOf(layout, place);
  return layout.shape.map(([dx, dy]) => [x + dx, y + dy]);
}

/**
 * The centre of one place.
 *
 * @param {Layout} layout
 * @param {number} place one that the board has
 * @returns {Point}
 * @throws {RangeError} where the board has no place
 */
export function centreOf(layout, place) {
  const centre = layout.centres[place];
  if (!centre) throw new RangeError(`the board has no place ${place}`);
  return centre;
}

/** @param {Point[]} shape */
function innerRadius(shape) {
  const distances = shape.map(([x, y], index) => {
    const [nextX, nextY] = shape[(index + 1) % shape.length];
    return Math.abs(x * nextY - y * nextX) / Math.hypot(nextX - x, nextY - y);
  });
  return Math.min(...distances);
}

/** @type {(points: Point[], axis: 0 | 1) => number} */
function lowest(points, axis) {
  return points.reduce((least, point) => Math.min(least, point[axis]), Infinity);
}

/** @type {(points: Point[], axis: 0 | 1) => number} */
function highest(points, axis) {
  return points.reduce((most, point) => Math.max(most, point[axis]), -Infinity);
}
