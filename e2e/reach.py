"""What people with other hands and eyes need of a page: large enough targets, no motion, room for wider letters."""

from typing import Any

from playwright.sync_api import Page

TARGET = 44
"""The least width and height of what one presses, in CSS pixels (WCAG 2.5.5)."""

_PRESSABLE = r"""() => {
  const kinds = `a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"],
    [role="slider"], [role="tab"], [role="switch"], [tabindex="0"]`;
  const top = [...document.querySelectorAll("dialog")].find((dialog) => dialog.matches(":modal")) ?? document.body;
  const name = (element) => {
    const { tagName, classList, dataset } = element;
    const mark = dataset.action ?? dataset.colour ?? dataset.variant ?? element.name ?? "";
    const words = (element.ariaLabel ?? element.innerText ?? "").trim().slice(0, 30);
    return `${[tagName.toLowerCase(), ...classList].join(".")}${mark && `[${mark}]`} "${words}"`;
  };
  const hidden = (element) => {
    for (let each = element; each; each = each.parentElement) {
      if (getComputedStyle(each).clipPath === "inset(50%)") return true;
    }
    return false;
  };
  // A link within a sentence is as high as its line.
  const inline = (element) => element.matches("a") && getComputedStyle(element).display === "inline"
    && element.parentElement.textContent.trim() !== element.textContent.trim();
  const found = [];
  for (const element of top.querySelectorAll(kinds)) {
    // Cells are a second way to choose; the colour buttons are the first.
    if (element.matches("[data-cell]") || element.closest("[inert]") || inline(element)) continue;
    const parts = [element, ...(element.labels ?? [])].filter((part) => part.checkVisibility() && !hidden(part));
    if (parts.length > 0) found.push({ element, parts, name: name(element) });
  }
  return found;
}"""

_SMALL = f"""(least) => ({_PRESSABLE})().flatMap(({{ element, parts, name }}) => {{
  if (element.disabled) return [];
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const [width, height] = [Math.max(...boxes.map((box) => box.width)), Math.max(...boxes.map((box) => box.height))];
  if (width >= least - 0.5 && height >= least - 0.5) return [];
  // What is pressed may reach beyond what is drawn.
  parts[0].scrollIntoView({{ block: "center", inline: "center" }});
  const box = parts[0].getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const isHit = (right, down) => {{
    const hit = document.elementFromPoint(x + right, y + down);
    return hit && parts.some((part) => part === hit || part.contains(hit));
  }};
  const extent = (right, down) => {{
    let far = 0;
    while (far < least && isHit(right * far, down * far)) far += 1;
    return far;
  }};
  const isLarge = extent(1, 0) + extent(-1, 0) >= least && extent(0, 1) + extent(0, -1) >= least;
  return isLarge ? [] : [`${{name}} is too small: ${{width.toFixed(1)}} × ${{height.toFixed(1)}}`];
}})"""

_BEYOND = f"""() => ({_PRESSABLE})().flatMap(({{ parts, name }}) => {{
  parts[0].scrollIntoView({{ block: "nearest", inline: "nearest" }});
  const {{ left, right, top, bottom, width, height }} = parts[0].getBoundingClientRect();
  // What is larger than the window is scrolled through.
  const across = width > innerWidth || (left >= -1 && right <= innerWidth + 1);
  const down = height > innerHeight || (top >= -1 && bottom <= innerHeight + 1);
  const place = [left, top, right, bottom].map(Math.round);
  return across && down ? [] : [`${{name}} cannot be reached by scrolling: ${{place}}`];
}})"""

_COVERED = f"""() => ({_PRESSABLE})().flatMap(({{ element, parts, name }}) => {{
  if (element.disabled || element.ariaDisabled === "true") return [];
  parts[0].scrollIntoView({{ block: "center", inline: "center" }});
  const box = parts[0].getBoundingClientRect();
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const isFree = hit && parts.some((part) => part === hit || part.contains(hit) || hit.contains(part));
  return isFree ? [] : [`${{name}} is covered by ${{hit?.tagName}}.${{hit?.className}}`];
}})"""

_MOVING = """(longest) => {
  const inSeconds = (part) => parseFloat(part) * (part.includes("ms") ? 0.001 : 1);
  const seconds = (list) => Math.max(...list.split(",").map(inSeconds));
  const troubles = new Set();
  for (const element of document.querySelectorAll("*")) {
    for (const part of ["", "::before", "::after"]) {
      const style = getComputedStyle(element, part || null);
      if (part && style.content === "none") continue;
      const animated = style.animationName !== "none" && seconds(style.animationDuration) > longest;
      const eased = style.transitionProperty !== "none" && seconds(style.transitionDuration) > longest;
      const name = [element.tagName.toLowerCase(), ...element.classList].join(".");
      if (animated || eased) troubles.add(`${name}${part} moves`);
    }
  }
  for (const { effect } of document.getAnimations()) {
    if (effect.getComputedTiming().duration > longest * 1000) troubles.add("an animation runs");
  }
  return [...troubles];
}"""

_SPACE = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }
  `);
  document.adoptedStyleSheets = [sheet];
}"""

_TOUCHES_EDGE = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"


def _ask(page: Page, script: str, argument: Any = None) -> list[str]:
    found: list[str] = page.evaluate(script, argument)
    return found


def small_targets(page: Page) -> list[str]:
    """Say what can be pressed and is too small for a finger; nothing, if all is well."""
    return _ask(page, _SMALL, TARGET)


def beyond_reach(page: Page) -> list[str]:
    """Say what can be pressed, but not be scrolled into the window whole."""
    sideways = ["the page scrolls sideways"] if page.evaluate(_TOUCHES_EDGE) else []
    return _ask(page, _BEYOND) + sideways


def covered(page: Page) -> list[str]:
    """Say what can be pressed, but lies under something else."""
    return _ask(page, _COVERED)


def moving_parts(page: Page, longest: float = 0.02) -> list[str]:
    """Say what would move for longer than so many seconds."""
    return _ask(page, _MOVING, longest)


def space_text(page: Page) -> None:
    """Space lines, words and letters as far as WCAG 1.4.12 says that a page must bear."""
    page.evaluate(_SPACE)


def unspace_text(page: Page) -> None:
    """Take that back."""
    page.evaluate("document.adoptedStyleSheets = []")
