"""What goes wrong with the host or the network: a message with "Try again", which works once the fault is gone."""

import re

import pytest
from playwright.sync_api import expect

from e2e.conftest import OpenSite
from e2e.figures import expected, shown
from e2e.servers import Fault, PlainServer
from e2e.table import BOOT, Site

# What the browser itself says about a file that it did not get.
BROWSER_WORDS = (
    r"Failed to load resource",
    r"Failed to load module script",
    r"wasm streaming compile failed",
    r"falling back to ArrayBuffer instantiation",
    r"Incorrect response MIME type",
    r"wasm instantiation failed",
    r"WebAssembly",
    r"uncaught: Failed to fetch",
    r"/pyodide\.asm\.mjs\)$",  # Python's own last words
)

WASM = "pyodide/pyodide.asm.wasm"
MEMORY = "filler/memory.bin"
LIBRARY = "filler/library.pyz"
STDLIB = "pyodide/python_stdlib.zip"
WHEELS = "-py3-none-any.whl"

# A file that is broken alone, without another one that would do instead (see test_start.py).
BREAKDOWNS = [  # files, fault, code of the message
    ((MEMORY, LIBRARY, WHEELS), Fault.MISSING, "engine-download"),
    ((WASM,), Fault.WRONG_TYPE, "engine-mime"),
    ((WASM,), Fault.SHORTENED, "engine-compile"),
    ((MEMORY, LIBRARY, STDLIB), Fault.CUT_OFF, "engine-download"),
    (("pyodide/pyodide.asm.mjs",), Fault.MISSING, "engine-start"),
    (("engine/worker.js",), Fault.MISSING, "engine-worker"),
]
SLOW_BREAKDOWNS = [  # much like others
    ((MEMORY, LIBRARY, WHEELS), Fault.SHORTENED, "engine-start"),
    ((WASM,), Fault.MISSING, "engine-download"),
    ((WASM,), Fault.CUT_OFF, "engine-download"),
    ((MEMORY, LIBRARY, STDLIB), Fault.SHORTENED, "engine-start"),
    ((MEMORY, LIBRARY, WHEELS), Fault.CUT_OFF, "engine-download"),
    ((MEMORY, LIBRARY, STDLIB), Fault.MISSING, "engine-download"),
]


def try_again_and_play(site: Site, server: PlainServer) -> None:
    """Mend the host, press "Try again", and play a move."""
    server.faults.clear()
    site.action("try-again").click()
    site.notice.wait_for(state="detached", timeout=BOOT)
    game = site.sit_down("quick", 71)
    site.press(game, game.legal_colours()[0])
    assert shown(site.page) == expected(game)


@pytest.mark.parametrize(
    ("files", "fault", "code"),
    [
        pytest.param(*breakdown, marks=marks, id=f"{breakdown[0][-1].split('/')[-1]}-{breakdown[1].name.lower()}")
        for breakdowns, marks in ((BREAKDOWNS, ()), (SLOW_BREAKDOWNS, pytest.mark.slow))
        for breakdown in breakdowns
    ],
)
def test_a_start_that_fails_says_so_and_can_be_tried_again(
    open_site: OpenSite, plain_server: PlainServer, files: tuple[str, ...], fault: Fault, code: str
) -> None:
    """Whichever file is missing or broken: never a blank page, never a wait without end."""
    plain_server.faults |= dict.fromkeys(files, fault)
    site = open_site("#board=quick.71", at=plain_server.url)
    site.watch.allow(*BROWSER_WORDS)
    failure = site.page.locator(f'.notice-failure[data-code="{code}"]')
    failure.wait_for(timeout=BOOT)
    expect(failure.locator("h2")).to_have_text("The game could not start")
    try_again_and_play(site, plain_server)


