"""The puzzle of the day: a position of Quick in which exactly one colour wins, the same for everyone.

All chance grows from the date and the version of this generator, and every search has a budget of nodes, never of time:
so the same day gives the same puzzle on every device, for ever. Whoever changes anything that changes puzzles, here or
in the search, counts the version up.
"""

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
    second: int
    """Margin of the best other colour: 0 or less."""
    line: tuple[int, ...]
    """Best play, the solution first."""

    @property
    def record(self) -> Record:
        """The moves so far as a record, to put the position on a table."""
        seats = (Seat(SeatKind.PERSON), Seat(SeatKind.PERSON))
        terms = Terms(VARIANT, self.seed, seats, games=1, control=None, date=self.date)
        return Record(terms, tuple(Event(Kind.MOVE, colour, 0) for colour in self.moves))


def make_puzzle(date: str) -> Puzzle:
    """Make the puzzle of a day, given as `2026-11-30`; raises `InvalidError` for what is no date."""
    if not _DATE.fullmatch(date):
        raise InvalidError("invalid-date")
    chance = SeededStream(f"puzzle {VERSION} {date}", 0)
    for _ in range(MOST_TRIES):
        found = _try_board(date, chance)
        if found is not None:
            return found
    raise InvalidError("no-puzzle")


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
    if not best.exact or best.value <= 0:
        return None
    second = _second_value(search, position, best)
    if second is None or second > 0 or not _is_hidden(position, best.colour):
        return None
    return Puzzle(date, VERSION, seed, tuple(moves), best.colour, int(best.value), int(second), best.line)


def _second_value(search: Search, position: Position, best: Finding) -> float | None:
    """Give the value of the best other colour, None when it cannot be proven within the budget or would win too."""
    values = []
    for colour in position.legal_colours():
        if colour != best.colour:
            found = search.value_of(position, colour, nodes=MOST_NODES)
            if not found.exact or found.value > 0:
                return None
            values.append(found.value)
    return max(values)


def _is_hidden(position: Position, colour: int) -> bool:
    """Tell whether the colour is not simply the one that takes the most."""
    seen = glance(position)
    return any(value > seen[colour] for other, value in seen.items() if other != colour)
