"""Offers and emotes at a table between devices, and the signed record it leaves."""

import json

import pytest

from filler_core.errors import IllegalError, InvalidError
from filler_core.table.messages import Type
from filler_core.table.peer_core import Identity
from filler_core.table.proof import rated, read_proof, write_proof
from tests.peer_pairs import begun, forged, inject, play_out, trouble, two
from tests.peer_world import sign

# --- talking ----------------------------------------------------------------------------------------------------------


def test_a_move_is_taken_back_when_the_other_agrees() -> None:
    """At an unrated table without a clock: asked, answered, and one entry in both logs."""
    world, host, guest = two(clock="none", rated_table=False)
    world.play(host)
    world.run(300)
    assert host.log.session.match.game.ply == 1
    assert host.do(lambda table: table.offer("take-back", host.moment))
    world.run(300)
    assert guest.table.talk.asks_take_back == 0
    assert guest.do(lambda table: table.answer("take-back", guest.moment, yes=True))
    world.run(300)
    assert host.log.session.match.game.ply == guest.log.session.match.game.ply == 0
    assert host.entries() == guest.entries()


def test_a_take_back_can_be_declined_and_is_never_offered_for_rating_points() -> None:
    """The one who asked hears it; at a rated table nobody can ask."""
    world, host, guest = two(clock="none", rated_table=False)
    world.play(host)
    world.run(300)
    host.do(lambda table: table.offer("take-back", host.moment))
    world.run(300)
    guest.do(lambda table: table.answer("take-back", guest.moment, yes=False))
    world.run(300)
    assert host.news[-1] == {"kind": "take-back-declined", "seat": 1}
    rated_world, rated_host, _ = two()
    rated_world.play(rated_host)
    rated_world.run(300)
    assert not rated_host.do(lambda table: table.offer("take-back", rated_host.moment))


def test_a_take_back_that_nobody_asked_for_is_a_lie() -> None:
    """Signed by the one who wants it, it is refused."""
    world, host, guest = two(clock="none", rated_table=False)
    world.play(host)
    world.run(300)
    world.play(guest)
    world.run(300)
    inject(world, host, Type.TAKE_BACK, **forged(host, "t1"))
    assert trouble(host) == "peer-illegal"


def test_emotes_reach_the_other_and_not_too_fast() -> None:
    """One of eight, and no flood of them."""
    world, host, guest = two()
    assert host.do(lambda table: table.emote(3, host.moment))
    assert not host.do(lambda table: table.emote(3, host.moment))
    assert not host.do(lambda table: table.emote(8, host.moment))
    world.run(200)
    assert {"kind": "emote", "seat": 0, "emote": 3} in guest.news


def test_a_rematch_needs_everyone_and_swaps_who_begins() -> None:
    """After the end both ask for it; the next table is the same invitation on the same links."""
    world, host, guest = two()
    assert not host.do(lambda table: table.offer("rematch", host.moment))
    play_out(world)
    assert host.do(lambda table: table.offer("rematch", host.moment))
    world.run(300)
    assert guest.table.talk.rematch == {0}
    assert guest.do(lambda table: table.answer("rematch", guest.moment, yes=True))
    world.run(300)
    assert {"kind": "rematch"} in host.news
    assert {"kind": "rematch"} in guest.news
    for device in (host, guest):
        device.table = device.table.rematch(
            Identity(device.name, device.key), f"{device.name:0>64}", None, device.moment
        )
        device.lines = []
        device.perform(device.table.opening(device.moment))
        device.perform(device.table.begin(device.moment))
    assert world.run(5_000, lambda: all(begun(device) for device in world.devices))
    assert host.table.core.own == 1
    play_out(world)
    assert host.entries() == guest.entries()
    assert guest.table.core.verdict == "rated"


def test_a_rematch_is_not_offered_to_somebody_who_has_gone() -> None:
    """Who has left cannot be asked."""
    world, host, guest = two()
    play_out(world)
    assert host.table.talk.may_rematch(host.moment.now)
    guest.do(lambda table: table.leave(guest.moment))
    world.run(100)
    assert not host.table.talk.may_rematch(host.moment.now)


# --- signed records ---------------------------------------------------------------------------------------------------


def test_both_devices_rate_the_match_alike() -> None:
    """The signed log is all that counts: the same ratings on both, from the same declared ones."""
    world, host, guest = two()
    play_out(world)
    views = [rated(device.log_dealing, device.log) for device in (host, guest)]
    assert views[0] == views[1]
    assert views[0] is not None
    assert views[0]["scale"] == "quick"


def test_a_signed_record_holds_every_signature_and_can_be_checked_anywhere() -> None:
    """What is read back is the same match, and each of its signatures is that of its author."""
    world, host, _ = two()
    play_out(world)
    proof = read_proof(write_proof(host.table.core))
    assert proof.verdict == "rated"
    assert proof.record == host.log.session.record()
    signatures = proof.signatures()
    assert len(signatures) == 4 + len(host.entries()) + 2
    assert all(sign(key, text) == signature for key, text, signature in signatures)


def test_a_signed_record_that_was_altered_is_found_out() -> None:
    """Another move, another name or another board fails to be read, or fails its signatures."""
    world, host, _ = two()
    play_out(world)
    text = write_proof(host.table.core)
    values = json.loads(text)
    entry = next(entry for entry in values["entries"] if entry[1].isdecimal())
    entry[2] += 1
    renamed = text.replace('\\"name\\":\\"Ben\\"', '\\"name\\":\\"Eve\\"')
    assert renamed != text
    for altered in (json.dumps(values), renamed):
        try:
            proof = read_proof(altered)
        except InvalidError:
            continue
        assert not all(sign(key, said) == signature for key, said, signature in proof.signatures())


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"filler":"filler-proof 1"}', "x" * 500_000])
def test_what_is_no_signed_record_is_refused(text: str) -> None:
    """A file that somebody drops on the page may be anything."""
    with pytest.raises(InvalidError, match="proof-unreadable"):
        read_proof(text)


def test_an_act_of_the_own_player_that_is_not_allowed_raises_and_changes_nothing() -> None:
    """Out of turn, a barred colour, an old position."""
    world, host, guest = two()
    ply = guest.log.session.match.game.ply
    with pytest.raises(IllegalError, match="illegal-seat"):
        guest.table.choose(1, 0, ply, guest.moment)
    own = host.log.session.match.game.colours[0]
    with pytest.raises(IllegalError, match="illegal-colour"):
        host.table.choose(own, 0, ply, host.moment)
    with pytest.raises(IllegalError, match="illegal-stale-move"):
        host.table.choose(own, 0, ply + 1, host.moment)
    assert len(host.entries()) == 2
    world.run(100)
