"""A Firefox for tests, spoken to by WebDriver BiDi: Playwright's own Firefox is not the one that people have."""

import base64
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
from urllib.parse import urlsplit

from websockets.sync.client import ClientConnection, connect

from e2e.watch import REPORT_BREACHES

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


WATCHED = ("log.entryAdded", "network.beforeRequestSent", "browsingContext.userPromptOpened")
"""What Firefox is asked to report."""

CONTROL = "\ue009"
"""The key, as WebDriver names it."""

FIND = """(selector) => {
  const shown = (one) => one.checkVisibility() && one.getClientRects().length > 0;
  const found = [...document.querySelectorAll(selector)].find(shown);
  if (!found) return null;
  found.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const { x, y, width, height } = found.getBoundingClientRect();
  const [left, top] = [x + width / 2, y + height / 2];
  const hit = document.elementFromPoint(left, top);
  return found === hit || found.contains(hit) ? [Math.floor(left), Math.floor(top)] : null;
}"""
"""Brings the first shown element of a kind into sight; gives its middle once nothing lies over it there."""


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

    # --- what people do ---------------------------------------------------------------------------------------------

    def wait_for(self, selector: str, timeout_s: float = PATIENCE_S) -> None:
        """Wait until an element of this kind is shown."""
        shown = "(selector) => [...document.querySelectorAll(selector)].some((one) => one.checkVisibility())"
        self.wait_for_function(shown, selector, timeout_s)

    def click(self, selector: str, timeout_s: float = PATIENCE_S) -> None:
        """Press the first shown element of this kind with the mouse, as soon as it can be reached."""
        end = time.monotonic() + timeout_s
        while not self.try_to_click(selector):
            if time.monotonic() > end:
                raise TimeoutError(f"nothing to press: {selector}")
            time.sleep(EVERY_S)

    def try_to_click(self, selector: str) -> bool:
        """Press such an element if one can be reached now; return whether it could."""
        point = self.evaluate(FIND, selector)
        if point is None:
            return False
        x, y = point
        self._act(
            "pointer",
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        )
        return True

    def fill(self, selector: str, text: str) -> None:
        """Write into a field instead of what stands there."""
        self.click(selector)
        held = [{"type": "keyDown", "value": CONTROL}, *_strokes("a"), {"type": "keyUp", "value": CONTROL}]
        self._act("key", *held, *_strokes(text))

    def choose(self, selector: str, value: str) -> None:
        """Choose an option in a list."""
        self.wait_for(selector)
        chosen = self.evaluate(
            """([selector, value]) => {
              const list = document.querySelector(selector);
              list.value = value;
              list.dispatchEvent(new Event("change", { bubbles: true }));
              return list.value;
            }""",
            [selector, value],
        )
        assert chosen == value, f"{selector} has no option {value}"

    def reload(self) -> None:
        """Load the page anew, and wait until it is loaded."""
        self._firefox.ask("browsingContext.reload", context=self._context, wait="complete")

    # --- what they see ----------------------------------------------------------------------------------------------

    def look_as(self, width: int, height: int, scale: float = 1) -> None:
        """Give the page a size in CSS pixels."""
        self._firefox.ask(
            "browsingContext.setViewport",
            context=self._context,
            viewport={"width": width, "height": height},
            devicePixelRatio=scale,
        )

    def screenshot(self) -> bytes:
        """Return a picture of what is in sight, as PNG."""
        return base64.b64decode(self._firefox.ask("browsingContext.captureScreenshot", context=self._context)["data"])

    def troubles(self) -> list[str]:
        """Return what this tab should not have done until now: loud console, breach of policy, other host, dialog."""
        self.evaluate("null")  # So that whatever it reported has arrived.
        host = urlsplit(self.evaluate("location.href")).netloc
        return [
            trouble
            for event in self._firefox.events
            for trouble in _troubles(event["method"], event["params"], self._context, host)
        ]

    def close(self) -> None:
        """Close the tab."""
        self._firefox.ask("browsingContext.close", context=self._context)

    def _act(self, kind: str, *actions: dict[str, Any]) -> None:
        source = {"type": kind, "id": kind, "actions": list(actions)}
        self._firefox.ask("input.performActions", context=self._context, actions=[source])


def _strokes(text: str) -> list[dict[str, Any]]:
    return [{"type": kind, "value": letter} for letter in text for kind in ("keyDown", "keyUp")]


def _troubles(method: str, about: dict[str, Any], context: str, host: str) -> Iterator[str]:
    if about.get("context", about.get("source", {}).get("context")) != context:
        return
    if method == "log.entryAdded" and about["level"] in {"error", "warn"}:
        yield f"{about['type']} {about['level']}: {about['text']}"
    elif method == "browsingContext.userPromptOpened":
        yield f"dialog: {about['type']}"
    elif method == "network.beforeRequestSent":
        parts = urlsplit(about["request"]["url"])
        if parts.scheme in {"http", "https", "ws", "wss"} and parts.netloc != host:
            yield f"request to another host: {about['request']['url']}"


class Firefox:
    """A running Firefox; see `firefox`."""

    def __init__(self, socket: ClientConnection) -> None:
        """Begin a session."""
        self._socket = socket
        self._number = 0
        self.events: list[dict[str, Any]] = []
        """What Firefox has reported of its tabs."""
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=list(WATCHED))
        self.ask("script.addPreloadScript", functionDeclaration=f"() => {{ {REPORT_BREACHES} }}")

    def new_device(self) -> str:
        """Give a name for tabs that share a storage of their own: a container, to Firefox."""
        return str(self.ask("browser.createUserContext")["userContext"])

    def new_page(self, device: str = "default", kind: str = "tab") -> FirefoxPage:
        """Give a fresh tab on a device, in a window of its own if `kind` is "window": both stay in sight."""
        return FirefoxPage(self, self.ask("browsingContext.create", type=kind, userContext=device)["context"])

    def ask(self, method: str, **parameters: Any) -> dict[str, Any]:
        """Send a command and give its result."""
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self._socket.recv(timeout=PATIENCE_S))
            if answer["type"] == "event":
                self.events.append(answer)
                continue
            if answer.get("id") != self._number:
                continue  # late: nobody waits for it any more
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
