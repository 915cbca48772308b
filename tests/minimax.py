"""Plain exhaustive minimax, to check the search by: every legal colour everywhere, up to the end of the game.

It plays by the engine's own rules (which the cell-by-cell referee checks elsewhere), prunes nothing, bounds nothing,
and lets players wait as long as the rules do: until the game is stalled.
"""

import random

from filler_core.board import Board
from filler_core.groups import CompiledBoard
from filler_core.position import Position
from filler_core.topology import Lattice, Topology

SIZES = ((4, 4), (4, 4), (5, 4), (3, 5), (5, 5))
"""Width and height; the largest takes by far the longest and comes up less often."""


def exhaustive_value(position: Position) -> int:
    """Give the margin that best play leads to, as the mover sees it. The game must not have ended."""
    known: dict[tuple[object, ...], int] = {}

    def value(position: Position) -> int:
        mover = position.mover
        key = (*position.territories, *position.colours, mover, position.waiting)
        if key not in known:
            outcomes = []
            for colour in position.legal_colours():
                after = position.play(colour)
                ended = after.end is not None
                outcomes.append(after.worths[mover] - after.worths[1 - mover] if ended else -value(after))
            known[key] = max(outcomes)
        return known[key]

    return value(position)


def small_position(chance: random.Random, sizes: tuple[tuple[int, int], ...] = SIZES) -> Position:
    """Give the start of a game on a random small board of any lattice, half of them with all that boards can hold."""
    while True:
        position = Position.start(CompiledBoard(_small_board(chance, *chance.choice(sizes))))
        if position.end is None:
            return position


def _small_board(chance: random.Random, width: int, height: int) -> Board:
    topology = Topology(chance.choice(list(Lattice)), width, height)
    places = range(width * height)
    colour_count = chance.choice((4, 5, 6)) if width * height < 25 else 4
    colours = [chance.randrange(colour_count) for _ in places]
    starts = ((height - 1) * width, width - 1)
    colours[starts[0]], colours[starts[1]] = 0, 1
    plain = Board(topology, colour_count, tuple(colours), ((starts[0],), (starts[1],)), (0, 1))
    if chance.random() < 0.6:
        return plain
    others = [place for place in places if place not in starts]
    for obstacle in chance.sample(others, chance.randrange(3)):
        colours[obstacle] = -1
        others.remove(obstacle)
    edges = [(one, other) for one in others for other in topology.neighbours[one] if one < other and other in others]
    return Board(
        topology=topology,
        colour_count=colour_count,
        colours=tuple(colours),
        starts=plain.starts,
        sides=plain.sides,
        worths={chance.choice(others): 3, chance.choice(others): 5},
        pots=frozenset(chance.sample(others, 2)),
        walls=frozenset(chance.sample(edges, min(2, len(edges)))),
    )
