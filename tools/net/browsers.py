"""Browsers on the devices of a network: each runs inside its namespace, with a server of the site beside it."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from tools.browser import FLAGS, find_chromium
from tools.console import MissingError
from tools.places import DIST, ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, BrowserType

    from tools.net.namespaces import Namespace, Network

PORT = 8000
"""Every namespace has all ports to itself."""


@contextmanager
def built_site() -> Iterator[Path]:
    """Give a copy of the built site: another build meanwhile must not take files away."""
    with tempfile.TemporaryDirectory(prefix="filler-site-") as folder:
        yield Path(shutil.copytree(DIST, Path(folder) / "dist"))


@contextmanager
def browser_on(kind: BrowserType, network: Network, device: Namespace, folder: Path) -> Iterator[tuple[Browser, str]]:
    """Give a browser inside a device of the network, and the address at which it finds the site.

    The site is served on the device itself: only pages of an own address or an encrypted one may do everything.
    """
    chromium = find_chromium()
    if chromium is None:
        raise MissingError("There is no Chromium.")
    with ExitStack() as stack:
        server = subprocess.Popen(
            device.inside(sys.executable, "-m", "tools.net.serve", str(folder), str(PORT)),
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
        )
        stack.enter_context(server)
        stack.callback(server.terminate)
        if server.stdout is None or not server.stdout.readline():
            message = "the site could not be served inside the namespace"
            raise OSError(message)
        program = network.program(device, chromium)
        browser = kind.launch(executable_path=program, args=list(FLAGS))
        stack.callback(browser.close)
        yield browser, f"http://127.0.0.1:{PORT}/"
