"""Analysis of records: exact where proven, from the end to the beginning, in steps that can be small."""

from typing import Any

from filler_core.bots.analysis import Analysis, mark_of, summaries
from filler_core.bots.search import Search
from filler_core.bridge import Bridge
from filler_core.record import Event, Kind, Record, write_record
from tests.test_advice import record_of
from tests.test_bridge import ask, refused

LATE = 14
"""From this ply on the positions of the tests' Quick match are quickly solved."""


def analysed(record: Record, nodes: int = 100_000) -> Analysis:
    """Analyse a record to the end."""
    analysis = Analysis(record)
    while not analysis.done:
        analysis.step(nodes=nodes)
    return analysis


def test_quick_values_are_exact_and_those_of_the_search() -> None:
    """Value before and after every late move of a Quick game are what a fresh search proves."""
    record = record_of("quick", 100)
    analysis = Analysis(record)
    for _ in range(analysis.count - LATE):
        assert analysis.step() is not None
    positions = [match.game.position for _, match in record.replay()]
    assert [verdict.ply for verdict in analysis.verdicts] == list(range(analysis.count - 1, LATE - 1, -1))
    for verdict in analysis.verdicts:
        position, after = positions[verdict.ply], positions[verdict.ply + 1]
        assert verdict.exact
        assert verdict.colour == record.events[verdict.ply].number
        assert verdict.before == Search(position.compiled).run(position).value
        mover = position.mover
        if after.end is None:
            assert verdict.after == -Search(position.compiled).run(after).value
        else:
            assert verdict.after == after.worths[mover] - after.worths[1 - mover]
        assert verdict.lost >= 0
        assert (verdict.mark == "best") == (verdict.lost == 0) == (verdict.best == verdict.colour)


def test_perfect_play_loses_nothing() -> None:
    """From a late position on, best play gets no other mark than "best"."""
    record = record_of("quick", LATE)
    match = record.play_out()
    line = Search(match.game.position.compiled).run(match.game.position).line
    whole = Record(record.terms, (*record.events, *(Event(Kind.MOVE, colour, 0) for colour in line)))
    analysis = Analysis(whole)
    for _ in line:
        verdict = analysis.step()
        assert verdict is not None
        assert (verdict.mark, verdict.lost) == ("best", 0)


def test_a_step_too_small_goes_on_later() -> None:
    """A budget too small for a proof gives no verdict, but what it has found out is kept: it comes in the end."""
    record = record_of("quick", LATE + 1)
    analysis = Analysis(record)
    steps = 1
    while analysis.step(nodes=400) is None:
        steps += 1
        assert steps < 2_000
    assert steps > 1
    assert analysis.verdicts[0].exact


def test_large_boards_are_estimated() -> None:
    """Every move gets a verdict within its budget; estimates are told apart from exact values."""
    analysis = analysed(record_of("classic", 12), nodes=300)
    assert len(analysis.verdicts) == 12
    assert not any(verdict.exact for verdict in analysis.verdicts)
    assert all(verdict.lost >= 0 for verdict in analysis.verdicts)


def test_tables_of_four_are_analysed_too() -> None:
    """Players are those of the match; nobody loses less than nothing."""
    analysis = analysed(record_of("pairs", 9))
    assert [verdict.player for verdict in analysis.verdicts] == [0, 3, 2, 1, 0, 3, 2, 1, 0]
    assert all(verdict.lost >= 0 for verdict in analysis.verdicts)


def test_both_games_of_a_match_are_judged() -> None:
    """In the second game the places are exchanged; verdicts name game, ply and player."""
    first = record_of("quick", 100, games=2)
    ready = [Event(Kind.READY, player, 0) for player in (0, 1)]
    so_far = Record(first.terms, (*first.events, *ready))
    colour = so_far.play_out().game.legal_colours()[0]
    analysis = Analysis(Record(first.terms, (*so_far.events, Event(Kind.MOVE, colour, 0))))
    assert analysis.count == len(first.events) + 1
    task = analysis._tasks[-1]
    assert (task.game, task.ply, task.player, task.position.mover) == (1, 0, 1, 0)


def test_marks() -> None:
    """By points lost; giving the result away weighs more."""
    assert mark_of(5, 5, 56) == "best"
    assert mark_of(5, 4, 56) == "good"
    assert mark_of(7, 5, 56) == "inaccuracy"
    assert mark_of(9, 5, 56) == "mistake"
    assert mark_of(1, -1, 56) == "mistake"
    assert mark_of(2, -2, 56) == "blunder"
    assert mark_of(10, 2, 56) == "blunder"


def test_the_page_can_follow_and_stop() -> None:
    """Progress after each step, the summary at the end, and nothing left when it is forgotten."""
    bridge = Bridge()
    begun = ask(bridge, "analysis_begin", text=write_record(record_of("classic", 4)))
    assert begun["count"] == 4
    answers = [ask(bridge, "analysis_step", analysis=begun["analysis"], nodes=200) for _ in range(4)]
    assert [answer["judged"] for answer in answers] == [1, 2, 3, 4]
    assert [answer["done"] for answer in answers] == [False, False, False, True]
    assert [player["moves"] for player in answers[-1]["players"]] == [2, 2]
    again = ask(bridge, "analysis_begin", text=write_record(record_of("classic", 4)))
    assert refused(bridge, "analysis_step", analysis=begun["analysis"], nodes=1)["code"] == "unknown-analysis"
    ask(bridge, "analysis_end", analysis=again["analysis"])
    assert refused(bridge, "analysis_step", analysis=again["analysis"], nodes=1)["code"] == "unknown-analysis"


def test_an_analysis_is_taken_up_where_it_stood() -> None:
    """Verdicts of an earlier one are kept as they are; the rest is found as it would have been, and more is refused."""
    bridge = Bridge()
    text = write_record(record_of("quick", 12))
    whole = _verdicts_of(bridge, text, [])
    assert [verdict["ply"] for verdict in whole] == [*range(11, -1, -1)]
    part = whole[:5]
    rest = _verdicts_of(Bridge(), text, part)
    assert [(verdict["ply"], verdict["before"], verdict["after"]) for verdict in rest] == [
        (verdict["ply"], verdict["before"], verdict["after"]) for verdict in whole[5:]
    ]
    done = ask(bridge, "analysis_begin", text=text, verdicts=whole)
    assert done["done"]
    assert sum(player["moves"] for player in done["players"]) == 12
    refusal = refused(bridge, "analysis_begin", text=text, verdicts=[*whole, whole[0]])
    assert refusal["code"] == "invalid-request"
    damaged = {**whole[0], "line": []}
    assert refused(bridge, "analysis_begin", text=text, verdicts=[damaged])["code"] == "invalid-request"


def _verdicts_of(bridge: Bridge, text: str, verdicts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    number = ask(bridge, "analysis_begin", text=text, verdicts=verdicts)["analysis"]
    found = []
    while True:
        answer = ask(bridge, "analysis_step", analysis=number, budgetMs=5_000)
        if answer["verdict"] is not None:
            found.append(answer["verdict"])
        if answer["done"]:
            return found


def test_a_record_without_moves_is_done_at_once() -> None:
    """There is nothing to judge."""
    analysis = Analysis(record_of("quick", 0))
    assert analysis.done
    assert analysis.step(nodes=10) is None
    assert [summary.moves for summary in summaries(analysis.verdicts, 2)] == [0, 0]
