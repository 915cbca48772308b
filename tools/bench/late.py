"""Lets an invite wait: the reply is accepted after ten minutes, and the two must still meet.

Three pairs wait at the same time: two devices in one network, two that have met before and need no reply (there the
friend opens the link so late), and two behind routers of their own with a STUN server.

    python3 dev.py bench late [SECONDS]
"""

import argparse
import json
import sys
import time

from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import sync_playwright

from tools.net import coturn, namespaces
from tools.net.browsers import browser_on, built_site
from tools.net.coturn import Coturn
from tools.net.namespaces import Internet
from tools.net.pages import NetPage, open_page

WAIT_S = 600
LONGEST_MS = 60_000


def opened(pages: tuple[NetPage, NetPage], name: str) -> int | None:
    """Wait until both sides are open; return the milliseconds that it took, or None."""
    start = time.monotonic()
    try:
        for page in pages:
            page.wait_for_state("open", name=name, timeout=LONGEST_MS)
    except PlaywrightTimeout:
        return None
    return round((time.monotonic() - start) * 1000)


def main() -> int:
    """Wait, and print how long connecting then took."""
    problem = namespaces.unavailable() or coturn.unavailable()
    if problem:
        print(problem, file=sys.stderr)
        return 2
    parser = argparse.ArgumentParser(prog="dev.py bench late", description=__doc__)
    parser.add_argument("seconds", type=float, nargs="?", default=WAIT_S, help="of waiting (default: %(default)s)")
    seconds: float = parser.parse_args().seconds
    with (
        sync_playwright() as playwright,
        built_site() as site,
        Internet() as internet,
        Coturn(internet.public, internet.server) as server,
        browser_on(playwright.chromium, internet, internet.one, site) as (one, url),
        browser_on(playwright.chromium, internet, internet.two, site) as (two, _),
    ):
        host, near, far = (open_page(browser, url, site) for browser in (one, one, two))
        replies = {
            "near": near.join(host.invite("near"), "near"),
            "far": far.join(host.invite("far", servers=server.stun), "far", servers=server.stun),
        }
        host_print, friend_print = host.make_certificate(), near.make_certificate()
        known = host.invite_friend(friend_print, "known")
        print(f"invites and replies are made; waiting {seconds:.0f} s", flush=True)
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            host.page.wait_for_timeout(min(5000, max(0, (end - time.monotonic()) * 1000)))
        took = {}
        for name, guest in (("near", near), ("far", far)):
            problem = host.accept(replies[name], name)
            took[name] = None if problem else opened((host, guest), name)
            print(f"{name}: {problem or took[name]}", flush=True)
        problem = near.come_as_friend(known, host_print, "known", timeout=LONGEST_MS)
        took["known"] = None if problem else opened((host, near), "known")
        print(f"known: {problem or took['known']}", flush=True)
    print(json.dumps({"waited_s": seconds, "connected_after_ms": took}))
    return 0 if None not in took.values() else 1


if __name__ == "__main__":
    sys.exit(main())
