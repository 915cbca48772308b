"""The log that all devices of a table share: signed entries, each bound to all before it by a hash.

An entry says what happened (`token`), whose device says so (`seat`), and the time of the match that has passed since
the entry before (`used`, milliseconds). Its hash covers the hash of the entry before, so that two logs with the same
last hash are the same log; its signature covers its hash.

Tokens are those of records (`record.py`) and of a device's own log (`log.py`): a colour's digit, `r g m u f a` with a
player; besides them `b` with a seat (that seat wishes to begin), `t` with a number (so many moves are taken back) and
`pSxM` (seat S was away for M milliseconds).
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from filler_core.errors import InvalidError
from filler_core.table.messages import Message, Type

BEGIN, READY, FLAG, ABSENT, PAUSE, TAKE_BACK = "b", "r", "f", "a", "p", "t"

_AWAY = re.compile(r"p(\d)x(\d{1,9})", re.ASCII)

_TYPE_OF_LETTER = {
    "b": Type.READY,
    "r": Type.READY,
    "g": Type.RESIGN,
    "m": Type.RESIGN,
    "u": Type.RESIGN,
    "f": Type.FLAG,
    "a": Type.CLAIM,
    "p": Type.PAUSE,
    "t": Type.TAKE_BACK,
}

ENTRY_TYPES = frozenset(_TYPE_OF_LETTER.values()) | {Type.MOVE}
"""The messages that carry an entry."""


def digest(*words: str) -> str:
    """Hash words, none of which holds a blank, in hexadecimal."""
    return sha256(" ".join(words).encode()).hexdigest()


@dataclass(frozen=True)
class Entry:
    """One entry of the shared log."""

    number: int
    seat: int
    """Whose device wrote and signed it."""
    token: str
    used: int
    hash: str
    signature: str = ""

    @property
    def letter(self) -> str:
        """The kind of what happened; empty for a move."""
        return "" if self.token[0].isdecimal() else self.token[0]

    @property
    def about(self) -> int:
        """The colour, player, seat or number of moves that the token names."""
        away = _AWAY.fullmatch(self.token)
        return int(away[1]) if away else int(self.token if not self.letter else self.token[1:])

    @property
    def away(self) -> int:
        """For `p` the milliseconds of absence, otherwise 0."""
        found = _AWAY.fullmatch(self.token)
        return int(found[2]) if found else 0

    @property
    def type(self) -> Type:
        """The message that carries it."""
        return _TYPE_OF_LETTER.get(self.letter, Type.MOVE)

    @property
    def to_sign(self) -> str:
        """The text that its author signs."""
        return f"filler-entry 1 {self.hash}"

    def signed(self, signature: str) -> "Entry":
        """Give the same with its signature."""
        return Entry(self.number, self.seat, self.token, self.used, self.hash, signature)

    def fields(self) -> dict[str, str | int]:
        """Give what its message carries."""
        return {
            "n": self.number,
            "seat": self.seat,
            "what": self.token,
            "used": self.used,
            "h": self.hash,
            "s": self.signature,
        }


def make_entry(previous: str, number: int, seat: int, token: str, used: int) -> Entry:
    """Make an entry that follows on the hash `previous`; it is not signed yet."""
    return Entry(number, seat, token, used, digest("filler-entry", previous, str(number), str(seat), token, str(used)))


def read_entry(message: Message) -> Entry:
    """Read the entry that a message carries; raises `InvalidError` when token and type do not belong together."""
    entry = Entry(message["n"], message["seat"], message["what"], message["used"], message["h"], message["s"])
    if entry.type is not message.type:
        raise InvalidError("invalid-message", reason="field", field="what")
    return entry


def follows(entry: Entry, previous: str) -> bool:
    """Whether the entry's hash is that of an entry after `previous`."""
    return make_entry(previous, entry.number, entry.seat, entry.token, entry.used).hash == entry.hash


class Chain:
    """The entries so far, from 0, on top of the first hash."""

    def __init__(self, first_hash: str) -> None:
        """Begin without entries."""
        self.first_hash = first_hash
        self.entries: list[Entry] = []

    def __len__(self) -> int:
        """How many entries there are: the number of the next one."""
        return len(self.entries)

    def hash_before(self, number: int) -> str:
        """Give the hash on which entry `number` rests."""
        return self.first_hash if number == 0 else self.entries[number - 1].hash

    @property
    def tip(self) -> str:
        """The hash of the last entry."""
        return self.hash_before(len(self.entries))

    def make(self, seat: int, token: str, used: int) -> Entry:
        """Make the next entry, without appending it."""
        return make_entry(self.tip, len(self.entries), seat, token, used)

    def append(self, entry: Entry) -> None:
        """Append an entry that follows; raises `InvalidError` when it does not."""
        if entry.number != len(self.entries) or not follows(entry, self.tip):
            raise InvalidError("log-damaged", sound=len(self.entries))
        self.entries.append(entry)

    def cut(self, number: int) -> list[Entry]:
        """Take off all entries from `number` on, and give them."""
        cut = self.entries[number:]
        del self.entries[number:]
        return cut

    def hashes_before(self, number: int, count: int) -> list[str]:
        """Give up to `count` hashes on which entries `number`, `number` − 1, … rest."""
        return [self.hash_before(n) for n in range(number, max(-1, number - count), -1)]

    def last_common(self, number: int, hashes: Sequence[str]) -> int | None:
        """Find the highest number on whose preceding hash both logs agree, given another log's `hashes_before`."""
        for back, hash_ in enumerate(hashes):
            at = number - back
            if 0 <= at <= len(self.entries) and self.hash_before(at) == hash_:
                return at
        return None
