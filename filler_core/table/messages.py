"""What two devices at a table say to each other: read strictly, written plainly (`docs/peer.md`, section 2).

A message is UTF-8 JSON of limited size, an object with its type in `t`. Unknown fields are ignored, unknown types are
refused, and every field that is read has its kind and its range. Nothing here knows what a message means.
"""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from filler_core.errors import InvalidError
from filler_core.record import LONGEST_NAME
from filler_core.table.plain_json import read_json

LONGEST_MESSAGE = 16_384
"""In bytes of UTF-8. What is longer is refused unread."""

LONGEST_LOG = 4_000
"""Entries of a log; the longest match has a few hundred."""

LONGEST_USED = 1_000_000_000
"""Milliseconds between two entries: eleven days."""

MOST_SEATS = 4


class Type(StrEnum):
    """The types of messages."""

    HELLO = "HELLO"
    TERMS = "TERMS"
    COMMIT = "COMMIT"
    REVEAL = "REVEAL"
    START = "START"
    MOVE = "MOVE"
    READY = "READY"
    RESIGN = "RESIGN"
    FLAG = "FLAG"
    PAUSE = "PAUSE"
    CLAIM = "CLAIM"
    TAKE_BACK = "TAKEBACK"
    ACK = "ACK"
    TIME = "TIME"
    OUT = "OUT"
    OFFER = "OFFER"
    ANSWER = "ANSWER"
    EMOTE = "EMOTE"
    SYNC = "SYNC"
    PING = "PING"
    PONG = "PONG"
    BYE = "BYE"
    SIGNAL = "SIGNAL"
    END = "END"


@dataclass(frozen=True)
class Message:
    """A message that was read: its type and those of its fields that the type has."""

    type: Type
    fields: Mapping[str, Any]

    def __getitem__(self, name: str) -> Any:
        """Give a field; optional ones that were left out are None."""
        return self.fields[name]


# --- the kinds of fields ----------------------------------------------------------------------------------------------

Check = Callable[[Any], bool]


def _whole(low: int, high: int) -> Check:
    return lambda value: isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _matching(pattern: str) -> Check:
    compiled = re.compile(pattern, re.ASCII)
    return lambda value: isinstance(value, str) and compiled.fullmatch(value) is not None


def _text(longest: int) -> Check:
    return lambda value: isinstance(value, str) and len(value) <= longest and _encodable(value)


def _encodable(value: str) -> bool:
    # JSON can say half a surrogate pair; nothing else can.
    return not any("\ud800" <= sign <= "\udfff" for sign in value)


def _list_of(check: Check, longest: int) -> Check:
    return lambda value: isinstance(value, list) and len(value) <= longest and all(map(check, value))


def _optional(check: Check) -> Check:
    return lambda value: value is None or check(value)


def _flag(value: Any) -> bool:
    return isinstance(value, bool)


def _name(value: Any) -> bool:
    return _text(LONGEST_NAME)(value) and value.isprintable() and value == value.strip()


def _rating(value: Any) -> bool:
    """Whether this is rating, deviation and volatility as anybody could have them."""
    ranges = ((-5000.0, 10_000.0), (1.0, 1000.0), (0.0001, 1.0))
    if not isinstance(value, list) or len(value) != len(ranges):
        return False
    numbers = all(isinstance(part, int | float) and not isinstance(part, bool) for part in value)
    return numbers and all(low <= part <= high for part, (low, high) in zip(value, ranges, strict=True))


is_hash = _matching(r"[0-9a-f]{64}")
is_match_id = _matching(r"[0-9a-f]{16}")
is_key = _matching(r"ed25519:[A-Za-z0-9_-]{43}|p256:[A-Za-z0-9_-]{87}")
is_signature = _matching(r"[A-Za-z0-9_-]{86}")
is_rating = _rating
is_name = _name

_number = _whole(0, LONGEST_LOG)
_seat = _whole(0, MOST_SEATS - 1)
_used = _whole(0, LONGEST_USED)
_hash_or_none = _matching(r"([0-9a-f]{64})?")
_signature_or_none = _matching(r"([A-Za-z0-9_-]{86})?")
_match_or_none = _matching(r"([0-9a-f]{16})?")

