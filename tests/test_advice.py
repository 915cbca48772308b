"""What computer players answer to the page, through the bridge."""

from typing import Any

import pytest

from filler_core.bots.hint import explain, find_hint
from filler_core.bots.levels import LEVELS, Mind
from filler_core.bots.search import Finding, Search
from filler_core.bridge import Bridge
from filler_core.groups import CompiledBoard
from filler_core.position import Position
from filler_core.record import Event, Kind, Record, Seat, SeatKind, Terms, read_record, write_record
from filler_core.variants import VARIANTS
from tests.drawing import board_from
from tests.test_bridge import ask, refused


def record_of(variant: str, moves: int, seed: int = 3, games: int = 1) -> Record:
    """Give a match with so many moves, each the smallest legal colour that takes something."""
    players = VARIANTS[variant].player_count
    terms = Terms(variant, seed, (Seat(SeatKind.PERSON),) * players, games=games, control=None)
    match = terms.new_match()
    match.begin(0)
    events = []
    for _ in range(moves):
        previews = match.game.previews()
        taking = [colour for colour in sorted(previews) if previews[colour].worth] or sorted(previews)
        events.append(Event(Kind.MOVE, taking[0], 0))
        match.play(taking[0], 0)
        if match.mover is None:
            break
    return Record(terms, tuple(events))


@pytest.mark.parametrize("level", [level.id for level in LEVELS])
@pytest.mark.parametrize("variant", ["quick", "pairs"])
def test_think_answers_with_a_legal_colour(variant: str, level: str) -> None:
    """A choice names the game and the ply it is for; the same seed gives the same choice."""
    record = record_of(variant, 6)
    parameters: dict[str, Any] = {"text": write_record(record), "level": level, "seed": "9", "nodes": 200}
    choice = ask(Bridge(), "think", **parameters)
    assert choice["colour"] in record.play_out().game.legal_colours()
    assert (choice["game"], choice["ply"]) == (0, 6)
    assert choice["line"][0] == choice["colour"]
    assert ask(Bridge(), "think", **parameters) == choice


def test_think_keeps_to_its_time() -> None:
    """A budget in milliseconds ends the search of a board that nobody could solve."""
    choice = ask(Bridge(), "think", text=write_record(record_of("big", 4)), level="perfect", seed="0", budgetMs=50)
    assert not choice["exact"]
    assert choice["nodes"] > 0


@pytest.mark.parametrize(
    ("parameters", "code"),
    [
        ({"level": "grandmaster", "nodes": 5}, "unknown-level"),
        ({"level": "easy"}, "invalid-request"),
        ({"level": "easy", "nodes": 0}, "invalid-request"),
        ({"level": "easy", "budgetMs": -1}, "invalid-request"),
        ({"level": "easy", "nodes": 5, "seed": "x"}, "invalid-seed"),
        ({"level": "easy", "nodes": 5, "text": "nonsense"}, "record-unreadable"),
    ],
)
def test_bad_requests_are_refused(parameters: dict[str, Any], code: str) -> None:
    """Each with its code."""
    whole = {"text": write_record(record_of("quick", 2)), "seed": "1", **parameters}
    assert refused(Bridge(), "think", **whole)["code"] == code


def test_a_game_that_is_over_needs_no_thinking() -> None:
    """Neither a choice nor a hint."""
    text = write_record(record_of("quick", 100))
    assert refused(Bridge(), "think", text=text, level="easy", seed="1", nodes=5)["code"] == "illegal-game-over"
    assert refused(Bridge(), "advise", text=text, nodes=5)["code"] == "illegal-game-over"


def test_a_hint_is_the_solvers_move() -> None:
    """With enough budget the hint is the colour that the search has proven best, with its exact value."""
    record = record_of("quick", 10)
    hint = ask(Bridge(), "advise", text=write_record(record), budgetMs=60_000)
    position = record.play_out().game.position
    finding = Search(position.compiled).run(position)
    assert (hint["colour"], hint["value"], hint["exact"]) == (finding.colour, finding.value, True)


def some_hint(drawing: str, colour: int) -> Any:
    """Explain a colour on a drawn board."""
    position = Position.start(CompiledBoard(board_from(drawing, colours="01", colour_count=6)))
    return explain(position, Finding(colour, 0.0, exact=False, depth=1, nodes=1, line=(colour,)))


def test_a_hint_tells_gain_denial_and_regions() -> None:
    """A's 2 takes a column and closes off the one behind it; B could have taken the 2 as well."""
    region = some_hint("42A 425 42B", 2)
    assert (region.gained, region.closed, region.denied, region.ends) == (3, 3, 3, True)
    assert region.reasons == ("wins", "region", "denial", "gain")
    denial = some_hint("A3335 55335 5533B", 3)
    assert denial.denied == denial.gained == 7
    assert denial.denied_player == 1
    waiting = some_hint("A2555 25553 5553B", 4)
    assert waiting.reasons == ("waits",)


def test_a_hint_for_a_wait_tells_whom_it_bars() -> None:
    """A colour that takes nothing is explained by what the rival could have taken with it."""
    hint = some_hint("A2555 25533 5533B", 3)
    assert (hint.gained, hint.denied, hint.reasons) == (0, 4, ("waits", "denial"))


def test_hints_at_a_table_of_four() -> None:
    """The denied player is a player of the match."""
    record = record_of("four", 9)
    hint = find_hint(Mind(record.play_out().game.position.compiled), record.play_out().game.position, nodes=200)
    assert hint.finding.colour in record.play_out().game.legal_colours()
    told = ask(Bridge(), "advise", text=write_record(record), nodes=200)
    assert told["deniedPlayer"] in (None, 0, 1, 2, 3)


def test_the_puzzle_comes_through_the_door() -> None:
    """Its record can be read, and its solution is legal there."""
    puzzle = ask(Bridge(), "puzzle", date="2026-12-07")
    record = read_record(puzzle["text"])
    assert [event.number for event in record.events] == puzzle["moves"]
    assert puzzle["colour"] in record.play_out().game.legal_colours()
    assert refused(Bridge(), "puzzle", date="tomorrow")["code"] == "invalid-date"
