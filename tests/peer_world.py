"""Devices at one table, their disks, and a network between them that can lose, double, reorder and cut.

Time is simulated, signatures are made of hashes (a device can only make those of its own key, since the world makes
them), and everything is drawn from one seeded generator: a world can be played again.
"""

import base64
import heapq
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256, sha512
from random import Random

from filler_core.errors import IllegalError
from filler_core.table.dealing import Dealing
from filler_core.table.ledger import Ledger
from filler_core.table.peer import PeerTable, PeerUpdate
from filler_core.table.peer_core import GUEST, OWN, Identity, Wish
from filler_core.table.session import Moment

TICK = 500


def key_of(name: str) -> str:
    """Give the public key of a device."""
    return "ed25519:" + base64.urlsafe_b64encode(sha256(name.encode()).digest()).decode().rstrip("=")


def sign(key: str, text: str) -> str:
    """Sign as the owner of a key would."""
    return base64.urlsafe_b64encode(sha512(f"{key} {text}".encode()).digest()).decode().rstrip("=")


def fingerprint(name: str) -> str:
    """Give the fingerprint of a device's certificate."""
    return sha256(f"certificate {name}".encode()).hexdigest()


@dataclass
class Weather:
    """How bad the network is: chances out of 1, and milliseconds."""

    drop: float = 0.0
    double: float = 0.0
    reorder: float = 0.0
    slowest: int = 60
    quickest: int = 5


class Device:
    """One device: its table, its disk, its clocks."""

    def __init__(self, world: "World", name: str, wish: Wish, *, hosting: bool) -> None:
        """Sit down."""
        self.world = world
        self.name = name
        self.key = key_of(name)
        self.lines: list[str] = []
        self.news: list[dict[str, object]] = []
        self.links: dict[int, tuple[Device, int]] = {}
        self.restarts = 0
        self.offset = world.random.randrange(1_000_000)
        self.sent = 0
        self.acked: dict[int, tuple[int, str]] = {}
        """Entries that this device has acknowledged: number → whose, and what."""
        self.table = PeerTable(wish, Identity(name, self.key), self._entropy(), hosting=hosting)
        self.perform(self.table.opening(self.moment))

    def _entropy(self) -> str:
        return sha256(f"{self.name} {self.restarts} {self.world.seed}".encode()).hexdigest()

    @property
    def moment(self) -> Moment:
        """This device's two clocks."""
        return Moment(self.world.now + self.offset, 1_700_000_000_000 + self.world.now)

    @property
    def ledger(self) -> Ledger | None:
        """The shared log, once there is one."""
        return self.table.core.ledger

    @property
    def log(self) -> Ledger:
        """The shared log; only asked when there is one."""
        assert self.table.core.ledger is not None
        return self.table.core.ledger

    @property
    def log_dealing(self) -> Dealing:
        """Terms and draw; only asked when they are agreed."""
        assert self.table.core.dealing is not None
        return self.table.core.dealing

    def entries(self) -> list[str]:
        """Give the hashes of the log."""
        return [] if self.ledger is None else [entry.hash for entry in self.ledger.chain.entries]

    def entry(self, number: int) -> tuple[int, str] | None:
        """Give whose an entry is, and what it says."""
        if number >= len(self.entries()):
            return None
        entry = self.log.chain.entries[number]
        return entry.seat, entry.token

    @property
    def done(self) -> bool:
        """Whether the match is over for this device."""
        return self.table.core.settled or self.table.core.trouble is not None

    def perform(self, update: PeerUpdate) -> None:
        """Do what the table asks for, in the order that is promised: store, sign and check, send, close."""
        effects = update.effects
        for line in effects.lines:
            assert int(line.split(" ", 1)[0]) == len(self.lines)
            self.lines.append(line)
        self.news += effects.news
        for link, text in effects.send:
            self.sent += 1
            values = json.loads(text)
            if values["t"] == "ACK" and self.entries()[values["n"] : values["n"] + 1] == [values["h"]]:
                entry = self.log.chain.entries[values["n"]]
                self.acked[values["n"]] = (entry.seat, entry.token)
            self.world.heard(self, text)
            self.world.post(self, link, text)
        for link in effects.close:
            self.world.hang_up(self, link)
        for number, text in effects.sign:
            self.world.soon(self, partial(self._signed, number, text))
        for number, key, text, signature in effects.verify:
            self.world.soon(self, partial(self._verified, number, sign(key, text) == signature))

    def _signed(self, number: int, text: str) -> PeerUpdate:
        return self.table.signed(number, sign(self.key, text), self.moment)

    def _verified(self, number: int, good: bool) -> PeerUpdate:  # noqa: FBT001  called late, by position
        return self.table.verified(number, self.moment, good=good)

    def do(self, act: Callable[[PeerTable], PeerUpdate]) -> bool:
        """Let the player do something; tell whether it was allowed."""
        try:
            self.perform(act(self.table))
        except IllegalError:
            self.perform(self.table.opening(self.moment))
            return False
        return True

    def crash(self) -> None:
        """Lose everything but the disk, and start again from it; while nothing is stored, there is no table to lose."""
        if not self.lines:
            return
        for link in list(self.links):
            self.world.hang_up(self, link, quietly=True)
        self.restarts += 1
        self.table = PeerTable.restore(self.lines, self._entropy(), self.moment)
        self.perform(self.table.opening(self.moment))


