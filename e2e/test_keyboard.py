"""The page by keyboard alone."""

from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from e2e.figures import cells, expected, shown, shown_preview
from e2e.table import BOOT, Site
from filler_core.game import Game
from filler_core.generation import generate
from tools.strength.greedy import choose_colour

MANY = 60
"""No page has more stops for the Tab key."""


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is on what `selector` finds."""
    for _ in range(MANY):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"Tab never reaches {selector}")


def press_on_number_pad(page: Page, digit: int) -> None:
    """Press a key of the number pad with Num Lock on; Playwright's own number pad has it off."""
    keyboard = page.context.new_cdp_session(page)
    key = {"key": str(digit), "code": f"Numpad{digit}", "location": 3, "windowsVirtualKeyCode": 0x60 + digit}
    keyboard.send("Input.dispatchKeyEvent", {"type": "keyDown", **key})
    keyboard.send("Input.dispatchKeyEvent", {"type": "keyUp", **key})
    keyboard.detach()


def test_a_whole_game_by_keyboard_from_the_lobby_to_the_result(site: Site) -> None:
    """Tab and Enter set the table up; digits, the number pad, Enter on buttons and arrows over the board play."""
    site.visit()
    page = site.page
    page.locator(".start-button").wait_for(timeout=BOOT)
    tab_to(page, '.variant-card[data-variant="quick"]')
    page.keyboard.press("Enter")
    tab_to(page, 'input[name="games"]:checked')
    page.keyboard.press("ArrowUp")
    expect(page.locator('input[name="games"][value="1"]')).to_be_checked()
    tab_to(page, 'input[name="source"]:checked')
    page.keyboard.press("ArrowDown")
    tab_to(page, 'input[name="seed"]')
    page.keyboard.type("2024")
    tab_to(page, ".start-button")
    page.keyboard.press("Enter")
    site.expect_table("quick", 2024)
    game = Game.on(generate("quick", 2024))
    ways = cycle(["digit", "number pad", "button", "cell"])
    while game.mover is not None:
        colour = choose_colour(game)
        way = next(ways)
        if way == "button":
            tab_to(page, f'.colour-button[data-colour="{colour}"]')
            page.keyboard.press("Enter")
        elif way == "cell":
            captured = game.previews()[colour].captured
            _walk_to(page, game, captured[0] if captured else None, colour)
        elif way == "number pad":
            press_on_number_pad(page, colour + 1)
        else:
            page.keyboard.press(f"Digit{colour + 1}")
        game.play(colour)
        site.expect_ply(game.ply)
        assert shown(page) == expected(game)
    tab_to(page, '[data-action="again"]')
    page.keyboard.press("Enter")
    site.expect_table("quick", 2024)


def _walk_to(page: Page, game: Game, cell: int | None, colour: int) -> None:
    """Go to a cell with the arrow keys and press Enter there; without a cell, press the colour's digit."""
    if cell is None:
        page.keyboard.press(f"Digit{colour + 1}")
        return
    width = game.board.topology.width
    tab_to(page, "[data-cell]")
    at = int(page.evaluate("document.activeElement.dataset.cell"))
    columns, rows = cell % width - at % width, cell // width - at // width
    for _ in range(abs(columns)):
        page.keyboard.press("ArrowRight" if columns > 0 else "ArrowLeft")
    for _ in range(abs(rows)):
        page.keyboard.press("ArrowDown" if rows > 0 else "ArrowUp")
    assert page.evaluate("document.activeElement.dataset.cell") == str(cell)
    page.keyboard.press("Enter")


def test_the_focus_previews_like_the_mouse(site: Site) -> None:
    """A button reached by Tab shows its tooltip and its preview, without any call to the engine."""
    game = site.sit_down("quick", 2025)
    colour, preview = next(iter(game.previews().items()))
    site.look_away()
    with site.without_engine():
        tab_to(site.page, f'.colour-button[data-colour="{colour}"]')
        site.page.locator(f'.tooltip[data-for="{colour}"]').wait_for()
        assert shown_preview(site.page) == {"captured": list(preview.captured), "closed": list(preview.closed)}


@pytest.mark.parametrize(("modifier", "seed"), [("Control", 2030), ("Meta", 2031), ("Alt", 2032), ("Shift", 2033)])
def test_a_digit_with_a_modifier_is_not_ours(site: Site, modifier: str, seed: int) -> None:
    """Browser shortcuts such as Ctrl+1 choose no colour: the move after it is the first."""
    game = site.sit_down("quick", seed)
    first, second = game.legal_colours()[:2]
    site.page.keyboard.press(f"{modifier}+Digit{first + 1}")
    site.page.keyboard.press(f"Digit{second + 1}")
    game.play(second)
    site.expect_ply(1)
    assert shown(site.page)["cells"] == cells(game)


def test_a_barred_digit_only_says_why(site: Site) -> None:
    """The key of a rival's colour shows the reason and plays nothing."""
    game = site.sit_down("quick", 2027)
    rival = game.colours[1]
    site.page.keyboard.press(f"Digit{rival + 1}")
    expect(site.tooltip).to_have_text("the colour of Player 2")
    site.expect_ply(0)


def test_digits_typed_into_a_field_do_not_play(site: Site) -> None:
    """While a game waits, digits for the number of another board are text and nothing else."""
    game = site.sit_down("quick", 2028)
    site.press(game, game.legal_colours()[0])
    site.go_to_lobby()
    site.page.locator('input[name="source"][value="seed"]').check()
    site.page.locator('input[name="seed"]').fill("")
    site.page.keyboard.type("123456")
    expect(site.page.locator('input[name="seed"]')).to_have_value("123456")
    site.page.locator(".running-table [data-action=continue]").first.click()
    site.expect_table("quick", 2028, ply=1)
    assert shown(site.page)["cells"] == cells(game)


def test_digits_in_an_open_dialog_do_not_play(site: Site) -> None:
    """The options have the keyboard while they are open; closed by Escape, the table has it again."""
    game = site.sit_down("quick", 2029)
    first, second = game.legal_colours()[:2]
    site.action("options").click()
    site.dialog.wait_for()
    site.page.keyboard.press(f"Digit{first + 1}")
    site.page.keyboard.press("Escape")
    site.dialog.wait_for(state="detached")
    site.page.keyboard.press(f"Digit{second + 1}")
    game.play(second)
    site.expect_ply(1)
    assert shown(site.page)["cells"] == cells(game)
