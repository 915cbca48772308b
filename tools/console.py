"""Progress lines on the terminal. Standard library only: it runs before anything is installed."""

from __future__ import annotations

import sys
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


class MissingError(Exception):
    """Something that this machine lacks and that we could not get; the text says what, and how to get it."""


def say(text: str) -> None:
    """Print one line for the developer, at once. It goes to stderr: stdout belongs to results."""
    print(text, file=sys.stderr, flush=True)


@contextmanager
def step(what: str) -> Iterator[None]:
    """Say what is being done, and how long it took."""
    say(f"· {what} …")
    start = time.monotonic()
    yield
    say(f"  done in {seconds(time.monotonic() - start)}")


def seconds(duration: float) -> str:
    """Write a duration in seconds for people."""
    if duration < 60:
        return f"{duration:.1f} s"
    return f"{int(duration // 60)} min {int(duration % 60)} s"
