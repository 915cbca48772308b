"""The lines that a device keeps of a table between devices: `NUMBER JSON`, one for everything that must not be lost.

Kinds: `opening` (what was wished, who this device is), `committed` and `dealt` (terms and draw), `entry`, `cut` (own
entries taken off the end of the log again), `receipt`, `trouble`. Each carries the wall clock's time.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from filler_core.errors import InvalidError
from filler_core.table.chain import Entry, make_entry
from filler_core.table.dealing import Dealing
from filler_core.table.fairness import first_hash
from filler_core.table.plain_json import read_json


@dataclass
class Journal:
    """What the lines say."""

    opening: dict[str, Any] = field(default_factory=dict)
    dealing: dict[str, Any] = field(default_factory=dict)
    dealt: bool = False
    entries: list[Entry] = field(default_factory=list)
    line_of_entry: list[int] = field(default_factory=list)
    receipts: list[tuple[int, str]] = field(default_factory=list)
    trouble: dict[str, Any] | None = None
    wall: int = 0


def read_journal(lines: Sequence[str]) -> Journal:
    """Read a journal; raises `InvalidError` (`log-damaged`) with the number of sound lines."""
    journal = Journal()
    first = ""
    for number, line in enumerate(lines):
        try:
            written, _, text = line.partition(" ")
            values = read_json(text)
            kind, content = values["kind"], values["content"]
            if written != str(number) or (number == 0) != (kind == "opening"):
                raise ValueError(line)  # noqa: TRY301  one way out for all that is damaged
            journal.wall = int(values["wall"])
            if kind == "opening":
                journal.opening = _checked_opening(content)
            elif kind in ("committed", "dealt"):
                dealing = Dealing.read(content)
                journal.dealing, journal.dealt = content, kind == "dealt"
                first = first_hash(dealing.terms.digest, dealing.commits, dealing.seed)
            elif kind == "entry":
                n, seat, token, used, signature = content
                previous = journal.entries[-1].hash if journal.entries else first
                entry = make_entry(previous, int(n), int(seat), str(token), int(used)).signed(str(signature))
                if n != len(journal.entries):
                    raise ValueError(line)  # noqa: TRY301
                journal.entries.append(entry)
                journal.line_of_entry.append(number)
            elif kind == "cut":
                del journal.entries[content:]
                del journal.line_of_entry[content:]
                journal.receipts.clear()
            elif kind == "receipt":
                journal.receipts.append((int(content[0]), str(content[1])))
            elif kind == "trouble":
                journal.trouble = {name: content[name] for name in ("code", "seat", "verdict", "evidence")}
            else:
                raise ValueError(line)  # noqa: TRY301
        except (ValueError, KeyError, TypeError, IndexError, AttributeError):
            raise InvalidError("log-damaged", sound=number) from None
    if not journal.dealing:
        raise InvalidError("log-damaged", sound=0)
    return journal


def _checked_opening(content: Any) -> dict[str, Any]:
    kinds: dict[str, Any] = {
        "variant": str,
        "clock": str,
        "games": int,
        "rated": bool,
        "plan": list,
        "date": str | None,
        "name": str,
        "key": str,
        "hosting": bool,
        "unrated": str | None,
    }
    if not all(isinstance(content[name], kind) for name, kind in kinds.items()):
        raise ValueError(content)
    return {name: content[name] for name in kinds}
