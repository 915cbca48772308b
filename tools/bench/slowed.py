"""A Chromium whose pages can be made slower, all their threads alike, by stopping their processes most of the time.

DevTools' own throttling slows the main thread only; Python runs in a worker.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING, Self

from playwright.sync_api import sync_playwright

from tools.browser import FLAGS, find_chromium

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import TracebackType

    from playwright.sync_api import Browser

STARTING_S = 60

SLICE_S = 0.002
"""How long a process may run at a time. Shorter than a frame by far, and longer than a switch of processes."""


@contextlib.contextmanager
def chromium_on_disk() -> Iterator[tuple[Browser, int]]:
    """Start a Chromium whose first context lies on disk, as a player's does; give it with its first process's id."""
    program = find_chromium()
    if program is None:
        sys.exit("This measurement needs Chromium.")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        flags = ["--headless=new", "--remote-debugging-port=0", f"--user-data-dir={profile}", "about:blank"]
        process = subprocess.Popen([program, *FLAGS, *flags], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            port = _port(Path(profile) / "DevToolsActivePort")
            with sync_playwright() as playwright:
                yield playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port}"), process.pid
        finally:
            process.terminate()
            process.wait()


def _port(file: Path) -> int:
    """Wait until the browser says at which port it listens."""
    for _ in range(STARTING_S * 20):
        with contextlib.suppress(OSError, ValueError, IndexError):
            return int(file.read_text("utf-8").splitlines()[0])
        time.sleep(0.05)
    sys.exit("Chromium does not start.")


def renderers(browser: int) -> list[int]:
    """Give the processes of a browser (the process id of its first one) in which pages run."""
    parents: dict[int, int] = {}
    pages = set()
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            with contextlib.suppress(OSError, IndexError, ValueError):
                parents[int(entry.name)] = int((entry / "stat").read_text("utf-8").rpartition(")")[2].split()[1])
                if b"--type=renderer" in (entry / "cmdline").read_bytes():
                    pages.add(int(entry.name))

    def within(process: int) -> bool:
        while process in parents and process != browser:
            process = parents[process]
        return process == browser

    return sorted(process for process in pages if within(process))


def resident(process: int) -> int:
    """Give the resident memory of a process in bytes; 0 where that cannot be told."""
    with contextlib.suppress(OSError, ValueError, IndexError):
        for line in Path(f"/proc/{process}/status").read_text("utf-8").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
    return 0


class Throttle:
    """Slows the pages of a browser down while the ``with`` block lasts; a rate of 1 does nothing. Linux only."""

    def __init__(self, browser: int, rate: float) -> None:
        """Slow down by `rate` the pages of the browser whose first process is `browser`."""
        self._browser = browser
        self._pause = SLICE_S * (rate - 1)
        self._over = threading.Event()
        self._found: list[int] = []
        self._threads = [threading.Thread(target=run, daemon=True) for run in (self._look, self._slow)]

    def __enter__(self) -> Self:
        if self._pause > 0:
            self._found = renderers(self._browser)
            for thread in self._threads:
                thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, trouble: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._over.set()
        for thread in self._threads:
            if thread.is_alive():
                thread.join()
        self._signal(renderers(self._browser), signal.SIGCONT)

    def _look(self) -> None:
        """New pages may have new processes."""
        while not self._over.wait(0.02):
            self._found = renderers(self._browser)

    def _slow(self) -> None:
        while not self._over.is_set():
            stopped = self._found
            self._signal(stopped, signal.SIGSTOP)
            time.sleep(self._pause)
            self._signal(stopped, signal.SIGCONT)
            time.sleep(SLICE_S)

    @staticmethod
    def _signal(processes: list[int], number: signal.Signals) -> None:
        for process in processes:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, number)
