"""Topology: which places a board has, which are neighbours, and the outlines to draw. Knows no colours.

A place is numbered `y * width + x`, column `x` from the left and row `y` from the top, both from 0
(`docs/rules.md`, section 8). Not every place holds a cell: the odd rows of a rhombus board end in an empty
place, and Vinco cuts a hexagon out of a square grid.

Drawing units: one cell is 1 wide; `x` grows to the right and `y` downwards; the drawing begins at (0, 0).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from itertools import product
from math import sqrt
from typing import TypeAlias

from filler_core.errors import InvalidError

Point: TypeAlias = tuple[float, float]

NO_CELL = -1
"""Stands for "no cell there" wherever a place is expected."""

LARGEST_EDGE = 64
"""No board is wider or higher: it bounds what a text from outside can make the engine build."""

RHOMBUS_HEIGHT = 1.2
"""Height of a rhombus that is 1 wide: slender enough to be told from a square that was turned."""


class Lattice(StrEnum):
    """How cells lie beside each other."""

    SQUARE = "square"
    HEX = "hex"
    RHOMBUS = "rhombus"


# The corners of one cell around its centre, clockwise. Edge k runs from corner k to corner k + 1.
_SHAPES: dict[Lattice, tuple[Point, ...]] = {
    Lattice.SQUARE: ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)),
    Lattice.HEX: (
        (0.0, -1 / sqrt(3)),
        (0.5, -0.5 / sqrt(3)),
        (0.5, 0.5 / sqrt(3)),
        (0.0, 1 / sqrt(3)),
        (-0.5, 0.5 / sqrt(3)),
        (-0.5, -0.5 / sqrt(3)),
    ),
    Lattice.RHOMBUS: ((0.0, -RHOMBUS_HEIGHT / 2), (0.5, 0.0), (0.0, RHOMBUS_HEIGHT / 2), (-0.5, 0.0)),
}

# For each edge of the shape, in the same order: the step to the neighbour across it as (column, row), for a
# cell in an even row and in an odd row. Odd rows of the staggered lattices lie half a cell to the right.
_STEPS: dict[Lattice, tuple[tuple[tuple[int, int], tuple[int, int]], ...]] = {
    Lattice.SQUARE: (((0, -1), (0, -1)), ((1, 0), (1, 0)), ((0, 1), (0, 1)), ((-1, 0), (-1, 0))),
    Lattice.HEX: (
        ((0, -1), (1, -1)),
        ((1, 0), (1, 0)),
        ((0, 1), (1, 1)),
        ((-1, 1), (0, 1)),
        ((-1, 0), (-1, 0)),
        ((-1, -1), (0, -1)),
    ),
    Lattice.RHOMBUS: (((0, -1), (1, -1)), ((0, 1), (1, 1)), ((-1, 1), (0, 1)), ((-1, -1), (0, -1))),
}

_ROW_SPACING: dict[Lattice, float] = {
    Lattice.SQUARE: 1.0,
    Lattice.HEX: sqrt(3) / 2,
    Lattice.RHOMBUS: RHOMBUS_HEIGHT / 2,
}


def steps(lattice: Lattice, row: int) -> tuple[tuple[int, int], ...]:
    """Give the (column, row) step across each edge of a cell in `row`, in the order of `Topology.shape`."""
    return tuple(both[row % 2] for both in _STEPS[lattice])


@dataclass(frozen=True)
class Topology:
    """The places of a board.

    `outside` are the places that hold no cell because the outline of the board leaves them out. (Obstacles are
    another matter: they lie inside the outline and belong to `Board`.)

    Raises `InvalidError` when an edge is not within 1 … `LARGEST_EDGE` or a place outside is not on the grid.
    """

    lattice: Lattice
    width: int
    height: int
    outside: frozenset[int] = frozenset()

    def __post_init__(self) -> None:
        """Refuse sizes that no board has."""
        for edge in (self.width, self.height):
            if not 1 <= edge <= LARGEST_EDGE:
                raise InvalidError("invalid-board-size", largest=LARGEST_EDGE)
        if any(not 0 <= place < self.place_count for place in self.outside):
            raise InvalidError("invalid-board-place")

    @property
    def place_count(self) -> int:
        """Number of places, with and without a cell."""
        return self.width * self.height

    @cached_property
    def places(self) -> tuple[int, ...]:
        """The places inside the outline, in ascending order."""
        return tuple(place for place in range(self.place_count) if place not in self.outside)

    def position(self, place: int) -> tuple[int, int]:
        """Give column and row of a place."""
        return place % self.width, place // self.width

    def place_at(self, column: int, row: int) -> int:
        """Give the place in `column` and `row`, or `NO_CELL` where the outline has none."""
        if not (0 <= column < self.width and 0 <= row < self.height):
            return NO_CELL
        place = row * self.width + column
        return NO_CELL if place in self.outside else place

    @cached_property
    def across(self) -> tuple[tuple[int, ...], ...]:
        """Give for each place the place across each of its edges, `NO_CELL` where there is none."""
        return tuple(tuple(self._across(place)) for place in range(self.place_count))

    def _across(self, place: int) -> Iterator[int]:
        column, row = self.position(place)
        for step_column, step_row in steps(self.lattice, row):
            yield NO_CELL if place in self.outside else self.place_at(column + step_column, row + step_row)

    @cached_property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """Give for each place its neighbouring places in ascending order, walls and obstacles not considered."""
        return tuple(tuple(sorted(other for other in around if other != NO_CELL)) for around in self.across)

    @property
    def shape(self) -> tuple[Point, ...]:
        """The corners of one cell around its centre, clockwise; the same for every cell."""
        return _SHAPES[self.lattice]

    def centre(self, place: int) -> Point:
        """Give the centre of a place in drawing units."""
        column, row = self.position(place)
        shift = 0.5 if self.lattice is not Lattice.SQUARE and row % 2 else 0.0
        highest = max(y for _, y in self.shape)
        return column + 0.5 + shift - self._left, row * _ROW_SPACING[self.lattice] + highest

    @cached_property
    def _left(self) -> float:
        # An outline such as Vinco's may leave the whole left column half empty: the drawing begins at its cells.
        return min(self._unshifted_column(place) for place in self.places)

    def _unshifted_column(self, place: int) -> float:
        column, row = self.position(place)
        return column + (0.5 if self.lattice is not Lattice.SQUARE and row % 2 else 0.0)

    @cached_property
    def extent(self) -> Point:
        """Width and height of the drawing."""
        centres = [self.centre(place) for place in self.places]
        corners = [(x + dx, y + dy) for (x, y), (dx, dy) in product(centres, self.shape)]
        return max(x for x, _ in corners), max(y for _, y in corners)

    def edge_between(self, cell: int, neighbour: int) -> tuple[Point, Point]:
        """Give the two ends of the edge that two neighbouring places share.

        Raises `InvalidError` when they are not neighbours.
        """
        around = self.across[cell]
        if neighbour not in around:
            raise InvalidError("invalid-board-wall")
        edge = around.index(neighbour)
        x, y = self.centre(cell)
        (from_x, from_y), (to_x, to_y) = self.shape[edge], self.shape[(edge + 1) % len(self.shape)]
        return (x + from_x, y + from_y), (x + to_x, y + to_y)


def hexagon_outline(edge: int) -> frozenset[int]:
    """Give the places to leave out so that hexagons form a hexagon with `edge` cells on each side.

    The grid is square with `2 * edge - 1` rows; the middle row fills its width (`docs/rules.md`, Vinco). For the
    rows to be centred the middle row must be an odd one, that is: `edge` must be even.
    """
    if edge % 2:
        raise InvalidError("invalid-board-size", largest=LARGEST_EDGE)
    size = 2 * edge - 1
    middle = edge - 1
    outside: set[int] = set()
    for row in range(size):
        cells = size - abs(middle - row)
        # The middle row is shifted by half a cell, so an even row with one cell less begins one column later.
        first = (size - cells + 1) // 2
        outside.update(row * size + column for column in range(size) if not first <= column < first + cells)
    return frozenset(outside)


def staggered_outline(width: int, height: int) -> frozenset[int]:
    """Give the places to leave out so that the odd rows, shifted by half a cell, end within the even ones."""
    return frozenset(row * width + width - 1 for row in range(1, height, 2))
