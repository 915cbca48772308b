/** Small pictures of boards for the lobby, and of parts of them for the help: few elements, nothing that listens. */

import { centreOf, layOut, UNIT } from "./layout.js";
import { svg } from "./svg.js";
import { drawTerritories } from "./territories.js";
import { drawTray, drawTreasures, drawWalls, facePath, playableCells } from "./tray.js";

/** @typedef {import("../types.d.ts").BoardData} BoardData */
/** @typedef {import("./layout.js").Layout} Layout */

/**
 * Draws a picture of a board into a host, in place of what was there. It is hidden from screen readers: what
 * stands beside it says which board it is.
 *
 * @param {HTMLElement} host
 * @param {BoardData} board
 * @param {number} [turn] degrees clockwise
 */
export function drawThumbnail(host, board, turn = 0) {
  const layout = layOut(board, turn);
  draw(host, board, layout, [0, 0, layout.width, layout.height]);
}

/** How far a detail reaches from its middle, in widths of a cell. */
const REACH = 1.1;

/**
 * Draws the part of a board that lies around some of its cells, as it stands before the first move.
 *
 * @param {HTMLElement} host
 * @param {BoardData} board
 * @param {number[]} cells at least one
 */
export function drawDetail(host, board, cells) {
  const layout = layOut(board, 0);
  const centres = cells.map((cell) => centreOf(layout, cell));
  const [x, y] = [0, 1].map((axis) => centres.reduce((sum, centre) => sum + centre[axis], 0) / centres.length);
  const reach = REACH * UNIT;
  draw(host, board, layout, [x - reach, y - reach, 2 * reach, 2 * reach]);
}

/**
 * @param {HTMLElement} host
 * @param {BoardData} board
 * @param {Layout} layout
 * @param {[number, number, number, number]} view what is seen: left, top, width, height
 */
function draw(host, board, layout, view) {
  /** @type {string[]} */
  const faces = Array.from({ length: board.colourCount }, () => "");
  for (const place of playableCells(board)) faces[board.colours[place]] += facePath(layout, place);
  const territories = drawTerritories(board.across, layout, board.starts.length);
  territories.update(board.owners);
  host.replaceChildren(
    svg(
      "svg",
      { class: "board board-thumbnail", viewBox: view.map((length) => length.toFixed(1)).join(" "), "aria-hidden": "true" },
      [
        drawTray(board, layout),
        ...faces.map((d, colour) => svg("path", { class: "cell", "data-colour": colour, d })),
        territories.element,
        ...drawTreasures(board, layout, false).elements,
        ...drawWalls(board, layout),
      ],
    ),
  );
}
