"""The connections of a table, as the protocol sees them: who is at the other end, and whether it still answers."""

from collections import deque
from dataclasses import dataclass, field

from filler_core.clock import SECOND

HEARTBEAT = 2_500
"""Milliseconds between two signs of life."""

ABSENT_AFTER = 7_000
"""Milliseconds of silence after which a device counts as absent: nearly three heartbeats."""

PATIENCE = 180 * SECOND
"""For how long a player may be away in a match, all in all."""

MOST_FAULTS = 20
"""So many unreadable messages, and a connection is closed."""

MOST_WAITING = 500
"""So many messages wait at most for one that is being verified."""

_ROUND_TRIPS = 5


@dataclass
class Link:
    """One connection to another device."""

    number: int
    own: str
    """Fingerprint of this device's certificate on this connection."""
    peer: str
    """Fingerprint of the other's."""
    heard: int
    """When it was heard last, monotonic milliseconds."""
    key: str = ""
    """The other device's public key, once it has proved it."""
    seat: int | None = None
    """Where the other device sits, once that is known."""
    said_hello: int = 0
    """When this device has said last who it is."""
    stayed: bool = True
    """Whether the other device has been there all the time since the last connection."""
    faults: int = 0
    busy: bool = False
    """A message of this device is being verified; those after it wait."""
    inbox: deque[str] = field(default_factory=deque)
    pings: dict[int, int] = field(default_factory=dict)
    last_ping: int | None = None
    last_sync: int | None = None
    last_emote: int | None = None
    round_trips: deque[int] = field(default_factory=lambda: deque(maxlen=_ROUND_TRIPS))
    length: int = 0
    """How many entries its log has, by what it has said last."""
    acked: int = 0
    """How many entries of the log it has confirmed."""

    @property
    def greeted(self) -> bool:
        """Whether it has said who it is, and proved it."""
        return self.key != ""

    @property
    def round_trip(self) -> int | None:
        """The longest of the last round trips, in milliseconds: who judges time gives the benefit of the doubt."""
        return max(self.round_trips, default=None)

    def answers(self, now: int) -> bool:
        """Whether it was heard not long ago."""
        return self.greeted and now - self.heard <= ABSENT_AFTER

    def pong(self, ping: int, now: int) -> None:
        """Note the answer to a ping."""
        sent = self.pings.pop(ping, None)
        if sent is not None:
            self.round_trips.append(max(0, now - sent))


class Absence:
    """Who is away, since when, and how much patience is left with each."""

    def __init__(self) -> None:
        """Begin with everybody there."""
        self.since: dict[int, int] = {}
        """By seat: when its absence began, monotonic milliseconds."""
        self.charged: dict[int, int] = {}
        """By seat: milliseconds of absence that stand in the log."""

    def go(self, seat: int, now: int) -> None:
        """Note that a device is away."""
        self.since.setdefault(seat, now)

    def come(self, seat: int, now: int) -> int:
        """Note that a device is back, and give for how long it was away."""
        return max(0, now - self.since.pop(seat, now))

    def patience(self, seat: int, now: int) -> int:
        """Give the milliseconds that are left to a seat."""
        going_on = max(0, now - self.since[seat]) if seat in self.since else 0
        return max(0, PATIENCE - self.charged.get(seat, 0) - going_on)

    def spent(self, now: int) -> list[int]:
        """Give the seats that are away and have used their patience up."""
        return sorted(seat for seat in self.since if not self.patience(seat, now))
