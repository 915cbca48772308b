"""The puzzle of the day: made in the page, tried, solved, shared; the same for everyone, and kept on the device."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.conftest import PHONE, OpenSite
from e2e.figures import cells
from e2e.geometry import box
from e2e.puzzles import HOLD_MAKING, PuzzlePage
from e2e.table import BOOT, Site
from tools.places import SITE
from tools.serve import StaticServer

DAY = "2026-11-28"
NEXT_DAY = "2026-11-29"
DAY_LENGTH = 86_400_000
CLIPBOARD = ["clipboard-read", "clipboard-write"]


def open_on(open_site: OpenSite, day: str, fragment: str | None, **options: Any) -> Site:
    """Open the site on a day of our choice, at noon; its time goes on from there."""
    site = open_site(None, **options)
    site.page.clock.install(time=f"{day}T12:00:00Z")
    if fragment is not None:
        site.page.goto(site.url + fragment)
    return site


def test_todays_puzzle_from_the_first_try_to_the_game_that_follows(open_site: OpenSite) -> None:
    """Wrong tries say what they lead to; a reload keeps them; the solution is played; the result can be shared."""
    site = open_on(open_site, DAY, "#puzzle", permissions=CLIPBOARD)
    page, puzzle = site.page, PuzzlePage(site, DAY)
    puzzle.wait()
    assert puzzle.cells() == cells(puzzle.game)
    expect(puzzle.answer).to_contain_text("Your turn")

    first, *others = puzzle.wrong
    site.button(first).click()
    expect(puzzle.answer).to_have_text(f"{puzzle.words(first)} Try another one.")
    site.button(first).click()
    expect(puzzle.answer).to_contain_text("You have tried it before.")
    expect(site.button(first)).to_have_accessible_name(_tried(puzzle, first))
    puzzle.expect_tries([first])
    barred = next(colour for colour in range(6) if colour not in puzzle.puzzle.values)
    page.keyboard.press(f"Digit{barred + 1}")
    puzzle.expect_tries([first])
    assert puzzle.cells() == cells(puzzle.game)

    page.reload()
    puzzle.wait()
    puzzle.expect_tries([first])
    for colour in others:
        page.keyboard.press(f"Digit{colour + 1}")
        expect(puzzle.answer).to_contain_text(puzzle.words(colour))
    page.keyboard.press(f"Digit{puzzle.puzzle.colour + 1}")
    expect(puzzle.answer).to_have_text(puzzle.words(puzzle.puzzle.colour))
    expect(puzzle.main).to_have_attribute("data-done", "solved")
    expect(page.locator(".puzzle-streak")).to_have_text("1 day in a row")

    count = len(puzzle.wrong) + 1
    marks = "✗" * len(puzzle.wrong) + "✓"
    text = puzzle.shared(f"{marks} Solved at try {count}")
    site.action("copy").click()
    expect(page.locator(".puzzle-share")).to_contain_text("The text is in the clipboard.")
    assert page.evaluate("navigator.clipboard.readText()") == text

    length = len(puzzle.puzzle.line)
    page.clock.run_for(1000 * (length + 1))
    game = puzzle.expect_line(length)
    mover = puzzle.game.mover
    assert game.outcome is not None
    assert game.outcome.winner == mover
    expect(page.locator(f'.player-panel[data-player="{mover}"] .player-lead')).to_have_text(
        f"{puzzle.puzzle.margin} ahead"
    )
    page.locator('.puzzle-line [data-position="1"]').click()
    puzzle.expect_line(1)

    site.action("play-out").click()
    moves = len(puzzle.puzzle.moves)
    page.locator(f'[data-testid=table][data-variant=quick][data-ply="{moves}"]').wait_for(timeout=BOOT)
    assert puzzle.cells() == cells(puzzle.game)
    expect(page.locator(f'.player-panel[data-player="{mover}"] .player-name')).to_have_text("You")
    site.button(puzzle.puzzle.colour).click()
    page.clock.run_for(1000)
    site.expect_ply(moves + 2)
    page.go_back()
    puzzle.wait()
    expect(puzzle.main).to_have_attribute("data-done", "solved")


def _tried(puzzle: PuzzlePage, colour: int) -> re.Pattern[str]:
    """Make what stands in the name of a colour's button after it was tried."""
    value = puzzle.puzzle.values[colour]
    return re.compile("tried, " + ("draws at best" if value == 0 else f"loses by {-value}"))


