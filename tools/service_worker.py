"""Makes ``sw.js``, the service worker that keeps a whole build on the device."""

from __future__ import annotations

import subprocess
from typing import TYPE_CHECKING

from tools.places import ROOT

if TYPE_CHECKING:
    from pathlib import Path

SOURCES = "pwa/worker/"
"""Where its modules lie in ``site/``: they are bundled, not served."""

FALLEN_BACK_ON = ("b/*/vendor/pyodide/python_stdlib.zip", "b/*/vendor/filler/lock.json", "b/*/vendor/filler/*.whl")
"""From these Python is started only when the host has lost the library; what the device keeps is not lost."""

NOT_KEPT = (
    "sw.js",
    "config.json",
    "_headers",
    "*.txt",
    "**/*.br",
    "**/*.gz",
    "**/*.map",
    "b/*/icons/screenshots/**",
    # The page keeps the whole memory in a cache of its own.
    "b/*/vendor/filler/memory.bin",
    *FALLEN_BACK_ON,
)
"""Files of a built site that the device does not keep; ``config.json`` is looked after by itself."""


def bundle() -> bytes:
    """Return its code, with a place for the list of files.

    Raises ``ValueError`` when it cannot be bundled.
    """
    return _node("bundle", given=b"")


def write(folder: Path, code: bytes) -> None:
    """Write the ``sw.js`` of a built site that is complete but for it; ``code`` comes from ``bundle``.

    Raises ``ValueError`` when the list cannot be made.
    """
    _node("list", str(folder), *NOT_KEPT, given=code)


def _node(*arguments: str, given: bytes) -> bytes:
    command = ["node", "tools/service_worker.mjs", *arguments]
    done = subprocess.run(command, cwd=ROOT, input=given, capture_output=True, check=False)
    if done.returncode:
        message = f"the service worker cannot be made:\n{done.stderr.decode('utf-8', 'replace')}"
        raise ValueError(message)
    return done.stdout
