"""Builds the engine's wheel, the same bytes for the same sources."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.places import ROOT

# The earliest time that a zip file can hold, so that no clock enters the wheel.
_EPOCH = "315532800"


def collect() -> dict[str, bytes]:
    """Return the wheel and its description (version, file, bytes, sha256), by their paths below ``site/vendor``."""
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
        content = wheel.read_bytes()
        version = wheel.name.split("-")[1]
    about = {
        "version": version,
        "file": "filler_core.whl",
        "bytes": len(content),
        "sha256": hashlib.sha256(content).hexdigest(),
    }
    return {
        "filler/filler_core.whl": content,
        "filler/filler_core.json": (json.dumps(about, indent=1) + "\n").encode("utf-8"),
    }
