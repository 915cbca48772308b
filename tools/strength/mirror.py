"""Mirrored matches: two players on exactly the same board twice, with corners and turns exchanged.

That is a rated match without a clock (`docs/rules.md`, section 4), so nobody owes a win to the board or the first move.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import Protocol

from filler_core.generation import generate
from filler_core.groups import CompiledBoard
from filler_core.position import Position


class Player(Protocol):
    """Plays both games of a match."""

    def choose(self, position: Position) -> int:
        """Give the colour for the mover."""
        ...


MakePlayer = Callable[[CompiledBoard, int], Player]
"""Makes a player for a match on a board; the number seeds its chance."""


@dataclass(frozen=True)
class MatchScore:
    """What the first of two players got out of a match, as that player sees it."""

    points: float
    """Sum over both games: a win is 1, a draw ½."""
    margin: int
    """Sum of the own worth less the rival's."""

    @property
    def result(self) -> int:
        """1 for a won match, -1 for a lost one, 0 for a draw: points first, at equal points the worth."""
        lead = self.points - 1 or self.margin
        return (lead > 0) - (lead < 0)


def play_match(one: MakePlayer, other: MakePlayer, variant: str, seed: int) -> MatchScore:
    """Play both games on the board of a variant and a seed.

    With four players the first takes two places and the other two, diagonally; in Four they still play each for
    themselves, and the worths of both places are summed up.
    """
    compiled = CompiledBoard(generate(variant, seed))
    # As at a table, what a player has found out in the first game is still known in the second.
    players = [maker(compiled, seed) for maker in (one, other)]
    points, margin = 0.0, 0
    for swapped in (False, True):
        position = Position.start(compiled)
        while position.end is None:
            position = position.play(players[(position.mover + swapped) % 2].choose(position))
        lead = sum(position.worths[0::2]) - sum(position.worths[1::2])
        lead = -lead if swapped else lead
        points += 0.5 + 0.5 * ((lead > 0) - (lead < 0))
        margin += lead
    return MatchScore(points, margin)


def wilson(wins: int, decided: int, quantile: float = 1.96) -> tuple[float, float]:
    """Give the Wilson score interval of a rate, 95 % by default.

    Edwin B. Wilson, "Probable inference, the law of succession, and statistical inference" (1927).
    """
    if not decided:
        return 0.0, 1.0
    rate, spread = wins / decided, quantile * quantile / decided
    middle = (rate + spread / 2) / (1 + spread)
    width = quantile * sqrt(rate * (1 - rate) / decided + spread / decided / 4) / (1 + spread)
    return middle - width, middle + width
