"""What the page can ask of tables between devices: `PeerMethods` in `site/types.d.ts`."""

from collections.abc import Callable
from dataclasses import asdict
from string import hexdigits
from typing import Any

from filler_core.errors import IllegalError, InvalidError
from filler_core.rating import PERIOD_DAYS, Rating, idle
from filler_core.table.invitation import Invitation, read_invitation, write_invitation
from filler_core.table.messages import is_key, is_name, is_rating, is_signature
from filler_core.table.peer import PeerTable, PeerUpdate
from filler_core.table.peer_core import Identity, Wish
from filler_core.table.peer_picture import describe_update
from filler_core.table.proof import Proof, rate_again, rated, read_proof, write_proof
from filler_core.table.replay import describe_record
from filler_core.table.request import Request
from filler_core.table.session import Moment

ENTROPY_DIGITS = 64
DAY = 24 * 60 * 60 * 1000


class PeerDoor:
    """Holds the open tables between devices. `new_number` numbers them among all tables."""

    def __init__(self, new_number: Callable[[], int]) -> None:
        """Begin without any table."""
        self._new_number = new_number
        self._tables: dict[int, PeerTable] = {}
        self.methods: dict[str, Callable[[Request], Any]] = {
            "make_invitation": self._make_invitation,
            "read_invitation": self._read_invitation,
            "peer_host": self._host,
            "peer_join": self._join,
            "peer_restore": self._restore,
            "peer_rematch": self._rematch,
            "peer_connected": self._connected,
            "peer_disconnected": self._disconnected,
            "peer_received": self._received,
            "peer_signed": self._signed,
            "peer_verified": self._verified,
            "peer_tick": lambda request: self._does(request, lambda table, at: table.tick(at)),
            "peer_begin": lambda request: self._does(request, lambda table, at: table.begin(at)),
            "peer_choose": self._choose,
            "peer_ready": lambda request: self._does(request, lambda table, at: table.ready(at)),
            "peer_resign": self._resign,
            "peer_withdraw": lambda request: self._does(request, lambda table, at: table.withdraw(at)),
            "peer_offer": self._offer,
            "peer_answer": self._answer,
            "peer_emote": self._emote,
            "peer_claim": lambda request: self._does(request, lambda table, at: table.claim(at)),
            "peer_leave": lambda request: self._does(request, lambda table, at: table.leave(at)),
            "peer_signal": self._signal,
            "peer_proof": self._proof,
            "read_proof": self._read_proof,
            "rate_again": self._rate_again,
        }

    # --- tables ---------------------------------------------------------------------------------------------------

    def find(self, number: int) -> PeerTable | None:
        """Give a table by its number; None when it is none of these."""
        return self._tables.get(number)

    def forget(self, number: int) -> None:
        """Let go of a table."""
        self._tables.pop(number, None)

    def _table(self, request: Request) -> PeerTable:
        table = self.find(request.number("table"))
        if table is None:
            raise IllegalError("unknown-table")
        return table

    def _add(self, table: PeerTable, moment: Moment) -> Any:
        number = self._new_number()
        self._tables[number] = table
        return {"table": number, **describe_update(table, table.opening(moment), moment)}

    def _does(self, request: Request, action: Callable[[PeerTable, Moment], PeerUpdate]) -> Any:
        table, moment = self._table(request), request.moment()
        return describe_update(table, action(table, moment), moment)

    # --- invitations ----------------------------------------------------------------------------------------------

    @staticmethod
    def _make_invitation(request: Request) -> Any:
        return {"text": write_invitation(_invitation(request))}

    @staticmethod
    def _read_invitation(request: Request) -> Any:
        return asdict(read_invitation(request.text("text")))

    # --- opening --------------------------------------------------------------------------------------------------

    def _host(self, request: Request) -> Any:
        moment = request.moment()
        wish = _wish(_invitation(request.part("invitation")), request, tuple(request.words("seats")))
        identity = _identity(request.part("identity"), moment)
        return self._add(PeerTable(wish, identity, _entropy(request), hosting=True), moment)

    def _join(self, request: Request) -> Any:
        moment = request.moment()
        wish = _wish(_invitation(request.part("invitation")), request, ())
        identity = _identity(request.part("identity"), moment)
        return self._add(PeerTable(wish, identity, _entropy(request), hosting=False), moment)

    def _restore(self, request: Request) -> Any:
        moment = request.moment()
        return self._add(PeerTable.restore(request.words("log"), _entropy(request), moment), moment)

    def _rematch(self, request: Request) -> Any:
        moment = request.moment()
        identity = _identity(request.part("identity"), moment)
        date = request.optional_text("date")
        return self._add(self._table(request).rematch(identity, _entropy(request), date, moment), moment)

    # --- links ----------------------------------------------------------------------------------------------------

    def _connected(self, request: Request) -> Any:
        link, own, peer = request.number("link"), request.hexadecimal("own"), request.hexadecimal("peer")
        return self._does(request, lambda table, at: table.connected(link, own, peer, at))

    def _disconnected(self, request: Request) -> Any:
        link = request.number("link")
        return self._does(request, lambda table, at: table.disconnected(link, at))

    def _received(self, request: Request) -> Any:
        link, text = request.number("link"), request.text("text")
        return self._does(request, lambda table, at: table.received(link, text, at))

    def _signed(self, request: Request) -> Any:
        number, signature = request.number("id"), request.text("signature")
        if not is_signature(signature):
            raise InvalidError("invalid-request", parameter="signature")
        return self._does(request, lambda table, at: table.signed(number, signature, at))

    def _verified(self, request: Request) -> Any:
        number, good = request.number("id"), request.truth("good")
        return self._does(request, lambda table, at: table.verified(number, at, good=good))

    # --- playing --------------------------------------------------------------------------------------------------

    def _choose(self, request: Request) -> Any:
        colour, game, ply = request.number("colour"), request.number("game"), request.number("ply")
        return self._does(request, lambda table, at: table.choose(colour, game, ply, at))

    def _resign(self, request: Request) -> Any:
        what = request.text("what")
        return self._does(request, lambda table, at: table.resign(what, at))

    def _offer(self, request: Request) -> Any:
        what = request.text("what")
        return self._does(request, lambda table, at: table.offer(what, at))

    def _answer(self, request: Request) -> Any:
        what, yes = request.text("what"), request.truth("yes")
        return self._does(request, lambda table, at: table.answer(what, at, yes=yes))

    def _emote(self, request: Request) -> Any:
        emote = request.number("emote")
        return self._does(request, lambda table, at: table.emote(emote, at))

    def _signal(self, request: Request) -> Any:
        seat, text = request.number("seat"), request.text("text")
        return self._does(request, lambda table, at: table.signal(seat, text, at))

    # --- signed records -------------------------------------------------------------------------------------------

    def _proof(self, request: Request) -> Any:
        core = self._table(request).core
        text = write_proof(core)
        assert core.dealing is not None and core.ledger is not None  # noqa: S101, PT018  there is a proof
        return {
            "text": text,
            "record": describe_record(core.ledger.session.record()),
            "verdict": core.verdict or "unrated",
            "rated": rated(core.dealing, core.ledger) if core.verdict == "rated" else None,
        }

    @staticmethod
    def _read_proof(request: Request) -> Any:
        proof = read_proof(request.text("text"))
        return {
            "record": describe_record(proof.record),
            "match": proof.dealing.terms.match,
            "verdict": proof.verdict,
            "seats": [
                {
                    "name": seat.name,
                    "key": seat.key,
                    "kind": seat.kind.value,
                    "rating": None if seat.rating is None else asdict(seat.rating),
                }
                for seat in proof.dealing.terms.seats
            ],
            "rated": _rated_of(proof),
            "entries": len(proof.ledger.chain),
            "receipts": sorted(proof.receipts),
            "verify": [{"key": key, "text": text, "signature": sign} for key, text, sign in proof.signatures()],
        }

    @staticmethod
    def _rate_again(request: Request) -> Any:
        current = _rating(request.part("current"))
        return {"after": asdict(rate_again(read_proof(request.text("proof")), request.number("seat"), current))}


