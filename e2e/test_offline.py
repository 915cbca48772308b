"""Playing without a network, after one visit: the server is dead and the browser was closed meanwhile."""

import re
import urllib.error
import urllib.request
from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.devices import UNREACHABLE, Device, is_ready_offline, kept
from e2e.figures import expected, shown
from e2e.table import BOOT, Site
from tools.places import SITE
from tools.serve import StaticServer
from tools.strength.greedy import choose_colour

BOARDS = ("classic", "hex", "rhombi", "obstacles", "treasure", "four")
"""One of every kind: all come from the same files."""

PAGES = {
    "puzzle": "puzzle",
    "licences": "licences",
    "history": "history",
    "profile": "profile",
    "friends": "friends",
    "servers": "servers",
    "invite": "invite",
    "proof": "proof",
    "record=": "replay",
    "join=": "join",
}
"""Pages by their fragment, and the name of each for the tests."""


def test_the_first_visit_fetches_nothing_twice(device: Device, dist: Path) -> None:
    """What the page has fetched to start is not fetched again to be kept."""
    with StaticServer(dist, sources=SITE) as server:
        site = device.start(server.url)
        is_ready_offline(site.page)
        assert kept(site.page)["controlled"], "the page of the first visit is looked after, too"
        fetched = Counter(path for path in server.requests if path.startswith("/b/"))
        assert fetched
        assert [path for path, times in fetched.items() if times > 1] == []


def test_after_one_visit_everything_works_without_a_server(device: Device, dist: Path) -> None:
    """Boards of every kind, practice, replay, history, all pages, and deep links with any query, below a sub-path."""
    server = StaticServer(dist, prefix="/games/filler/", sources=SITE)
    server.start()
    site = device.start(server.url)
    is_ready_offline(site.page)
    play_quick_to_its_end(site)
    device.shut_down()
    server.stop()
    with pytest.raises(urllib.error.URLError):
        urllib.request.urlopen(server.url, timeout=5)  # noqa: S310 - the address is our own

    device.allow(*UNREACHABLE)
    site = device.start(server.url)
    page = site.page
    is_ready_offline(page)
    for variant in BOARDS:
        game = site.sit_down(variant, 5)
        site.press(game, choose_colour(game))
        assert shown(page) == expected(game)
        site.go_to_lobby()
    practise(site)
    watch_again(site)
    for fragment, name in PAGES.items():
        site.turn_to(f"#{fragment}")
        page.get_by_test_id(name).wait_for()

    # Addresses as they come from outside: the page is loaded anew at each.
    for address in ("?from=chat&x=1#board=hex.7", "index.html?a=b#board=hex.8"):
        page.goto(server.url + address)
        site.expect_table("hex", int(address[-1]))
    page.goto(server.url + "?q=%23#history")
    page.get_by_test_id("history").wait_for(timeout=BOOT)
    invites(site)


def play_quick_to_its_end(site: Site) -> None:
    """Play a game for two at this device."""
    game = site.sit_down("quick", 3)
    while game.mover is not None:
        site.press(game, choose_colour(game))
    site.result.wait_for()


def practise(site: Site) -> None:
    """Begin practice; the computer answers."""
    site.page.locator('input[name="mode"][value="practice"]').check()
    site.page.locator('.variant-card[data-variant="quick"]').click()
    site.page.locator(".start-button").click()
    site.page.locator('[data-testid=table][data-ply="0"]').wait_for(timeout=BOOT)
    site.page.locator(".colour-button[data-worth]").first.click()
    site.page.locator('[data-testid=table][data-ply="2"]').wait_for()
    site.go_to_lobby()


def watch_again(site: Site) -> None:
    """Find the game in the history, and step through it."""
    page = site.page
    site.turn_to("#history")
    page.locator(".history-match").first.wait_for()
    page.locator('.history-match [href^="#match="]').first.click()
    replay = page.get_by_test_id("replay")
    expect(replay).to_have_attribute("data-state", "open")
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft"):
        page.keyboard.press(key)
    expect(replay).to_have_attribute("data-ply", "1")
    site.go_to_lobby()


def invites(site: Site) -> None:
    """An invite in the same network asks nobody; its QR picture is drawn by a library that is loaded only now."""
    page = site.page
    site.turn_to("#invite")
    page.get_by_test_id("invite").wait_for()
    page.locator('label:has(> input[name="reach"][value="network"])').click()
    page.locator('input[name="name"]').fill("Ann")
    page.locator('[data-action="invite"]').click()
    expect(page.locator('[data-testid=invite] input[name="link"]')).to_have_value(re.compile("#join="))
