"""Where things lie on the screen: what sticks out of it, covers something else, is too small or cut off."""

from typing import Any

from playwright.sync_api import Page

LEAST = {"colour": 44, "other": 44}
"""The least width and height of buttons, in CSS pixels: of the colours', where the thumb is, and of others."""

_READ = r"""(least) => {
  const troubles = [];
  const name = (element) => {
    const { tagName, classList, dataset } = element;
    const mark = dataset.colour ?? dataset.player ?? dataset.place ?? dataset.action ?? "";
    return [tagName.toLowerCase(), ...classList].join(".") + (mark && `[${mark}]`);
  };
  // What is there to be heard only is clipped to nothing.
  const isSeen = (element) => element.checkVisibility() && getComputedStyle(element).clipPath !== "inset(50%)";
  const all = (selector) => [...document.querySelectorAll(selector)].filter(isSeen);
  const rounded = ({ left, top, right, bottom }) => `(${[left, top, right, bottom].map(Math.round)})`;
  // Half a pixel is rounding, not a fault.
  const within = (element) => {
    const box = element.getBoundingClientRect();
    if (box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5)
      troubles.push(`${name(element)} sticks out of the window: ${rounded(box)}`);
  };
  const apart = (one, other) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (width > 0.5 && height > 0.5)
      troubles.push(`${name(one)} ${rounded(a)} covers ${name(other)} ${rounded(b)}`);
  };
  const whole = (element) => {
    const { display, overflowX } = getComputedStyle(element);
    // A line of words may reach into the padding around it; what holds the lines must hold them whole.
    if (display === "inline" || (element.matches("span, td") && overflowX === "visible")) return;
    const { scrollWidth, clientWidth, innerText } = element;
    // What is there for screen readers only.
    if (clientWidth <= 1) return;
    if (scrollWidth > clientWidth + 1)
      troubles.push(`${name(element)} cuts off "${innerText}": ${scrollWidth} > ${clientWidth}`);
  };

  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) troubles.push(`the page scrolls sideways: ${scrollWidth} > ${clientWidth}`);
  const kept = all(".board-frame svg, .colour-button, .result-actions .button");
  kept.forEach(within);
  const parts = all(`.topbar, .table-status, .player-panel, .side-figures, .equator, .board-frame svg, .colour-button,
    .result, .table-actions`);
  parts.forEach((one, index) => parts.slice(index + 1).forEach((other) => apart(one, other)));
  for (const button of all(".colour-button, .table .button")) {
    const { width, height } = button.getBoundingClientRect();
    const target = (button.matches(".colour-button") ? least.colour : least.other) - 0.5;
    if (width < target || height < target)
      troubles.push(`${name(button)} is too small: ${width.toFixed(1)} × ${height.toFixed(1)}`);
  }
  all(`button, .button, h1, h2, .table-status p, .player-panel, .player-panel > span, .side-figures > span,
    .result, .result p, .result td, .variant-card span, .setup, .setup p, .setup legend, .setup label, .seat, .notice,
    .dialog-content, .option label, .option p`)
    .filter((element) => !element.classList.contains("visually-hidden")).forEach(whole);
  return troubles;
}"""

_CELL = """() => Math.min(...[...document.querySelectorAll("[data-cell]")].map((cell) => {
  const { width, height } = cell.getBoundingClientRect();
  return Math.min(width, height);
}))"""


def troubles(page: Page) -> list[str]:
    """Say what is wrong with the layout of the table or the lobby as it stands; nothing, if all is well."""
    found: list[str] = page.evaluate(_READ, LEAST)
    return found


def smallest_cell(page: Page) -> float:
    """Give the width or height of the smallest cell, in CSS pixels."""
    return float(page.evaluate(_CELL))


def box(page: Page, selector: str) -> dict[str, Any]:
    """Give the place of the first element that `selector` finds: x, y, width and height in CSS pixels."""
    found = page.locator(selector).first.bounding_box()
    assert found is not None
    return dict(found)
