/** The picture of a result: what it tells, drawn as an SVG that needs nothing from the page, and made a PNG. */

import { layOut } from "../board/layout.js";
import { roundedPath } from "../board/polygon.js";
import { DAY, drawStill } from "../board/still.js";
import { svg } from "../board/svg.js";
import { outlineStrokes } from "../board/territories.js";
import { t } from "../i18n/index.js";
import { playerName, variantName } from "./names.js";
import { wordPoints } from "./points.js";
import { layOutPoster } from "./poster.js";
import { wordDate, wordHeadline, wordWhy } from "./share_words.js";

/** @import { Palette } from "../board/still.js" */
/** @import { Sharing } from "../state/sharing.js" */
/** @import { Sight } from "./figures.js" */
/** @import { Measure, Poster, PosterFacts, PosterSide, PosterText } from "./poster.js" */

const FAMILY = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";

/** @type {Record<PosterText["tone"], string>} */
const TONES = { ink: DAY.ink, soft: DAY.inkSoft, accent: "#0b6b66" };

/** @returns {Measure} with the letters that this browser draws */
export function browserMeasure() {
  const context = document.createElement("canvas").getContext("2d");
  return (text, size, weight) => {
    if (!context) return text.length * size * 0.6;
    context.font = `${weight} ${size}px ${FAMILY}`;
    return context.measureText(text).width;
  };
}

/**
 * @param {Sharing} sharing
 * @param {Sight} sight of its end
 * @returns {PosterFacts}
 */
export function posterFacts(sharing, sight) {
  const { board, seats, snapshot } = sight;
  const { match, outcome, sides } = snapshot;
  const { games } = sharing;
  const two = match.games > 1 && match.result !== null;
  const ranks = sides.length > 2 ? (two ? match.result?.ranks : outcome && rankOf(outcome.ranking)) : null;
  /** @type {(PosterSide & { side: number, rank: number })[]} */
  const unordered = sides.map(({ side, worth, players }) => ({
    names: players.map((player) => playerName(seats, player)),
    figure: two ? wordPoints(match.result?.points[side] ?? 0) : String(worth),
    more: two ? t("share-sum", { worth: match.result?.sums[side] ?? 0 }) : "",
    marks: players.map((player) => ({ player, colour: games.length > 1 ? null : snapshot.players[player].colour, rank: ranks ? String(ranks[side]) : "" })),
    worth,
    side,
    rank: ranks?.[side] ?? 0,
  }));
  const shown = unordered.sort((one, other) => one.rank - other.rank);
  const { challenge } = sharing.state;
  return {
    title: t("page-name"),
    variant: variantName(board.variant),
    note: [wordDate(sharing), t("table-board-number", { seed: board.seed })].filter(Boolean).join(" · "),
    headline: wordHeadline(sight),
    reason: wordWhy(sight),
    sides: shown,
    total: games.length === 1 ? snapshot.total : 0,
    boards: games.map(({ snapshot: { sides: ended }, turn }, game) => {
      const { width, height } = layOut(board, turn);
      const score = shown.map(({ side }) => ended[side].worth).join("–");
      return { caption: games.length > 1 ? t("share-game", { number: game + 1, score }) : "", width, height };
    }),
    site: sharing.site,
    dare: challenge ? t("share-dare", { target: challenge.target }) : "",
  };
}

/**
 * @param {{ side: number, rank: number }[]} ranking
 * @returns {number[]} the rank of each side
 */
function rankOf(ranking) {
  /** @type {number[]} */
  const ranks = [];
  for (const { side, rank } of ranking) ranks[side] = rank;
  return ranks;
}

/**
 * @param {PosterText} part
 * @returns {SVGTextElement}
 */
function textOf({ x, y, text, size, weight, anchor, tone }) {
  const look = { "font-size": size, "font-weight": weight, "text-anchor": anchor, "fill": TONES[tone] };
  const element = svg("text", { x: Math.round(x), y: Math.round(y), ...look });
  element.textContent = text;
  return element;
}

/**
 * The page's sign, as in icons/logo.svg.
 * @param {Poster["logo"]} place
 */
function drawLogo({ x, y, size }) {
  const cell = (/** @type {number} */ left, /** @type {number} */ top, /** @type {string} */ fill) =>
    svg("rect", { x: left, y: top, width: 28, height: 28, rx: 6, fill });
  const outline = (/** @type {string} */ stroke, /** @type {number} */ width) =>
    svg("rect", { "x": 6, "y": 6, "width": 20, "height": 52, "rx": 5, "fill": "none", stroke, "stroke-width": width });
  const cells = [cell(2, 2, "#c4472f"), cell(34, 2, "#eaba45"), cell(2, 34, "#c4472f"), cell(34, 34, "#78bbdc")];
  const lines = [outline(DAY.lineLight, 6), outline(DAY.lineDark, 3.5)];
  return svg("g", { transform: `translate(${x} ${y}) scale(${size / 64})` }, [...cells, ...lines]);
}

