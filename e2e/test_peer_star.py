"""Four and Pairs between devices: one host in the middle, and what happens when a guest or the host goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from e2e.peers import Player, come_back, meet, play_game, players, wait_for_play
from e2e.table import BOOT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from e2e.conftest import OpenSite

NAMES = ("Ann", "Bob", "Cleo", "Dora")

COUNT_LINKS = """
  window.openLinks = 0;
  const { send } = RTCDataChannel.prototype;
  const counted = new WeakSet();
  RTCDataChannel.prototype.send = function (...parameters) {
    if (!counted.has(this)) {
      counted.add(this);
      window.openLinks += 1;
    }
    return send.apply(this, parameters);
  };
"""
"""An init script that counts the connections over which a device has said something."""


def second_game(everybody: Sequence[Player]) -> None:
    """Let all say that they are ready, and wait for the second game."""
    for player in everybody:
        player.page.wait_for_timeout(700)  # A press right after the game's end counts as a slip.
        player.page.locator('[data-action="ready"][aria-disabled="false"]').click()
    for player in everybody:
        player.wait(game=1)


# Slow: `test_computers_fill_empty_seats` and the guests without the host play in Four every day.
@pytest.mark.slow
@pytest.mark.parametrize("variant", ["four", "pairs"])
def test_four_devices_play_a_rated_match_to_its_end(open_site: OpenSite, variant: str) -> None:
    """A guest who leaves in the middle comes back to the same seat; all four end with the same result and ratings."""
    everybody = players(open_site, *NAMES)
    host, leaver = everybody[0], everybody[2]
    meet(host, everybody[1:], variant, clock="10+5")
    assert sorted(player.seat for player in everybody) == [0, 1, 2, 3]
    seat = leaver.seat
    play_game(everybody, 6)
    leaver.page.reload()
    for player in everybody:
        if player is not leaver:
            player.wait(state="away")
    leaver.page.locator('[data-action="invite-again"]').wait_for(timeout=BOOT)
    come_back(host, leaver)
    for player in everybody:
        wait_for_play(player)
    assert leaver.seat == seat
    play_game(everybody)
    second_game(everybody)
    play_game(everybody)
    results = []
    for player in everybody:
        player.result.wait_for()
        expect(player.result).to_have_attribute("data-verdict", "rated")
        rows = player.page.locator(".rated-list > li")
        expect(rows).to_have_count(4)
        results.append([(row.get_attribute("data-before"), row.get_attribute("data-after")) for row in rows.all()])
    assert all(result == results[0] for result in results)


def test_computers_fill_empty_seats_and_the_match_is_not_rated(open_site: OpenSite) -> None:
    """The host plays for them; both people see their moves."""
    ann, bob = both = players(open_site, "Ann", "Bob")
    meet(ann, [bob], "four", clock="10+5", seats=("own", "computer", "guest", "computer"))
    for _ in range(2):
        for player in both:
            player.wait(state="choosing")
            player.press_best()
    ann.wait(state="choosing")
    assert ann.ply == 8
    bob.wait(ply=8)
    assert ann.page.locator(".player-rating").count() == 0


@pytest.mark.slow
def test_nobody_waits_for_who_has_left_the_match(open_site: OpenSite) -> None:
    """Whoever resigns the match and goes leaves no veil behind, and nobody is called away or connected."""
    everybody = players(open_site, *NAMES[:3])
    host, leaver, third = everybody
    meet(host, [leaver, third], "four", clock="10+5", seats=("own", "guest", "guest", "computer"))
    seat = leaver.seat
    leaver.do("resign-match")
    leaver.page.locator("dialog .button-danger").click()
    for player in (host, third):
        expect(player.page.locator(f'.player-panel[data-player="{seat}"] .presence-dot')).to_have_count(0)
    leaver.page.goto("about:blank")
    for _ in range(3):
        for player in (host, third):
            player.wait(state="choosing")
            player.press_best()
            expect(player.page.locator(".veil")).to_have_count(0)


@pytest.mark.slow  # the simulated tables of tests/test_peer_star.py do this in the everyday run
def test_the_guests_go_on_without_the_host(open_site: OpenSite) -> None:
    """They have prepared links to each other; the lowest seat takes the host's place, and the host can come back."""
    everybody = players(open_site, *NAMES)
    for player in everybody:
        player.page.add_init_script(COUNT_LINKS)
        player.page.reload()
    host, *guests = everybody
    meet(host, guests, "four", clock="10+5")
    play_game(everybody, 3)
    for guest in guests:
        guest.page.wait_for_function("() => window.openLinks >= 3", timeout=BOOT)
    address = host.page.url
    host.page.goto("about:blank")
    for guest in guests:
        guest.wait(state="away")
        assert guest.page.locator(".veil").get_attribute("data-seats") == "0", "only the host is missing"

    host.page.goto(address)
    host.page.locator('[data-action="invite-again"]').wait_for(timeout=BOOT)
    come_back(guests[0], host)
    for player in everybody:
        wait_for_play(player)
    play_game(everybody, 4)
    assert {player.ply for player in everybody} == {7}
