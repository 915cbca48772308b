"""The clock of a table between devices, absences, and what a reload finds."""

from functools import partial

import pytest

from filler_core.errors import InvalidError
from filler_core.table.links import ABSENT_AFTER, PATIENCE
from filler_core.table.messages import Type
from filler_core.table.peer import PeerTable
from tests.peer_pairs import cut, forged, inject, play_out, said, trouble, two

# --- the clock --------------------------------------------------------------------------------------------------------


def test_a_mover_who_claims_too_little_time_signs_again_with_more() -> None:
    """The judge measures four seconds where the mover says none: it asks for the least that is possible."""
    world, host, guest = two()
    world.play(host)
    world.run(300)
    colour = guest.log.session.match.game.legal_colours()[0]
    world.run(4_000)
    # A device whose clock stood still, as in a laptop that slept: it believes that no time has passed.
    guest.log.session.time.anchor(guest.log.last_at, guest.moment.now)
    ply = guest.log.session.match.game.ply
    assert guest.do(lambda table: table.choose(colour, 0, ply, guest.moment))
    world.run(2_000)
    used = host.log.chain.entries[-1].used
    assert 3_000 < used < 4_500
    assert host.entries() == guest.entries()
    assert trouble(host) is trouble(guest) is None


def test_whose_time_is_up_loses_on_both_devices_alike() -> None:
    """The device of the player whose time is up says so itself."""
    world, host, guest = two(clock="1+1")
    world.run(62_000)
    assert host.entries() == guest.entries()
    assert said(host) == "f0"
    assert host.table.core.verdict == guest.table.core.verdict == "rated"
    result = guest.log.session.match.result
    assert result is not None
    assert result.winner == 1


def test_a_device_that_never_admits_its_flag_is_flagged_by_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who stays in the table and lets the clock run out in silence loses all the same."""
    world, host, guest = two(clock="1+1")
    monkeypatch.setattr(host.table.presence, "flags", lambda _: None)
    world.run(62_000)
    assert said(guest) != "f0"
    world.run(15_000)
    assert said(guest) == "f0"
    assert guest.log.chain.entries[-1].seat == 1
    assert host.entries() == guest.entries()


def test_a_flag_that_is_claimed_too_early_is_a_lie() -> None:
    """Who says that the other's time is up while it is not has signed a lie."""
    world, host, _guest = two(clock="1+1")
    left = 60_000
    inject(world, host, Type.FLAG, **forged(host, "f0", used=left))
    assert trouble(host) == "peer-flag"
    assert host.table.core.verdict == "disputed"


# --- being away -------------------------------------------------------------------------------------------------------


def test_both_clocks_stand_still_while_the_connection_is_down() -> None:
    """An outage of a minute costs the mover what passed before it was noticed, and no more."""
    world, host, guest = two(clock="3+2")
    world.run(2_000)
    cut(world)
    world.run(60_000)
    assert host.table.core.away == [1]
    assert guest.table.core.away == [0]
    assert not host.do(lambda table: table.choose(0, 0, 0, host.moment))
    world.cut_pairs.clear()
    world.run(5_000)
    assert host.table.core.away == guest.table.core.away == []
    at = host.log.session.time.at(host.moment.now)
    assert at < 2_000 + ABSENT_AFTER + 9_000
    assert {entry.letter for entry in host.log.chain.entries} == {"b", "p"}
    assert host.entries() == guest.entries()
    play_out(world)
    assert host.table.core.verdict == guest.table.core.verdict == "rated"