def test_days_in_a_row_and_midnight(open_site: OpenSite) -> None:
    """Each day that is solved makes the row longer; midnight offers the new puzzle and leaves the old one alone."""
    site = open_on(open_site, DAY, "#puzzle")
    page, first, second = site.page, PuzzlePage(site, DAY), PuzzlePage(site, NEXT_DAY)
    first.wait()
    page.clock.fast_forward(DAY_LENGTH)
    notice = page.locator("[data-kind=new-day]")
    expect(notice).to_contain_text("A new day has begun")
    first.wait()
    page.clock.set_system_time(f"{DAY}T23:00:00Z")
    site.button(first.puzzle.colour).click()
    expect(page.locator(".puzzle-result")).to_contain_text("Solved at the first try")
    page.clock.set_system_time(f"{NEXT_DAY}T00:10:00Z")
    site.action("new-puzzle").click()
    second.wait()
    expect(page.locator(".puzzle-streak")).to_have_text("1 day in a row")
    site.button(second.puzzle.colour).click()
    expect(page.locator(".puzzle-streak")).to_have_text("2 days in a row")
    expect(page.locator(f'.puzzle-day[data-day="{NEXT_DAY}"]')).to_have_attribute("data-fate", "solved")
    expect(page.locator(".puzzle-share textarea")).to_have_value(
        second.shared("✓ Solved at the first try · 2 days in a row")
    )

    page.locator('.puzzle-day[data-day="2026-11-27"]').click()
    before = PuzzlePage(site, "2026-11-27")
    before.wait()
    site.action("give-up").click()
    site.action("give-up-no").click()
    expect(before.main).to_have_attribute("data-done", "no")
    site.action("give-up").click()
    site.action("give-up-yes").click()
    expect(before.main).to_have_attribute("data-done", "shown")
    expect(before.answer).to_contain_text(f"wins by {before.puzzle.margin}.")
    expect(page.locator(".puzzle-streak")).to_have_text("2 days in a row")


def test_making_it_can_be_cancelled(open_site: OpenSite) -> None:
    """It says what is going on, stops at once, and can be made after all."""
    site = open_on(open_site, DAY, None)
    site.page.add_init_script(HOLD_MAKING)
    site.page.goto(site.url + "#puzzle")
    puzzle = PuzzlePage(site, DAY)
    puzzle.wait("making")
    expect(puzzle.main).to_contain_text("Everybody gets the same one on the same day.")
    site.action("cancel").click()
    puzzle.wait("stopped")
    site.page.evaluate("window.holdsMaking = false")
    site.action("make").click()
    puzzle.wait()
    assert puzzle.cells() == cells(puzzle.game)


def test_days_that_have_no_puzzle_are_refused(open_site: OpenSite) -> None:
    """A day to come, by this device's clock, and what is no day: said, with the way to today's puzzle."""
    site = open_on(open_site, DAY, f"#puzzle={NEXT_DAY}")
    expect(site.notice).to_have_text(
        "The puzzle of 29 November 2026 does not exist yet: by this device’s clock it is 28 November 2026 (UTC). "
        "If that is wrong, set the clock. Today’s puzzle"
    )
    site.turn_to("#puzzle=2026-02-30")
    expect(site.notice).to_contain_text("This link names no day.")
    site.notice.get_by_role("link").click()
    PuzzlePage(site, DAY).main.and_(site.page.locator(f'[data-date="{DAY}"]')).wait_for(timeout=BOOT)
    expect(site.notice).to_have_count(0)


