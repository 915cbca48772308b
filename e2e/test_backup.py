"""A copy of what was really played: a running match and a finished one survive the loss of everything."""

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from e2e.conftest import OpenSite
from e2e.matches import Agreed, PlayedMatch
from e2e.table import BOOT
from e2e.test_history import save_copy, take_in


def test_a_running_match_goes_on_after_everything_was_deleted(open_site: OpenSite, tmp_path: Path) -> None:
    """Played, copied, deleted, taken in again: the history has the finished match, and the other is played on."""
    site = open_site(accept_downloads=True)
    page = site.page
    page.locator(".start-button").wait_for(timeout=BOOT)
    finished = PlayedMatch.agree(site, Agreed("quick", 9000))
    finished.play_moves(3)
    finished.resign("match", 0)
    site.go_to_lobby()
    running = PlayedMatch.agree(site, Agreed("quick", 9001))
    running.play_moves(4)
    running.resign("game", 0)
    running.everybody_ready()
    running.play_moves(2)
    copy = save_copy(site, tmp_path / "copy.json")
    assert [match["id"] for match in copy["data"]["matches"]] == [finished.table_id]
    assert [table["id"] for table in copy["data"]["tables"]] == [running.table_id]

    page.locator("[data-action=delete-everything]").click()
    page.locator("input[name=word]").fill("delete")
    page.locator("[data-action=delete-everything-yes]").click()
    site.lobby.wait_for()
    expect(page.locator(".running-table")).to_have_count(0)

    take_in(site, tmp_path / "copy.json")
    page.locator("[data-action=backup-take]").click()
    expect(page.get_by_test_id("backup-outcome")).to_be_visible(timeout=BOOT)
    page.goto(f"{site.url}#history")
    page.locator(f'.history-match[data-match="{finished.table_id}"]').wait_for()
    site.go_to_lobby()
    page.locator(f'.running-table[data-table="{running.table_id}"] [data-action=continue]').click()
    page.locator('[data-testid=table][data-game="1"][data-ply="2"]').wait_for(timeout=BOOT)
    running.check()
    running.play()
    running.check()


def test_taking_the_same_copy_in_twice_adds_nothing(open_site: OpenSite, tmp_path: Path) -> None:
    """The page says that all of it is here already, and a further copy is the same."""
    site = open_site(accept_downloads=True)
    site.page.locator(".start-button").wait_for(timeout=BOOT)
    played = PlayedMatch.agree(site, Agreed("quick", 9010))
    played.play()
    played.resign("match", 1)
    first = save_copy(site, tmp_path / "first.json")
    for _ in range(2):
        take_in(site, tmp_path / "first.json")
        expect(site.page.get_by_test_id("backup-file")).to_contain_text(re.compile("here already"))
        expect(site.page.locator("[data-action=backup-take]")).to_have_count(0)
    assert save_copy(site, tmp_path / "second.json")["data"] == first["data"]
    assert json.loads((tmp_path / "first.json").read_text("utf-8")) == first
