"""How quickly the page answers, how smoothly it moves, what Lighthouse says, and what 500 games leave in memory.

    python3 dev.py bench ui [--hovers 300] [--moves 120] [--games 500] [--no-lighthouse]

Times begin when the page hears of the pointer and end when the frame with the answer is painted; the board is the
largest one. Frames are those that the browser draws while captures are animated, with the main thread four times
slower; what a page is told of frames lags behind that. Lighthouse visits the lobby.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from tools.bench.growth import measure_growth
from tools.bench.slowed import chromium_on_disk
from tools.browser import FLAGS, find_chromium
from tools.places import DIST, MODULES
from tools.serve import StaticServer

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from playwright.sync_api import Page

BIG = "#board=big.{seed}"
LONGEST_MS = 120_000
SLOW_RATE = 4
FRAME_MS = 1000 / 60
ANIMATION_MS = 280
"""How long the animation of a capture takes: `WHOLE` of `site/board/animate.js`."""
SETTLED_MS = 900
"""Longer than the animation of any capture."""
VISITS = 5
"""How often Lighthouse looks: the same page gets some points more or less each time."""
CATEGORIES = ("performance", "accessibility", "best-practices")
TRACED = ("disabled-by-default-devtools.timeline.frame", "devtools.timeline.frame", "blink.user_timing")

# A message that is sent while a frame is prepared arrives when that frame is painted. `painted` resolves then: with
# this frame, when it is called while the page prepares one, or else with the next.
MEASURE = """
  window.toWorkers = 0;
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (...parameters) {
    window.toWorkers += 1;
    return postMessage.apply(this, parameters);
  };
  const { port1, port2 } = new MessageChannel();
  const waiting = [];
  port1.onmessage = () => { for (const done of waiting.splice(0)) done(performance.now()); };
  let preparing = false;
  const { requestAnimationFrame: nextFrame } = window;
  window.requestAnimationFrame = (callback) => nextFrame.call(window, (now) => {
    preparing = true;
    try {
      callback(now);
    } finally {
      // Observers of what the callback changed are called before this.
      queueMicrotask(() => { preparing = false; });
    }
  });
  window.painted = () => new Promise((resolve) => {
    waiting.push(resolve);
    if (preparing) port2.postMessage(0);
    else requestAnimationFrame(() => port2.postMessage(0));
  });
  window.answers = [];
  let asked = null;
  // What the page does within the same frame is painted by it; what takes longer is seen by the observer.
  const ask = (kind) => (event) => {
    if (event.target.closest?.(".colour-button")) asked = { kind, at: performance.now() };
  };
  addEventListener("pointerover", ask("hover"), true);
  addEventListener("click", ask("press"), true);
  const observer = new MutationObserver(() => {
    if (asked === null) return;
    const { kind, at } = asked;
    asked = null;
    void window.painted().then((now) => window.answers.push({ kind, took: now - at }));
  });
  window.watchBoard = () => {
    const board = document.querySelector(".board-frame svg");
    observer.observe(board, { subtree: true, childList: true, attributes: true });
  };
