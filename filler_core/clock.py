"""Clock: a reserve of time for the match and an increment for each move, as in chess (`docs/rules.md`, section 5).

All times are whole milliseconds. `now` is monotonic and comes from outside; if it ever runs backwards, no time has
passed. Several clocks can run at once: between the games those of everyone who is not ready (section 4).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NoReturn

from filler_core.errors import IllegalError, InvalidError

MINUTE = 60_000
SECOND = 1_000

LONGEST_RESERVE = 180 * MINUTE
LONGEST_INCREMENT = 180 * SECOND


@dataclass(frozen=True)
class TimeControl:
    """How much time everyone has: the reserve for the match and the increment added when a move is made.

    Raises `InvalidError` when the reserve is not positive or one of them is beyond what anybody would play.
    """

    reserve: int
    increment: int

    def __post_init__(self) -> None:
        """Refuse what nobody could play."""
        if not 0 < self.reserve <= LONGEST_RESERVE or not 0 <= self.increment <= LONGEST_INCREMENT:
            _refuse()


PRESETS = tuple(
    TimeControl(minutes * MINUTE, seconds * SECOND) for minutes, seconds in ((1, 1), (3, 2), (5, 3), (10, 5))
)
"""The time controls that a table offers, besides no clock [ours]."""


LOWEST_ALARM, HIGHEST_ALARM, ALARM_PART = 10 * SECOND, 30 * SECOND, 8


def low_time(control: TimeControl) -> int:
    """Give the time left at which a player is warned: an eighth of the reserve, between 10 and 30 seconds [ours]."""
    return min(HIGHEST_ALARM, max(LOWEST_ALARM, control.reserve // ALARM_PART))


def write_time_control(control: TimeControl | None) -> str:
    """Write a time control as people do, minutes and seconds such as `3+2` (`90s+1` for odd reserves), or `none`.

    Raises `InvalidError` for times that are not whole seconds.
    """
    if control is None:
        return "none"
    if control.reserve % SECOND or control.increment % SECOND:
        _refuse()
    if control.reserve % MINUTE:
        return f"{control.reserve // SECOND}s+{control.increment // SECOND}"
    return f"{control.reserve // MINUTE}+{control.increment // SECOND}"


def read_time_control(text: str) -> TimeControl | None:
    """Read what `write_time_control` writes; raises `InvalidError`."""
    if text == "none":
        return None
    reserve, plus, increment = text.partition("+")
    unit = SECOND if reserve.endswith("s") else MINUTE
    control = TimeControl(_number(reserve.removesuffix("s")) * unit, _number(increment) * SECOND)
    if not plus or write_time_control(control) != text:
        _refuse()
    return control


def _number(word: str) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) <= len(str(LONGEST_RESERVE))):
        _refuse()
    return int(word)


def _refuse() -> NoReturn:
    raise InvalidError("invalid-clock")


class Clock:
    """The clocks of all players of a match. None runs at first."""

    def __init__(self, control: TimeControl, players: int) -> None:
        """Give everyone the whole reserve."""
        self.control = control
        self._left = [control.reserve] * players
        self._running: frozenset[int] = frozenset()
        self._since = 0

    @property
    def running(self) -> frozenset[int]:
        """The players whose clocks run."""
        return self._running

    def remaining(self, player: int, now: int) -> int:
        """Give the time that a player has left, at least 0."""
        used = max(0, now - self._since) if player in self._running else 0
        return max(0, self._left[player] - used)

    def flagged(self, now: int) -> list[int]:
        """Give the players whose clocks run and have no time left, who was out first first."""
        out = [player for player in sorted(self._running) if not self.remaining(player, now)]
        return sorted(out, key=lambda player: self._left[player])

    def run(self, players: Iterable[int], now: int) -> None:
        """Let the clocks of exactly these players run from `now` on; what ran before is charged."""
        self._charge(now)
        self._running = frozenset(players)

    def press(self, player: int, now: int) -> None:
        """Charge a player for a move and add the increment.

        Raises `IllegalError` and charges nothing when the player had no time left: such a move does not count.
        """
        if player in self._running and not self.remaining(player, now):
            raise IllegalError("illegal-out-of-time")
        self._charge(now)
        self._left[player] += self.control.increment

    def stop(self, now: int) -> None:
        """Charge what ran; no clock runs any more."""
        self.run((), now)

    def _charge(self, now: int) -> None:
        for player in self._running:
            self._left[player] = self.remaining(player, now)
        self._since = max(self._since, now) if self._running else now
