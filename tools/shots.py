"""Takes pictures of the built pages into ``.shots/``, to look at: every page and theme, phone, tablet and desktop."""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING

from playwright.sync_api import TimeoutError as PlaywrightTimeoutError
from playwright.sync_api import sync_playwright

from tools.browser import FLAGS, find_chromium
from tools.pages import PAGES, show
from tools.places import ROOT, SITE
from tools.serve import StaticServer

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser

    from tools.scenes import Scene

SIZES = ((360, 640), (768, 1024), (1440, 900))
THEMES = ("light", "dark")
STRONG = ("contrast", "contrast-dark")
"""High contrast by day and by night, as a system wishes for it. Only when asked for."""

LOCALES = {"en": "en-GB", "es": "es-ES", "it": "it-IT", "de": "de-DE"}


def main() -> int:
    """Take the pictures; return 1 when a page reported an error."""
    parser = argparse.ArgumentParser(prog="tools.shots", description=__doc__)
    parser.add_argument("pages", nargs="*", metavar="PAGE", help=f"which ones (default all): {', '.join(PAGES)}")
    parser.add_argument("--size", action="append", help="WIDTHxHEIGHT, may be given again (default: three sizes)")
    parser.add_argument("--theme", choices=(*THEMES, *STRONG), help="how it looks (default: light and dark)")
    parser.add_argument(
        "--language", action="append", choices=LOCALES, help="may be given again (default: English)", dest="languages"
    )
    parser.add_argument("--forced", action="store_true", help="in the colours of the system")
    options = parser.parse_args()
    unknown = set(options.pages) - set(PAGES)
    if unknown:
        parser.error(f"no such page: {', '.join(sorted(unknown))}")
    sizes = [tuple(map(int, size.split("x"))) for size in options.size or ()] or list(SIZES)
    themes = [options.theme] if options.theme else THEMES
    folder = ROOT / ".shots"
    folder.mkdir(exist_ok=True)
    troubles: list[str] = []
    with StaticServer(sources=SITE) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
        for name, (width, height), theme, language in product(
            options.pages or PAGES, sizes, themes, options.languages or ["en"]
        ):
            look = Look(width, height, theme, language, forced=options.forced)
            file = folder / f"{name}-{look}.png"
            # Made anew for each picture: its clocks run from now on.
            troubles += _shoot(browser, server.url, PAGES[name](), look, file)
            print(file.relative_to(ROOT), flush=True)
        browser.close()
    for trouble in troubles:
        print(trouble, file=sys.stderr)
    return 1 if troubles else 0


@dataclass(frozen=True)
class Look:
    """How a page is looked at."""

    width: int
    height: int
    theme: str
    language: str
    forced: bool = False

    def __str__(self) -> str:
        """Name the files."""
        language = "" if self.language == "en" else f"-{self.language}"
        return f"{self.width}x{self.height}-{self.theme}{language}{'-forced' if self.forced else ''}"


def _shoot(browser: Browser, url: str, scene: Scene, look: Look, file: Path) -> list[str]:
    """Take one picture; return what went wrong on the page."""
    troubles: list[str] = []
    context = browser.new_context(
        viewport={"width": look.width, "height": look.height},
        color_scheme="dark" if look.theme.endswith("dark") else "light",
        contrast="more" if look.theme in STRONG else "no-preference",
        forced_colors="active" if look.forced else "none",
        locale=LOCALES[look.language],
        reduced_motion="reduce",
        device_scale_factor=2 if look.width < 700 else 1,
        service_workers="block",
    )
    page = context.new_page()
    page.on(
        "console", lambda message: troubles.append(f"{file.name}: {message.text}") if message.type == "error" else None
    )
    page.on("pageerror", lambda error: troubles.append(f"{file.name}: {error}"))
    try:
        show(page, url, scene)
    except (PlaywrightTimeoutError, AssertionError) as trouble:
        # The picture shows what there is instead.
        troubles.append(f"{file.name}: {str(trouble).splitlines()[0]}")
    page.screenshot(path=file)
    context.close()
    return troubles


if __name__ == "__main__":
    sys.exit(main())
