/** What a move would do, drawn over the board while somebody looks at a colour. */

import { UNIT } from "./layout.js";
import { svg } from "./svg.js";
import { markedOutline, outlineStrokes } from "./territories.js";

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("../types.d.ts").Preview} Preview */

/** Patterns are found by id, and a page may hold several boards. */
let patterns = 0;

/**
 * The overlay of previews: a handful of elements, whatever the size of the board.
 *
 * @param {number[][]} across
 * @param {Layout} layout
 * @param {(cells: Iterable<number>) => string} faces path data of the faces of cells
 * @returns {{ element: SVGGElement, show(preview: Preview, territory: number[]): void, hide(): void }}
 */
export function drawPreview(across, layout, faces) {
  const pattern = `filler-hatch-${(patterns += 1)}`;
  const step = 0.3 * UNIT;
  const captured = svg("path", { class: "preview-captured" });
  const wash = svg("path", { class: "preview-closed" });
  const hatch = svg("path", { class: "preview-hatch", fill: `url(#${pattern})` });
  const strokes = outlineStrokes(layout, "preview");
  const element = svg("g", { class: "preview", visibility: "hidden" }, [
    svg("defs", {}, [
      svg(
        "pattern",
        { id: pattern, width: step, height: step, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
        [
          svg("rect", { class: "hatch-dark", width: step * 0.3, height: step }),
          svg("rect", { class: "hatch-light", x: step * 0.3, width: step * 0.14, height: step }),
        ],
      ),
    ]),
    captured,
    wash,
    hatch,
    ...strokes,
  ]);
  return {
    element,
    show(preview, territory) {
      captured.setAttribute("d", faces(preview.captured));
      const closed = faces(preview.closed);
      wash.setAttribute("d", closed);
      hatch.setAttribute("d", closed);
      const after = new Set([...territory, ...preview.captured, ...preview.closed]);
      const gains = preview.captured.length + preview.closed.length > 0;
      const outline = gains ? markedOutline(across, layout, after, "preview") : "";
      for (const path of strokes) path.setAttribute("d", outline);
      element.setAttribute("visibility", "visible");
    },
    hide() {
      element.setAttribute("visibility", "hidden");
    },
  };
}
