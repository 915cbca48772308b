"""A STUN and TURN server, Debian's coturn, for tests and measurements."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from types import TracebackType

    from tools.net.namespaces import Namespace

PORT = 3478
USER = "ann"
PASSWORD = "secret"  # noqa: S105 - of a server that lives for one test
_PATIENCE_S = 10


def unavailable() -> str | None:
    """Say why there can be no such server here; None if there can."""
    return None if shutil.which("turnserver") else "turnserver is missing: apt install coturn"


class Coturn:
    """A server at one address inside a namespace, while the ``with`` block lasts."""

    def __init__(self, space: Namespace, address: str) -> None:
        """Say where it shall run."""
        self._space = space
        self._address = address
        self._stack = ExitStack()

    @property
    def stun(self) -> list[dict[str, str]]:
        """The servers to give to a browser that needs its public address only."""
        return [{"urls": f"stun:{self._address}:{PORT}"}]

    @property
    def turn(self) -> list[dict[str, str]]:
        """The servers to give to a browser that needs what it sends passed on."""
        return [{"urls": f"turn:{self._address}:{PORT}?transport=udp", "username": USER, "credential": PASSWORD}]

    def __enter__(self) -> Self:
        folder = Path(self._stack.enter_context(tempfile.TemporaryDirectory(prefix="filler-turn-")))
        log = folder / "log"
        command = [
            *("turnserver", "-n", "--no-cli", "--no-tls", "--no-dtls", "--fingerprint", "--lt-cred-mech"),
            *("--realm", "filler", "--user", f"{USER}:{PASSWORD}", "--listening-port", str(PORT)),
            *("--listening-ip", self._address, "--relay-ip", self._address),
            *("--log-file", "stdout", "--simple-log", "--verbose"),
            *("--userdb", str(folder / "users"), "--pidfile", str(folder / "pid")),
        ]
        output = self._stack.enter_context(log.open("wb"))
        process = subprocess.Popen(self._space.inside(*command), stdout=output, stderr=output)
        self._stack.callback(_end, process)
        try:
            self._wait(process, log)
        except BaseException:
            self._stack.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, trouble: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stack.close()

    def _wait(self, process: subprocess.Popen[bytes], log: Path) -> None:
        """Wait until it listens: it has no other way to say so than to hold the port."""
        end = time.monotonic() + _PATIENCE_S
        while f"{self._address}:{PORT}" not in self._space.run("ss", "-Huln"):
            if process.poll() is not None or time.monotonic() > end:
                message = f"turnserver did not start:\n{log.read_text('utf-8', errors='replace')[-2000:]}"
                raise OSError(message)
            time.sleep(0.05)


def _end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(timeout=5)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
