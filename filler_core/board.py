"""Board: a topology with colours, starts, worths, pots, walls and obstacles, and its text form.

The text form is meant to be read by people and compared in tests::

    filler-board 1
    square 4 3
    colours 4
    starts 8 / 3
    sides 0 1
    walls 1-5
    worths 6:3
    pots 9
    0123
    12#0
    3201

Rows hold one digit a cell, `#` for an obstacle and `_` for a place outside the outline. The lines `walls`,
`worths` and `pots` are left out when there are none.
"""

from dataclasses import dataclass, field
from functools import cached_property
from typing import NoReturn

from filler_core.errors import InvalidError
from filler_core.topology import Lattice, Topology

LARGEST_COLOUR_COUNT = 9
"""Colours are chosen with the keys 1–9 (`docs/rules.md`, section 8)."""

LARGEST_WORTH = 9
"""One digit."""

FEWEST_SIDES = 2
LARGEST_PLAYER_COUNT = 4

_HEADING = "filler-board 1"
_OBSTACLE = "#"
_OUTSIDE = "_"
NO_COLOUR = -1
"""The colour of a place that has no cell."""


@dataclass(frozen=True)
class Board:
    """A board as it is before the first move.

    `colours` has one entry a place: the colour of its cell, or `NO_COLOUR` for obstacles and places outside. `starts`
    are the start cells of each player, `sides` the side of each player, `worths` maps cells to a worth other than 1,
    `pots` are cells with a paint pot, and `walls` are pairs of cells (smaller number first) that are not neighbours.

    Raises `InvalidError` when these do not fit each other.
    """

    topology: Topology
    colour_count: int
    colours: tuple[int, ...]
    starts: tuple[tuple[int, ...], ...]
    sides: tuple[int, ...]
    worths: dict[int, int] = field(default_factory=dict)
    pots: frozenset[int] = frozenset()
    walls: frozenset[tuple[int, int]] = frozenset()

    def __post_init__(self) -> None:
        """Refuse a board on which no game can be played."""
        self._check_colours()
        self._check_players()
        if any(not self.is_cell(cell) for cell in (*self.worths, *self.pots)):
            raise InvalidError("invalid-board-place")
        if any(not 1 <= worth <= LARGEST_WORTH for worth in self.worths.values()):
            raise InvalidError("invalid-board-worth", largest=LARGEST_WORTH)
        for one, other in self.walls:
            if one >= other or not self.is_cell(one) or other not in self.topology.neighbours[one]:
                raise InvalidError("invalid-board-wall")

    def _check_colours(self) -> None:
        if not 2 <= self.colour_count <= LARGEST_COLOUR_COUNT:
            raise InvalidError("invalid-board-colours", largest=LARGEST_COLOUR_COUNT)
        if len(self.colours) != self.topology.place_count:
            raise InvalidError("invalid-board-rows")
        for place, colour in enumerate(self.colours):
            outside = place in self.topology.outside
            if not NO_COLOUR <= colour < self.colour_count or (outside and colour != NO_COLOUR):
                raise InvalidError("invalid-board-colours", largest=LARGEST_COLOUR_COUNT)

    def _check_players(self) -> None:
        start_cells = [cell for cells in self.starts for cell in cells]
        if len(set(start_cells)) != len(start_cells) or not all(self.starts):
            raise InvalidError("invalid-board-starts")
        if not all(self.is_cell(cell) for cell in start_cells):
            raise InvalidError("invalid-board-starts")
        if any(len({self.colours[cell] for cell in cells}) != 1 for cells in self.starts):
            raise InvalidError("invalid-board-starts")
        if len(self.sides) != len(self.starts) or sorted(set(self.sides)) != list(range(len(set(self.sides)))):
            raise InvalidError("invalid-board-sides")
        if len(set(self.sides)) < FEWEST_SIDES:
            raise InvalidError("invalid-board-sides")
        if len(self.starts) > LARGEST_PLAYER_COUNT:
            raise InvalidError("invalid-board-starts")
        # Everybody's current colour may be barred, and passing is not allowed: one colour more must be left.
        if self.colour_count <= len(self.starts):
            raise InvalidError("invalid-board-colours", largest=LARGEST_COLOUR_COUNT)

    def is_cell(self, place: int) -> bool:
        """Tell whether a place holds a cell."""
        return 0 <= place < len(self.colours) and self.colours[place] != NO_COLOUR

    @cached_property
    def cells(self) -> tuple[int, ...]:
        """All cells in ascending order."""
        return tuple(place for place, colour in enumerate(self.colours) if colour != NO_COLOUR)

    @cached_property
    def obstacles(self) -> tuple[int, ...]:
        """The places inside the outline that hold no cell."""
        return tuple(place for place in self.topology.places if self.colours[place] == NO_COLOUR)

    @cached_property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """Give for each place the cells that touch it: obstacles hold none, walls keep their two cells apart."""
        return tuple(
            tuple(
                other
                for other in self.topology.neighbours[place]
                if self.is_cell(place)
                and self.is_cell(other)
                and (min(place, other), max(place, other)) not in self.walls
            )
            for place in range(self.topology.place_count)
        )

    @property
    def player_count(self) -> int:
        """Number of players."""
        return len(self.starts)

    @property
    def side_count(self) -> int:
        """Number of sides: who wins or loses together."""
        return len(set(self.sides))

    def worth(self, cell: int) -> int:
        """Give what a cell counts."""
        return self.worths.get(cell, 1)

    @cached_property
    def total(self) -> int:
        """Worth of all cells together."""
        return sum(self.worth(cell) for cell in self.cells)

    def turn(self, player: int) -> int:
        """Give the degrees clockwise by which the drawing is turned so that a player's corner is at the bottom left.

        Only a square board of squares can be turned by a quarter; the corner is told from the player's first start.
        """
        x, y = self.topology.centre(self.starts[player][0])
        width, height = self.topology.extent
        left, low = x <= width / 2, y >= height / 2
        quarters = self.topology.lattice is Lattice.SQUARE and self.topology.width == self.topology.height
        if not quarters:
            return 0 if left else 180
        return {(True, True): 0, (True, False): 270, (False, False): 180, (False, True): 90}[left, low]


