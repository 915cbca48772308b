"""A board compiled to bit masks, with its groups memoised: what makes play and search fast.

A set of cells is one Python integer with one bit a place. Bits stand row by row with one empty column behind each
row (a stride of `width + 1`), so that a shift to a neighbour never runs from one row into the next. All cells that
lie in the same direction are reached by one shift of the whole set; walls, obstacles and the outline become, for
each direction, the mask of the cells that may step that way.

Free cells never change colour (`docs/rules.md`, section 1), so groups are fixed when the board is made and only
ever disappear whole. That is why a capture may be remembered for ever: which groups touch a territory in a
colour names them, and with them their cells, their ring of neighbours and their worth.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from filler_core.board import Board
from filler_core.shifts import make_shifts

MOST_REMEMBERED = 200_000
"""A memo that grows beyond this many entries is emptied: a bound for long searches, never reached in a game."""


class Capture(NamedTuple):
    """Some whole groups together."""

    cells: int
    """The cells of the groups."""
    ring: int
    """The cells that touch them, their own among them."""
    worth: int
    halo: int
    """The cells within two steps of them."""


class CompiledBoard:
    """A board as bit masks. Building one takes some milliseconds; games on the same board may share it."""

    def __init__(self, board: Board) -> None:
        """Compile `board`."""
        self.board = board
        topology = board.topology
        self._stride = topology.width + 1
        self._bit_of_place = [
            1 << (row * self._stride + column) for row in range(topology.height) for column in range(topology.width)
        ]
        self.all_cells = self.mask(board.cells)
        self.colour_masks = tuple(
            self.mask(cell for cell in board.cells if board.colours[cell] == colour)
            for colour in range(board.colour_count)
        )
        self.sides = board.sides
        self.following = [*range(1, board.player_count), 0]
        self._step, self._spread, self.flood, self._characteristic = make_shifts(
            board, self._stride, self._bit_of_place
        )
        self.pots = self.mask(board.pots)
        self._worth_layers = self._layers()
        self.worth: Callable[[int], int] = self._weigh if self._worth_layers else int.bit_count
        """Gives the worth of the cells in a mask."""
        self._group_of_bit = self._groups()
        self._captures: dict[int, Capture] = {}
        self._pieces: dict[tuple[int, int], list[int]] = {}

    # --- between places and masks ---------------------------------------------------------------------------------

    def mask(self, places: Iterable[int]) -> int:
        """Give the mask of some places."""
        mask = 0
        for place in places:
            mask |= self._bit_of_place[place]
        return mask

    def places(self, mask: int) -> list[int]:
        """Give the places of a mask in ascending order."""
        stride = self._stride
        found = []
        while mask:
            lowest = mask & -mask
            row, column = divmod(lowest.bit_length() - 1, stride)
            found.append(row * (stride - 1) + column)
            mask ^= lowest
        return found

    def _weigh(self, mask: int) -> int:
        worth = mask.bit_count()
        for layer, extra in self._worth_layers:
            worth += (mask & layer).bit_count() * extra
        return worth

    def _layers(self) -> tuple[tuple[int, int], ...]:
        """Give the masks of the cells whose worth is not 1, with what each counts beyond 1."""
        board = self.board
        uncommon = sorted(set(board.worths.values()) - {1})
        return tuple(
            (self.mask(cell for cell, worth in board.worths.items() if worth == value), value - 1) for value in uncommon
        )

    # --- neighbours -----------------------------------------------------------------------------------------------

    def touching(self, mask: int) -> int:
        """Give all cells that touch a cell of `mask` (cells of `mask` among them)."""
        return self._step(mask) & self.all_cells

    # --- groups ---------------------------------------------------------------------------------------------------

    def _groups(self) -> dict[int, Capture]:
        """Give the group of each cell, by the bit length of the cell's mask."""
        group_of_bit: dict[int, Capture] = {}
        for colour_mask in self.colour_masks:
            left = colour_mask
            while left:
                cells = self.flood(left & -left, colour_mask)
                group = self._capture_of(cells)
                group_of_bit.update(dict.fromkeys(map(int.bit_length, self.bits(cells)), group))
                left ^= cells
        return group_of_bit

    def start_territories(self) -> list[int]:
        """Give each player's start cells with the connected cells of their own colour."""
        board = self.board
        taken = self.mask(cell for cells in board.starts for cell in cells)
        territories = []
        for cells in board.starts:
            own = self.mask(cells)
            within = self.colour_masks[board.colours[cells[0]]] & ~(taken ^ own)
            territory = 0
            for bit in self.bits(own):
                territory |= self.flood(bit, within)
            taken |= territory
            territories.append(territory)
        return territories

    @staticmethod
    def bits(mask: int) -> Iterator[int]:
        """Give each cell of a mask as a mask of its own, in ascending order."""
        while mask:
            lowest = mask & -mask
            yield lowest
            mask ^= lowest

    def capture(self, touched: int) -> Capture:
        """Give the groups that own the `touched` cells (all free), taken together."""
        group = self._group_of_bit[(touched & -touched).bit_length()]
        if not touched & ~group[0]:
            return group
        found = self._captures.get(touched)
        if found is None:
            found = self._join_groups(touched)
            if len(self._captures) >= MOST_REMEMBERED:
                self._captures.clear()
            self._captures[touched] = found
        return found

    def _join_groups(self, touched: int) -> Capture:
        cells = ring = worth = halo = 0
        left = touched
        while left:
            group_cells, group_ring, group_worth, group_halo = self._group_of_bit[(left & -left).bit_length()]
            cells |= group_cells
            ring |= group_ring
            worth += group_worth
            halo |= group_halo
            left &= ~group_cells
        return Capture(cells, ring, worth, halo)

    def spilled(self, capture: Capture, free: int) -> Capture:
        """Give `capture` with all that its pots take from the `free` cells (`docs/rules.md`, variant Treasure).

        Paint takes every free group that touches the cell of a captured pot, whatever its colour; pots in those
        spill as well. What a spill takes starts no new chain of the chosen colour.
        """
        cells = capture.cells
        opened = 0
        while pots := cells & self.pots & ~opened:
            opened |= pots
            if paint := self.touching(pots) & free & ~cells:
                cells |= self.capture(paint).cells
        if cells == capture.cells:
            return capture
        return self._capture_of(cells)

    def _capture_of(self, cells: int) -> Capture:
        ring = self.touching(cells)
        return Capture(cells, ring, self.worth(cells), ring | self.touching(ring))

    # --- regions --------------------------------------------------------------------------------------------------

    def parts(self, mask: int) -> Iterator[int]:
        """Split a mask into its connected parts."""
        left = mask
        while left:
            part = self.flood(left & -left, left)
            yield part
            left ^= part

    def has_no_hole(self, part: int) -> bool:
        """Tell whether it is certain that a connected `part` has no hole (nothing is, on boards with walls)."""
        return self._characteristic is not None and self._characteristic(part) == 1

    def parts_around(self, captured: int, halo: int, seeds: int, rest: int, *, holeless: bool) -> Iterable[int]:
        """Split what a capture left of one free region into its connected parts.

        `rest` are the free cells left of the region, `seeds` those of them that touch the `captured` cells, and `halo`
        the cells within two steps of these. Every part holds a seed, because the region was in one piece before.

        A capture is joined to a territory and so opens no hole where there was none: of a `holeless` region the
        characteristic of the rest is the number of its parts. Mostly that is one, and there is no more to do.
        """
        if not seeds & (seeds - 1):
            return (rest,)
        if holeless and self._characteristic is not None and self._characteristic(rest) == 1:
            return (rest,)
        # Only the cells within two steps of the capture matter, so the answer is remembered by the capture and them.
        nearby = halo & rest
        key = (captured, nearby)
        pieces = self._pieces.get(key)
        if pieces is None:
            pieces = [piece for piece in self.parts(nearby) if piece & seeds]
            if len(self._pieces) >= MOST_REMEMBERED:
                self._pieces.clear()
            self._pieces[key] = pieces
        return (rest,) if len(pieces) == 1 else self._grown_apart([*pieces], rest)

    def _grown_apart(self, growing: list[int], rest: int) -> list[int]:
        """Split `rest` into its connected parts, given pieces of it of which every part holds at least one.

        The pieces grow by turns and merge where they meet; one that cannot grow is a part. The last one needs not grow
        any more, for the rest is its own: so a small region that was cut off costs little, however large the rest is.
        """
        finished = []
        while len(growing) > 1:
            piece = growing.pop(0)
            grown = self._spread(piece, rest)
            if grown == piece:
                finished.append(piece)
                rest ^= piece
                continue
            apart = []
            for other in growing:
                if other & grown:
                    grown |= other
                else:
                    apart.append(other)
            growing = [*apart, grown]
        finished.append(rest)
        return finished
