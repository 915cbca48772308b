"""How far a link reaches: devices at home, and devices behind routers with a STUN or TURN server between them."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserType

from tools.net import coturn, namespaces
from tools.net.browsers import browser_on
from tools.net.coturn import Coturn
from tools.net.namespaces import Home, Internet, Network
from tools.net.pages import NetPage, connect, open_page

MISSING = namespaces.unavailable()
MISSING_SERVER = MISSING or coturn.unavailable()

GIVES_UP_MS = 3000

pytestmark = [pytest.mark.skipif(MISSING is not None, reason=str(MISSING))]
with_server = pytest.mark.skipif(MISSING_SERVER is not None, reason=str(MISSING_SERVER))


@contextmanager
def two_devices(network: Network, kind: BrowserType, folder: Path) -> Iterator[tuple[NetPage, NetPage]]:
    """Give a page on each device of the network, in browsers of their own."""
    with ExitStack() as stack:
        pages = []
        for device in (network.one, network.two):
            browser, url = stack.enter_context(browser_on(kind, network, device, folder))
            pages.append(open_page(browser, url, folder))
        yield pages[0], pages[1]


@pytest.fixture
def kind(browser: Browser) -> BrowserType:
    """Give what starts further browsers."""
    return browser.browser_type


def test_devices_at_home_need_nobody(kind: BrowserType, dist: Path) -> None:
    """On one switch, with no server and no way out, two browsers meet."""
    with Home() as home, two_devices(home, kind, dist) as (host, guest):
        connect(host, guest)
        assert host.about("reach") == "network"
        assert host.run("() => links.link.connection.route()") == "direct"


@with_server
def test_stun_brings_devices_behind_routers_together(kind: BrowserType, dist: Path) -> None:
    """The server tells each its public address; what they say then goes directly."""
    with (
        Internet() as internet,
        Coturn(internet.public, internet.server) as server,
        two_devices(internet, kind, dist) as (host, guest),
    ):
        connect(host, guest, servers=server.stun)
        assert (host.about("reach"), guest.about("reach")) == ("anywhere", "anywhere")
        assert host.run("() => links.link.connection.route()") == "direct"
        guest.send("from far away")
        assert host.wait_for_messages(1) == ["from far away"]


@pytest.mark.slow
@with_server
def test_without_a_server_devices_behind_routers_do_not_meet(kind: BrowserType, dist: Path) -> None:
    """The code itself says that it reaches the own network only; and so it is."""
    with Internet() as internet, two_devices(internet, kind, dist) as (host, guest):
        reply = guest.join(host.invite())
        assert host.about("reach") == "network"
        assert host.accept(reply) is None
        host.page.wait_for_timeout(GIVES_UP_MS)
        assert (host.about("state"), guest.about("state")) == ("connecting", "waiting")


@with_server
def test_turn_passes_on_where_routers_are_strict(kind: BrowserType, dist: Path) -> None:
    """Routers with another port for every conversation make STUN useless; a TURN server that one side has is enough."""
    with (
        Internet(strict=True) as internet,
        Coturn(internet.public, internet.server) as server,
        two_devices(internet, kind, dist) as (host, guest),
    ):
        reply = guest.join(host.invite("stun", servers=server.stun), "stun", servers=server.stun)
        assert host.accept(reply, "stun") is None
        host.page.wait_for_timeout(GIVES_UP_MS)
        assert host.about("state", "stun") == "connecting"
        reply = guest.join(host.invite("turn", servers=server.turn), "turn", servers=server.stun)
        assert host.accept(reply, "turn") is None
        for side in (host, guest):
            side.wait_for_state("open", name="turn")
        assert host.run("() => links.turn.connection.route()") == "relayed"
        host.send("over a relay", name="turn")
        assert guest.wait_for_messages(1, "turn") == ["over a relay"]


@pytest.mark.slow
@with_server
def test_a_server_that_does_not_answer_keeps_nobody_waiting(kind: BrowserType, dist: Path) -> None:
    """After the time for gathering the code is made with what there is, and says so."""
    with Internet() as internet, two_devices(internet, kind, dist) as (host, guest):
        silent = [{"urls": f"stun:{internet.server}:3478"}]
        started = host.run("performance.now()")
        reply = guest.join(host.invite(servers=silent, gathering=1000))
        assert host.run("performance.now()") - started < GIVES_UP_MS
        assert host.about("reach") == "network"
        assert host.accept(reply) is None


def test_a_device_in_no_network_is_told(kind: BrowserType, dist: Path) -> None:
    """Where there is nothing but the machine itself, no code is made."""
    with Home() as home, two_devices(home, kind, dist) as (host, _):
        home.one.run("ip", "link", "set", "eth0", "down")
        assert host.run("() => codeOf(() => net.connection.Connection.invite())") == "net-gathering"
