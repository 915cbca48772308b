"""Previews: what is highlighted and told before a move is what the move then takes, and nobody asks the engine."""

import pytest
from playwright.sync_api import expect

from e2e.figures import bar, cells, gain, shown, shown_preview
from e2e.games import closing_colour, moves_until
from e2e.table import Site
from filler_core.game import Game

SEED = 77


def look_at_every_colour(site: Site, game: Game) -> None:
    """Point at each button and compare the highlighted cells and the tooltip with the engine's."""
    bars, previews = game.bars(), game.previews()
    for colour in range(game.board.colour_count):
        site.look_at(colour)
        if colour in bars:
            assert site.tooltip.inner_text() == bar(bars[colour])
            assert shown_preview(site.page) is None
        else:
            preview = previews[colour]
            assert site.tooltip.inner_text() == gain(preview)
            assert shown_preview(site.page) == {"captured": list(preview.captured), "closed": list(preview.closed)}


@pytest.mark.parametrize(
    "variant", ["classic", "hex", "rhombi", pytest.param("obstacles", marks=pytest.mark.slow), "treasure", "pairs"]
)
def test_every_preview_is_what_the_engine_says_and_costs_no_call(site: Site, variant: str) -> None:
    """At the start, in the middle, and where a region can be closed: no message goes to a worker while one looks."""
    moves = moves_until(variant, SEED, lambda game: closing_colour(game) is not None)
    game = site.sit_down(variant, SEED)
    for stop in (0, len(moves) // 2, len(moves)):
        for colour in moves[game.ply : stop]:
            site.press(game, colour)
        with site.without_engine():
            look_at_every_colour(site, game)
    closing = closing_colour(game)
    assert closing is not None
    taken = set(game.previews()[closing].captured) | set(game.previews()[closing].closed)
    mover = game.mover
    before = {cell for cell, owner, _ in shown(site.page)["cells"] if owner == mover}
    site.press(game, closing)
    figures = shown(site.page)
    assert {cell for cell, owner, _ in figures["cells"] if owner == mover} == before | taken
    assert figures["cells"] == cells(game)


def test_looking_away_takes_the_preview_back(site: Site) -> None:
    """Nothing stays highlighted when nobody looks, and nothing has been played."""
    game = site.sit_down("quick", SEED)
    legal = game.legal_colours()[0]
    site.look_at(legal)
    assert shown_preview(site.page) is not None
    expect(site.button(legal)).to_have_class(r"colour-button is-shown")
    site.look_away()
    assert shown_preview(site.page) is None
    site.expect_ply(0)


def test_a_cell_that_is_pointed_at_previews_the_colour_that_takes_it(site: Site) -> None:
    """Pointing at a cell shows what its colour takes; a click plays it."""
    game = site.sit_down("quick", SEED)
    colour, preview = next((colour, preview) for colour, preview in game.previews().items() if preview.captured)
    site.look_away()
    with site.without_engine():
        site.cell(preview.captured[0]).hover()
        site.page.locator(f'.tooltip[data-for="{colour}"]').wait_for()
        assert shown_preview(site.page) == {"captured": list(preview.captured), "closed": list(preview.closed)}
    site.cell(preview.captured[0]).click()
    game.play(colour)
    site.expect_ply(1)
    assert shown(site.page)["cells"] == cells(game)


def test_a_barred_colour_is_dimmed_and_cannot_be_played(site: Site) -> None:
    """A click on a barred button plays nothing; the next click on a legal one is the first move."""
    game = site.sit_down("four", SEED)
    for colour, barred in game.bars().items():
        button = site.button(colour)
        expect(button).to_have_attribute("data-bar", "own" if barred.own else "rival")
        dimmed, clear = (site.button(each) for each in (colour, game.legal_colours()[0]))
        assert dimmed.evaluate(_LOOK) != clear.evaluate(_LOOK), "a barred button does not look like a legal one"
        # Playwright holds a button that says it is disabled for one that cannot be clicked.
        button.click(force=True)
    site.press(game, game.legal_colours()[0])
    assert shown(site.page)["cells"] == cells(game)


_LOOK = """(button) => {
  const { opacity, filter, boxShadow } = getComputedStyle(button);
  return [opacity, filter, boxShadow].join();
}"""
