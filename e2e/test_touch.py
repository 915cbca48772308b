"""The page on a phone, by touch."""

from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator

from e2e.conftest import OpenSite
from e2e.figures import cells, shown, shown_preview
from e2e.table import Site
from filler_core.bots.greedy import choose_colour

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


class Finger:
    """One finger on the screen, through the browser's own input, so that gestures are recognised as on a phone."""

    def __init__(self, site: Site) -> None:
        """Hold it above the page of `site`."""
        self._input: CDPSession = site.page.context.new_cdp_session(site.page)

    def down(self, target: Locator) -> None:
        """Put it down in the middle of an element."""
        x, y = _middle(target)
        self._send("touchStart", [{"x": x, "y": y}])

    def move(self, target: Locator) -> None:
        """Slide it to the middle of another element."""
        x, y = _middle(target)
        self._send("touchMove", [{"x": x, "y": y}])

    def up(self) -> None:
        """Lift it."""
        self._send("touchEnd", [])

    def tap(self, target: Locator) -> None:
        """Touch an element briefly."""
        self.down(target)
        self.up()

    def _send(self, kind: str, points: list[dict[str, float]]) -> None:
        self._input.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def _middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_whole_game_by_touch(open_site: OpenSite) -> None:
    """A tap plays; now and then a colour is held first, which shows its preview and plays nothing."""
    site = open_site(**PHONE)
    game = site.sit_down("quick", 31)
    finger = Finger(site)
    while game.mover is not None:
        colour = choose_colour(game)
        if game.ply % 5 == 0:
            preview = game.previews()[colour]
            finger.down(site.button(colour))
            site.page.locator(f'.tooltip[data-for="{colour}"]').wait_for()
            assert shown_preview(site.page) == {"captured": list(preview.captured), "closed": list(preview.closed)}
            finger.up()
            site.tooltip.wait_for(state="hidden")
            assert shown_preview(site.page) is None
        finger.tap(site.button(colour))
        game.play(colour)
        # Had the hold played, too, this ply would be skipped and the cells be others.
        site.expect_ply(game.ply)
        assert shown(site.page)["cells"] == cells(game)
    site.result.wait_for()


def test_a_held_barred_colour_says_why(open_site: OpenSite) -> None:
    """Holding a rival's colour shows the reason."""
    site = open_site(**PHONE)
    game = site.sit_down("quick", 32)
    finger = Finger(site)
    finger.down(site.button(game.colours[1]))
    site.tooltip.wait_for()
    assert site.tooltip.inner_text() == "the colour of Player 2"
    finger.up()
    site.tooltip.wait_for(state="hidden")
    site.expect_ply(0)


def test_a_finger_that_slides_off_plays_nothing(open_site: OpenSite) -> None:
    """Who comes down on the wrong colour can slide away from it: the tap after that is the first move."""
    site = open_site(**PHONE)
    game = site.sit_down("quick", 33)
    finger = Finger(site)
    first, second = game.legal_colours()[:2]
    finger.down(site.button(first))
    finger.move(site.board)
    finger.up()
    finger.tap(site.button(second))
    game.play(second)
    site.expect_ply(1)
    assert shown(site.page)["cells"] == cells(game)


@pytest.mark.parametrize("held", [False, True], ids=["tap", "hold"])
def test_cells_can_be_touched_like_buttons(open_site: OpenSite, *, held: bool) -> None:
    """A tap on a cell plays the colour that takes it; holding it only shows what that would take."""
    site = open_site(**PHONE)
    game = site.sit_down("quick", 34)
    finger = Finger(site)
    colour, preview = next((colour, preview) for colour, preview in game.previews().items() if preview.captured)
    cell = site.cell(preview.captured[0])
    if held:
        finger.down(cell)
        site.page.locator(f'.tooltip[data-for="{colour}"]').wait_for()
        assert shown_preview(site.page) == {"captured": list(preview.captured), "closed": list(preview.closed)}
        finger.up()
        site.tooltip.wait_for(state="hidden")
    finger.tap(cell)
    game.play(colour)
    site.expect_ply(1)
    assert shown(site.page)["cells"] == cells(game)
