"""Tables for four devices: one host in the middle, three guests around it."""

from functools import partial

import pytest

from filler_core.table.links import PATIENCE
from filler_core.table.peer import PeerTable
from filler_core.table.peer_core import COMPUTER, GUEST, OWN
from filler_core.table.proof import rated
from tests.peer_world import NAMES, Device, World, started, wish

ALL_PERSONS = (OWN, GUEST, GUEST, GUEST)


def star(variant: str = "four", *, seed: int = 1) -> tuple[World, list[Device]]:
    """Give four devices whose match has begun, in the order of their seats."""
    world = started(World(seed, wish(variant, plan=ALL_PERSONS), NAMES))
    assert world.run(10_000, lambda: all(begun(device) for device in world.devices))
    return world, sorted(world.devices, key=lambda device: device.table.core.own or 0)


def begun(device: Device) -> bool:
    """Whether the match has begun for a device."""
    return device.ledger is not None and device.log.session.match.phase.value == "playing"


def play(world: World, devices: list[Device], rounds: int) -> None:
    """Let everyone play for a while."""
    for _ in range(rounds):
        if all(device.done for device in devices):
            break
        for device in devices:
            world.play(device)
        world.run(200)


@pytest.mark.parametrize("variant", ["four", "pairs"])
def test_four_devices_play_a_rated_match_to_the_end(variant: str) -> None:
    """All four have the same log, checked entry by entry, and the same ratings."""
    world, devices = star(variant)
    play(world, devices, 600)
    world.run(4_000)
    assert len({tuple(device.entries()) for device in devices}) == 1
    assert {device.table.core.verdict for device in devices} == {"rated"}
    figures = [rated(device.log_dealing, device.log) for device in devices]
    assert figures[0] is not None
    assert all(other == figures[0] for other in figures)
    assert all(set(device.table.core.receipts) == {0, 1, 2, 3} for device in devices)


def test_a_guest_who_leaves_comes_back_to_the_same_seat() -> None:
    """The others wait meanwhile: all clocks stand still, and everyone is told who is missing."""
    world, devices = star()
    play(world, devices, 6)
    guest = devices[2]
    guest.crash()
    world.run(10_000)
    others = [device for device in devices if device is not guest]
    assert [device.table.core.away for device in others] == [[2], [2], [2]]
    world.connect(devices[0], guest)
    world.run(8_000)
    assert [device.table.core.away for device in devices] == [[], [], [], []]
    assert guest.table.core.own == 2
    play(world, devices, 600)
    world.run(4_000)
    assert {device.table.core.verdict for device in devices} == {"rated"}


def test_in_four_who_stays_away_retires_and_the_others_play_on() -> None:
    """The patience spent, a claim retires the absent player; the match goes on for three."""
    world, devices = star()
    play(world, devices, 4)
    devices[3].crash()
    world.run(PATIENCE + 9_000)
    assert devices[1].do(partial(PeerTable.claim, moment=devices[1].moment))
    world.run(2_000)
    rest = devices[:3]
    assert all(device.log.session.match.left[0][0] == 3 for device in rest)
    assert all(device.table.core.away == [] for device in rest)
    play(world, rest, 800)
    world.run(4_000)
    assert {device.table.core.verdict for device in rest} == {"rated"}


def test_in_pairs_the_pair_of_who_stays_away_loses() -> None:
    """A claim against one partner ends the match for both."""
    world, devices = star("pairs")
    play(world, devices, 4)
    devices[3].crash()
    world.run(PATIENCE + 9_000)
    assert devices[0].do(partial(PeerTable.claim, moment=devices[0].moment))
    world.run(2_000)
    result = devices[1].log.session.match.result
    assert result is not None
    assert result.winner == 0


def test_when_the_host_is_gone_the_lowest_guest_takes_its_place() -> None:
    """Guests who have links among themselves go on without the host, who can come back as a guest."""
    world, devices = star()
    play(world, devices, 5)
    before = devices[1].entries()
    for one, other in ((1, 2), (1, 3), (2, 3)):
        world.connect(devices[one], devices[other])
    world.run(4_000)
    host = devices[0]
    host.crash()
    world.run(12_000)
    rest = devices[1:]
    assert [device.table.core.host_seat for device in rest] == [1, 1, 1]
    assert [device.table.core.away for device in rest] == [[0], [0], [0]]
    world.connect(devices[1], host)
    world.run(10_000)
    assert [device.table.core.away for device in devices] == [[], [], [], []]
    assert host.table.core.host_seat == 1
    play(world, devices, 600)
    world.run(4_000)
    assert len({tuple(device.entries()) for device in devices}) == 1
    assert host.entries()[: len(before)] == before
    assert {device.table.core.verdict for device in devices} == {"rated"}


def test_the_host_is_claimed_against_when_it_never_comes_back() -> None:
    """With a new host among the guests, the old one retires like anybody else."""
    world, devices = star()
    for one, other in ((1, 2), (1, 3), (2, 3)):
        world.connect(devices[one], devices[other])
    world.run(4_000)
    devices[0].crash()
    world.run(PATIENCE + 12_000)
    assert devices[2].do(partial(PeerTable.claim, moment=devices[2].moment))
    world.run(2_000)
    rest = devices[1:]
    play(world, rest, 800)
    world.run(4_000)
    assert {device.table.core.verdict for device in rest} == {"rated"}
    assert len({tuple(device.entries()) for device in rest}) == 1


def test_computers_at_the_hosts_table_are_played_by_the_host() -> None:
    """They move, are ready by themselves, and the match is not rated."""
    world = started(World(2, wish("pairs", plan=(OWN, COMPUTER, GUEST, COMPUTER)), NAMES[:2]))
    assert world.run(6_000, lambda: all(begun(device) for device in world.devices))
    host, guest = world.devices
    play(world, world.devices, 600)
    world.run(4_000)
    assert host.entries() == guest.entries()
    assert host.table.core.verdict == guest.table.core.verdict == "unrated"
    assert {entry.seat for entry in host.log.chain.entries} == {0, 2}


def test_emotes_and_signals_are_relayed_to_the_others() -> None:
    """What one guest says reaches the other guests by way of the host, and only whom it is for."""
    world, devices = star()
    assert devices[1].do(partial(PeerTable.emote, emote=2, moment=devices[1].moment))
    devices[2].do(partial(PeerTable.signal, seat=3, text="CODE", moment=devices[2].moment))
    world.run(500)
    for number in (0, 2, 3):
        assert {"kind": "emote", "seat": 1, "emote": 2} in devices[number].news
    assert {"kind": "signal", "seat": 2, "text": "CODE"} in devices[3].news
    assert not any(news["kind"] == "signal" for news in devices[1].news)