@dataclass(order=True)
class Event:
    """Something that will happen."""

    at: int
    number: int
    run: Callable[[], None] = field(compare=False)
    device: "Device | None" = field(compare=False, default=None)
    life: int = field(compare=False, default=0)


class World:
    """All devices of a table."""

    def __init__(self, seed: int, wish: Wish, names: Sequence[str], weather: Weather | None = None) -> None:
        """Let a host and its guests sit down."""
        self.seed = seed
        self.random = Random(seed)
        self.weather = weather or Weather()
        self.now = 0
        self.posted = 0
        self._events: list[Event] = []
        self._count = 0
        self._next_link = 1
        self._busy: dict[tuple[int, int], int] = {}
        self.cut_pairs: set[frozenset[str]] = set()
        self.heard: Callable[[Device, str], None] = lambda _device, _text: None
        """Told of every message that is sent."""
        self.devices: list[Device] = []
        for number, name in enumerate(names):
            own = wish if number == 0 else Wish(wish.variant, wish.clock, wish.games, wish.rated)
            self.devices.append(Device(self, name, own, hosting=number == 0))
        for device in self.devices:
            self.every_tick(device)

    # --- time -----------------------------------------------------------------------------------------------------

    def at(self, delay: int, run: Callable[[], None], device: Device | None = None) -> None:
        """Let something happen later."""
        self._count += 1
        life = 0 if device is None else device.restarts
        heapq.heappush(self._events, Event(self.now + delay, self._count, run, device, life))

    def soon(self, device: Device, call: Callable[[], PeerUpdate]) -> None:
        """Let a device's own answer come, in a moment."""
        self.at(self.random.randrange(3), lambda: device.perform(call()), device)

    def every_tick(self, device: Device) -> None:
        """Let a device's timer run."""

        def tick() -> None:
            device.perform(device.table.tick(device.moment))
            self.at(TICK, tick)

        self.at(self.random.randrange(TICK), tick)

    def run(self, milliseconds: int, until: Callable[[], bool] | None = None) -> bool:
        """Let time pass; tell whether `until` came true."""
        end = self.now + milliseconds
        while self._events and self._events[0].at <= end:
            if until is not None and until():
                return True
            event = heapq.heappop(self._events)
            self.now = event.at
            device = event.device
            if device is None or device.restarts == event.life:
                event.run()
        self.now = end
        return until is not None and until()

    # --- the network ----------------------------------------------------------------------------------------------

    def connect(self, one: Device, other: Device) -> None:
        """Open a link between two devices."""
        first, second = self._next_link, self._next_link + 1
        self._next_link += 2
        one.links[first] = (other, second)
        other.links[second] = (one, first)
        here, there = fingerprint(f"{one.name}{first}"), fingerprint(f"{other.name}{second}")
        one.perform(one.table.connected(first, here, there, one.moment))
        other.perform(other.table.connected(second, there, here, other.moment))

    def link_up(self) -> None:
        """Give every guest that has none a link to the host."""
        host, *guests = self.devices
        for guest in guests:
            if not self.linked(host, guest):
                self.connect(host, guest)

    def linked(self, one: Device, other: Device) -> bool:
        """Whether two devices have a link."""
        return any(peer is other for peer, _ in one.links.values())

    def hang_up(self, device: Device, link: int, *, quietly: bool = False) -> None:
        """Close a link, on both sides."""
        there = device.links.pop(link, None)
        if there is None:
            return
        other, number = there
        # What was sent before still arrives.
        self.at(self.weather.slowest + 5, partial(self._lost, other, number), other)
        if not quietly:
            self.at(5, partial(self._lost, device, link), device)

    def post(self, device: Device, link: int, text: str) -> None:
        """Carry a message, as well as the weather lets."""
        there = device.links.get(link)
        self.posted += 1
        if there is None:
            return
        other, number = there
        weather, random = self.weather, self.random
        if frozenset({device.name, other.name}) in self.cut_pairs or random.random() < weather.drop:
            return
        times = 2 if random.random() < weather.double else 1
        for _ in range(times):
            delay = random.randrange(weather.quickest, weather.slowest + 1)
            key = (link, number)
            arrival = self.now + delay
            if random.random() >= weather.reorder:
                arrival = max(arrival, self._busy.get(key, 0))
                self._busy[key] = arrival
            self.at(arrival - self.now, partial(self._deliver, other, number, text), other)

    @staticmethod
    def _lost(device: Device, link: int) -> None:
        device.links.pop(link, None)
        device.perform(device.table.disconnected(link, device.moment))

    @staticmethod
    def _deliver(device: Device, link: int, text: str) -> None:
        if link in device.links:
            device.perform(device.table.received(link, text, device.moment))

    # --- players --------------------------------------------------------------------------------------------------

    def play(self, device: Device, *, resigns: float = 0.0) -> None:
        """Let the player of a device do what is to be done, if anything is."""
        ledger = device.ledger
        if ledger is None or device.table.core.trouble is not None:
            return
        match = ledger.session.match
        own = device.table.core.own
        random = self.random
        if resigns and random.random() < resigns:
            device.do(lambda table: table.resign(random.choice(["game", "match"]), device.moment))
        elif match.phase.value == "between" and own not in match.ready_players:
            device.do(lambda table: table.ready(device.moment))
        elif ledger.mover_device == own and match.mover is not None:
            colours = match.game.legal_colours()
            previews = match.game.previews()
            colour = max(colours, key=lambda colour: (previews[colour].worth, random.random()))
            if random.random() < 0.3:
                colour = random.choice(colours)
            device.do(lambda table: table.choose(colour, match.number, match.game.ply, device.moment))