def test_who_stays_away_until_the_patience_is_spent_can_be_claimed_against() -> None:
    """The claimant has the result at once, the absent device when it comes back."""
    world, host, guest = two()
    world.play(host)
    world.run(500)
    guest.crash()
    world.run(PATIENCE - 10_000)
    assert not host.do(lambda table: table.claim(host.moment))
    world.run(20_000)
    assert host.table.presence.claimable(host.moment.now) == [1]
    assert host.do(lambda table: table.claim(host.moment))
    world.run(100)
    assert host.table.core.verdict == "rated"
    assert said(host) == "a1"
    assert not guest.log.over
    world.connect(host, guest)
    world.run(5_000)
    assert guest.table.core.verdict == "rated"
    assert guest.entries() == host.entries()
    result = guest.log.session.match.result
    assert result is not None
    assert result.scores[0][1] == 1.0


def test_a_claim_against_somebody_who_was_there_is_a_lie() -> None:
    """A device knows whether it can have been away."""
    world, host, _guest = two()
    inject(world, host, Type.CLAIM, **forged(host, "a0"))
    assert trouble(host) == "peer-claim"


def test_when_both_claim_the_match_is_interrupted() -> None:
    """An outage that neither of them is to blame for rates nobody, whoever claimed first."""
    world, host, guest = two()
    cut(world)
    world.run(PATIENCE + 10_000)
    for device in (host, guest):
        assert device.do(partial(PeerTable.claim, moment=device.moment))
    world.run(100)
    assert host.table.core.verdict == "rated"
    world.cut_pairs.clear()
    world.run(10_000)
    assert host.table.core.verdict == guest.table.core.verdict == "interrupted"


def test_goodbye_is_noticed_at_once() -> None:
    """Whoever closes the page is missed without waiting for silence."""
    world, host, guest = two()
    guest.do(lambda table: table.leave(guest.moment))
    world.run(200)
    assert host.table.core.away == [1]


def test_a_device_that_slept_does_not_blame_the_others() -> None:
    """After a minute without a single tick the silence was its own: nobody is away by its account."""
    world, host, guest = two()
    world.run(3_000)
    for device in (host, guest):
        device.news.clear()
    host.offset += 60_000
    world.run(5_000)
    assert not any(news["kind"] == "gone" for news in host.news)
    assert host.table.core.away == guest.table.core.away == []


# --- what the disk is for ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", [0, 1])
def test_a_reload_goes_on_where_it_was(who: int) -> None:
    """Either side may reload in mid-game: after meeting again, both go on with one log, and nothing is lost."""
    world, host, guest = two()
    for _ in range(6):
        for device in world.devices:
            world.play(device)
        world.run(300)
    before = host.entries()
    world.devices[who].crash()
    assert world.devices[who].entries() == before
    world.run(9_000)
    assert world.devices[1 - who].table.core.away == [who]
    world.connect(host, guest)
    world.run(3_000)
    assert host.entries()[: len(before)] == before
    play_out(world)
    assert host.entries() == guest.entries()
    assert host.table.core.verdict == "rated"


def test_a_crash_between_any_two_steps_forks_nothing() -> None:
    """Wherever a device dies between signing, storing and sending, the logs come together again."""
    for step in range(1, 12):
        world, host, guest = two(seed=step)
        for _ in range(2):
            world.play(host)
            world.run(300)
            world.play(guest)
            world.run(step)
        guest.crash()
        world.run(10_000)
        world.connect(host, guest)
        world.run(4_000)
        assert host.entries() == guest.entries()
        assert trouble(host) is trouble(guest) is None


def test_a_damaged_journal_says_how_far_it_is_sound() -> None:
    """A table whose lines were altered is refused with the number of those that can be trusted."""
    world, host, _ = two()
    world.play(host)
    world.run(300)
    lines = list(host.lines)
    renamed = lines[-1].replace('"entry"', '"enter"')
    for damage in ([*lines[:-1], renamed], [*lines[:-1], "x"], [*lines, lines[-1]]):
        with pytest.raises(InvalidError, match="log-damaged"):
            PeerTable.restore(damage, "0" * 64, host.moment)
    with pytest.raises(InvalidError, match="log-damaged"):
        PeerTable.restore([], "0" * 64, host.moment)
