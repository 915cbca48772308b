"""The players that are measured, by name: the six levels, and opponents written for nothing but this.

`greedy` takes the most. `plain9` is alpha-beta of 9 plies on the difference of cells, and knows no own regions: what a
capture cuts off stays free in its mind. `nowaits` searches as deep as "perfect" does, but never waits.
The names of `tools/strength/estimates.py` stand for "perfect" with another estimate,
those of `tools/strength/parties.py` for searches at tables of four.
`NAME@SECONDS` sets the time for a move, for those that search until it is up.
"""

import time
from collections.abc import Callable

from filler_core.bots.levels import LEVELS, Level, Mind
from filler_core.bots.search import Search
from filler_core.groups import CompiledBoard
from filler_core.position import Position
from filler_core.seeds import SeededStream
from tools.strength.estimates import ESTIMATES
from tools.strength.greedy import most_promising
from tools.strength.mirror import MakePlayer
from tools.strength.parties import PARTIES

PLIES = 9
INFINITE = 10**9
SECONDS = 3.0
"""For a move, where the name says nothing else."""


def deadline(seconds: float) -> Callable[[], bool]:
    """Tell whether this process has worked for so long: other processes must not make a player weaker."""
    end = time.process_time() + seconds
    return lambda: time.process_time() >= end


class Greedy:
    """Takes the most."""

    def choose(self, position: Position) -> int:
        """Give the colour."""
        return most_promising(position)


class Plain:
    """Alpha-beta of some plies without own regions, without a table, without waiting while something can be taken."""

    def __init__(self, compiled: CompiledBoard) -> None:
        """Look at the board."""
        self._compiled = compiled

    def choose(self, position: Position) -> int:
        """Give the colour."""
        mover = position.mover
        best, chosen = -INFINITE, position.legal_colours()[0]
        other, rival_colour = position.territories[1 - mover], position.colours[1 - mover]
        for colour, own, free in self._moves(
            position.territories[mover], position.free, position.colours[mover], rival_colour
        ):
            value = -self._search(other, own, free, rival_colour, colour, PLIES - 1, -INFINITE, -best)
            if value > best:
                best, chosen = value, colour
        return chosen

    def _moves(self, own: int, free: int, colour: int, rival_colour: int) -> list[tuple[int, int, int]]:
        compiled = self._compiled
        frontier = compiled.touching(own) & free
        moves = []
        for chosen, mask in enumerate(compiled.colour_masks):
            if chosen in (colour, rival_colour):
                continue
            touched = frontier & mask
            cells = compiled.capture(touched).cells & free if touched else 0
            moves.append((cells.bit_count(), chosen, own | cells, free & ~cells))
        moves.sort(key=lambda move: (-move[0], move[1]))
        taking = [move for move in moves if move[0]] or moves[:1]
        return [move[1:] for move in taking]

    def _search(
        self, own: int, other: int, free: int, colour: int, rival_colour: int, depth: int, alpha: int, beta: int
    ) -> int:
        worth = self._compiled.worth
        if depth == 0 or not free:
            return worth(own) - worth(other)
        best = -INFINITE
        for chosen, after, left in self._moves(own, free, colour, rival_colour):
            value = -self._search(other, after, left, rival_colour, chosen, depth - 1, -beta, -max(alpha, best))
            best = max(best, value)
            if best >= beta:
                break
        return best


class Timed:
    """Searches until its time is up."""

    def __init__(self, search: Search, seconds: float) -> None:
        """Take a search and the time for a move."""
        self._search, self._seconds = search, seconds

    def choose(self, position: Position) -> int:
        """Give the colour."""
        return self._search.run(position, out_of_time=deadline(self._seconds)).colour


class OfLevel:
    """A player of one of the levels."""

    def __init__(self, compiled: CompiledBoard, level: Level, seconds: float, seed: int) -> None:
        """Take a level, the time for a move, and what its chance grows from."""
        self._mind, self._level, self._seconds = Mind(compiled), level, seconds
        self._chance = SeededStream(f"strength {level.id}", seed)

    def choose(self, position: Position) -> int:
        """Give the colour."""
        return self._mind.choose(position, self._level, self._chance, out_of_time=deadline(self._seconds)).colour


def find_player(name: str) -> MakePlayer:
    """Give what makes the player with this name; raises `KeyError` when there is none."""
    base, _, time_of_move = name.partition("@")
    seconds = float(time_of_move) if time_of_move else SECONDS
    levels = {level.id: level for level in LEVELS}
    if base == "greedy":
        return lambda _compiled, _seed: Greedy()
    if base == "plain9":
        return lambda compiled, _seed: Plain(compiled)
    if base == "nowaits":
        return lambda compiled, _seed: Timed(Search(compiled, most_waits=0), seconds)
    if base in ESTIMATES:
        return lambda compiled, _seed: Timed(Search(compiled, estimate=ESTIMATES[base](compiled)), seconds)
    if base in PARTIES:
        return lambda compiled, _seed: PARTIES[base](compiled)
    level = levels[base]
    return lambda compiled, seed: OfLevel(compiled, level, seconds, seed)
