"""Hypothesis strategies: boards of every kind that the engine can express, and games on them."""

from hypothesis import strategies as st

from filler_core.board import Board
from filler_core.topology import Lattice, Topology

SEATINGS = ((0, 1), (0, 1, 2), (0, 1, 2, 3), (0, 1, 0, 1), (0, 0, 1))


@st.composite
def boards(draw: st.DrawFn, largest_edge: int = 6) -> Board:
    """Small boards with anything on them: obstacles, walls, worths, pots, several starts, up to four players, pairs."""
    lattice = draw(st.sampled_from(list(Lattice)))
    width, height = draw(st.integers(3, largest_edge)), draw(st.integers(3, largest_edge))
    places = width * height
    sides = draw(st.sampled_from(SEATINGS))
    colour_count = draw(st.integers(len(sides) + 1, 9))
    order = draw(st.permutations(range(places)))
    counts = [draw(st.integers(1, 2)) if places >= 2 * len(sides) + 4 else 1 for _ in sides]
    starts, used = [], 0
    for count in counts:
        starts.append(tuple(sorted(order[used : used + count])))
        used += count
    start_cells = {cell for cells in starts for cell in cells}
    outside = draw(st.sets(st.sampled_from(order[used:]), max_size=2))
    obstacles = draw(st.sets(st.sampled_from(order[used:]), max_size=places // 5))
    colours = [
        -1 if place in obstacles | outside else draw(st.integers(0, colour_count - 1)) for place in range(places)
    ]
    start_colours = draw(st.permutations(range(colour_count)))
    for player, cells in enumerate(starts):
        for cell in cells:
            colours[cell] = start_colours[player]
    topology = Topology(lattice, width, height, frozenset(outside))
    playable = [place for place in range(places) if colours[place] >= 0]
    edges = [
        (one, other) for one in playable for other in topology.neighbours[one] if one < other and other in playable
    ]
    free_cells = [cell for cell in playable if cell not in start_cells] or playable
    return Board(
        topology=topology,
        colour_count=colour_count,
        colours=tuple(colours),
        starts=tuple(starts),
        sides=sides,
        worths=draw(st.dictionaries(st.sampled_from(playable), st.integers(2, 9), max_size=4)),
        pots=frozenset(draw(st.sets(st.sampled_from(free_cells), max_size=5))),
        walls=frozenset(draw(st.sets(st.sampled_from(edges), max_size=6))) if edges else frozenset(),
    )


def choices() -> st.SearchStrategy[list[int]]:
    """What players do: a number is taken modulo the legal colours; 99 means that somebody retires instead."""
    return st.lists(st.one_of(st.integers(0, 8), st.just(99)), max_size=90)
