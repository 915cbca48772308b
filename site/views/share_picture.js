/** The directive that keeps the picture of a match that is shared true to what is told of it. */

import { paletteOf } from "../board/still.js";
import { languageOfPage } from "../i18n/index.js";
import { AsyncDirective, directive } from "../vendor/lit-html/async-directive.js";
import { noChange } from "../vendor/lit-html/lit-html.js";
import { browserMeasure, drawPoster, paint } from "./poster_drawing.js";
import { sightOf, wordPicture } from "./share_words.js";

/** @import { Sharing } from "../state/sharing.js" */

/** Milliseconds after the last letter of a name until it is drawn. */
const PAUSE = 250;

/** Paints whenever something of the picture is another. */
class PictureMount extends AsyncDirective {
  /** What the picture was painted from last. @type {unknown[]} */
  #known = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #waiting = undefined;

  /** @param {Sharing} _sharing */
  render(_sharing) {
    return noChange;
  }

  /**
   * @override
   * @param {unknown} _part
   * @param {[Sharing]} parameters
   */
  update(_part, [sharing]) {
    const { data, name } = sharing.state;
    const { symbols, bigSymbols, palette } = sharing.settings.state;
    const known = [data, name, symbols, bigSymbols, palette, languageOfPage()];
    if (!data || known.every((value, index) => value === this.#known[index])) return noChange;
    const first = this.#known[0] !== data;
    this.#known = known;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => paintPicture(sharing), first ? 0 : PAUSE);
    return noChange;
  }

  /** @override */
  disconnected() {
    clearTimeout(this.#waiting);
    this.#known = [];
  }
}

/** @param {Sharing} sharing whose picture is painted */
function paintPicture(sharing) {
  const sight = sightOf(sharing);
  if (!sight) return;
  const { element, poster } = drawPoster(sharing, sight, { palette: paletteOf(document.documentElement), measure: browserMeasure() });
  void sharing.hang(paint(element, poster), wordPicture(sharing, sight));
}

/** Use on an element: `<div ${pictureOf(sharing)}></div>`. */
export const pictureOf = directive(PictureMount);