_ENTRY: dict[str, Check] = {
    "n": _number,
    "seat": _seat,
    "what": _matching(r"[0-9]|[brgmufa][0-9]|t[0-9]{1,3}|p[0-9]x[0-9]{1,9}"),
    "used": _used,
    "h": is_hash,
    "s": is_signature,
    "lag": _optional(_whole(0, 60_000)),
}

_FIELDS: dict[Type, dict[str, Check]] = {
    Type.HELLO: {
        "v": _whole(0, 1_000_000),
        "engine": _text(40),
        "rules": is_hash,
        "name": _name,
        "key": is_key,
        "rating": _optional(_rating),
        "match": _match_or_none,
        "seat": _optional(_seat),
        "n": _number,
        "stayed": _flag,
        "host": _optional(_seat),
        "s": is_signature,
    },
    Type.TERMS: {"terms": _optional(_text(4000)), "seat": _optional(_seat), "s": is_signature},
    Type.COMMIT: {
        "c": _optional(is_hash),
        "all": _optional(_list_of(_hash_or_none, MOST_SEATS)),
        "agreed": _optional(_list_of(_signature_or_none, MOST_SEATS)),
        "s": _optional(is_signature),
        "signed": _optional(_list_of(_signature_or_none, MOST_SEATS)),
    },
    Type.REVEAL: {"nonces": _list_of(_hash_or_none, MOST_SEATS)},
    Type.START: {"seed": _matching(r"[0-9]{1,20}"), "h": is_hash},
    **dict.fromkeys(
        (Type.MOVE, Type.READY, Type.RESIGN, Type.FLAG, Type.PAUSE, Type.CLAIM, Type.TAKE_BACK),
        _ENTRY,
    ),
    Type.ACK: {"n": _number, "h": is_hash, "state": is_hash},
    Type.TIME: {"n": _number, "h": is_hash, "seat": _seat, "used": _used},
    Type.OUT: {"n": _number, "seat": _seat},
    Type.OFFER: {"what": _matching("take-back|rematch"), "seat": _seat, "n": _number},
    Type.ANSWER: {"what": _matching("take-back|rematch"), "seat": _seat, "yes": _flag, "all": _optional(_flag)},
    Type.EMOTE: {"seat": _seat, "emote": _whole(0, 7)},
    Type.SYNC: {"n": _number, "hashes": _list_of(is_hash, 64)},
    Type.PING: {
        "id": _whole(0, 1_000_000_000),
        "n": _number,
        "h": _hash_or_none,
        "away": _optional(_list_of(_seat, MOST_SEATS)),
    },
    Type.PONG: {"id": _whole(0, 1_000_000_000)},
    Type.BYE: {"code": _optional(_matching(r"[a-z-]{1,40}"))},
    Type.SIGNAL: {"seat": _seat, "to": _seat, "text": _text(2048)},
    Type.END: {"h": is_hash, "seat": _seat, "s": is_signature},
}


# --- reading and writing ----------------------------------------------------------------------------------------------


def read_message(text: str) -> Message:
    """Read a message; raises `InvalidError` (`invalid-message`, with the `reason` and perhaps the `field`)."""
    if len(text) > LONGEST_MESSAGE or not _encodable(text) or len(text.encode()) > LONGEST_MESSAGE:
        raise InvalidError("invalid-message", reason="too-long")
    try:
        values = read_json(text)
    except ValueError:
        raise InvalidError("invalid-message", reason="not-json") from None
    if not isinstance(values, dict):
        raise InvalidError("invalid-message", reason="not-an-object")
    kind = values.get("t")
    if not isinstance(kind, str) or kind not in list(Type):
        raise InvalidError("invalid-message", reason="unknown-type")
    fields = {}
    for name, check in _FIELDS[Type(kind)].items():
        value = values.get(name)
        if not check(value):
            raise InvalidError("invalid-message", reason="field", field=name)
        fields[name] = value
    return Message(Type(kind), fields)


def write_message(kind: Type, fields: Mapping[str, Any]) -> str:
    """Write a message; fields that are None are left out."""
    said = {name: value for name, value in fields.items() if value is not None}
    return json.dumps({"t": kind.value, **said}, separators=(",", ":"))
