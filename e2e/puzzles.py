"""The puzzle of the day as its solvers use it, beside the engine out here, which knows every solution."""

import calendar
import datetime as dt
from functools import cache

from playwright.sync_api import Locator, expect

from e2e.figures import COLOURS, cells
from e2e.table import BOOT, Site
from filler_core.bots.puzzle import Puzzle, make_puzzle
from filler_core.game import Game

MAKING = 2 * BOOT
"""Milliseconds that a second start of Python and the making may take on a busy machine."""

HOLD_MAKING = """
  window.holdsMaking = true;
  const { postMessage: tellWorker } = Worker.prototype;
  Worker.prototype.postMessage = function (...parameters) {
    const asked = JSON.stringify(parameters).includes('"puzzle"');
    return window.holdsMaking && asked ? undefined : tellWorker.apply(this, parameters);
  };
"""
"""An init script: no worker hears that it is to make a puzzle, until `holdsMaking` is false."""


@cache
def known(date: str) -> Puzzle:
    """Make the puzzle of a day out here."""
    return make_puzzle(date)


class PuzzlePage:
    """The page of one day's puzzle, beside the puzzle as it must be."""

    def __init__(self, site: Site, date: str) -> None:
        """Look at a page that shows, or will show, the puzzle of `date`."""
        self.site = site
        self.page = site.page
        self.date = date
        self.puzzle = known(date)

    @property
    def main(self) -> Locator:
        """The page."""
        return self.page.get_by_test_id("puzzle")

    @property
    def answer(self) -> Locator:
        """What is said about the last try."""
        return self.page.get_by_test_id("answer")

    @property
    def game(self) -> Game:
        """The position, in the engine out here."""
        return self.puzzle.record.play_out().game

    @property
    def wrong(self) -> list[int]:
        """All colours that can be tried and do not win."""
        return [colour for colour in self.puzzle.values if colour != self.puzzle.colour]

    def wait(self, state: str = "open") -> None:
        """Wait until the page shows this day's puzzle in this state."""
        self.page.locator(f'[data-testid=puzzle][data-date="{self.date}"][data-state="{state}"]').wait_for(
            timeout=MAKING
        )

    def words(self, colour: int) -> str:
        """Word what a colour leads to."""
        value = self.puzzle.values[colour]
        name = COLOURS[colour]
        if value > 0:
            return f"Yes: colour {name} wins by {value}."
        return f"Colour {name} draws at best." if value == 0 else f"Colour {name} loses by {-value}."

    def expect_tries(self, tries: list[int]) -> None:
        """Wait until exactly these were tried."""
        expect(self.main).to_have_attribute("data-tries", " ".join(map(str, tries)))

    def expect_line(self, moves: int) -> Game:
        """Wait until so many moves of best play are shown, compare the whole board, and give the game as it is then."""
        self.page.locator(f'.puzzle-line[data-position="{moves}"]').wait_for()
        game = self.game
        for colour in self.puzzle.line[:moves]:
            game.play(colour)
        assert self.cells() == cells(game)
        return game

    def cells(self) -> list[list[int]]:
        """Read the board: cell, owner and colour."""
        found: list[list[int]] = self.page.evaluate("""() => [...document.querySelectorAll(".board-frame [data-cell]")]
          .map(({ dataset }) => [Number(dataset.cell), Number(dataset.owner), Number(dataset.colour)])
          .sort((a, b) => a[0] - b[0])""")
        return found

    def shared(self, words: str) -> str:
        """Give the text that is to be shared, with `words` in its middle."""
        return f"Filler puzzle, {self.long_date}\n{words}\n{self.site.url}#puzzle={self.date}"

    @property
    def long_date(self) -> str:
        """The day as it is written in the text."""
        day = dt.date.fromisoformat(self.date)
        return f"{day.day} {calendar.month_name[day.month]} {day.year}"
