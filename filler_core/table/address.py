"""The address of a table, `VARIANT.SEED` and perhaps `&seats=person.computer`: what stands behind `#board=`."""

from dataclasses import dataclass

from filler_core.errors import InvalidError
from filler_core.record import SeatKind
from filler_core.seeds import read_seed, write_seed
from filler_core.variants import find_variant

LONGEST_ADDRESS = 200
"""No address of ours is longer; anything longer is refused unread."""

_SEATS = "seats="


@dataclass(frozen=True)
class Address:
    """A board and, if the address says so, who sits at it."""

    variant: str
    seed: int
    seats: tuple[SeatKind, ...] | None = None


def read_address(text: str) -> Address:
    """Read an address.

    Raises `InvalidError`: `invalid-address` when its form is wrong, otherwise what is wrong with a part of it.
    """
    if len(text) > LONGEST_ADDRESS:
        raise InvalidError("invalid-address")
    board, *rest = text.split("&")
    variant, dot, seed = board.partition(".")
    if not dot or len(rest) > 1 or (rest and not rest[0].startswith(_SEATS)):
        raise InvalidError("invalid-address")
    find_variant(variant)
    seats = read_seats(variant, rest[0].removeprefix(_SEATS).split(".")) if rest else None
    return Address(variant, read_seed(seed), seats)


def write_address(address: Address) -> str:
    """Write an address in the form that `read_address` reads."""
    text = f"{address.variant}.{write_seed(address.seed)}"
    return text if address.seats is None else f"{text}&{_SEATS}{'.'.join(address.seats)}"


def read_seats(variant_id: str, words: list[str]) -> tuple[SeatKind, ...]:
    """Read who sits at a table of a variant; raises `InvalidError` when the number or a word does not fit."""
    players = find_variant(variant_id).player_count
    if len(words) != players or any(word not in list(SeatKind) for word in words):
        raise InvalidError("invalid-seats", players=players)
    return tuple(SeatKind(word) for word in words)
