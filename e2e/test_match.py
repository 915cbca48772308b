"""A match of two games: swapped corners, points and sums, giving up, what comes after it."""

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import PHONE
from e2e.figures import expected, shown
from e2e.games import seed_where
from e2e.matches import READ_CELLS, Agreed, PlayedMatch, fresh_match
from e2e.table import BOOT, Site
from filler_core.game import Game
from filler_core.generation import generate
from filler_core.match import Match, Phase
from tools.strength.greedy import choose_colour

OPENING = 4
"""So many moves are played in game 1 before it is given up."""


def imagine(variant: str, seed: int) -> Match:
    """Play out here: the first player gives game 1 up after the opening, and game 2 is played to its end."""
    match = fresh_match(Agreed(variant, seed))
    for _ in range(OPENING):
        match.play(choose_colour(match.game), 0)
    match.resign_game(0, 0)
    for player in (0, 1):
        match.ready(player, 0)
    while match.phase is Phase.PLAYING:
        match.play(choose_colour(match.game), 0)
    return match


def scored(variant: str, score: float) -> int:
    """Find a board on which player 1 gets this score against player 0 in the imagined match."""

    def fits(seed: int) -> bool:
        result = imagine(variant, seed).result
        return result is not None and result.scores[1][0] == score

    return seed_where(fits)


@pytest.mark.parametrize(
    ("variant", "score"),
    [
        ("quick", 0.6),
        pytest.param("quick", 1.0, marks=pytest.mark.slow),
        pytest.param("classic", 0.6, marks=pytest.mark.slow),
        pytest.param("hex", 1.0, marks=pytest.mark.slow),
    ],
)
def test_a_match_of_two_games(site: Site, variant: str, score: float) -> None:
    """Game 1 is given up, game 2 played out: cells, points, sums, the winner and why are always the engine's."""
    played = PlayedMatch.agree(site, Agreed(variant, scored(variant, score), clock="3+2"))
    expect(site.page.locator(".veil-title")).to_have_text("Player 1 begins")
    played.begin()
    played.check()
    for _ in range(OPENING):
        played.play()
        played.check()
    played.resign("game", 0)
    played.check()
    played.ready(0)
    expect(played.ready_button(0)).to_have_text("Player 1 is ready")
    played.ready(1)
    played.check()
    # Exactly the same board, from the other corners, begun by the other player.
    assert played.mover == 1
    expect(site.page.locator(".swapped")).to_have_text("Corners are swapped: Player 2 begins.")
    board = played.match.game.board
    assert [cell for cell in site.page.evaluate(READ_CELLS) if cell[1] == 0] == [
        [start, 0, board.colours[start]] for start in board.starts[1]
    ]
    played.play_game(played.check)
    result = played.match.result
    assert result is not None
    assert result.scores[1][0] == score
    played.check()
    assert ("0.6 to 0.4" in site.page.locator(".result-reason").inner_text()) == (score == 0.6)


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["four", pytest.param("pairs", marks=pytest.mark.slow)])
def test_a_match_of_four_players(site: Site, variant: str) -> None:
    """First and last change places, and the two between them; points and sums of both games are the engine's."""
    played = PlayedMatch.agree(site, Agreed(variant, 4010))
    played.play_game()
    played.check()
    played.everybody_ready()
    played.check()
    assert [played.match.place_of(player) for player in range(4)] == [3, 2, 1, 0]
    played.play_game()
    played.check()


def test_resigning_the_match_ends_it(site: Site) -> None:
    """Another button than that of the game: it asks, and yes is a full loss, whatever the points."""
    played = PlayedMatch.agree(site, Agreed("quick", 4020))
    played.play_moves(2)
    played.resign("game", 1)
    site.action("resign-match").click()
    expect(site.dialog).to_contain_text("gives up the whole match and loses it.")
    site.page.keyboard.press("Enter")
    site.dialog.wait_for(state="detached")
    expect(site.table).to_have_attribute("data-state", "between")
    played.resign("match", 0)
    result = played.match.result
    assert result is not None
    assert result.scores[1][0] == 1
    played.check()


def boxes(page: Page) -> list[dict[str, float]]:
    """Give the places of both buttons on the page."""
    found: list[dict[str, float]] = page.locator(".resign-button").evaluate_all(
        """(buttons) => buttons.map((button) => {
          const { x, y, width, height } = button.getBoundingClientRect();
          return { x: x + scrollX, y: y + scrollY, width, height };
        })"""
    )
    return found


