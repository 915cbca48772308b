"""Records: a match as text, and back."""

import contextlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from filler_core.clock import TimeControl
from filler_core.errors import InvalidError
from filler_core.match import Phase
from filler_core.record import (
    LONGEST_NAME,
    LONGEST_RECORD,
    Event,
    Kind,
    Record,
    Seat,
    SeatKind,
    Terms,
    apply,
    read_record,
    write_link,
    write_record,
)
from filler_core.table.replay import replay_record
from tests.matches import records

TEXT = """filler-record 1
board quick 1990
players person Ann / computer Rival=201
games 2
clock 3+2
date 2026-11-30
game 3124g1
times 1200.830.90.700.5000
ended resigned 53 3
"""


def small_record() -> Record:
    """A match that was left after its first game."""
    agreed = Terms(
        "quick",
        1990,
        (Seat(SeatKind.PERSON, "Ann"), Seat(SeatKind.COMPUTER, "Rival 1")),
        2,
        TimeControl(180_000, 2_000),
        "2026-11-30",
    )
    times = (1_200, 2_030, 2_120, 2_820)
    moves = [Event(Kind.MOVE, colour, at) for colour, at in zip((3, 1, 2, 4), times, strict=True)]
    return Record(agreed, (*moves, Event(Kind.RESIGN_GAME, 1, 7_820)))


def longest_classic() -> Record:
    """A classic match of two slow players who take as little as they can."""
    agreed = Terms(
        "classic", 7, (Seat(SeatKind.PERSON, "A" * 20), Seat(SeatKind.PERSON, "B" * 20)), 2, TimeControl(600_000, 5_000)
    )
    match = agreed.new_match()
    match.begin(0)
    events: list[Event] = []
    now = 0
    while match.phase is not Phase.OVER:
        now += 4_321
        if match.phase is Phase.BETWEEN:
            event = Event(Kind.READY, min(match.waited_for), now)
        else:
            previews = match.game.previews()
            taking = [colour for colour, preview in previews.items() if preview.worth] or list(previews)
            event = Event(Kind.MOVE, min(taking, key=lambda colour: previews[colour].worth), now)
        apply(match, event)
        events.append(event)
    return Record(agreed, tuple(events))


def test_a_record_reads_like_a_score_sheet() -> None:
    """The text of a small match, to the letter."""
    assert write_record(small_record()) == TEXT
    assert read_record(TEXT) == small_record()


@settings(max_examples=250)
@given(records())
def test_write_and_read_is_identity(record: Record) -> None:
    """As text and as a link: what is written is read back as the same record, and written again as the same text."""
    text = write_record(record)
    assert read_record(text) == record
    assert write_record(read_record(text)) == text
    assert read_record(write_link(record)) == record


@settings(max_examples=60)
@given(records())
def test_replaying_a_record_reproduces_every_snapshot(record: Record) -> None:
    """The frames of a record that was written and read are those of the match as it was played."""
    assert replay_record(read_record(write_record(record))) == replay_record(record)


def test_a_long_classic_match_fits_into_a_link() -> None:
    """Under 2 kB with times to the millisecond, and nothing in it that a link could not carry."""
    record = longest_classic()
    assert len(record.events) > 120
    link = write_link(record)
    assert len(link) <= 2048
    assert set(link) <= set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789=+-._~/")


@pytest.mark.parametrize(
    ("line", "text", "column"),
    [
        (1, "filler-record 2", 1),
        (2, "board chess 1", 1),
        (2, "board quick 01", 1),
        (3, "players person Ann", 1),
        (3, "players robot Ann / person", 9),
        (3, "players person Ann=2 / person", 16),
        (3, "players person An=6E / person", 16),
        (4, "games 3", 6),
        (5, "clock 3", 1),
        (6, "date yesterday", 1),
        (7, "game 31x4", 8),
        (7, "game 312g", 9),
        (8, "times 1200.830.90.700", 22),
        (8, "times 1200.830.x.700.5000", 16),
        (8, "time 1", 1),
    ],
)
def test_what_cannot_be_read_is_named_with_its_position(line: int, text: str, column: int) -> None:
    """Line and column, both from 1."""
    lines = TEXT.splitlines()
    lines[line - 1] = text
    with pytest.raises(InvalidError) as caught:
        read_record("\n".join(lines))
    assert (caught.value.code, caught.value.parameters) == ("record-unreadable", {"line": line, "column": column})


def test_what_the_rules_do_not_allow_is_named() -> None:
    """The line and the number of the event."""
    with pytest.raises(InvalidError) as caught:
        read_record(TEXT.replace("game 3124", "game 3324"))
    assert (caught.value.code, caught.value.parameters) == ("record-impossible", {"line": 7, "event": 2})


@pytest.mark.parametrize(
    "ended", ["ended resigned 54 3", "ended decided 53 3", "result points 1 0 worth 1 1 ranks 1 2"]
)
def test_an_end_that_does_not_follow_is_refused(ended: str) -> None:
    """Nobody can write a better result under a match."""
    with pytest.raises(InvalidError) as caught:
        read_record(TEXT.replace("ended resigned 53 3", ended))
    assert (caught.value.code, caught.value.parameters) == ("record-contradicts-itself", {"line": 9})


@given(st.text(max_size=60), st.integers(0, len(TEXT)), st.integers(0, len(TEXT)))
def test_reading_anything_gives_a_record_or_a_reason(junk: str, start: int, end: int) -> None:
    """Whatever is written over a record, the answer is a record or an error with a code."""
    with contextlib.suppress(InvalidError):
        assert isinstance(read_record(TEXT[:start] + junk + TEXT[end:]), Record)


def test_too_long_texts_are_refused_unread() -> None:
    """Nobody can keep the engine busy with a giant."""
    with pytest.raises(InvalidError) as caught:
        read_record(TEXT + "x" * LONGEST_RECORD)
    assert caught.value.code == "record-too-long"


@pytest.mark.parametrize("name", ["x" * (LONGEST_NAME + 1), " x", "x ", "a\nb", "\u202eevil"])
def test_names_that_nobody_could_read_are_refused(name: str) -> None:
    """Too long, with blanks around it, or with signs that cannot be seen."""
    with pytest.raises(InvalidError) as caught:
        Seat(SeatKind.PERSON, name)
    assert caught.value.code == "invalid-name"


def test_an_absence_is_written_and_read_like_any_event() -> None:
    """`a` and the player: how a match ended whose player never came back."""
    agreed = small_record().terms
    record = Record(agreed, (*small_record().events[:1], Event(Kind.ABSENT, 1, small_record().events[0].at + 1_000)))
    assert read_record(write_record(record)) == record
    assert "a1" in write_record(record)
