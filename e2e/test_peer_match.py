"""A match between two devices: to its end, through reloads and absences, and with a partner who breaks the rules."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from e2e.peers import Player, come_back, meet, play_game, players, wait_for_play
from e2e.table import BOOT

if TYPE_CHECKING:
    from e2e.conftest import OpenSite

KEPT = """async () => {
  const folder = document.querySelector('script[type="module"]').src;
  const { openStore } = await import(new URL("storage/store.js", folder));
  const store = await openStore();
  return { matches: await store.history(), ratings: await store.ratings("quick"), tables: await store.runningTables() };
}"""
"""What a device keeps."""

TAMPER = """
  window.tamper = (text) => [text];
  const { send } = RTCDataChannel.prototype;
  RTCDataChannel.prototype.send = function (text) {
    for (const each of window.tamper(text)) send.call(this, each);
  };
"""
"""An init script that lets a test change what a device sends, as somebody with a patched page could."""


FORGE = """(text, { t, s, ...rest }) => [
  t === "MOVE" ? JSON.stringify({ t, ...rest, s: [...s].reverse().join("") }) : text,
]"""
"""Moves with signatures that are none."""

OTHER_RULES = """(text, { t, rules, ...rest }) => [
  t === "HELLO" ? JSON.stringify({ t, ...rest, rules: rules.replaceAll(/[0-9a-f]/g, "0") }) : text,
]"""
"""A device that says its rules are others."""


COVERED = """() => {
  const said = document.querySelector(".player-saying");
  const box = said.getBoundingClientRect();
  const figures = said.parentElement.querySelectorAll(".player-worth, .player-distance, .player-lead");
  return [...figures].filter((figure) => {
    const { left, right, top, bottom } = figure.getBoundingClientRect();
    return left < box.right && right > box.left && top < box.bottom - 1 && bottom > box.top + 1;
  }).map((figure) => figure.className);
}"""
"""The figures that lie under what a player says."""


def kept(player: Player) -> dict[str, Any]:
    """Return what a player's device keeps."""
    return dict(player.page.evaluate(KEPT))


def rated(player: Player) -> list[tuple[str | None, str | None]]:
    """Return the ratings before and after of all seats, as they are shown."""
    rows = player.page.locator(".rated-list > li").all()
    return [(row.get_attribute("data-before"), row.get_attribute("data-after")) for row in rows]


def be_ready(both: list[Player]) -> None:
    """Let both say that they are ready for the second game, and wait for it."""
    for player in both:
        player.page.wait_for_timeout(700)  # A press right after the game's end counts as a slip.
        player.page.locator('[data-action="ready"][aria-disabled="false"]').click()
        if player is both[0]:
            expect(player.page.locator('[data-action="ready"]')).to_have_text("You are ready")
    for player in both:
        player.wait(game=1)


def wait_for_claim(player: Player) -> None:
    """Put the time of a device forward until the other one's patience is spent.

    In short steps: a device that seems to have slept blames nobody.
    """
    claim = player.page.locator('[data-action="claim"]')
    for _ in range(60):
        if claim.count():
            return
        player.page.clock.fast_forward("00:05")
        player.page.wait_for_timeout(300)
    claim.wait_for()


def test_two_people_play_a_rated_match_to_its_end(open_site: OpenSite) -> None:
    """Both see the same result and the same ratings, have it in their histories with a proof, and play a rematch."""
    ann, bob = both = players(open_site, "Ann", "Bob")
    meet(ann, [bob], "quick", clock="3+2")
    assert {ann.seat, bob.seat} == {0, 1}
    play_game(both)
    be_ready(both)
    play_game(both)
    for player in both:
        player.result.wait_for()
        expect(player.result).to_have_attribute("data-verdict", "rated")
        expect(player.page.locator(".rated-list > li")).to_have_count(2)
    changes = [rated(player) for player in both]
    assert changes[0] == changes[1], "both devices rate alike"

    ann.do("rematch")
    bob.page.locator(".rematch-words").wait_for()
    bob.do("rematch")
    for player in both:
        wait_for_play(player)
        player.wait(game=0, ply=0)
        expect(player.page.locator(".player-rating")).to_have_count(2)

    records = [kept(player) for player in both]
    assert [len(record["matches"]) for record in records] == [1, 1]
    first, second = (record["matches"][0] for record in records)
    assert first["text"] == second["text"], "the same record on both devices"
    assert first["signed"]["match"] == second["signed"]["match"]
    assert [first["opponents"], second["opponents"]] == [["Bob"], ["Ann"]]
    for player, record in zip(both, records, strict=True):
        [entry] = record["ratings"]
        assert str(round(entry["rating"]["rating"])) == changes[0][player.seat][1]


