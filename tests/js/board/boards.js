/** Small boards for the tests, made here so that the tests need no engine. */

/** @typedef {import("../../../site/types.d.ts").BoardData} BoardData */

/**
 * A square board without colours that matter.
 *
 * @param {number} width
 * @param {number} height
 * @param {number[]} [obstacles]
 * @returns {BoardData}
 */
export function squareBoard(width, height, obstacles = []) {
  const places = Array.from({ length: width * height }, (_, place) => place);
  /** @type {(column: number, row: number) => number} */
  const cellAt = (column, row) => {
    if (column < 0 || row < 0 || column >= width || row >= height) return -1;
    const place = row * width + column;
    return obstacles.includes(place) ? -1 : place;
  };
  const across = places.map((place) => {
    const [column, row] = [place % width, Math.floor(place / width)];
    return [cellAt(column, row - 1), cellAt(column + 1, row), cellAt(column, row + 1), cellAt(column - 1, row)];
  });
  return {
    variant: "test",
    seed: "0",
    lattice: "square",
    width,
    height,
    extent: [width, height],
    shape: [
      [-0.5, -0.5],
      [0.5, -0.5],
      [0.5, 0.5],
      [-0.5, 0.5],
    ],
    centres: places.map((place) => [(place % width) + 0.5, Math.floor(place / width) + 0.5]),
    across,
    neighbours: across.map((cells) => cells.filter((cell) => cell >= 0)),
    colours: places.map((place) => (obstacles.includes(place) ? -1 : place % 7)),
    owners: places.map(() => -1),
    colourCount: 7,
    obstacles,
    walls: [],
    worths: [],
    pots: [],
    starts: [[], []],
    sides: [0, 1],
    turns: [0, 180],
    total: width * height - obstacles.length,
  };
}
