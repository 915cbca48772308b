"""The search for tables of four."""

import itertools

import pytest

from filler_core.bots.party import PartySearch
from filler_core.generation import generate
from filler_core.groups import CompiledBoard
from filler_core.position import Position
from tests.drawing import board_from


def start(variant: str, seed: int) -> Position:
    """Give the start of a game."""
    return Position.start(CompiledBoard(generate(variant, seed)))


@pytest.mark.parametrize("variant", ["four", "pairs"])
def test_a_budget_of_nodes_decides_everything(variant: str) -> None:
    """Two searches with the same budget find the same."""
    position = start(variant, 2)
    one, other = (PartySearch(position.compiled).run(position, nodes=400) for _ in range(2))
    assert one == other
    assert one.nodes <= 400
    assert one.colour in position.legal_colours()


@pytest.mark.parametrize("sides", [(0, 1, 2, 3), (0, 1, 0, 1)])
def test_it_is_plain_minimax_of_the_side_against_all_others(sides: tuple[int, ...]) -> None:
    """Alpha-beta and the table change no value: compared with a minimax that prunes nothing, three moves deep."""
    board = board_from("A4567B 456745 674567 D5674C", colours="0123", colour_count=9, sides=sides)
    position = Position.start(CompiledBoard(board))
    for colour in (4, 5, 6, 7):
        position = position.play(next(legal for legal in position.legal_colours() if legal >= colour))
    search = PartySearch(position.compiled)
    found = search.rate(position, 3)
    side = board.sides[position.mover]

    def value(position: Position, depth: int) -> int:
        if position.end is not None or depth == 0:
            return search._search(position, 0, -(1 << 24), 1 << 24)
        after = [position.play(colour) for colour in position.legal_colours()]
        taking = [each for each in after if not each.waiting] or after
        best = max if board.sides[position.mover] == side else min
        return best(value(each, depth - 1) for each in taking)

    expected = {colour: value(position.play(colour), 2) / 16 for colour in position.legal_colours()}
    assert found == expected


def test_partners_work_together() -> None:
    """A pair's value counts both partners: a move that gives the partner room is as good as one's own gain."""
    position = start("pairs", 5)
    search = PartySearch(position.compiled)
    values = search.rate(position, 1)
    for colour, value in values.items():
        after = position.play(colour)
        lead = after.worths[0] - after.worths[1]
        assert abs(value - lead) <= position.compiled.worth(position.free)


def test_who_has_retired_is_not_reckoned_with() -> None:
    """After a resignation in Four the mean is that of the rivals who still play."""
    position = start("four", 3).retire(1)
    found = PartySearch(position.compiled).run(position, nodes=300)
    assert found.colour in position.legal_colours()
    assert found.depth >= 1


def test_it_beats_its_own_shadow() -> None:
    """Looking further ahead in Pairs wins more cells over some mirrored games than looking one move ahead."""
    margin = 0
    for seed, deep_side in itertools.product(range(3), (0, 1)):
        position = start("pairs", seed)
        search = PartySearch(position.compiled)
        while position.end is None:
            depth = 3 if position.compiled.sides[position.mover] == deep_side else 1
            position = position.play(search.run(position, most_depth=depth).colour)
        margin += position.worths[deep_side] - position.worths[1 - deep_side]
    assert margin > 0