def test_a_signed_record_is_checked_and_a_changed_one_is_not_believed(open_site: OpenSite) -> None:
    """The record of the history is good, so is its file; one digit changed in it, and it is not."""
    ann, bob = players(open_site, "Ann", "Bob")
    meet(ann, [bob], "quick", clock="3+2")
    play_game([ann, bob], 4)
    ann.do("resign-match")
    ann.page.locator("dialog .button-danger").click()
    bob.result.wait_for()
    bob.page.locator('.result [data-action="proof"]').click()
    page = bob.page
    page.locator('[data-outcome="good"]').wait_for(timeout=BOOT)
    expect(page.locator(".proof-players tbody tr")).to_have_count(2)
    expect(page.locator(".proof-result")).to_have_attribute("data-verdict", "rated")
    expect(page.locator(".proof")).to_contain_text("What it does not prove")
    with page.expect_download() as download:
        page.locator('[data-action="save-proof"]').click()
    text = download.value.path().read_text("utf-8")

    ann.site.turn_to("#proof")
    chooser = ann.page.locator('input[name="proof"]')
    chooser.set_input_files({"name": "match.txt", "mimeType": "text/plain", "buffer": text.encode()})
    ann.page.locator('[data-outcome="good"]').wait_for()
    signatures = list(re.finditer(r"[A-Za-z0-9_-]{86}", text))
    place = signatures[-1].start() + 10
    changed = text[:place] + ("A" if text[place] != "A" else "B") + text[place + 1 :]
    chooser.set_input_files({"name": "match.txt", "mimeType": "text/plain", "buffer": changed.encode()})
    ann.page.locator('[data-outcome="bad"]').wait_for()
    chooser.set_input_files({"name": "poem.txt", "mimeType": "text/plain", "buffer": b"roses are red"})
    expect(ann.page.locator('.notice[data-code="proof-unreadable"]')).to_be_visible()


def test_either_side_may_reload_in_the_middle_of_a_game(open_site: OpenSite) -> None:
    """The other side sees nothing of the board meanwhile and its clock stands; after meeting again the game goes on."""
    ann, bob = both = players(open_site, "Ann", "Bob")
    meet(ann, [bob], "quick", clock="10+5")
    play_game(both, 3)
    for leaver, stayer in ((bob, ann), (ann, bob)):
        ply = stayer.ply
        leaver.page.reload()
        stayer.wait(state="away")
        expect(stayer.page.locator(".board-frame")).to_be_hidden()
        clocks = stayer.page.locator(".player-panel .clock")
        before = clocks.all_inner_texts()
        leaver.page.locator('[data-action="invite-again"]').wait_for(timeout=BOOT)
        expect(leaver.page.locator(".board-frame")).to_be_hidden()
        expect(leaver.page.locator(".veil-title")).to_have_text("You are not connected")
        assert clocks.all_inner_texts() == before
        come_back(stayer, leaver)
        for player in both:
            wait_for_play(player)
            assert player.ply == ply
        play_game(both, 2)
        assert ann.ply == bob.ply == ply + 2


@pytest.mark.slow
def test_who_closes_the_tab_does_not_escape(open_site: OpenSite) -> None:
    """After three minutes the match can be claimed; it is rated here at once, and there as soon as the devices meet."""
    ann, bob = players(open_site, "Ann", "Bob")
    ann.page.clock.install()
    ann.page.reload()
    meet(ann, [bob], "quick", clock="3+2")
    play_game([ann, bob], 3)
    address = bob.page.url
    bob.page.goto("about:blank")
    ann.wait(state="away")
    assert ann.page.locator('[data-action="claim"]').count() == 0
    wait_for_claim(ann)
    ann.do("wait")
    ann.do("claim")
    ann.result.wait_for()
    expect(ann.result).to_have_attribute("data-verdict", "rated")
    assert kept(ann)["ratings"][0]["rating"]["rating"] > 1500

    # For the other device, too, so much time has gone by.
    bob.page.clock.install(time=ann.page.evaluate("Date.now()"))
    bob.page.goto(address)
    bob.page.locator('[data-action="invite-again"]').wait_for(timeout=BOOT)
    come_back(bob, ann)
    bob.result.wait_for()
    expect(bob.result).to_have_attribute("data-verdict", "rated")
    assert kept(bob)["ratings"][0]["rating"]["rating"] < 1500


