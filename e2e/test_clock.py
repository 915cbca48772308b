"""The clocks at the table: increments, warnings, flags, pauses, the grace between games; nothing falsifies them.

Playwright's clock stands in for the device's: `fast_forward` is what a machine does that was asleep, with its timers
firing late, and the system time can be set without any time passing.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import OpenSite
from e2e.matches import Agreed, PlayedMatch
from e2e.table import BOOT, Site

MINUTE, SECOND = 60_000, 1000
TICK = SECOND
"""What a clock face shows may be as old as this."""

MIDDAY = datetime(2026, 11, 30, 12, tzinfo=UTC)

ALARM = [659, 880]
"""The two notes of the warning, in hertz; no other sound has them one after the other."""

COUNT_WARNINGS = """() => {
  window.warnings = 0;
  const status = document.querySelector('[data-testid=table] > [role=status]');
  let before = "";
  new MutationObserver(() => {
    const text = status.textContent.trim();
    if (text !== before && text.includes("time is short")) window.warnings += 1;
    before = text;
  }).observe(status, { characterData: true, childList: true, subtree: true });
}"""


@dataclass
class Span:
    """How long something took, in milliseconds of the page: at least and at most."""

    least: float = 0
    most: float = 0


def now(page: Page) -> float:
    """Give the page's monotonic time."""
    return float(page.evaluate("performance.now()"))


@contextmanager
def timed_turn(page: Page, begin: PlayedMatch | None, forward: int) -> Iterator[Span]:
    """Measure a turn that begins now, after which the machine sleeps for so long, until the block has ended it."""
    span = Span()
    before = now(page)
    if begin:
        begin.begin()
    shown = now(page)
    page.clock.fast_forward(forward)
    ends = now(page)
    yield span
    span.least, span.most = ends - shown, now(page) - before


def left(page: Page, player: int) -> int:
    """Read what a player's clock shows, in milliseconds."""
    return int(str(page.locator(f".clock[data-player='{player}']").get_attribute("data-left")))


def clock(site: Site, player: int) -> str:
    """Read the digits of a player's clock."""
    return site.page.locator(f".clock[data-player='{player}'] .clock-digits").inner_text()


@pytest.mark.parametrize(("control", "reserve", "increment"), [("3+2", 3 * MINUTE, 2000), ("10+5", 10 * MINUTE, 5000)])
def test_thinking_costs_time_and_a_move_gains_the_increment(
    timed_site: Site, control: str, reserve: int, increment: int
) -> None:
    """Whoever is to move pays for the turn and gets the increment with the move; the others' clock stands."""
    page = timed_site.page
    played = PlayedMatch.agree(timed_site, Agreed("quick", 6000, clock=control))
    assert [left(page, player) for player in (0, 1)] == [reserve, reserve]
    with timed_turn(page, played, 10 * SECOND) as turn:
        played.play()
    assert reserve - turn.most + increment <= left(page, 0) <= reserve - turn.least + increment
    still = left(page, 0)
    page.clock.fast_forward(7 * SECOND)
    expect(page.locator(".clock[data-player='1']")).to_have_class(re.compile("is-running"))
    page.wait_for_function(
        "(most) => Number(document.querySelector('.clock[data-player=\"1\"]').dataset.left) <= most",
        arg=reserve - 7 * SECOND + TICK,
    )
    assert left(page, 0) == still


