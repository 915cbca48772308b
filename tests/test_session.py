"""A table: the log, times, taking back, computer players; a session is its terms and its log and nothing else."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from filler_core.clock import TimeControl
from filler_core.errors import IllegalError, InvalidError
from filler_core.match import READY_GRACE, Phase
from filler_core.record import LEVEL_IDS, Seat, SeatKind, Terms, read_record, write_record
from filler_core.table.session import Moment, TableSession, Update
from tests.matches import terms as any_terms

THREE_TWO = TimeControl(180_000, 2_000)
PERSON, COMPUTER = Seat(SeatKind.PERSON), Seat(SeatKind.COMPUTER)


def at(now: int, wall: int | None = None) -> Moment:
    """Give a moment; the wall clock stands a million ahead unless told otherwise."""
    return Moment(now, now + 1_000_000 if wall is None else wall)


def table(
    control: TimeControl | None = THREE_TWO, games: int = 2, seats: tuple[Seat, ...] = (PERSON, PERSON)
) -> TableSession:
    """Set up a Quick table and begin."""
    session = TableSession(Terms("quick", 5, seats, games, control))
    session.lines = list(session.begin(at(1_000)).lines)  # type: ignore[attr-defined]  # the test's own notes
    return session


def play(session: TableSession, now: int, colour: int | None = None) -> Update:
    """Let the mover play a colour, the one that takes the most by default."""
    previews = session.match.game.previews()
    best = max(previews, key=lambda option: (previews[option].worth, -option))
    chosen = best if colour is None else colour
    update = session.choose(chosen, session.match.number, session.match.game.ply, at(now))
    session.lines += update.lines  # type: ignore[attr-defined]
    return update


def lines_of(session: TableSession) -> list[str]:
    """Give the log that the test has kept."""
    lines: list[str] = session.lines  # type: ignore[attr-defined]
    return lines


def without_changes(snapshot: dict[str, Any]) -> dict[str, Any]:
    """Give a snapshot less what has changed since the last one."""
    return {name: value for name, value in snapshot.items() if name != "changes"}


# --- the log ----------------------------------------------------------------------------------------------------------


@settings(max_examples=120)
@given(any_terms(), st.lists(st.tuples(st.integers(0, 60), st.integers(0, 20_000)), max_size=50), st.data())
def test_a_session_is_its_terms_and_its_log(terms: Terms, steps: list[tuple[int, int]], data: st.DataObject) -> None:
    """After anything, a session put together from the log shows the same and goes on alike; refusals leave no line."""
    session = TableSession(terms)
    now = 5_000
    lines = list(session.begin(at(now)).lines)
    for number, time in steps:
        now += time
        before = session.snapshot(at(now))
        try:
            update = something(session, number, at(now))
        except IllegalError:
            assert without_changes(session.snapshot(at(now))) == without_changes(before)
            continue
        lines += update.lines
    cut = data.draw(st.integers(1, len(lines)))
    TableSession.restore(terms, lines[:cut], at(7, 7))
    restored, _ = TableSession.restore(terms, lines, Moment(90_000_000, int(lines[-1].split(" ")[3])))
    last = int(lines[-1].split(" ")[2])
    assert restored.record() == session.record()
    assert restored.paused == session.paused
    then = at(90_000_000)
    shown, expected = restored.snapshot(then), None
    again, _ = TableSession.restore(terms, lines, Moment(0, int(lines[-1].split(" ")[3])))
    expected = again.snapshot(at(0))
    assert shown == expected
    assert last <= now


def something(session: TableSession, number: int, moment: Moment) -> Update:
    """Do something at a table, most often move."""
    player = number % len(session.terms.seats)
    acts = {
        51: lambda: session.resign_game(player, moment),
        52: lambda: session.resign_match(player, moment),
        53: lambda: session.withdraw_resignation(player, moment),
        54: lambda: session.pause(moment),
        55: lambda: session.go_on(moment),
        56: lambda: session.go_on(moment),
        57: lambda: session.take_back(moment),
        58: lambda: session.flag(moment),
        59: lambda: session.choose(number, 0, 0, moment),
        60: lambda: session.set_level(player, LEVEL_IDS[moment.now % len(LEVEL_IDS)], moment),
    }
    if number in acts:
        return acts[number]()
    if session.match.phase is Phase.BETWEEN:
        return session.ready(player, moment)
    legal = session.match.game.legal_colours() or [0]
    return session.choose(legal[number % len(legal)], session.match.number, session.match.game.ply, moment)


def test_a_computer_changes_its_level_for_good() -> None:
    """Another level in mid-game shows at once, outlives the page, and stands in the record; persons have none."""
    session = table(seats=(PERSON, COMPUTER))
    assert session.snapshot(at(1_000))["levels"] == [None, "medium"]
    update = session.set_level(1, "expert", at(2_000))
    assert update.snapshot["levels"] == [None, "expert"]
    play(session, 3_000)
    terms = Terms("quick", 5, (PERSON, COMPUTER), 2, THREE_TWO)
    lines = [lines_of(session)[0], *update.lines, *lines_of(session)[1:]]
    restored, _ = TableSession.restore(terms, lines, at(4_000))
    assert restored.snapshot(at(4_000))["levels"] == [None, "expert"]
    assert "players person / computer:expert\n" in write_record(restored.record())
    with pytest.raises(IllegalError):
        session.set_level(0, "easy", at(5_000))
    with pytest.raises(InvalidError):
        session.set_level(1, "grandmaster", at(5_000))


@pytest.mark.parametrize("token", ["l", "l1", "l19", "l123", "l90"])
def test_a_level_that_cannot_be_is_a_damaged_line(token: str) -> None:
    """A line of the log with a level or a player that is not there is named, not followed."""
    terms = Terms("quick", 5, (PERSON, COMPUTER), 1, None)
    with pytest.raises(InvalidError) as caught:
        TableSession.restore(terms, ["0 b 0 0", f"1 {token} 0 0"], at(1_000))
    assert caught.value.code == "log-damaged"
    assert caught.value.parameters == {"sound": 1}


def test_time_away_counts_with_a_clock() -> None:
    """A reload or a crash does not stop the clock: the wall clock's difference is charged, and told."""
    session = table()
    play(session, 11_000)
    restored, away = TableSession.restore(session.terms, lines_of(session), Moment(50, 1_011_000 + 30_000))
    assert away == 30_000
    assert restored.snapshot(Moment(50, 0))["match"]["clock"]["left"] == [172_000, 150_000]
    assert restored.snapshot(Moment(1_050, 0))["match"]["clock"]["left"] == [172_000, 149_000]


