"""A WebKit for tests: WebKitGTK's own small browser on a screen that nobody sees, spoken to by WebDriver."""

import contextlib
import json
import os
import re
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tools.browser import WEBKIT_PACKAGES, find_webkit

PATIENCE_S = 60
EVERY_S = 0.05

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
"""Under which name WebDriver answers with an element."""

LISTENER = """
  window.filler_troubles ??= [];
  addEventListener("error", (event) => window.filler_troubles.push(String(event.message ?? event.type)));
  addEventListener("unhandledrejection", ({ reason }) => window.filler_troubles.push(`unhandled: ${reason}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    window.filler_troubles.push(`policy breach: ${violatedDirective} ${blockedURI}`));
"""
"""What keeps the troubles of a page. WebDriver can put it in only after the page was loaded."""


class WebDriverError(Exception):
    """What the driver answered instead of a result."""


class WebKitPage:
    """The one tab of a WebKit."""

    def __init__(self, driver: str) -> None:
        """Begin a session with the driver at this address."""
        self._driver = driver
        options = {"webkitgtk:browserOptions": {"binary": str(find_webkit()), "args": ["--automation"]}}
        started = self._send("POST", "/session", {"capabilities": {"alwaysMatch": options}})
        self._session = f"/session/{started['sessionId']}"
        limits = {"script": PATIENCE_S * 1000, "pageLoad": PATIENCE_S * 1000}
        self._send("POST", f"{self._session}/timeouts", limits)

    def goto(self, url: str) -> None:
        """Open an address, and wait until it is loaded."""
        self._send("POST", f"{self._session}/url", {"url": url})
        self.evaluate(f"() => {{ {LISTENER} }}")

    def reload(self) -> None:
        """Load the page anew, and wait until it is loaded."""
        self._send("POST", f"{self._session}/refresh", {})
        self.evaluate(f"() => {{ {LISTENER} }}")

    def evaluate(self, script: str, argument: Any = None) -> Any:
        """Run a function in the page and give the result: what JSON can say."""
        called = f"""
          const [argument, answer] = arguments;
          Promise.resolve(argument).then({script.strip()}).then(
            (result) => answer({{ result: result ?? null }}),
            (error) => answer({{ error: String(error) }}),
          );
        """
        answer = self._send("POST", f"{self._session}/execute/async", {"script": called, "args": [argument]})
        if "error" in answer:
            raise WebDriverError(answer["error"])
        return answer["result"]

    def wait_for(self, selector: str, timeout_s: float = PATIENCE_S) -> None:
        """Wait until an element of this kind is shown."""
        shown = "(selector) => [...document.querySelectorAll(selector)].some((one) => one.getClientRects().length > 0)"
        end = time.monotonic() + timeout_s
        while not self.evaluate(shown, selector):
            if time.monotonic() > end:
                raise TimeoutError(selector)
            time.sleep(EVERY_S)

    def click(self, selector: str) -> None:
        """Press the first element of this kind."""
        self.wait_for(selector)
        found = self._send("POST", f"{self._session}/element", {"using": "css selector", "value": selector})
        self._send("POST", f"{self._session}/element/{found[ELEMENT]}/click", {})

    def troubles(self) -> list[str]:
        """Return what went wrong on the page since it was loaded."""
        found: list[str] = self.evaluate("() => window.filler_troubles")
        return found

    def close(self) -> None:
        """End the session."""
        self._send("DELETE", self._session)

    def _send(self, method: str, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._driver + path, data, {"Content-Type": "application/json"}, method=method)  # noqa: S310 - the driver is our own
        try:
            with urllib.request.urlopen(request, timeout=2 * PATIENCE_S) as response:  # noqa: S310
                return json.load(response)["value"]
        except urllib.error.HTTPError as trouble:
            about = json.load(trouble)["value"]
            raise WebDriverError(f"{path}: {about.get('error')}: {about.get('message')}") from trouble


@contextlib.contextmanager
def webkit() -> Iterator[WebKitPage]:
    """Start a WebKit with a profile of its own, and end it."""
    if find_webkit() is None:
        raise OSError(f"there is no WebKit: install {WEBKIT_PACKAGES}")
    with ExitStack() as stack:
        folder = Path(
            stack.enter_context(tempfile.TemporaryDirectory(prefix="filler-webkit-", ignore_cleanup_errors=True))
        )
        home = {
            "HOME": str(folder),
            "XDG_CACHE_HOME": str(folder),
            "XDG_DATA_HOME": str(folder),
            "XDG_CONFIG_HOME": str(folder),
        }
        screen = stack.enter_context(_screen())
        port = _free_port()
        driver = subprocess.Popen(
            ["WebKitWebDriver", f"--port={port}"],
            env={**os.environ, **home, "DISPLAY": screen, "WEBKIT_DISABLE_COMPOSITING_MODE": "1"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        stack.callback(_end, driver)
        _wait_for(port, driver)
        page = WebKitPage(f"http://127.0.0.1:{port}")
        yield page
        with contextlib.suppress(Exception):
            page.close()


@contextlib.contextmanager
def _screen() -> Iterator[str]:
    """Start a screen in memory; give its name."""
    reading, writing = os.pipe()
    program = shutil.which("Xvfb")
    assert program
    command = [program, "-displayfd", str(writing), "-screen", "0", "1280x1024x24", "-nolisten", "tcp"]
    process = subprocess.Popen(command, pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as numbers:
            number = numbers.readline().strip()
        if not re.fullmatch(r"\d+", number):
            raise OSError("Xvfb did not start")
        yield f":{number}"
    finally:
        _end(process)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE_S
    while True:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        if process.poll() is not None or time.monotonic() > end:
            raise OSError("WebKitWebDriver did not start")
        time.sleep(EVERY_S)


def _end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(timeout=10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
