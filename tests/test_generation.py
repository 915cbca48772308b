"""Generated boards keep every promise of `docs/rules.md`, section 8, whatever the seed."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from filler_core.board import Board
from filler_core.errors import InvalidError
from filler_core.game import Game
from filler_core.generation import generate
from filler_core.seeds import LARGEST_SEED
from filler_core.topology import Lattice
from filler_core.variants import VARIANTS

SEEDS_A_VARIANT = 200
seeds = st.integers(0, LARGEST_SEED)


def steps_between(board: Board, start: int) -> dict[int, int]:
    """Count the steps from a cell to every other, over neighbours."""
    steps = {start: 0}
    queue = [start]
    for cell in queue:
        for other in board.topology.neighbours[cell]:
            if other not in steps:
                steps[other] = steps[cell] + 1
                queue.append(other)
    return steps


def check_promises(board: Board, variant: str) -> None:
    """Check what every variant promises."""
    starts = [cell for cells in board.starts for cell in cells]
    for cells in board.starts:
        for cell in cells:
            assert all(
                board.colours[other] != board.colours[cell] for other in board.neighbours[cell] if other not in starts
            ), "a start has a free neighbour of its colour"
    start_colours = [board.colours[cells[0]] for cells in board.starts]
    assert len(set(start_colours)) == len(start_colours), "two players start with one colour"
    game = Game.on(board)
    assert [game.territory(player) for player in range(board.player_count)] == [sorted(c) for c in board.starts]
    assert all(len(cells) == (3 if variant == "three" else 1) for cells in board.starts)
    assert game.outcome is None
    reachable = {board.cells[0]}
    queue = [board.cells[0]]
    for cell in queue:
        for other in board.neighbours[cell]:
            if other not in reachable:
                reachable.add(other)
                queue.append(other)
    assert reachable == set(board.cells), "the cells are not connected"


@pytest.mark.parametrize("variant", VARIANTS)
def test_many_seeds_in_a_row_keep_the_promises(variant: str) -> None:
    """Starts, colours and connectedness are right for the seeds from 0 on."""
    for seed in range(SEEDS_A_VARIANT):
        check_promises(generate(variant, seed), variant)


@settings(max_examples=400)
@given(st.sampled_from(list(VARIANTS)), seeds)
def test_any_seed_keeps_the_promises(variant: str, seed: int) -> None:
    """And for any other 64-bit seed."""
    check_promises(generate(variant, seed), variant)


@given(seeds)
def test_quick_has_no_two_neighbours_of_one_colour(seed: int) -> None:
    """Quick: no two neighbouring cells have the same colour at the start."""
    board = generate("quick", seed)
    for cell in board.cells:
        assert all(board.colours[other] != board.colours[cell] for other in board.neighbours[cell])


@given(seeds)
def test_obstacles_and_walls_keep_their_numbers_and_symmetry(seed: int) -> None:
    """Obstacles: 18 to 30, walls: 14 to 24, both point-symmetric; starts and their neighbours are clear of both."""
    board = generate("obstacles", seed)
    assert 18 <= len(board.obstacles) <= 30
    assert 14 <= len(board.walls) <= 24
    assert {224 - place for place in board.obstacles} == set(board.obstacles)
    assert {(224 - other, 224 - one) for one, other in board.walls} == board.walls
    near = {cell for cells in board.starts for start in cells for cell in (start, *board.topology.neighbours[start])}
    assert not near & set(board.obstacles)
    assert not near & {cell for wall in board.walls for cell in wall}


@given(seeds)
def test_treasure_lies_symmetrically_and_away_from_the_starts(seed: int) -> None:
    """Treasure: eight cells worth 3, four worth 5, six others with a pot, at least 3 steps from a start."""
    board = generate("treasure", seed)
    assert Counter(board.worths.values()) == {3: 8, 5: 4}
    assert len(board.pots) == 6
    assert not board.pots & set(board.worths)
    assert {224 - cell: worth for cell, worth in board.worths.items()} == board.worths
    assert {224 - cell for cell in board.pots} == board.pots
    for cells in board.starts:
        steps = steps_between(board, cells[0])
        assert all(steps[cell] >= 3 for cell in (*board.pots, *board.worths))


def test_the_boards_are_those_of_the_table() -> None:
    """Lattice, size, cells, colours, starts, sides and rating of every row of the table of variants."""
    table = {
        "quick": (Lattice.SQUARE, 8, 7, 56, 6, ((48,), (7,)), (0, 1), True),
        "classic": (Lattice.SQUARE, 15, 15, 225, 7, ((210,), (14,)), (0, 1), True),
        "hex": (Lattice.HEX, 13, 11, 143, 7, ((130,), (12,)), (0, 1), True),
        "vinco": (Lattice.HEX, 15, 15, 169, 7, ((105,), (119,)), (0, 1), False),
        "rhombi": (Lattice.RHOMBUS, 11, 21, 221, 7, ((220,), (10,)), (0, 1), False),
        "big": (Lattice.SQUARE, 21, 21, 441, 8, ((420,), (20,)), (0, 1), False),
        "obstacles": (Lattice.SQUARE, 15, 15, 199, 7, ((210,), (14,)), (0, 1), False),
        "treasure": (Lattice.SQUARE, 15, 15, 225, 7, ((210,), (14,)), (0, 1), False),
        "three": (Lattice.SQUARE, 15, 15, 225, 7, ((210, 105, 217), (14, 119, 7)), (0, 1), False),
        "four": (Lattice.SQUARE, 15, 15, 225, 9, ((210,), (0,), (14,), (224,)), (0, 1, 2, 3), True),
        "pairs": (Lattice.SQUARE, 15, 15, 225, 9, ((210,), (0,), (14,), (224,)), (0, 1, 0, 1), True),
    }
    assert list(VARIANTS) == list(table)
    for variant, (lattice, width, height, cells, colours, starts, sides, rated) in table.items():
        board = generate(variant, 12345)
        topology = board.topology
        assert (topology.lattice, topology.width, topology.height) == (lattice, width, height)
        expected = 225 - len(board.obstacles) if variant == "obstacles" else cells
        assert (len(board.cells), board.colour_count, board.starts, board.sides) == (expected, colours, starts, sides)
        assert VARIANTS[variant].rated == rated


def test_vinco_is_a_hexagon() -> None:
    """Vinco: row y has 15 − |7 − y| cells and is centred; every inner cell has six neighbours, both starts three."""
    topology = generate("vinco", 1).topology
    rows = [[place for place in topology.places if place // 15 == row] for row in range(15)]
    assert [len(row) for row in rows] == [15 - abs(7 - row) for row in range(15)]
    for row in rows:
        left, right = topology.centre(row[0])[0], topology.centre(row[-1])[0]
        assert left + right == pytest.approx(topology.extent[0])
    assert sorted(Counter(len(topology.neighbours[place]) for place in topology.places).items()) == [
        (3, 6),
        (4, 36),
        (6, 127),
    ]
    assert len(topology.neighbours[105]) == len(topology.neighbours[119]) == 3


def test_different_seeds_and_variants_give_different_boards() -> None:
    """A thousand seeds give a thousand boards; the seed says nothing about the board of another variant."""
    assert len({generate("classic", seed).colours for seed in range(1000)}) == 1000
    assert generate("classic", 5).colours != generate("three", 5).colours


def test_all_colours_are_equally_likely() -> None:
    """Over many Classic boards no colour is rarer or more frequent than chance makes it (five standard deviations)."""
    counts = Counter(colour for seed in range(200) for colour in generate("classic", seed).colours)
    cells = 200 * 225
    expected, deviation = cells / 7, (cells * (1 / 7) * (6 / 7)) ** 0.5
    assert all(abs(counts[colour] - expected) < 5 * deviation for colour in range(7))


@pytest.mark.parametrize("seed", [-1, LARGEST_SEED + 1])
def test_seeds_out_of_range_are_refused(seed: int) -> None:
    """Only 64-bit seeds have a board."""
    with pytest.raises(InvalidError) as caught:
        generate("classic", seed)
    assert caught.value.code == "invalid-seed"


def test_unknown_variants_are_refused() -> None:
    """The name of an unknown variant is told, shortened."""
    with pytest.raises(InvalidError) as caught:
        generate("x" * 1000, 1)
    assert caught.value.code == "unknown-variant"
    assert caught.value.parameters == {"variant": "x" * 40}
