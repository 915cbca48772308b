"""Going on from a place in a match at a table of its own."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from filler_core.errors import IllegalError
from filler_core.match import Match
from filler_core.record import Event, Kind, Record, Seat, SeatKind, Terms
from filler_core.table.play_on import play_on
from filler_core.table.session import Moment, TableSession
from tests.matches import records
from tests.test_advice import record_of


def stand(match: Match) -> tuple[object, ...]:
    """Give what makes a position."""
    position = match.game.position
    return position.territories, position.colours, position.free, position.mover, position.waiting


@settings(max_examples=150)
@given(records(), st.data())
def test_the_new_table_stands_as_the_match_stood(record: Record, data: st.DataObject) -> None:
    """Whatever happened before, the same player moves in the same position, with the same persons at the places."""
    stands = []
    for _, match in record.replay():
        if match.mover is not None and match.phase == "playing":
            place = (match.number, match.game.ply)
            who = [record.terms.seats[match.player_at(place)] for place in range(match.player_count)]
            stands.append((place, stand(match), match.place_of(match.mover), who))
    seen = {place: (at, mover, who) for place, at, mover, who in reversed(stands)}
    place = data.draw(st.sampled_from(sorted(seen)))
    expected, mover, who = seen[place]
    terms, log = play_on(record, *place, "2026-11-30", 77)
    session, away = TableSession.restore(terms, log, Moment(5, 77))
    assert stand(session.match) == expected
    assert session.match.mover == mover
    assert list(terms.seats) == who
    assert (terms.games, terms.control, away) == (1, None, 0)


def test_it_can_be_taken_back_and_played_to_its_end() -> None:
    """The moves before are moves like any others."""
    record = record_of("quick", 6)
    terms, log = play_on(record, 0, 4, None, 0)
    session, _ = TableSession.restore(terms, log, Moment(0, 0))
    session.take_back(Moment(1, 1))
    assert session.match.game.ply == 3
    while session.match.mover is not None:
        session.choose(session.match.game.legal_colours()[0], 0, session.match.game.ply, Moment(2, 2))
    assert session.match.result is not None


@pytest.mark.parametrize(("game", "ply", "code"), [(0, 99, "illegal-no-such-place"), (1, 0, "illegal-no-such-place")])
def test_a_place_that_is_not_there_is_refused(game: int, ply: int, code: str) -> None:
    """The record must reach it."""
    with pytest.raises(IllegalError) as caught:
        play_on(record_of("quick", 6), game, ply, None, 0)
    assert caught.value.code == code


def test_nobody_goes_on_after_the_end() -> None:
    """Where a game has ended nobody is to move."""
    terms = Terms("quick", 3, (Seat(SeatKind.PERSON),) * 2, games=1, control=None)
    match = terms.new_match()
    match.begin(0)
    events = []
    while match.mover is not None:
        previews = match.game.previews()
        events.append(Event(Kind.MOVE, max(previews, key=lambda colour: previews[colour].worth), 0))
        match.play(events[-1].number, 0)
    with pytest.raises(IllegalError) as caught:
        play_on(Record(terms, tuple(events)), 0, len(events), None, 0)
    assert caught.value.code == "illegal-game-over"