/**
 * A player's colour within the outline that the territory has on the board.
 * @param {Poster["marks"][number]} mark
 * @param {Palette} palette
 */
function drawMark({ x, y, size, player, colour, rank }, palette) {
  const square = (/** @type {number} */ inset) =>
    roundedPath([[x + inset, y + inset], [x + size - inset, y + inset], [x + size - inset, y + size - inset], [x + inset, y + size - inset]], size * 0.2);
  const strokes = outlineStrokes({ line: size * 0.055 }, player);
  for (const stroke of strokes) {
    const light = stroke.getAttribute("class") === "outline-light";
    const look = { "d": square(size * 0.08), "fill": "none", "stroke": light ? DAY.lineLight : DAY.lineDark, "stroke-linecap": "round" };
    for (const [name, value] of Object.entries(look)) stroke.setAttribute(name, value);
  }
  const parts = [svg("path", { d: square(0), fill: colour === null ? DAY.raised : palette.fills[colour] }), ...strokes];
  if (!rank) return parts;
  const number = textOf({ x: x + size / 2, y: y + size * 0.68, text: rank, size: Math.round(size * 0.5), weight: 700, anchor: "middle", tone: "ink" });
  if (colour !== null) number.setAttribute("fill", palette.inks[colour]);
  return [...parts, number];
}

/**
 * The equator bar: both fill it from their ends, with a mark in the middle.
 * @param {NonNullable<Poster["bar"]>} bar
 * @param {Palette} palette
 */
function drawBar({ x, y, width, height, shares, colours }, palette) {
  const round = { y, height, rx: height / 2 };
  const middle = x + width / 2;
  const clip = svg("clipPath", { id: "bar" }, [svg("rect", { x, width, ...round })]);
  const fills = shares.map((share, index) => {
    const left = index === 0 ? x : x + width * (1 - share);
    return svg("rect", { "x": left, y, "width": width * share, height, "fill": palette.fills[colours[index]], "stroke": "#000", "stroke-opacity": 0.45 });
  });
  return [
    clip,
    svg("rect", { x, width, ...round, fill: DAY.sunken, stroke: DAY.hairline }),
    svg("g", { "clip-path": "url(#bar)" }, fills),
    svg("rect", { x: middle - 5, y: y - 8, width: 10, height: height + 16, rx: 5, fill: DAY.page }),
    svg("rect", { x: middle - 2.5, y: y - 6, width: 5, height: height + 12, rx: 2.5, fill: DAY.ink }),
  ];
}

/**
 * @param {Sharing} sharing
 * @param {Sight} sight of its end
 * @param {{ palette: Palette, measure: Measure }} look
 * @returns {{ element: SVGSVGElement, poster: Poster }}
 */
export function drawPoster(sharing, sight, { palette, measure }) {
  const poster = layOutPoster(posterFacts(sharing, sight), measure);
  const { width, height } = poster;
  const { symbols, bigSymbols } = sharing.settings.state;
  const boards = poster.boards.map(({ x, y, game, ...size }) => {
    const { cells, turn } = sharing.games[game];
    const still = drawStill(sight.board, cells, { turn, symbols, bigSymbols, palette });
    const scale = size.width / still.width;
    return svg("g", { transform: `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(5)})` }, [still.element]);
  });
  const element = svg("svg", { "viewBox": `0 0 ${width} ${height}`, width, height, "font-family": FAMILY }, [
    svg("rect", { width, height, fill: DAY.page }),
    drawLogo(poster.logo),
    ...poster.texts.map(textOf),
    ...poster.marks.flatMap((mark) => drawMark(mark, palette)),
    ...(poster.bar ? drawBar(poster.bar, palette) : []),
    ...boards,
  ]);
  return { element, poster };
}

/**
 * @param {SVGSVGElement} element
 * @param {{ width: number, height: number }} size in pixels
 * @returns {Promise<{ blob: Blob, width: number, height: number }>} a PNG file and its size
 * @throws {Error} when the browser cannot make it
 */
export async function paint(element, { width, height }) {
  const url = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(element)], { type: "image/svg+xml" }));
  try {
    const image = new Image(width, height);
    // `decode` knows no SVG in some browsers.
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = () => reject(new Error("the drawing cannot be read"));
      image.src = url;
    });
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve({ blob, width, height }) : reject(new Error("the picture cannot be made"))), "image/png");
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
