"""One-link invites: the reply finds its way through a relay, which sees nothing of it, and which both leave at once."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from e2e.net_pages import Devices
from e2e.nostr_relay import NostrRelay
from tools import policy
from tools.net.pages import NetPage, build_in
from tools.places import SITE
from tools.serve import StaticServer

AWAIT = """async ([relays, secret]) => {
  const { connection } = links.link;
  const { awaitByRelay, readSecret } = net.onelink;
  const onreply = (code) => connection.accept(code);
  const leave = await awaitByRelay({ relays, ...readSecret(secret), id: connection.id, onreply });
  connection.onstate = (state) => { if (state === "open") leave(); };
}"""

REPLY = """async ([relays, secret, reply, timeout]) => codeOf(() =>
  net.onelink.replyByRelay({ relays, ...net.onelink.readSecret(secret), reply, timeout }))"""

LOADED = "() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('trystero')).length"

WAIT_MS = 10_000


@pytest.fixture
def relay() -> Iterator[NostrRelay]:
    """Give a relay of our own."""
    with NostrRelay() as running:
        yield running


@pytest.fixture
def devices(browser: Browser, dist: Path, tmp_path: Path, relay: NostrRelay) -> Iterator[Devices]:
    """Give devices that use a site whose owner has configured this relay."""
    folder = tmp_path / "dist"
    shutil.copytree(dist, folder)
    relays = policy.read_relays(json.dumps({"servers": [], "relays": [relay.url]}).encode())
    (folder / "_headers").write_text(policy.headers_file(relays), "utf-8")
    with StaticServer(folder, sources=SITE) as server:
        opened = Devices(browser, server.url, build_in(folder))
        yield opened
        opened.close()


def wait_until_left(relay: NostrRelay, page: NetPage) -> None:
    """Wait until nobody is at the relay any more."""
    for _ in range(WAIT_MS // 50):
        if relay.present == 0:
            return
        page.page.wait_for_timeout(50)
    raise AssertionError(f"{relay.present} still at the relay")


def test_one_link_is_enough(devices: Devices, relay: NostrRelay) -> None:
    """The guest's reply reaches the host through the relay; both connect, and leave the relay."""
    host, guest = devices.new(), devices.new()
    secret = host.run("net.onelink.freshSecret()")
    invite = host.invite()
    assert host.run(LOADED) == 0, "nothing is loaded before it is asked for"
    assert relay.visitors == 0
    host.run(AWAIT, [[relay.url], secret])
    assert host.run(LOADED) > 0
    reply = guest.join(invite)
    assert guest.run(REPLY, [[relay.url], secret, reply, 30_000]) is None
    for side in (host, guest):
        side.wait_for_state("open")
    wait_until_left(relay, host)
    assert relay.visitors >= 2
    # The relay saw neither the codes nor the secret.
    assert relay.events
    seen = "".join(relay.events)
    assert not any(word in seen for word in (invite, reply, secret, host.about("own"), guest.about("own")))


@pytest.mark.slow
def test_without_the_secret_nobody_is_found(devices: Devices, relay: NostrRelay) -> None:
    """A guest with another secret does not reach the host, is told, and leaves the relay."""
    host, guest = devices.new(), devices.new()
    reply = guest.join(host.invite())
    host.run(AWAIT, [[relay.url], host.run("net.onelink.freshSecret()")])
    assert guest.run(REPLY, [[relay.url], guest.run("net.onelink.freshSecret()"), reply, 3000]) == "net-timeout"
    assert host.about("state") == "waiting"


def test_a_broken_secret_is_refused(devices: Devices) -> None:
    """What is no secret of ours is not taken to a relay."""
    page = devices.new()
    for secret in ("", "abc", "x" * 33, "<b>" + "a" * 29):
        assert page.run("(secret) => codeOf(() => net.onelink.readSecret(secret))", secret) == "code-unreadable"


def test_the_site_as_it_is_shipped_reaches_no_relay(browser: Browser, url: str, dist: Path, relay: NostrRelay) -> None:
    """Where the owner has configured none, the page's policy lets nobody through, whatever a page tries."""
    devices = Devices(browser, url, build_in(dist))
    page = devices.new()
    devices.watches[0].allow("policy breach: connect-src", "Content Security Policy")
    page.invite()
    reply = devices.new().join(page.run("links.link.connection.code('')"))
    secret = page.run("net.onelink.freshSecret()")
    assert page.run(REPLY, [[relay.url], secret, reply, 1500]) == "net-timeout"
    assert relay.visitors == 0
    devices.close()