def test_time_away_never_gives_time_back() -> None:
    """A wall clock that was put back while the page was closed counts as no time, not as time gained."""
    session = table()
    play(session, 11_000)
    restored, away = TableSession.restore(session.terms, lines_of(session), Moment(50, 0))
    assert away == 0
    assert restored.snapshot(Moment(50, 0))["match"]["clock"]["left"] == [172_000, 180_000]


def test_a_changed_system_time_changes_nothing_while_the_page_lives() -> None:
    """Only monotonic time counts within a page load."""
    session = table()
    session.choose(session.match.game.legal_colours()[0], 0, 0, Moment(11_000, 10**12))
    assert session.snapshot(Moment(12_000, 0))["match"]["clock"]["left"] == [172_000, 179_000]


def test_a_long_sleep_of_the_page_is_charged_when_it_wakes() -> None:
    """A hidden or sleeping page asks late; the flag has fallen all the same, and no move counts any more."""
    session = table()
    update = play(session, 1_000 + 180_000)
    assert update.snapshot["match"]["phase"] == "over"
    assert update.snapshot["match"]["left"] == [{"side": 0, "how": "time"}]
    assert update.snapshot["ply"] == 0


def test_a_pause_stops_the_time_even_across_a_reload() -> None:
    """Paused, nothing runs and nothing can be played; going on charges nothing for the time between."""
    session = table()
    lines_of(session).extend(session.pause(at(5_000)).lines)
    with pytest.raises(IllegalError, match="illegal-paused"):
        play(session, 6_000)
    with pytest.raises(IllegalError, match="illegal-paused"):
        session.resign_game(0, at(6_000))
    with pytest.raises(IllegalError, match="illegal-not-now"):
        session.pause(at(6_000))
    restored, away = TableSession.restore(session.terms, lines_of(session), Moment(10, 10**9))
    assert (away, restored.paused) == (0, True)
    restored.go_on(Moment(500_000, 10**9))
    assert restored.snapshot(Moment(501_000, 0))["match"]["clock"]["left"] == [175_000, 180_000]


def test_without_a_clock_time_away_is_nothing() -> None:
    """There is nobody to charge."""
    session = table(control=None)
    _, away = TableSession.restore(session.terms, lines_of(session), Moment(0, 10**12))
    assert away == 0


@pytest.mark.parametrize(
    ("spoil", "sound"),
    [
        (lambda lines: lines[:2] + lines[3:], 2),
        (lambda lines: [*lines[:3], "rubbish", *lines[4:]], 3),
        (lambda lines: [*lines[:2], lines[2].replace(" ", "  ", 1)], 2),
        (lambda lines: [*lines[:3], "3 9 9999999 1"], 3),
        (lambda lines: [*lines[:3], "3 z1 9999999 1"], 3),
        (lambda lines: [*lines[:3], "3 t9 9999999 1"], 3),
        (lambda lines: [*lines[:3], "3 2 1 1"], 3),
    ],
)
def test_a_damaged_log_says_how_far_it_is_sound(spoil: Any, sound: int) -> None:
    """The first lines that are sound are still a table, so that nothing more than the damage is lost."""
    session = table()
    for now in (2_000, 3_000, 4_000, 5_000):
        play(session, now)
    spoilt = spoil(lines_of(session))
    with pytest.raises(InvalidError) as caught:
        TableSession.restore(session.terms, spoilt, at(0))
    assert (caught.value.code, caught.value.parameters) == ("log-damaged", {"sound": sound})
    restored, _ = TableSession.restore(session.terms, spoilt[:sound], at(0))
    assert restored.match.game.ply == sound - 1