def test_an_unrated_game_knows_take_backs_and_a_second_tab_looks_on(open_site: OpenSite) -> None:
    """A take-back is asked for and granted or not; emotes are seen; the other tab follows and plays nothing."""
    ann, bob = both = players(open_site, "Ann", "Bob")
    meet(ann, [bob], "classic", clock="none", games="1")
    play_game(both, 3)
    asker = ann if ann.table.get_attribute("data-mover") != str(ann.seat) else bob
    other = bob if asker is ann else ann
    asker.do("take-back")
    other.do("answer-no")
    asker.page.locator('[data-kind="take-back-declined"]').wait_for()
    asker.do("take-back")
    other.do("answer-yes")
    for player in both:
        player.wait(ply=2)

    asker.do("emotes")
    asker.page.locator('.emote[data-emote="2"]').click()
    other.page.locator('.player-saying[data-emote="2"]').wait_for()
    assert other.page.evaluate(COVERED) == [], "what is said covers no figure"

    tab = ann.page.context.new_page()
    tab.goto(ann.page.url)
    tab.locator("[data-kind=watching]").wait_for(timeout=BOOT)
    tab.locator('[data-testid=table]:is([data-state="choosing"], [data-state="waiting"])').wait_for()
    expect(tab.locator(".veil")).to_have_count(0)
    play_game(both, 1)
    tab.locator('[data-testid=table][data-ply="3"]').wait_for()
    tab.close()


def test_a_move_that_cannot_be_stored_is_neither_sent_nor_shown(open_site: OpenSite) -> None:
    """While the device refuses, the match waits; then it goes on from there."""
    ann, bob = both = players(open_site, "Ann", "Bob")
    meet(ann, [bob], "quick", clock="10+5")
    mover, other = (ann, bob) if ann.table.get_attribute("data-mover") == str(ann.seat) else (bob, ann)
    mover.page.evaluate(
        """() => {
          const { add } = IDBObjectStore.prototype;
          window.full = true;
          IDBObjectStore.prototype.add = function (...parameters) {
            if (window.full) throw new DOMException("full", "QuotaExceededError");
            return add.apply(this, parameters);
          };
          document.querySelector(".colour-button[data-worth]").click();
        }"""
    )
    mover.page.locator('.notice[data-code="storage-quota"]').wait_for()
    assert [mover.ply, other.ply] == [0, 0]
    mover.page.evaluate("window.full = false")
    mover.do("try-again")
    for player in both:
        player.wait(ply=1)
    play_game(both, 2)


@pytest.mark.slow
def test_a_new_engine_takes_the_match_up_over_the_same_connection(open_site: OpenSite) -> None:
    """When the engine of one device dies, nobody has to meet again."""
    ann, bob = both = players(open_site, "Ann", "Bob")
    bob.page.add_init_script(
        """const Plain = Worker;
        window.workers = [];
        window.Worker = class extends Plain {
          constructor(...parameters) { super(...parameters); window.workers.push(this); }
        };"""
    )
    bob.page.reload()
    meet(ann, [bob], "quick", clock="10+5")
    play_game(both, 3)
    bob.page.evaluate(
        """() => {
          for (const worker of window.workers) {
            worker.terminate();
            worker.dispatchEvent(new ErrorEvent("error", { message: "killed" }));
          }
        }"""
    )
    bob.page.locator('.notice-failure[data-code="engine-died"]').wait_for()
    bob.do("try-again")
    bob.page.locator(".notice-failure").wait_for(state="detached", timeout=BOOT)
    for player in both:
        wait_for_play(player)
    play_game(both, 2)
    assert ann.ply == bob.ply == 5


def cheat(player: Player, change: str) -> None:
    """Let a player's device send something else: `change` is a function from a message and its fields to texts."""
    player.page.evaluate(f"() => {{ window.tamper = (text) => ({change})(text, JSON.parse(text)); }}")


def two_with_a_patched_page(open_site: OpenSite) -> tuple[Player, Player]:
    """Give two players, the second of whom may send what a test wishes."""
    ann, bob = players(open_site, "Ann", "Bob")
    bob.page.add_init_script(TAMPER)
    bob.page.reload()
    return ann, bob


@pytest.mark.slow
def test_messages_that_come_twice_change_nothing(open_site: OpenSite) -> None:
    """A device that says everything twice is played with as with any other."""
    ann, bob = both = two_with_a_patched_page(open_site)
    cheat(bob, "(text) => [text, text]")
    meet(ann, [bob], "quick", clock="3+2")
    play_game(list(both))
    for player in both:
        player.wait(state="between")


