"""Every page, dialog and state there is to be seen, by name, and how a browser comes to show it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tools.places import SITE
from tools.scenes import SCENES, SEED, Scene

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

BOOT = 60_000
"""Milliseconds that the start of Python may take on a busy machine."""

TOPICS = tuple(sorted({file.stem for file in (SITE / "i18n" / "en" / "rules").iterdir()} - {"tour"}))
"""The topics of the rules book."""

VARIANTS = ("quick", "classic", "hex", "vinco", "rhombi", "big", "obstacles", "treasure", "three", "four", "pairs")

CLASSIC = f"#board=classic.{SEED}"
FOUR = f"#board=four.{SEED}"


WHOLE = """() =>
  performance.getEntriesByName("filler-engine-started").length > 0 &&
  !document.querySelector(".waiting, .progress, .share-preview.is-waiting")"""
"""Whether nothing on the page is still to come."""


def _pressed(address: str, *press: str) -> Callable[[], Scene]:
    return lambda: Scene(address, press=press)


PAGES: dict[str, Callable[[], Scene]] = {
    "lobby": _pressed(""),
    "lobby-seed": _pressed("", 'input[name="source"][value="seed"]', ".start-button"),
    "lobby-pairs": _pressed("", '[data-variant="pairs"]'),
    "lobby-shared": _pressed("", '[data-variant="pairs"]', 'input[name="mode"][value="shared"]'),
    "nowhere": _pressed("#nowhere"),
    "licences": _pressed("#licences"),
    "proof": _pressed("#proof"),
    **{variant: _pressed(f"#board={variant}.{SEED}") for variant in VARIANTS},
    "options": _pressed(CLASSIC, '[data-action="options"]'),
    "help": _pressed(f"#board=treasure.{SEED}", '[data-action="help"]'),
    "help-four": _pressed(FOUR, '[data-action="help"]'),
    "resign": _pressed(FOUR, ".resign-button"),
    **{f"rules-{topic}": _pressed(f"#rules={topic}") for topic in TOPICS},
    **SCENES,
}
"""Fresh boards, the pages and dialogs, and every other state that a scene makes."""


def show(page: Page, url: str, scene: Scene) -> None:
    """Open a page of the site at `url` as it is when this is stored, and press what is to be pressed."""
    if scene.stored:
        # What is stored belongs to the site: any of its pages can be the one to fill it.
        page.goto(f"{url}#licences")
        scene.fill(page)
    page.goto("about:blank")
    page.goto(url + scene.address)
    if scene.has_board:
        page.locator(".board-frame svg").first.wait_for(timeout=BOOT, state="attached")
    else:
        page.locator("main:not(.shell-start)").wait_for(timeout=BOOT)
    for selector in scene.press:
        _press(page, selector)
    page.wait_for_function(WHOLE, timeout=BOOT)
    # What the engine has said is asked for and drawn within this half a second of silence.
    page.wait_for_load_state("networkidle", timeout=BOOT)


def _press(page: Page, selector: str) -> None:
    """Press something as soon as it is there and possible; an option is chosen in the list to which it belongs."""
    found = page.locator(selector).first
    found.wait_for(timeout=BOOT, state="attached")
    # What has just become possible is so on the page a frame later.
    expect(found).not_to_have_attribute("aria-disabled", "true", timeout=BOOT)
    if selector.startswith("option"):
        page.locator("select", has=page.locator(selector)).first.select_option(found.get_attribute("value"))
    else:
        # Some are hidden below what one sees of them.
        found.dispatch_event("click")
