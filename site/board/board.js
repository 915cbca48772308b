/**
 * The board of a table: draws it, keeps it true to the snapshots, and says which cell is meant.
 *
 * It never knows what is allowed. Everything it draws came from the engine.
 */

import { animateMove, wantsLessMotion } from "./animate.js";
import { keepLabels } from "./describe.js";
import { centreOf, layOut } from "./layout.js";
import { listen } from "./pointer.js";
import { circlePath } from "./polygon.js";
import { drawPreview } from "./preview.js";
import { svg } from "./svg.js";
import { symbolPath } from "./symbols.js";
import { drawTerritories } from "./territories.js";
import { drawTray, drawTreasures, drawWalls, facePath, playableCells } from "./tray.js";

export { drawDetail, drawThumbnail } from "./thumbnail.js";

/** @typedef {import("../types.d.ts").BoardData} BoardData */
/** @typedef {import("../types.d.ts").Point} Point */
/** @typedef {import("../types.d.ts").Preview} Preview */
/** @typedef {import("../types.d.ts").Snapshot} Snapshot */

/**
 * @typedef {object} BoardOptions
 * @property {boolean} symbols show the symbol of its colour on every cell
 * @property {boolean} bigSymbols show them larger
 * @property {boolean} animation let moves play; a wish for less motion goes before it
 * @property {number} turn degrees clockwise by which the board is turned
 * @property {(cell: number) => string} describe wording of a cell for screen readers
 * @property {string} label name of the board for screen readers
 * @property {(cell: number) => void} [onCell] a free cell was clicked, tapped, or chosen by key
 * @property {(cell: number | null) => void} [onHoverCell] a cell is looked at (pointer, focus, press and hold), or none
 */

/**
 * @typedef {object} BoardView
 * @property {(snapshot: Snapshot, instant?: boolean) => void} update
 *   takes a snapshot's changes over; `instant` leaves the animation out. The first one may follow right after `createBoard`
 * @property {(preview: Preview | null, colour: number | null) => void} preview shows what a colour would do; null hides it
 * @property {(options: Partial<BoardOptions>) => void} setOptions
 * @property {() => void} destroy takes the board out of its host and stops listening
 */

/** Options that change the drawing itself rather than what is done with it. */
const DRAWN = /** @type {const} */ (["symbols", "bigSymbols", "turn", "describe", "label"]);

/**
 * Draws a board into a host, in place of what was there.
 *
 * Sets the property `--board-ratio` (width by height of the drawing) on the host for the page's layout.
 *
 * @param {HTMLElement} host
 * @param {BoardData} board its owners and colours are those before the first `update`
 * @param {BoardOptions} options
 * @returns {BoardView}
 */
export function createBoard(host, board, options) {
  const owners = [...board.owners];
  const colours = [...board.colours];
  let settings = { ...options };
  /** @type {Snapshot | null} */
  let current = null;
  /** @type {Preview | null} */
  let previewed = null;
  let picture = drawPicture(host, board, owners, colours, settings);
  let finishMove = () => {};

  const place = () => {
    host.style.setProperty("--board-ratio", (picture.layout.width / picture.layout.height).toFixed(4));
    host.replaceChildren(picture.element);
  };
  place();

  /** @type {BoardView} */
  const view = {
    update(snapshot, instant = false) {
      finishMove();
      view.preview(null, null);
      const last = snapshot.last;
      const before = last ? colours[owners.indexOf(last.player)] : -1;
      /** @type {number[]} */
      const repainted = [];
      for (const [cell, owner, colour] of snapshot.changes) {
        if (last && owners[cell] === last.player && colours[cell] !== colour) repainted.push(cell);
        owners[cell] = owner;
        colours[cell] = colour;
      }
      current = snapshot;
      picture.refresh(
        snapshot.changes.map(([cell]) => cell),
        snapshot,
      );
      const moves = settings.animation && !instant && !wantsLessMotion() && snapshot.changes.length > 0;
      if (last && moves) finishMove = animateMove(picture.scene, last, repainted, before);
    },
    preview(preview) {
      if (preview === previewed) return;
      previewed = preview;
      const mover = current?.mover ?? null;
      if (preview === null || mover === null) return picture.preview.hide();
      picture.preview.show(
        preview,
        owners.flatMap((owner, cell) => (owner === mover ? [cell] : [])),
      );
    },
    setOptions(changed) {
      const redraw = DRAWN.some((name) => name in changed && changed[name] !== settings[name]);
      settings = { ...settings, ...changed };
      picture.settings = settings;
      if (!redraw) return;
      finishMove();
      picture.stop();
      picture = drawPicture(host, board, owners, colours, settings);
      place();
      const shown = previewed;
      previewed = null;
      if (current) picture.refresh([], current);
      view.preview(shown, null);
    },
    destroy() {
      finishMove();
      picture.stop();
      picture.element.remove();
    },
  };
  return view;
}

