"""The table of variants (`docs/rules.md`, section 8) as plain data.

Practice is not a board of its own: it is any of these with computer players.
"""

from dataclasses import dataclass
from typing import TypeAlias

from filler_core.errors import InvalidError
from filler_core.topology import Lattice, Topology, hexagon_outline, staggered_outline

Places: TypeAlias = tuple[tuple[int, int], ...]
"""Places as (column, row)."""


@dataclass(frozen=True, kw_only=True)
class Features:
    """What a variant lays on its board besides colours; everything lies point-symmetrically."""

    obstacles: tuple[int, int] = (0, 0)
    """Fewest and most obstacles."""
    walls: tuple[int, int] = (0, 0)
    """Fewest and most walls."""
    worths: tuple[tuple[int, int], ...] = ()
    """(worth, number of cells worth that much)."""
    pots: int = 0
    """Number of paint pots."""
    clear_steps: int = 0
    """Valuable cells and pots lie at least this many steps from every start."""
    neighbours_differ: bool = False
    """No two neighbouring cells have the same colour at the start."""


@dataclass(frozen=True, kw_only=True)
class Variant:
    """One row of the table."""

    id: str
    lattice: Lattice
    width: int
    height: int
    colour_count: int
    starts: tuple[Places, ...]
    """The start cells of each player as (column, row)."""
    sides: tuple[int, ...] = (0, 1)
    rated: bool = False
    outside: frozenset[int] = frozenset()
    features: Features = Features()

    @property
    def topology(self) -> Topology:
        """The places of the board."""
        return Topology(self.lattice, self.width, self.height, self.outside)

    @property
    def player_count(self) -> int:
        """Number of players."""
        return len(self.starts)


def _corners(width: int, height: int) -> tuple[Places, Places]:
    """Bottom left for player 0, top right for player 1."""
    return ((0, height - 1),), ((width - 1, 0),)


# Bottom left, top left, top right, bottom right: clockwise, so that partners (0 and 2) sit diagonally.
_FOUR_CORNERS: tuple[Places, ...] = (((0, 14),), ((0, 0),), ((14, 0),), ((14, 14),))

# Own corner and the middle of the two edges that meet there.
_THREE_STARTS: tuple[Places, ...] = (((0, 14), (0, 7), (7, 14)), ((14, 0), (14, 7), (7, 0)))

_TABLE = (
    Variant(
        id="quick",
        lattice=Lattice.SQUARE,
        width=8,
        height=7,
        colour_count=6,
        starts=_corners(8, 7),
        rated=True,
        features=Features(neighbours_differ=True),
    ),
    Variant(
        id="classic",
        lattice=Lattice.SQUARE,
        width=15,
        height=15,
        colour_count=7,
        starts=_corners(15, 15),
        rated=True,
    ),
    Variant(
        id="hex",
        lattice=Lattice.HEX,
        width=13,
        height=11,
        colour_count=7,
        starts=_corners(13, 11),
        rated=True,
    ),
    Variant(
        id="vinco",
        lattice=Lattice.HEX,
        width=15,
        height=15,
        colour_count=7,
        starts=(((0, 7),), ((14, 7),)),
        outside=hexagon_outline(8),
    ),
    Variant(
        id="rhombi",
        lattice=Lattice.RHOMBUS,
        width=11,
        height=21,
        colour_count=7,
        starts=_corners(11, 21),
        outside=staggered_outline(11, 21),
    ),
    Variant(
        id="big",
        lattice=Lattice.SQUARE,
        width=21,
        height=21,
        colour_count=8,
        starts=_corners(21, 21),
    ),
    Variant(
        id="obstacles",
        lattice=Lattice.SQUARE,
        width=15,
        height=15,
        colour_count=7,
        starts=_corners(15, 15),
        features=Features(obstacles=(18, 30), walls=(14, 24)),
    ),
    Variant(
        id="treasure",
        lattice=Lattice.SQUARE,
        width=15,
        height=15,
        colour_count=7,
        starts=_corners(15, 15),
        features=Features(worths=((3, 8), (5, 4)), pots=6, clear_steps=3),
    ),
    Variant(
        id="three",
        lattice=Lattice.SQUARE,
        width=15,
        height=15,
        colour_count=7,
        starts=_THREE_STARTS,
    ),
    Variant(
        id="four",
        lattice=Lattice.SQUARE,
        width=15,
        height=15,
        colour_count=9,
        starts=_FOUR_CORNERS,
        sides=(0, 1, 2, 3),
        rated=True,
    ),
    Variant(
        id="pairs",
        lattice=Lattice.SQUARE,
        width=15,
        height=15,
        colour_count=9,
        starts=_FOUR_CORNERS,
        sides=(0, 1, 0, 1),
        rated=True,
    ),
)

VARIANTS: dict[str, Variant] = {variant.id: variant for variant in _TABLE}
"""The eleven boards by id, in the order of the table."""


def find_variant(variant_id: str) -> Variant:
    """Give the variant with this id; raises `InvalidError` when there is none."""
    try:
        return VARIANTS[variant_id]
    except KeyError:
        raise InvalidError("unknown-variant", variant=variant_id[:40]) from None
