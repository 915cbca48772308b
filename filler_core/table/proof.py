"""A signed record: a match between devices with everything that proves it.

It holds the terms and the draw with all signatures, every entry of the log with its author's, and the receipts of the
end. Whoever has it can check that these devices agreed on this board and played this match; `read_proof` checks all but
the signatures, and names those that remain to be checked.
"""

import json
from dataclasses import asdict, dataclass
from typing import Any

from filler_core.errors import FillerError, InvalidError
from filler_core.rating import Rating, update_match
from filler_core.record import Record
from filler_core.table.chain import Entry
from filler_core.table.dealing import Dealing
from filler_core.table.fairness import end_to_sign
from filler_core.table.ledger import Ledger
from filler_core.table.messages import is_signature
from filler_core.table.peer_core import Core
from filler_core.table.plain_json import read_json

LONGEST_PROOF = 400_000
"""In characters; a longer one is refused unread."""

_HEADING = "filler-proof 1"
_VERDICTS = ("rated", "unrated", "disputed", "interrupted")


@dataclass(frozen=True)
class Proof:
    """A signed record that was read."""

    dealing: Dealing
    ledger: Ledger
    verdict: str
    """As whoever kept it saw it; `rated` and `unrated` follow from the log."""
    receipts: dict[int, str]

    @property
    def record(self) -> Record:
        """The match without its signatures."""
        return self.ledger.session.record()

    def signatures(self) -> list[tuple[str, str, str]]:
        """Give key, text and signature of everything that somebody has signed."""
        dealing, terms = self.dealing, self.dealing.terms
        key = [seat.key for seat in terms.seats]
        signatures = [(key[seat], terms.to_sign, dealing.agreed[seat]) for seat in terms.devices]
        signatures += [(key[seat], dealing.list_to_sign, dealing.signed[seat]) for seat in terms.devices]
        signatures += [(key[entry.seat], entry.to_sign, entry.signature) for entry in self.ledger.chain.entries]
        end = end_to_sign(terms.match, self.ledger.chain.tip)
        return signatures + [(key[seat], end, signature) for seat, signature in sorted(self.receipts.items())]


def write_proof(core: Core) -> str:
    """Write the signed record of a table; raises `InvalidError` when no board was dealt."""
    if core.dealing is None or core.ledger is None:
        raise InvalidError("no-proof")
    draw = core.dealing.write()
    values = {
        "filler": _HEADING,
        "verdict": core.verdict or "unrated",
        "trouble": core.trouble and asdict(core.trouble),
        "draw": {name: draw[name] for name in ("terms", "agreed", "commits", "signed", "nonces")},
        "entries": [[entry.seat, entry.token, entry.used, entry.signature] for entry in core.ledger.chain.entries],
        "receipts": sorted(core.receipts.items()),
    }
    return json.dumps(values, indent=0)


def read_proof(text: str) -> Proof:
    """Read a signed record and play it again.

    Raises `InvalidError`: `proof-unreadable`, or `proof-impossible` with the number of the first entry that cannot be.
    """
    if len(text) > LONGEST_PROOF:
        raise InvalidError("proof-unreadable")
    try:
        values = read_json(text)
        if values["filler"] != _HEADING or values["verdict"] not in _VERDICTS:
            raise InvalidError("proof-unreadable")
        draw = values["draw"]
        dealing = Dealing.read({**draw, "own": _some_device(draw), "nonce": ""})
        dealing.commits[:] = map(str, draw["commits"])
        _check_draw(dealing)
        entries = [
            (int(seat), str(token), int(used), str(signature)) for seat, token, used, signature in values["entries"]
        ]
        receipts = {int(seat): str(signature) for seat, signature in values["receipts"]}
        if not receipts.keys() <= set(dealing.terms.devices):
            raise InvalidError("proof-unreadable")
    except (ValueError, KeyError, TypeError, IndexError, AttributeError):
        raise InvalidError("proof-unreadable") from None
    ledger = Ledger(dealing.terms, tuple(dealing.commits), dealing.seed)
    for number, entry in enumerate(entries):
        _follow(ledger, number, entry)
    verdict = values["verdict"]
    if verdict in ("rated", "unrated"):
        verdict = "rated" if dealing.terms.rated and ledger.over else "unrated"
    return Proof(dealing, ledger, verdict, receipts)


def _some_device(draw: Any) -> int:
    return int(read_json(draw["terms"])["host"])


def _check_draw(dealing: Dealing) -> None:
    """Everyone's secret number must be the one that was committed to; who left before telling it has none."""
    for values in (dealing.agreed, dealing.commits, dealing.signed, dealing.nonces):
        if len(values) != len(dealing.terms.seats):
            raise InvalidError("proof-unreadable")
    for seat in dealing.terms.devices:
        nonce = dealing.nonces[seat]
        if (nonce and not dealing.fits(seat, nonce)) or not dealing.commits[seat]:
            raise InvalidError("proof-unreadable")


def _follow(ledger: Ledger, number: int, values: tuple[int, str, int, str]) -> None:
    seat, token, used, signature = values
    try:
        entry: Entry = ledger.chain.make(seat, token, used).signed(signature)
        if not is_signature(signature) or used < 0:
            raise InvalidError("proof-unreadable")
        ledger.enter(entry, 0)
    except (FillerError, ValueError, IndexError) as error:
        raise InvalidError("proof-impossible", entry=number) from error


# --- what it did to the ratings ---------------------------------------------------------------------------------------


def rated(dealing: Dealing, ledger: Ledger) -> dict[str, Any] | None:
    """Describe what a rated match did to the ratings (`RatedData`); None when it is not rated or not over."""
    before = declared(dealing)
    result = ledger.session.match.result
    if before is None or result is None:
        return None
    after = update_match(before, ledger.session.match.sides, result.scores)
    return {
        "scale": dealing.terms.variant,
        "seats": [
            {"seat": seat, "before": asdict(old), "after": asdict(new)}
            for seat, (old, new) in enumerate(zip(before, after, strict=True))
        ],
    }


def declared(dealing: Dealing) -> list[Rating] | None:
    """Give the ratings that everyone has declared and signed; None at an unrated table."""
    ratings = [seat.rating for seat in dealing.terms.seats]
    return [rating for rating in ratings if rating] if dealing.terms.rated and all(ratings) else None


def rate_again(proof: Proof, seat: int, current: Rating) -> Rating:
    """Give the rating of a seat after the match, when it was another before it than was declared.

    Raises `InvalidError` when the match is not rated or has no such seat.
    """
    ratings = declared(proof.dealing)
    result = proof.ledger.session.match.result
    if ratings is None or result is None or not 0 <= seat < len(ratings):
        raise InvalidError("invalid-request", parameter="seat")
    ratings[seat] = current
    return update_match(ratings, proof.ledger.session.match.sides, result.scores)[seat]
