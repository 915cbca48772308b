"""Every page, dialog and state is for everybody: whoever listens, touches, enlarges, or sees other colours."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from e2e.axe import violations
from e2e.conftest import PHONE, OpenSite
from e2e.reach import beyond_reach, covered, moving_parts, small_targets, space_text, unspace_text
from e2e.test_languages import LOCALES, PREFER
from e2e.words import clipped_words
from tools.pages import PAGES, show

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
TABLET: ViewportSize = {"width": 768, "height": 1024}

ENLARGED: tuple[ViewportSize, ...] = ({"width": 320, "height": 640}, {"width": 320, "height": 256})
"""A small phone, and what a desktop of 1280 × 1024 shows at 400 %."""

THEMES: dict[str, dict[str, Any]] = {
    "light": {"color_scheme": "light", "contrast": "no-preference"},
    "dark": {"color_scheme": "dark", "contrast": "no-preference"},
    "contrast": {"color_scheme": "light", "contrast": "more"},
    "contrast-dark": {"color_scheme": "dark", "contrast": "more"},
}
"""What the system wishes for when the page is to look so."""

EVERY_DAY = ("lobby-pairs", "options", "clock-four", "analysis", "puzzle", "invite-four")
"""Pages with the most of everything, for the everyday run."""

MATRIX = [pytest.param(name, marks=[] if name in EVERY_DAY else pytest.mark.slow) for name in PAGES]

FINGER = {"viewport": PHONE, "has_touch": True, "is_mobile": True}

_FOCUS = """() => {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(document.activeElement);
  return [outlineStyle !== "none" && parseFloat(outlineWidth) >= 2, outlineColor];
}"""


def everything_fits(page: Page) -> list[str]:
    """Say what is cut off, or lies where nobody can scroll to it."""
    return clipped_words(page) + beyond_reach(page)


def languages(page: Page) -> Iterator[str]:
    """Show the page in one language after the other, German with its long words first."""
    for language in sorted(LOCALES, key=["de", "en", "es", "it"].index):
        page.evaluate(PREFER, LOCALES[language])
        expect(page.locator("html")).to_have_attribute("lang", language)
        book = page.get_by_test_id("rules")
        if book.count():
            book.and_(page.locator(f'[data-language="{language}"]')).wait_for()
        yield language


@pytest.mark.parametrize("name", MATRIX)
def test_a_page_is_for_everybody(open_site: OpenSite, name: str) -> None:
    """axe-core finds nothing; targets are large, nothing moves, and enlarged or with wide letters nothing is lost."""
    site = open_site(None, **FINGER, locale="de-DE")
    page = site.page
    show(page, site.url, PAGES[name]())
    assert small_targets(page) == []
    assert moving_parts(page) == []
    for theme, size in (("light", PHONE), ("dark", DESKTOP)):
        page.emulate_media(**THEMES[theme])
        page.set_viewport_size(size)
        assert violations(page) == []
        assert (size, covered(page)) == (size, [])
    assert small_targets(page) == []
    for size in ENLARGED:
        page.set_viewport_size(size)
        assert (size, everything_fits(page)) == (size, [])
    for size in (PHONE, DESKTOP):
        page.set_viewport_size(size)
        space_text(page)
        assert (size, everything_fits(page)) == (size, [])
        unspace_text(page)


@pytest.mark.slow
@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_for_everybody_in_every_theme_language_and_size(open_site: OpenSite, name: str) -> None:
    """axe-core finds nothing in any combination; nor is anything cut off at 320 pixels or with wide letters."""
    site = open_site(None, **FINGER)
    page = site.page
    show(page, site.url, PAGES[name]())
    for language in languages(page):
        for theme, size in product(THEMES, (PHONE, TABLET, DESKTOP)):
            page.emulate_media(**THEMES[theme])
            page.set_viewport_size(size)
            assert (language, theme, size, violations(page)) == (language, theme, size, [])
        for size in (PHONE, DESKTOP):
            page.set_viewport_size(size)
            assert (language, size, small_targets(page)) == (language, size, [])
            assert (language, size, covered(page)) == (language, size, [])
            space_text(page)
            assert (language, size, everything_fits(page)) == (language, size, [])
            unspace_text(page)
        for size in ENLARGED:
            page.set_viewport_size(size)
            assert (language, size, everything_fits(page)) == (language, size, [])


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_in_the_colours_of_the_system_shapes_tell_what_colours_told(open_site: OpenSite, theme: str) -> None:
    """Symbols stand on cells and buttons unasked, the focus is seen, and with the system's colours the symbols go."""
    site = open_site("#board=quick.1990", forced_colors="active", color_scheme=theme)
    site.expect_table("quick", 1990)
    page = site.page
    symbols, shapes = page.locator(".board-frame .symbols"), page.locator(".colour-button .colour-symbol")
    expect(symbols).to_have_count(6)
    expect(shapes).to_have_count(6)
    paths = symbols.evaluate_all("all => all.map((path) => path.getAttribute('d'))")
    assert all(paths)
    for _ in range(12):
        page.keyboard.press("Tab")
        seen, colour = page.evaluate(_FOCUS)
        if page.evaluate("document.activeElement.matches('[data-cell]')"):
            # Cells have a ring of their own.
            expect(page.locator(".ring-dark")).not_to_have_attribute("d", "")
            continue
        assert seen, page.evaluate("document.activeElement.outerHTML")
        assert colour != page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.emulate_media(forced_colors="none")
    expect(symbols).to_have_count(0)
    expect(shapes).to_have_count(0)
