"""Steps and floods over bit masks, one kind for each lattice.

Bits stand row by row with one empty column behind each row, so all cells that lie in one direction are reached by one
shift of the whole set, and a shift never runs from one row into the cells of the next. On boards with walls each
direction has a mask of the cells from which no wall bars the way.

A flood takes the directions one after the other and lets each go on from what the one before has reached: it turns
corners within one round and needs far fewer rounds than steps.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from filler_core.board import Board
from filler_core.topology import Lattice, steps

Step: TypeAlias = Callable[[int], int]
"""Gives all neighbours of the cells of a mask, and perhaps places that hold no cell."""

Spread: TypeAlias = Callable[[int, int], int]
"""Lets the first mask grow for one round within the second, at least by all its neighbours there."""

Flood: TypeAlias = Callable[[int, int], int]
"""Gives the cells of the second mask that are connected with the first (which lies within it) through the second."""

Characteristic: TypeAlias = Callable[[int], int]
"""Gives the number of connected parts of a mask less the number of holes in them.

Euler: cells less pairs of neighbours plus corners around which all cells belong to the mask. That is a few
counts of bits, where telling the parts apart needs floods.
"""


class Shifts(NamedTuple):
    """How masks move on one board."""

    step: Step
    spread: Spread
    flood: Flood
    characteristic: Characteristic | None
    """None on boards with walls, where a corner with a wall would need a count of its own."""


def make_shifts(board: Board, stride: int, bits: Sequence[int]) -> Shifts:
    """Choose how to step and flood: by plain shifts where nothing but the outline is in the way.

    `stride` is the number of bits from one row to the next and `bits` the mask of each place.
    """
    if board.walls:
        return _around_walls(board, stride, bits)
    if board.topology.lattice is Lattice.SQUARE:
        return _on_squares(stride)
    return _on_staggered_rows(board, stride, bits)


def _on_squares(stride: int) -> Shifts:
    def step(mask: int) -> int:
        return mask << 1 | mask >> 1 | mask << stride | mask >> stride

    def spread(mask: int, within: int) -> int:
        mask |= (mask << 1 | mask >> 1) & within
        return mask | (mask << stride | mask >> stride) & within

    def flood(seed: int, within: int) -> int:
        # The same as spreading until nothing changes, written out: a call a round would cost a quarter more.
        flooded, before = seed, 0
        while flooded != before:
            before = flooded
            flooded |= (flooded << 1 | flooded >> 1) & within
            flooded |= (flooded << stride | flooded >> stride) & within
        return flooded

    def characteristic(mask: int) -> int:
        beside = mask & mask >> 1
        below = mask & mask >> stride
        around = beside & beside >> stride
        return mask.bit_count() - beside.bit_count() - below.bit_count() + around.bit_count()

    return Shifts(step, spread, flood, characteristic)


def _on_staggered_rows(board: Board, stride: int, bits: Sequence[int]) -> Shifts:
    """Step on rows of which the odd ones lie half a cell to the right.

    Above and below, a cell of an even row touches its own column and the one before it; a cell of an odd row its own
    and the one behind it. Hexagons also touch left and right.
    """
    topology = board.topology
    odd = 0
    for place in topology.places:
        if topology.position(place)[1] % 2:
            odd |= bits[place]

    def step_rows(mask: int) -> int:
        from_odd = mask & odd
        from_even = mask ^ from_odd
        from_even = from_even << stride | from_even >> stride
        from_odd = from_odd << stride | from_odd >> stride
        return from_even | from_even >> 1 | from_odd | from_odd << 1

    def step_hexagons(mask: int) -> int:
        return mask << 1 | mask >> 1 | step_rows(mask)

    def spread_rhombi(mask: int, within: int) -> int:
        return mask | step_rows(mask) & within

    def spread_hexagons(mask: int, within: int) -> int:
        mask |= (mask << 1 | mask >> 1) & within
        return mask | step_rows(mask) & within

    def below_left_and_right(mask: int) -> tuple[int, int]:
        """Give the cells of the mask whose lower left, and whose lower right, neighbour belongs to it."""
        row_below = mask >> stride
        odd_below, even_below = row_below & odd, row_below & ~odd
        return mask & (row_below << 1 & ~odd | odd_below), mask & (row_below >> 1 & odd | even_below)

    def characteristic_of_rhombi(mask: int) -> int:
        left, right = below_left_and_right(mask)
        around = left & right & mask >> 2 * stride
        return mask.bit_count() - left.bit_count() - right.bit_count() + around.bit_count()

    def characteristic_of_hexagons(mask: int) -> int:
        left, right = below_left_and_right(mask)
        beside = mask & mask >> 1
        pairs = beside.bit_count() + left.bit_count() + right.bit_count()
        # Three hexagons meet at a corner: a cell with both below it, or with its right and the one below both.
        return mask.bit_count() - pairs + (left & right).bit_count() + (beside & right).bit_count()

    if topology.lattice is Lattice.RHOMBUS:
        return _shifts(step_rows, spread_rhombi, characteristic_of_rhombi)
    return _shifts(step_hexagons, spread_hexagons, characteristic_of_hexagons)


def _shifts(step: Step, spread: Spread, characteristic: Characteristic | None = None) -> Shifts:
    """Flood by spreading until nothing changes."""

    def flood(seed: int, within: int) -> int:
        flooded, before = seed, 0
        while flooded != before:
            before = flooded
            flooded = spread(flooded, within)
        return flooded

    return Shifts(step, spread, flood, characteristic)


def _around_walls(board: Board, stride: int, bits: Sequence[int]) -> Shifts:
    topology = board.topology
    origins: dict[int, int] = {}
    for cell in board.cells:
        column, row = topology.position(cell)
        for step_column, step_row in steps(topology.lattice, row):
            if topology.place_at(column + step_column, row + step_row) in board.neighbours[cell]:
                shift = step_row * stride + step_column
                origins[shift] = origins.get(shift, 0) | bits[cell]
    forward = tuple((shift, mask) for shift, mask in sorted(origins.items()) if shift > 0)
    backward = tuple((-shift, mask) for shift, mask in sorted(origins.items()) if shift < 0)

    def step(mask: int) -> int:
        touched = 0
        for shift, origin in forward:
            touched |= (mask & origin) << shift
        for shift, origin in backward:
            touched |= (mask & origin) >> shift
        return touched

    def spread(mask: int, within: int) -> int:
        for shift, origin in forward:
            mask |= (mask & origin) << shift & within
        for shift, origin in backward:
            mask |= (mask & origin) >> shift & within
        return mask

    return _shifts(step, spread)
