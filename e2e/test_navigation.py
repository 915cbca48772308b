"""Going to and fro: the lobby, back and forward, reloads, the licences."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.figures import expected, shown
from e2e.table import BOOT, Site
from filler_core.game import Game
from filler_core.generation import generate
from filler_core.variants import VARIANTS
from tools.strength.greedy import choose_colour

EVERY_DAY = {"quick", "hex", "obstacles", "three", "pairs"}
"""One board of every kind and number of players, for the everyday run."""


def test_the_lobby_has_a_picture_of_every_board(site: Site) -> None:
    """Eleven boards, in the order of the rules, each a real one."""
    cards = site.page.locator(".variant-card")
    names = [card.get_attribute("data-variant") for card in cards.all()]
    assert names == [*VARIANTS]
    expect(cards.locator("svg .cell")).not_to_have_count(0)
    expect(cards.locator("svg")).to_have_count(11)


@pytest.mark.parametrize(
    "variant", [pytest.param(name, marks=[] if name in EVERY_DAY else pytest.mark.slow) for name in VARIANTS]
)
def test_every_entry_of_the_lobby_opens_its_board(site: Site, variant: str) -> None:
    """A new board is made, and its number stands at the table."""
    site.page.locator(f'.variant-card[data-variant="{variant}"]').click()
    seats = site.page.locator(".seat")
    expect(seats).to_have_count(VARIANTS[variant].player_count)
    site.page.locator('input[name="source"][value="new"]').check()
    site.page.locator(".start-button").click()
    site.page.locator(f'[data-testid=table][data-variant="{variant}"]').wait_for(timeout=BOOT)
    seed = int(site.page.locator(".topbar-note").inner_text().removeprefix("Board "))
    assert "#table=" in site.page.url
    site.expect_table(variant, seed)
    assert shown(site.page) == expected(Game.on(generate(variant, seed)))
    expect(site.page).to_have_title(re.compile("Filler"))


def test_seats_chosen_in_the_lobby_are_taken(site: Site) -> None:
    """A computer at seat two of Pairs and a board by its number."""
    page = site.page
    page.locator('.variant-card[data-variant="pairs"]').click()
    page.locator('.seat[data-player="1"] input[value="computer"]').check()
    page.locator('input[name="source"][value="seed"]').check()
    page.locator('input[name="seed"]').fill(" 121 ")
    page.locator(".start-button").click()
    site.expect_table("pairs", 121)
    expect(page.locator('.player-panel[data-player="1"] .player-called')).to_have_text("Computer")
    expect(page.locator('.player-panel[data-player="3"] .player-called')).to_have_text("Player 4")


def test_back_and_forward_lead_through_the_places(site: Site) -> None:
    """The running game is where it was; another table is another place."""
    game = site.sit_down("quick", 122)
    site.press(game, choose_colour(game))
    site.page.go_back()
    site.lobby.wait_for()
    site.page.go_forward()
    site.expect_table("quick", 122, ply=1)
    assert shown(site.page) == expected(game)
    other = site.sit_down("hex", 123)
    site.page.go_back()
    site.expect_table("quick", 122, ply=1)
    assert shown(site.page) == expected(game)
    site.page.go_forward()
    site.expect_table("hex", 123)
    assert shown(site.page) == expected(other)


def test_a_bad_address_leaves_no_step_to_come_back_to(site: Site) -> None:
    """The address bar says what is shown, and back does not lead into the message again."""
    site.sit_down("quick", 124)
    site.turn_to("#nonsense")
    site.notice.wait_for()
    site.page.go_back()
    site.expect_table("quick", 124)
    expect(site.notice).to_have_count(0)


def test_a_reload_opens_the_same_board(site: Site) -> None:
    """The address is all that is needed, seats included."""
    game = site.sit_down("vinco", 125, "person.computer")
    site.page.reload()
    site.expect_table("vinco", 125)
    assert shown(site.page)["cells"] == expected(game)["cells"]
    assert sorted(site.page.locator(".player-called").all_inner_texts()) == ["Computer", "You"]


def test_quick_steps_to_and_fro_do_no_harm(site: Site) -> None:
    """Addresses that follow each other faster than boards can be laid out: the last one counts."""
    fragments = [f"#board={variant}.126" for variant in VARIANTS]
    site.page.evaluate("(fragments) => { for (const fragment of fragments) location.hash = fragment; }", fragments)
    last = list(VARIANTS)[-1]
    site.expect_table(last, 126)
    game = Game.on(generate(last, 126))
    site.press(game, choose_colour(game))
    assert shown(site.page) == expected(game)


def test_an_impatient_start_button_opens_one_table(site: Site) -> None:
    """Presses while Python still starts are kept as one wish."""
    site.visit()
    site.page.locator('.variant-card[data-variant="quick"]').click()
    start = site.page.locator(".start-button")
    # Both at once: the engine may be there before a second press of the test's own.
    start.evaluate("(button) => { button.click(); button.click(); }")
    site.page.locator('[data-testid=table][data-variant="quick"][data-ply="0"]').wait_for(timeout=BOOT)
    site.page.go_back()
    site.lobby.wait_for()


def test_the_licences_of_all_that_is_shipped_can_be_read(site: Site, dist: Path) -> None:
    """The page lists every package that the build collected, with its text, and so does the file beside it."""
    site.page.get_by_role("link", name="Licences").click()
    entries = site.page.locator(".licence")
    entries.first.wait_for()
    packages = json.loads(next(dist.glob("b/*/vendor/licences.json")).read_text("utf-8"))
    assert [" ".join(entry.locator("summary").inner_text().split()) for entry in entries.all()] == [
        " ".join(f"{package['name']} {package['version']} {package['licence']}".split()) for package in packages
    ]
    assert {"Filler", "pyodide", "lit-html", "comlink", "@fluent/bundle", "@fluent/langneg"} <= {
        package["name"] for package in packages
    }
    file = (dist / "LICENCES.txt").read_text("utf-8")
    for package in packages:
        assert len(package["text"]) > 100, package["name"]
        assert package["name"] in file
    first = entries.first
    first.locator("summary").click()
    expect(first.locator("pre")).to_be_visible()
    expect(first.locator("pre")).to_have_text(packages[0]["text"])
    site.page.get_by_role("link", name="Back to the lobby").click()
    site.lobby.wait_for()
