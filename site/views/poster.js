/**
 * Where everything stands in the picture of a result: a pure function of what is told and of how wide words are. The
 * sizes are pixels of the picture.
 */

/** @typedef {(text: string, size: number, weight: number) => number} Measure how wide a text is */

/**
 * @typedef {object} PosterSide
 * @property {string[]} names of its players
 * @property {string} figure what counts: cells, in a match of two games points
 * @property {string} more what stands below the name; perhaps empty
 * @property {{ player: number, colour: number | null, rank: string }[]} marks of its players; no colour where it is another in each game
 * @property {number} worth
 */

/**
 * @typedef {object} PosterFacts
 * @property {string} title of the page
 * @property {string} variant
 * @property {string} note below it: the day and the number of the board
 * @property {string} headline
 * @property {string} reason
 * @property {PosterSide[]} sides in the order in which they stand
 * @property {number} total worth of the board where a bar shows how far the two sides are; 0 for no bar
 * @property {{ caption: string, width: number, height: number }[]} boards one or two, with the sizes of their drawings
 * @property {string} site address of the page
 * @property {string} dare a question to who looks at it; perhaps empty
 */

/** @typedef {"ink" | "soft" | "accent"} Tone */
/** @typedef {{ x: number, y: number, text: string, size: number, weight: number, anchor: "start" | "middle" | "end", tone: Tone }} PosterText */

/**
 * @typedef {object} Poster
 * @property {number} width
 * @property {number} height
 * @property {{ x: number, y: number, size: number }} logo
 * @property {PosterText[]} texts `y` is the line on which the letters stand
 * @property {{ x: number, y: number, size: number, player: number, colour: number | null, rank: string }[]} marks
 * @property {{ x: number, y: number, width: number, height: number, shares: number[], colours: number[] } | null} bar
 * @property {{ x: number, y: number, width: number, height: number, game: number }[]} boards
 */

const WIDTH = 1200;
const MARGIN = 56;
const INNER = WIDTH - 2 * MARGIN;

/** The tallest drawing of a board; wider than tall where the board is. */
const TALLEST = 960;

/** Between two columns. */
const GAP = 40;

/**
 * @param {Measure} measure
 * @param {string} text
 * @param {{ size: number, least: number, weight: number, room: number }} wish
 * @returns {{ text: string, size: number, weight: number }} as large as wished where there is room, else smaller, else cut
 */
export function fitText(measure, text, { size, least, weight, room }) {
  const wide = measure(text, size, weight);
  const fitting = wide <= room ? size : Math.max(least, Math.floor((size * room) / wide));
  let signs = [...text];
  const shown = () => (signs.length < [...text].length ? `${signs.join("").trimEnd()}…` : text);
  while (signs.length > 1 && measure(shown(), fitting, weight) > room) signs = signs.slice(0, -1);
  return { text: shown(), size: fitting, weight };
}

/**
 * @param {PosterFacts} facts
 * @param {Measure} measure
 * @returns {Poster}
 */
export function layOutPoster(facts, measure) {
  /** @type {Poster} */
  const poster = { width: WIDTH, height: 0, logo: { x: MARGIN, y: 46, size: 62 }, texts: [], marks: [], bar: null, boards: [] };
  const write = (/** @type {Partial<PosterText> & { x: number, y: number }} */ place, /** @type {string} */ text, /** @type {{ size: number, least?: number, weight?: number, room: number }} */ wish) => {
    if (!text) return;
    const fitted = fitText(measure, text, { least: Math.ceil(wish.size * 0.7), weight: 400, ...wish });
    poster.texts.push({ anchor: "start", tone: "ink", ...place, ...fitted });
  };

  write({ x: MARGIN + 80, y: 94 }, facts.title, { size: 46, weight: 700, room: 400 });
  write({ x: WIDTH - MARGIN, y: 74, anchor: "end" }, facts.variant, { size: 34, weight: 600, room: 600 });
  write({ x: WIDTH - MARGIN, y: 108, anchor: "end", tone: "soft" }, facts.note, { size: 24, room: 600 });
  write({ x: WIDTH / 2, y: 194, anchor: "middle" }, facts.headline, { size: 60, weight: 700, room: INNER });
  write({ x: WIDTH / 2, y: 240, anchor: "middle", tone: "soft" }, facts.reason, { size: 28, room: INNER });

  let y = facts.reason ? 272 : 230;
  y = facts.sides.length === 2 ? facingSides(poster, write, measure, facts.sides, y) : manySides(poster, write, measure, facts.sides, y);
  if (facts.total > 0 && facts.sides.length === 2) {
    const shares = facts.sides.map(({ worth }) => Math.min(1, worth / facts.total));
    poster.bar = { x: MARGIN, y: y + 12, width: INNER, height: 22, shares, colours: facts.sides.map(({ marks: [{ colour }] }) => colour ?? 0) };
    y += 42;
  }
  y = boardsBelow(poster, write, facts.boards, y + 26);

  write({ x: MARGIN, y: y + 50, tone: "soft" }, facts.site, { size: 26, room: INNER * 0.45 });
  write({ x: WIDTH - MARGIN, y: y + 50, anchor: "end", tone: "accent" }, facts.dare, { size: 28, weight: 700, room: INNER * 0.53 });
  poster.height = Math.round(y + 86);
  return poster;
}

