"""The log of a table: one line for everything that happened, kept by the page before anything is shown as done.

A line reads `NUMBER TOKEN AT WALL`: its place in the log, what happened, the time of the match in milliseconds, and the
wall clock's time in milliseconds, by which a table that was closed knows how long it was away. Tokens are those of
records; besides them `b` (the match began), `p` and `c` (paused, continued), `t` with a number (that many moves were
taken back), and `l` with the number of a computer player and that of its new level.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from filler_core.errors import InvalidError

BEGIN, PAUSE, CONTINUE, TAKE_BACK, LEVEL = "b", "p", "c", "t", "l"

_LINE = re.compile(r"(\d{1,6}) ([a-z]?\d{0,3}) (\d{1,13}) (\d{1,16})", re.ASCII)


@dataclass(frozen=True)
class Entry:
    """One line of the log."""

    number: int
    token: str
    at: int
    wall: int

    def write(self) -> str:
        """Give the line."""
        return f"{self.number} {self.token} {self.at} {self.wall}"


def read_log(lines: Sequence[str]) -> list[Entry]:
    """Read a log; raises `InvalidError` with the number of the first line that is missing or unreadable.

    Lines must be numbered from 0 without a gap, and the time of the match must not run backwards.
    """
    entries: list[Entry] = []
    for number, line in enumerate(lines):
        found = _LINE.fullmatch(line)
        if found is None or int(found[1]) != number or (entries and int(found[3]) < entries[-1].at):
            raise damaged(number)
        entries.append(Entry(number, found[2], int(found[3]), int(found[4])))
    return entries


def damaged(number: int) -> InvalidError:
    """Give the error for a log that cannot be followed beyond its first `number` lines."""
    return InvalidError("log-damaged", sound=number)
