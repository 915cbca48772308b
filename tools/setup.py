"""Sets up what a verb needs: a virtual environment, npm packages, a browser.

Standard library only. Every step is skipped when it is up to date, so a second run costs nothing.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tools.browser import find_chromium
from tools.console import MissingError, say, step
from tools.places import MODULES, PAGE_WHEELS, ROOT, VENV, VENV_BIN, VENV_PYTHON

if TYPE_CHECKING:
    from collections.abc import Sequence

BUILD = "requirements.txt"
TEST = "requirements-test.txt"
NODE = "requirements-node.txt"
PAGE = "requirements-page.txt"

PAGE_PYTHON = "3.14"
"""The version of Pyodide's Python."""

OLDEST_NODE = (20, 19)

_QUIETLY = ("--quiet", "--disable-pip-version-check", "--no-input")


def environment() -> dict[str, str]:
    """Return the process environment in which tools run: the virtual environment's programs come first."""
    changed = dict(os.environ)
    changed["PATH"] = str(VENV_BIN) + os.pathsep + changed.get("PATH", "")
    changed["VIRTUAL_ENV"] = str(VENV)
    changed.pop("PYTHONHOME", None)
    return changed


def python(*requirements: str) -> None:
    """Make ``.venv`` and install these requirement files into it, with their hashes checked."""
    if not _runs(VENV_PYTHON):
        _make_venv()
    stamps = _read_stamps()
    for name in requirements:
        wanted = _digest(ROOT / name)
        if stamps.get(name) == wanted:
            continue
        with step(f"installing {name} into .venv"):
            _run(
                [str(VENV_PYTHON), "-m", "pip", "install", *_QUIETLY, "--require-hashes", "-r", name],
                f"pip could not install {name}. Is the network there? Its own words are above.",
            )
        stamps[name] = wanted
        _stamps_file().write_text(json.dumps(stamps, indent=1), "utf-8")


def page() -> None:
    """See that the wheels which the page ships are here: they are for Pyodide's Python, not for this one."""
    wanted = _digest(ROOT / PAGE)
    stamp = PAGE_WHEELS / "stamp"
    if stamp.is_file() and stamp.read_text("utf-8") == wanted:
        return
    shutil.rmtree(PAGE_WHEELS, ignore_errors=True)
    with step(f"getting the wheels of {PAGE}"):
        chosen = ["--no-deps", "--only-binary=:all:", "--python-version", PAGE_PYTHON, "--dest", str(PAGE_WHEELS)]
        _run(
            [str(VENV_PYTHON), "-m", "pip", "download", *_QUIETLY, *chosen, "--require-hashes", "-r", PAGE],
            f"pip could not get the wheels of {PAGE}. Is the network there? Its own words are above.",
        )
    stamp.write_text(wanted, "utf-8")


