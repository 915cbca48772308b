"""Where things lie. Standard library only."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "site"
VENDOR = SITE / "vendor"
DIST = ROOT / "dist"
CACHE = ROOT / ".cache"
PAGE_WHEELS = CACHE / "page"
MODULES = ROOT / "node_modules"
VENV = ROOT / ".venv"
VENV_BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
VENV_PYTHON = VENV_BIN / ("python.exe" if os.name == "nt" else "python")
