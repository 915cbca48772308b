"""The match after a match between two devices, for somebody who looks elsewhere when it begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from e2e.peers import meet, players, wait_for_play

if TYPE_CHECKING:
    from e2e.conftest import OpenSite


def test_a_rematch_that_begins_while_one_is_elsewhere_is_told_and_can_be_deleted(open_site: OpenSite) -> None:
    """The lobby says so and lists it; the old table leads to it; deleting it closes it first."""
    ann, bob = players(open_site, "Ann", "Bob")
    meet(ann, [bob], "quick", clock="3+2")
    bob.do("resign-match")
    bob.page.locator("dialog .button-danger").click()
    ann.do("rematch")
    old = ann.page.url
    ann.site.turn_to("#")
    bob.do("rematch")
    expect(ann.page.locator('[data-kind="begun"]')).to_contain_text("Bob")
    row = ann.page.locator('.running-table[data-peer="yes"]')
    expect(row).to_have_count(1)
    ann.site.turn_to(old[old.index("#") :])
    for player in (ann, bob):
        wait_for_play(player)
    assert ann.page.url != old
    expect(ann.page.locator('[data-kind="begun"]')).to_have_count(0)
    ann.site.turn_to("#")
    row.locator('[data-action="delete-table"]').click()
    ann.do("delete-yes")
    expect(row).to_have_count(0)
    bob.wait(state="away")
