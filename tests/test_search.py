"""The search of two sides: what it calls exact is exact, and a budget of nodes decides everything."""

import random

import pytest

from filler_core.bots.search import Search
from filler_core.bots.tree import COUNTED_WAITS, root_node
from filler_core.generation import generate
from filler_core.groups import CompiledBoard
from filler_core.position import Position
from filler_core.variants import VARIANTS
from tests.drawing import board_from
from tests.minimax import exhaustive_value, small_position

TWO_PLAYERS = [variant.id for variant in VARIANTS.values() if variant.player_count == 2]


def start(variant: str, seed: int) -> Position:
    """Give the start of a game."""
    return Position.start(CompiledBoard(generate(variant, seed)))


@pytest.mark.parametrize("seed", range(12))
def test_the_value_is_that_of_exhaustive_minimax(seed: int) -> None:
    """Boards of 4×4 to 5×4 with anything on them; every waiting move up to a stall is in the minimax."""
    position = small_position(random.Random(seed), ((4, 4), (5, 4), (3, 5)))
    finding = Search(position.compiled).run(position)
    assert finding.exact
    assert finding.value == exhaustive_value(position)


@pytest.mark.parametrize("seed", [0, 1, 2, 5])
def test_the_value_holds_in_the_middle_of_a_game(seed: int) -> None:
    """Also after some moves, waits among them, and with a table that knows other positions of the game."""
    chance = random.Random(seed + 100)
    position = small_position(chance, ((4, 4), (3, 5)))
    search = Search(position.compiled)
    search.run(position)
    for _ in range(5):
        following = position.play(chance.choice(position.legal_colours()))
        if following.end is not None:
            break
        position = following
        assert search.run(position).value == exhaustive_value(position)


@pytest.mark.parametrize("seed", [1, 2])
def test_the_value_of_each_colour_is_exact(seed: int) -> None:
    """`value_of` gives for every colour what it leads to."""
    position = small_position(random.Random(seed + 200), ((4, 4),))
    search = Search(position.compiled)
    best = search.run(position)
    for colour in position.legal_colours():
        found = search.value_of(position, colour)
        after = position.play(colour)
        mover = position.mover
        lead = after.worths[mover] - after.worths[1 - mover]
        assert found.exact
        assert found.value == (lead if after.end is not None else -exhaustive_value(after))
        assert found.value <= best.value


@pytest.mark.parametrize(("seed", "margin"), [(0, 5), (1, 7), (4, 4)])
def test_quick_is_solved_from_the_start(seed: int, margin: int) -> None:
    """Exact margins of whole Quick boards; the expected line leads to just that margin."""
    position = start("quick", seed)
    finding = Search(position.compiled).run(position)
    assert (finding.exact, finding.value) == (True, margin)
    for colour in finding.line:
        position = position.play(colour)
    assert position.end is not None
    assert position.worths[0] - position.worths[1] == margin


@pytest.mark.parametrize("variant", TWO_PLAYERS)
def test_a_budget_of_nodes_decides_everything(variant: str) -> None:
    """Two searches with the same budget find the same, and none uses more than its budget."""
    position = start(variant, 7)
    found = [Search(position.compiled).run(position, nodes=1_500) for _ in range(2)]
    assert found[0] == found[1]
    assert found[0].nodes <= 1_500
    assert found[0].colour in position.legal_colours()
    assert found[0].depth >= 2


def test_time_comes_from_outside() -> None:
    """The search asks whether the time is up, stops when it is, and still has a legal colour."""
    position = start("classic", 1)
    asked: list[bool] = []

    def out_of_time() -> bool:
        asked.append(True)
        return len(asked) > 3

    finding = Search(position.compiled).run(position, out_of_time=out_of_time)
    assert len(asked) == 4
    assert finding.colour in position.legal_colours()


def test_a_small_table_costs_time_but_no_truth() -> None:
    """With a table of a hundred entries the value is still proven."""
    position = small_position(random.Random(5), ((5, 4),))
    search = Search(position.compiled, most_entries=100)
    finding = search.run(position)
    assert len(search.table.recent) + len(search.table.older) < 100 + 2 * 256
    assert (finding.exact, finding.value) == (True, exhaustive_value(position))


def test_waiting_is_found_where_it_wins() -> None:
    """Some positions have their only best move in a colour that takes nothing; without waits the value is too low."""
    worse = 0
    for seed in range(40):
        position = small_position(random.Random(seed), ((4, 4), (3, 5)))
        exact = Search(position.compiled).run(position).value
        without = Search(position.compiled, most_waits=0).run(position).value
        worse += exact != without
    assert worse > 0


def test_close_to_a_stall_every_wait_counts() -> None:
    """The player ahead lets the game stall when it is about to; the search counts the game's own waits then."""
    position = Position.start(CompiledBoard(board_from("3322 A##B 2233", colours="01", colour_count=5)))
    while position.stall_limit - position.waiting > 3:
        idle = [colour for colour in position.legal_colours() if position.play(colour).waiting]
        position = position.play(idle[0])
    assert root_node(position)[9] == COUNTED_WAITS + position.waiting
    assert Search(position.compiled).run(position).value == exhaustive_value(position)
