"""Nothing but the accessibility tree: a match is played by ear, its scores and result known from words alone."""

import re

from playwright.sync_api import expect

from e2e.listener import Listener
from e2e.matches import CALM_MS, Agreed, fresh_match
from e2e.table import BOOT, Site
from filler_core.match import Match, Phase

SEED = 2126
NAMES = ("Player 1", "Player 2")


def _agree(ear: Listener) -> None:
    """Set a match of two games on Quick up, with a clock, for two persons at this device."""
    page = ear.page
    expect(page.get_by_role("button", name="Quick 8×7")).to_be_visible(timeout=BOOT)
    ear.press("Quick 8×7")
    page.get_by_role("radio", name="At one device").check()
    page.get_by_role("radio", name="Two games").check()
    page.get_by_role("combobox", name="Clock").select_option("5+3")
    page.get_by_role("radio", name="A board by its number").check()
    page.get_by_role("textbox", name="Number of the board").fill(str(SEED))
    ear.press("Start")
    ear.press("Start the clock")


def _play(ear: Listener, match: Match, careless: str = "") -> list[int]:
    """Play a game by ear; give what each player owns by what was heard.

    Players choose the colour that is said to take most, only the careless one that which takes least.
    """
    owned = [1, 1]
    words = ear.wait_for("to move")
    while " won" not in words and "draw" not in words:
        choices = ear.choices()
        best = min if careless and f"{careless} to move" in words else max
        name = best(choices, key=lambda each: choices[each])
        told = ear.choose(name)
        assert told.worth == choices[name], "a button and the announcement disagree"
        owned[NAMES.index(told.name)] += told.worth
        match.play(told.colour, 0)
        words = told.words
    return owned


def test_a_match_of_two_games_by_ear(site: Site) -> None:
    """Buttons, announcements and the score on request tell all; at the end they agree with the engine's own figures."""
    ear = Listener(site.page)
    match = fresh_match(Agreed("quick", SEED))
    _agree(ear)
    games = []
    for number in range(2):
        # Two games of the same choices would be a draw.
        games.append(_play(ear, match, careless=NAMES[1] if number else ""))
        assert match.results[number].counted == tuple(games[number])
        winner = match.results[number].winner
        assert winner is not None, "another board: this game is a draw, whose words differ"
        if match.phase is Phase.BETWEEN:
            ear.wait_for(f"{NAMES[winner]} won\\. The equator is crossed\\.")
            ear.press("Read out the score and the clocks")
            said = ear.wait_for("Game 1 of 2")
            assert f"{NAMES[winner]} 1" in said
            for name, worth in zip(NAMES, games[0], strict=True):
                # The clocks run while the match is played: minutes are all that is certain.
                assert re.search(rf"{name}: {worth} cells, .+ minutes.* on the clock\.", said), said
            ear.page.wait_for_timeout(CALM_MS)
            for player, name in enumerate(NAMES):
                ear.press(f"{name}: ready for the next game")
                match.ready(player, 0)
    result = match.result
    assert result is not None
    assert result.winner is not None, "another board: this match is a draw, whose words differ"
    words = ear.wait_for("won the match")
    assert f"{NAMES[result.winner]} won the match." in words
    cells = [heard.name for heard in ear.hear() if heard.role == "cell" and "·" in heard.name]
    sums = [sum(each) for each in zip(*games, strict=True)]
    assert [int(cell.split("·")[1]) for cell in cells] == [*games[0], *games[1], *sums]
    assert sums == list(result.sums)


def test_neighbours_are_told_where_rows_and_columns_do_not(site: Site) -> None:
    """A hexagon says what lies around it, by direction; when a neighbour is taken, it says whose it is now."""
    game = site.sit_down("hex", 2127)
    width = game.board.topology.width
    (corner,) = game.board.starts[0]
    beside = site.cell(corner - width)
    expect(beside).to_have_attribute("aria-label", re.compile(r"Beside it: (above|right|below)[^;]*; .*Player 1"))
    square = site.sit_down("quick", 2128)
    expect(site.cell(square.board.starts[0][0])).not_to_have_attribute("aria-label", re.compile("Beside it"))
