"""Times of the page from its address to the first move that can be made, against a bare start of Pyodide.

    python3 dev.py bench start [--rounds 7] [--rate 4] [--small]

Both are measured in one run and in turn, in one browser: on a first visit (`cold`: nothing is kept), on a later one
(`warm`: whatever each of them keeps is there), and both once more with all threads of the page slowed down. The
bare page starts a worker that loads Pyodide as its npm package has it, and nothing else. Ratios are of medians.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import sys
import tempfile
from collections import defaultdict
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tools.bench.slowed import Throttle, chromium_on_disk, renderers, resident
from tools.compress import compress
from tools.places import DIST, MODULES
from tools.policy import headers_file
from tools.serve import StaticServer

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

TABLE = "#board=classic.7"
LONGEST_MS = 120_000
SETTLE_MS = 15_000
"""Long enough for what a page does when nobody asks for anything: keeping files and the snapshot, and rehearsing."""
WARMING = 3
"""Visits before a later visit counts: browsers keep compiled code only of what they have seen several times."""

BARE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
BARE_PAGE = '<!doctype html><html lang="en"><title>Bare</title><script type="module" src="b/0/page.js"></script>'
BARE_SCRIPT = """
const worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
worker.onmessage = () => { window.ready = performance.now(); };
"""
BARE_WORKER = """
import { loadPyodide } from "./pyodide.mjs";
await loadPyodide({ indexURL: new URL("./", import.meta.url).href });
postMessage("ready");
"""

# The moment at which somebody can choose a colour, and that at which a board is there to be looked at.
WATCH = """
new MutationObserver(() => {
  if (document.querySelector("svg [data-cell], .board svg, .glimpse svg")) window.boardSeen ??= performance.now();
  const open = document.querySelector(
    '[data-testid="table"][data-state="choosing"] .colour-button:not([aria-disabled="true"])');
  if (open) window.ready ??= performance.now();
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-state"] });
"""

UNTIL_READY = """async () => {
  while (!window.ready) await new Promise((resolve) => setTimeout(resolve, 20));
}"""

FIGURES = """() => ({
  ready: window.ready,
  board: window.boardSeen ?? null,
  shell: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? null,
  way: performance.getEntriesByName("filler-engine-started").at(-1)?.detail ?? null,
})"""


class Sites:
    """The two sites, each with its server."""

    def __init__(self, folder: Path, *, small: bool) -> None:
        """Put the sites into `folder` and compress both in the same way."""
        bare = folder / "bare"
        inner = bare / "b" / "0"
        inner.mkdir(parents=True)
        (bare / "index.html").write_text(BARE_PAGE, "utf-8")
        (bare / "_headers").write_text(headers_file().replace("; require-trusted-types-for 'script'", ""), "utf-8")
        (inner / "page.js").write_text(BARE_SCRIPT, "utf-8")
        (inner / "worker.js").write_text(BARE_WORKER, "utf-8")
        for name in BARE_FILES:
            shutil.copyfile(MODULES / "pyodide" / name, inner / name)
        ours = folder / "ours"
        shutil.copytree(DIST, ours, ignore=shutil.ignore_patterns("*.br", "*.gz"))
        self.servers = {}
        for name, site in (("bare", bare), ("ours", ours)):
            compress(site, small=small)
            self.servers[name] = StaticServer(site)

    def address(self, name: str) -> str:
        """Give the address that is opened."""
        return self.servers[name].url + (TABLE if name == "ours" else "")

    def bytes_of(self, name: str, requests: list[str]) -> int:
        """Give how many bytes of content these requests led to, with brotli where the host has it."""
        total = 0
        for path in set(requests):
            file = self.servers[name].folder / (path.lstrip("/") or "index.html")
            small = file.with_name(file.name + ".br")
            total += (small if small.is_file() else file).stat().st_size if file.is_file() else 0
        return total


class Bench:
    """One browser for all measurements."""

    def __init__(self, sites: Sites, browser: Browser, process: int) -> None:
        """Measure `sites` in `browser`, whose first process is `process`."""
        self.sites = sites
        self.browser = browser
        self.process = process
        # The browser's own context lies on disk, as that of a player does; fresh ones are in memory.
        self.lasting = browser.contexts[0]
        self.lasting.add_init_script(WATCH)
        self.found: dict[str, list[dict[str, Any]]] = defaultdict(list)

    def visit(self, name: str, context: BrowserContext, rate: float) -> tuple[Page, dict[str, Any]]:
        """Open a page and wait until it is ready; give its figures."""
        server = self.sites.servers[name]
        server.requests.clear()
        page = context.new_page()
        page.set_default_timeout(LONGEST_MS)
        with Throttle(self.process, rate):
            page.goto(self.sites.address(name), wait_until="commit")
            page.evaluate(UNTIL_READY)
        requests = list(server.requests)
        figures: dict[str, Any] = page.evaluate(FIGURES)
        figures |= {"bytes": self.sites.bytes_of(name, requests), "requests": len(requests), "memory": self.memory()}
        return page, figures

    def memory(self) -> int:
        """Give the memory of the page that has most: the one that is looked at."""
        return max(map(resident, renderers(self.process)))

    def cold(self, name: str, rate: float) -> None:
        """Measure a first visit."""
        context = self.browser.new_context()
        context.add_init_script(WATCH)
        _, figures = self.visit(name, context, rate)
        self.note(f"cold_{name}{_mark(rate)}", figures)
        context.close()

    def warm(self, name: str, rate: float) -> None:
        """Measure a later visit."""
        page, figures = self.visit(name, self.lasting, rate)
        self.note(f"warm_{name}{_mark(rate)}", figures)
        page.close()

    def warm_up(self, name: str) -> None:
        """Visit the site until it and the browser could keep whatever they want to."""
        for _ in range(WARMING):
            page, _ = self.visit(name, self.lasting, 1)
            page.wait_for_timeout(SETTLE_MS)
            page.close()

    def note(self, what: str, figures: dict[str, Any]) -> None:
        """Keep the figures of one visit and tell of them."""
        self.found[what].append(figures)
        way = f" from {figures['way']}" if figures["way"] else ""
        print(f"{what:<14} {figures['ready']:7.0f} ms{way}", flush=True)

    def median(self, what: str, figure: str = "ready") -> float:
        """Give the median of a figure, NaN if there is none."""
        values = [visit[figure] for visit in self.found[what] if visit[figure] is not None]
        return statistics.median(values) if values else float("nan")


def _mark(rate: float) -> str:
    return "" if rate == 1 else "_slow"


def measure(bench: Bench, rounds: int, rates: tuple[float, ...]) -> None:
    """Visit both sites in turn, in every manner, and begin with the other one each time."""
    for name in bench.sites.servers:
        bench.warm_up(name)
    for number in range(rounds):
        names = list(bench.sites.servers)[:: 1 if number % 2 else -1]
        for rate in rates:
            for name in names:
                bench.cold(name, rate)
            for name in names:
                bench.warm(name, rate)


def summary(bench: Bench, rates: tuple[float, ...]) -> dict[str, Any]:
    """Give the medians and what they are in proportion to the bare start."""
    result: dict[str, Any] = {}
    for rate in rates:
        mark = _mark(rate)
        for kind in ("warm", "cold"):
            bare, ours = (bench.median(f"{kind}_{name}{mark}") for name in ("bare", "ours"))
            result[f"{kind}_ratio{mark}"] = round(ours / bare, 3)
            result[f"{kind}_bare_ms{mark}"], result[f"{kind}_ours_ms{mark}"] = round(bare), round(ours)
    bare, ours = (bench.median(f"cold_{name}", "bytes") for name in ("bare", "ours"))
    result |= {"bytes_ratio": round(ours / bare, 3), "bare_bytes": int(bare), "our_bytes": int(ours)}
    result["requests"] = int(bench.median("cold_ours", "requests"))
    for kind in ("warm", "cold"):
        result[f"{kind}_shell_ms"] = round(bench.median(f"{kind}_ours", "shell"))
        result[f"{kind}_board_ms"] = round(bench.median(f"{kind}_ours", "board"))
        for name in ("bare", "ours"):
            result[f"{kind}_{name}_memory_mb"] = round(bench.median(f"{kind}_{name}", "memory") / 1e6)
    for kind in ("warm", "cold"):
        ways = {visit["way"] for mark in map(_mark, rates) for visit in bench.found[f"{kind}_ours{mark}"]}
        result[f"{kind}_ways"] = sorted(ways)
    return result


def main() -> int:
    """Measure, and print all figures as one JSON object."""
    parser = argparse.ArgumentParser(prog="dev.py bench start", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--rate", type=float, default=4, help="how much slower the slow visits are; 1: there are none")
    parser.add_argument("--small", action="store_true", help="compress both sites as far as possible")
    options = parser.parse_args()
    if not (DIST / "index.html").is_file():
        print("There is no built site: run python3 dev.py build first.", file=sys.stderr)
        return 2
    rates = (1.0,) if options.rate == 1 else (1.0, options.rate)
    with ExitStack() as stack:
        sites = Sites(Path(stack.enter_context(tempfile.TemporaryDirectory())), small=options.small)
        for server in sites.servers.values():
            stack.enter_context(server)
        browser, process = stack.enter_context(chromium_on_disk())
        bench = Bench(sites, browser, process)
        measure(bench, options.rounds, rates)
        print(json.dumps(summary(bench, rates)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
