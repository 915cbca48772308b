"""A whole game of every variant, played in the page with the mouse: all that is shown is what the engine says."""

import pytest

from e2e.figures import expected, shown, shown_preview
from e2e.table import Site
from filler_core.variants import VARIANTS
from tools.strength.greedy import choose_colour

EVERY_DAY = {"quick", "hex", "rhombi", "obstacles", "treasure", "three", "four", "pairs"}
"""One board of every kind, for the everyday run; the others differ in size alone."""

MOVING = {"quick", "hex", "three"}
"""Games whose captures spread visibly: the others are over sooner without."""


@pytest.mark.parametrize(
    "variant", [pytest.param(name, marks=[] if name in EVERY_DAY else pytest.mark.slow) for name in VARIANTS]
)
def test_a_whole_game_shows_the_figures_of_the_engine(site: Site, variant: str) -> None:
    """After every move, worths, distances, leads, needs, turns, barred colours, cells and at last the result agree."""
    if variant in MOVING:
        site.page.emulate_media(reduced_motion="no-preference")
    game = site.sit_down(variant, 1990)
    assert shown(site.page) == expected(game)
    while game.mover is not None:
        colour = choose_colour(game)
        if game.ply % 3 == 0:
            preview = game.previews()[colour]
            site.look_at(colour)
            assert shown_preview(site.page) == {"captured": list(preview.captured), "closed": list(preview.closed)}
        site.press(game, colour)
        assert shown(site.page) == expected(game)
    assert site.result.is_visible()