/**
 * One drawing of the board; another turn or other symbols make a new one.
 *
 * @param {HTMLElement} host where the drawing will be put
 * @param {BoardData} board
 * @param {number[]} owners kept up to date by the caller
 * @param {number[]} colours kept up to date by the caller
 * @param {BoardOptions} settings
 */
function drawPicture(host, board, owners, colours, settings) {
  const layout = layOut(board, settings.turn);
  const faceData = new Map(playableCells(board).map((cell) => [cell, facePath(layout, cell)]));
  const faces = (/** @type {Iterable<number>} */ cells) => {
    let path = "";
    for (const cell of cells) path += faceData.get(cell) ?? "";
    return path;
  };

  /** @type {Map<number, SVGElement>} */
  const cells = new Map();
  for (const [cell, d] of faceData) {
    const attributes = { class: "cell", role: "gridcell", tabindex: -1, "data-cell": cell, d };
    cells.set(cell, svg("path", { ...attributes, "data-colour": colours[cell], "data-owner": owners[cell] }));
  }
  const surface = svg("g", { class: "board-cells", role: "grid", "aria-label": settings.label }, rowsOf(board, cells));
  if (settings.onCell) surface.classList.add("can-choose");
  const overlays = svg("g");
  const symbols = drawSymbols(board, layout, settings);
  const treasures = drawTreasures(board, layout, settings.symbols);
  const territories = drawTerritories(board.across, layout, board.starts.length);
  const dots = svg("path", { class: "last-dots" });
  const preview = drawPreview(board.across, layout, faces);
  const ring = ["ring-light", "ring-dark"].map((name) => svg("path", { class: name }));
  const element = svg(
    "svg",
    // A drawing would be one picture for screen readers: what counts is the grid in it.
    { class: "board", role: "none", viewBox: `0 0 ${layout.width.toFixed(1)} ${layout.height.toFixed(1)}`, "data-lattice": board.lattice },
    [
      drawTray(board, layout),
      surface,
      svg("g", { class: "board-marks", "aria-hidden": "true" }, [
        overlays,
        territories.element,
        ...symbols.elements,
        ...treasures.elements,
        ...drawWalls(board, layout),
        dots,
        preview.element,
        ...ring,
      ]),
    ],
  );

  const labels = keepLabels(cells, settings.describe);
  const stopListening = listen({
    host,
    cells,
    layout,
    choose(cell) {
      if (owners[cell] < 0) picture.settings.onCell?.(cell);
    },
    look: (cell) => picture.settings.onHoverCell?.(cell),
    focus(cell) {
      if (cell !== null) labels.now(cell);
      for (const path of ring) path.setAttribute("d", cell === null ? "" : faces([cell]));
    },
  });
  territories.update(owners);
  symbols.update(colours);
  labels.refresh(cells.keys());

  const picture = {
    layout,
    element,
    preview,
    settings,
    scene: { cells, layer: overlays, faces },
    /**
     * Shows the present owners and colours.
     *
     * @param {number[]} changed the cells to look at
     * @param {Snapshot} snapshot
     */
    refresh(changed, snapshot) {
      const players = new Set();
      for (const cell of changed) {
        players.add(owners[cell]);
        const path = cells.get(cell);
        path?.setAttribute("data-colour", String(colours[cell]));
        path?.setAttribute("data-owner", String(owners[cell]));
      }
      // Cells are freed only by a new game or a move taken back: whose they were is not known here any more.
      if (players.delete(-1)) territories.update(owners);
      else if (players.size > 0) territories.update(owners, players);
      if (changed.length > 0) symbols.update(colours);
      for (const [cell, pot] of treasures.pots) pot.classList.toggle("is-empty", owners[cell] >= 0);
      const gained = snapshot.last ? [...snapshot.last.waves.flat(), ...snapshot.last.closed] : [];
      dots.setAttribute("data-colour", String(snapshot.last?.colour ?? ""));
      dots.setAttribute("d", gained.map((cell) => circlePath(centreOf(layout, cell), 0.17 * layout.inner)).join(""));
      element.setAttribute("data-ply", String(snapshot.ply));
      // What is said of a cell tells of those around it, too, where rows and columns do not.
      labels.refresh(board.lattice === "square" ? changed : changed.flatMap((cell) => [cell, ...board.neighbours[cell]]));
    },
    stop() {
      stopListening();
      labels.stop();
    },
  };
  return picture;
}

