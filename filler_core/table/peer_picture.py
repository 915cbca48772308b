"""How a table between devices stands, as plain data for the page (`PeerUpdate` in `site/types.d.ts`)."""

from dataclasses import asdict
from typing import Any

from filler_core.rating import Rating
from filler_core.record import SeatKind
from filler_core.table.links import PATIENCE
from filler_core.table.peer import PeerTable, PeerUpdate
from filler_core.table.peer_core import COMPUTER, OWN, Core
from filler_core.table.replay import describe_terms
from filler_core.table.session import Moment


def describe_update(table: PeerTable, update: PeerUpdate, moment: Moment) -> dict[str, Any]:
    """Describe what follows from a call."""
    effects, ledger = update.effects, table.core.ledger
    opened = None
    if update.dealt and ledger is not None:
        opened = {"terms": describe_terms(ledger.session.terms), "board": ledger.session.picture}
    return {
        "lines": effects.lines,
        "send": [{"link": link, "text": text} for link, text in effects.send],
        "sign": [{"id": number, "text": text} for number, text in effects.sign],
        "verify": [
            {"id": number, "key": key, "text": text, "signature": signature}
            for number, key, text, signature in effects.verify
        ],
        "close": effects.close,
        "news": effects.news,
        "peers": describe_peers(table, moment),
        "opened": opened,
        "snapshot": None
        if ledger is None
        else {**ledger.session.snapshot(moment), "canTakeBack": table.talk.may_take_back()},
    }


def describe_peers(table: PeerTable, moment: Moment) -> dict[str, Any]:
    """Describe who sits where and what can be done."""
    core, talk, now = table.core, table.talk, moment.now
    away = core.away
    asked = talk.asks_take_back
    mine = core.own is not None and core.ledger is not None
    return {
        "phase": core.phase(),
        "match": core.match,
        "role": "host" if core.is_host else "guest",
        "own": core.own,
        "seats": _seats(core, now),
        "variant": core.wish.variant,
        "clock": core.wish.clock,
        "games": core.wish.games,
        "rated": core.dealing.terms.rated if core.dealing else core.wish.rated,
        "unrated": core.unrated,
        "away": {
            "seats": away,
            "since": max(0, now - min(core.absence.since[seat] for seat in away)),
            "mayClaim": table.presence.claimable(now),
        }
        if away
        else None,
        "pending": core.pending(),
        "offers": {"takeBack": asked, "rematch": sorted(talk.rematch)},
        "may": {
            "takeBack": talk.may_take_back(),
            "answerTakeBack": mine and asked is not None and asked != core.own,
            "rematch": talk.may_rematch(now),
            "claim": core.running and bool(table.presence.claimable(now)),
            "emote": talk.may_emote(now),
        },
        "verdict": core.verdict,
        "trouble": None if core.trouble is None else {"code": core.trouble.code, "seat": core.trouble.seat},
    }


def _seats(core: Core, now: int) -> list[dict[str, Any]]:
    if core.dealing is not None:
        terms = core.dealing.terms.seats
        return [
            _seat(
                core,
                seat,
                now,
                kind="computer" if who.kind is SeatKind.COMPUTER else ("own" if seat == core.own else "peer"),
                name=who.name,
                key=who.key,
                rating=who.rating,
            )
            for seat, who in enumerate(terms)
        ]
    if not core.hosting:
        host = core.host_identity
        kind = "peer" if host else "open"
        return [
            _seat(core, 0, now, kind=kind, name=host.name if host else "", key=host.key if host else "", rating=None)
        ]
    seats = []
    for seat, plan in enumerate(core.wish.plan):
        guest = core.guests.get(seat)
        who = core.identity if plan == OWN else guest
        kind = "own" if plan == OWN else ("computer" if plan == COMPUTER else ("peer" if guest else "open"))
        named = who is not None and kind != "computer"
        seats.append(
            _seat(
                core,
                seat,
                now,
                kind=kind,
                name=who.name if who and named else "",
                key=who.key if who and named else "",
                rating=who.rating if who and named else None,
            )
        )
    return seats


def _seat(core: Core, seat: int, now: int, *, kind: str, name: str, key: str, rating: Rating | None) -> dict[str, Any]:
    link = core.link_to(seat) if core.dealing is not None or core.hosting else core.host_link
    if kind in ("own", "computer"):
        present = True
    elif core.dealing is None:
        present = link is not None and link.answers(now)
    else:
        present = core.is_there(seat, now)
    return {
        "kind": kind,
        "name": name,
        "key": key,
        "rating": None if rating is None else asdict(rating),
        "present": present,
        "roundTrip": None if link is None else link.round_trip,
        "patience": core.absence.patience(seat, now) if kind == "peer" else PATIENCE,
        "begun": kind == "computer" or (core.ledger is not None and seat in core.ledger.begun),
        "link": None if link is None else link.number,
    }
