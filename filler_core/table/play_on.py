"""A new table that goes on from a place in a match: from a position of a record, or of a puzzle."""

from collections.abc import Iterator

from filler_core.errors import IllegalError
from filler_core.match import Match
from filler_core.record import Event, Kind, Record, Terms
from filler_core.table.log import BEGIN, Entry
from filler_core.table.session import Moment, TableSession


def play_on(record: Record, game: int, ply: int, date: str | None, wall: int) -> tuple[Terms, tuple[str, ...]]:
    """Give the terms and the log of a table that stands where a game of the record stood after `ply` moves.

    The table is of one game, without a clock, and is seated by the places of that game: who began it begins. What had
    happened besides moves (somebody gave up in Four) has happened there, too. Raises `IllegalError` when the record
    does not reach that place (`illegal-no-such-place`), or nobody can move there (`illegal-game-over`).
    """
    events, match = _until(record, game, ply)
    seats = tuple(record.terms.seats[match.player_at(place)] for place in range(match.player_count))
    terms = Terms(record.terms.variant, record.terms.seed, seats, games=1, control=None, date=date)
    tokens = [BEGIN, *(token for event in events if (token := _token(event, match)) is not None)]
    log = tuple(Entry(number, token, 0, wall).write() for number, token in enumerate(tokens))
    session, _ = TableSession.restore(terms, log, Moment(0, wall))
    if session.match.mover is None:
        raise IllegalError("illegal-game-over")
    return terms, log


def _until(record: Record, game: int, ply: int) -> tuple[list[Event], Match]:
    """Give what happened in a game up to that ply, and the match as it stands then."""
    events: list[Event] = []
    for event, match in _within(record, game):
        if event is not None:
            events.append(event)
        if match.game.ply == ply:
            return events, match
    raise IllegalError("illegal-no-such-place")


def _within(record: Record, game: int) -> Iterator[tuple[Event | None, Match]]:
    """Give the beginning of a game (with None) and all its events, with the match after each."""
    begun = False
    for event, match in record.replay():
        if match.number == game:
            yield (event if begun else None), match
            begun = True


def _token(event: Event, match: Match) -> str | None:
    """Say what happened as a line of the new table's log: whoever is out of the game there gave it up here."""
    if event.kind is Kind.MOVE:
        return event.token
    if event.kind is Kind.READY:
        return None
    kind = Kind.WITHDRAW if event.kind is Kind.WITHDRAW else Kind.RESIGN_GAME
    return f"{kind}{match.place_of(event.number)}"
