"""Games against computer players: they answer by themselves, and nothing that one does meanwhile is an error."""

from playwright.sync_api import expect

from e2e.computers import answer, expect_answers
from e2e.figures import cells, shown
from e2e.table import BOOT, Site
from tools.strength.greedy import choose_colour


def test_a_whole_game_against_the_computer(site: Site) -> None:
    """The computer answers every move with the choice of its level, until somebody has won."""
    game = site.sit_down("quick", 51, "person.computer")
    names = site.page.locator(".player-called").all_inner_texts()
    assert sorted(names) == ["Computer", "You"]
    while game.mover is not None:
        expect(site.page.locator(".table-turn")).to_have_text("Your turn")
        site.press_and_go_on(game, choose_colour(game))
        expect_answers(site, game, 0)
    outcome = game.outcome
    assert outcome is not None
    expect(site.result.locator("h2")).to_have_text({0: "You won", 1: "Computer won", None: "A draw"}[outcome.winner])


def test_the_computer_begins_where_it_sits_first(site: Site) -> None:
    """At seat one it makes the first move by itself, and the board is turned to the person's corner."""
    game = site.sit_down("quick", 52, "computer.person")
    expect_answers(site, game, 1)
    own, rival = (site.cell(game.board.starts[player][0]).bounding_box() for player in (1, 0))
    assert own is not None
    assert rival is not None
    assert own["x"] < rival["x"]
    assert own["y"] > rival["y"]


def test_while_the_computer_thinks_nobody_else_can_move(site: Site) -> None:
    """The board takes no press of a cell; what can be chosen ahead stands in `test_ahead.py`."""
    game = site.sit_down("quick", 53, "person.computer")
    colour = choose_colour(game)
    with site.computer_waits():
        site.button(colour).click()
        game.play(colour)
        site.expect_ply(1)
        expect(site.page.locator(".table-turn")).to_have_text("Computer is thinking")
        for preview in game.previews().values():
            for cell in preview.captured[:1]:
                site.cell(cell).click()
        site.expect_ply(1)
    expect_answers(site, game, 0)
    site.press_and_go_on(game, choose_colour(game))
    expect_answers(site, game, 0)


def test_leaving_while_the_computer_thinks_is_no_error(site: Site) -> None:
    """The game waits, the lobby offers the way back, and there the computer moves."""
    game = site.sit_down("quick", 54, "person.computer")
    site.press_and_go_on(game, choose_colour(game))
    site.go_to_lobby()
    site.page.locator(".running-table [data-action=continue]").first.click()
    expect_answers(site, game, 0)


def test_a_new_table_while_the_computer_thinks_is_no_error(site: Site) -> None:
    """The old game's answer never reaches the new table."""
    game = site.sit_down("quick", 55, "person.computer")
    site.press_and_go_on(game, choose_colour(game))
    other = site.sit_down("quick", 56, "person.computer")
    assert shown(site.page)["cells"] == cells(other)
    site.press_and_go_on(other, choose_colour(other))
    expect_answers(site, other, 0)


def test_three_computers_answer_in_turn(site: Site) -> None:
    """In Four a person may sit with three computers; each is named."""
    game = site.sit_down("four", 58, "person.computer.computer.computer")
    assert sorted(site.page.locator(".player-called").all_inner_texts()) == [
        "Computer 2",
        "Computer 3",
        "Computer 4",
        "You",
    ]
    site.press_and_go_on(game, choose_colour(game))
    expect_answers(site, game, 0)


def test_computers_play_among_themselves(site: Site) -> None:
    """A table without persons plays to its end while one watches."""
    game = site.sit_down("quick", 59, "computer.computer")
    while game.mover is not None:
        game.play(answer(game, 59))
    site.page.locator(f'[data-testid=table][data-ply="{game.ply}"]').wait_for(timeout=BOOT)
    assert shown(site.page)["cells"] == cells(game)
    site.result.wait_for()