# --- playing ----------------------------------------------------------------------------------------------------------


def test_a_late_choice_is_refused() -> None:
    """A choice that rests on another snapshot, of this game or the last, is nobody's move."""
    session = table()
    colour = session.match.game.legal_colours()[0]
    play(session, 2_000, colour)
    for game, ply in ((0, 0), (1, 1), (0, 2)):
        with pytest.raises(IllegalError) as caught:
            session.choose(session.match.game.legal_colours()[0], game, ply, at(3_000))
        assert caught.value.code == "illegal-stale-move"


def test_the_flag_falls_only_when_time_is_up() -> None:
    """The page may ask too early; nothing happens and no line is written."""
    session = table()
    assert session.flag(at(100_000)).lines == ()
    update = session.flag(at(181_001))
    assert update.lines == (f"1 f0 180001 {181_001 + 1_000_000}",)


def test_being_ready_too_late_is_a_flag() -> None:
    """Whoever presses Ready without time left has lost already."""
    session = table()
    session.resign_game(0, at(2_000))
    session.ready(0, at(3_000))
    update = session.ready(1, at(2_000 + READY_GRACE + 180_000))
    assert update.snapshot["match"]["left"] == [{"side": 1, "how": "time"}]


def test_computers_are_ready_at_once_and_resign_with_their_partner() -> None:
    """Nobody waits for a computer player: not between the games and not when a partner gives up."""
    session = table(seats=(PERSON, COMPUTER))
    update = session.resign_game(0, at(2_000))
    assert update.snapshot["match"]["ready"] == [1]
    assert [line.split(" ")[1] for line in update.lines] == ["g0", "r1"]
    pairs = TableSession(Terms("pairs", 5, (PERSON, COMPUTER, COMPUTER, COMPUTER), 1, None))
    pairs.begin(at(0))
    update = pairs.resign_game(0, at(0))
    assert update.snapshot["match"]["phase"] == "over"
    assert update.snapshot["match"]["result"]["winner"] == 1


def test_the_board_of_game_two_is_told_whole() -> None:
    """When the second game begins, every cell that was owned is told to be free again."""
    session = table(games=2, control=None)
    owners = dict.fromkeys(range(56), -1)
    update: dict[str, Any] = session.snapshot(at(0))
    while session.match.number == 0:
        for cell, owner, _ in update["changes"]:
            owners[cell] = owner
        if session.match.phase is Phase.BETWEEN:
            session.ready(0, at(0))
            update = session.ready(1, at(0)).snapshot
        else:
            update = play(session, 0).snapshot
    for cell, owner, _ in update["changes"]:
        owners[cell] = owner
    assert {cell: owner for cell, owner in owners.items() if owner >= 0} == {48: 1, 7: 0}
    assert update["mover"] == 1
    assert [player["place"] for player in update["players"]] == [1, 0]


# --- taking back ------------------------------------------------------------------------------------------------------


def test_taking_back_undoes_the_computers_answer_too() -> None:
    """Against the computer one press leads back to one's own choice; the log remembers it."""
    session = table(control=None, seats=(PERSON, COMPUTER))
    first = session.snapshot(at(0))
    play(session, 0)
    play(session, 0)
    update = session.take_back(at(0))
    assert update.snapshot["ply"] == 0
    assert update.snapshot["sides"] == first["sides"]
    assert session.record().events == ()
    lines_of(session).extend(update.lines)
    restored, _ = TableSession.restore(session.terms, lines_of(session), at(0))
    assert restored.record() == session.record()


def test_between_people_one_move_is_taken_back() -> None:
    """The last one."""
    session = table(control=None)
    play(session, 0)
    play(session, 0)
    assert session.take_back(at(0)).snapshot["ply"] == 1


def test_even_the_last_move_of_a_game_can_be_taken_back() -> None:
    """A match that a move has ended goes on."""
    session = table(control=None, games=1)
    while session.match.phase is Phase.PLAYING:
        play(session, 0)
    update = session.take_back(at(0))
    assert update.snapshot["match"]["phase"] == "playing"
    assert update.snapshot["match"]["results"] == []


def test_there_is_not_always_something_to_take_back() -> None:
    """Not before the first move, not with a clock, not after a resignation."""
    session = table(control=None, games=1)
    with pytest.raises(IllegalError) as caught:
        session.take_back(at(0))
    assert caught.value.code == "illegal-nothing-to-take-back"
    play(session, 0)
    session.resign_game(0, at(0))
    assert not session.snapshot(at(0))["canTakeBack"]
    clocked = table()
    play(clocked, 2_000)
    assert not clocked.snapshot(at(3_000))["canTakeBack"]


# --- the record -------------------------------------------------------------------------------------------------------


def test_the_record_of_a_table_can_be_read() -> None:
    """Pauses and what was taken back leave no trace; times are those that counted."""
    session = table()
    play(session, 3_000)
    session.pause(at(4_000))
    session.go_on(at(100_000))
    play(session, 101_000)
    record = session.record()
    assert [event.at for event in record.events] == [2_000, 4_000]
    assert read_record(write_record(record)) == record
