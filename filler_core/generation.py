"""Generation: variant and seed to board, the same for ever (`docs/rules.md`, section 8).

Nothing here tries and starts over: every board is built so that each promise holds at every step, therefore no
seed can fail. The order of the draws is part of the format; a change of it needs a new `GENERATOR_VERSION`, and the
old version must stay, because links and records name a board by its seed.
"""

from collections import deque
from collections.abc import Iterable, Sequence

from filler_core.board import NO_COLOUR, Board
from filler_core.seeds import SeededStream
from filler_core.topology import Topology
from filler_core.variants import Variant, find_variant

GENERATOR_VERSION = 1


def generate(variant_id: str, seed: int) -> Board:
    """Give the board of a variant and a 64-bit seed.

    Raises `InvalidError` for an unknown variant or a seed out of range.
    """
    return _Generator(find_variant(variant_id), seed).board()


class _Generator:
    """Lays out one board."""

    def __init__(self, variant: Variant, seed: int) -> None:
        self._variant = variant
        self._topology = variant.topology
        self._stream = SeededStream(f"board {variant.id} {GENERATOR_VERSION}", seed)
        self._starts = tuple(
            tuple(self._topology.place_at(column, row) for column, row in places) for places in variant.starts
        )
        self._start_cells = frozenset(cell for cells in self._starts for cell in cells)

    def board(self) -> Board:
        """Draw obstacles, walls, colours, worths and pots, in this order."""
        features = self._variant.features
        obstacles = self._obstacles(*features.obstacles)
        walls = self._walls(obstacles, *features.walls)
        bare = Board(
            topology=self._topology,
            colour_count=self._variant.colour_count,
            colours=self._colours(obstacles),
            starts=self._starts,
            sides=self._variant.sides,
            walls=frozenset(walls),
        )
        places = self._pairs_far_from_starts(bare)
        worths: dict[int, int] = {}
        for worth, count in features.worths:
            worths.update(dict.fromkeys(self._take(places, count), worth))
        pots = frozenset(self._take(places, features.pots))
        return Board(
            topology=bare.topology,
            colour_count=bare.colour_count,
            colours=bare.colours,
            starts=bare.starts,
            sides=bare.sides,
            walls=bare.walls,
            worths=worths,
            pots=pots,
        )

    def _opposite(self, place: int) -> int:
        """Give the place that a half turn of the board puts there (grids without places outside)."""
        return self._topology.place_count - 1 - place

    def _even_number(self, fewest: int, most: int) -> int:
        """Draw how many there are; even, since everything comes in pairs of opposites."""
        return fewest + 2 * self._stream.below((most - fewest) // 2 + 1)

    def _near_starts(self) -> set[int]:
        near = set(self._start_cells)
        for cell in self._start_cells:
            near.update(self._topology.neighbours[cell])
        return near

    def _obstacles(self, fewest: int, most: int) -> set[int]:
        """Draw obstacles in opposite pairs that leave the free cells in one piece."""
        obstacles: set[int] = set()
        if not most:
            return obstacles
        count = self._even_number(fewest, most)
        near = self._near_starts()
        middle = self._topology.place_count // 2
        candidates = [place for place in range(middle) if place not in near]
        self._stream.shuffle(candidates)
        for place in candidates:
            if len(obstacles) == count:
                break
            more = obstacles | {place, self._opposite(place)}
            if self._in_one_piece(more, frozenset()):
                obstacles = more
        return obstacles

    def _walls(self, obstacles: set[int], fewest: int, most: int) -> set[tuple[int, int]]:
        """Draw walls in opposite pairs that leave the free cells in one piece."""
        walls: set[tuple[int, int]] = set()
        if not most:
            return walls
        count = self._even_number(fewest, most)
        blocked = obstacles | self._near_starts()
        candidates = [
            (cell, other)
            for cell in self._topology.places
            for other in self._topology.neighbours[cell]
            if cell < other and cell not in blocked and other not in blocked
        ]
        self._stream.shuffle(candidates)
        for cell, other in candidates:
            if len(walls) == count:
                break
            more = walls | {(cell, other), (self._opposite(other), self._opposite(cell))}
            # An edge in the very middle is its own opposite; it would spoil the even number.
            if len(more) == len(walls) + 2 and self._in_one_piece(obstacles, frozenset(more)):
                walls = more
        return walls

    def _in_one_piece(self, obstacles: Iterable[int], walls: frozenset[tuple[int, int]]) -> bool:
        """Tell whether the cells are connected even without the starts, so that no player begins with own regions."""
        left = set(self._topology.places) - set(obstacles) - self._start_cells
        queue = deque([min(left)])
        left.discard(queue[0])
        while queue:
            cell = queue.popleft()
            for other in self._topology.neighbours[cell]:
                if other in left and (min(cell, other), max(cell, other)) not in walls:
                    left.discard(other)
                    queue.append(other)
        return not left

    def _colours(self, obstacles: set[int]) -> tuple[int, ...]:
        """Draw the starts' colours, then the others', each among those that its neighbours allow."""
        colours = [NO_COLOUR] * self._topology.place_count
        left = list(range(self._variant.colour_count))
        for cells in self._starts:
            colour = self._stream.choice(left)
            left.remove(colour)
            for cell in cells:
                colours[cell] = colour
        for place in self._topology.places:
            if place in obstacles or place in self._start_cells:
                continue
            barred = {
                colours[other]
                for other in self._topology.neighbours[place]
                if self._variant.features.neighbours_differ or other in self._start_cells
            }
            colours[place] = self._stream.choice(
                [colour for colour in range(self._variant.colour_count) if colour not in barred]
            )
        return tuple(colours)

    def _pairs_far_from_starts(self, board: Board) -> list[tuple[int, int]]:
        """Give in random order the pairs of opposite cells that valuable cells and pots may take."""
        features = self._variant.features
        if not features.clear_steps:
            return []
        steps = steps_from(board.topology, self._start_cells)
        pairs = [
            (place, self._opposite(place))
            for place in range(self._topology.place_count // 2)
            if board.is_cell(place) and min(steps[place], steps[self._opposite(place)]) >= features.clear_steps
        ]
        self._stream.shuffle(pairs)
        return pairs

    @staticmethod
    def _take(pairs: list[tuple[int, int]], count: int) -> Sequence[int]:
        """Take `count` cells from the end of `pairs`."""
        return [cell for _ in range(count // 2) for cell in pairs.pop()]


def steps_from(topology: Topology, cells: Iterable[int]) -> dict[int, int]:
    """Give for each place how many steps from neighbour to neighbour it lies from the nearest of `cells`."""
    steps = dict.fromkeys(sorted(cells), 0)
    queue = deque(steps)
    while queue:
        place = queue.popleft()
        for other in topology.neighbours[place]:
            if other not in steps:
                steps[other] = steps[place] + 1
                queue.append(other)
    return steps
