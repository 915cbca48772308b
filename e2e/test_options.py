"""The table's options: what they change at once, and that the device remembers them."""

import re

import pytest
from playwright.sync_api import expect

from e2e.figures import cells, expected, shown, shown_preview
from e2e.table import Site
from tools.strength.greedy import choose_colour

SYMBOLS = (
    "() => [...document.querySelectorAll('.board-frame .symbols')].map((path) => path.getAttribute('d') ?? '').join('')"
)


def expect_symbols(site: Site, colours: int) -> str:
    """Wait until the board has symbols of so many colours; return the drawing of all of them."""
    expect(site.page.locator(".board-frame .symbols")).to_have_count(colours)
    drawing: str = site.page.evaluate(SYMBOLS)
    return drawing


def open_options(site: Site) -> None:
    """Open the dialog of options."""
    site.action("options").click()
    site.dialog.wait_for()


def close_options(site: Site) -> None:
    """Close it."""
    site.dialog.get_by_role("button", name="Close").click()
    site.dialog.wait_for(state="detached")


def reload(site: Site, variant: str, seed: int) -> None:
    """Load the page anew where it is."""
    site.page.reload()
    site.expect_table(variant, seed)


def test_symbols_are_drawn_and_remembered(forgetful_site: Site) -> None:
    """Symbols come onto the cells and the buttons, big ones larger, and are there again after a reload."""
    site = forgetful_site
    site.sit_down("classic", 111)
    expect_symbols(site, 0)
    expect(site.page.locator(".colour-button .colour-symbol")).to_have_count(0)
    open_options(site)
    site.dialog.locator('input[name="symbols"]').check()
    expect(site.page.locator(".colour-button .colour-symbol")).to_have_count(7)
    small = expect_symbols(site, 7)
    assert small.count("M") >= 225
    site.dialog.locator('input[name="bigSymbols"]').check()
    close_options(site)
    big = expect_symbols(site, 7)
    assert big.count("M") == small.count("M")
    assert big != small
    reload(site, "classic", 111)
    assert expect_symbols(site, 7) == big
    open_options(site)
    site.dialog.locator('input[name="symbols"]').uncheck()
    close_options(site)
    expect_symbols(site, 0)


def test_symbols_follow_the_moves(forgetful_site: Site) -> None:
    """After a move the symbols are those of the colours that the cells have now: the same as drawn afresh."""
    site = forgetful_site
    game = site.sit_down("quick", 112)
    open_options(site)
    site.dialog.locator('input[name="symbols"]').check()
    close_options(site)
    for _ in range(4):
        site.press(game, choose_colour(game))
    kept = expect_symbols(site, 6)
    open_options(site)
    site.dialog.locator('input[name="symbols"]').uncheck()
    expect_symbols(site, 0)
    site.dialog.locator('input[name="symbols"]').check()
    assert expect_symbols(site, 6) == kept
    close_options(site)
    assert shown(site.page) == expected(game)


def test_confirming_takes_two_presses(forgetful_site: Site) -> None:
    """With the option on, the first press only shows; the second plays; Escape takes the first back."""
    site = forgetful_site
    game = site.sit_down("quick", 113)
    open_options(site)
    site.dialog.locator('input[name="confirm"]').check()
    close_options(site)
    reload(site, "quick", 113)
    first, second = game.legal_colours()[:2]
    preview = game.previews()[first]
    site.button(first).click()
    expect(site.button(first)).to_have_attribute("aria-pressed", "true")
    expect(site.page.locator(".table-turn")).to_have_text("Once more to play it")
    site.page.mouse.move(1, 1)
    # What was chosen stays in sight while nobody points at anything else.
    site.page.locator(f'.tooltip[data-for="{first}"]').wait_for()
    assert shown_preview(site.page) == {"captured": list(preview.captured), "closed": list(preview.closed)}
    site.page.keyboard.press("Escape")
    expect(site.button(first)).not_to_have_attribute("aria-pressed", "true")
    site.button(second).click()
    expect(site.button(second)).to_have_attribute("aria-pressed", "true")
    site.expect_ply(0)
    site.button(second).click()
    game.play(second)
    site.expect_ply(1)
    assert shown(site.page)["cells"] == cells(game)