/**
 * @param {Measure} measure
 * @param {string} text
 * @param {number} size
 * @param {number} weight
 * @returns {string[]} the text in two lines, as equal as its words allow; in one where there is only one word
 */
export function twoLines(measure, text, size, weight) {
  const words = text.split(" ");
  const splits = words.slice(1).map((_, index) => [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")]);
  const widest = (/** @type {string[]} */ lines) => Math.max(...lines.map((line) => measure(line, size, weight)));
  return splits.reduce((best, lines) => (best.length === 1 || widest(lines) < widest(best) ? lines : best), [text]);
}

/**
 * Two sides that face each other, their figures in the middle.
 * @param {Poster} poster
 * @param {(place: any, text: string, wish: any) => void} write
 * @param {Measure} measure
 * @param {PosterSide[]} sides
 * @param {number} top
 * @returns {number} where they end
 */
function facingSides(poster, write, measure, sides, top) {
  const size = 62;
  const widest = Math.max(...sides.map(({ figure }) => measure(figure, 64, 700)));
  write({ x: WIDTH / 2, y: top + 54, anchor: "middle", tone: "soft" }, "–", { size: 56, room: 100 });
  for (const [index, { names, figure, more, marks }] of sides.entries()) {
    const way = index === 0 ? 1 : -1;
    const edge = index === 0 ? MARGIN : WIDTH - MARGIN;
    for (const [place, mark] of marks.entries()) {
      const x = edge + way * place * (size + 10);
      poster.marks.push({ ...mark, x: index === 0 ? x : x - size, y: top, size });
    }
    const inner = edge + way * (marks.length * (size + 10) + 12);
    const room = Math.abs(WIDTH / 2 - inner) - widest - GAP - 20;
    const anchor = index === 0 ? "start" : "end";
    const whole = names.join(" · ");
    const fits = measure(whole, 30, 600) <= room;
    if (more || (fits && names.length === 1)) {
      write({ x: inner, y: top + (more ? 30 : 44), anchor }, whole, { size: 36, weight: 600, room });
      write({ x: inner, y: top + 62, anchor, tone: "soft" }, more, { size: 24, room });
    } else {
      const lines = names.length > 1 ? names : twoLines(measure, whole, 28, 600);
      for (const [line, name] of lines.entries()) write({ x: inner, y: top + 27 + line * 32, anchor }, name, { size: 28, weight: 600, room });
    }
    write({ x: WIDTH / 2 - way * GAP, y: top + 54, anchor: index === 0 ? "end" : "start" }, figure, { size: 64, weight: 700, room: widest });
  }
  return top + size + 8;
}

/**
 * More sides than two: in two columns, row by row.
 * @param {Poster} poster
 * @param {(place: any, text: string, wish: any) => void} write
 * @param {Measure} measure
 * @param {PosterSide[]} sides
 * @param {number} top
 * @returns {number} where they end
 */
function manySides(poster, write, measure, sides, top) {
  const size = 54;
  const column = (INNER - GAP) / 2;
  for (const [index, { names, figure, more, marks: [mark] }] of sides.entries()) {
    const x = MARGIN + (index % 2) * (column + GAP);
    const y = top + Math.floor(index / 2) * (size + 18);
    const wide = measure(figure, 50, 700);
    poster.marks.push({ ...mark, x, y, size });
    const room = column - size - 18 - wide - 24;
    write({ x: x + size + 18, y: y + (more ? 26 : 39) }, names.join(" · "), { size: more ? 30 : 34, weight: 600, room });
    write({ x: x + size + 18, y: y + 54, tone: "soft" }, more, { size: 22, room });
    write({ x: x + column, y: y + 45, anchor: "end" }, figure, { size: 50, weight: 700, room: wide });
  }
  return top + Math.ceil(sides.length / 2) * (size + 18) - 6;
}

/**
 * @param {Poster} poster
 * @param {(place: any, text: string, wish: any) => void} write
 * @param {PosterFacts["boards"]} boards
 * @param {number} top
 * @returns {number} where they end
 */
function boardsBelow(poster, write, boards, top) {
  const column = (INNER - (boards.length - 1) * GAP) / boards.length;
  const scale = Math.min(...boards.map(({ width, height }) => Math.min(column / width, TALLEST / height)));
  const tallest = Math.max(...boards.map(({ height }) => height * scale));
  for (const [game, { caption, ...size }] of boards.entries()) {
    const [width, height] = [size.width * scale, size.height * scale];
    const middle = MARGIN + game * (column + GAP) + column / 2;
    poster.boards.push({ x: middle - width / 2, y: top + (tallest - height) / 2, width, height, game });
    write({ x: middle, y: top + tallest + 44, anchor: "middle" }, caption, { size: 30, weight: 600, room: column });
  }
  return top + tallest + (boards.some(({ caption }) => caption) ? 56 : 0);
}