"""

# Tells the trace when an animation begins: once for all that begin together.
MARK_ANIMATIONS = """() => {
  const { animate } = Element.prototype;
  let marked = false;
  Element.prototype.animate = function (...parameters) {
    if (!marked) {
      marked = true;
      performance.mark("filler-animation");
      requestAnimationFrame(() => { marked = false; });
    }
    return animate.apply(this, parameters);
  };
}"""

BARE_SQUARE = """() => {
  const square = document.body.appendChild(document.createElement("div"));
  Object.assign(square.style, { width: "200px", height: "200px", background: "teal" });
}"""
FADE = """(duration) => {
  document.querySelector("div").animate([{ opacity: 1 }, { opacity: 0 }], { duration });
}"""

PLY = """() => document.querySelector('[data-testid="table"]')?.dataset.ply ?? null"""
UNTIL_PLY = """async (ply) => {
  while (document.querySelector('[data-testid="table"]')?.dataset.ply !== String(ply)) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}"""
OVER = """() => document.querySelector('[data-testid="table"]')?.dataset.state !== "choosing" """
BUTTON = ".colour-button:not(.is-barred)"


class Table:
    """A page with a table on the largest board, for two people here."""

    def __init__(self, page: Page, url: str) -> None:
        """Take an empty page; the site is at `url`."""
        self.page = page
        self.url = url
        self.seed = 0
        self.chance = random.Random(21)

    def sit_down(self) -> None:
        """Open the next board and wait until a colour can be chosen."""
        self.seed += 1
        if self.seed == 1:
            self.page.goto(self.url + BIG.format(seed=self.seed))
        else:
            self.page.evaluate("(text) => { location.hash = text; }", BIG.format(seed=self.seed))
        self.page.locator('[data-testid="table"][data-state="choosing"][data-ply="0"]').wait_for()
        self.page.evaluate("window.watchBoard()")

    def hover(self) -> None:
        """Point at another legal colour, and away from it."""
        buttons = self.page.locator(BUTTON)
        box = buttons.nth(self.chance.randrange(buttons.count())).bounding_box()
        if box is not None:
            self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            self.page.evaluate("window.painted()")
        self.page.mouse.move(2, 2)
        self.page.evaluate("window.painted()")

    def press(self) -> None:
        """Choose the colour that takes most, or now and then any; go to another board when this one is played."""
        if self.page.evaluate(OVER):
            self.sit_down()
        ply = int(self.page.evaluate(PLY))
        buttons = self.page.locator(BUTTON)
        gains = [int(text or 0) for text in self.page.locator(f"{BUTTON} .colour-gain").all_inner_texts()]
        best = max(range(len(gains)), key=gains.__getitem__)
        buttons.nth(best if self.chance.random() < 0.8 else self.chance.randrange(len(gains))).click(force=True)
        self.page.evaluate(UNTIL_PLY, ply + 1)

    def answers(self, kind: str) -> list[float]:
        """Give how many milliseconds the answers of a kind took, and forget them."""
        found: list[dict[str, Any]] = self.page.evaluate("window.answers.splice(0)")
        return [answer["took"] for answer in found if answer["kind"] == kind]


def percentile(figures: Sequence[float], share: float) -> float:
    """Give the figure below which that share of all lies (the nearest one that occurred)."""
    return sorted(figures)[min(len(figures) - 1, int(share * len(figures)))]


def measure_hovers(table: Table, count: int) -> dict[str, float]:
    """Point at colours, in the course of some moves."""
    table.sit_down()
    took: list[float] = []
    calls = 0
    for number in range(count):
        if number % 30 == 29:
            table.press()
            # What follows a move is none of the pointer's.
            table.page.wait_for_timeout(SETTLED_MS)
            table.answers("press")
        before = table.page.evaluate("window.toWorkers")
        table.hover()
        calls += table.page.evaluate("window.toWorkers") - before
        took += table.answers("hover")
    return {
        "hovers": len(took),
        "hover_p50_ms": round(statistics.median(took), 1),
        "hover_p99_ms": round(percentile(took, 0.99), 1),
        "hover_worker_calls": calls,
    }


def measure_moves(table: Table, count: int) -> dict[str, float]:
    """Press colours and wait for the painted board."""
    table.sit_down()
    took: list[float] = []
    for _ in range(count):
        table.press()
        took += table.answers("press")
    return {
        "moves": len(took),
        "paint_p50_ms": round(statistics.median(took), 1),
        "paint_p95_ms": round(percentile(took, 0.95), 1),
    }


def measure_frames(table: Table, count: int) -> dict[str, float]:
    """Count the frames that are drawn while captures are animated and the main thread is slow.

    A page with nothing on it but one square that fades says what the machine can do at all.
    """
    table.sit_down()
    for _ in range(10):  # the territories have grown: more to be repainted
        table.press()
    table.page.evaluate(MARK_ANIMATIONS)
    ours = drawn_gaps(table.page, count, table.press)
    bare = table.page.context.new_page()
    bare.evaluate(BARE_SQUARE)
    bare.evaluate(MARK_ANIMATIONS)
    least = drawn_gaps(bare, count, lambda: bare.evaluate(FADE, ANIMATION_MS))
    bare.close()
    return {
        "frames": len(ours),
        "frames_per_s": round(1000 * len(ours) / sum(ours), 1),
        "frames_per_s_bare": round(1000 * len(least) / sum(least), 1),
        "frames_late_share": round(sum(gap > 1.5 * FRAME_MS for gap in ours) / len(ours), 4),
        "frames_late_share_bare": round(sum(gap > 1.5 * FRAME_MS for gap in least) / len(least), 4),
        "frame_p99_ms": round(percentile(ours, 0.99), 1),
    }


def drawn_gaps(page: Page, count: int, animate: Callable[[], object]) -> list[float]:
    """Give the milliseconds between the frames of `count` animations, with a slow main thread."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_RATE})
    with Trace(page) as trace:
        for _ in range(count):
            animate()
            page.wait_for_timeout(SETTLED_MS)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    session.detach()
    gaps: list[float] = []
    for process, begun in trace.moments("filler-animation"):
        drawn = [moment for where, moment in trace.moments("DrawFrame") if where == process and moment >= begun]
        # The first one shows what the animation begins with: for a move the answer to the press, another figure.
        gaps += [later - earlier for earlier, later in itertools.pairwise(drawn) if later - drawn[0] <= ANIMATION_MS]
    return gaps


