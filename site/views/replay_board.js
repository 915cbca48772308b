/** The directive that lets the board of a replay live inside a template. */

import { createBoard } from "../board/board.js";
import { languageOfPage, t } from "../i18n/index.js";
import { AsyncDirective, directive } from "../vendor/lit-html/async-directive.js";
import { noChange } from "../vendor/lit-html/lit-html.js";
import { describeCell } from "./cells.js";
import { variantName } from "./names.js";
import { seatsSeen } from "./steps.js";
import { showsSymbols } from "./symbols.js";

/** @import { ReplayData } from "../types.js" */
/** @import { BoardView } from "../board/board.js" */
/** @import { Replay } from "../state/replay.js" */
/** @import { ElementPart } from "../vendor/lit-html/lit-html.js" */

/** The board of a replay, for as long as its element is on the page. */
class ReplayBoardMount extends AsyncDirective {
  /** @type {BoardView | null} */
  view = null;
  /** @type {ReplayData | null} */
  data = null;
  language = "";
  /** The frame that the board shows; -1: the bare board. */
  position = -1;
  /** Whether it shows what would have been best. */
  best = false;

  /** @param {Replay} _replay */
  render(_replay) {
    return noChange;
  }

  /**
   * @override
   * @param {ElementPart} part
   * @param {[Replay]} parameters
   */
  update(part, [replay]) {
    const { data } = replay.state;
    if (!data) return noChange;
    if (data !== this.data || languageOfPage() !== this.language) this.#mount(/** @type {HTMLElement} */ (part.element), replay, data);
    this.view?.setOptions(this.#options(replay));
    this.#show(replay, data);
    return noChange;
  }

  /**
   * @param {HTMLElement} host
   * @param {Replay} replay
   * @param {ReplayData} data
   */
  #mount(host, replay, data) {
    this.#leave();
    this.view = createBoard(host, data.board, {
      ...this.#options(replay),
      label: t("table-board", { variant: variantName(data.board.variant) }),
      describe: (cell) =>
        describeCell({ state: { board: data.board, seats: seatsSeen(data) }, ...replay.cells }, cell, replay.turn),
    });
    this.data = data;
    this.language = languageOfPage();
    this.position = -1;
  }

  /** @param {Replay} replay */
  #options(replay) {
    const { bigSymbols, animation } = replay.settings.state;
    return { symbols: showsSymbols(replay.settings), bigSymbols, animation, turn: replay.turn };
  }

  /**
   * One step forward is played; whatever else leads to the frame is a jump.
   * @param {Replay} replay
   * @param {ReplayData} data
   */
  #show(replay, data) {
    const position = replay.boardPosition;
    if (!this.view) return;
    const { showsBest, preview, verdict } = replay.analysis;
    if (position !== this.position) {
      const { snapshot } = data.frames[position];
      const forward = position === this.position + 1 && position > 0 && !showsBest && !this.best;
      this.view.update({ ...snapshot, changes: replay.changesFrom(this.position) }, !forward);
      this.position = position;
    }
    this.best = showsBest;
    this.view.preview(preview, preview ? (verdict?.best ?? null) : null);
  }

  #leave() {
    this.view?.destroy();
    Object.assign(this, { view: null, data: null });
  }

  /** @override */
  disconnected() {
    this.#leave();
  }
}

/** Use on an element: `<div ${replayBoardOf(replay)}></div>`. */
export const replayBoardOf = directive(ReplayBoardMount);
