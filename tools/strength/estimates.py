"""Other estimates of the free cells, to tune the one in `filler_core/bots/evaluate.py` by.

Each is a name for `tools.strength`: `NAME@SECONDS` plays like "perfect" with this estimate in place of its own.
"""

from collections.abc import Callable

from filler_core.bots.evaluate import Estimate, make_estimate, make_step
from filler_core.bots.moves import UNIT
from filler_core.groups import CompiledBoard


def cells(_: CompiledBoard) -> Estimate:
    """Nothing but the difference of cells: free cells count for nobody."""
    return lambda _free, _frontier, _rival: 0


def frontier(compiled: CompiledBoard) -> Estimate:
    """Each side will get what it touches."""
    worth = compiled.worth
    return lambda _free, own, rival: (worth(own) - worth(rival)) * UNIT


def reach(compiled: CompiledBoard) -> Estimate:
    """Who reaches a cell first gets it; what touches both is the mover's, without any discount."""
    return make_estimate(compiled, contested=0)


def contested(compiled: CompiledBoard) -> Estimate:
    """What touches both counts for nobody."""
    return make_estimate(compiled, contested=UNIT)


def mobile(compiled: CompiledBoard) -> Estimate:
    """As the engine's, but cells that are touched already count half as much again."""
    worth, plain = compiled.worth, make_estimate(compiled)
    return lambda free, own, rival: plain(free, own, rival) + (worth(own) - worth(rival)) * UNIT // 2


def groups(compiled: CompiledBoard) -> Estimate:
    """Who reaches a cell first, counted in moves: every step takes whole groups."""
    step, worth, capture = make_step(compiled), compiled.worth, compiled.capture

    def whole(cells: int) -> int:
        return capture(cells).cells if cells else 0

    def estimate(free: int, own: int, rival: int) -> int:
        front = mine = whole(own)
        rest = free & ~front
        other = his = whole(rival) & rest
        rest ^= other
        while rest:
            front = whole(step(front) & rest) & rest
            rest ^= front
            mine |= front
            other = whole(step(other) & rest) & rest
            rest ^= other
            his |= other
            if not front and not other:
                break
        return (worth(mine) - worth(his)) * UNIT - worth(own & rival) * (UNIT // 2)

    return estimate


ESTIMATES: dict[str, Callable[[CompiledBoard], Estimate]] = {
    "cells": cells,
    "frontier": frontier,
    "reach": reach,
    "contested": contested,
    "mobile": mobile,
    "groups": groups,
}
