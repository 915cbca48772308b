"""Estimates of how the free cells will be shared out: who reaches them first.

Both frontiers spread in turns over the free cells, the mover's first; each cell counts for who reaches it first. What
touches both at once is claimed by the mover, but the rival may take or bar it, so it counts less.
How this was chosen, and what was tried beside it: `docs/strength.md`.
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from filler_core.bots.moves import UNIT
from filler_core.groups import CompiledBoard
from filler_core.shifts import Step, make_shifts

Estimate: TypeAlias = Callable[[int, int, int], int]
"""Gives what the mover will gain more than the rival, in sixteenths of a cell, from (free cells, the mover's frontier,
the rival's frontier)."""

CONTESTED = UNIT // 2
"""What a cell that touches both territories counts less."""


def make_step(compiled: CompiledBoard) -> Step:
    """Make the function that gives all neighbours of a mask on this board."""
    topology = compiled.board.topology
    bits = [compiled.mask([place]) for place in range(topology.place_count)]
    return make_shifts(compiled.board, topology.width + 1, bits).step


def make_estimate(compiled: CompiledBoard, contested: int = CONTESTED) -> Estimate:
    """Make the estimate for two players on one board."""
    step, worth = make_step(compiled), compiled.worth

    def estimate(free: int, frontier: int, rival_frontier: int) -> int:
        own = mine = frontier
        rest = free ^ own
        other = rival_frontier & rest
        rest ^= other
        his = other
        while rest:
            own = step(own) & rest
            rest ^= own
            mine |= own
            other = step(other) & rest
            rest ^= other
            his |= other
            if not own and not other:
                break
        return (worth(mine) - worth(his)) * UNIT - worth(frontier & rival_frontier) * contested

    return estimate


def share_out(step: Step, free: int, frontiers: Sequence[int], first: int) -> list[int]:
    """Give the free cells that each player reaches first when all spread in turns, `first` before the others."""
    count = len(frontiers)
    order = [(first + turn) % count for turn in range(count)]
    reached, fronts = [0] * count, [0] * count
    rest = free
    for player in order:
        fronts[player] = frontiers[player] & rest
        reached[player] = fronts[player]
        rest ^= fronts[player]
    while rest:
        before = rest
        for player in order:
            if fronts[player]:
                fronts[player] = step(fronts[player]) & rest
                reached[player] |= fronts[player]
                rest ^= fronts[player]
        if rest == before:
            break
    return reached