def test_a_short_time_shows_tenths_and_warns_once(timed_site: Site) -> None:
    """Below ten seconds of a minute the clock shows tenths; text and two notes warn, and not again in the next turn."""
    page = timed_site.page
    played = PlayedMatch.agree(timed_site, Agreed("quick", 6010, clock="1+1"))
    assert re.fullmatch(r"1:00", clock(timed_site, 0))
    played.begin()
    page.evaluate(COUNT_WARNINGS)
    played.play()
    played.play()
    page.clock.fast_forward(54 * SECOND)
    expect(page.locator("[data-testid=table] > [role=status]")).to_have_text("Player 1, your time is short.")
    expect(page.locator(".clock[data-player='0']")).to_have_class(re.compile("is-low"))
    assert re.fullmatch(r"0:0\d\.\d", clock(timed_site, 0))
    assert page.evaluate("window.notesPlayed.slice(-2)") == ALARM
    for _ in range(2):
        played.play()
    expect(page.locator("[data-testid=table] > [role=status]")).to_have_text(
        re.compile(r"^Player 2 chose colour .+ Player 1 to move")
    )
    page.clock.run_for(SECOND)
    assert page.evaluate("window.warnings") == 1
    notes = page.evaluate("window.notesPlayed")
    assert [notes[at : at + 2] for at in range(len(notes))].count(ALARM) == 1


def test_who_runs_out_of_time_loses_the_match(timed_site: Site) -> None:
    """In the first of two games, although more cells are owned: the flag ends the match, and the replay knows it."""
    page = timed_site.page
    played = PlayedMatch.agree(timed_site, Agreed("quick", 6020, clock="1+1"))
    played.begin()
    played.play()
    page.clock.fast_forward(61 * SECOND)
    expect(page.locator(".result h2")).to_have_text("Player 1 won the match")
    expect(page.locator(".result-reason")).to_have_text("Player 2 ran out of time.")
    assert left(page, 1) == 0
    timed_site.action("replay").click()
    replay = page.get_by_test_id("replay")
    expect(replay).to_have_attribute("data-count", "3")
    page.keyboard.press("End")
    page.locator('.step[data-kind="flag"][aria-current="step"]').wait_for()


def test_a_flag_ends_it_for_one_of_four(timed_site: Site) -> None:
    """The others play on, and the colour of who is out is free."""
    page = timed_site.page
    played = PlayedMatch.agree(timed_site, Agreed("four", 6030, games=1, clock="1+1"))
    played.begin()
    page.clock.fast_forward(61 * SECOND)
    expect(page.locator('.player-panel[data-player="0"] .player-turn')).to_have_text("out of time")
    expect(page.locator(".table-turn")).to_have_text("Player 2 to move")
    expect(timed_site.button(played.match.game.colours[0])).not_to_have_class(re.compile("is-barred"))


def test_a_pause_costs_nothing(timed_site: Site) -> None:
    """While it lasts no clock moves and the board is covered; afterwards the clock runs on from where it stood."""
    page = timed_site.page
    played = PlayedMatch.agree(timed_site, Agreed("quick", 6040, clock="3+2"))
    played.begin()
    played.play()
    timed_site.action("pause").click()
    timed_site.action("go-on").wait_for()
    stood = left(page, 1)
    page.clock.fast_forward(20 * MINUTE)
    assert [left(page, 1), left(page, 0)] == [stood, left(page, 0)]
    expect(page.locator(".veil-title")).to_have_text("Paused")
    timed_site.action("go-on").click()
    timed_site.action("go-on").wait_for(state="detached")
    assert stood - 10 * SECOND < left(page, 1) <= stood
    played.play()


def test_after_a_minute_who_is_not_ready_pays(timed_site: Site) -> None:
    """Between the games no clock runs for sixty seconds; then only those of who is not ready, down to the flag."""
    page = timed_site.page
    played = PlayedMatch.agree(timed_site, Agreed("quick", 6050, clock="1+1"))
    played.begin()
    played.resign("game", 0)
    grace = page.locator(".grace")
    expect(grace).to_have_text(re.compile(r"^The clocks of those who are not ready run in (60|5\d) seconds\.$"))
    stood = [left(page, player) for player in (0, 1)]
    played.ready(0)
    page.clock.fast_forward(40 * SECOND)
    expect(grace).to_have_text(re.compile(r"run in (20|1\d) seconds\.$"))
    assert [left(page, player) for player in (0, 1)] == stood
    page.clock.fast_forward(30 * SECOND)
    expect(grace).to_have_text("The clocks of those who are not ready run.")
    expect(page.locator(".clock[data-player='1']")).to_have_class(re.compile("is-running"))
    expect(page.locator(".clock[data-player='0']")).not_to_have_class(re.compile("is-running"))
    page.clock.fast_forward(60 * SECOND)
    expect(page.locator(".result h2")).to_have_text("Player 1 won the match")
    expect(page.locator(".result-reason")).to_have_text("Player 2 ran out of time.")
    assert left(page, 0) == stood[0]


