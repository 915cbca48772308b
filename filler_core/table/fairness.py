"""What makes a table between devices fair: terms that all sign, a board that nobody could choose, time that two judge.

The board: everyone commits to a secret number by its hash, all sign the list of commitments, and only then the numbers
are revealed. The board's seed is a hash of the terms and all numbers, so a device that has not seen the others' numbers
cannot steer it, and one that has seen them can no longer change its own.

The time: who moves says how much time it took. Who is to move next has measured that too, and cannot have measured
less than the truth; what the mover claims may lie below the measurement less the round trip by no more than the quota.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from filler_core.clock import SECOND, read_time_control, write_time_control
from filler_core.errors import InvalidError
from filler_core.rating import Rating
from filler_core.record import Seat, SeatKind, Terms
from filler_core.table.chain import digest
from filler_core.table.messages import is_hash, is_key, is_match_id, is_name, is_rating
from filler_core.table.plain_json import read_json
from filler_core.variants import find_variant

SEED_HEX_DIGITS = 16

QUOTA_A_MOVE, QUOTA_A_MATCH = 1 * SECOND, 10 * SECOND
"""By how much a mover may undercut the measurement, in one move and in all."""


@dataclass(frozen=True)
class PeerSeatTerms:
    """A seat as all have signed it."""

    kind: SeatKind
    name: str
    key: str
    """Public key of the device that sits there; for a computer that of the host."""
    rating: Rating | None = None
    """As declared by the device; None for newcomers, computers and unrated tables."""


@dataclass(frozen=True)
class PeerTerms:
    """What is agreed before a board is drawn. Raises `InvalidError` for what cannot be played."""

    match: str
    variant: str
    clock: str
    games: int
    rated: bool
    seats: tuple[PeerSeatTerms, ...]
    host: int
    """The seat of the device that invited."""
    rules: str
    """Hash of the rules by which it is played."""
    date: str | None = None

    def __post_init__(self) -> None:
        """Refuse what cannot be played."""
        self.terms(0)
        if self.rated and (unrated := self.why_unrated()):
            raise InvalidError("invalid-terms", reason=unrated)

    def why_unrated(self) -> str | None:
        """Give the reason why a match on these terms cannot be rated; None when it can."""
        variant = find_variant(self.variant)
        keys = [seat.key for seat in self.seats]
        reasons = {
            "variant": not variant.rated or self.games != 2,
            "no-clock": self.clock == write_time_control(None),
            "computer": any(seat.kind is SeatKind.COMPUTER for seat in self.seats),
            "same-device": len(set(keys)) < len(keys),
        }
        return next((reason for reason, holds in reasons.items() if holds), None)

    def terms(self, seed: int) -> Terms:
        """Give the terms of the match on the board of a seed."""
        seats = tuple(Seat(seat.kind, seat.name) for seat in self.seats)
        return Terms(self.variant, seed, seats, self.games, read_time_control(self.clock), self.date)

    @property
    def devices(self) -> tuple[int, ...]:
        """The seats at which a device of its own sits."""
        return tuple(seat for seat, terms in enumerate(self.seats) if terms.kind is SeatKind.PERSON)

    def write(self) -> str:
        """Give the text that all sign by its hash: the same terms always give the same text."""
        seats = [
            {
                "kind": seat.kind.value,
                "name": seat.name,
                "key": seat.key,
                "rating": seat.rating and [seat.rating.rating, seat.rating.deviation, seat.rating.volatility],
            }
            for seat in self.seats
        ]
        values = {
            "match": self.match,
            "variant": self.variant,
            "clock": self.clock,
            "games": self.games,
            "rated": self.rated,
            "seats": seats,
            "host": self.host,
            "rules": self.rules,
            "date": self.date,
        }
        return json.dumps(values, separators=(",", ":"), sort_keys=True)

    @property
    def digest(self) -> str:
        """The hash of the text."""
        return sha256(self.write().encode()).hexdigest()

    @property
    def to_sign(self) -> str:
        """What everyone signs who agrees."""
        return f"filler-terms 1 {self.digest}"


def read_peer_terms(text: str) -> PeerTerms:
    """Read what `PeerTerms.write` writes, and nothing else; raises `InvalidError`."""
    try:
        values = read_json(text)
        terms = PeerTerms(
            match=_checked(values["match"], is_match_id),
            variant=_checked(values["variant"], _is_text),
            clock=_checked(values["clock"], _is_text),
            games=_checked(values["games"], _is_whole),
            rated=_checked(values["rated"], lambda value: isinstance(value, bool)),
            seats=tuple(map(_read_seat, _checked(values["seats"], lambda value: isinstance(value, list)))),
            host=_checked(values["host"], _is_whole),
            rules=_checked(values["rules"], is_hash),
            date=_checked(values["date"], lambda value: value is None or _is_text(value)),
        )
    except (KeyError, TypeError, ValueError) as error:
        if isinstance(error, InvalidError):
            raise
        raise InvalidError("invalid-terms", reason="unreadable") from None
    if terms.write() != text or terms.host not in terms.devices:
        raise InvalidError("invalid-terms", reason="unreadable")
    return terms


def _read_seat(values: Any) -> PeerSeatTerms:
    rating = values["rating"]
    if rating is not None:
        _checked(rating, is_rating)
    return PeerSeatTerms(
        kind=SeatKind(_checked(values["kind"], _is_text)),
        name=_checked(values["name"], is_name),
        key=_checked(values["key"], is_key),
        rating=None if rating is None else Rating(*map(float, rating)),
    )


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _checked(value: Any, check: Any) -> Any:
    if not check(value):
        raise InvalidError("invalid-terms", reason="unreadable")
    return value


# --- the board that nobody chose --------------------------------------------------------------------------------------


def commitment(terms_hash: str, seat: int, nonce: str) -> str:
    """Give the hash by which a seat commits itself to its secret number (64 hexadecimal digits)."""
    return digest("filler-commit", terms_hash, str(seat), nonce)


def commitments_to_sign(terms_hash: str, commits: Sequence[str]) -> str:
    """Give the text that everyone signs once all commitments are in; seats without a device have an empty one."""
    return f"filler-commits 1 {digest(terms_hash, *(commit or '-' for commit in commits))}"


def board_seed(terms_hash: str, nonces: Sequence[str]) -> int:
    """Give the seed that follows from the terms and all secret numbers; who never told its own is left out."""
    return int(digest("filler-board", terms_hash, *(nonce or "-" for nonce in nonces))[:SEED_HEX_DIGITS], 16)


def first_hash(terms_hash: str, commits: Sequence[str], seed: int) -> str:
    """Give the hash on which the log's first entry rests."""
    return digest("filler-log", terms_hash, *(commit or "-" for commit in commits), str(seed))


