"""The page on a phone, by touch."""

import pytest
from playwright.sync_api import CDPSession, Locator

from e2e.figures import cells, shown, shown_preview
from e2e.table import Site
from tools.strength.greedy import choose_colour


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


def test_a_whole_game_by_touch(phone: Site) -> None:
    """A tap plays; now and then a colour is held first, which shows its preview and plays nothing."""
    game = phone.sit_down("quick", 31)
    finger = Finger(phone)
    while game.mover is not None:
        colour = choose_colour(game)
        if game.ply % 5 == 0:
            preview = game.previews()[colour]
            finger.down(phone.button(colour))
            phone.page.locator(f'.tooltip[data-for="{colour}"]').wait_for()
            assert shown_preview(phone.page) == {"captured": list(preview.captured), "closed": list(preview.closed)}
            finger.up()
            phone.tooltip.wait_for(state="hidden")
            assert shown_preview(phone.page) is None
        finger.tap(phone.button(colour))
        game.play(colour)
        # Had the hold played, too, this ply would be skipped and the cells be others.
        phone.expect_ply(game.ply)
        assert shown(phone.page)["cells"] == cells(game)
    phone.result.wait_for()


def test_a_held_barred_colour_says_why(phone: Site) -> None:
    """Holding a rival's colour shows the reason."""
    game = phone.sit_down("quick", 32)
    finger = Finger(phone)
    finger.down(phone.button(game.colours[1]))
    phone.tooltip.wait_for()
    assert phone.tooltip.inner_text() == "the colour of Player 2"
    finger.up()
    phone.tooltip.wait_for(state="hidden")
    phone.expect_ply(0)


def test_a_finger_that_slides_off_plays_nothing(phone: Site) -> None:
    """Who comes down on the wrong colour can slide away from it: the tap after that is the first move."""
    game = phone.sit_down("quick", 33)
    finger = Finger(phone)
    first, second = game.legal_colours()[:2]
    finger.down(phone.button(first))
    finger.move(phone.board)
    finger.up()
    finger.tap(phone.button(second))
    game.play(second)
    phone.expect_ply(1)
    assert shown(phone.page)["cells"] == cells(game)


@pytest.mark.parametrize("held", [False, True], ids=["tap", "hold"])
def test_cells_can_be_touched_like_buttons(phone: Site, *, held: bool) -> None:
    """A tap on a cell plays the colour that takes it; holding it only shows what that would take."""
    game = phone.sit_down("quick", 35 if held else 34)
    finger = Finger(phone)
    colour, preview = next((colour, preview) for colour, preview in game.previews().items() if preview.captured)
    cell = phone.cell(preview.captured[0])
    if held:
        finger.down(cell)
        phone.page.locator(f'.tooltip[data-for="{colour}"]').wait_for()
        assert shown_preview(phone.page) == {"captured": list(preview.captured), "closed": list(preview.closed)}
        finger.up()
        phone.tooltip.wait_for(state="hidden")
    finger.tap(cell)
    game.play(colour)
    phone.expect_ply(1)
    assert shown(phone.page)["cells"] == cells(game)
