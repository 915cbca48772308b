"""Clocks: reserve and increment, told the time from outside."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filler_core.clock import (
    LONGEST_RESERVE,
    PRESETS,
    Clock,
    TimeControl,
    low_time,
    read_time_control,
    write_time_control,
)
from filler_core.errors import IllegalError, InvalidError

THREE_TWO = TimeControl(180_000, 2_000)


def test_the_mover_is_charged_and_gets_the_increment() -> None:
    """A move costs the time it took and brings the increment; the other clock stands."""
    clock = Clock(THREE_TWO, 2)
    clock.run([0], 1_000)
    clock.press(0, 11_000)
    clock.run([1], 11_000)
    assert [clock.remaining(player, 16_000) for player in (0, 1)] == [172_000, 175_000]


def test_no_clock_runs_at_first_or_after_a_stop() -> None:
    """Time passes only for those whose clock was started."""
    clock = Clock(THREE_TWO, 2)
    assert clock.remaining(0, 99_999) == 180_000
    clock.run([0], 100_000)
    clock.stop(101_000)
    assert clock.remaining(0, 999_999) == 179_000
    assert clock.flagged(10_000_000) == []


def test_a_move_without_time_left_does_not_count() -> None:
    """At the very moment when the time is up it is too late; nothing is charged or added."""
    clock = Clock(THREE_TWO, 2)
    clock.run([0], 0)
    assert clock.remaining(0, 180_000) == 0
    with pytest.raises(IllegalError) as caught:
        clock.press(0, 180_000)
    assert caught.value.code == "illegal-out-of-time"
    assert clock.flagged(180_000) == [0]
    assert clock.flagged(179_999) == []


def test_who_was_out_first_comes_first() -> None:
    """Between the games several clocks run: the flags are told in the order in which they fell."""
    clock = Clock(THREE_TWO, 2)
    clock.run([0], 0)
    clock.run([0, 1], 5_000)
    assert clock.flagged(500_000) == [0, 1]
    clock = Clock(THREE_TWO, 2)
    clock.run([1], 0)
    clock.run([0, 1], 5_000)
    assert clock.flagged(500_000) == [1, 0]


@given(st.lists(st.tuples(st.integers(0, 1), st.integers(-5_000, 20_000)), max_size=40))
def test_time_is_never_gained(steps: list[tuple[int, int]]) -> None:
    """Whatever `now` does, even running backwards, nobody's time grows except by the increment."""
    clock = Clock(TimeControl(60_000, 0), 2)
    now, left = 50_000, [60_000, 60_000]
    for player, step in steps:
        now += step
        clock.run([player], now)
        after = [clock.remaining(other, now) for other in (0, 1)]
        assert all(new <= old for new, old in zip(after, left, strict=True))
        left = after


@given(st.integers(1, LONGEST_RESERVE // 1000), st.integers(0, 180))
def test_write_and_read_is_identity(reserve: int, increment: int) -> None:
    """Every time control of whole seconds has one text."""
    control = TimeControl(reserve * 1000, increment * 1000)
    assert read_time_control(write_time_control(control)) == control


def test_presets_are_written_as_people_do() -> None:
    """Minutes and seconds."""
    assert [write_time_control(control) for control in PRESETS] == ["1+1", "3+2", "5+3", "10+5"]
    assert write_time_control(TimeControl(90_000, 0)) == "90s+0"
    assert read_time_control("none") is None


@pytest.mark.parametrize(
    "text", ["", "3", "3+", "+2", "3+2+1", "03+2", "180s+1", "0+1", "181+0", "3+181", "-1+0", "٣+2", "9" * 40]
)
def test_other_texts_are_refused(text: str) -> None:
    """One time control has one text, and nobody plays longer than three hours."""
    with pytest.raises(InvalidError) as caught:
        read_time_control(text)
    assert caught.value.code == "invalid-clock"


def test_parts_of_seconds_have_no_text() -> None:
    """A control that people cannot choose cannot be written either."""
    with pytest.raises(InvalidError):
        write_time_control(TimeControl(1_500, 0))


def test_the_alarm_fits_the_reserve() -> None:
    """An eighth of the reserve, between 10 and 30 seconds."""
    assert [low_time(control) for control in PRESETS] == [10_000, 22_500, 30_000, 30_000]
