"""The puzzle of the day: a position of Quick in which exactly one colour wins, the same for everyone.

All chance grows from the date and the version of this generator, and every search has a budget of nodes, never of time:
so the same day gives the same puzzle on every device, for ever. Whoever changes anything that changes puzzles, here or
in the search, counts the version up.
"""

import datetime as dt
import re
from dataclasses import dataclass

from filler_core.bots.levels import glance
from filler_core.bots.search import Finding, Search
from filler_core.errors import InvalidError
from filler_core.generation import generate
from filler_core.groups import CompiledBoard
from filler_core.position import Position
from filler_core.record import Event, Kind, Record, Seat, SeatKind, Terms
from filler_core.seeds import LARGEST_SEED, SeededStream

VERSION = 1
VARIANT = "quick"

FEWEST_FREE, MOST_FREE = 20, 34
"""Free cells of a position that is worth a look: small enough to be proven soon, large enough to be a puzzle."""

MOST_NODES = 20_000
"""For each proof; a position that needs more is passed over."""

MOST_TRIES = 500
"""Games that are played until one gives a puzzle: some ten are enough, as a rule."""

GREEDY_DEPTH = 2

_DATE = re.compile(r"\d{4}-\d{2}-\d{2}", re.ASCII)


@dataclass(frozen=True)
class Puzzle:
    """A puzzle: the moves that lead to it, and its solution."""

    date: str
    version: int
    seed: int
    """Seed of the board."""
    moves: tuple[int, ...]
    """Colours that were played before."""
    colour: int
    """The one colour that wins."""
    margin: int
    """By how much it wins against the best defence."""
    values: dict[int, int]
    """By how much each legal colour wins (positive), draws (0) or loses, all of them proven."""
    line: tuple[int, ...]
    """Best play from the solution to the end of the game."""

    @property
    def second(self) -> int:
        """Margin of the best other colour: 0 or less."""
        return max(value for colour, value in self.values.items() if colour != self.colour)

    @property
    def record(self) -> Record:
        """The moves so far as a record, to put the position on a table."""
        seats = (Seat(SeatKind.PERSON), Seat(SeatKind.PERSON))
        terms = Terms(VARIANT, self.seed, seats, games=1, control=None, date=self.date)
        return Record(terms, tuple(Event(Kind.MOVE, colour, 0) for colour in self.moves))


def make_puzzle(date: str) -> Puzzle:
    """Make the puzzle of a day, given as `2026-11-30`; raises `InvalidError` for what is no day of the calendar."""
    _check(date)
    chance = SeededStream(f"puzzle {VERSION} {date}", 0)
    for _ in range(MOST_TRIES):
        found = _try_board(date, chance)
        if found is not None:
            return found
    raise InvalidError("no-puzzle")


def _check(date: str) -> None:
    """Refuse what is no day; the calendar's own reading accepts more spellings than one."""
    if not _DATE.fullmatch(date):
        raise InvalidError("invalid-date")
    try:
        dt.date.fromisoformat(date)
    except ValueError:
        raise InvalidError("invalid-date") from None


def _try_board(date: str, chance: SeededStream) -> Puzzle | None:
    """Play a game of ordinary players down to a size drawn by lot, and see whether it is a puzzle then."""
    seed = chance.below(LARGEST_SEED + 1)
    compiled = CompiledBoard(generate(VARIANT, seed))
    search = Search(compiled)
    wanted = FEWEST_FREE + chance.below(MOST_FREE - FEWEST_FREE + 1)
    position = Position.start(compiled)
    moves: list[int] = []
    while position.end is None and position.free.bit_count() > wanted:
        values = search.rate(position, GREEDY_DEPTH)
        seen = glance(position)
        taking = [colour for colour in values if seen[colour]] or list(values)
        taking.sort(key=lambda colour: (-values[colour], colour))
        moves.append(taking[0] if len(taking) == 1 or chance.below(3) else taking[1])
        position = position.play(moves[-1])
    if position.end is not None or position.free.bit_count() < FEWEST_FREE:
        return None
    search.forget()
    best = search.run(position, nodes=MOST_NODES)
    if not best.exact or best.value <= 0 or not _is_hidden(position, best.colour):
        return None
    others = _losing_values(search, position, best)
    line = None if others is None else _whole_line(search, position, best)
    if others is None or line is None:
        return None
    margin = int(best.value)
    return Puzzle(date, VERSION, seed, tuple(moves), best.colour, margin, {best.colour: margin, **others}, line)


def _losing_values(search: Search, position: Position, best: Finding) -> dict[int, int] | None:
    """Give the values of all other colours, None when one cannot be proven within the budget or would win too."""
    values = {}
    for colour in position.legal_colours():
        if colour != best.colour:
            found = search.value_of(position, colour, nodes=MOST_NODES)
            if not found.exact or found.value > 0:
                return None
            values[colour] = int(found.value)
    return values or None


def _whole_line(search: Search, position: Position, best: Finding) -> tuple[int, ...] | None:
    """Follow best play to the end of the game: a search tells only as much of it as it still remembers."""
    line: list[int] = []
    found = best
    while position.end is None:
        if not found.exact:
            return None
        for colour in found.line:
            position = position.play(colour)
            line.append(colour)
        if position.end is None:
            found = search.run(position, nodes=MOST_NODES)
    return tuple(line)


def _is_hidden(position: Position, colour: int) -> bool:
    """Tell whether the colour is not simply the one that takes the most."""
    seen = glance(position)
    return any(value > seen[colour] for other, value in seen.items() if other != colour)
