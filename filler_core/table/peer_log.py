"""How the devices of a table keep one log: entries written, checked, put in order, confirmed, and compared.

The host puts entries in order: whichever it has first gets the number. A guest shows its own entry at once, but it
counts only when the host has confirmed it; if the host had another one for that number, the guest takes its own off,
follows the host, and writes it anew behind, if it still makes sense. So nothing that was confirmed ever changes, but
for the time of a move that its judge refuses (TIME): its author signs it again, with more time, in the same place.
"""

from collections import deque
from typing import Any

from filler_core.errors import FillerError, IllegalError
from filler_core.table.chain import (
    ABSENT,
    BEGIN,
    FLAG,
    PAUSE,
    READY,
    Entry,
    follows,
    make_entry,
    read_entry,
)
from filler_core.table.fairness import QUOTA_A_MOVE
from filler_core.table.ledger import Ledger
from filler_core.table.links import ABSENT_AFTER, HEARTBEAT, PATIENCE, Link
from filler_core.table.messages import Message, Type
from filler_core.table.peer_core import Core
from filler_core.table.session import Moment

SYNC_PAUSE = 1_000
"""Milliseconds between two requests for entries that are missing."""

UNKNOWN_ROUND_TRIP = 1_000
"""What is granted while no round trip has been measured."""

CLAIM_SLACK = 30_000
"""By how much two devices may differ about how long one of them was away."""

_HASHES = 32
_JUDGED = ("", READY)
"""Entries whose time is checked: those that stop a clock."""


