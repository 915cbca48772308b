"""A Firefox for tests, spoken to by WebDriver BiDi: Playwright's own Firefox is not the one that people have."""

import contextlib
import json
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

PATIENCE_S = 60
EVERY_S = 0.05

QUIET = {
    "app.normandy.enabled": False,
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.healthreport.uploadEnabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.systemAddon.update.enabled": False,
    "extensions.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "network.dns.disablePrefetch": True,
    "network.prefetch-next": False,
    "services.settings.server": "data:,",
    "toolkit.telemetry.enabled": False,
}
"""Settings for a Firefox without traffic of its own."""


def find_firefox() -> str | None:
    """Return the path of a Firefox, or None."""
    return shutil.which("firefox-esr") or shutil.which("firefox")


class BidiError(Exception):
    """What Firefox answered instead of a result."""


class FirefoxPage:
    """One tab."""

    def __init__(self, firefox: "Firefox", context: str) -> None:
        """Take a tab that there is."""
        self._firefox = firefox
        self._context = context

    def goto(self, url: str) -> None:
        """Open an address, and wait until it is loaded."""
        self._firefox.ask("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def evaluate(self, script: str, argument: Any = None) -> Any:
        """Run a function in the page, or look at an expression, and give the result: what JSON can say."""
        called = f"""async (written) => {{
          const asked = {script.strip()};
          const result = typeof asked === "function" ? await asked(JSON.parse(written)) : await asked;
          return JSON.stringify(result ?? null);
        }}"""
        answer = self._firefox.ask(
            "script.callFunction",
            functionDeclaration=called,
            arguments=[{"type": "string", "value": json.dumps(argument)}],
            awaitPromise=True,
            target={"context": self._context},
        )
        if answer["type"] == "exception":
            raise BidiError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def wait_for_function(self, script: str, argument: Any = None, timeout_s: float = PATIENCE_S) -> None:
        """Wait until the function gives something true."""
        end = time.monotonic() + timeout_s
        while not self.evaluate(script, argument):
            if time.monotonic() > end:
                raise TimeoutError(script)
            time.sleep(EVERY_S)

    def close(self) -> None:
        """Close the tab."""
        self._firefox.ask("browsingContext.close", context=self._context)


class Firefox:
    """A running Firefox; see `firefox`."""

    def __init__(self, socket: ClientConnection) -> None:
        """Begin a session."""
        self._socket = socket
        self._number = 0
        self.ask("session.new", capabilities={})

    def new_page(self) -> FirefoxPage:
        """Give a fresh tab."""
        return FirefoxPage(self, self.ask("browsingContext.create", type="tab")["context"])

    def ask(self, method: str, **parameters: Any) -> dict[str, Any]:
        """Send a command and give its result."""
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self._socket.recv(timeout=PATIENCE_S))
            if answer.get("id") != self._number:
                continue  # an event
            if answer["type"] == "error":
                raise BidiError(f"{method}: {answer['error']}: {answer['message']}")
            result: dict[str, Any] = answer["result"]
            return result


@contextlib.contextmanager
def firefox() -> Iterator[Firefox]:
    """Start a Firefox with a profile of its own, and end it."""
    program = find_firefox()
    if program is None:
        raise OSError("there is no Firefox")
    with ExitStack() as stack:
        profile = Path(
            stack.enter_context(tempfile.TemporaryDirectory(prefix="filler-firefox-", ignore_cleanup_errors=True))
        )
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in QUIET.items()]
        (profile / "user.js").write_text("".join(lines), "utf-8")
        said = profile / "said"
        with said.open("wb") as output:
            process = subprocess.Popen(
                [program, "--headless", "--no-remote", "--remote-debugging-port", "0", "--profile", str(profile)],
                stdout=output,
                stderr=output,
            )
        stack.callback(_end, process)
        socket = stack.enter_context(connect(f"{_address(process, said)}/session", max_size=None))
        running = Firefox(socket)
        yield running
        with contextlib.suppress(Exception):
            running.ask("browser.close")


def _address(process: subprocess.Popen[bytes], said: Path) -> str:
    """Wait until Firefox says at which address it listens."""
    end = time.monotonic() + PATIENCE_S
    while True:
        found = re.search(r"WebDriver BiDi listening on (ws://\S+)", said.read_text("utf-8", errors="replace"))
        if found:
            return found[1]
        if process.poll() is not None or time.monotonic() > end:
            raise OSError(f"Firefox did not start:\n{said.read_text('utf-8', errors='replace')[-2000:]}")
        time.sleep(EVERY_S)


def _end(process: subprocess.Popen[bytes]) -> None:
    try:
        process.wait(timeout=5)
    except subprocess.TimeoutExpired:
        process.terminate()
    try:
        process.wait(timeout=10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
