"""A table between devices: how two of them meet, and what happens when one of them lies."""

import json
from collections.abc import Callable

import pytest

from filler_core.errors import InvalidError
from filler_core.table.chain import make_entry
from filler_core.table.messages import Type
from filler_core.table.peer import PeerTable
from filler_core.table.peer_core import COMPUTER, GUEST, OWN, Identity
from filler_core.table.proof import write_proof
from tests.peer_pairs import begun, forged, inject, play_out, trouble, two
from tests.peer_world import Device, World, fingerprint, key_of, sign, started, wish

# --- meeting ----------------------------------------------------------------------------------------------------------


def test_two_devices_draw_one_board_and_play_a_rated_match_to_the_end() -> None:
    """Both hold the same log, the same verdict, and each other's receipt."""
    world, host, guest = two()
    play_out(world)
    assert host.entries() == guest.entries() != []
    assert host.table.core.verdict == guest.table.core.verdict == "rated"
    assert set(host.table.core.receipts) == set(guest.table.core.receipts) == {0, 1}
    assert host.log.session.record() == guest.log.session.record()


def test_nobody_can_choose_the_board() -> None:
    """Another secret number of either side gives another board, and each is fixed before the other is known."""
    seeds = set()
    for seed in range(6):
        _, host, guest = two(seed=seed)
        assert host.log.seed == guest.log.seed
        seeds.add(host.log.seed)
    assert len(seeds) == 6


def test_no_secret_number_is_told_before_all_have_signed_the_list() -> None:
    """A device that has seen the other's number could choose a board, were it not bound by then."""
    sent: list[tuple[str, dict[str, object]]] = []
    world = World(3, wish(), ("Ann", "Ben"))
    world.heard = lambda device, text: sent.append((device.name, json.loads(text)))
    started(world)
    world.run(3_000)
    first_reveal = next(index for index, (_, message) in enumerate(sent) if message["t"] == "REVEAL")
    commits = [(name, message) for name, message in sent[:first_reveal] if message["t"] == "COMMIT"]
    signed = {name for name, message in commits if message.get("s") or message.get("signed")}
    assert signed == {"Ann", "Ben"}


def test_a_guest_refuses_terms_that_are_not_those_of_the_invitation() -> None:
    """Who was invited to a rated match of 5+3 does not sit down to anything else."""
    world = World(1, wish(clock="1+1"), ("Ann", "Ben"))
    host, guest = world.devices
    guest.table.core.wish = wish(clock="5+3", plan=())
    world.connect(host, guest)
    world.run(3_000)
    assert trouble(guest) == "peer-terms"
    assert guest.table.core.phase() == "ended"
    assert guest.ledger is host.ledger is None


def test_a_signature_binds_a_key_to_this_connection() -> None:
    """A HELLO that was recorded elsewhere is worth nothing here: the fingerprints differ."""
    world = World(1, wish(), ("Ann", "Ben"))
    host, guest = world.devices
    host.links[1], guest.links[2] = (guest, 2), (host, 1)
    host.perform(host.table.connected(1, fingerprint("host"), fingerprint("somebody between"), host.moment))
    guest.perform(guest.table.connected(2, fingerprint("guest"), fingerprint("host"), guest.moment))
    world.run(5_000)
    assert host.ledger is guest.ledger is None
    assert any(news["kind"] == "refused" and news["code"] == "peer-signature" for news in [*host.news, *guest.news])


