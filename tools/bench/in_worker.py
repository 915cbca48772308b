"""Lets the engine think in the worker of the built page, in a real Chromium."""

import contextlib
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from playwright.sync_api import Route, sync_playwright

from filler_core.record import Record, Seat, SeatKind, Terms, write_record
from tools.browser import FLAGS, find_chromium
from tools.places import DIST, SITE
from tools.serve import StaticServer

LONGEST_MS = 600_000

# Python's whole memory is one object of WebAssembly, which the engine keeps to itself: it is noted when it is made.
NOTE_MEMORY = """
self.memories = [];
const { instantiateStreaming } = WebAssembly;
WebAssembly.instantiateStreaming = async (...given) => {
  const made = await instantiateStreaming.apply(WebAssembly, given);
  for (const part of Object.values(made.instance.exports)) {
    if (part instanceof WebAssembly.Memory) self.memories.push(part);
  }
  return made;
};
"""

MEMORY = "() => self.memories.reduce((sum, memory) => sum + memory.buffer.byteLength, 0)"

# The page's own modules: the same client, the same worker, the same door.
START = """async ([path, callTimeout]) => {
  const { EngineClient } = await import(path);
  window.thinker = new EngineClient({ callTimeout });
  await window.thinker.start(() => {});
}"""

THINK = """async (parameters) => {
  const began = performance.now();
  const answer = await window.thinker.call("think", parameters);
  return { ...answer, seconds: (performance.now() - began) / 1000 };
}"""


@dataclass(frozen=True)
class Answer:
    """What the worker has found, and how long that took by the clock on the wall."""

    value: float
    exact: bool
    depth: int
    nodes: int
    seconds: float
    worked: float
    """Seconds that the page's process has worked meanwhile."""


class Thinker:
    """An engine client of the built page. A context manager."""

    def __enter__(self) -> Self:
        self._stack = contextlib.ExitStack()
        server = self._stack.enter_context(StaticServer(sources=SITE))
        playwright = self._stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS), headless=True)
        self._stack.callback(browser.close)
        self._page = browser.new_page()
        self._page.route("**/engine/worker.js", _noting_memory)
        self._system = browser.new_browser_cdp_session()
        # A page without scripts: the policy for workers is made once a page.
        self._page.goto(f"{server.url}LICENSE.txt")
        [build] = DIST.glob("b/*")
        self._page.evaluate(START, [f"/b/{build.name}/engine/client.js", 2 * LONGEST_MS])
        return self

    def __exit__(
        self, kind: type[BaseException] | None, trouble: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stack.close()

    def think(self, variant: str, seed: int, seconds: float | None = None) -> Answer:
        """Let the best level think about the start of a board, to the end or for some seconds."""
        seats = (Seat(SeatKind.PERSON), Seat(SeatKind.COMPUTER))
        text = write_record(Record(Terms(variant, seed, seats, games=1, control=None), ()))
        budget = LONGEST_MS if seconds is None else round(seconds * 1000)
        parameters = {"text": text, "level": "perfect", "seed": "0", "budgetMs": budget}
        before = self._worked()
        answer: dict[str, Any] = self._page.evaluate(THINK, parameters)
        worked = self._worked() - before
        return Answer(answer["value"], answer["exact"], answer["depth"], answer["nodes"], answer["seconds"], worked)

    def renderer_bytes(self) -> int:
        """Give the memory that the page has, its two workers among it; 0 where that cannot be told."""
        return max(_resident(process["id"]) for process in self._renderers())

    def worker_bytes(self) -> int:
        """Give the memory of Python in the worker that thinks, which never gives any back: the most it ever had."""
        return max(int(worker.evaluate(MEMORY)) for worker in self._page.workers)

    def _worked(self) -> float:
        """Give the seconds that the page has worked so far."""
        return max(float(process["cpuTime"]) for process in self._renderers())

    def _renderers(self) -> list[dict[str, Any]]:
        processes = self._system.send("SystemInfo.getProcessInfo")["processInfo"]
        return [process for process in processes if process["type"] == "renderer"]


def _noting_memory(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=NOTE_MEMORY + answer.text())


def _resident(process: int) -> int:
    """Give the resident memory of a process; 0 where that cannot be told."""
    with contextlib.suppress(OSError, ValueError):
        for line in Path(f"/proc/{process}/status").read_text("utf-8").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
    return 0
