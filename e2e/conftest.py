"""The built site in a real Chromium with the real engine: a server, a browser, and pages that are watched."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize, sync_playwright

from e2e.servers import PlainServer
from e2e.table import BOOT, COUNT_MESSAGES, Site
from e2e.watch import Watch
from tools.browser import FLAGS, find_chromium
from tools.places import DIST
from tools.serve import StaticServer

VIEWPORT: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 640}

FORGET_SETTINGS = """() => new Promise((done) => {
  localStorage.clear();
  indexedDB.open("filler").onsuccess = ({ target: { result: database } }) => {
    const transaction = database.transaction("settings", "readwrite");
    transaction.objectStore("settings").clear();
    transaction.oncomplete = () => { database.close(); done(); };
  };
})"""

OpenSite = Callable[..., Site]


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give the built site as a copy of its own: another build meanwhile must not take files away."""
    if not (DIST / "index.html").is_file():
        pytest.exit("There is no built site: run python3 dev.py build first.", returncode=2)
    copy = tmp_path_factory.mktemp("site") / "dist"
    shutil.copytree(DIST, copy)
    return copy


@pytest.fixture(scope="session")
def url(dist: Path) -> Iterator[str]:
    """Serve the site as a good static host does, and give its address."""
    with StaticServer(dist) as server:
        yield server.url


@pytest.fixture
def plain_server(dist: Path) -> Iterator[PlainServer]:
    """Serve the site below a sub-path as a simple static host does, with faults on demand."""
    with PlainServer(dist, prefix="/games/filler/") as server:
        yield server


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Start a Chromium."""
    chromium = find_chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture
def open_site(browser: Browser, url: str) -> Iterator[OpenSite]:
    """Give a function that opens the site at a fragment in a fresh browser context.

    Its keyword arguments are those of Playwright's `new_context`, and `at` for the address of another server. At the
    end of the test every page must have kept quiet.
    """
    opened: list[Site] = []

    def open_one(fragment: str = "", *, at: str = url, **options: Any) -> Site:
        site = _open(browser, at, options)
        opened.append(site)
        site.page.goto(at + fragment)
        return site

    yield open_one
    for site in opened:
        site.page.evaluate("null")
        site.page.context.close()
    for site in opened:
        site.watch.check()


@pytest.fixture(scope="session")
def lasting_site(browser: Browser, url: str) -> Iterator[Site]:
    """Open the site once for many tests: the start of Python is the slowest part of each."""
    site = _open(browser, url, {})
    yield site
    site.page.context.close()


@pytest.fixture(scope="session")
def lasting_phone(browser: Browser, url: str) -> Iterator[Site]:
    """Open the site once for many tests on a phone."""
    site = _open(browser, url, {"viewport": PHONE, "has_touch": True, "is_mobile": True})
    yield site
    site.page.context.close()


@pytest.fixture
def site(lasting_site: Site) -> Iterator[Site]:
    """Give a running page, in the lobby, that other tests have used before and that has kept quiet.

    It remembers their tables: each test takes boards of its own.
    """
    lasting_site.page.set_viewport_size(VIEWPORT)
    lasting_site.page.emulate_media(color_scheme="light", reduced_motion="no-preference")
    yield from _used_again(lasting_site)


@pytest.fixture
def phone(lasting_phone: Site) -> Iterator[Site]:
    """Give a running page on a phone, as `site` does."""
    yield from _used_again(lasting_phone)


@pytest.fixture
def forgetful_site(site: Site) -> Iterator[Site]:
    """Give a running page that forgets after the test what was set: for tests that change options."""
    yield site
    site.page.evaluate(FORGET_SETTINGS)
    site.page.reload()


def _used_again(site: Site) -> Iterator[Site]:
    if site.page.url == "about:blank":
        site.visit()
    site.go_to_lobby()
    yield site
    # A question to the page, so that whatever it reported until now has arrived.
    site.page.evaluate("null")
    site.watch.check()


def _open(browser: Browser, url: str, options: dict[str, Any]) -> Site:
    context = browser.new_context(**{"viewport": VIEWPORT, "locale": "en-GB", **options})
    context.set_default_timeout(BOOT / 2)
    context.add_init_script(COUNT_MESSAGES)
    watch = Watch(context, url)
    return Site(context.new_page(), url, watch)
