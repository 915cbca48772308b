"""Draws the icons and takes the pictures that ``site/manifest.webmanifest`` names, into ``site/icons``.

They are committed: the build needs no browser. Run this again, with a built site, when the icon or the look changes.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from tools.browser import FLAGS, find_chromium
from tools.places import ROOT, SITE
from tools.serve import StaticServer

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser

ICONS = SITE / "icons"
SCREENSHOTS = ICONS / "screenshots"
_SOURCES = ROOT / "tools" / "icons"

DRAWN = (
    (ICONS / "icon.svg", "icon-192.png", 192),
    (ICONS / "icon.svg", "icon-512.png", 512),
    (_SOURCES / "maskable.svg", "maskable-192.png", 192),
    (_SOURCES / "maskable.svg", "maskable-512.png", 512),
    # Fills the square as well: iOS rounds the corners itself.
    (_SOURCES / "maskable.svg", "apple-touch-180.png", 180),
    (_SOURCES / "practice.svg", "practice-192.png", 192),
    (_SOURCES / "invite.svg", "invite-192.png", 192),
)
"""What is drawn from what, at which width and height in pixels."""

TAKEN = (
    ("table-narrow.jpg", (360, 640), 2, "#board=hex.7"),
    ("lobby-narrow.jpg", (360, 640), 2, ""),
    ("table-wide.jpg", (1280, 800), 1, "#board=classic.1990"),
)
"""Pictures of the page: name, size in CSS pixels, device pixels for each, address."""

_QUALITY = 75
_MOVES = 14
_BOOT = 60_000


def main() -> int:
    """Make them all; return the exit code."""
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    with StaticServer(sources=SITE) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
        for source, name, width in DRAWN:
            _draw(browser, source, ICONS / name, width)
        for name, size, scale, address in TAKEN:
            _take(browser, server.url + address, SCREENSHOTS / name, size, scale)
        browser.close()
    return 0


def _draw(browser: Browser, source: Path, target: Path, size: int) -> None:
    context = browser.new_context(viewport={"width": size, "height": size})
    page = context.new_page()
    page.goto(source.as_uri())
    # An SVG that is a document of its own fills the window.
    page.screenshot(path=target, omit_background=True)
    context.close()


def _take(browser: Browser, address: str, target: Path, size: tuple[int, int], scale: int) -> None:
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=scale,
        color_scheme="light",
        reduced_motion="reduce",
        service_workers="block",
    )
    page = context.new_page()
    page.goto(address)
    if "board=" in address:
        page.locator(".board-frame svg").first.wait_for(timeout=_BOOT)
        for ply in range(_MOVES):
            page.locator(f'[data-testid=table][data-ply="{ply}"]').wait_for()
            page.evaluate(
                """() => {
                  const worth = ({ dataset }) => Number(dataset.worth ?? 0);
                  const buttons = [...document.querySelectorAll(".colour-button[data-worth]")];
                  buttons.reduce((one, other) => (worth(other) > worth(one) ? other : one)).click();
                }"""
            )
        page.locator(f'[data-testid=table][data-ply="{_MOVES}"]').wait_for()
        page.mouse.move(1, 1)
    page.wait_for_load_state("networkidle")
    page.screenshot(path=target, type="jpeg", quality=_QUALITY)
    context.close()


if __name__ == "__main__":
    sys.exit(main())
