"""Builds the engine's wheel, the same bytes for the same sources."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.places import ROOT

# The earliest time that a zip file can hold, so that no clock enters the wheel.
_EPOCH = "315532800"


def build() -> tuple[str, bytes]:
    """Return the wheel's name and bytes; raises ``ValueError`` when it cannot be built."""
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder],
            cwd=ROOT,
            env={**os.environ, "SOURCE_DATE_EPOCH": _EPOCH},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode:
            message = f"hatchling could not build the wheel:\n{done.stdout}"
            raise ValueError(message)
        (wheel,) = Path(folder).glob("*.whl")
        return wheel.name, wheel.read_bytes()