def test_other_rules_make_a_table_unrated_and_other_versions_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who plays by other rules can play, but not for a rating; who speaks another protocol cannot."""
    monkeypatch.setattr("filler_core.table.peer_greeting.rules_hash", iter_hashes())
    world = World(1, wish(), ("Ann", "Ben"))
    host, guest = world.devices
    world.connect(host, guest)
    world.run(2_000)
    assert host.table.core.unrated == "rules"
    assert host.table.core.dealing is None or not host.table.core.dealing.terms.rated


def iter_hashes() -> Callable[[], str]:
    """Give rules hashes that are never the same."""
    count = iter(range(10_000))
    return lambda: fingerprint(f"rules {next(count)}")


def test_a_table_with_computers_or_one_key_twice_is_not_rated() -> None:
    """Only matches between different devices are rated (rules, section 7)."""
    world = started(World(1, wish("four", plan=(OWN, GUEST, COMPUTER, COMPUTER)), ("Ann", "Ben")))
    world.run(3_000)
    assert world.devices[0].table.core.unrated == "computer"
    same = World(1, wish(), ("Ann", "Ann"))
    same.connect(*same.devices)
    same.run(3_000)
    assert [device.table.core.unrated for device in same.devices] == ["same-device", "same-device"]
    assert not same.devices[0].log.terms.rated


def test_a_host_needs_a_seat_and_a_guest() -> None:
    """A plan without an own seat, or with nobody to meet, is refused."""
    for plan in ((GUEST, GUEST), (OWN, OWN), (OWN, COMPUTER), (OWN,)):
        with pytest.raises(InvalidError, match="invalid-seats"):
            PeerTable(wish(plan=plan), Identity("Ann", key_of("Ann")), "0" * 64, hosting=True)


def test_a_stranger_finds_no_seat_at_a_full_table() -> None:
    """A third device is told that the table is full, and disturbs nothing."""
    world, host, _ = two()
    stranger = Device(world, "Eve", wish(plan=()), hosting=False)
    world.connect(host, stranger)
    world.run(1_000)
    assert {"kind": "refused", "code": "peer-full"}.items() <= host.news[-1].items()
    assert trouble(host) is None


# --- moves that are no moves ------------------------------------------------------------------------------------------


def test_a_forged_signature_stops_the_match_as_disputed() -> None:
    """A move that the other device has not signed is kept as evidence, and nothing is rated."""
    world, host, _guest = two()
    before = host.entries()
    inject(world, host, Type.RESIGN, **forged(host, "m1", signer="Eve"))
    assert trouble(host) == "peer-signature"
    assert host.table.core.verdict == "disputed"
    assert host.entries() == before
    assert json.loads(host.lines[-1].split(" ", 1)[1])["content"]["evidence"]


def test_a_signed_move_out_of_turn_stops_the_match_as_disputed() -> None:
    """The signature proves who cheated."""
    world, host, _guest = two()
    assert host.log.mover_device == 0
    inject(world, host, Type.MOVE, **forged(host, "3"))
    assert trouble(host) == "peer-illegal"
    assert host.table.core.trouble is not None
    assert host.table.core.trouble.seat == 1
    kept = json.loads(write_proof(host.table.core))
    assert kept["verdict"] == "disputed"
    assert "1.3." in kept["trouble"]["evidence"]


def test_nobody_can_act_for_somebody_else() -> None:
    """A guest cannot resign for the host, nor say that the host is ready."""
    for what in ("m0", "g0"):
        world, host, _ = two()
        inject(world, host, Type.RESIGN, **forged(host, what))
        assert trouble(host) == "peer-illegal", what


def test_a_duplicate_changes_nothing() -> None:
    """The same move sent twice is one move."""
    world, host, guest = two()
    world.play(host)
    world.run(500)
    assert len(host.entries()) == 3
    entry = host.log.chain.entries[-1]
    inject(world, guest, entry.type, **entry.fields())
    assert guest.entries() == host.entries()
    assert trouble(guest) is None


def test_two_moves_for_one_place_prove_cheating() -> None:
    """Whoever signs two different moves on the same log is caught by whoever sees both."""
    world, host, guest = two()
    world.play(host)
    world.run(500)
    length, tip = len(guest.entries()) - 1, guest.log.chain.hash_before(2)
    first = guest.log.chain.entries[-1].token
    other = make_entry(tip, length, 0, str((int(first) + 1) % 6), 10)
    inject(world, guest, Type.MOVE, **other.signed(sign(host.key, other.to_sign)).fields())
    assert trouble(guest) == "peer-two-moves"


def test_a_gap_is_filled_and_a_message_from_nowhere_changes_nothing() -> None:
    """A move whose predecessor is missing is asked for, not believed."""
    world, host, guest = two()
    before = host.entries()
    fields = {**forged(host, "3"), "n": 40}
    inject(world, host, Type.MOVE, **fields)
    assert host.entries() == before
    assert trouble(host) is None
    play_out(world)
    assert host.entries() == guest.entries()


def test_a_state_that_differs_is_found_out() -> None:
    """An acknowledgement with another hash of the state means that the two play by different rules."""
    world, host, _ = two()
    last = host.log.chain.entries[-1]
    inject(world, host, Type.ACK, n=last.number, h=last.hash, state="0" * 64)
    assert trouble(host) == "peer-state"


def test_unreadable_messages_close_the_connection_in_the_end() -> None:
    """Noise is ignored for a while, then the link is hung up; the match stays as it is."""
    world, host, _ = two()
    link = next(iter(host.links))
    for _ in range(25):
        host.perform(host.table.received(link, "noise", host.moment))
    assert link not in host.table.core.links
    assert trouble(host) is None
    assert begun(host)
    world.run(100)
