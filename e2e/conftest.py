"""The built site in a real Chromium with the real engine: a server, a browser, and pages that are watched."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, ViewportSize, expect, sync_playwright

from e2e.devices import NO_SERVICE_WORKER, Device
from e2e.meeting import Person
from e2e.servers import PlainServer
from e2e.table import BOOT, COUNT_MESSAGES, COUNT_NOTES, HOLD_COMPUTER, Site
from e2e.watch import Watch
from tools.browser import FLAGS, find_chromium
from tools.places import DIST, SITE
from tools.serve import StaticServer

VIEWPORT: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 640}

FORGET = """async () => {
  localStorage.clear();
  const parts = document.querySelector('script[type="module"]').src;
  const { openStore } = await import(new URL("storage/store.js", parts));
  const { STORES } = await import(new URL("storage/schema.js", parts));
  const { database } = await openStore();
  await database.write(STORES, async (transaction) => {
    for (const name of STORES) await transaction.objectStore(name).clear();
  });
  // The lobby looks its running tables up anew.
  dispatchEvent(new HashChangeEvent("hashchange"));
}"""
"""Empties the device's storage through the page's own module; the tables that the page has at hand are left alone."""

CHOOSE_AS_AT_FIRST = """async () => {
  const find = (selector) => document.querySelector(selector);
  // The page draws in the next frame.
  const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const press = async (element, done) => {
    if (done) return;
    element.click();
    await drawn();
  };
  const write = async (element, value, event) => {
    if (element.value === value) return;
    element.value = value;
    element.dispatchEvent(new Event(event, { bubbles: true }));
    await drawn();
  };
  const check = (name, value) => {
    const input = find(`input[name="${name}"][value="${value}"]`);
    return press(input, input.checked);
  };
  await write(find('select[name="clock"]'), "none", "change");
  await check("source", "seed");
  await write(find('input[name="seed"]'), "", "input");
  await check("source", "new");
  const card = find('.variant-card[data-variant="classic"]');
  await press(card, card.ariaPressed === "true");
  // Most tests play at one device, also after a reload; those of practice say so themselves.
  await check("mode", "shared");
  localStorage.setItem("filler.lobby.mode", '"shared"');
}"""
"""Chooses in the lobby what it offers on the first visit, all at once: it happens before each of many tests."""

# Whoever compares there wants to see the difference.
pytest.register_assert_rewrite("e2e.matches")

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
    with StaticServer(dist, sources=SITE) as server:
        yield server.url


@pytest.fixture
def plain_server(dist: Path) -> Iterator[PlainServer]:
    """Serve the site below a sub-path as a simple static host does, with faults on demand."""
    with PlainServer(dist, prefix="/games/filler/") as server:
        yield server


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Start Playwright."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Start a Chromium."""
    browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
    yield browser
    browser.close()


@pytest.fixture
def device(playwright: Playwright, tmp_path: Path) -> Iterator[Device]:
    """Give a device whose browser can be closed and started again. Its pages must have kept quiet at the end."""
    device = Device(playwright, tmp_path / "device")
    yield device
    device.shut_down()
    device.check()


@pytest.fixture
def open_site(browser: Browser, url: str) -> Iterator[OpenSite]:
    """Give a function that opens the site at a fragment, or at None not yet, in a fresh browser context.

    Its keyword arguments are those of Playwright's `new_context`, and `at` for the address of another server. At the
    end of the test every page must have kept quiet.
    """
    opened: list[Site] = []

    def open_one(fragment: str | None = "", *, at: str = url, **options: Any) -> Site:
        site = _open(browser, at, options)
        opened.append(site)
        if fragment is not None:
            site.page.goto(at + fragment)
        return site

    yield open_one
    for site in opened:
        site.page.evaluate("null")
        site.page.context.close()
    for site in opened:
        site.watch.check()


@pytest.fixture
def ann(open_site: OpenSite) -> Person:
    """Give the host."""
    return Person(open_site(""))


@pytest.fixture
def ben(open_site: OpenSite) -> Person:
    """Give the guest."""
    return Person(open_site(""))


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


@pytest.fixture(scope="session")
def lasting_timed_site(browser: Browser, url: str) -> Iterator[Site]:
    """Open the site once for many tests with a time that they can put forward."""
    site = _open(browser, url, {})
    site.page.clock.install()
    yield site
    site.page.context.close()


@pytest.fixture
def site(lasting_site: Site) -> Iterator[Site]:
    """Give a running page, in the lobby, that other tests have used before and that has kept quiet.

    Its storage is empty, the lobby offers what it offers on the first visit, and nothing moves.
    """
    lasting_site.page.set_viewport_size(VIEWPORT)
    lasting_site.page.emulate_media(color_scheme="light", reduced_motion="reduce")
    yield from _used_again(lasting_site)


@pytest.fixture
def phone(lasting_phone: Site) -> Iterator[Site]:
    """Give a running page on a phone, as `site` does."""
    yield from _used_again(lasting_phone)


@pytest.fixture
def timed_site(lasting_timed_site: Site) -> Iterator[Site]:
    """Give a running page whose time can be put forward, as `site` does."""
    yield from _used_again(lasting_timed_site)


@pytest.fixture
def motion(site: Site) -> None:
    """Let captures spread visibly on `site`, for tests that look at it."""
    site.page.emulate_media(reduced_motion="no-preference")


@pytest.fixture
def forgetful_site(site: Site) -> Iterator[Site]:
    """Give a running page that forgets after the test what was set: for tests that change options."""
    yield site
    forget(site)
    site.page.reload()


def forget(site: Site) -> None:
    """Empty the storage, and let the lobby forget what was chosen in it."""
    page = site.page
    page.evaluate(FORGET)
    if not site.lobby.is_visible():
        return
    expect(page.locator(".running-table")).to_have_count(0)
    page.evaluate(CHOOSE_AS_AT_FIRST)


def _used_again(site: Site) -> Iterator[Site]:
    if site.page.url == "about:blank":
        site.visit()
    site.go_to_lobby()
    forget(site)
    yield site
    # A question to the page, so that whatever it reported until now has arrived.
    site.page.evaluate("null")
    site.watch.check()


def _open(browser: Browser, url: str, options: dict[str, Any]) -> Site:
    # What moves takes half of the time of a move; those who test it ask for it.
    calm = {"viewport": VIEWPORT, "locale": "en-GB", "reduced_motion": "reduce"}
    context = browser.new_context(**{**calm, **options})
    context.set_default_timeout(BOOT / 2)
    # A service worker in every context would fetch the whole site for each test, and stand between the page and the
    # hosts with faults. So these tests see a browser without one, as private windows are; `device` has it.
    for script in (NO_SERVICE_WORKER, COUNT_MESSAGES, HOLD_COMPUTER, COUNT_NOTES):
        context.add_init_script(script)
    watch = Watch(context, url)
    return Site(context.new_page(), url, watch)
