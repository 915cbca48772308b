"""Cuts the network between two browsers that talk, mends it again, and measures how soon they are back, and in order.

Three pairs at the same time: two devices in one network, two there that have met before and needed no reply, and two
behind routers of their own with a STUN server. Both sides keep sending numbered messages, before, during and after the
outage; none may be lost, doubled or out of order.

    python3 dev.py bench outage [SECONDS ...]
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

from playwright.sync_api import sync_playwright

from tools.net import coturn, namespaces
from tools.net.browsers import browser_on, built_site
from tools.net.coturn import Coturn
from tools.net.namespaces import Home, Internet
from tools.net.pages import NetPage, connect, open_page

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tools.net.namespaces import Network

OUTAGES_S = (20.0, 90.0)
MOST_MS = 10_000
"""Within this time after the network is back, both sides must hear each other again."""
PATIENCE_S = 60
EVERY_MS = 250

TALK = f"""() => {{
  const kept = links.link;
  kept.times = [];
  kept.connection.onmessage = (text) => {{ kept.heard.push(text); kept.times.push(Date.now()); }};
  let count = 0;
  kept.talking = setInterval(() => {{ if (kept.connection.send(String(count))) count += 1; }}, {EVERY_MS});
  kept.stop = () => {{ clearInterval(kept.talking); return count; }};
}}"""

FIRST_AFTER = """(time) => links.link.times.find((heard) => heard >= time) ?? null"""


class Pair:
    """Two pages that are connected through a network."""

    def __init__(self, name: str, network: Network, host: NetPage, guest: NetPage) -> None:
        """Let both talk."""
        self.name = name
        self.network = network
        self.sides = (host, guest)
        for side in self.sides:
            side.run(TALK)

    def back_after(self, mended: float) -> float | None:
        """Return the milliseconds until both sides heard each other again; None if not yet."""
        firsts = [side.run(FIRST_AFTER, mended) for side in self.sides]
        return None if None in firsts else max(firsts) - mended

    def states(self) -> list[str]:
        """Return how each side sees the connection."""
        return [str(side.about("state")) for side in self.sides]

    def finish(self) -> dict[str, int]:
        """Stop talking; return how many messages were sent, and how many are missing or not in their place."""
        sent = [side.run("() => links.link.stop()") for side in self.sides]
        wrong = 0
        for side, count in zip(self.sides, reversed(sent), strict=True):
            heard = side.wait_for_messages(count)
            wrong += sum(text != str(number) for number, text in enumerate(heard)) + abs(len(heard) - count)
        return {"sent": sum(sent), "wrong": wrong}


def meet_as_friends(host: NetPage, guest: NetPage) -> None:
    """Connect two pages that know each other's certificate, by one link."""
    host_print, guest_print = host.make_certificate(), guest.make_certificate()
    problem = guest.come_as_friend(host.invite_friend(guest_print), host_print)
    if problem:
        raise RuntimeError(problem)
    host.wait_for_state("open")


def cut_and_mend(pairs: list[Pair], seconds: float) -> dict[str, Any]:
    """Cut all networks for some time; return how soon each pair was back."""
    clock = pairs[0].sides[0].page
    networks = list(dict.fromkeys(pair.network for pair in pairs))
    for network in networks:
        network.cut()
    clock.wait_for_timeout(seconds * 1000)
    states = {pair.name: pair.states() for pair in pairs}
    for network in networks:
        network.mend()
    mended = time.time() * 1000
    back: dict[str, float | None] = {pair.name: None for pair in pairs}
    while None in back.values() and time.time() * 1000 < mended + PATIENCE_S * 1000:
        clock.wait_for_timeout(EVERY_MS)
        back = {pair.name: pair.back_after(mended) for pair in pairs}
    # An outage is over only when short breaks do not follow it.
    clock.wait_for_timeout(5000)
    result = {"outage_s": seconds, "states_meanwhile": states, "back_after_ms": back}
    print(json.dumps(result), flush=True)
    return result


def main() -> int:
    """Cut, mend, measure; return 1 when a pair was not back in time or a message went astray."""
    problem = namespaces.unavailable() or coturn.unavailable()
    if problem:
        print(problem, file=sys.stderr)
        return 2
    parser = argparse.ArgumentParser(prog="dev.py bench outage", description=__doc__)
    parser.add_argument(
        "seconds", type=float, nargs="*", default=OUTAGES_S, help="of each outage (default: %(default)s)"
    )
    outages: list[float] = parser.parse_args().seconds
    with ExitStack() as stack:
        site = stack.enter_context(built_site())
        chromium = stack.enter_context(sync_playwright()).chromium
        home, internet = stack.enter_context(Home()), stack.enter_context(Internet())
        server = stack.enter_context(Coturn(internet.public, internet.server))
        near = [stack.enter_context(browser_on(chromium, home, device, site)) for device in (home.one, home.two)]
        far = [
            stack.enter_context(browser_on(chromium, internet, device, site)) for device in (internet.one, internet.two)
        ]

        def pages(browsers: list[tuple[Browser, str]]) -> tuple[NetPage, NetPage]:
            host, guest = (open_page(browser, url, site) for browser, url in browsers)
            return host, guest

        strangers, friends, remote = pages(near), pages(near), pages(far)
        connect(*strangers)
        meet_as_friends(*friends)
        connect(*remote, servers=server.stun)
        pairs = [
            Pair("home", home, *strangers),
            Pair("friends", home, *friends),
            Pair("internet", internet, *remote),
        ]
        results = [cut_and_mend(pairs, seconds) for seconds in outages]
        messages = {pair.name: pair.finish() for pair in pairs}
    print(json.dumps({"outages": results, "messages": messages}))
    in_time = all(back is not None and back <= MOST_MS for row in results for back in row["back_after_ms"].values())
    return 0 if in_time and not any(count["wrong"] for count in messages.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