@pytest.mark.parametrize(
    "size",
    [(1280, 800), (PHONE["width"], PHONE["height"]), pytest.param((640, 360), marks=pytest.mark.slow)],
    ids=str,
)
def test_the_buttons_to_resign_never_move(site: Site, size: tuple[int, int]) -> None:
    """From the start to the last move of the match both stay where they are, whatever comes and goes around them."""
    site.page.set_viewport_size({"width": size[0], "height": size[1]})
    played = PlayedMatch.agree(site, Agreed("quick", 4030 + size[0], clock="3+2"))
    place = boxes(site.page)
    assert len(place) == 2
    played.begin()
    assert boxes(site.page) == place
    site.action("pause").click()
    site.action("go-on").wait_for()
    assert boxes(site.page) == place
    site.action("go-on").click()
    site.action("go-on").wait_for(state="detached")

    def stay() -> None:
        if played.match.phase is not Phase.OVER:
            assert boxes(site.page) == place

    for _ in range(3):
        site.look_at(choose_colour(played.match.game))
        stay()
        played.play()
        stay()
    played.resign("game", played.mover)
    stay()
    played.ready(1)
    stay()
    played.ready(0)
    stay()
    played.play_game(stay)


@pytest.mark.parametrize("board", ["again", "new-board"])
def test_a_rematch_has_the_same_terms(site: Site, board: str) -> None:
    """On the same board or a new one: two games, the same clock, and the table is another one."""
    played = PlayedMatch.agree(site, Agreed("quick", 4040, clock="5+3"))
    played.begin()
    played.resign("match", 0)
    first = played.table_id
    site.action(board).click()
    site.page.locator('[data-testid=table][data-state="set-up"]').wait_for()
    expect(site.page).not_to_have_url(re.compile(first))
    seed = int(site.page.locator(".topbar-note").inner_text().removeprefix("Board "))
    assert (seed == 4040) == (board == "again")
    expect(site.page.locator(".veil")).to_contain_text("5 min + 3 s a move")
    rematch = PlayedMatch(site, Agreed("quick", seed, clock="5+3"))
    rematch.begin()
    rematch.check()
    rematch.play()
    rematch.check()


def test_a_finished_match_is_found_in_the_history(site: Site) -> None:
    """It stands there with its winner, no longer among the running ones, and its old address leads to its replay."""
    played = PlayedMatch.agree(site, Agreed("quick", 4050))
    played.play_moves(2)
    played.resign("match", 1)
    site.turn_to("#history")
    match = site.page.locator(f'.history-match[data-match="{played.table_id}"]')
    match.wait_for()
    expect(match.locator(".history-verdict")).to_have_text("Player 1 won by resignation", timeout=BOOT)
    site.go_to_lobby()
    expect(site.page.locator(f'.running-table[data-table="{played.table_id}"]')).to_have_count(0)
    site.visit(f"#table={played.table_id}")
    replay = site.page.get_by_test_id("replay")
    expect(replay).to_have_attribute("data-state", "open", timeout=BOOT)
    expect(replay).to_have_attribute("data-count", str(1 + 2 + 1))


def test_replay_equals_play(site: Site) -> None:
    """Frame by frame the replay shows the cells that were shown while the match was played."""
    played = PlayedMatch.agree(site, Agreed("quick", scored("quick", 0.6), clock="3+2"))
    played.keep_frames()
    played.begin()
    played.play_moves(OPENING)
    played.resign("game", 0)
    played.everybody_ready()
    played.play_game()
    site.action("replay").click()
    page = site.page
    replay = page.get_by_test_id("replay")
    expect(replay).to_have_attribute("data-count", str(len(played.frames)))
    for position, cells in enumerate(played.frames):
        expect(replay).to_have_attribute("data-position", str(position))
        assert page.evaluate(READ_CELLS) == cells, position
        page.keyboard.press("ArrowRight")


def test_one_game_is_a_match_without_a_score(site: Site) -> None:
    """Where one game was agreed, nothing speaks of games, and there is one button to resign."""
    PlayedMatch.agree(site, Agreed("quick", 4060, games=1))
    expect(site.page.locator(".table-score")).to_have_count(0)
    expect(site.page.locator(".resign-button")).to_have_count(1)
    assert shown(site.page) == expected(Game.on(generate("quick", 4060)))
