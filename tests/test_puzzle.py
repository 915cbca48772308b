"""The puzzle of the day: the same for everyone, with exactly one winning colour."""

import pytest

from filler_core.bots.puzzle import FEWEST_FREE, MOST_FREE, VERSION, make_puzzle
from filler_core.bots.search import Search
from filler_core.errors import InvalidError

GOLDEN = {
    "2026-11-30": (12899865199497439458, (2, 0, 1, 5, 2, 1, 5, 3, 2, 5, 1, 0), 4, 2, 0),
    "2027-02-28": (12107431369719960128, (0, 5, 4, 2, 1, 5, 0, 3, 1, 2, 3, 5, 4, 3, 2), 4, 3, 0),
}
"""Seed, moves, solution, margin and the best other colour's margin, for version 1 of the generator."""


@pytest.mark.parametrize("date", ["2026-12-02", "2026-12-07"])
def test_exactly_one_colour_wins(date: str) -> None:
    """A fresh search, colour by colour, proves what the puzzle says."""
    puzzle = make_puzzle(date)
    position = puzzle.record.play_out().game.position
    assert FEWEST_FREE <= position.free.bit_count() <= MOST_FREE
    values = {}
    for colour in position.legal_colours():
        found = Search(position.compiled).value_of(position, colour)
        assert found.exact
        values[colour] = found.value
    assert [colour for colour, value in values.items() if value > 0] == [puzzle.colour]
    assert values == puzzle.values
    assert values[puzzle.colour] == puzzle.margin


@pytest.mark.parametrize("date", ["2026-12-02", "2026-12-08", "2026-12-13"])
def test_best_play_goes_to_the_end(date: str) -> None:
    """The margin there is what was promised; the first searches of two of these days forget the ends of their lines."""
    puzzle = make_puzzle(date)
    game = puzzle.record.play_out().game
    mover = game.mover
    assert puzzle.line[0] == puzzle.colour
    for colour in puzzle.line:
        game.play(colour)
    assert game.outcome is not None
    assert game.outcome.winner == mover
    first, second = game.outcome.ranking
    assert first.worth - second.worth == puzzle.margin


@pytest.mark.parametrize("date", GOLDEN)
def test_a_day_gives_the_same_puzzle_for_ever(date: str) -> None:
    """Whoever changes these counts the version of the generator up."""
    assert VERSION == 1
    puzzle = make_puzzle(date)
    assert (puzzle.seed, puzzle.moves, puzzle.colour, puzzle.margin, puzzle.second) == GOLDEN[date]


@pytest.mark.parametrize(
    "date", ["", "today", "2026-1-1", "2026-11-30 ", "２026-11-30", "20261130", "2026-02-29", "2026-13-01"]
)
def test_what_is_no_date_is_refused(date: str) -> None:
    """With the code that the page words."""
    with pytest.raises(InvalidError) as error:
        make_puzzle(date)
    assert error.value.code == "invalid-date"