class LogKeeper:
    """Writes and reads the shared log."""

    def __init__(self, core: Core) -> None:
        """Keep the log of a table."""
        self._core = core
        self._wanted: deque[str] = deque()
        self._signing = False
        self._demands: dict[int, int] = {}
        """Number of an entry → time that was demanded for it."""
        self._buried = -1
        self._left: dict[int, int] = {}
        """Number of an own move → the time that its player had left before it."""
        self._limits: dict[int, int] = {}
        """Number of an own move → the longest time that it can have taken by the clocks of this device."""

    @property
    def ledger(self) -> Ledger:
        """The log that is kept; only asked once the board is dealt."""
        assert self._core.ledger is not None  # noqa: S101  see above
        return self._core.ledger

    # --- own entries ----------------------------------------------------------------------------------------------

    def measured(self, now: int) -> int:
        """Give the time of the match since the last entry, as measured here."""
        return max(0, self.ledger.session.time.at(now) - self.ledger.last_at)

    def act(self, token: str, moment: Moment) -> None:
        """Write an entry; raises `IllegalError` when that is not allowed now."""
        entry = self._make(token, moment)
        self.ledger.check_author(entry)
        self._check_move(entry)
        self._want(token, moment)

    def _check_move(self, entry: Entry) -> None:
        match = self.ledger.session.match
        if entry.letter != "":
            return
        if entry.about not in match.game.legal_colours():
            raise IllegalError("illegal-colour", colour=entry.about)
        mover = match.mover
        at = self.ledger.last_at + entry.used
        if match.clock is not None and mover is not None and not match.clock.remaining(mover, at):
            raise IllegalError("illegal-out-of-time")

    def want(self, token: str, moment: Moment) -> None:
        """Write an entry if it is allowed, and otherwise say that it came too late."""
        try:
            self.act(token, moment)
        except FillerError:
            self._core.doing.news("overtaken", token=token)

    def wants(self, token: str) -> bool:
        """Whether such an entry is being written."""
        return token in self._wanted

    def _want(self, token: str, moment: Moment) -> None:
        self._wanted.append(token)
        self._write_next(moment)

    def _make(self, token: str, moment: Moment, used: int | None = None) -> Entry:
        assert self._core.own is not None  # noqa: S101  there is a log
        if used is None:
            used = 0 if token[0] == BEGIN else self.measured(moment.now)
        return self.ledger.chain.make(self._core.own, token, used)

    def _write_next(self, moment: Moment) -> None:
        if self._signing or not self._wanted or self._core.trouble is not None:
            return
        token = self._wanted[0]
        self._sign(self._make(token, moment), moment, self._wanted.popleft)

    def _sign(self, entry: Entry, made: Moment, done: Any) -> None:
        """Sign an entry, then store it, then send it; made anew when another one came in between."""
        core = self._core
        self._signing = True

        def signed(signature: Any, moment: Moment) -> None:
            self._signing = False
            if core.trouble is not None:
                return None
            if entry.number != len(self.ledger.chain) or not follows(entry, self.ledger.chain.tip):
                return self._sign(self._make(entry.token, made), made, done)
            done()
            self._enter_own(entry.signed(signature), made)
            return self._write_next(moment)

        core.doing.sign(entry.to_sign, signed)

    def _enter_own(self, entry: Entry, made: Moment) -> None:
        """Let a signed entry of this device happen; say so when it has come too late."""
        core, match = self._core, self.ledger.session.match
        left = None
        if match.clock is not None and match.mover is not None:
            left = match.clock.remaining(match.mover, self.ledger.last_at)
        try:
            self.ledger.enter(entry, made.now)
        except FillerError:
            core.doing.news("overtaken", token=entry.token)
            return
        self._limits[entry.number] = max(entry.used, made.wall - core.anchor_wall)
        if left is not None:
            self._left[entry.number] = left
        self._entered(entry, made)
        core.tell(entry.type, entry.fields())

    # --- what every new entry brings ------------------------------------------------------------------------------

    def _entered(self, entry: Entry, moment: Moment) -> None:
        core = self._core
        core.anchor_wall = moment.wall
        content = [entry.number, entry.seat, entry.token, entry.used, entry.signature]
        core.doing.line("entry", content, moment)
        self.note(entry)
        core.settle_time(moment.now)

    def note(self, entry: Entry) -> None:
        """Keep count of what the log says about absences."""
        if entry.letter == PAUSE:
            charged = self._core.absence.charged
            charged[entry.about] = charged.get(entry.about, 0) + entry.away

    def _cut(self, number: int, moment: Moment) -> list[Entry]:
        """Take own entries off the end of the log."""
        core = self._core
        cut = self.ledger.cut(number, moment.now)
        core.doing.line("cut", number, moment)
        core.receipts.clear()
        core.absence.charged.clear()
        for entry in self.ledger.chain.entries:
            self.note(entry)
        return cut

    # --- entries of others ----------------------------------------------------------------------------------------

    def receive(self, link: Link, message: Message, moment: Moment) -> None:
        """Take an entry that somebody has sent."""
        core = self._core
        if link.seat is None or core.trouble is not None:
            return None
        entry = read_entry(message)
        length, tip = len(self.ledger.chain), self.ledger.chain.tip
        # A host that has lost its last entries may be given them by whoever has them.
        given_back = core.is_host and entry.number >= length
        if entry.seat not in core.devices or not (core.speaks_for(link, entry.seat) or given_back):
            return None
        if entry.number > length:
            # Whatever comes next here has been built upon: its time is no longer to be judged.
            self._buried = max(self._buried, entry.number - 1)
            return self.ask(link, moment)
        if entry.number < length and self.ledger.chain.entries[entry.number].hash == entry.hash:
            return self._known(link, entry)
        if not follows(entry, self.ledger.chain.hash_before(entry.number)):
            return self.ask(link, moment)
        link.busy = True
        text, key = entry.to_sign, core.key_of(entry.seat)

        def verified(good: Any, now: Moment) -> None:
            link.busy = False
            if core.trouble is not None:
                return
            if not good:
                core.stop("peer-signature", link.seat, now, evidence=_evidence(entry))
            elif self.ledger.chain.tip != tip:
                # Something else came in between: look at it again.
                self.receive(link, message, moment)
            elif entry.number < length:
                self._conflict(link, entry, now)
            else:
                self._accept(link, entry, message["lag"] or 0, moment)

        core.doing.verify([(key, text, entry.signature)], verified)
        return None

    def _known(self, link: Link, entry: Entry) -> None:
        core = self._core
        if core.from_host(link):
            self._confirm(entry.number + 1)
        self._acknowledge(link, entry.number)

    def _confirm(self, upto: int) -> None:
        self._core.confirmed = max(self._core.confirmed, min(upto, len(self.ledger.chain)))

    def _acknowledge(self, link: Link, number: int) -> None:
        entry = self.ledger.chain.entries[number]
        self._core.send(link, Type.ACK, n=number, h=entry.hash, state=self.ledger.state(number))

    def _accept(self, link: Link, entry: Entry, lag: int, moment: Moment) -> None:
        """Take an entry that is the next one and truly its author's."""
        core, seat = self._core, entry.seat
        if entry.letter == ABSENT and entry.about == core.own and not self._was_away(moment):
            return core.stop("peer-claim", seat, moment, evidence=_evidence(entry))
        if entry.letter == FLAG and entry.about == core.own and seat != core.own:
            slack = QUOTA_A_MOVE + (link.round_trip or UNKNOWN_ROUND_TRIP)
            if self.measured(moment.now) + slack < entry.used:
                return core.stop("peer-flag", seat, moment, evidence=_evidence(entry))
        excess = self._judged(link, entry, lag, moment)
        if excess is None:
            return None
        try:
            self.ledger.check_author(entry)
            self.ledger.enter(entry, moment.now)
        except FillerError as error:
            return core.stop("peer-illegal", seat, moment, evidence=f"{error.code} {_evidence(entry)}")
        core.judge.grant(seat, excess)
        self._entered(entry, moment)
        if core.from_host(link):
            self._confirm(len(self.ledger.chain))
        link.acked = max(link.acked, len(self.ledger.chain))
        self._acknowledge(link, entry.number)
        if core.is_host:
            core.tell(entry.type, {**entry.fields(), "lag": link.round_trip}, but=link)
        return None

    def _judged(self, link: Link, entry: Entry, lag: int, moment: Moment) -> int | None:
        """Give by how much the time of an entry undercuts what was measured; None when more time was demanded."""
        core = self._core
        judges = entry.letter in _JUDGED and self.ledger.session.match.clock is not None
        if not judges or core.own != self._judge_of(entry.seat) or entry.number <= self._buried:
            return 0
        demanded = self._demands.get(entry.number)
        if demanded is not None and entry.used >= demanded:
            return 0
        round_trip = lag + (UNKNOWN_ROUND_TRIP if link.round_trip is None else link.round_trip)
        measured = self.measured(moment.now)
        excess = core.judge.excess(entry.seat, entry.used, measured, round_trip) if demanded is None else None
        if excess is None:
            # Asked once, it is not asked for more: two answers on their way would make two logs.
            least = self._demands.setdefault(entry.number, core.judge.least(measured, round_trip))
            fields = {"n": entry.number, "h": self.ledger.chain.tip, "seat": entry.seat, "used": least}
            core.tell(Type.TIME, fields)
        return excess

    def _judge_of(self, seat: int) -> int:
        """Give the device that judges the time of another: the next one in turn."""
        staying = [other for other in self._core.devices if other != seat and self.ledger.staying(other)]
        return next((other for other in staying if other > seat), staying[0] if staying else seat)

    def _was_away(self, moment: Moment) -> bool:
        """Whether this device can have been away for so long that somebody may claim."""
        away = sum(self._core.absence.charged.get(seat, 0) for seat in self._core.devices)
        return away + max(0, moment.wall - self._core.anchor_wall) >= PATIENCE - CLAIM_SLACK

    # --- two entries for one number -------------------------------------------------------------------------------

    def _conflict(self, link: Link, entry: Entry, moment: Moment) -> None:
        """Two entries follow on the same hash: find out which one counts."""
        core, chain = self._core, self.ledger.chain
        mine = chain.entries[entry.number]
        if mine.letter == ABSENT and entry.letter == ABSENT and mine.seat == core.own and entry.about == core.own:
            self.send_from(link, entry.number)
            return core.stop("peer-both-claim", None, moment, verdict="interrupted", evidence=_evidence(entry))
        if mine.seat == entry.seat:
            return self._another_version(mine, entry, link, moment)
        if core.is_host:
            return self.send_from(link, entry.number)
        if not core.from_host(link):
            return None
        own = all(other.seat == core.own for other in chain.entries[entry.number :])
        if not own or entry.number < core.confirmed:
            return core.stop("peer-fork", entry.seat, moment, evidence=f"{_evidence(mine)} {_evidence(entry)}")
        return self._put_before(link, entry, moment)

    def _another_version(self, mine: Entry, entry: Entry, link: Link, moment: Moment) -> None:
        """Somebody has signed two entries for one place. More time for the same move is what a judge may ask for."""
        if entry.token in {mine.token, f"{FLAG}{entry.seat}"}:
            # The others may have built on the version before, when the judge forgot that it had asked for more.
            built_upon = self._core.from_host(link) and link.length > entry.number + 1
            if (entry.used > mine.used or built_upon) and self._only_own_after(entry.number):
                self._put_before(link, entry, moment)
        elif entry.number not in self._demands:
            evidence = f"{_evidence(mine)} {_evidence(entry)}"
            self._core.stop("peer-two-moves", entry.seat, moment, evidence=evidence)

    def _only_own_after(self, number: int) -> bool:
        """Whether all entries behind one are this device's own and may still give way."""
        after = self.ledger.chain.entries[number + 1 :]
        return not after or (not self._core.is_host and all(entry.seat == self._core.own for entry in after))

    def _put_before(self, link: Link, entry: Entry, moment: Moment) -> None:
        """Take an entry in the place of those that stand there; own ones behind it are written anew."""
        given_way = self._cut(entry.number, moment)
        self._core.confirmed = min(self._core.confirmed, entry.number)
        self._accept(link, entry, 0, moment)
        for other in given_way:
            if self._core.trouble is None and other.seat == self._core.own and other.letter != PAUSE:
                self.want(other.token, moment)

    # --- being refused more time ----------------------------------------------------------------------------------

    def demand(self, link: Link, message: Message, moment: Moment) -> None:
        """Hear from the judge that a move took longer than its author says."""
        core, number, seat = self._core, message["n"], message["seat"]
        chain = self.ledger.chain
        if seat not in core.devices or not (core.from_host(link) or link.seat == self._judge_of(seat)):
            return None
        if number > len(chain) or chain.hash_before(number) != message["h"]:
            return None
        self._demands[number] = message["used"]
        if core.is_host:
            core.tell(Type.TIME, dict(message.fields), but=link)
        if seat != core.own or number != len(chain) - 1 or chain.entries[number].seat != core.own:
            return None
        mine = chain.entries[number]
        if message["used"] <= mine.used or mine.letter not in _JUDGED:
            return None
        # A silence on the way counts against the mover, up to the one that would have stopped the clocks.
        silence = ABSENT_AFTER + HEARTBEAT + (link.round_trip or UNKNOWN_ROUND_TRIP)
        limit = self._limits.get(number, mine.used) + QUOTA_A_MOVE + silence
        if message["used"] > limit:
            return core.stop("peer-time", link.seat, moment, evidence=str(message["used"]))
        return self._sign_again(mine, message["used"], moment)

    def _sign_again(self, mine: Entry, used: int, moment: Moment) -> None:
        """Sign the own last entry with more time; what stands now gives way only when that is done."""
        core = self._core
        if self._signing or core.own is None:
            return
        left = self._left.get(mine.number)
        out = mine.letter == "" and left is not None and used >= left
        token = f"{FLAG}{core.own}" if out else mine.token
        entry = make_entry(self.ledger.chain.hash_before(mine.number), mine.number, core.own, token, used)
        self._signing = True

        def signed(signature: Any, _: Moment) -> None:
            self._signing = False
            if core.trouble is None and self.ledger.chain.entries[-1] is mine:
                self._cut(mine.number, moment)
                core.confirmed = min(core.confirmed, mine.number)
                self._enter_own(entry.signed(signature), moment)
            self._write_next(moment)

        core.doing.sign(entry.to_sign, signed)

    # --- comparing logs -------------------------------------------------------------------------------------------

    def ask(self, link: Link, moment: Moment) -> None:
        """Ask for the entries that are missing here."""
        if link.last_sync is not None and moment.now - link.last_sync < SYNC_PAUSE:
            return
        link.last_sync = moment.now
        length = len(self.ledger.chain)
        self._core.send(link, Type.SYNC, n=length, hashes=self.ledger.chain.hashes_before(length, _HASHES))

    def sync(self, link: Link, message: Message, _: Moment) -> None:
        """Send the entries that somebody else lacks."""
        common = self.ledger.chain.last_common(message["n"], message["hashes"])
        if common is not None:
            self.send_from(link, common)

    def send_from(self, link: Link, number: int) -> None:
        """Send all entries from a number on."""
        for entry in self.ledger.chain.entries[number:]:
            self._core.send(link, entry.type, **entry.fields())

    def acknowledged(self, link: Link, message: Message, moment: Moment) -> None:
        """Hear that somebody has an entry, and that the match stands there as it does here."""
        core, number = self._core, message["n"]
        chain = self.ledger.chain
        if number >= len(chain) or chain.entries[number].hash != message["h"]:
            return None
        if self.ledger.state(number) != message["state"]:
            return core.stop("peer-state", link.seat, moment, evidence=message["state"])
        link.acked = max(link.acked, number + 1)
        if core.from_host(link):
            self._confirm(number + 1)
        return None

    def heard_of(self, link: Link, length: int, tip: str, moment: Moment) -> None:
        """Hear, with every sign of life, where the other's log stands."""
        chain = self.ledger.chain
        link.length = length
        if length > len(chain) or (length == len(chain) and tip != chain.tip):
            self.ask(link, moment)
        elif length < len(chain) and tip == chain.hash_before(length):
            link.acked = max(link.acked, length)
            self.send_from(link, length)
        elif length == len(chain):
            link.acked = max(link.acked, length)
            if self._core.from_host(link):
                self._confirm(length)


def _evidence(entry: Entry) -> str:
    return f"{entry.number}.{entry.seat}.{entry.token}.{entry.used}.{entry.hash}.{entry.signature}"