@pytest.mark.parametrize("variant", ["hex", "four"])
def test_every_corner_can_be_turned_to_the_bottom_left(forgetful_site: Site, variant: str) -> None:
    """The chosen player's start lies at the left and the bottom; symbols, figures and previews stay true."""
    site = forgetful_site
    game = site.sit_down(variant, 114)
    for player, starts in enumerate(game.board.starts):
        open_options(site)
        site.dialog.locator('select[name="corner"]').select_option(str(player))
        close_options(site)
        board, start = site.board.bounding_box(), site.cell(starts[0]).bounding_box()
        assert board is not None
        assert start is not None
        assert start["x"] - board["x"] < board["width"] / 4
        assert board["y"] + board["height"] - start["y"] - start["height"] < board["height"] / 4
        panel = site.page.locator('.players[data-place="own"] .player-panel').first
        expect(panel).to_have_attribute("data-player", str(player))
        assert shown(site.page)["cells"] == cells(game)
        colour, preview = next(iter(game.previews().items()))
        site.look_at(colour)
        assert shown_preview(site.page) == {"captured": list(preview.captured), "closed": list(preview.closed)}
        site.look_away()
    last = len(game.board.starts) - 1
    reload(site, variant, 114)
    expect(site.page.locator('.players[data-place="own"] .player-panel').first).to_have_attribute(
        "data-player", str(last)
    )


def test_theme_and_palette_change_the_look_and_are_remembered(forgetful_site: Site) -> None:
    """Night and the tuned colours are seen at once, and after a reload."""
    site = forgetful_site
    game = site.sit_down("quick", 115)
    cell = site.cell(game.board.starts[0][0])
    look = "(element) => getComputedStyle(element).fill"
    paper = (
        "getComputedStyle(document.documentElement).backgroundColor + getComputedStyle(document.body).backgroundColor"
    )
    fill, page = cell.evaluate(look), site.page.evaluate(paper)
    open_options(site)
    site.dialog.locator('select[name="palette"]').select_option("tuned")
    site.dialog.locator('select[name="theme"]').select_option("dark")
    close_options(site)
    assert cell.evaluate(look) != fill
    assert site.page.evaluate(paper) != page
    night = site.page.evaluate(paper)
    reload(site, "quick", 115)
    assert cell.evaluate(look) != fill
    assert site.page.evaluate(paper) == night


def test_settings_of_another_version_do_no_harm(forgetful_site: Site) -> None:
    """Whatever stands in the device's memory: the page starts with what makes sense of it."""
    site = forgetful_site
    site.page.evaluate("""() => {
      localStorage.setItem("filler.settings", '{"symbols":"yes","corner":7,"theme":"dark","animation":null}');
      localStorage.setItem("filler.lobby.entry", '"chess"');
      localStorage.setItem("filler.lobby.mode", "{{{");
      localStorage.setItem("filler.lobby.levels", '["godlike", 7]');
    }""")
    site.page.reload()
    expect(site.page.locator('.variant-card[aria-pressed="true"]')).to_have_attribute("data-variant", "classic")
    expect(site.page.locator("html")).to_have_attribute("data-theme", "dark")
    site.sit_down("quick", 116)
    expect_symbols(site, 0)


def test_the_help_opens_and_closes(forgetful_site: Site) -> None:
    """The question mark explains how to play; Escape leads back to the table."""
    site = forgetful_site
    site.sit_down("quick", 117)
    site.action("help").click()
    expect(site.dialog).to_contain_text(re.compile(r"1\s*–\s*6\s*choose a colour"))
    site.page.keyboard.press("Escape")
    site.dialog.wait_for(state="detached")
    expect(site.action("help")).to_be_focused()
