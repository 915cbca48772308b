"""The page in other engines than Chromium's: it starts, ten moves are played, and it is loaded anew without a server.

They run with `python3 dev.py e2e --browsers all`.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, Protocol

import pytest

from e2e.bidi import find_firefox, firefox
from e2e.builds import id_of
from e2e.webkit import webkit
from filler_core.game import Game
from filler_core.generation import generate
from tools.browser import WEBKIT_PACKAGES, find_webkit
from tools.serve import StaticServer
from tools.strength.greedy import choose_colour

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.skipif(
    os.environ.get("FILLER_BROWSERS") != "all", reason="runs with python3 dev.py e2e --browsers all"
)

MOVES = 10


class AnyPage(Protocol):
    """What a page of every browser of these tests can do."""

    def goto(self, url: str) -> None:
        """Open an address."""

    def reload(self) -> None:
        """Load it anew."""

    def evaluate(self, script: str, argument: Any = None) -> Any:
        """Run a function in the page."""

    def wait_for(self, selector: str) -> None:
        """Wait until an element is shown."""

    def click(self, selector: str) -> None:
        """Press an element."""

    def troubles(self) -> list[str]:
        """Return what the page should not have done."""


@pytest.fixture
def firefox_page() -> Iterator[AnyPage]:
    """Give a tab of a Firefox."""
    if find_firefox() is None:
        pytest.skip("Firefox is missing: apt install firefox-esr")
    with firefox() as running:
        yield running.new_page()


@pytest.fixture
def webkit_page() -> Iterator[AnyPage]:
    """Give the tab of a WebKit."""
    if find_webkit() is None:
        pytest.skip(f"WebKitGTK cannot be driven here: apt install {WEBKIT_PACKAGES}")
    with webkit() as page:
        yield page


@pytest.mark.parametrize("browser_page", ["firefox_page", "webkit_page"])
def test_it_starts_plays_and_works_offline(request: pytest.FixtureRequest, browser_page: str, dist: Path) -> None:
    """After ten moves on hexagons the server dies; loaded anew, the table stands as it stood, and goes on."""
    page: AnyPage = request.getfixturevalue(browser_page)
    server = StaticServer(dist)
    server.start()
    try:
        page.goto(server.url)
        page.wait_for('.chip[data-stand="ready"]')
        page.evaluate("() => { location.hash = '#board=hex.7'; }")
        game = Game.on(generate("hex", 7))
        play(page, game, MOVES)
        assert page.troubles() == []
    finally:
        server.stop()

    page.reload()
    at(page, game)
    assert owners(page) == [-1 if owner is None else owner for owner in game.owners()]
    play(page, game, 2)
    assert id_of(dist) in page.evaluate("() => document.querySelector('script[type=module]').src")


def play(page: AnyPage, game: Game, moves: int) -> None:
    """Play some moves, here and there."""
    at(page, game)
    for _ in range(moves):
        colour = choose_colour(game)
        page.click(f'.colour-button[data-colour="{colour}"]')
        game.play(colour)
        at(page, game)


def at(page: AnyPage, game: Game) -> None:
    """Wait until the table has as many moves as the game."""
    page.wait_for(f'[data-testid=table][data-variant="hex"][data-ply="{game.ply}"]')


def owners(page: AnyPage) -> list[int]:
    """Give the owner of every cell as the board shows it."""
    found: list[int] = page.evaluate(
        """() => [...document.querySelectorAll(".board-frame svg [data-cell][data-owner]")]
          .map(({ dataset: { cell, owner } }) => [Number(cell), Number(owner)])
          .sort(([one], [other]) => one - other)
          .map(([, owner]) => owner)"""
    )
    return found
