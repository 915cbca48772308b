"""One match in two tabs: one plays, the other only looks, and takes over when the first is closed."""

from playwright.sync_api import Page, expect

from e2e.conftest import OpenSite
from e2e.matches import Agreed, PlayedMatch
from e2e.table import BOOT, Site


def open_other(site: Site, table: str) -> Page:
    """Open a table in another tab of the same browser."""
    other = site.page.context.new_page()
    other.goto(f"{site.url}#table={table}")
    other.locator("[data-testid=table][data-ply]").wait_for(timeout=BOOT)
    return other


def test_the_second_tab_only_looks_until_the_first_is_closed(open_site: OpenSite) -> None:
    """It says so, takes no press, follows the first tab move by move; then it goes on from the last of these."""
    site = open_site()
    first = site.page
    first.locator(".start-button").wait_for(timeout=BOOT)
    played = PlayedMatch.agree(site, Agreed("quick", 8000, clock="10+5"))
    played.begin()
    played.play_moves(3)
    second = open_other(site, played.table_id)
    watching = second.locator("[data-kind=watching]")
    expect(watching).to_contain_text("This match is open in another tab. Here you can only look at it.")
    site.page = second
    played.check()
    for button in second.locator(".colour-button").all():
        expect(button).to_have_attribute("aria-disabled", "true")
        button.click(force=True)
    for digit in range(1, 7):
        second.keyboard.press(f"Digit{digit}")
    for button in second.locator(".resign-button").all():
        expect(button).to_have_attribute("aria-disabled", "true")
    played.check()

    site.page = first
    played.play_moves(2)
    played.check()

    site.page = second
    expect(site.table).to_have_attribute("data-ply", "5")
    played.check()
    first.close()
    expect(watching).to_contain_text("The other tab is closed. You can play here.")
    site.action("take-over").click()
    watching.wait_for(state="detached")
    expect(site.table).to_have_attribute("data-ply", "5")
    played.check()
    played.play()
    played.resign("game", 0)
    played.everybody_ready()
    played.play()
    played.check()
    third = open_other(site, played.table_id)
    expect(third.locator("[data-kind=watching]")).to_be_visible()
    third.close()


def test_a_finished_match_is_no_longer_watched(open_site: OpenSite) -> None:
    """The tab that only looked finds out, when it takes over, that the match is over."""
    site = open_site()
    first = site.page
    first.locator(".start-button").wait_for(timeout=BOOT)
    played = PlayedMatch.agree(site, Agreed("quick", 8010))
    played.play_moves(2)
    second = open_other(site, played.table_id)
    expect(second.locator("[data-kind=watching]")).to_be_visible()
    played.resign("match", 0)
    first.close()
    site.page = second
    take_over = second.locator("[data-action=take-over]")
    replay = second.get_by_test_id("replay")
    result = second.locator(".result")
    take_over.or_(replay).or_(result).first.wait_for(timeout=BOOT)
    if take_over.is_visible():
        take_over.click()
    replay.or_(result).first.wait_for(timeout=BOOT)


def test_two_tables_in_two_tabs_do_not_meet(open_site: OpenSite) -> None:
    """Another match in another tab is played as ever."""
    site = open_site()
    site.page.locator(".start-button").wait_for(timeout=BOOT)
    one = PlayedMatch.agree(site, Agreed("quick", 8020))
    one.play()
    other = Site(site.page.context.new_page(), site.url, site.watch)
    other.visit()
    other.page.locator(".start-button").wait_for(timeout=BOOT)
    two = PlayedMatch.agree(other, Agreed("hex", 8021))
    two.play()
    one.play()
    two.play()
    one.check()
    two.check()