def write_board(board: Board) -> str:
    """Write a board in its text form, ending in a line break."""
    topology = board.topology
    lines = [
        _HEADING,
        f"{topology.lattice} {topology.width} {topology.height}",
        f"colours {board.colour_count}",
        "starts " + " / ".join(" ".join(map(str, cells)) for cells in board.starts),
        "sides " + " ".join(map(str, board.sides)),
    ]
    if board.walls:
        lines.append("walls " + " ".join(f"{one}-{other}" for one, other in sorted(board.walls)))
    if board.worths:
        lines.append("worths " + " ".join(f"{cell}:{worth}" for cell, worth in sorted(board.worths.items())))
    if board.pots:
        lines.append("pots " + " ".join(map(str, sorted(board.pots))))
    signs = [_sign(board, place) for place in range(topology.place_count)]
    lines += ["".join(signs[row * topology.width :][: topology.width]) for row in range(topology.height)]
    return "\n".join(lines) + "\n"


def _sign(board: Board, place: int) -> str:
    if place in board.topology.outside:
        return _OUTSIDE
    return str(board.colours[place]) if board.is_cell(place) else _OBSTACLE


def read_board(text: str) -> Board:
    """Read a board from its text form.

    Raises `InvalidError` with the number of the line (from 1) that cannot be read, or, when the lines are readable
    but do not fit each other, what `Board` says.
    """
    return _Reader(text).board()


class _Reader:
    """Reads the text form line by line and remembers where it is."""

    def __init__(self, text: str) -> None:
        self._lines = text.splitlines()
        self._next = 0

    def board(self) -> Board:
        if self._line() != _HEADING:
            self._fail()
        lattice, width, height = self._lattice()
        colour_count = self._number(self._words("colours", 1)[0])
        starts = self._starts()
        sides = tuple(self._number(word) for word in self._words("sides"))
        walls = [self._pair(word, "-") for word in self._optional_words("walls")]
        worths = [self._pair(word, ":") for word in self._optional_words("worths")]
        pots = [self._number(word) for word in self._optional_words("pots")]
        signs = "".join(self._row(width) for _ in range(height))
        if self._next != len(self._lines):
            self._next += 1
            self._fail()
        outside = frozenset(place for place, sign in enumerate(signs) if sign == _OUTSIDE)
        return Board(
            topology=Topology(lattice, width, height, outside),
            colour_count=colour_count,
            colours=tuple(int(sign) if sign.isdigit() else NO_COLOUR for sign in signs),
            starts=starts,
            sides=sides,
            worths=dict(worths),
            pots=frozenset(pots),
            walls=frozenset(walls),
        )

    def _fail(self) -> NoReturn:
        raise InvalidError("invalid-board-line", line=self._next)

    def _line(self) -> str:
        if self._next >= len(self._lines):
            self._next += 1
            self._fail()
        self._next += 1
        return self._lines[self._next - 1]

    def _number(self, word: str) -> int:
        # `isdecimal` alone would accept digits of other scripts, and `int` signs and underscores.
        if not (word.isascii() and word.isdecimal() and len(word) <= len("4096")):
            self._fail()
        return int(word)

    def _words(self, name: str, count: int | None = None) -> list[str]:
        first, *words = self._line().split() or [""]
        if first != name or (count is not None and len(words) != count):
            self._fail()
        return words

    def _optional_words(self, name: str) -> list[str]:
        if self._next < len(self._lines) and self._lines[self._next].split(" ")[0] == name:
            return self._words(name)
        return []

    def _lattice(self) -> tuple[Lattice, int, int]:
        words = self._line().split()
        if len(words) != len(("lattice", "width", "height")) or words[0] not in list(Lattice):
            self._fail()
        return Lattice(words[0]), self._number(words[1]), self._number(words[2])

    def _starts(self) -> tuple[tuple[int, ...], ...]:
        players = " ".join(self._words("starts")).split("/")
        return tuple(tuple(self._number(word) for word in cells.split()) for cells in players)

    def _pair(self, word: str, separator: str) -> tuple[int, int]:
        one, found, other = word.partition(separator)
        if not found:
            self._fail()
        return self._number(one), self._number(other)

    def _row(self, width: int) -> str:
        row = self._line()
        if len(row) != width or any(sign not in "0123456789" + _OBSTACLE + _OUTSIDE for sign in row):
            self._fail()
        return row
