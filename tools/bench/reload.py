"""Kills the browser at random moments while a match is played, and counts the acknowledged moves that are lost.

A move is acknowledged when the page shows it as played. Two players at one device press legal colours as fast as
the page takes them; at a random moment the browser's process is killed. It is started again on the same profile, the
page is opened again, and the table must stand at least where it was last seen.

    python3 dev.py bench reload [KILLS]
"""

import argparse
import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from tools.browser import FLAGS, find_chromium
from tools.places import SITE
from tools.serve import StaticServer

KILLS = 200
SHOW_EVERY = 10
LONGEST_LIFE_S = 1.2
"""The page lives for up to this long after its table is shown: a few dozen moves."""
BOOT_MS = 60_000

FINISHED = 1000
"""Number of the game that stands for the end of a match: its table is gone, its replay is shown instead."""

# Reports every position that the page shows, and presses a random legal colour whenever somebody is to choose.
PLAYER = (
    f"const FINISHED = {FINISHED};"
    """
(() => {
  const find = (name) => document.querySelector(`[data-testid="${name}"]`);
  let shown = "";
  setInterval(() => {
    const replay = find("replay");
    if (replay && replay.dataset.state === "open" && shown !== "replay") {
      shown = "replay";
      window.acknowledge(location.hash.replace("#match=", "#table="), FINISHED, 0, "over");
    }
    const element = find("table");
    if (!element || !element.dataset.ply) return;
    const { game, ply, state } = element.dataset;
    if (`${game} ${ply}` !== shown) {
      shown = `${game} ${ply}`;
      window.acknowledge(location.hash, Number(game), Number(ply), state);
    }
    if (state !== "choosing") return;
    const free = [...document.querySelectorAll(".colour-button:not(.is-barred)")];
    free[Math.floor(Math.random() * free.length)]?.click();
  }, 5);
})();
"""
)


class Seen:
    """What the page has acknowledged: the table and the furthest position at it."""

    def __init__(self) -> None:
        """Begin without having seen anything."""
        self.address = ""
        self.position = (0, 0)
        self.over = False
        self.count = 0

    def acknowledge(self, address: str, game: int, ply: int, state: str) -> None:
        """Note a position that is shown."""
        if address != self.address:
            self.address, self.position = address, (0, 0)
        self.position = max(self.position, (game, ply))
        self.over = state == "over"
        self.count += 1


def launch(playwright: Playwright, profile: str, seen: Seen) -> tuple[BrowserContext, Page]:
    """Start a browser on the profile with the player in every page."""
    context = playwright.chromium.launch_persistent_context(
        profile, executable_path=find_chromium(), args=list(FLAGS), headless=True
    )
    context.expose_function("acknowledge", seen.acknowledge)
    context.add_init_script(PLAYER)
    return context, context.new_page()


def kill(profile: str) -> None:
    """Kill the browser that uses the profile, and with it the page, without a warning."""
    for entry in Path("/proc").iterdir():
        with contextlib.suppress(OSError):
            command = (entry / "cmdline").read_bytes().replace(b"\0", b" ").decode() if entry.name.isdigit() else ""
            if f"--user-data-dir={profile} " in command and "--type=" not in command:
                os.kill(int(entry.name), signal.SIGKILL)


def wait_for(page: Page, seen: Seen, before: int) -> bool:
    """Wait until the page has shown a position; say whether it has."""
    end = time.monotonic() + BOOT_MS / 1000
    while seen.count == before and time.monotonic() < end:
        page.wait_for_timeout(20)
    return seen.count > before


def main() -> None:
    """Kill, come back, compare; print progress and the figures."""
    parser = argparse.ArgumentParser(prog="dev.py bench reload", description=__doc__)
    parser.add_argument("kills", type=int, nargs="?", default=KILLS, help="how many (default: %(default)s)")
    kills: int = parser.parse_args().kills
    chance = random.Random(3)
    lost = moves = 0
    seen = Seen()
    with (
        StaticServer(sources=SITE) as server,
        tempfile.TemporaryDirectory() as profile,
        sync_playwright() as playwright,
    ):
        context, page = launch(playwright, profile, seen)
        fresh = True
        for number in range(1, kills + 1):
            if fresh:
                seen.address, seen.over = "", False
                page.goto(f"{server.url}#board=classic.{number}")
            before = seen.count
            if not wait_for(page, seen, before):
                sys.exit(f"the table was not shown after kill {number - 1}")
            page.wait_for_timeout(chance.uniform(0, LONGEST_LIFE_S * 1000))
            kill(profile)
            expected, address, over = seen.position, seen.address, seen.over
            moves += expected[1]
            with contextlib.suppress(PlaywrightError):
                context.close()
            context, page = launch(playwright, profile, seen)
            # A table that was over is not a running one any more: the next kill begins another.
            fresh = over or not address.startswith("#table=")
            if not fresh:
                before = seen.count
                seen.position, seen.over = (0, 0), False
                page.goto(server.url + address)
                if not wait_for(page, seen, before) or seen.position < expected:
                    lost += 1
                    print(f"kill {number}: acknowledged {expected}, came back at {seen.position}", flush=True)
                # The last move was stored, but not shown any more: that match is over, too.
                fresh = seen.over
            if number % SHOW_EVERY == 0:
                print(f"{number} kills, {lost} lost", flush=True)
        with contextlib.suppress(PlaywrightError):
            context.close()
    print(json.dumps({"kills": kills, "lost": lost, "acknowledged_positions": seen.count, "moves_at_kills": moves}))


if __name__ == "__main__":
    with contextlib.suppress(subprocess.SubprocessError):
        main()