@pytest.mark.slow
def test_the_lobby_tells_of_a_failed_start_as_well(open_site: OpenSite, plain_server: PlainServer) -> None:
    """Boards can be looked at meanwhile; a second try that fails says so again."""
    plain_server.faults |= dict.fromkeys((MEMORY, LIBRARY, WHEELS), Fault.MISSING)
    site = open_site(at=plain_server.url)
    site.watch.allow(*BROWSER_WORDS)
    site.page.locator(".notice-failure").wait_for(timeout=BOOT)
    expect(site.page.locator(".variant-card svg")).to_have_count(11)
    first = site.page.locator(".notice-failure").element_handle()
    site.action("try-again").click()
    first.wait_for_element_state("hidden")
    site.page.locator(".notice-failure").wait_for(timeout=BOOT)
    try_again_and_play(site, plain_server)


def test_a_start_without_any_progress_is_given_up(open_site: OpenSite, plain_server: PlainServer) -> None:
    """A host that takes the request and says nothing: after a minute the page stops waiting."""
    plain_server.faults[WASM] = Fault.STALLED
    site = open_site(None, at=plain_server.url)
    site.watch.allow(*BROWSER_WORDS)
    site.page.clock.install()
    site.page.goto(plain_server.url + "#board=quick.71")
    # Progress puts the end off: the clock moves on only when all that comes has come.
    expect(site.page.locator(".progress-text")).to_contain_text("Getting the game")
    expect(site.page.locator(".progress-text")).to_contain_text("9.")
    site.page.clock.fast_forward("01:01")
    site.page.locator('.notice-failure[data-code="engine-timeout"]').wait_for()
    try_again_and_play(site, plain_server)


@pytest.mark.parametrize("file", ["app.js", "joined/client.js", "i18n/en.ftl"])
def test_a_page_without_one_of_its_parts_says_so(open_site: OpenSite, plain_server: PlainServer, file: str) -> None:
    """If a module or the words are missing, the page that needs neither offers to try again."""
    plain_server.faults[file] = Fault.MISSING
    site = open_site(at=plain_server.url)
    site.watch.allow(*BROWSER_WORDS)
    site.page.locator("#shell-failed").wait_for()
    plain_server.faults.clear()
    site.page.locator("#shell-again").click()
    site.page.locator(".start-button").wait_for(timeout=BOOT)
    expect(site.page.locator("#shell-failed")).to_have_count(0)


def test_without_its_catalogue_the_lobby_asks_the_engine(open_site: OpenSite, plain_server: PlainServer) -> None:
    """The pictures come a little later, and all twelve entries are there."""
    plain_server.faults["vendor/catalogue.json"] = Fault.MISSING
    site = open_site(at=plain_server.url)
    site.watch.allow(*BROWSER_WORDS)
    site.page.locator(".start-button").wait_for(timeout=BOOT)
    expect(site.page.locator(".variant-card svg")).to_have_count(11)


def test_licences_that_do_not_come_can_be_fetched_again(open_site: OpenSite, plain_server: PlainServer) -> None:
    """The page of licences has its own message."""
    plain_server.faults["vendor/licences.json"] = Fault.MISSING
    site = open_site("#licences", at=plain_server.url)
    site.watch.allow(*BROWSER_WORDS)
    site.page.locator('.notice[data-code="licences-download"]').wait_for()
    plain_server.faults.clear()
    site.notice.get_by_role("button").click()
    site.page.locator(".licence").first.wait_for()


def test_progress_is_shown_while_python_starts(open_site: OpenSite, plain_server: PlainServer) -> None:
    """The page is drawn before the engine runs, and tells how much of it has come."""
    plain_server.faults[WASM] = Fault.STALLED
    site = open_site(at=plain_server.url)
    expect(site.page.locator(".variant-card svg")).to_have_count(11)
    words = re.compile(r"^Getting the game: \d+\.\d of \d+\.\d MB$")
    expect(site.page.locator(".progress-text")).to_have_text(words)
    expect(site.page.locator("progress")).to_have_attribute("aria-label", words)
