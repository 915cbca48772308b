/** Directives that let the board's own drawings live inside templates. */

import { createBoard, drawDetail, drawThumbnail } from "../board/board.js";
import { drawEquator } from "../board/equator.js";
import { AsyncDirective, directive } from "../vendor/lit-html/async-directive.js";
import { noChange } from "../vendor/lit-html/lit-html.js";
import { describeCell } from "./cells.js";
import { variantName } from "./names.js";
import { showsSymbols } from "./symbols.js";
import { languageOfPage, t } from "../i18n/index.js";

/** @import { BoardData, Preview } from "../types.js" */
/** @import { BoardView } from "../board/board.js" */
/** @import { EquatorData } from "../board/equator.js" */
/** @import { Cells } from "../state/cells.js" */
/** @import { ChoosingTable } from "../state/choosing_table.js" */
/** @import { ExpectedFrame } from "../state/practice_line.js" */
/** @import { ElementPart } from "../vendor/lit-html/lit-html.js" */

/** The board of a table, for as long as its element is on the page. */
class BoardMount extends AsyncDirective {
  /** @type {BoardView | null} */
  view = null;
  /** @type {ChoosingTable | null} */
  table = null;
  round = -1;
  language = "";
  /** @type {Preview | null} */
  previewed = null;
  /** @type {ExpectedFrame | null} What the board shows instead of how the table stands. */
  expected = null;
  /** @type {() => void} */
  unwatch = () => {};

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
    const { board, round } = table.state;
    if (!board) return noChange;
    const same = table === this.table && round === this.round && languageOfPage() === this.language;
    if (!same) this.#mount(/** @type {HTMLElement} */ (part.element), table, board);
    this.view?.setOptions(this.#options(table));
    this.#lookAhead(table);
    this.#look(table);
    return noChange;
  }

  /**
   * @param {HTMLElement} host
   * @param {ChoosingTable} table
   * @param {BoardData} board
   */
  #mount(host, table, board) {
    this.#leave();
    const view = createBoard(host, board, {
      ...this.#options(table),
      label: "lesson" in table ? t("lesson-board") : t("table-board", { variant: variantName(board.variant) }),
      describe: (cell) => describeCell(table, cell, table.boardTurn),
      onCell: (cell) => void table.pressCell(cell),
      onHoverCell: (cell) => table.showCell(cell),
    });
    const whole = table.wholeSnapshot();
    if (whole) view.update(whole, true);
    this.unwatch = table.watch((snapshot) => {
      if (this.expected) this.#showCells(table, this.expected.cells, { snapshot, cells: table.cells });
      else view.update(snapshot);
      this.expected = null;
      // An update of the board hides its preview.
      this.previewed = null;
    });
    Object.assign(this, { view, table, round: table.state.round, language: languageOfPage(), previewed: null, expected: null });
  }

  /** @param {ChoosingTable} table */
  #options(table) {
    const { bigSymbols, animation } = table.settings.state;
    return { symbols: showsSymbols(table.settings), bigSymbols, animation, turn: table.boardTurn };
  }

  /** @param {ChoosingTable} table at which somebody may look at what the computer expects */
  #lookAhead(table) {
    const { expected, snapshot } = table.state;
    const frame = expected && expected.step > 0 ? expected.frames[expected.step] : null;
    if (frame === this.expected || !snapshot) return;
    this.#showCells(table, this.expected?.cells ?? table.cells, frame ?? { snapshot, cells: table.cells });
    this.expected = frame;
    this.previewed = null;
  }

  /**
   * @param {ChoosingTable} table
   * @param {Cells} from what the board shows
   * @param {ExpectedFrame} frame what it is to show
   */
  #showCells(table, from, { snapshot, cells }) {
    this.view?.update({ ...snapshot, changes: table.changesFrom(from, cells) }, true);
  }

  /** @param {ChoosingTable} table whose shown colour the board shows, too */
  #look(table) {
    const preview = table.canChoose && !this.expected ? (table.choiceOf(table.state.shown)?.preview ?? null) : null;
    if (preview === this.previewed) return;
    this.previewed = preview;
    this.view?.preview(preview, preview ? table.state.shown : null);
  }

  #leave() {
    this.unwatch();
    this.view?.destroy();
    Object.assign(this, { view: null, table: null });
  }

  /** @override */
  disconnected() {
    this.#leave();
  }
}

/** Use on an element: `<div ${boardOf(table)}></div>`. */
export const boardOf = directive(BoardMount);

/** Pictures that wait to be drawn. @type {Map<object, () => void>} */
const pictures = new Map();

/** Draws the first picture that waits; each in a task of its own, so that the page answers in between. */
function drawNext() {
  const [next] = pictures;
  if (!next) return;
  const [mount, draw] = next;
  pictures.delete(mount);
  draw();
  if (pictures.size > 0) setTimeout(drawNext);
}

/** A picture of a board; drawn anew only for another board. */
class ThumbnailMount extends AsyncDirective {
  /** @type {BoardData | null} */
  board = null;

  /**
   * @param {BoardData | null} _board
   * @param {number} [_turn] degrees clockwise
   */
  render(_board, _turn) {
    return noChange;
  }

  /**
   * @override
   * @param {ElementPart} part
   * @param {[BoardData | null, number?]} parameters
   */
  update(part, [board, turn]) {
    if (board && board !== this.board) {
      if (pictures.size === 0) setTimeout(drawNext);
      pictures.set(this, () => drawThumbnail(/** @type {HTMLElement} */ (part.element), board, turn));
    }
    this.board = board;
    return noChange;
  }

  /** @override */
  disconnected() {
    pictures.delete(this);
    this.board = null;
  }
}

/** Use on an element: `<div ${thumbnailOf(board)}></div>`. */
export const thumbnailOf = directive(ThumbnailMount);

/** A picture of the part of a board around some cells; drawn anew only for another board. */
class DetailMount extends AsyncDirective {
  /** @type {BoardData | null} */
  board = null;

  /** @param {{ board: BoardData, cells: number[] }} _detail */
  render(_detail) {
    return noChange;
  }

  /**
   * @override
   * @param {ElementPart} part
   * @param {[{ board: BoardData, cells: number[] }]} parameters
   */
  update(part, [{ board, cells }]) {
    if (board !== this.board) drawDetail(/** @type {HTMLElement} */ (part.element), board, cells);
    this.board = board;
    return noChange;
  }
}

/** Use on an element: `<span ${detailOf({ board, cells })}></span>`. */
export const detailOf = directive(DetailMount);

/** The equator bar. */
class EquatorMount extends AsyncDirective {
  /** @param {EquatorData} _data */
  render(_data) {
    return noChange;
  }

  /**
   * @override
   * @param {ElementPart} part
   * @param {[EquatorData]} parameters
   */
  update(part, [data]) {
    drawEquator(/** @type {HTMLElement} */ (part.element), data);
    return noChange;
  }
}

/** Use on an element: `<div ${equatorOf(data)}></div>`. */
export const equatorOf = directive(EquatorMount);
