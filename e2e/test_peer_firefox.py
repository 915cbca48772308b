"""Chromium and Firefox: the page in one of them plays with the page in the other, from the invite on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from e2e.bidi import Firefox, find_firefox, firefox
from e2e.firefox_player import FirefoxPlayer
from e2e.peers import Player, play_game
from e2e.table import BOOT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from e2e.conftest import OpenSite

pytestmark = pytest.mark.skipif(find_firefox() is None, reason="Firefox is missing: apt install firefox-esr")

RESULT = """() => {
  const of = (selector, ...names) =>
    [...document.querySelectorAll(selector)].map(({ dataset }) => names.map((name) => dataset[name]));
  return {
    result: of(".result.is-peer", "reason", "winner", "verdict"),
    ratings: of(".rated-list > li", "seat", "before", "after"),
  };
}"""
"""What the panel at the end of a match says."""

SCORES = """() => [...document.querySelectorAll(".history-match")].map((match) => [
  match.querySelector(".history-signed").dataset.verdict,
  match.querySelector(".history-score").textContent,
  match.querySelector(".history-sums").textContent,
])"""
"""What the history shows of every match."""

RECORDS = """async () => {
  const folder = document.querySelector('script[type="module"]').src;
  const { openStore } = await import(new URL("storage/store.js", folder));
  return (await (await openStore()).history()).map(({ text, signed }) => [text, signed.match]);
}"""
"""What the device keeps of every match: the record, and its name."""


@pytest.fixture(scope="module")
def running() -> Iterator[Firefox]:
    """Start a Firefox."""
    with firefox() as fox:
        yield fox


@pytest.fixture
def ann(open_site: OpenSite) -> Player:
    """Give somebody with Chromium."""
    return Player(open_site(""), "Ann")


@pytest.fixture
def bob(running: Firefox, url: str) -> Iterator[FirefoxPlayer]:
    """Give somebody with Firefox, whose page must have kept quiet at the end."""
    player = FirefoxPlayer(running, url, "Bob")
    yield player
    assert player.page.troubles() == []
    player.page.close()


def in_play(*players: Player | FirefoxPlayer) -> None:
    """Wait until all see a board on which a game goes on."""
    for player in players:
        running = '[data-testid=table]:is([data-state="choosing"], [data-state="waiting"])'
        if isinstance(player, Player):
            player.page.locator(running).wait_for(timeout=BOOT)
        else:
            player.page.wait_for(running)


def be_ready(ann: Player) -> None:
    """Say so until it is heard: right after the end of a game a press counts as a slip."""
    ann.page.wait_for_function(
        """() => {
          const button = document.querySelector('[data-action="ready"][aria-pressed="false"]');
          button?.click();
          return !button;
        }""",
        polling=50,
    )


def see(player: Player | FirefoxPlayer, script: str) -> Any:
    """Run a function in a player's page and give its result."""
    return player.page.evaluate(script)


def test_chromium_and_firefox_play_a_rated_match_to_its_end(ann: Player, bob: FirefoxPlayer) -> None:
    """Both show the same result and the same ratings, and both histories have the same signed match."""
    [link] = ann.invite("quick", clock="3+2")
    reply = bob.join(link)
    assert reply is not None
    ann.take_reply(reply)
    in_play(ann, bob)
    assert {ann.seat, bob.seat} == {0, 1}
    play_game([ann, bob])
    for player in (ann, bob):
        player.wait(state="between")
    bob.be_ready()
    be_ready(ann)
    ann.wait(game=1)
    bob.wait(game=1)
    play_game([ann, bob])

    ann.page.locator(".rated-list").wait_for()
    bob.page.wait_for(".rated-list")
    shown = see(ann, RESULT)
    assert shown == see(bob, RESULT)
    [[_, _, verdict]] = shown["result"]
    assert verdict == "rated"
    assert [[seat, before] for seat, before, _ in shown["ratings"]] == [["0", "1500"], ["1", "1500"]]

    for player in (ann, bob):
        see(player, "() => { location.hash = '#history'; }")
    ann.page.locator(".history-score").wait_for()
    bob.page.wait_for(".history-score")
    assert see(ann, SCORES) == see(bob, SCORES)
    assert len(see(bob, SCORES)) == 1
    assert see(ann, RECORDS) == see(bob, RECORDS)
    # Each browser believes the signatures of the other.
    bob.do("proof")
    ann.do("proof")
    bob.page.wait_for('[data-outcome="good"]')
    ann.page.locator('[data-outcome="good"]').wait_for(timeout=BOOT)


@pytest.mark.slow
def test_firefox_as_host_comes_back_after_reloads(ann: Player, bob: FirefoxPlayer) -> None:
    """Its invite is answered from Chromium; after reloads in mid-game either invites again, and the game goes on."""
    reply = ann.join(bob.invite("quick", clock="10+5"))
    assert reply is not None
    bob.open_reply(reply)
    in_play(ann, bob)
    play_game([ann, bob], 6)

    bob.page.reload()
    ann.wait(state="away")
    reply = ann.join(bob.invite_again())
    assert reply is not None, "Firefox as host needs one, from friends as well"
    bob.write_reply(reply)
    in_play(ann, bob)
    assert ann.ply == bob.ply == 6
    play_game([ann, bob], 2)

    bob.page.reload()
    ann.wait(state="away")
    ann.do("invite-again")
    [link] = ann.links()
    assert bob.join(link) is None, "as a guest of a friend it needs one link"
    in_play(ann, bob)
    assert ann.ply == bob.ply == 8
    play_game([ann, bob], 2)
    assert ann.ply == bob.ply == 10
