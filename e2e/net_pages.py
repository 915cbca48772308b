"""Devices for the tests of connections: pages that hold the site's own modules for them, and that are watched."""

from playwright.sync_api import Browser, BrowserContext

from e2e.watch import Watch
from tools.net.pages import NetPage


class Devices:
    """Opens pages in contexts of their own, as devices that share nothing but the network."""

    def __init__(self, browser: Browser, url: str, build: str) -> None:
        """Use this browser, and the site at this address."""
        self._browser = browser
        self._url = url
        self._build = build
        self._contexts: list[BrowserContext] = []
        self.watches: list[Watch] = []

    def new(self) -> NetPage:
        """Give a page on a device of its own."""
        context = self._browser.new_context()
        self._contexts.append(context)
        self.watches.append(Watch(context, self._url))
        return NetPage(context.new_page(), self._url, self._build)

    def tab(self, beside: NetPage) -> NetPage:
        """Give another tab on the same device."""
        return NetPage(beside.page.context.new_page(), self._url, self._build)

    def close(self) -> None:
        """Close everything; every page must have kept quiet."""
        for context in self._contexts:
            for page in context.pages:
                page.evaluate("null")
            context.close()
        for watch in self.watches:
            watch.check()