def wish(
    variant: str = "quick", clock: str = "5+3", plan: Sequence[str] = ("own", "guest"), *, rated: bool = True
) -> Wish:
    """Give what a host invites to."""
    return Wish(variant, clock, 2 if rated else 1, rated, tuple(plan), "2026-11-30")


def started(world: World) -> World:
    """Connect everyone with the host and let them begin."""
    host, *guests = world.devices
    for guest in guests:
        world.connect(host, guest)
    for device in world.devices:
        device.perform(device.table.begin(device.moment))
    return world


# --- whole matches ----------------------------------------------------------------------------------------------------

WEATHERS = (
    Weather(),
    Weather(drop=0.05, double=0.1, reorder=0.1, slowest=400),
    Weather(double=0.3, reorder=0.3, slowest=900),
)
NAMES = ("Ann", "Ben", "Cem", "Dan")
MOST_STEPS = 4000
CRASH, CUT = 0.004, 0.008
CUTS = (3_000, 9_000, 20_000)


@dataclass
class Ending:
    """How a simulated match came out."""

    world: World
    steps: int

    @property
    def logs(self) -> list[list[str]]:
        """Every device's log, as hashes."""
        return [device.entries() for device in self.world.devices]

    @property
    def lost(self) -> int:
        """How many entries somebody had acknowledged and no longer has."""
        return sum(
            device.entry(number) != entry for device in self.world.devices for number, entry in device.acked.items()
        )

    @property
    def faults(self) -> list[str]:
        """What is wrong with it; empty when all is well."""
        devices = self.world.devices
        troubles = [device.table.core.trouble for device in devices]
        found = [f"{trouble.code}" for trouble in troubles if trouble is not None]
        if any(log != self.logs[0] for log in self.logs):
            found.append("logs-differ")
        if self.lost:
            found.append("acknowledged-lost")
        if not all(device.table.core.verdict == "rated" for device in devices):
            found.append("not-over")
        return found


def simulate(seed: int, *, crashes: bool = True, cuts: bool = True) -> Ending:
    """Play a whole rated match in some weather, with devices that crash and connections that break.

    Every fourth one is played by four devices. In the end the sky clears, and all have time to compare their logs.
    """
    four = seed % 4 == 3
    variant = ("pairs" if seed % 8 == 7 else "four") if four else "quick"
    plan = (OWN, GUEST, GUEST, GUEST) if four else (OWN, GUEST)
    world = started(World(seed, wish(variant, plan=plan), NAMES[: len(plan)], WEATHERS[seed % len(WEATHERS)]))
    random = Random(seed)
    host, *guests = world.devices
    steps = 0
    while steps < MOST_STEPS and not all(device.done for device in world.devices):
        steps += 1
        for device in world.devices:
            if random.random() < 0.6:
                world.play(device, resigns=0.002)
        chance = random.random()
        if crashes and chance < CRASH:
            random.choice(world.devices).crash()
        elif cuts and CRASH <= chance < CUT:
            pair = frozenset({host.name, random.choice(guests).name})
            world.cut_pairs.add(pair)
            world.at(random.choice(CUTS), partial(world.cut_pairs.discard, pair))
        world.link_up()
        world.run(random.choice((100, 300, 700)))
    world.weather = Weather()
    world.cut_pairs.clear()
    for _ in range(40):
        world.link_up()
        world.run(1_000)
    return Ending(world, steps)
