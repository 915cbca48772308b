"""Other estimates of the free cells, to tune the one in `filler_core/bots/evaluate.py` by.

Each is a name for `tools.strength`: `NAME@SECONDS` plays like "perfect" with this estimate in place of its own.
`groupsN` and `reachN` let both territories spread, by whole groups as moves do or by single cells; what touches both
counts N sixteenths of a cell less for the mover.
"""

from collections.abc import Callable
from functools import partial

from filler_core.bots.evaluate import Estimate, make_estimate
from filler_core.bots.moves import UNIT
from filler_core.groups import CompiledBoard
from filler_core.shifts import Step, make_shifts

DISCOUNTS = (0, 8, 16, 24, 32)


def cells(_: CompiledBoard) -> Estimate:
    """Nothing but the difference of cells: free cells count for nobody."""
    return lambda _free, _frontier, _rival: 0


def frontier(compiled: CompiledBoard) -> Estimate:
    """Each side will get what it touches."""
    worth = compiled.worth
    return lambda _free, own, rival: (worth(own) - worth(rival)) * UNIT


def mobile(compiled: CompiledBoard) -> Estimate:
    """As `reach8`, but cells that are touched already count half as much again."""
    worth, plain = compiled.worth, reach(compiled, UNIT // 2)
    return lambda free, own, rival: plain(free, own, rival) + (worth(own) - worth(rival)) * UNIT // 2


def make_step(compiled: CompiledBoard) -> Step:
    """Make the function that gives all neighbours of a mask on this board."""
    topology = compiled.board.topology
    bits = [compiled.mask([place]) for place in range(topology.place_count)]
    return make_shifts(compiled.board, topology.width + 1, bits).step


def reach(compiled: CompiledBoard, contested: int) -> Estimate:
    """Who reaches a cell first gets it, when both frontiers spread from cell to cell."""
    step, worth = make_step(compiled), compiled.worth

    def estimate(free: int, frontier: int, rival_frontier: int) -> int:
        own = mine = frontier
        rest = free ^ own
        other = his = rival_frontier & rest
        rest ^= other
        while rest and (own or other):
            own = step(own) & rest
            rest ^= own
            mine |= own
            other = step(other) & rest
            rest ^= other
            his |= other
        return (worth(mine) - worth(his)) * UNIT - worth(frontier & rival_frontier) * contested

    return estimate


ESTIMATES: dict[str, Callable[[CompiledBoard], Estimate]] = {
    "cells": cells,
    "frontier": frontier,
    "mobile": mobile,
    **{f"reach{discount}": partial(reach, contested=discount) for discount in DISCOUNTS},
    **{f"groups{discount}": partial(make_estimate, contested=discount) for discount in DISCOUNTS},
}
