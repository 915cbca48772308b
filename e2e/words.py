"""Where the words of a page lie: what is cut off, hidden, or sticks out of the box or the window it belongs to."""

from playwright.sync_api import Page

_READ = r"""(names) => {
  const troubles = new Set();
  // Half a pixel is rounding; letters may reach a little beyond their line.
  const slack = 1.5;
  const name = (element) => {
    const { tagName, classList, dataset } = element;
    const mark = dataset.action ?? dataset.colour ?? dataset.variant ?? element.name ?? "";
    return [tagName.toLowerCase(), ...classList].join(".") + (mark && `[${mark}]`);
  };
  const tell = (element, words, what) => troubles.add(`${name(element)}: "${words.trim().slice(0, 60)}" ${what}`);
  const box = (element) => element.getBoundingClientRect();
  const styleOf = (element) => getComputedStyle(element);
  const boxes = `button, .button, td, th, label, legend, figure, .notice, .setup, .dialog-content, .player-panel,
    .tooltip`;
  const scrolls = (overflow) => overflow === "auto" || overflow === "scroll";

  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) troubles.add(`the page scrolls sideways: ${scrollWidth} > ${clientWidth}`);

  // Words over words cannot be read, unless one of them has a ground that covers the other.
  const groundOf = (element) => {
    const [, opacity] = styleOf(element).backgroundColor.match(/^rgba\(.*, ([\d.]+)\)$/) ?? ["", "1"];
    return Number(opacity) > 0.5 || !element.parentElement ? element : groundOf(element.parentElement);
  };
  // What is laid over the page, on a ground of its own, hides it.
  const laid = (ground) => {
    for (let ancestor = ground; ancestor && ancestor !== document.body; ancestor = ancestor.parentElement) {
      if (["fixed", "sticky", "absolute"].includes(styleOf(ancestor).position)) return true;
    }
    return getComputedStyle(ground).zIndex !== "auto";
  };
  const apart = (one, other) => one !== other && (laid(one) || laid(other));
  // What is scrolled away lies over nothing.
  const scrolledTo = (element, line) => {
    for (let ancestor = element; ancestor && ancestor !== document.body; ancestor = ancestor.parentElement) {
      const [style, { top, bottom, left, right }] = [styleOf(ancestor), box(ancestor)];
      if (!scrolls(style.overflowX) && !scrolls(style.overflowY)) continue;
      if (line.bottom < top + 4 || line.top > bottom - 4 || line.right < left || line.left > right) return false;
    }
    return true;
  };
  const seen = [];
  const shared = (from, to, one, other) => Math.min(one[to], other[to]) - Math.max(one[from], other[from]);
  const overlaps = (a, b) => shared("left", "right", a, b) > 3 && shared("top", "bottom", a, b) > 5;

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.data;
    const parent = node.parentElement;
    // Names that people give themselves may be shortened, and say so by an ellipsis.
    if (names.includes(words.trim())) continue;
    if (!words.trim() || !parent.checkVisibility({ checkVisibilityCSS: true })) continue;
    // A message that no language has is shown by its own name.
    if (/^[a-z]+(-[a-z]+){2,}$/.test(words.trim())) tell(parent, words, "is the name of a message");
    if (parent.closest("option, script, style, .visually-hidden")) continue;
    // Labels of which a phone shows the icon only are clipped to nothing, as .visually-hidden is.
    if (styleOf(parent).clipPath === "inset(50%)") continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    const ground = groundOf(parent);
    const shown = lines.filter((line) => scrolledTo(parent, line));
    for (const other of seen) {
      if (apart(ground, other.ground) || other.parent === parent) continue;
      if (parent.closest("dialog") !== other.parent.closest("dialog")) continue;
      const over = shown.some((line) => other.shown.some((each) => overlaps(line, each)));
      if (over) tell(parent, words, `lies over "${other.words.trim()}"`);
    }
    seen.push({ parent, words, shown, ground });
    const begins = scrollY === 0 && shown.some(({ top, bottom }) => top < -slack && bottom > 0);
    if (begins) tell(parent, words, "begins above the window");
    let sideways = false;
    for (let ancestor = parent; ancestor && ancestor !== document.body; ancestor = ancestor.parentElement) {
      const style = styleOf(ancestor);
      const ends = box(ancestor);
      if (scrolls(style.overflowX)) sideways = true;
      const shortened = style.textOverflow === "ellipsis" && style.overflowX !== "visible";
      for (const line of lines) {
        const out = line.left < ends.left - slack || line.right > ends.right + slack;
        const over = line.top < ends.top - slack || line.bottom > ends.bottom + slack;
        const by = `${name(ancestor)}${shortened ? " (ellipsis)" : ""}`;
        const cuts = (overflow) => overflow !== "visible" && !scrolls(overflow);
        if (cuts(style.overflowX) && out) tell(parent, words, `is cut off by ${by}`);
        if (cuts(style.overflowY) && over) tell(parent, words, `is cut off in height by ${by}`);
        // Things that look like a box hold their words.
        const boxed = ancestor.matches(boxes);
        if (boxed && !sideways && out) tell(parent, words, `sticks out of ${name(ancestor)}`);
        if (ancestor.matches("button, .button") && over) tell(parent, words, `is higher than ${name(ancestor)}`);
      }
    }
    if (!sideways) for (const line of lines) {
      if (line.left < -slack || line.right > innerWidth + slack) tell(parent, words, "sticks out of the window");
    }
  }

  const pen = document.createElement("canvas").getContext("2d");
  for (const select of document.querySelectorAll("select")) {
    if (!select.checkVisibility()) continue;
    const style = styleOf(select);
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const words = select.selectedOptions[0]?.text ?? "";
    const arrow = 20;
    const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
    const { width } = pen.measureText(words);
    if (width > room + slack) tell(select, words, `does not fit: ${Math.round(width)} > ${Math.round(room)}`);
  }
  for (const input of document.querySelectorAll("input[placeholder]")) {
    if (!input.checkVisibility() || input.value) continue;
    const style = styleOf(input);
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const room = input.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    if (pen.measureText(input.placeholder).width > room + slack) tell(input, input.placeholder, "does not fit");
  }
  return [...troubles];
}"""


NAMES = ("Ann", "Ben", "Benedikt", "Cleo", "Cleopatra the Seventh", "Dorothea")
"""What people call themselves in the scenes."""


def clipped_words(page: Page) -> list[str]:
    """Say which words of the page cannot be read whole; nothing, if all can."""
    found: list[str] = page.evaluate(_READ, NAMES)
    return found