def _rated_of(proof: Proof) -> Any:
    return rated(proof.dealing, proof.ledger) if proof.verdict == "rated" else None


def _invitation(request: Request) -> Invitation:
    return Invitation(
        variant=request.text("variant"),
        clock=request.text("clock"),
        games=request.number("games"),
        rated=request.truth("rated"),
        name=request.text("name"),
        resume=request.optional_text("resume"),
    )


def _wish(invitation: Invitation, request: Request, plan: tuple[str, ...]) -> Wish:
    date = request.optional_text("date")
    return Wish(invitation.variant, invitation.clock, invitation.games, invitation.rated, plan, date)


def _identity(request: Request, moment: Moment) -> Identity:
    """Read who sits here; the rating grows less certain with the time since it was written."""
    name, key = request.text("name"), request.text("key")
    if not is_key(key) or not is_name(name):
        raise InvalidError("invalid-request", parameter="identity")
    kept = request.optional_part("rating")
    if kept is None:
        return Identity(name, key)
    days = max(0, moment.wall - kept.number("at")) / DAY
    return Identity(name, key, idle(_rating(kept.part("rating")), days / PERIOD_DAYS))


def _rating(request: Request) -> Rating:
    values = [request.real("rating"), request.real("deviation"), request.real("volatility")]
    if not is_rating(values):
        raise InvalidError("invalid-request", parameter="rating")
    return Rating(*values)


def _entropy(request: Request) -> str:
    entropy = request.text("entropy")
    if len(entropy) != ENTROPY_DIGITS or not set(entropy) <= set(hexdigits):
        raise InvalidError("invalid-request", parameter="entropy")
    return entropy.lower()
