"""Estimates of how the free cells will be shared out: who reaches them first, counted in moves.

Both territories spread in turns over the free groups, the mover's first: every step takes all groups that touch what
was taken before, whatever their colours, and each group counts for who takes it. What touches both at once is claimed
by the mover, but the rival may take or bar it, so it counts less. How this was chosen, and what was tried beside it:
`docs/strength.md`.
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from filler_core.bots.moves import UNIT
from filler_core.groups import CompiledBoard

Estimate: TypeAlias = Callable[[int, int, int], int]
"""Gives what the mover will gain more than the rival, in sixteenths of a cell, from (free cells, the mover's frontier,
the rival's frontier)."""

CONTESTED = UNIT
"""What a cell that touches both territories counts less."""


def make_estimate(compiled: CompiledBoard, contested: int = CONTESTED) -> Estimate:
    """Make the estimate for two players on one board."""
    capture, worth = compiled.capture, compiled.worth

    def estimate(free: int, frontier: int, rival_frontier: int) -> int:
        own, other, rest = frontier, rival_frontier, free
        mine = his = 0
        while own or other:
            if own:
                cells, ring, _, _ = capture(own)
                mine |= cells
                rest &= ~cells
                other &= rest
                own = ring
            if other:
                cells, ring, _, _ = capture(other)
                his |= cells
                rest &= ~cells
                other = ring & rest
            own &= rest
        return (worth(mine) - worth(his)) * UNIT - worth(frontier & rival_frontier) * contested

    return estimate


def share_out(compiled: CompiledBoard, free: int, frontiers: Sequence[int], first: int) -> list[int]:
    """Give the free cells that each player reaches first when all spread in turns, `first` before the others."""
    count = len(frontiers)
    order = [(first + turn) % count for turn in range(count)]
    reached, fronts = [0] * count, [*frontiers]
    rest = free
    while any(fronts):
        for player in order:
            front = fronts[player] & rest
            if front:
                cells, ring, _, _ = compiled.capture(front)
                reached[player] |= cells
                rest &= ~cells
                fronts[player] = ring & rest
            else:
                fronts[player] = 0
    return reached
