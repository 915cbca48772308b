"""Takes pictures of the built pages into ``.shots/``, to look at: every page, phone and desktop, light and dark."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from playwright.sync_api import TimeoutError as PlaywrightTimeoutError
from playwright.sync_api import sync_playwright

from tools.browser import FLAGS, find_chromium
from tools.places import ROOT
from tools.scenes import SCENES, SEED, Scene
from tools.serve import StaticServer

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Page

SIZES = ((360, 640), (640, 360), (768, 1024), (1440, 900))
SCHEMES = ("light", "dark")
STRONG = ("contrast", "contrast-dark", "forced")
"""High contrast by day and by night as a system wishes for it, and the colours of a system. Only when asked for."""

_BOOT = 30_000
"""Milliseconds that Python may take to start."""


def main() -> int:
    """Take the pictures; return 1 when a page reported an error."""
    from filler_core.variants import VARIANTS  # noqa: PLC0415 - only the pictures need the engine here

    pages = {"lobby": "", "licences": "#licences"} | {name: f"#board={name}.{SEED}" for name in map(_id, VARIANTS)}
    names = [*pages, *SCENES]
    parser = argparse.ArgumentParser(prog="tools.shots", description=__doc__)
    parser.add_argument("pages", nargs="*", metavar="PAGE", help=f"which ones (default all): {', '.join(names)}")
    parser.add_argument("--size", action="append", help="WIDTHxHEIGHT, may be given again (default: four sizes)")
    parser.add_argument("--scheme", choices=(*SCHEMES, *STRONG), help="how it looks (default: light and dark)")
    options = parser.parse_args()
    unknown = set(options.pages) - set(names)
    if unknown:
        parser.error(f"no such page: {', '.join(sorted(unknown))}")
    sizes = [tuple(map(int, size.split("x"))) for size in options.size or ()] or list(SIZES)
    folder = ROOT / ".shots"
    folder.mkdir(exist_ok=True)
    troubles: list[str] = []
    with StaticServer() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
        for name in options.pages or names:
            for width, height in sizes:
                for scheme in [options.scheme] if options.scheme else SCHEMES:
                    file = folder / f"{name}-{width}x{height}-{scheme}.png"
                    # Made anew for each picture: its clocks run from now on.
                    scene = SCENES[name]() if name in SCENES else Scene(pages[name])
                    troubles += _shoot(browser, server.url, scene, (width, height, scheme), file)
                    print(file.relative_to(ROOT))
        browser.close()
    for trouble in troubles:
        print(trouble, file=sys.stderr)
    return 1 if troubles else 0


def _id(variant: object) -> str:
    """Return a variant's id, whether the table holds variants or maps ids to them."""
    return variant if isinstance(variant, str) else str(getattr(variant, "id"))  # noqa: B009


def _shoot(browser: Browser, url: str, scene: Scene, look: tuple[int, int, str], file: Path) -> list[str]:
    """Take one picture of a size and a colour scheme; return what went wrong on the page."""
    width, height, scheme = look
    troubles: list[str] = []
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if scheme.endswith("dark") else "light",
        contrast="more" if scheme in STRONG else "no-preference",
        forced_colors="active" if scheme == "forced" else "none",
        reduced_motion="reduce",
        device_scale_factor=2 if width < 700 else 1,
        service_workers="block",
    )
    page = context.new_page()
    page.on(
        "console", lambda message: troubles.append(f"{file.name}: {message.text}") if message.type == "error" else None
    )
    page.on("pageerror", lambda error: troubles.append(f"{file.name}: {error}"))
    if scene.stored:
        # What is stored belongs to the site: any of its pages can be the one to fill it.
        page.goto(f"{url}#licences")
        scene.fill(page)
    page.goto("about:blank")
    page.goto(url + scene.address)
    if scene.has_board:
        try:
            page.locator(".board-frame svg").first.wait_for(timeout=_BOOT, state="attached")
        except PlaywrightTimeoutError:
            # The picture shows what there is instead.
            troubles.append(f"{file.name}: the board did not appear")
    else:
        page.wait_for_load_state("networkidle")
    for selector in scene.press:
        _press(page, selector)
        page.wait_for_load_state("networkidle")
    page.screenshot(path=file)
    context.close()
    return troubles


def _press(page: Page, selector: str) -> None:
    """Press something as soon as it is there; an option is chosen in the list to which it belongs."""
    found = page.locator(selector).first
    found.wait_for(timeout=_BOOT, state="attached")
    # What has just become possible is so on the page a frame later.
    page.locator(f'{selector}:not([aria-disabled="true"])').first.wait_for(timeout=_BOOT, state="attached")
    if selector.startswith("option"):
        page.locator("select", has=page.locator(selector)).first.select_option(found.get_attribute("value"))
    else:
        # Some are hidden below what one sees of them.
        found.dispatch_event("click")


if __name__ == "__main__":
    sys.exit(main())
