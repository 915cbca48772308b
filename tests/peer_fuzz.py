"""Messages that no honest device would send: mutated real ones and noise, for every stage of a table."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from filler_core.table.messages import Type
from tests.peer_world import World, started, wish

STRANGE: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    2**63,
    10**400,
    1.5,
    float("inf"),
    "",
    "0",
    "\ud800",
    "ä" * 40,
    "x" * 9000,
    [],
    [[]],
    {},
    {"t": "MOVE"},
    "<img src=x onerror=alert(1)>",
    "f" * 64,
    "A" * 86,
)
FRAMES_A_TABLE = 1_000

BREATH = 0.2
"""How often a device is given the time to check signatures."""

NOISE = ["null", "0", '""', "[]", "{}", '{"t":1}', '{"t":"MOVE"}', '{"t":"NO"}', "[[[[", "\x00", '{"t":"HELLO","v":1}']


def mutated(random: Random, text: str, others: list[str]) -> str:
    """Give something like a message."""
    way = random.randrange(7)
    if way == 0:
        return random.choice(NOISE)
    if way == 1:
        cut = random.randrange(len(text) + 1)
        return text[:cut] + text[cut + random.randrange(3) :]
    if way == 2:
        place = random.randrange(len(text))
        return text[:place] + chr(random.randrange(1, 0x250)) + text[place + 1 :]
    values = json.loads(text)
    names = list(values)
    if way == 3:
        values[random.choice(names)] = random.choice(STRANGE)
    elif way == 4:
        other = json.loads(random.choice(others))
        values[random.choice(names)] = other[random.choice(list(other))]
    elif way == 5:
        name = random.choice(names)
        if isinstance(values[name], int):
            values[name] += random.choice((-2, -1, 1, 2, 1000))
        else:
            values["t"] = random.choice(list(Type)).value
    else:
        values.pop(random.choice(names))
    return json.dumps(values)


@dataclass
class Fuzzed:
    """What came of the frames so far."""

    frames: int = 0
    stopped: int = 0
    """Tables that ended as disputed: what a signed lie leads to."""
    faults: int = 0
    first_fault: str = ""


def fuzz(seed: int, frames: int) -> Iterator[Fuzzed]:
    """Feed frames to devices at all stages of a match, and look that nothing raises and no entry of a log is changed.

    A table that has stopped is replaced. Gives the counts now and then.
    """
    random = Random(seed)
    outcome = Fuzzed()
    number = 0
    while outcome.frames < frames:
        number += 1
        world = World(seed * 100_003 + number, wish(), ("Ann", "Ben"))
        sent: list[str] = []
        world.heard = lambda _device, text, sent=sent: sent.append(text)  # type: ignore[misc]
        started(world)
        for _ in range(random.randrange(60)):
            for device in world.devices:
                world.play(device)
            world.run(random.choice((20, 200)))
        for _ in range(FRAMES_A_TABLE):
            stopped = any(device.table.core.trouble for device in world.devices)
            if not sent or outcome.frames >= frames or stopped:
                break
            _feed(world, mutated(random, random.choice(sent), sent), random, outcome)
        yield outcome


def _feed(world: World, text: str, random: Random, outcome: Fuzzed) -> None:
    device = random.choice(world.devices)
    link = next(iter(device.links), None)
    if link is None:
        return
    core = device.table.core
    # A guest's own entry gives way to the host's until the host has confirmed it.
    before = device.entries()[: None if core.is_host else core.confirmed]
    outcome.frames += 1
    try:
        device.perform(device.table.received(link, text, device.moment))
        if random.random() < BREATH:
            world.run(4)
    except Exception as error:  # noqa: BLE001  whatever it raises is what this looks for
        outcome.faults += 1
        outcome.first_fault = outcome.first_fault or f"{error!r} after {text[:200]}"
        return
    if core.trouble is not None:
        outcome.stopped += 1
    elif device.entries()[: len(before)] != before:
        outcome.faults += 1
        outcome.first_fault = outcome.first_fault or f"log changed after {text[:200]}"
