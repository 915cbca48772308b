"""Against the computer: a choice made ahead, moves taken back."""

import pytest
from playwright.sync_api import expect

from e2e.computers import answer, expect_answers, seed_of
from e2e.figures import COLOURS, cells, shown
from e2e.table import Site
from filler_core.game import Game
from tools.strength.greedy import choose_colour


def move_and_answer(site: Site, game: Game) -> None:
    """Play a move of the person and wait for the computer's."""
    site.press_and_go_on(game, choose_colour(game))
    expect_answers(site, game, 0)


def after_answer(site: Site, game: Game, colour: int) -> Game:
    """Give the game as it will stand when the person has chosen a colour and the computer has answered."""
    imagined = Game.on(game.board)
    for move in game.moves:
        imagined.play(move.colour)
    imagined.play(colour)
    imagined.play(answer(imagined, seed_of(site)))
    return imagined


def choose_and_wait(site: Site, game: Game, colour: int) -> None:
    """Choose a colour and wait until it is the turn of the computer, which is being held."""
    site.button(colour).click()
    game.play(colour)
    site.expect_ply(game.ply)


def test_a_choice_ahead_is_played_when_the_turn_comes(site: Site) -> None:
    """It shows while the computer thinks, and is the next move after the computer's."""
    game = site.sit_down("quick", 5000, "person.computer")
    colour = choose_colour(game)
    ahead = after_answer(site, game, colour).legal_colours()[-1]
    with site.computer_waits():
        choose_and_wait(site, game, colour)
        site.button(ahead).click()
        expect(site.button(ahead)).to_have_attribute("aria-pressed", "true")
        site.look_away()
        expect(site.page.locator(".hint.is-ahead")).to_have_text(
            f"Next: colour {COLOURS[ahead]}. Press it again to withdraw."
        )
        site.expect_ply(1)
    game.play(answer(game, seed_of(site)))
    game.play(ahead)
    expect_answers(site, game, 0)


def test_a_choice_ahead_can_be_changed(site: Site) -> None:
    """One choice at a time: the last one counts."""
    game = site.sit_down("quick", 5001, "person.computer")
    colour = choose_colour(game)
    first, second = after_answer(site, game, colour).legal_colours()[:2]
    with site.computer_waits():
        choose_and_wait(site, game, colour)
        site.page.keyboard.press(f"Digit{first + 1}")
        site.page.keyboard.press(f"Digit{second + 1}")
        expect(site.page.locator(".colour-button.is-ahead")).to_have_count(1)
        expect(site.button(second)).to_have_attribute("aria-pressed", "true")
    game.play(answer(game, seed_of(site)))
    game.play(second)
    expect_answers(site, game, 0)


@pytest.mark.parametrize("way", ["once more", "Escape"])
def test_a_choice_ahead_can_be_withdrawn(site: Site, way: str) -> None:
    """Pressed once more, or by Escape: after the computer's move it is the person's turn as ever."""
    game = site.sit_down("quick", 5002, "person.computer")
    colour = choose_colour(game)
    ahead = after_answer(site, game, colour).legal_colours()[0]
    with site.computer_waits():
        choose_and_wait(site, game, colour)
        site.button(ahead).click()
        expect(site.button(ahead)).to_have_attribute("aria-pressed", "true")
        if way == "Escape":
            site.page.keyboard.press("Escape")
        else:
            site.button(ahead).click()
        expect(site.page.locator(".colour-button.is-ahead")).to_have_count(0)
    game.play(answer(game, seed_of(site)))
    expect(site.page.locator(".table-turn")).to_have_text("Your turn")
    assert shown(site.page)["cells"] == cells(game)
    move_and_answer(site, game)


def test_a_choice_ahead_that_is_barred_falls(site: Site) -> None:
    """The computer takes the colour that was chosen ahead: the page says so and plays nothing else instead."""
    game = site.sit_down("quick", 5003, "person.computer")
    colour = choose_colour(game)
    barred = after_answer(site, game, colour).colours[1]
    with site.computer_waits():
        choose_and_wait(site, game, colour)
        site.button(barred).click()
        expect(site.button(barred)).to_have_attribute("aria-pressed", "true")
    game.play(answer(game, seed_of(site)))
    expect(site.page.locator("[data-kind=dropped]")).to_contain_text(
        f"Colour {COLOURS[barred]}, which you chose ahead, is barred now."
    )
    site.expect_ply(2)
    assert shown(site.page)["cells"] == cells(game)
    move_and_answer(site, game)


def test_a_move_taken_back_takes_the_answer_with_it(site: Site) -> None:
    """Each time the person's last move and what the computer answered; at the start there is nothing to take back."""
    game = site.sit_down("quick", 5004, "person.computer")
    take_back = site.action("take-back")
    expect(take_back).to_have_attribute("aria-disabled", "true")
    positions = [cells(game)]
    for _ in range(3):
        move_and_answer(site, game)
        positions.append(cells(game))
    for moves in (2, 1, 0):
        take_back.click()
        site.expect_ply(2 * moves)
        assert shown(site.page)["cells"] == positions[moves]
    expect(take_back).to_have_attribute("aria-disabled", "true")
    again = Game.on(game.board)
    again_colour = again.legal_colours()[-1]
    site.press_and_go_on(again, again_colour)
    expect_answers(site, again, 0)


def test_the_move_that_ended_a_game_of_two_persons_stays(site: Site) -> None:
    """Between persons a move can be taken back one by one, until the match is over."""
    game = site.sit_down("quick", 5005)
    first = cells(game)
    site.press(game, choose_colour(game))
    site.press(game, choose_colour(game))
    site.action("take-back").click()
    site.expect_ply(1)
    site.action("take-back").click()
    site.expect_ply(0)
    assert shown(site.page)["cells"] == first
    game = Game.on(game.board)
    while game.mover is not None:
        site.press(game, choose_colour(game))
    site.result.wait_for()
    expect(site.action("take-back")).to_have_count(0)


def test_with_a_clock_nothing_is_taken_back(site: Site) -> None:
    """Time does not come back: where the clock runs, there is a pause instead."""
    site.page.locator('.variant-card[data-variant="quick"]').click()
    site.page.locator('select[name="clock"]').select_option("3+2")
    site.page.locator(".start-button").click()
    site.action("begin").click()
    expect(site.action("pause")).to_have_attribute("aria-disabled", "false")
    expect(site.action("take-back")).to_have_count(0)