@pytest.mark.parametrize("hours", [-30, 5])
def test_a_changed_system_time_costs_and_gains_nothing(timed_site: Site, hours: int) -> None:
    """Somebody sets the device's clock while a game is played: the clocks of the game go on as if nothing were."""
    page = timed_site.page
    page.clock.set_system_time(MIDDAY)
    played = PlayedMatch.agree(timed_site, Agreed("quick", 6060, clock="3+2"))
    with timed_turn(page, played, 5 * SECOND) as turn:
        page.clock.set_system_time(MIDDAY.timestamp() + hours * 3600)
        played.play()
    assert 3 * MINUTE - turn.most + 2000 <= left(page, 0) <= 3 * MINUTE - turn.least + 2000
    played.play()
    played.play()
    assert left(page, 1) > 2.5 * MINUTE
    played.check()


def test_a_hidden_tab_counts_like_one_that_is_seen(open_site: OpenSite) -> None:
    """A tab that the browser freezes pays for the time all the same, and shows it as soon as it is looked at again."""
    site = open_site()
    page = site.page
    page.locator(".start-button").wait_for(timeout=BOOT)
    played = PlayedMatch.agree(site, Agreed("quick", 6070, clock="3+2"))
    before = now(page)
    played.begin()
    begun = now(page)
    other = page.context.new_page()
    session = page.context.new_cdp_session(page)
    session.send("Page.setWebLifecycleState", {"state": "frozen"})
    other.wait_for_function("() => performance.now() > 4000")
    session.send("Page.setWebLifecycleState", {"state": "active"})
    page.bring_to_front()
    frozen = now(page) - begun
    assert frozen >= 3 * SECOND
    page.wait_for_function(
        "(most) => Number(document.querySelector('.clock[data-player=\"0\"]').dataset.left) <= most",
        arg=3 * MINUTE - frozen + TICK,
    )
    played.play()
    assert 3 * MINUTE - (now(page) - before) + 2000 <= left(page, 0) <= 3 * MINUTE - frozen + 2000


@pytest.mark.parametrize("paused", [False, True], ids=["running", "paused"])
def test_time_away(open_site: OpenSite, *, paused: bool) -> None:
    """The clock also runs while the page is closed, unless the match is paused; who comes back is told."""
    away = 45 * SECOND
    site = open_site(None)
    page = site.page
    page.clock.install(time=MIDDAY)
    page.goto(site.url)
    page.locator(".start-button").wait_for(timeout=BOOT)
    played = PlayedMatch.agree(site, Agreed("quick", 6080, clock="3+2"))
    played.begin()
    played.play()
    if paused:
        site.action("pause").click()
        site.action("go-on").wait_for()
    stood, since = left(page, 1), page.evaluate("Date.now()")
    later = page.context.new_page()
    page.close()
    later.clock.install(time=(since + away) / 1000)
    later.goto(f"{site.url}#table={played.table_id}")
    message = later.locator("[data-kind=away]")
    message.wait_for(timeout=BOOT)
    site.page = later
    if paused:
        expect(message).to_contain_text("The match is paused: the time away did not count.")
        assert left(later, 1) == stood
        site.action("go-on").click()
        site.action("go-on").wait_for(state="detached")
    else:
        expect(message).to_contain_text(
            re.compile(r"Welcome back\. You were away for 0:(4[5-9]|5\d), and that counted\.")
        )
        assert stood - away - 15 * SECOND < left(later, 1) <= stood - away + TICK
    played.play()
    played.check()
