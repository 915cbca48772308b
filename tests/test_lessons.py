"""The live boards of the rules book: the engine does what the texts beside them say."""

import json
from typing import Any

import pytest

from filler_core.board import read_board
from filler_core.bridge import Bridge
from filler_core.game import Game
from filler_core.position import EndReason
from filler_core.table.lesson import LONGEST_BOARD
from tests.lessons import READER, facts_of
from tools.places import SITE

PLANS: dict[str, Any] = json.loads((SITE / "i18n" / "lessons.json").read_text("utf-8"))


def text_of(name: str) -> str:
    """Give the board of a lesson in its text form."""
    return "\n".join(PLANS[name]["board"]) + "\n"


def played(name: str) -> Game:
    """Give the game of a lesson after all of its moves."""
    game = Game.on(read_board(text_of(name)))
    for colour in PLANS[name]["line"]:
        game.play(colour)
    return game


def call(method: str, **parameters: Any) -> Any:
    """Ask a bridge."""
    return json.loads(Bridge().call(method, json.dumps(parameters)))


@pytest.mark.parametrize("name", PLANS)
def test_the_engine_does_what_the_text_says(name: str) -> None:
    """Every figure that a text may name is what really happens on its board."""
    facts = facts_of(text_of(name), PLANS[name]["line"])
    assert PLANS[name]["facts"], "a text without figures claims nothing"
    assert {fact: facts[fact] for fact in PLANS[name]["facts"]} == PLANS[name]["facts"]


@pytest.mark.parametrize("name", PLANS)
def test_a_board_is_fair_to_begin_with(name: str) -> None:
    """Before the first move everybody owns the start cells and no more: nothing was taken before the reader came."""
    game = Game.on(read_board(text_of(name)))
    for player, cells in enumerate(game.board.starts):
        assert game.territory(player) == sorted(cells)
    assert game.mover == READER


def test_the_barred_colour_is_barred_and_free_again_after_one_move() -> None:
    """What the text on barred colours shows is so: first refused as the rival's, then allowed."""
    plan = PLANS["free"]
    game = Game.on(read_board(text_of("free")))
    barred = plan["facts"]["barred"] - 1
    assert not game.bars()[barred].own
    for colour in plan["line"][:2]:
        game.play(colour)
    assert barred in game.legal_colours()
    assert barred == plan["line"][2]


def test_a_move_that_takes_nothing_keeps_the_group_from_the_rival() -> None:
    """The rival could take the large group at once, and cannot after the reader's move."""
    plan = PLANS["nothing"]
    game = Game.on(read_board(text_of("nothing")))
    game.play(next(colour for colour in game.legal_colours() if colour != plan["line"][0]))
    threatened = game.previews()[plan["line"][0]].worth
    game = Game.on(read_board(text_of("nothing")))
    game.play(plan["line"][0])
    assert plan["line"][0] in game.bars()
    assert threatened > max(preview.worth for preview in game.previews().values())
    assert max(game.previews(), key=lambda colour: game.previews()[colour].worth) == plan["line"][1]


def test_crossing_the_equator_ends_the_game() -> None:
    """The texts that say that the game is won or over are right."""
    for name in ("equator", "pairs", "tour"):
        outcome = played(name).outcome
        assert outcome is not None
        assert (outcome.winner, outcome.reason) == (0, EndReason.DECIDED)


def test_the_detour_was_worth_it() -> None:
    """On the classic board the smaller bite leads to more than the larger one and what follows it."""
    plan = PLANS["classic"]
    small = plan["facts"]["takes"] + plan["facts"]["takes2"]
    game = Game.on(read_board(text_of("classic")))
    greedy = game.play(2).worth
    game.play(plan["line"][1] if plan["line"][1] in game.legal_colours() else game.legal_colours()[0])
    assert small > greedy + max(preview.worth for preview in game.previews().values())


def test_the_guided_game_shows_what_it_speaks_of() -> None:
    """A chain, a barred colour that is free one move later, an own region, and the equator, in this order."""
    plan = PLANS["tour"]
    facts = facts_of(text_of("tour"), plan["line"])
    assert facts["takes"] > 1
    assert facts["barred2"] == facts["colour3"]
    assert facts["closes4"] > 0 == facts["closes"] + facts["closes2"] + facts["closes3"]
    assert facts["cells5"] < facts["needed"] <= facts["cells6"]