def end_to_sign(match: str, tip: str) -> str:
    """Give the text of the receipt that everyone signs when the match is over."""
    return f"filler-end 1 {match} {tip}"


def hello_to_sign(key: str, own: str, peer: str, match: str) -> str:
    """Give the text by which a device binds its key to a connection: its own certificate's fingerprint stands first."""
    return f"filler-hello 1 {key} {own} {peer} {match or '-'}"


# --- the time that two judge ------------------------------------------------------------------------------------------


class TimeJudge:
    """What every seat has undercut so far."""

    def __init__(self) -> None:
        """Begin with nothing undercut."""
        self._undercut: dict[int, int] = {}

    def least(self, measured: int, round_trip: int) -> int:
        """Give the least time that a mover can truly have taken, by the measurement of who waited."""
        return max(0, measured - round_trip)

    def excess(self, seat: int, used: int, measured: int, round_trip: int) -> int | None:
        """Give by how much a claimed time lies below what is possible, or None when that is beyond the quota."""
        excess = max(0, self.least(measured, round_trip) - used)
        beyond = excess > QUOTA_A_MOVE or self._undercut.get(seat, 0) + excess > QUOTA_A_MATCH
        return None if beyond else excess

    def grant(self, seat: int, excess: int) -> None:
        """Count an excess that was accepted."""
        self._undercut[seat] = self._undercut.get(seat, 0) + excess
