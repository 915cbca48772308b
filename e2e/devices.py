"""Devices that outlive their browser: with a service worker, and with what it keeps."""

import contextlib
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, Playwright, ViewportSize
from playwright.sync_api import Error as PlaywrightError

from e2e.table import BOOT, Site
from e2e.watch import Watch
from tools.browser import FLAGS, find_chromium

NO_SERVICE_WORKER = "delete Navigator.prototype.serviceWorker;"
"""An init script that takes service workers out of a browser."""

UNREACHABLE = (r"ERR_CONNECTION_REFUSED", r"ERR_CONNECTION_RESET", r"ERR_EMPTY_RESPONSE", r"ERR_INTERNET_DISCONNECTED")
"""What Chromium writes to the console when it reaches nobody, even where the page does without."""

EVERY_MS = 50

WINDOW: ViewportSize = {"width": 1280, "height": 800}

STAND = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  const names = (await caches.keys()).filter((name) => /^filler-[0-9a-f]{12}-precache/.test(name));
  return {
    controlled: Boolean(navigator.serviceWorker.controller),
    active: registration?.active?.state ?? null,
    waiting: Boolean(registration?.waiting),
    builds: names.map((name) => name.split("-")[1]).sort(),
  };
}"""
"""What of service workers and their files the page can see."""


class Device:
    """A browser profile in a folder; a Chromium that uses it can be started, closed, and started again."""

    def __init__(self, playwright: Playwright, folder: Path, **options: Any) -> None:
        """Make a device that nobody has used yet; the options are those of Playwright's persistent contexts."""
        self._playwright = playwright
        self._folder = folder
        self._options = options
        self._context: BrowserContext | None = None
        self._watches: list[Watch] = []
        self._allowed: list[str] = []

    def start(self, url: str, prepare: Callable[[Page], object] = lambda _: None, **options: Any) -> Site:
        """Start the browser and open the site in it, after `prepare` has done something to the empty page."""
        self._context = self._playwright.chromium.launch_persistent_context(
            str(self._folder),
            executable_path=find_chromium(),
            args=list(FLAGS),
            **{"viewport": WINDOW, "locale": "en-GB", **self._options, **options},
        )
        self._context.set_default_timeout(BOOT / 2)
        watch = Watch(self._context, url)
        watch.allow(*self._allowed)
        self._watches.append(watch)
        site = Site(self._context.pages[0], url, watch)
        prepare(site.page)
        site.page.goto(url)
        return site

    @property
    def context(self) -> BrowserContext:
        """The running browser."""
        assert self._context is not None, "the browser runs"
        return self._context

    def new_tab(self, site: Site, fragment: str = "") -> Site:
        """Open the site in another tab."""
        tab = Site(self.context.new_page(), site.url, site.watch)
        tab.page.goto(site.url + fragment)
        return tab

    def allow(self, *patterns: str) -> None:
        """Let reports pass that match one of these, from now on."""
        self._allowed += patterns
        for watch in self._watches:
            watch.allow(*patterns)

    def shut_down(self) -> None:
        """Close the browser, if it runs. The device keeps what it has."""
        if self._context is None:
            return
        for page in self._context.pages:
            page.evaluate("null")  # So that whatever it reported has arrived.
        self._context.close()
        self._context = None

    def check(self) -> None:
        """Fail if a page has reported anything."""
        for watch in self._watches:
            watch.check()


def until(page: Page, script: str, argument: Any = None) -> None:
    """Wait until a function gives something true; it may be asynchronous, and the page may be loaded anew."""
    end = time.monotonic() + BOOT / 1000
    while True:
        with contextlib.suppress(PlaywrightError):  # the page was just going
            if page.evaluate(script, argument):
                return
        assert time.monotonic() < end, script
        page.wait_for_timeout(EVERY_MS)


def is_ready_offline(page: Page) -> None:
    """Wait until the lobby says that everything is on this device."""
    page.locator('.chip[data-stand="ready"]').wait_for(timeout=BOOT)


def build_of(page: Page) -> str:
    """Give the id of the build that the page comes from."""
    source: str = page.evaluate("""() => document.querySelector('script[type="module"]').src""")
    return source.split("/b/")[1].split("/", maxsplit=1)[0]


def kept(page: Page) -> dict[str, Any]:
    """Give what of service workers and their files the page can see: see `STAND`."""
    stand: dict[str, Any] = page.evaluate(STAND)
    return stand


def look_for_update(page: Page) -> None:
    """Let the browser look for a new build, as it does on every visit, and wait until it has it or has given up."""
    page.evaluate("""async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      try { await registration.update(); } catch { return; }
      // One that fails at once may have said so before anybody listens.
      while (registration.installing?.state === "installing") await new Promise((done) => setTimeout(done, 20));
    }""")