@pytest.mark.parametrize("name", ["tour", "practice"])
def test_a_rival_who_is_called_a_computer_takes_the_most(name: str) -> None:
    """Nothing is staged: no other colour would have given the rival more."""
    game = Game.on(read_board(text_of(name)))
    for colour in PLANS[name]["line"]:
        previews = game.previews()
        assert game.mover == READER or previews[colour].worth == max(preview.worth for preview in previews.values())
        game.play(colour)


def test_points_do_not_touch_and_walls_keep_apart() -> None:
    """The cells that the texts call no neighbours are none; without the wall the chain would go on."""
    rhombi = read_board(text_of("rhombi"))
    start = rhombi.starts[READER][0]
    assert not {start - 1, start + 1} & set(rhombi.neighbours[start])
    assert {rhombi.colours[start - 1], rhombi.colours[start + 1]} == {2}
    open_board = "\n".join(row for row in PLANS["walls"]["board"] if not row.startswith("walls")) + "\n"
    assert facts_of(open_board, PLANS["walls"]["line"])["takes"] > PLANS["walls"]["facts"]["takes"]


def test_quick_has_no_two_neighbours_of_one_colour() -> None:
    """The little board for Quick is like a real one."""
    board = read_board(text_of("quick"))
    assert all(board.colours[cell] != board.colours[other] for cell in board.cells for other in board.neighbours[cell])


def test_vinco_has_two_equal_ends() -> None:
    """Both starts of the little Vinco lie in a vertex with three neighbours."""
    board = read_board(text_of("vinco"))
    assert [len(board.neighbours[cells[0]]) for cells in board.starts] == [3, 3]


def test_every_variant_is_taught_on_its_own_lattice() -> None:
    """Hexagons are taught on hexagons, rhombi on rhombi, four with four."""
    boards = {name: read_board(text_of(name)) for name in PLANS}
    assert {name for name, board in boards.items() if board.topology.lattice.value == "hex"} == {"hex", "vinco"}
    assert {name for name, board in boards.items() if board.topology.lattice.value == "rhombus"} == {"rhombi"}
    assert {name for name, board in boards.items() if board.player_count > 2} == {"four", "pairs"}
    assert {name for name, board in boards.items() if board.obstacles} == {"obstacles"}
    assert {name for name, board in boards.items() if board.walls} == {"walls"}
    assert {name for name, board in boards.items() if board.pots} == {"treasure"}
    assert [len(cells) for cells in boards["three"].starts] == [3, 3]
    assert boards["big"].colour_count == 8
    assert boards["pairs"].sides == (0, 1, 0, 1)


@pytest.mark.parametrize("name", PLANS)
def test_the_bridge_plays_a_lesson(name: str) -> None:
    """The page gets the board, and a snapshot for its beginning and after each move that says what the texts say."""
    plan = PLANS[name]
    result = call("lesson", variant=name, board=text_of(name), colours=plan["line"])["result"]
    assert result["board"]["variant"] == name
    assert [shot["ply"] for shot in result["snapshots"]] == list(range(len(plan["line"]) + 1))
    assert result["snapshots"][1]["last"]["worth"] == facts_of(text_of(name), plan["line"])["takes"]


def test_the_bridge_refuses_what_is_no_lesson() -> None:
    """A board that cannot be read, a barred colour, a colour that is none, and a text without end are errors."""
    text = text_of("chain")

    def code(**parameters: Any) -> str:
        return str(call("lesson", **{"variant": "chain", "board": text, "colours": [], **parameters})["error"]["code"])

    assert code(board="nonsense") == "invalid-board-line"
    assert code(colours=[0]) == "illegal-colour-own"
    assert code(colours=[1]) == "illegal-colour-rival"
    assert code(colours=[77]) == "illegal-colour-unknown"
    assert code(colours=[True]) == "invalid-request"
    assert code(colours="2") == "invalid-request"
    assert code(board=text + " " * LONGEST_BOARD) == "invalid-request"
