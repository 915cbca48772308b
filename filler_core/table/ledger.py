"""The match of a table between devices as its shared log tells it: who may write which entry, and what follows.

Knows the chain of entries and the match they add up to, and can take entries off its end again. It knows no messages,
no signatures and no connections.
"""

from filler_core.errors import IllegalError, InvalidError
from filler_core.match import Phase
from filler_core.record import SeatKind
from filler_core.table.chain import ABSENT, BEGIN, FLAG, PAUSE, READY, TAKE_BACK, Chain, Entry, digest, follows
from filler_core.table.fairness import PeerTerms, first_hash
from filler_core.table.session import TableSession

_RESIGNING = "gmu"


class Ledger:
    """The shared log and the match that it tells."""

    def __init__(self, terms: PeerTerms, commits: tuple[str, ...], seed: int) -> None:
        """Lay out the board of a seed; nobody has begun yet."""
        self.terms = terms
        self.seed = seed
        self.chain = Chain(first_hash(terms.digest, commits, seed))
        self.session = TableSession(terms.terms(seed))
        self.begun: set[int] = set()
        """The devices that have said that the match may begin."""
        self.host = terms.host
        """Whose device plays the computers' seats and puts entries in order."""
        self._states: list[str] = []
        self._last_at = 0

    # --- what stands ----------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.session.match.phase is Phase.OVER

    @property
    def going_on(self) -> bool:
        """Whether the time of the match runs when nobody is away."""
        return self.session.match.phase in (Phase.PLAYING, Phase.BETWEEN)

    @property
    def last_at(self) -> int:
        """The time of the match at which the last entry happened."""
        return self._last_at

    def device_of(self, player: int) -> int:
        """Give the seat of the device that acts for a player: its own, or the host for a computer."""
        return player if self.terms.seats[player].kind is SeatKind.PERSON else self.host

    def acts_for(self, seat: int, player: int) -> bool:
        """Whether the device on a seat may act for a player: for its own; for a computer any, as hosts can change."""
        return seat == player if self.terms.seats[player].kind is SeatKind.PERSON else seat in self.terms.devices

    @property
    def mover_device(self) -> int | None:
        """The seat of the device that is to move; None when nobody is."""
        mover = self.session.match.mover
        return None if mover is None else self.device_of(mover)

    def staying(self, seat: int) -> bool:
        """Whether the player on a seat has not left the match."""
        return seat in self.session.match.active_players

    def state(self, number: int) -> str:
        """Give a hash of how the match stood after entry `number`: two devices that differ play by different rules."""
        return self._states[number]

    def _state(self) -> str:
        match = self.session.match
        game = match.game
        owned = [game.territory(place) for place in range(match.player_count)]
        left = (
            []
            if match.clock is None
            else [match.clock.remaining(player, self._last_at) for player in range(match.player_count)]
        )
        stand = (match.phase.value, match.number, game.ply, game.colours, owned, left, sorted(match.ready_players))
        points = [(match.points(side), match.worth_sum(side)) for side in range(match.side_count)]
        return digest("filler-state", repr(stand).replace(" ", ""), repr(points).replace(" ", ""))

    # --- entries --------------------------------------------------------------------------------------------------

    def check_author(self, entry: Entry) -> None:
        """Raise `IllegalError` when the seat that wrote an entry has no right to say such a thing now."""
        match, about = self.session.match, entry.about
        if entry.seat not in self.terms.devices:
            raise IllegalError("illegal-seat")
        if entry.letter == "":
            allowed = match.mover is not None and self.acts_for(entry.seat, match.mover)
        elif entry.letter == BEGIN:
            allowed = about == entry.seat and about not in self.begun and match.phase is Phase.SET_UP
        elif entry.letter == FLAG:
            allowed = about < len(self.terms.seats)
        elif entry.letter in (PAUSE, ABSENT):
            allowed = about in self.terms.devices and about != entry.seat and not self.over
        elif entry.letter == TAKE_BACK:
            allowed = self._may_take_back(entry)
        else:
            allowed = about < len(self.terms.seats) and self.acts_for(entry.seat, about)
        if entry.letter in (READY, FLAG, ABSENT, *_RESIGNING):
            allowed = allowed and self.staying(about)
        if not allowed:
            raise IllegalError("illegal-seat")

    def _may_take_back(self, entry: Entry) -> bool:
        """Whether exactly the moves since one of somebody else, who is not the author, shall be taken back."""
        asked = [player for player in self.terms.devices if player != entry.seat]
        return not self.terms.rated and any(self.session.moves_since(player) == entry.about for player in asked)

    def enter(self, entry: Entry, now: int) -> None:
        """Let a new entry happen. Raises `IllegalError` or `InvalidError` and changes nothing when it cannot."""
        self.check_author(entry)
        self._enter(entry, now)

    def restore(self, entry: Entry, now: int) -> None:
        """Let an entry happen again that was accepted once; raises as `enter` does when it cannot be followed."""
        self._enter(entry, now)

    def _enter(self, entry: Entry, now: int) -> None:
        chain, session = self.chain, self.session
        if entry.number != len(chain) or not follows(entry, chain.tip):
            raise InvalidError("log-damaged", sound=len(chain))
        at = self._last_at + entry.used
        if entry.letter == BEGIN:
            self._begin(entry, now)
        elif entry.letter == PAUSE:
            session.time.anchor(at, now)
        else:
            self._happen(entry, at, now)
        chain.append(entry)
        self._last_at = at
        self._states.append(self._state())

    def _begin(self, entry: Entry, now: int) -> None:
        if entry.used:
            raise IllegalError("illegal-not-now")
        if self.begun | {entry.seat} >= {seat for seat in self.terms.devices if self.staying(seat)}:
            self.session.enter(BEGIN, 0, now)
        self.begun.add(entry.seat)

    def _happen(self, entry: Entry, at: int, now: int) -> None:
        session = self.session
        # Who leaves a match that has not begun leaves it as if it had just begun: so it stands in the record.
        if session.match.phase is Phase.SET_UP and entry.letter in (ABSENT, "m"):
            session.enter(BEGIN, 0, now)
        session.enter(entry.token, at, now)

    def cut(self, number: int, now: int) -> list[Entry]:
        """Take off all entries from `number` on, as if they had never been, and give them.

        The time of the match goes on from where it stands.
        """
        at = self.session.time.at(now)
        kept = self.chain.entries[:number]
        cut = self.chain.entries[number:]
        running = self.session.time.running
        self.session = self.session.over_again()
        self.chain.cut(0)
        self.begun.clear()
        self._states.clear()
        self._last_at = 0
        for entry in kept:
            self._enter(entry, now)
        self.session.time.anchor(max(at, self._last_at), now)
        if running:
            self.session.time.run(now)
        else:
            self.session.time.stop(now)
        return cut
