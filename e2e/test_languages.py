"""Four languages: picked from the browser, changed without a reload, kept; and no word is cut off on a small phone."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import PHONE, OpenSite
from e2e.lessons import TOUR, readers_moves, solve
from e2e.servers import Fault, PlainServer
from e2e.table import BOOT, Site
from e2e.words import clipped_words
from tools.pages import PAGES, show
from tools.scenes import SCENES, Scene

LOCALES = {"en": "en-GB", "es": "es-ES", "it": "it-IT", "de": "de-DE"}
START = {"en": "Practise", "es": "Practicar", "it": "Allenati", "de": "Üben"}

BROWSER_WORDS = (r"Failed to load resource", r"404", r"uncaught", r"HTTP 404")

CLASSIC = "#board=classic.1990"

EVERY_DAY = (
    *("lobby-seed", "lobby-pairs", "nowhere", "options", "help", "rules-fundamentals"),
    *("clock-four", "between-four", "result", "history", "profile-ratings", "invite-four", "join"),
    *("practice-hint", "puzzle-shown", "analysis-summary", "play-on"),
)
"""The pages with the most words and the least room, for the everyday run."""

MATRIX = [pytest.param(place, marks=[] if place in EVERY_DAY else pytest.mark.slow) for place in PAGES]

PREFER = """(locale) => {
  Object.defineProperty(navigator, "languages", { configurable: true, get: () => [locale] });
  dispatchEvent(new Event("languagechange"));
}"""
"""Lets the browser prefer another language, as somebody might in its settings while the page is open."""


def open_scene(open_site: OpenSite, scene: Scene, **options: Any) -> Page:
    """Open a page as it is when this is stored, and press what is to be pressed."""
    site: Site = open_site(None, **options)
    show(site.page, site.url, scene)
    return site.page


def play_along(page: Page) -> Iterator[None]:
    """Make all moves that are explained on the page, and stop wherever there are other words to be read."""
    page.locator('.lesson[data-state="asking"]').first.wait_for(timeout=BOOT)
    for name in page.locator(".lesson").evaluate_all("all => all.map(({ dataset }) => dataset.lesson)"):
        if name != TOUR:
            solve(page, name)
            continue
        for step, colour in enumerate(readers_moves(TOUR)):
            page.locator(f'.lesson[data-state="asking"][data-told="{step}"]').wait_for()
            yield
            page.locator(f'.colour-button[data-colour="{colour}"]').click()
        page.locator(".tour-onward").wait_for()
    yield


@pytest.mark.parametrize("place", MATRIX)
def test_every_word_can_be_read_on_a_small_phone(open_site: OpenSite, place: str) -> None:
    """In no language is anything cut off, and nothing sticks out of its box or of the window."""
    page = open_scene(open_site, PAGES[place](), viewport=PHONE)
    for language, locale in LOCALES.items():
        page.evaluate(PREFER, locale)
        expect(page.locator("html")).to_have_attribute("lang", language)
        book = page.get_by_test_id("rules")
        if book.count():
            book.and_(page.locator(f'[data-language="{language}"]')).wait_for()
        assert (language, clipped_words(page)) == (language, [])
        if book.count():
            for _ in play_along(page):
                assert (language, clipped_words(page)) == (language, [])


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("de-AT", "de"),
        pytest.param("es-MX", "es", marks=pytest.mark.slow),
        pytest.param("it-CH", "it", marks=pytest.mark.slow),
        ("fr-FR", "en"),
        pytest.param("en-GB", "en", marks=pytest.mark.slow),
    ],
)
def test_the_browser_decides_about_the_language(open_site: OpenSite, locale: str, language: str) -> None:
    """Whoever comes for the first time is spoken to in the own language if there is one here, else in English."""
    page = open_site(locale=locale).page
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator(".start-button")).to_have_text(START[language])


def test_a_language_is_chosen_in_the_lobby_without_a_reload_and_kept(open_site: OpenSite) -> None:
    """All words change at once, the page stays the same one, and after a reload it still speaks so."""
    page = open_site(locale="en-GB").page
    page.locator(".start-button").wait_for(timeout=BOOT)
    page.evaluate("window.same = true")
    choice = page.locator('select[name="language"]')
    for language, word in START.items():
        choice.select_option(language)
        expect(page.locator(".start-button")).to_have_text(word)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(choice).to_be_focused() if language != "en" else None
        choice.focus()
    assert page.evaluate("window.same")
    page.reload()
    expect(page.locator(".start-button")).to_have_text(START["de"])
    choice.select_option("system")
    expect(page.locator(".start-button")).to_have_text(START["en"])


def test_a_language_is_chosen_in_the_options_of_the_table(open_site: OpenSite) -> None:
    """The dialog stays open, the title follows, and so do the board and its cells for screen readers."""
    site = open_site(CLASSIC, locale="en-GB")
    page = site.page
    site.expect_table("classic", 1990)
    site.action("options").click()
    site.dialog.locator('select[name="language"]').select_option("de")
    expect(site.dialog.locator("h2")).to_have_text("Optionen")
    expect(page).to_have_title("Klassisch 15×15 · Filler")
    expect(site.board.locator("[role=grid]")).to_have_attribute("aria-label", re.compile("Brett: Klassisch"))
    expect(site.cell(0)).to_have_attribute("aria-label", re.compile("Zeile 1, Spalte 1: Farbe"))
    site.dialog.locator('select[name="language"]').select_option("es")
    expect(site.dialog.locator("h2")).to_have_text("Opciones")
    expect(site.cell(0)).to_have_attribute("aria-label", re.compile("Fila 1, columna 1: color"))


def test_numbers_and_days_follow_the_language(open_site: OpenSite) -> None:
    """Figures have their decimal sign, and dates are written as people there write them."""
    page = open_scene(open_site, SCENES["history"](), locale="de-DE")
    expect(page.locator(".history-list, main").first).to_contain_text(re.compile(r"\d\d\.\d\d\.20\d\d"))
    page = open_scene(open_site, SCENES["history"](), locale="it-IT")
    expect(page.locator(".history-list, main").first).to_contain_text(re.compile(r"\d{1,2} [a-z]{3} 20\d\d"))


@pytest.mark.parametrize(
    ("locale", "again"),
    [
        ("de-DE", "Noch einmal"),
        pytest.param("es-ES", "Reintentar", marks=pytest.mark.slow),
        pytest.param("it-IT", "Riprova", marks=pytest.mark.slow),
        ("ja-JP", "Try again"),
    ],
)
def test_a_start_that_fails_says_so_in_the_readers_language(
    open_site: OpenSite, plain_server: PlainServer, locale: str, again: str
) -> None:
    """The words of a language cannot be fetched: then those that came with the page itself say what to do."""
    plain_server.faults["app.js"] = Fault.MISSING
    site = open_site(at=plain_server.url, locale=locale)
    site.watch.allow(*BROWSER_WORDS)
    expect(site.page.locator("#shell-again")).to_have_text(again)
    expect(site.page.locator("#shell-again")).to_be_visible()


def test_a_language_that_cannot_be_fetched_leaves_the_one_there_was(
    open_site: OpenSite, plain_server: PlainServer
) -> None:
    """The choice goes back, and the page says what was wrong; later it can be chosen after all."""
    site = open_site(at=plain_server.url, locale="en-GB")
    site.watch.allow(*BROWSER_WORDS)
    page = site.page
    page.locator(".start-button").wait_for(timeout=BOOT)
    plain_server.faults["i18n/it.ftl"] = Fault.MISSING
    choice = page.locator('select[name="language"]')
    choice.select_option("it")
    expect(site.notice).to_contain_text("The words of this language")
    expect(choice).to_have_value("en")
    plain_server.faults.clear()
    choice.select_option("it")
    expect(page.locator(".start-button")).to_have_text(START["it"])
