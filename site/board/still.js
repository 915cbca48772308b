/**
 * A board as a picture by itself: the drawing of the table with every colour written into it, since a picture that
 * leaves the page takes no style sheet along. By day always: what is sent to others looks the same for everybody.
 */

import { drawSymbols } from "./board.js";
import { layOut } from "./layout.js";
import { svg } from "./svg.js";
import { drawTerritories } from "./territories.js";
import { drawTray, drawTreasures, drawWalls, facePath, playableCells } from "./tray.js";

/** @typedef {import("../types.d.ts").BoardData} BoardData */

/**
 * The board's colours as the player has them, and what is written on them, by number.
 * @typedef {{ fills: string[], inks: string[] }} Palette
 */

/** The page by day, as in palette.css and board.css. */
export const DAY = Object.freeze({
  page: "#f4efe6",
  raised: "#fbf8f2",
  sunken: "#e9e2d5",
  ink: "#2a2622",
  inkSoft: "#665e54",
  hairline: "#d8cfbf",
  tray: "#8a7358",
  trayRim: "#a58d6e",
  traySide: "#5f4c37",
  lineDark: "#1d1712",
  lineLight: "#fffaf0",
});

/**
 * @param {Element} root that the settings have coloured
 * @returns {Palette}
 */
export function paletteOf(root) {
  const style = getComputedStyle(root);
  const all = (/** @type {string} */ name) => Array.from({ length: 9 }, (_, colour) => style.getPropertyValue(`--${name}-${colour}`).trim());
  return { fills: all("colour"), inks: all("on-colour") };
}

/**
 * What board.css says about each class of the drawing. `own` and `ink` are the colour of the element and what is
 * written on it.
 * @type {Record<string, (own: string, ink: string) => Record<string, string | number>>}
 */
const PAINT = {
  "tray": () => ({ fill: DAY.tray }),
  "tray-rim": () => ({ "fill": "none", "stroke": DAY.trayRim, "stroke-width": 34 }),
  "tray-side": () => ({ fill: DAY.traySide }),
  "tray-floor": () => ({ fill: DAY.page }),
  "tray-lip": () => ({ "fill": "none", "stroke": DAY.trayRim, "stroke-width": 9 }),
  "cell": (own) => ({ fill: own }),
  "symbols": (own, ink) => ({ "fill": ink, "stroke": own, "stroke-width": 6, "paint-order": "stroke" }),
  "pips": () => ({ "fill": DAY.lineDark, "stroke": DAY.lineLight, "stroke-width": 7, "paint-order": "stroke" }),
  "pot-halo": () => ({ "fill": "none", "stroke": DAY.lineLight, "stroke-width": 17 }),
  "pot-handle": () => ({ "fill": "none", "stroke": DAY.lineDark, "stroke-width": 7, "stroke-linecap": "round" }),
  "pot-body": () => ({ fill: DAY.lineDark }),
  "pot-paint": () => ({ fill: DAY.lineLight }),
  "outline-dark": () => ({ "fill": "none", "stroke": DAY.lineDark, "stroke-linecap": "round" }),
  "outline-light": () => ({ "fill": "none", "stroke": DAY.lineLight, "stroke-linecap": "round" }),
  "wall": () => ({ "fill": "none", "stroke": DAY.lineDark, "stroke-width": 16, "stroke-linecap": "round" }),
  "wall-halo": () => ({ "fill": "none", "stroke": DAY.lineLight, "stroke-width": 25, "stroke-linecap": "round" }),
};

/** The same for what stands in a pot that is empty. @type {typeof PAINT} */
const EMPTY_POT = {
  "pot-body": () => ({ "fill": "none", "stroke": DAY.lineDark, "stroke-width": 7 }),
  "pot-paint": () => ({ fill: "none" }),
};

/**
 * @param {SVGElement} element that gets its look, with all that is in it, as attributes
 * @param {Palette} palette
 * @param {typeof PAINT} [rules]
 */
function dress(element, palette, rules = PAINT) {
  const colour = Number(element.getAttribute("data-colour") ?? 0);
  const look = rules[element.getAttribute("class") ?? ""]?.(palette.fills[colour], palette.inks[colour]) ?? {};
  for (const [name, value] of Object.entries(look)) element.setAttribute(name, String(value));
  const inner = element.getAttribute("class") === "pot is-empty" ? { ...PAINT, ...EMPTY_POT } : rules;
  for (const child of element.children) dress(/** @type {SVGElement} */ (child), palette, inner);
}

/**
 * Draws a board as it stands.
 *
 * @param {BoardData} board
 * @param {{ owners: number[], colours: number[] }} cells of every place
 * @param {{ turn: number, symbols: boolean, bigSymbols: boolean, palette: Palette }} look `turn`: degrees clockwise
 * @returns {{ element: SVGGElement, width: number, height: number }} a group that reaches from (0, 0) to this size
 */
export function drawStill(board, { owners, colours }, { turn, palette, ...wishes }) {
  const layout = layOut(board, turn);
  const faces = Array.from({ length: board.colourCount }, () => "");
  for (const place of playableCells(board)) faces[colours[place]] += facePath(layout, place);
  const territories = drawTerritories(board.across, layout, board.starts.length);
  territories.update(owners);
  const symbols = drawSymbols(board, layout, wishes);
  symbols.update(colours);
  const treasures = drawTreasures(board, layout, wishes.symbols);
  for (const [cell, pot] of treasures.pots) if (owners[cell] >= 0) pot.setAttribute("class", "pot is-empty");
  const element = svg("g", { "stroke-linejoin": "round" }, [
    drawTray(board, layout),
    ...faces.map((d, colour) => svg("path", { "class": "cell", "data-colour": colour, d })),
    territories.element,
    ...symbols.elements,
    ...treasures.elements,
    ...drawWalls(board, layout),
  ]);
  dress(element, palette);
  return { element, width: layout.width, height: layout.height };
}
