"""The computer players of a table, thought out here: the same engine, the same seed, so the same moves."""

import re

from playwright.sync_api import expect

from e2e.figures import cells, shown
from e2e.table import BOOT, Site
from filler_core.bots.levels import Mind, find_level
from filler_core.game import Game
from filler_core.seeds import SeededStream

MEDIUM = "medium"
"""How computers play where nobody has said it."""


def seed_of(site: Site) -> int:
    """Give the number of the board that is shown, or is about to be."""
    note = site.table.locator(".topbar-note")
    expect(note).to_have_text(re.compile(r"Board \d+"), timeout=BOOT)
    return int(note.inner_text().removeprefix("Board "))


def answer(game: Game, seed: int, level: str = MEDIUM) -> int:
    """Give the colour that a computer of this level chooses in the first game on the board with this seed.

    Levels that look as far as time allows may choose otherwise in a browser.
    """
    chance = SeededStream(f"level {level} 0 {game.ply} {seed}", seed)
    return Mind(game.position.compiled).choose(game.position, find_level(level), chance).colour


def expect_answers(site: Site, game: Game, person: int, level: str = MEDIUM) -> None:
    """Play the computers' moves out here and wait until the page has made them, too."""
    seed = seed_of(site)
    while game.mover not in {None, person}:
        game.play(answer(game, seed, level))
    site.page.locator(f'[data-testid=table][data-ply="{game.ply}"]').wait_for(timeout=BOOT)
    assert shown(site.page)["cells"] == cells(game)


def follow(site: Site, game: Game) -> None:
    """Wait for one move of a computer, whatever it is, and play it out here: it must be allowed."""
    mover = game.mover
    assert mover is not None
    site.page.locator(f'[data-testid=table][data-ply="{game.ply + 1}"]').wait_for(timeout=BOOT)
    mark = site.page.locator(f'.player-panel[data-player="{mover}"] .player-mark')
    game.play(int(str(mark.get_attribute("data-colour"))))
    assert shown(site.page)["cells"] == cells(game)
