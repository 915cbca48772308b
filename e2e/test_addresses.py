"""Addresses that lead nowhere: a clear message, the lobby in working order, and nothing of them taken for markup."""

import re

import pytest
from playwright.sync_api import expect

from e2e.table import BOOT, Site

HOSTILE = {
    "#board=": "invalid-address",
    "#board=classic": "invalid-address",
    "#board=.": "unknown-variant",
    "#board=chess.1": "unknown-variant",
    "#board=Classic.1": "unknown-variant",
    "#board=__proto__.1": "unknown-variant",
    "#board=practice.1": "unknown-variant",
    "#board=<img src=x onerror=alert(1)>.1": "unknown-variant",
    "#board=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E.1": "unknown-variant",
    "#board=classic.": "invalid-seed",
    "#board=classic.-1": "invalid-seed",
    "#board=classic.01": "invalid-seed",
    "#board=classic.1.5": "invalid-seed",
    "#board=classic.1e3": "invalid-seed",
    "#board=classic.1%0A": "invalid-seed",
    "#board=classic.%D9%A1": "invalid-seed",
    "#board=classic.18446744073709551616": "invalid-seed",
    "#board=classic.99999999999999999999": "invalid-seed",
    "#board=classic.<svg onload=alert(1)>": "invalid-seed",
    "#board=classic.1&seats=person": "invalid-seats",
    "#board=classic.1&seats=person.robot": "invalid-seats",
    "#board=classic.1&seats=person.person.person": "invalid-seats",
    "#board=classic.1&colours=9": "invalid-address",
    "#board=%E0%A4%A": "invalid-address",
    "#board=%00": "invalid-address",
    "#board=" + "classic." * 640: "invalid-address",
    "#board=" + "%F0%9F%98%80" * 450: "invalid-address",
    "#challenge=": "challenge-damaged",
    "#challenge=quick.1990.31": "challenge-damaged",
    "#challenge=quick.1990.31.you-hard-easy": "challenge-damaged",
    "#challenge=quick.1990.31.you-hard.<img src=x onerror=alert(1)>": "challenge-damaged",
    "#challenge=quick.1990.56.you-hard": "challenge-impossible",
    "#challenge=chess.1990.31.you-hard": "unknown-variant",
    "#challenge=quick.01990.31.you-hard": "invalid-seed",
    "#nonsense": "unknown-address",
    "#%": "unknown-address",
    "#%FF%FE": "unknown-address",
    "#javascript:alert(1)": "unknown-address",
    "#<img src=x onerror=alert(1)>": "unknown-address",
    "#" + "x" * 5000: "unknown-address",
}


def expect_a_clear_message(site: Site, code: str) -> None:
    """Wait for the message in the lobby and see that it is one for people."""
    message = site.lobby.locator(f'.notice[data-code="{code}"]')
    message.wait_for()
    text = message.locator("p").inner_text()
    assert re.fullmatch(r"[A-Z][^<>{}$]{20,160}\.", text), text
    expect(site.page.locator("img[src='x'], [onerror], [onload]")).to_have_count(0)
    expect(site.page).to_have_url(re.compile(r"#?$"))
    assert "<" not in site.page.url


@pytest.mark.parametrize("code", sorted(set(HOSTILE.values())))
def test_a_bad_address_gets_a_message_and_the_lobby(site: Site, code: str) -> None:
    """Whatever stands behind the `#`: the lobby says what is wrong, and the message can be put away."""
    for fragment in (each for each, expected in HOSTILE.items() if expected == code):
        site.turn_to(fragment)
        expect_a_clear_message(site, code)
        site.notice.get_by_role("button").click()
        site.notice.wait_for(state="detached")
        expect(site.page.locator(".variant-card")).to_have_count(11)


@pytest.mark.parametrize("fragment", ["#board=chess.1", "#" + "x" * 5000])
def test_a_page_opened_at_a_bad_address_is_usable(site: Site, fragment: str) -> None:
    """The first page that somebody sees may be a broken link: from there a game can be begun."""
    site.visit(fragment)
    expect_a_clear_message(site, HOSTILE[fragment])
    site.page.locator('.variant-card[data-variant="quick"]').click()
    site.page.locator(".start-button").click()
    site.page.locator('[data-testid=table][data-variant="quick"]').wait_for(timeout=BOOT)
    expect(site.notice).to_have_count(0)


def test_a_bad_address_leaves_the_running_game_alone(site: Site) -> None:
    """A broken link in the middle of a game costs nothing: the lobby leads back to it."""
    game = site.sit_down("quick", 61)
    site.press(game, game.legal_colours()[0])
    site.turn_to("#nonsense")
    expect_a_clear_message(site, "unknown-address")
    site.page.locator(".running-table [data-action=continue]").first.click()
    site.expect_table("quick", 61, ply=1)


@pytest.mark.parametrize("seed", [0, 2**64 - 1])
def test_the_first_and_the_last_board_have_an_address(site: Site, seed: int) -> None:
    """Seeds are whole numbers of 64 bits: no rounding on the way."""
    site.sit_down("quick", seed)


@pytest.mark.parametrize("seed", ["", "-1", "1.5", "abc", "18446744073709551616", "<b>1</b>"])
def test_a_bad_number_in_the_lobby_is_refused_where_it_stands(site: Site, seed: str) -> None:
    """The field says what is wrong, keeps what was typed, and takes a better one."""
    page = site.page
    page.locator('.variant-card[data-variant="quick"]').click()
    page.locator('input[name="source"][value="seed"]').check()
    field = page.locator('input[name="seed"]')
    field.fill(seed)
    page.locator(".start-button").click()
    page.locator("#seed-note.is-error").wait_for()
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_value(seed)
    field.fill("62")
    page.locator(".start-button").click()
    site.expect_table("quick", 62)
