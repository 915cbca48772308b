"""The moves of the search are those of the rules."""

import random

import pytest

from filler_core.bots.moves import UNIT, make_expand
from filler_core.bots.tree import root_node
from filler_core.generation import generate
from filler_core.groups import CompiledBoard
from filler_core.position import Position
from filler_core.variants import VARIANTS
from tests.minimax import small_position

TWO_PLAYERS = [variant.id for variant in VARIANTS.values() if variant.player_count == 2]


def compare_along_a_game(position: Position, chance: random.Random) -> None:
    """In every position of a random game each capture leads to what `Position.play` makes of it."""
    expand = make_expand(position.compiled)
    while position.end is None:
        mover = position.mover
        children = {child[1]: child for child in expand(*root_node(position)[:1], *root_node(position)[2:9])}
        for colour in position.legal_colours():
            after = position.play(colour)
            if after.waiting:
                assert colour not in children
                continue
            _, _, own, free, frontier, rival_frontier, lead, free_worth = children[colour]
            reachable = sum(cells for cells, _, sides, _ in after.regions if sides)
            assert own == after.territories[mover]
            assert free == reachable
            assert frontier == after.frontiers[mover] & reachable
            assert rival_frontier == after.frontiers[1 - mover] & reachable
            assert lead == (after.worths[mover] - after.worths[1 - mover]) * UNIT
            assert free_worth == position.compiled.worth(reachable) * UNIT
        position = position.play(chance.choice(position.legal_colours()))


@pytest.mark.parametrize("variant", TWO_PLAYERS)
@pytest.mark.parametrize("seed", range(3))
def test_captures_are_those_of_the_rules(variant: str, seed: int) -> None:
    """Whole random games on every board for two, with own regions, paint, walls and three starts."""
    compare_along_a_game(Position.start(CompiledBoard(generate(variant, seed))), random.Random(seed))


@pytest.mark.parametrize("seed", range(60))
def test_captures_on_small_boards(seed: int) -> None:
    """Small boards close regions in all the odd ways."""
    chance = random.Random(seed)
    compare_along_a_game(small_position(chance), chance)
