"""A record as the page shows it: its terms in words of data, and a frame for the beginning and each event."""

from typing import Any

from filler_core.clock import write_time_control
from filler_core.match import Match
from filler_core.record import Event, Kind, Record, Terms, write_link, write_record
from filler_core.seeds import write_seed
from filler_core.table.picture import board_picture
from filler_core.table.snapshot import Shown, snapshot


def describe_terms(terms: Terms) -> dict[str, Any]:
    """Describe the terms of a match (`TermsData` in `site/types.d.ts`)."""
    return {
        "variant": terms.variant,
        "seed": write_seed(terms.seed),
        "seats": [{"kind": seat.kind.value, "name": seat.name, "level": seat.level} for seat in terms.seats],
        "games": terms.games,
        "clock": write_time_control(terms.control),
        "date": terms.date,
    }


def describe_record(record: Record) -> dict[str, Any]:
    """Describe a record without its frames: terms, texts, and how the match stands after all events."""
    match = record.play_out()
    end = record.events[-1].at if record.events else 0
    stand = snapshot(match, Shown(match), None, end, choices=False)
    return {
        "terms": describe_terms(record.terms),
        "text": write_record(record),
        "link": write_link(record),
        "sides": match.sides,
        "moves": sum(event.kind is Kind.MOVE for event in record.events),
        "match": stand["match"],
    }


def replay_record(record: Record) -> dict[str, Any]:
    """Describe a record with all its frames (`ReplayData` in `site/types.d.ts`)."""
    frames: list[dict[str, Any]] = []
    picture: dict[str, Any] | None = None
    shown: Shown | None = None
    for event, match in record.replay():
        if picture is None or shown is None:
            picture = board_picture(record.terms.variant, record.terms.seed, match.game)
            shown = Shown(match)
        frames.append(_frame(event, match, shown))
    return {**describe_record(record), "board": picture, "frames": frames}


def _frame(event: Event | None, match: Match, shown: Shown) -> dict[str, Any]:
    at = 0 if event is None else event.at
    moved = event is not None and event.kind is Kind.MOVE
    # A move may have ended its game, but only `ready` begins the next: the game is still the one that was moved in.
    last = match.game.moves[-1] if moved else None
    return {
        "kind": "begin" if event is None else event.kind.name.lower().replace("_", "-"),
        "number": None if event is None else event.number,
        "at": at,
        "snapshot": snapshot(match, shown, last, at, choices=False),
    }
