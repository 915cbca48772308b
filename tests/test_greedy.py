"""The simple computer player is sensible and never draws lots."""

import pytest

from filler_core.game import Game
from filler_core.generation import generate
from filler_core.variants import VARIANTS
from tests.drawing import board_from
from tools.strength.greedy import choose_colour


@pytest.mark.parametrize("variant", VARIANTS)
def test_it_always_takes_the_most(variant: str) -> None:
    """No other legal colour would have gained more, in a whole game against itself."""
    game = Game.on(generate(variant, 3))
    while game.mover is not None:
        most = max(preview.worth for preview in game.previews().values())
        assert game.play(choose_colour(game)).worth == most
    assert game.outcome is not None
    assert game.outcome.reason != "stalled"


def test_among_equals_it_takes_what_opens_the_most() -> None:
    """Two colours take one cell each; behind one of them lies a valuable cell."""
    game = Game.on(board_from("24545B A#5454 345454", colours="01", worths={13: 3}))
    assert {len(game.previews()[colour].captured) for colour in (2, 3)} == {1}
    assert choose_colour(game) == 3