def node() -> None:
    """See that there is a Node.js, and install the packages of package-lock.json."""
    if not _node_suffices():
        python(NODE)
        if not _node_suffices():
            raise MissingError(
                "Node.js 20.19 or newer with npm is needed. Install it from nodejs.org or your system's packages."
            )
    stamp = MODULES / ".filler-stamp"
    wanted = _digest(ROOT / "package-lock.json")
    if stamp.is_file() and stamp.read_text("utf-8") == wanted:
        return
    with step("installing npm packages into node_modules"):
        npm = shutil.which("npm", path=environment()["PATH"]) or "npm"
        _run(
            [npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"],
            "npm could not install the packages. Is the network there? Its own words are above.",
        )
    stamp.write_text(wanted, "utf-8")


def browser() -> None:
    """See that there is a Chromium for the tests; install one where that can be done without asking."""
    if find_chromium():
        return
    if shutil.which("apt-get") and _is_root():
        with step("installing Chromium with apt-get"):
            quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            for arguments in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", "chromium"]):
                # A failure shows below, when there is still no browser.
                subprocess.run(["apt-get", *arguments], env=quiet, stdout=subprocess.DEVNULL, check=False)
    if not find_chromium():
        with step("installing Chromium with Playwright"):
            subprocess.run(
                [str(VENV_PYTHON), "-m", "playwright", "install", "chromium"], env=environment(), check=False
            )
    if not find_chromium():
        raise MissingError(
            "The tests need Chromium. Install it (Debian: apt install chromium), "
            "or set FILLER_CHROMIUM to the path of a Chromium or Chrome."
        )


COMPANIONS = (("firefox-esr", "firefox-esr"), ("turnserver", "coturn"), ("ip", "iproute2"), ("iptables", "iptables"))
"""Programs that some tests of connections need, and Debian's packages of them."""


def companions() -> None:
    """Try once to install them, where that can be done without asking. Tests that lack one say so and are skipped."""
    missing = [package for program, package in COMPANIONS if not shutil.which(program)]
    # Where systemd runs, Debian would start a server for everybody as soon as it is installed.
    if Path("/run/systemd/system").exists():
        missing = [package for package in missing if package != "coturn"]
    _try_to_install("companions", missing)


OTHER_BROWSERS = (
    ("firefox-esr", "Firefox", "firefox-esr"),
    ("WebKitWebDriver", "WebKitGTK's driver", "webkit2gtk-driver"),
    ("Xvfb", "a screen in memory for it", "xvfb"),
)
"""Programs that tests in other browsers than Chromium need, what they are, and Debian's packages of them."""


def other_browsers() -> None:
    """Try once to install them, as `companions`, and say what is missing after that: those tests are skipped."""
    missing = [package for program, _, package in OTHER_BROWSERS if not _has(program)]
    _try_to_install("other-browsers", missing)
    for program, what, package in OTHER_BROWSERS:
        if not _has(program):
            say(f"{what} is missing, so what needs it is skipped. Debian and Ubuntu: apt install {package}")


def _has(program: str) -> bool:
    return bool(shutil.which(program) or (program == "firefox-esr" and shutil.which("firefox")))


def _try_to_install(name: str, missing: Sequence[str]) -> None:
    """Install Debian packages if that can be done without asking, and the same has not been tried before."""
    stamps = _read_stamps()
    wanted = " ".join(missing)
    if not missing or stamps.get(name) == wanted or not shutil.which("apt-get") or not _is_root():
        return
    with step(f"installing {wanted} with apt-get"):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        commands = [["update", "-qq"]]
        commands += [["install", "-y", "-qq", "--no-install-recommends", package] for package in missing]
        for arguments in commands:
            subprocess.run(["apt-get", *arguments], env=quiet, stdout=subprocess.DEVNULL, check=False)
    stamps[name] = wanted
    _stamps_file().write_text(json.dumps(stamps, indent=1), "utf-8")


def _make_venv() -> None:
    """Make ``.venv`` anew with the running Python."""
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    if importlib.util.find_spec("ensurepip") is None and shutil.which("apt-get") and _is_root():
        with step(f"installing python{version}-venv with apt-get"):
            subprocess.run(["apt-get", "update", "-qq"], stdout=subprocess.DEVNULL, check=False)
            subprocess.run(
                ["apt-get", "install", "-y", "-qq", f"python{version}-venv"], stdout=subprocess.DEVNULL, check=False
            )
            importlib.invalidate_caches()
    if importlib.util.find_spec("ensurepip") is None or importlib.util.find_spec("venv") is None:
        raise MissingError(
            f"This Python cannot make virtual environments. On Debian and Ubuntu: apt install python{version}-venv."
        )
    with step("making the virtual environment .venv"):
        _run(
            [sys.executable, "-m", "venv", "--clear", str(VENV)],
            "Python could not make .venv; its own words are above.",
        )


def _node_suffices() -> bool:
    """Tell whether Node.js and npm are there and new enough."""
    path = environment()["PATH"]
    program = shutil.which("node", path=path)
    if not program or not shutil.which("npm", path=path):
        return False
    done = subprocess.run([program, "--version"], capture_output=True, text=True, check=False)
    numbers = done.stdout.strip().lstrip("v").split(".")[:2]
    return len(numbers) == 2 and all(n.isdigit() for n in numbers) and tuple(map(int, numbers)) >= OLDEST_NODE


def _run(command: Sequence[str], trouble: str) -> None:
    """Run a program in the project's root, or raise ``MissingError`` with ``trouble``."""
    # npm and pip may write chatter to stdout, which is kept for results.
    if subprocess.run(command, cwd=ROOT, env=environment(), stdout=sys.stderr, check=False).returncode:
        raise MissingError(trouble)


def _runs(program: Path) -> bool:
    """Tell whether a virtual environment's Python is there and still runs (its base may have been removed)."""
    if not program.exists():
        return False
    return subprocess.run([str(program), "-m", "pip", "--version"], capture_output=True, check=False).returncode == 0


def _stamps_file() -> Path:
    return VENV / "filler-stamps.json"


def _read_stamps() -> dict[str, str]:
    """Return which requirement files, by their digest, are installed."""
    try:
        stamps: dict[str, str] = json.loads(_stamps_file().read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return stamps


def _digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0
