"""Topologies: neighbours and outlines fit together on every lattice."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filler_core.errors import InvalidError
from filler_core.topology import LARGEST_EDGE, NO_CELL, Lattice, Topology, hexagon_outline

topologies = st.builds(Topology, st.sampled_from(list(Lattice)), st.integers(1, 9), st.integers(1, 9))


@given(topologies)
def test_neighbours_are_mutual_and_share_an_edge(topology: Topology) -> None:
    """If one place touches another, so the other way round, and the edge between them is the same for both."""
    for place in topology.places:
        for other in topology.neighbours[place]:
            assert place in topology.neighbours[other]
            here = {tuple(round(v, 6) for v in point) for point in topology.edge_between(place, other)}
            there = {tuple(round(v, 6) for v in point) for point in topology.edge_between(other, place)}
            assert here == there


@given(topologies)
def test_neighbours_lie_as_near_as_any(topology: Topology) -> None:
    """No place that is not a neighbour lies nearer than a neighbour does (rhombi touch over edges, not points)."""
    for place in topology.places:
        x, y = topology.centre(place)
        edges = len(topology.shape)
        for other in topology.neighbours[place]:
            ox, oy = topology.centre(other)
            # The neighbour's centre is the own centre mirrored at the middle of the common edge.
            (ax, ay), (bx, by) = topology.edge_between(place, other)
            assert math.isclose(ox, ax + bx - x, abs_tol=1e-9)
            assert math.isclose(oy, ay + by - y, abs_tol=1e-9)
        assert len(topology.neighbours[place]) <= edges


@given(topologies)
def test_everything_lies_within_the_extent(topology: Topology) -> None:
    """All corners lie within the drawing, and the drawing is no larger than they need."""
    points = [
        (x + dx, y + dy) for place in topology.places for x, y in [topology.centre(place)] for dx, dy in topology.shape
    ]
    assert min(x for x, _ in points) == pytest.approx(0)
    assert min(y for _, y in points) == pytest.approx(0)
    assert max(x for x, _ in points) == pytest.approx(topology.extent[0])
    assert max(y for _, y in points) == pytest.approx(topology.extent[1])


@pytest.mark.parametrize(
    ("lattice", "row", "expected"),
    [
        (Lattice.SQUARE, 1, {(1, 0), (0, 1), (2, 1), (1, 2)}),
        (Lattice.HEX, 1, {(1, 0), (2, 0), (0, 1), (2, 1), (1, 2), (2, 2)}),
        (Lattice.HEX, 2, {(0, 1), (1, 1), (0, 2), (2, 2), (0, 3), (1, 3)}),
        (Lattice.RHOMBUS, 1, {(1, 0), (2, 0), (1, 2), (2, 2)}),
        (Lattice.RHOMBUS, 2, {(0, 1), (1, 1), (0, 3), (1, 3)}),
    ],
)
def test_neighbours_of_a_cell(lattice: Lattice, row: int, expected: set[tuple[int, int]]) -> None:
    """Odd rows of the staggered lattices lie half a cell to the right."""
    topology = Topology(lattice, 5, 5)
    place = topology.place_at(1, row)
    assert {topology.position(other) for other in topology.neighbours[place]} == expected


@pytest.mark.parametrize(("width", "height"), [(0, 3), (3, 0), (LARGEST_EDGE + 1, 3), (3, LARGEST_EDGE + 1)])
def test_impossible_sizes_are_refused(width: int, height: int) -> None:
    """A text from outside cannot make the engine build a giant."""
    with pytest.raises(InvalidError) as caught:
        Topology(Lattice.SQUARE, width, height)
    assert caught.value.code == "invalid-board-size"


def test_places_off_the_grid_are_refused() -> None:
    """What is left out must be on the grid."""
    with pytest.raises(InvalidError) as caught:
        Topology(Lattice.SQUARE, 2, 2, frozenset({4}))
    assert caught.value.code == "invalid-board-place"


def test_a_hexagon_needs_an_even_edge() -> None:
    """With an odd edge the middle row would not be shifted and the rows not centred."""
    with pytest.raises(InvalidError):
        hexagon_outline(7)


def test_places_outside_touch_nothing() -> None:
    """A place left out has no neighbours and is nobody's neighbour."""
    topology = Topology(Lattice.SQUARE, 3, 3, frozenset({4}))
    assert topology.neighbours[4] == ()
    assert all(4 not in around for around in topology.neighbours)
    assert topology.across[4] == (NO_CELL,) * 4
    with pytest.raises(InvalidError):
        topology.edge_between(1, 4)