class Trace:
    """What the browser notes of its own work while this is entered."""

    def __init__(self, page: Page) -> None:
        """Trace the browser of `page`."""
        self.page = page
        browser = page.context.browser
        if browser is None:
            message = "the page has no browser of its own"
            raise ValueError(message)
        self.session = browser.new_browser_cdp_session()
        self.events: list[dict[str, Any]] = []
        self.complete = False

    def __enter__(self) -> Self:
        """Begin."""
        self.session.on("Tracing.dataCollected", lambda news: self.events.extend(news["value"]))
        self.session.on("Tracing.tracingComplete", lambda _: setattr(self, "complete", True))
        self.session.send("Tracing.start", {"categories": ",".join(TRACED), "transferMode": "ReportEvents"})
        return self

    def __exit__(self, *_: object) -> None:
        """End, and wait until everything has been told."""
        self.session.send("Tracing.end")
        while not self.complete:
            self.page.wait_for_timeout(20)
        self.session.detach()

    def moments(self, name: str) -> list[tuple[int, float]]:
        """Give the processes and times, in milliseconds and in order, of the events of a name."""
        found = [(event["pid"], event["ts"] / 1000) for event in self.events if event["name"] == name]
        return sorted(found, key=lambda moment: moment[1])


def measure_lighthouse(url: str) -> dict[str, float]:
    """Let Lighthouse look at the lobby as on a phone, some times; give the medians of its scores of 100."""
    reports = [report for _ in range(VISITS) if (report := _visit(url))]
    if not reports:
        return {}
    middle = sorted(reports, key=lambda report: report["categories"]["performance"]["score"])[len(reports) // 2]
    for name in CATEGORIES:
        for audit in middle["categories"][name]["auditRefs"]:
            result = middle["audits"][audit["id"]]
            if audit["weight"] and result["score"] is not None and result["score"] < 1:
                print(f"lighthouse {name}: {result['title']} {result.get('displayValue', '')} ({result['score']})")
    figures: dict[str, float] = {}
    for name in CATEGORIES:
        scores = [round(100 * report["categories"][name]["score"]) for report in reports]
        print(f"lighthouse {name}: {scores}")
        figures[f"lighthouse_{name.replace('-', '_')}"] = statistics.median(scores)
    return figures


def _visit(url: str) -> dict[str, Any] | None:
    """Give the report of one visit; None, with words, when there is none."""
    program = MODULES / "lighthouse" / "cli" / "index.js"
    flags = " ".join([*FLAGS, "--headless=new"])
    command = ["node", str(program), url, "--quiet", "--output=json", f"--chrome-flags={flags}"]
    done = subprocess.run(
        [*command, f"--only-categories={','.join(CATEGORIES)}", "--no-enable-error-reporting"],
        env={**os.environ, "CHROME_PATH": str(find_chromium())},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        print(f"Lighthouse failed:\n{done.stderr[-2000:]}", file=sys.stderr)
        return None
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def main() -> int:
    """Measure, and print all figures as one JSON object."""
    parser = argparse.ArgumentParser(prog="dev.py bench ui", description=__doc__)
    parser.add_argument("--hovers", type=int, default=300)
    parser.add_argument("--moves", type=int, default=120)
    parser.add_argument("--games", type=int, default=500, help="games played while memory is watched; 0: none")
    parser.add_argument("--no-lighthouse", action="store_true")
    options = parser.parse_args()
    if not (DIST / "index.html").is_file():
        print("There is no built site: run python3 dev.py build first.", file=sys.stderr)
        return 2
    figures: dict[str, float] = {}
    with ExitStack() as stack:
        site = Path(stack.enter_context(tempfile.TemporaryDirectory())) / "dist"
        shutil.copytree(DIST, site)
        server = stack.enter_context(StaticServer(site))
        browser, process = stack.enter_context(chromium_on_disk())
        context = browser.contexts[0]
        page = context.new_page()
        page.set_default_timeout(LONGEST_MS)
        page.add_init_script(MEASURE)
        table = Table(page, server.url)
        parts: list[Callable[[], dict[str, float]]] = [
            lambda: measure_hovers(table, options.hovers),
            lambda: measure_moves(table, options.moves),
            lambda: measure_frames(table, min(options.moves, 20)),
        ]
        if options.games:
            parts.append(lambda: measure_growth(context, process, server.url, options.games))
        if not options.no_lighthouse:
            parts.append(lambda: measure_lighthouse(server.url))
        for part in parts:
            found = part()
            print(json.dumps(found), flush=True)
            figures |= found
    print(json.dumps(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
