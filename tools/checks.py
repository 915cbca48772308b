"""The checks and tests: which there are, and running several with one summary. Standard library only."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tools import setup
from tools.browser import find_chromium
from tools.console import MissingError, say, seconds
from tools.places import ROOT, VENV_PYTHON

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True)
class Check:
    """One program that passes (exit code 0) or fails. Its arguments stand after a program of the environment."""

    name: str
    command: Sequence[str]
    needs_browser: bool = False
    variables: dict[str, str] = field(default_factory=dict)
    again: Sequence[str] | None = None
    """What to run, once, when it fails: the summary then says that it passed at the second try only."""
    longest: int = 30 * 60
    """Seconds after which it has hung."""


def _python(name: str, *arguments: str) -> Check:
    return Check(name, [str(VENV_PYTHON), "-m", *arguments])


def _node(name: str, script: str, *arguments: str) -> Check:
    """Make a check from a program of an npm package, started without npx (which may go to the network)."""
    return Check(name, ["node", f"node_modules/{script}", *arguments])


MATRIX = 3 * 60 * 60
"""Seconds after which the slow browser tests have hung: every page, language, size and level is among them."""

PYTHON_FOLDERS = ("dev.py", "filler_core", "tools", "tests", "e2e")


def _present() -> list[str]:
    return [name for name in PYTHON_FOLDERS if (ROOT / name).exists()]


def javascript(arguments: Sequence[str] = ()) -> Check:
    """Make the check that runs the JavaScript tests (all of them, if no arguments say which)."""
    files = sorted(str(file.relative_to(ROOT)) for file in (ROOT / "tests" / "js").rglob("*.test.js"))
    return Check(
        "js tests",
        ["node", "--test", "--test-reporter=spec", "--test-timeout=60000", *(arguments or files or ["tests/js"])],
    )


def browser(arguments: Sequence[str] = (), *, which: str = "everyday", browsers: str = "chromium") -> Check:
    """Make the check that tests the built page in real browsers: by the `everyday` tests, the `slow` ones, or `all`."""
    marks = {"everyday": ["-m", "not slow"], "slow": ["-m", "slow"], "all": []}[which]
    if browsers == "all":
        marks.append("-rs")  # whoever asks for all wants to know which could not be had
    command = [
        str(VENV_PYTHON),
        "-m",
        "pytest",
        *marks,
        *(arguments or ["e2e", "-n", "3", "--dist", "worksteal", "--durations=25"]),
    ]
    # A browser on a machine that others load may miss a time limit. What fails is tried once more, alone, and named.
    again = [*command, "-n", "0", "--last-failed", "--last-failed-no-failures", "none"]
    longest = Check.longest if which == "everyday" else MATRIX
    variables = {"FILLER_BROWSERS": browsers}
    return Check("e2e tests", command, needs_browser=True, variables=variables, again=again, longest=longest)


BUILD = _python("build", "tools.build")
"""The build comes first: the type checker and the JavaScript tests need ``site/vendor``."""

LINT = (
    BUILD,
    _python("ruff check", "ruff", "check", "."),
    _python("ruff format", "ruff", "format", "--check", "."),
    _python("mypy", "mypy", *_present()),
    Check("import layers", ["lint-imports", "--no-logo"]),
    _node("tsc", "typescript/bin/tsc", "--project", "tsconfig.json"),
    _node("tsc tests", "typescript/bin/tsc", "--project", "tsconfig.tests.json"),
    _node("tsc worker", "typescript/bin/tsc", "--project", "tsconfig.worker.json"),
    _node("eslint", "eslint/bin/eslint.js", "--max-warnings", "0", "."),
    _node(
        "js layers", "dependency-cruiser/bin/dependency-cruise.mjs", "--config", "dependency-cruiser.config.cjs", "site"
    ),
    _python("house rules", "tools.house"),
)

EVERYTHING = (*LINT, _python("unit tests", "pytest", "tests", "-n", "2", "-m", "not slow"), javascript(), browser())


def run(checks: Sequence[Check]) -> int:
    """Set up what the checks need, run them all, and print a summary; return 1 if any failed."""
    setup.python(setup.BUILD, setup.TEST)
    setup.node()
    setup.page()
    if any(check.needs_browser for check in checks):
        setup.browser()
        setup.companions()
    if any(check.variables.get("FILLER_BROWSERS") == "all" for check in checks):
        setup.other_browsers()
    results = []
    unsteady = []
    for check in checks:
        say(f"\n── {check.name}")
        start = time.monotonic()
        passed = _passes(check, check.command)
        if not passed and check.again is not None:
            say(f"\n── {check.name}, what failed once more")
            passed = _passes(check, check.again)
            if passed:
                unsteady.append(check.name)
        results.append((check.name, passed, time.monotonic() - start))
    say("")
    for name, passed, duration in results:
        remark = "  only at the second try: the first one above tells which" if name in unsteady else ""
        say(f"{'passed' if passed else 'FAILED'}  {name:<14} {seconds(duration):>10}{remark}")
    failed = sum(not passed for _, passed, _ in results)
    print(f"{len(results) - failed} passed, {failed} failed", flush=True)
    return 1 if failed else 0


def _passes(check: Check, command: Sequence[str]) -> bool:
    """Run a check's command; its output goes to the terminal as it comes."""
    variables = setup.environment() | check.variables
    chromium = find_chromium()
    if chromium:
        variables["FILLER_CHROMIUM"] = str(chromium)
    program = shutil.which(command[0], path=variables["PATH"])
    if program is None:
        raise MissingError(
            f"{command[0]} is missing although it was installed. Remove .venv and node_modules, and try again."
        )
    # A group of its own, so that whatever a check started ends with it.
    process = subprocess.Popen([program, *command[1:]], cwd=ROOT, env=variables, start_new_session=True)
    try:
        return process.wait(timeout=check.longest) == 0
    except subprocess.TimeoutExpired:
        say(f"{check.name} was stopped: it had not ended after {seconds(check.longest)}")
        return False
    finally:
        _end(process)


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a check that still runs, and what it started."""
    if process.poll() is None:
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