/**
 * The cells as rows, which is how screen readers walk a grid.
 *
 * @param {BoardData} board
 * @param {Map<number, SVGElement>} cells
 * @returns {SVGGElement[]}
 */
function rowsOf(board, cells) {
  return Array.from({ length: board.height }, (_, row) => {
    const inRow = [...cells].filter(([cell]) => Math.floor(cell / board.width) === row);
    return svg(
      "g",
      { role: "row" },
      inRow.map(([, path]) => path),
    );
  });
}

/**
 * The symbols of all cells, as one path for each colour: hundreds of elements fewer than one for each cell.
 *
 * @param {BoardData} board
 * @param {import("./layout.js").Layout} layout
 * @param {Pick<BoardOptions, "symbols" | "bigSymbols">} settings
 * @returns {{ elements: SVGElement[], update(colours: number[]): void }}
 */
export function drawSymbols(board, layout, settings) {
  if (!settings.symbols) return { elements: [], update() {} };
  const size = layout.inner * (settings.bigSymbols ? 0.66 : 0.46);
  const treasures = new Set([...board.pots, ...board.worths.map(([cell]) => cell)]);
  const elements = Array.from({ length: board.colourCount }, (_, colour) =>
    svg("path", { class: "symbols", "data-colour": colour }),
  );
  /** @type {(cell: number, colour: number) => string} */
  const draw = (cell, colour) => {
    const [x, y] = centreOf(layout, cell);
    const aside = treasures.has(cell);
    const shift = aside ? 0.4 * layout.inner : 0;
    return symbolPath(colour, [x - shift, y - shift], aside ? 0.46 * layout.inner : size);
  };
  /** What each cell shows, so that a move draws only the cells and colours that it changed. */
  const shown = board.colours.map(() => -1);
  const data = board.colours.map(() => "");
  return {
    elements,
    update(colours) {
      const touched = new Set();
      for (const [cell, colour] of colours.entries()) {
        if (shown[cell] === colour) continue;
        touched.add(shown[cell]).add(colour);
        shown[cell] = colour;
        data[cell] = draw(cell, colour);
      }
      for (const [colour, path] of elements.entries()) {
        if (touched.has(colour)) path.setAttribute("d", data.filter((_, cell) => shown[cell] === colour).join(""));
      }
    },
  };
}