def test_a_puzzle_can_be_made_when_the_host_is_gone(open_site: OpenSite, dist: Path) -> None:
    """The page has all that it needs: the puzzle of any day is made without it, though no second worker runs yet."""
    with StaticServer(dist, sources=SITE) as server:
        site = open_on(open_site, DAY, "", at=server.url)
        site.page.locator(".start-button").wait_for(timeout=BOOT)
        site.sit_down("quick", 1)
    site.watch.allow("Failed to load resource", "Failed to load module script", "Failed to fetch")
    site.turn_to(f"#puzzle={DAY}")
    puzzle = PuzzlePage(site, DAY)
    puzzle.wait()
    assert puzzle.cells() == cells(puzzle.game)
    site.button(puzzle.puzzle.colour).click()
    expect(puzzle.main).to_have_attribute("data-done", "solved")


@pytest.mark.slow
def test_on_a_phone_everything_is_within_reach(open_site: OpenSite) -> None:
    """The task, the board and the colours fit on it; a tap is a try; the board is seen while the solution is played."""
    site = open_on(open_site, DAY, f"#puzzle={DAY}", viewport=PHONE, has_touch=True, is_mobile=True)
    page, puzzle = site.page, PuzzlePage(site, DAY)
    puzzle.wait()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for selector in (".puzzle-task", ".board-frame", ".colour-bar"):
        place = box(page, selector)
        assert place["y"] >= 0
        assert place["y"] + place["height"] <= PHONE["height"]
    site.button(puzzle.wrong[0]).tap()
    expect(puzzle.answer).to_contain_text(puzzle.words(puzzle.wrong[0]))
    before = box(page, ".board-frame")
    site.action("give-up").scroll_into_view_if_needed()
    site.button(puzzle.puzzle.colour).tap()
    expect(puzzle.main).to_have_attribute("data-done", "solved")
    after = box(page, ".board-frame")
    assert after["height"] == before["height"]
    assert after["y"] >= 0
    assert after["y"] + after["height"] <= PHONE["height"]


@pytest.mark.slow
def test_the_solution_in_one_tab_is_known_in_the_other(open_site: OpenSite) -> None:
    """What was tried in both tabs counts; the one that is looked at later knows that it is solved."""
    site = open_on(open_site, DAY, "#puzzle")
    one = PuzzlePage(site, DAY)
    one.wait()
    other = site.page.context.new_page()
    other.goto(site.url + "#puzzle")
    other.locator("[data-testid=puzzle][data-state=open]").wait_for(timeout=BOOT)
    first, second = one.wrong[:2]
    site.button(first).click()
    one.expect_tries([first])
    other.locator(f'.colour-button[data-colour="{second}"]').click()
    expect(other.get_by_test_id("puzzle")).to_have_attribute("data-tries", f"{first} {second}")
    site.button(one.puzzle.colour).click()
    one.expect_tries([first, second, one.puzzle.colour])
    other.evaluate('document.dispatchEvent(new Event("visibilitychange"))')
    expect(other.get_by_test_id("puzzle")).to_have_attribute("data-done", "solved")


@pytest.mark.slow
def test_a_damaged_entry_is_made_anew(open_site: OpenSite) -> None:
    """What cannot be read is made once more; what was tried stays."""
    site = open_on(open_site, DAY, "#puzzle")
    puzzle = PuzzlePage(site, DAY)
    puzzle.wait()
    site.button(puzzle.wrong[0]).click()
    puzzle.expect_tries([puzzle.wrong[0]])
    site.page.evaluate(
        """async (date) => {
          const parts = document.querySelector('script[type="module"]').src;
          const { openStore } = await import(new URL("storage/store.js", parts));
          const store = await openStore();
          const entry = await store.puzzle(date);
          await store.keepPuzzle({ ...entry, data: { ...entry.data, text: entry.data.text.slice(0, 40) } });
        }""",
        DAY,
    )
    site.page.reload()
    puzzle.wait()
    puzzle.expect_tries([puzzle.wrong[0]])
    site.button(puzzle.puzzle.colour).click()
    expect(puzzle.main).to_have_attribute("data-done", "solved")
