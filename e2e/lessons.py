"""The live boards of the rules book, as a reader uses them."""

import json
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tools.places import SITE

PLANS: dict[str, Any] = json.loads((SITE / "i18n" / "lessons.json").read_text("utf-8"))
TOUR = "tour"
TOPICS = tuple(sorted({file.stem for file in (SITE / "i18n" / "en" / "rules").iterdir()} - {TOUR}))


def lesson(page: Page, name: str) -> Locator:
    """Find a live board by its name."""
    return page.locator(f'.lesson[data-lesson="{name}"]')


def readers_moves(name: str) -> list[int]:
    """Give the colours that the reader is asked to choose, in order."""
    plan = PLANS[name]
    players = next(line for line in plan["board"] if line.startswith("starts ")).count("/") + 1
    line: list[int] = plan["line"]
    return line[::players]


def solve(page: Page, name: str) -> None:
    """Make the moves that are explained, and wait until all that follows has happened."""
    board = lesson(page, name)
    for number, colour in enumerate(readers_moves(name), 1):
        board.locator(f'.colour-button[data-colour="{colour}"]').click()
        expect(board.locator(".lesson-answer")).to_have_count(number)
        board.and_(page.locator('[data-state="asking"], [data-state="done"]')).wait_for()
    board.and_(page.locator('[data-state="done"]')).wait_for()
