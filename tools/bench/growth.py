"""What many games in one page leave in memory: of the page, of its engine's worker, and of their process."""

from __future__ import annotations

import itertools
import json
from typing import TYPE_CHECKING, Any

from tools.bench.slowed import renderers, resident

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, CDPSession, Page

LONGEST_MS = 600_000
ROUNDS = 5
"""Memory is looked at so often; the first look counts as the start: by then everything has been used once."""

# Plays one game to its end by pressing buttons, as fast as the page takes it.
PLAY = """async (seed) => {
  const find = () => document.querySelector('[data-testid="table"]');
  location.hash = `#board=quick.${seed}`;
  const begun = () => find()?.dataset.ply === "0" && find()?.dataset.state === "choosing"
    && document.querySelector(".topbar-note")?.textContent.includes(String(seed));
  while (!begun()) await new Promise((resolve) => setTimeout(resolve, 5));
  let ply = 0;
  let turn = seed;
  while (find()?.dataset.state === "choosing" || Number(find()?.dataset.ply ?? 0) < ply) {
    if (Number(find().dataset.ply) === ply) {
      const free = [...document.querySelectorAll(".colour-button:not(.is-barred)")];
      turn = (turn * 1103515245 + 12345) % 2147483648;
      free[turn % free.length].click();
      ply += 1;
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return ply;
}"""


class Worker:
    """A worker of a page, asked for its memory through the page's session."""

    def __init__(self, page: Page) -> None:
        """Find the engine's worker of `page`."""
        self.page = page
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.name = ""
        self.answers: dict[int, Any] = {}
        self.numbers = itertools.count(1)
        self.session.on("Target.attachedToTarget", self._attached)
        self.session.on("Target.receivedMessageFromTarget", self._received)
        options = {"autoAttach": True, "waitForDebuggerOnStart": False, "flatten": False}
        self.session.send("Target.setAutoAttach", options)

    def _attached(self, event: dict[str, Any]) -> None:
        if event["targetInfo"]["type"] == "worker" and not self.name:
            self.name = event["sessionId"]

    def _received(self, event: dict[str, Any]) -> None:
        message = json.loads(event["message"])
        if "id" in message:
            self.answers[message["id"]] = message.get("result", {})

    def ask(self, method: str) -> dict[str, Any]:
        """Send one command to the worker and wait for its answer."""
        number = next(self.numbers)
        command = json.dumps({"id": number, "method": method})
        self.session.send("Target.sendMessageToTarget", {"message": command, "sessionId": self.name})
        while number not in self.answers:
            self.page.wait_for_timeout(10)
        answer: dict[str, Any] = self.answers.pop(number)
        return answer


def measure_growth(context: BrowserContext, process: int, url: str, games: int) -> dict[str, float]:
    """Play so many games in one page; give what page, worker and their process hold at last, and by how much they grew.

    `process` is the browser's first one. Figures are kilobytes, but for the nodes of the page.
    """
    page = context.new_page()
    page.set_default_timeout(LONGEST_MS)
    page.goto(url)
    page.locator(".start-button").wait_for()
    session = context.new_cdp_session(page)
    worker = Worker(page)
    looks: list[dict[str, float]] = []
    for number in range(1, games + 1):
        page.evaluate(PLAY, number)
        if number % max(1, games // ROUNDS) == 0:
            # A picture of the heap is taken, and nobody looks at it: only for that does the browser clear away
            # everything that nobody holds, old translations of code among it.
            session.send("HeapProfiler.takeHeapSnapshot")
            worker.ask("HeapProfiler.collectGarbage")
            heaps = {"page": session.send("Runtime.getHeapUsage"), "worker": worker.ask("Runtime.getHeapUsage")}
            look = {f"{name}_kb": round(heap["usedSize"] / 1024) for name, heap in heaps.items()}
            # The process holds Python's memory as well, which no tool tells apart.
            look["process_kb"] = round(max(map(resident, renderers(process))) / 1024)
            look["nodes"] = session.send("Memory.getDOMCounters")["nodes"]
            looks.append(look)
            print(f"{number} games: {json.dumps(look)}", flush=True)
    first, last = looks[0], looks[-1]
    page.close()
    grown = {f"growth_{name}": last[name] - first[name] for name in first}
    return {"games": games, **{f"held_{name}": value for name, value in last.items()}, **grown}
