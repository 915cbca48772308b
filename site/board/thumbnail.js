/** Small pictures of boards for the lobby: few elements, nothing that listens. */

import { layOut } from "./layout.js";
import { svg } from "./svg.js";
import { drawTerritories } from "./territories.js";
import { drawTray, drawTreasures, drawWalls, facePath, playableCells } from "./tray.js";

/** @typedef {import("../types.d.ts").BoardData} BoardData */

/**
 * Draws a picture of a board into a host, in place of what was there. It is hidden from screen readers: what
 * stands beside it says which board it is.
 *
 * @param {HTMLElement} host
 * @param {BoardData} board
 */
export function drawThumbnail(host, board) {
  const layout = layOut(board, 0);
  /** @type {string[]} */
  const faces = Array.from({ length: board.colourCount }, () => "");
  for (const place of playableCells(board)) faces[board.colours[place]] += facePath(layout, place);
  const territories = drawTerritories(board.across, layout, board.starts.length);
  territories.update(board.owners);
  host.replaceChildren(
    svg(
      "svg",
      { class: "board board-thumbnail", viewBox: `0 0 ${layout.width.toFixed(1)} ${layout.height.toFixed(1)}`, "aria-hidden": "true" },
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
