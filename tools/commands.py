"""The verbs of ``dev.py``: what each sets up and what it then runs. Standard library only."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from typing import TYPE_CHECKING

from tools import checks, setup
from tools.console import MissingError, say
from tools.places import ROOT, VENV_PYTHON

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


def main(arguments: Sequence[str]) -> int:
    """Run one verb; return the exit code (0 for success, 1 for a failed check, 2 for something missing)."""
    options = _parser().parse_args(arguments)
    try:
        result: int = options.verb(options)
    except MissingError as trouble:
        say(f"\n{trouble}")
        return 2
    except KeyboardInterrupt:
        say("\nstopped")
        return 130
    return result


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="dev.py", description="Work on Filler, or just play it.")
    verbs = parser.add_subparsers(required=True, metavar="VERB")

    def verb(name: str, run: Callable[[argparse.Namespace], int], about: str) -> argparse.ArgumentParser:
        added = verbs.add_parser(name, help=about, description=about)
        added.set_defaults(verb=run)
        return added

    def passes_on(added: argparse.ArgumentParser, to: str) -> None:
        added.add_argument("rest", nargs=argparse.REMAINDER, metavar="...", help=f"passed on to {to}")

    play = verb("play", _play, "set up, build, serve the game and open it in the browser")
    _serving(play)
    play.add_argument("--no-open", action="store_true", help="do not open the browser")
    verb("test", _test, "set up and run every check and test")
    build = verb("build", _build, "build the site into dist/")
    build.add_argument("--small", action="store_true", help="compress as far as possible (slow): for publishing")
    serve = verb("serve", _serve, "serve dist/ as a static host would")
    _serving(serve)
    verb("lint", lambda _: checks.run(checks.LINT), "set up and run the linters and type checkers")
    passes_on(verb("unit", _unit, "run the Python tests"), "pytest")
    passes_on(verb("js", _js, "run the JavaScript tests"), "node --test")
    e2e = verb("e2e", _e2e, "build and test the page in a real browser")
    which = e2e.add_mutually_exclusive_group()
    which.add_argument("--all", dest="which", action="store_const", const="all", help="the slow tests too")
    which.add_argument("--slow", dest="which", action="store_const", const="slow", help="the slow tests alone")
    e2e.set_defaults(which="everyday")
    e2e.add_argument(
        "--browsers",
        default="chromium",
        choices=["chromium", "all"],
        help="'all': the page is tried in Firefox and WebKit, too, where they can be had",
    )
    passes_on(e2e, "pytest")
    bench = verb("bench", _bench, "run one measurement; the last line of its output is JSON")
    bench.add_argument("name", nargs="?", help="which (none: list them)")
    passes_on(bench, "the measurement")
    passes_on(verb("shots", _shots, "take pictures of the pages into .shots/"), "tools.shots")
    return parser


def _serving(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--port", type=int, default=8000, help="the first port to try (default 8000)")
    parser.add_argument("--prefix", default="/", help="serve below this path, for example /games/filler/")


def _play(options: argparse.Namespace) -> int:
    setup.python(setup.BUILD)
    setup.node()
    setup.page()
    opening = [] if options.no_open else ["--open"]
    return _module("tools.build") or _become("tools.serve", *_address(options), *opening)


def _serve(options: argparse.Namespace) -> int:
    setup.python(setup.BUILD)
    return _become("tools.serve", *_address(options))


def _address(options: argparse.Namespace) -> list[str]:
    return ["--port", str(options.port), "--prefix", options.prefix]


def _build(options: argparse.Namespace) -> int:
    setup.python(setup.BUILD)
    setup.node()
    setup.page()
    return _module("tools.build", *(["--small"] if options.small else []))


def _test(_: argparse.Namespace) -> int:
    return checks.run(checks.EVERYTHING)


def _unit(options: argparse.Namespace) -> int:
    setup.python(setup.BUILD, setup.TEST)
    setup.node()
    setup.page()
    return _module("pytest", *(options.rest or ["tests"]))


def _js(options: argparse.Namespace) -> int:
    return checks.run((checks.BUILD, checks.javascript(options.rest)))


def _e2e(options: argparse.Namespace) -> int:
    return checks.run((checks.BUILD, checks.browser(options.rest, which=options.which, browsers=options.browsers)))


def _bench(options: argparse.Namespace) -> int:
    there = sorted(file.stem for file in (ROOT / "tools" / "bench").glob("*.py") if file.stem != "__init__")
    if options.name not in there:
        say("Measurements: " + ", ".join(there or ["none yet"]))
        return 0 if options.name is None else 2
    setup.python(setup.BUILD, setup.TEST)
    return _module(f"tools.bench.{options.name}", *options.rest)


def _shots(options: argparse.Namespace) -> int:
    setup.python(setup.BUILD, setup.TEST)
    setup.node()
    setup.page()
    setup.browser()
    return _module("tools.build") or _module("tools.shots", *options.rest)


def _module(name: str, *arguments: str) -> int:
    """Run a Python module in the virtual environment; return its exit code."""
    process = subprocess.Popen([str(VENV_PYTHON), "-m", name, *arguments], cwd=ROOT, env=setup.environment())
    try:
        return process.wait()
    except KeyboardInterrupt:
        # The terminal sends Ctrl-C to the module as well: let it end in its own way.
        process.wait()
        raise


def _become(name: str, *arguments: str) -> int:
    """Run a module that goes on until it is stopped, in place of this process: whoever stops this one stops it too."""
    if os.name != "nt":  # there, the caller would not wait for the new process
        sys.stdout.flush()
        os.chdir(ROOT)
        os.execve(VENV_PYTHON, [str(VENV_PYTHON), "-m", name, *arguments], setup.environment())  # noqa: S606 - no shell
    return _module(name, *arguments)
