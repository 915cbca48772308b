/** Polygons as SVG path data: insets, rounded corners, circles. Knows nothing of boards. */

/** @typedef {import("../types.d.ts").Point} Point */

/**
 * The polygon whose edges all lie `distance` further inside. "Inside" is to the right of each edge, so the outer
 * outline runs clockwise and a hole runs anticlockwise (and grows).
 *
 * @param {Point[]} corners no two neighbouring ones the same
 * @param {number} distance
 * @returns {Point[]} as many corners as came in
 */
export function inset(corners, distance) {
  const normals = corners.map((corner, index) => {
    const next = corners[(index + 1) % corners.length];
    const length = Math.hypot(next[0] - corner[0], next[1] - corner[1]);
    return [(corner[1] - next[1]) / length, (next[0] - corner[0]) / length];
  });
  return corners.map(([x, y], index) => {
    const [ax, ay] = normals[(index + corners.length - 1) % corners.length];
    const [bx, by] = normals[index];
    const reach = distance / (1 + ax * bx + ay * by);
    return [x + reach * (ax + bx), y + reach * (ay + by)];
  });
}

/**
 * The polygon without the corners that lie on a straight line between their neighbours.
 *
 * @param {Point[]} corners
 * @returns {Point[]}
 */
export function straightened(corners) {
  return corners.filter((corner, index) => {
    const before = corners[(index + corners.length - 1) % corners.length];
    const after = corners[(index + 1) % corners.length];
    const turn =
      (corner[0] - before[0]) * (after[1] - corner[1]) - (corner[1] - before[1]) * (after[0] - corner[0]);
    return Math.abs(turn) > 1;
  });
}

/**
 * Path data of a closed polygon with rounded corners.
 *
 * @param {Point[]} corners
 * @param {number} radius of the rounding; where edges are too short for it, the corner gets less
 * @returns {string}
 */
export function roundedPath(corners, radius) {
  let path = "";
  for (let index = 0; index < corners.length; index++) {
    const corner = corners[index];
    const before = corners[(index + corners.length - 1) % corners.length];
    const after = corners[(index + 1) % corners.length];
    const lengthBefore = Math.hypot(before[0] - corner[0], before[1] - corner[1]);
    const lengthAfter = Math.hypot(after[0] - corner[0], after[1] - corner[1]);
    const bx = (before[0] - corner[0]) / lengthBefore;
    const by = (before[1] - corner[1]) / lengthBefore;
    const ax = (after[0] - corner[0]) / lengthAfter;
    const ay = (after[1] - corner[1]) / lengthAfter;
    // A circle of this radius touches both edges at radius / tan(half the angle) from the corner.
    const cosine = Math.max(-1, Math.min(1, bx * ax + by * ay));
    const reach = Math.min(
      radius * Math.sqrt((1 + cosine) / Math.max(1 - cosine, 1e-9)),
      lengthBefore / 2,
      lengthAfter / 2,
    );
    path += `${index === 0 ? "M" : "L"}${short(corner[0] + bx * reach)} ${short(corner[1] + by * reach)}`;
    path += `Q${short(corner[0])} ${short(corner[1])} ${short(corner[0] + ax * reach)} ${short(corner[1] + ay * reach)}`;
  }
  return `${path}Z`;
}

/**
 * Path data of a circle.
 *
 * @param {Point} centre
 * @param {number} radius
 * @returns {string}
 */
export function circlePath([x, y], radius) {
  const arc = `a${short(radius)} ${short(radius)} 0 1 1`;
  return `M${short(x - radius)} ${short(y)}${arc} ${short(2 * radius)} 0${arc} ${short(-2 * radius)} 0Z`;
}

/**
 * A coordinate with one decimal: finer than a screen shows, and short.
 *
 * @param {number} value
 * @returns {number}
 */
export function short(value) {
  return Math.round(value * 10) / 10;
}