def test_a_move_with_a_wrong_signature_makes_the_match_disputed(open_site: OpenSite) -> None:
    """It is not played, the match ends here without a rating, and the evidence is kept."""
    ann, bob = two_with_a_patched_page(open_site)
    meet(ann, [bob], "quick", clock="3+2")
    cheat(bob, FORGE)
    if ann.table.get_attribute("data-mover") == str(ann.seat):
        play_game([ann, bob], 1)
    ply = ann.ply
    bob.page.locator(".colour-button[data-worth]").first.click()
    ann.result.wait_for()
    expect(ann.result).to_have_attribute("data-verdict", "disputed")
    expect(ann.result).to_have_attribute("data-reason", "peer-signature")
    assert ann.ply == ply
    ann.page.wait_for_function(f"({KEPT})().then(({{ matches }}) => matches.length === 1)")
    record = kept(ann)
    assert record["ratings"] == []
    assert record["matches"][0]["signed"]["verdict"] == "disputed"


def test_with_other_rules_no_match_is_rated(open_site: OpenSite) -> None:
    """The devices play, but both are told that it does not count, and why."""
    ann, bob = two_with_a_patched_page(open_site)
    cheat(bob, OTHER_RULES)
    meet(ann, [bob], "quick", clock="3+2")
    assert ann.page.locator(".player-rating").count() == 0
    ann.do("resign-match")
    ann.page.locator("dialog .button-danger").click()
    ann.result.wait_for()
    expect(ann.result).to_have_attribute("data-verdict", "unrated")
    expect(ann.result).to_contain_text("your pages do not have the same rules")
    assert kept(ann)["ratings"] == []


def test_a_running_match_stands_in_the_lobby_until_it_is_over(open_site: OpenSite) -> None:
    """It is marked as one with a friend, and leads back to the table."""
    ann, bob = players(open_site, "Ann", "Bob")
    meet(ann, [bob], "quick", clock="10+5")
    play_game([ann, bob], 2)
    ann.site.turn_to("#")
    row = ann.page.locator('.running-table[data-peer="yes"]')
    expect(row).to_contain_text("Bob")
    row.locator('[data-action="continue"]').click()
    wait_for_play(ann)
    play_game([ann, bob], 1)
    bob.do("resign-match")
    bob.page.locator("dialog .button-danger").click()
    ann.result.wait_for()
    ann.site.turn_to("#")
    ann.page.locator(".start-button").wait_for()
    expect(row).to_have_count(0)


SILENCE = "() => []"
"""Nothing gets through."""

SPEAK = "(text) => [text]"
"""Everything does."""


def two_that_can_be_cut(open_site: OpenSite) -> list[Player]:
    """Give two players between whom a test can cut the connection."""
    both = players(open_site, "Ann", "Bob")
    for player in both:
        player.page.add_init_script(TAMPER)
        player.page.reload()
    return both


def test_after_a_short_outage_the_match_goes_on_by_itself(open_site: OpenSite) -> None:
    """Both boards are hidden meanwhile; a move that was lost on its way arrives, and nobody has to meet again."""
    ann, bob = both = two_that_can_be_cut(open_site)
    meet(ann, [bob], "quick", clock="10+5")
    play_game(both, 2)
    for player in both:
        cheat(player, SILENCE)
    mover = ann if ann.table.get_attribute("data-mover") == str(ann.seat) else bob
    mover.press_best()
    for player in both:
        player.wait(state="away")
        expect(player.page.locator(".board-frame")).to_be_hidden()
    for player in both:
        cheat(player, SPEAK)
    for player in both:
        wait_for_play(player)
        player.wait(ply=3)
    play_game(both, 2)
    assert ann.ply == bob.ply == 5


# Slow: it waits for minutes of absence; the simulated devices of the engine's tests claim every day.
@pytest.mark.slow
def test_when_both_claim_the_match_is_interrupted_and_not_rated(open_site: OpenSite) -> None:
    """Each had rated it at once; both take that back when they meet."""
    both = players(open_site, "Ann", "Bob")
    for player in both:
        player.page.add_init_script(TAMPER)
        player.page.clock.install()
        player.page.reload()
    ann, bob = both
    meet(ann, [bob], "quick", clock="3+2")
    play_game(both, 2)
    for player in both:
        cheat(player, SILENCE)
    for player in both:
        player.wait(state="away")
    for player in both:
        wait_for_claim(player)
        player.do("claim")
        player.result.wait_for()
        expect(player.result).to_have_attribute("data-verdict", "rated")
        assert len(kept(player)["ratings"]) == 1
    for player in both:
        cheat(player, SPEAK)
    for player in both:
        expect(player.result).to_have_attribute("data-verdict", "interrupted", timeout=BOOT)
        player.page.wait_for_function(f"({KEPT})().then(({{ ratings }}) => ratings.length === 0)")
        [match] = kept(player)["matches"]
        assert match["signed"]["verdict"] == "interrupted"
        assert match["rated"] is False
