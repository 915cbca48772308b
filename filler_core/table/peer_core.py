"""What all parts of a table between devices share: seats, connections, the log, and what has gone wrong."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from filler_core.match import Leave, Phase
from filler_core.rating import Rating
from filler_core.table.chain import digest
from filler_core.table.dealing import Dealing
from filler_core.table.effects import Doing
from filler_core.table.fairness import TimeJudge
from filler_core.table.ledger import Ledger
from filler_core.table.links import Absence, Link
from filler_core.table.messages import Type
from filler_core.table.session import Moment

OWN, GUEST, COMPUTER = "own", "guest", "computer"
"""Who shall sit on a seat, as the host plans it."""

MATCH_ID_DIGITS = 16


@dataclass(frozen=True)
class Wish:
    """What the host invites to and the guest has agreed to come for."""

    variant: str
    clock: str
    games: int
    rated: bool
    plan: tuple[str, ...] = ()
    """Who shall sit where; empty at guests, who do not know it."""
    date: str | None = None


@dataclass(frozen=True)
class Identity:
    """Somebody who sits down with a device of their own."""

    name: str
    key: str
    rating: Rating | None = None


class Entropy:
    """Random numbers from a seed that the device has drawn; never asked for the same thing twice."""

    def __init__(self, seed: str) -> None:
        """Keep the seed, hexadecimal digits."""
        self._seed = seed
        self._drawn = 0

    def draw(self) -> str:
        """Give 64 hexadecimal digits that nobody else can know."""
        self._drawn += 1
        return digest("filler-entropy", self._seed, str(self._drawn))


@dataclass
class Trouble:
    """Why a table has no valid result."""

    code: str
    seat: int | None
    verdict: str | None
    """`disputed` or `interrupted`; None when there was no match yet that could have one."""
    evidence: str = ""
    """What was said that cannot be, as it was signed."""


class Core:
    """The state of a table between devices, and the little that every part of it needs."""

    def __init__(self, wish: Wish, identity: Identity, entropy: Entropy, *, hosting: bool) -> None:
        """Begin alone."""
        self.wish = wish
        self.identity = identity
        self.entropy = entropy
        self.hosting = hosting
        self.doing = Doing()
        self.match = entropy.draw()[:MATCH_ID_DIGITS] if hosting else ""
        self.own: int | None = wish.plan.index(OWN) if hosting else None
        self.guests: dict[int, Identity] = {}
        """Who has come, by seat, before there are terms."""
        self.host_identity: Identity | None = None
        self.unrated: str | None = None
        self.dealing: Dealing | None = None
        self.ledger: Ledger | None = None
        self.links: dict[int, Link] = {}
        self.absence = Absence()
        self.judge = TimeJudge()
        self.trouble: Trouble | None = None
        self.receipts: dict[int, str] = {}
        self.confirmed = 0
        """Of the log: so many entries the host has confirmed."""
        self.stayed = True
        """Whether this table has been in the page all the time since the last connection."""
        self.anchor_wall = 0
        """Wall clock of the last entry, here."""

    # --- who is who -----------------------------------------------------------------------------------------------

    @property
    def host_seat(self) -> int | None:
        """The seat of the device that puts entries in order."""
        if self.ledger is not None:
            return self.ledger.host
        if self.dealing is not None:
            return self.dealing.terms.host
        return self.own if self.hosting else None

    @property
    def is_host(self) -> bool:
        """Whether this device puts entries in order."""
        return self.hosting if self.own is None else self.own == self.host_seat

    @property
    def devices(self) -> tuple[int, ...]:
        """All seats with a device, once they are agreed."""
        return () if self.dealing is None else self.dealing.terms.devices

    def key_of(self, seat: int) -> str:
        """Give the public key of the device on a seat."""
        assert self.dealing is not None  # noqa: S101  asked only once the seats are agreed
        return self.dealing.terms.seats[seat].key

    def link_to(self, seat: int | None) -> Link | None:
        """Give the connection to a seat; None when there is none."""
        found = [link for link in self.links.values() if link.greeted and link.seat == seat]
        return found[-1] if found else None

    @property
    def host_link(self) -> Link | None:
        """The connection to the host; None when there is none, or this device is the host."""
        if self.is_host:
            return None
        if self.host_seat is None:
            return next((link for link in self.links.values() if link.greeted), None)
        return self.link_to(self.host_seat)

    def seated(self) -> Iterator[Link]:
        """Give the connections of this table's order: the host's to everyone, a guest's to the host."""
        if self.is_host:
            yield from [link for link in self.links.values() if link.greeted and link.seat is not None]
        elif self.host_link is not None:
            yield self.host_link

    def from_host(self, link: Link) -> bool:
        """Whether a connection leads to the host."""
        return link is self.host_link

    def speaks_for(self, link: Link, seat: int) -> bool:
        """Whether a message about a seat may come over a connection: its own, or relayed by the host."""
        return link.seat == seat or self.from_host(link)

    # --- sending --------------------------------------------------------------------------------------------------

    def send(self, link: Link, kind: Type, **fields: Any) -> None:
        """Have a message sent."""
        self.doing.send(link.number, kind, fields)

    def tell(self, kind: Type, fields: Mapping[str, Any], *, but: Link | None = None) -> None:
        """Have a message sent to everybody else: a guest leaves it to the host to relay it."""
        for link in self.seated():
            if link is not but:
                self.doing.send(link.number, kind, fields)

    def toward(self, seat: int) -> Link | None:
        """Give the connection that leads to a seat, directly or by way of the host."""
        return self.link_to(seat) or self.host_link

    # --- how it stands --------------------------------------------------------------------------------------------

    @property
    def running(self) -> bool:
        """Whether there is a match that can go on."""
        return self.ledger is not None and self.trouble is None

    @property
    def away(self) -> list[int]:
        """The seats that are away while a match goes on."""
        if self.ledger is None or self.ledger.over:
            return []
        return sorted(seat for seat in self.absence.since if self.ledger.staying(seat))

    def is_there(self, seat: int, now: int) -> bool:
        """Whether a device answers, as far as this one can tell: a guest mostly sees the host alone."""
        if seat == self.own:
            return True
        link = self.link_to(seat)
        if link is not None:
            return link.answers(now)
        host = self.host_link
        return host is not None and host.answers(now) and seat not in self.absence.since and self.ledger is not None

    def settle_time(self, now: int) -> None:
        """Let the time of the match run or stand still, as it has to."""
        if self.ledger is None:
            return
        time = self.ledger.session.time
        runs = self.ledger.going_on and not self.away and self.trouble is None
        if runs and not time.running:
            time.run(now)
        elif not runs and time.running:
            time.stop(now)

    def pending(self) -> bool:
        """Whether something of this device's is in the log that the others have not confirmed."""
        if self.ledger is None:
            return False
        length = len(self.ledger.chain)
        if self.is_host:
            return any(link.acked < length for link in self.seated())
        return self.confirmed < length

    @property
    def settled(self) -> bool:
        """Whether the match has ended and nothing can change that any more."""
        if self.ledger is None or not self.ledger.over or self.trouble is not None:
            return False
        match = self.ledger.session.match
        host_side = None if self.host_seat is None else match.sides[self.host_seat]
        # Whoever was away for too long confirms nothing.
        gone = (host_side, Leave.ABSENT) in match.left
        return self.is_host or self.confirmed >= len(self.ledger.chain) or self.host_link is None or gone

    @property
    def verdict(self) -> str | None:
        """What the match counts for; None while that is open."""
        if self.trouble is not None:
            return self.trouble.verdict
        if not self.settled or self.dealing is None:
            return None
        return "rated" if self.dealing.terms.rated else "unrated"

    def stop(
        self, code: str, seat: int | None, moment: Moment, *, verdict: str | None = "disputed", evidence: str = ""
    ) -> None:
        """End the table without a valid result, and keep what was said last as evidence."""
        if self.trouble is not None or (self.settled and verdict != "interrupted"):
            return
        committed = self.dealing is not None and self.dealing.committed
        verdict = verdict if committed else None
        self.trouble = Trouble(code, seat, verdict, evidence)
        if committed:
            content = {"code": code, "seat": seat, "verdict": verdict, "evidence": evidence}
            self.doing.line("trouble", content, moment)
        # Not closed from here: what was said last has to arrive, and who hears goodbye closes.
        for link in self.links.values():
            self.send(link, Type.BYE, code=code)
        self.links.clear()
        self.settle_time(moment.now)

    def keep_dealing(self, kind: str, moment: Moment) -> None:
        """Have terms and draw stored; the first time, with what this device came for."""
        if self.dealing is None:
            return
        if self.doing.lines == 0:
            wish, identity = self.wish, self.identity
            opening = {
                "variant": wish.variant,
                "clock": wish.clock,
                "games": wish.games,
                "rated": wish.rated,
                "plan": wish.plan,
                "date": wish.date,
                "name": identity.name,
                "key": identity.key,
                "hosting": self.hosting,
                "unrated": self.unrated,
            }
            self.doing.line("opening", opening, moment)
        self.doing.line(kind, self.dealing.write(), moment)

    def phase(self) -> str:
        """Name where the table stands, as the page knows it."""
        if self.trouble is not None:
            return "over" if self.trouble.verdict else "ended"
        if self.ledger is None:
            return "meeting" if self.dealing is None else "dealing"
        return "over" if self.settled else "playing"

    def set_up(self) -> bool:
        """Whether the board is dealt and the match has not begun."""
        return self.ledger is not None and self.ledger.session.match.phase is Phase.SET_UP
