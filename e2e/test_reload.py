"""Whatever happens to the page, a match goes on exactly where it stood."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from e2e.conftest import VIEWPORT
from e2e.figures import cells, shown
from e2e.matches import Agreed, PlayedMatch, shown_match
from e2e.table import BOOT, Site
from e2e.watch import Watch
from filler_core.game import Game
from filler_core.match import Phase
from tools.browser import FLAGS, find_chromium
from tools.strength.greedy import choose_colour

Play = Callable[[PlayedMatch], None]


def set_up(_: PlayedMatch) -> None:
    """Leave the match as it is before its start."""


def first_game(played: PlayedMatch) -> None:
    """Play into game 1."""
    played.begin()
    played.play_moves(5)


def paused(played: PlayedMatch) -> None:
    """Pause in game 1."""
    first_game(played)
    played.site.action("pause").click()
    played.site.action("go-on").wait_for()


def between(played: PlayedMatch) -> None:
    """Give game 1 up."""
    first_game(played)
    played.resign("game", 1)


def one_ready(played: PlayedMatch) -> None:
    """Let one of two be ready for game 2."""
    between(played)
    played.ready(1)


def second_game(played: PlayedMatch) -> None:
    """Play into game 2."""
    one_ready(played)
    played.ready(0)
    played.play_moves(3)


def go_on(played: PlayedMatch) -> None:
    """Continue the match from wherever it stands: into game 2, whose every figure is the engine's."""
    site = played.site
    if site.action("begin").count():
        played.begin()
    if site.action("go-on").count():
        site.action("go-on").click()
        site.action("go-on").wait_for(state="detached")
    if played.match.number == 0:
        if played.match.phase is Phase.PLAYING:
            played.play()
            played.check()
            played.resign("game", 0)
        played.everybody_ready()
    played.play()
    played.check()


STAGES = [set_up, first_game, paused, between, one_ready, second_game]


@pytest.mark.parametrize("clock", ["3+2", pytest.param("none", marks=pytest.mark.slow)])
@pytest.mark.parametrize("stage", STAGES, ids=lambda stage: stage.__name__)
def test_a_reload_continues_exactly_there(site: Site, stage: Play, clock: str) -> None:
    """At every stage of a match: what was shown is shown again, and the match is played on from there."""
    if clock == "none" and stage in {set_up, paused}:
        pytest.skip("without a clock there is neither a start nor a pause")
    played = PlayedMatch.agree(site, Agreed("quick", 7000, clock=clock))
    stage(played)
    before, state = shown_match(site), site.table.get_attribute("data-state")
    site.page.reload()
    expect(site.table).to_have_attribute("data-state", str(state), timeout=BOOT)
    assert shown_match(site) == before
    go_on(played)


def test_a_reload_of_a_finished_match_shows_its_replay(site: Site) -> None:
    """What is over is not a table any more: the same address leads to the match in the history."""
    played = PlayedMatch.agree(site, Agreed("quick", 7010))
    second_game(played)
    played.resign("match", 0)
    site.page.reload()
    expect(site.page.get_by_test_id("replay")).to_have_attribute("data-state", "open", timeout=BOOT)
    expect(site.page).to_have_url(re.compile(f"#match={played.table_id}$"))


def test_a_closed_browser_continues_exactly_there(browser: Browser, url: str, tmp_path: Path) -> None:
    """The browser is closed in each game and between them, and started anew: the match is found in the lobby."""
    played: PlayedMatch | None = None
    for stage in (first_game, between, second_game):
        context = browser.browser_type.launch_persistent_context(
            tmp_path, executable_path=find_chromium(), args=list(FLAGS), viewport=VIEWPORT, locale="en-GB"
        )
        watch = Watch(context, url)
        site = Site(context.pages[0], url, watch)
        site.visit()
        if played is None:
            site.page.locator(".start-button").wait_for(timeout=BOOT)
            played = PlayedMatch.agree(site, Agreed("quick", 7020, clock="10+5"))
            first_game(played)
        else:
            played.site = site
            row = site.page.locator(f'.running-table[data-table="{played.table_id}"]')
            row.locator("[data-action=continue]").click()
            site.page.locator('[data-testid=table][data-ply="5"]').wait_for(timeout=BOOT)
            played.check()
            if stage is between:
                played.resign("game", 1)
            else:
                played.everybody_ready()
                played.play_moves(3)
                played.check()
        context.close()
        watch.check()


SPOIL = """async ([table, number, text]) => {
  const parts = document.querySelector('script[type="module"]').src;
  const { openStore } = await import(new URL("storage/store.js", parts));
  const { database } = await openStore();
  await database.write(["lines"], async (transaction) => {
    const lines = transaction.objectStore("lines");
    if (text === null) await lines.delete([table, number]);
    else await lines.put({ table, number, text });
  });
}"""


@pytest.mark.parametrize(
    ("number", "text"),
    [(5, None), (5, "5 9 0 0"), (5, "nonsense"), (6, "6 <img src=x> 0 0")],
    ids=["missing", "illegal", "unreadable", "hostile"],
)
def test_a_damaged_log_offers_its_sound_part(site: Site, number: int, text: str | None) -> None:
    """The page says how much is sound, keeps the rest as it is, and goes on from the last sound move."""
    game = site.sit_down("quick", 7030)
    positions = [cells(game)]
    for _ in range(8):
        site.press(game, choose_colour(game))
        positions.append(cells(game))
    site.page.wait_for_url(re.compile("#table="))
    table = site.page.url.partition("#table=")[2]
    log = 9 if _has_begin(site, table) else 8
    site.page.evaluate(SPOIL, [table, number, text])
    site.page.reload()
    notice = site.page.locator('.notice[data-code="log-damaged"]')
    notice.wait_for(timeout=BOOT)
    expect(notice).to_contain_text(f"The first {number} of {log if text else log - 1} entries are sound.")
    site.action("continue-sound").click()
    moves = number - (log - 8)
    site.expect_table("quick", 7030, ply=moves)
    expect(site.page).not_to_have_url(re.compile(table))
    assert shown(site.page)["cells"] == positions[moves]
    again = Game.on(game.board)
    for move in game.moves[:moves]:
        again.play(move.colour)
    site.press(again, again.legal_colours()[0])
    assert shown(site.page)["cells"] == cells(again)


LINES = """async (table) => {
  const parts = document.querySelector('script[type="module"]').src;
  const { openStore } = await import(new URL("storage/store.js", parts));
  return (await (await openStore()).loadTable(table)).lines;
}"""


def _has_begin(site: Site, table: str) -> bool:
    """Tell whether the log tells of the beginning, which takes a line of its own."""
    lines = site.page.evaluate(LINES, table)
    return bool(lines[0].startswith("0 b "))


def test_every_line_is_kept_before_its_move_is_shown(site: Site) -> None:
    """As soon as a move is on the screen, its line is on the device."""
    game = site.sit_down("quick", 7040)
    site.page.wait_for_url(re.compile("#table="))
    table = site.page.url.partition("#table=")[2]
    for ply in range(1, 6):
        colour = choose_colour(game)
        site.press(game, colour)
        lines = site.page.evaluate(LINES, table)
        assert sum(" b " not in line for line in lines) == ply
        assert lines[-1].split()[1] == str(colour)
