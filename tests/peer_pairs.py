"""Two devices at a table, and what one can do to the other."""

from filler_core.table.chain import make_entry
from filler_core.table.messages import Type, write_message
from tests.peer_world import Device, World, key_of, sign, started, wish


def two(*, clock: str = "5+3", rated_table: bool = True, seed: int = 1) -> tuple[World, Device, Device]:
    """Give two devices whose match has begun."""
    world = started(World(seed, wish(clock=clock, rated=rated_table), ("Ann", "Ben")))
    host, guest = world.devices
    assert world.run(5_000, lambda: all(begun(device) for device in world.devices))
    return world, host, guest


def begun(device: Device) -> bool:
    """Whether the match has begun for a device."""
    return device.ledger is not None and device.log.session.match.phase.value == "playing"


def play_out(world: World, most: int = 400) -> None:
    """Let everyone play until the match is over for all."""
    for _ in range(most):
        if all(device.done for device in world.devices):
            break
        for device in world.devices:
            world.play(device)
        world.run(200)
    world.run(3_000)


def said(device: Device) -> str:
    """Give what the last entry of a log says."""
    return device.log.chain.entries[-1].token


def trouble(device: Device) -> str | None:
    """Name what has stopped a table."""
    return None if device.table.core.trouble is None else device.table.core.trouble.code


def inject(world: World, to: Device, kind: Type, **fields: object) -> None:
    """Send something to a device as if its peer had."""
    link = next(iter(to.links))
    to.perform(to.table.received(link, write_message(kind, fields), to.moment))
    world.run(50)


def forged(host: Device, what: str, *, signer: str = "Ben", used: int = 0) -> dict[str, object]:
    """Make an entry as a cheating guest might: rightly chained, and signed by whoever it is."""
    entry = make_entry(host.log.chain.tip, len(host.log.chain), 1, what, used)
    return {**entry.signed(sign(key_of(signer), entry.to_sign)).fields()}


def cut(world: World) -> None:
    """Break the connection between the two."""
    world.cut_pairs.add(frozenset(device.name for device in world.devices))
