"""What must hold in every test: a quiet console, no breach of the policy, no dialog, no other host."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Dialog, Request, WebError

REPORT_BREACHES = """
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
    console.error(`policy breach: ${violatedDirective} ${blockedURI} at ${sourceFile}:${lineNumber}`));
"""
"""An init script that makes breaches of the policy loud."""

_LOUD = ("error", "warning", "assert")


class Watch:
    """Collects everything that a page of a browser context should not have done."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        """Watch all pages of `context`, present and future, which is to stay on the host of `url`."""
        self._troubles: list[str] = []
        self._allowed: list[re.Pattern[str]] = []
        self._host = urlsplit(url).netloc
        context.add_init_script(REPORT_BREACHES)
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)
        context.on("dialog", self._dialog)

    def allow(self, *patterns: str) -> None:
        """Let reports pass that match one of these: for troubles that a test provokes."""
        self._allowed += [re.compile(pattern) for pattern in patterns]

    def check(self) -> None:
        """Fail if anything was reported since the last time."""
        troubles = [
            trouble for trouble in self._troubles if not any(pattern.search(trouble) for pattern in self._allowed)
        ]
        self._troubles.clear()
        if troubles:
            raise AssertionError("The page did not keep quiet:\n" + "\n".join(troubles))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in _LOUD:
            self._troubles.append(f"console {message.type}: {message.text} ({message.location['url']})")

    def _error(self, error: WebError) -> None:
        self._troubles.append(f"uncaught: {error.error}")

    def _request(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in {"data", "blob"} and parts.netloc != self._host:
            self._troubles.append(f"request to another host: {request.url}")

    def _dialog(self, dialog: Dialog) -> None:
        self._troubles.append(f"dialog: {dialog.message}")
        dialog.dismiss()
