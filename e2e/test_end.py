"""The end of a game and what comes after it."""

import re

from playwright.sync_api import expect

from e2e.computers import expect_answers
from e2e.figures import expected, player_name, shown
from e2e.table import BOOT, Site
from filler_core.game import Game
from filler_core.generation import generate
from tools.strength.greedy import choose_colour


def resign(site: Site) -> None:
    """Give up for whoever is to move, and say that it is meant."""
    site.page.locator(".resign-button").click()
    site.dialog.locator(".button-danger").click()
    site.dialog.wait_for(state="detached")


def ranking(site: Site) -> list[list[str]]:
    """Read the ranking at the end."""
    rows: list[list[str]] = shown(site.page)["result"]["ranking"]
    return rows


def test_resigning_asks_first(site: Site) -> None:
    """The question can be answered with no: the game goes on as if nothing had happened."""
    game = site.sit_down("quick", 101)
    site.page.locator(".resign-button").click()
    expect(site.dialog).to_contain_text("Player 1 gives up this game.")
    # Whoever presses Enter without reading goes on playing.
    expect(site.dialog.get_by_role("button", name="Play on")).to_be_focused()
    site.page.keyboard.press("Enter")
    site.dialog.wait_for(state="detached")
    site.press(game, choose_colour(game))
    assert shown(site.page) == expected(game)


def test_a_question_about_resigning_can_be_left_by_escape(site: Site) -> None:
    """Escape is no."""
    game = site.sit_down("quick", 102)
    site.page.locator(".resign-button").click()
    site.dialog.wait_for()
    site.page.keyboard.press("Escape")
    site.dialog.wait_for(state="detached")
    assert shown(site.page) == expected(game)


def test_resigning_gives_the_game_and_the_free_cells_to_the_rival(site: Site) -> None:
    """Who gives up loses; in the ranking every free cell counts for the other."""
    game = site.sit_down("quick", 103)
    for _ in range(3):
        site.press(game, choose_colour(game))
    mover = game.mover
    assert mover is not None
    game.resign(mover)
    resign(site)
    expect(site.result.locator("h2")).to_have_text(f"{player_name(1 - mover)} won")
    expect(site.result.locator(".result-reason")).to_have_text(f"{player_name(mover)} gave up.")
    outcome = game.outcome
    assert outcome is not None
    first, last = outcome.ranking
    assert ranking(site) == [
        ["1", player_name(1 - mover), f"{first.worth}, counted as {first.counted}"],
        ["2", player_name(mover), str(last.worth)],
    ]


def test_in_four_the_others_play_on(site: Site) -> None:
    """A player who gives up keeps the cells and no longer moves, and the colour is free for the others."""
    game = site.sit_down("four", 104)
    for _ in range(6):
        site.press(game, choose_colour(game))
    gone = game.mover
    assert gone is not None
    colour = game.colours[gone]
    game.resign(gone)
    resign(site)
    site.page.locator(f'.player-panel.is-retired[data-player="{gone}"]').wait_for()
    figures = shown(site.page)
    assert figures == expected(game)
    assert not figures["choices"][colour]["barred"]
    for _ in range(2):
        assert game.mover is not None
        game.resign(game.mover)
        resign(site)
    site.result.wait_for()
    expect(site.result.locator("h2")).to_have_text(f"{player_name(int(game.outcome.winner or 0))} won")  # type: ignore[union-attr]
    assert [row[1] for row in ranking(site)] == [player_name(each.side) for each in game.outcome.ranking]  # type: ignore[union-attr]


def test_in_pairs_both_partners_give_up(site: Site) -> None:
    """A resignation waits for the partner's and can be taken back; when both have pressed, the pair loses."""
    game = site.sit_down("pairs", 105)
    site.press(game, choose_colour(game))
    resign(site)
    expect(site.page.locator("[data-kind=resigning]")).to_contain_text("It counts when Player 4 resigns, too.")
    site.action("withdraw").click()
    site.page.locator("[data-kind=resigning]").wait_for(state="detached")
    resign(site)
    site.page.locator("[data-kind=resigning]").wait_for()
    site.page.locator(".resign-button").click()
    site.dialog.locator("select").select_option("3")
    site.dialog.locator(".button-danger").click()
    expect(site.result.locator("h2")).to_have_text("Pair A won")
    expect(site.result.locator(".result-reason")).to_have_text("Pair B gave up.")


def test_again_is_the_same_board_from_its_start(site: Site) -> None:
    """The second match begins on exactly the board of the first, as a table of its own."""
    game = site.sit_down("quick", 106)
    address = site.page.url
    site.press(game, choose_colour(game))
    resign(site)
    site.action("again").click()
    site.expect_table("quick", 106)
    assert site.page.url != address
    fresh = Game.on(generate("quick", 106))
    assert shown(site.page) == expected(fresh)
    site.press(fresh, choose_colour(fresh))
    assert shown(site.page) == expected(fresh)


def test_a_new_board_has_another_number_and_the_same_players(site: Site) -> None:
    """Variant and seats stay, the board is another one, and the address says which."""
    game = site.sit_down("hex", 107, "person.computer")
    site.press_and_go_on(game, choose_colour(game))
    expect_answers(site, game, 0)
    resign(site)
    site.action("new-board").click()
    site.page.locator('[data-testid=table][data-variant="hex"][data-ply="0"]').wait_for()
    seed = int(site.page.locator(".topbar-note").inner_text().removeprefix("Board "))
    assert seed != 107
    site.expect_table("hex", seed)
    assert shown(site.page)["cells"] == expected(Game.on(generate("hex", seed)))["cells"]


def test_the_end_leads_back_to_the_lobby(site: Site) -> None:
    """A finished game is not offered as one to go on with."""
    site.sit_down("quick", 108)
    table = site.page.url.partition("#table=")[2]
    assert table
    resign(site)
    site.result.get_by_role("link", name="Back to the lobby").click()
    site.page.locator(".start-button").wait_for(timeout=BOOT)
    site.page.wait_for_timeout(300)
    expect(site.page.locator(f'.running-table[data-table="{table}"]')).to_have_count(0)


def test_moves_are_announced_to_screen_readers(site: Site) -> None:
    """The live region says who chose what, what it took, and whose turn it is; at the end who won and why."""
    game = site.sit_down("quick", 109)
    colour = choose_colour(game)
    site.page.keyboard.press(f"Digit{colour + 1}")
    worth = game.play(colour).worth
    status = site.page.locator("p[role=status]")
    expect(status).to_contain_text(
        re.compile(rf"^Player 1 chose colour {colour + 1}, .+ and took {worth}\. Player 2 to move")
    )
    resign(site)
    expect(status).to_have_text("Player 1 won. Player 2 gave up.")
