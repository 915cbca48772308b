"""A Chromium and a Firefox meet, whoever of them is the host."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from e2e.bidi import Firefox, FirefoxPage, find_firefox, firefox
from e2e.net_pages import Devices
from tools.net.pages import LAB, QUIET_PAGE, Side, build_in, connect

pytestmark = pytest.mark.skipif(find_firefox() is None, reason="Firefox is missing: apt install firefox-esr")

MANY = 100
LONGEST_CODE = 140
SLOW_MS = 12_000
"""Longer than Firefox by itself stays with addresses that do not answer."""


class FirefoxSide(Side):
    """A tab of Firefox with the modules of `site/net`."""

    def __init__(self, page: FirefoxPage, url: str, build: str) -> None:
        """Open the page."""
        self.page = page
        page.goto(url + QUIET_PAGE)
        self.run(LAB, build)

    def run(self, script: str, argument: Any = None) -> Any:
        """Run a function in the page and give its result."""
        return self.page.evaluate(script, argument)

    def wait_for(self, script: str, argument: Any, timeout: float) -> None:
        """Wait until a function in the page gives something true; the timeout is in milliseconds."""
        self.page.wait_for_function(script, argument, timeout / 1000)


@pytest.fixture(scope="module")
def fox() -> Iterator[Firefox]:
    """Start a Firefox."""
    with firefox() as running:
        yield running


@pytest.fixture
def sides(browser: Browser, fox: Firefox, url: str, dist: Path) -> Iterator[dict[str, Side]]:
    """Give a page in each browser."""
    devices = Devices(browser, url, build_in(dist))
    page = fox.new_page()
    yield {"chromium": devices.new(), "firefox": FirefoxSide(page, url, build_in(dist))}
    page.close()
    devices.close()


@pytest.mark.parametrize("hosting", ["chromium", "firefox"])
def test_both_browsers_meet(sides: dict[str, Side], hosting: str) -> None:
    """They connect without a server, texts arrive both ways in order, and each knows the other's certificate."""
    host = sides.pop(hosting)
    (guest,) = sides.values()
    connect(host, guest)
    texts = [f"text {number} äöü" for number in range(MANY)]
    host.send(*texts)
    guest.send(*reversed(texts))
    assert guest.wait_for_messages(MANY) == texts
    assert host.wait_for_messages(MANY) == texts[::-1]
    assert (host.about("own"), host.about("peer")) == (guest.about("peer"), guest.about("own"))
    guest.run("() => links.link.connection.close()")
    host.wait_for_state("closed")


@pytest.mark.slow
def test_a_reply_may_take_a_while(sides: dict[str, Side], fox: Firefox, url: str, dist: Path) -> None:
    """Some seconds on the way between people do no harm, whoever is the host, also between two of Firefox."""
    chromium, first = sides["chromium"], sides["firefox"]
    second = FirefoxSide(fox.new_page(), url, build_in(dist))
    pairs = {"one": (chromium, first), "two": (first, chromium), "three": (first, second)}
    replies = {name: guest.join(host.invite(name), name) for name, (host, guest) in pairs.items()}
    waited = "([since, long]) => performance.now() - since >= long"
    chromium.wait_for(waited, [chromium.run("() => performance.now()"), SLOW_MS], 2 * SLOW_MS)
    for name, (host, guest) in pairs.items():
        assert host.accept(replies[name], name) is None
        for side in (host, guest):
            side.wait_for_state("open", name=name)
    second.page.close()


@pytest.mark.slow
def test_codes_from_firefox_are_short(sides: dict[str, Side]) -> None:
    """Its longer names and passwords are packed more tightly."""
    fox = sides["firefox"]
    invite = fox.invite()
    assert len(invite) + 25.4 * (2 - len(fox.read(invite)["candidates"])) <= LONGEST_CODE


def test_certificates_and_keys_work_in_firefox(sides: dict[str, Side]) -> None:
    """What one browser signs the other verifies, and a kept certificate is the one that it connects with."""
    fox, chromium = sides["firefox"], sides["chromium"]
    made = fox.run("""async () => {
      const keys = await net.identity.makeKeys();
      window.certificate = await net.identity.makeCertificate();
      const { fingerprintOf, publicKey, sign, certificateFresh } = net.identity;
      window.keep("link", await net.connection.Connection.invite({ certificate }));
      return {
        key: await publicKey(keys), signature: await sign(keys, "e4"), fresh: certificateFresh(certificate),
        fingerprint: await fingerprintOf(certificate), own: links.link.connection.own,
        able: await links.link.connection.expectKnown({ fingerprint: "ab".repeat(32) }),
        kind: net.code.readCode(links.link.connection.code("")).kind,
      };
    }""")
    assert made["fresh"]
    assert made["fingerprint"] == made["own"]
    verify = "([key, signature]) => net.identity.verify(key, 'e4', signature)"
    assert chromium.run(verify, [made["key"], made["signature"]])
    # As host it would not take a reply any more after a friend was expected without one: it says so beforehand.
    assert (made["able"], made["kind"]) == (False, "invite")


def test_firefox_comes_to_a_friend_without_a_reply(sides: dict[str, Side]) -> None:
    """A Chromium that expects it, and a Firefox that has been there before, need one link."""
    fox, chromium = sides["firefox"], sides["chromium"]
    prints = [side.make_certificate() for side in (chromium, fox)]
    assert fox.come_as_friend(chromium.invite_friend(prints[1]), prints[0]) is None
    chromium.wait_for_state("open")
    assert (chromium.about("peer"), fox.about("peer")) == (prints[1], prints[0])


@pytest.mark.slow
def test_a_second_reply_to_firefox_is_told(sides: dict[str, Side]) -> None:
    """Firefox as host takes one reply; whoever opens the invite again hears that a fresh one is needed."""
    fox, chromium = sides["firefox"], sides["chromium"]
    invite = fox.invite()
    first = chromium.join(invite, "first")
    chromium.run("() => links.first.connection.close()")
    assert fox.accept(first) is None
    assert fox.accept(chromium.join(invite, "second")) == "code-invite-used"
