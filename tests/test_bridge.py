"""The bridge: JSON text in, JSON text out, and an answer to everything."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from filler_core.bridge import Bridge
from filler_core.generation import generate
from filler_core.record import SeatKind
from filler_core.variants import VARIANTS

json_values = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=20)),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=8), inner, max_size=3)),
    max_leaves=6,
)


def ask(bridge: Bridge, method: str, **parameters: object) -> Any:
    """Call a method and give its result."""
    answer = json.loads(bridge.call(method, json.dumps(parameters)))
    assert "result" in answer, answer
    return answer["result"]


def refused(bridge: Bridge, method: str, **parameters: object) -> dict[str, Any]:
    """Call a method that must be refused and give the error."""
    answer = json.loads(bridge.call(method, json.dumps(parameters)))
    assert "error" in answer, answer
    error: dict[str, Any] = answer["error"]
    return error


def open_table(
    bridge: Bridge,
    variant: str = "quick",
    seed: str = "1",
    seats: list[str] | None = None,
    levels: list[str | None] | None = None,
) -> Any:
    """Open a table with people on all seats, unless told otherwise."""
    seats = seats or ["person"] * VARIANTS[variant].player_count
    return ask(
        bridge,
        "open_table",
        variant=variant,
        seed=seed,
        seats=seats,
        names=[""] * len(seats),
        levels=levels,
        games=1,
        clock="none",
        now=0,
        wall=0,
    )


def choose(bridge: Bridge, table: int, colour: int, ply: int, game: int = 0) -> Any:
    """Choose a colour and give the snapshot."""
    return ask(bridge, "choose", table=table, colour=colour, game=game, ply=ply, now=0, wall=0)["snapshot"]


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_whole_game_by_snapshots_alone(variant: str) -> None:
    """From the first board and the changes since, the page always knows the whole board and the figures."""
    bridge = Bridge()
    opened = open_table(bridge, variant)
    board, snapshot = opened["board"], opened["snapshot"]
    owners, colours = list(board["owners"]), list(board["colours"])
    while snapshot["mover"] is not None:
        free = [cell for cell, colour in enumerate(colours) if colour >= 0 and owners[cell] < 0]
        options = [choice for choice in snapshot["choices"] if choice["preview"]]
        best = max(options, key=lambda choice: (choice["preview"]["worth"], -choice["colour"]))
        preview, mover = best["preview"], snapshot["mover"]
        assert set(preview["captured"]) <= set(free)
        assert all(choice["bar"] for choice in snapshot["choices"] if not choice["preview"])
        snapshot = choose(bridge, opened["table"], best["colour"], snapshot["ply"])
        for cell, owner, colour in snapshot["changes"]:
            owners[cell], colours[cell] = owner, colour
        assert sorted(cell for wave in snapshot["last"]["waves"] for cell in wave) == preview["captured"]
        assert snapshot["last"]["closed"] == preview["closed"]
        assert snapshot["last"]["worth"] == preview["worth"]
        assert all(owners[cell] == mover for cell in preview["captured"] + preview["closed"])
        worth = dict(board["worths"])
        for figures in snapshot["players"]:
            own = [cell for cell, owner in enumerate(owners) if owner == figures["player"]]
            assert figures["cells"] == len(own)
            assert figures["worth"] == sum(worth.get(cell, 1) for cell in own)
            assert {colours[cell] for cell in own} == {figures["colour"]}
    assert snapshot["choices"] == []
    assert snapshot["outcome"]["reason"] in {"decided", "full", "stalled"}


def test_only_what_changed_is_told() -> None:
    """A snapshot lists the mover's cells (they are repainted) and no other."""
    bridge = Bridge()
    opened = open_table(bridge, "classic")
    legal = next(choice["colour"] for choice in opened["snapshot"]["choices"] if choice["preview"])
    first = choose(bridge, opened["table"], legal, 0)
    assert {owner for _, owner, _ in first["changes"]} == {0}
    assert len(first["changes"]) == first["players"][0]["cells"]


def test_a_late_choice_is_refused() -> None:
    """A second press must not become a move of the next player."""
    bridge = Bridge()
    opened = open_table(bridge)
    colours = [choice["colour"] for choice in opened["snapshot"]["choices"] if choice["preview"]]
    choose(bridge, opened["table"], colours[0], 0)
    late = refused(bridge, "choose", table=opened["table"], colour=colours[1], game=0, ply=0, now=0, wall=0)
    assert late["code"] == "illegal-stale-move"


def test_a_record_tells_who_computers_are_and_where_the_match_stands() -> None:
    """A computer player thinks about the record of the table: it names its level, and the choice fits the table."""
    bridge = Bridge()
    opened = open_table(bridge, seats=["person", "computer"], levels=[None, "hard"])
    table = opened["table"]
    assert opened["snapshot"]["levels"] == [None, "hard"]
    legal = [choice["colour"] for choice in opened["snapshot"]["choices"] if choice["preview"]]
    choose(bridge, table, legal[0], 0)
    text = ask(bridge, "record", table=table)["text"]
    chosen = ask(bridge, "think", text=text, level="hard", seed="5", budgetMs=5_000)
    assert choose(bridge, table, chosen["colour"], chosen["ply"])["ply"] == 2
    ask(bridge, "set_level", table=table, player=1, level="easy", now=0, wall=0)
    assert "computer:easy" in ask(bridge, "record", table=table)["text"]
    ask(bridge, "resign_game", table=table, player=0, now=0, wall=0)
    text = ask(bridge, "record", table=table)["text"]
    refusal = refused(bridge, "think", text=text, level="hard", seed="5", budgetMs=5_000)
    assert refusal["code"] == "illegal-game-over"


def test_tables_do_not_disturb_each_other_and_can_be_closed() -> None:
    """Each table has its own game; a closed one is unknown, closing twice does no harm."""
    bridge = Bridge()
    one, other = open_table(bridge)["table"], open_table(bridge)["table"]
    ask(bridge, "resign_game", table=one, player=0, now=0, wall=0)
    other_end = ask(bridge, "resign_game", table=other, player=1, now=0, wall=0)["snapshot"]
    assert other_end["outcome"]["winner"] == 0
    ask(bridge, "close_table", table=one)
    ask(bridge, "close_table", table=one)
    assert refused(bridge, "resign_game", table=one, player=0, now=0, wall=0)["code"] == "unknown-table"


def test_the_catalogue_has_all_boards_in_order() -> None:
    """Eleven boards with pictures, in the order of the rules."""
    catalogue = ask(Bridge(), "catalogue")
    assert [variant["id"] for variant in catalogue["variants"]] == list(VARIANTS) == list(catalogue["pictures"])
    assert [variant["cells"] for variant in catalogue["variants"][:6]] == [56, 225, 143, 169, 221, 441]


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_picture_of_a_board_fits_its_neighbours(variant: str) -> None:
    """Across an edge lies a neighbour unless a wall is there, and only cells of the board are named."""
    board = ask(Bridge(), "board", variant=variant, seed="99")
    real = generate(variant, 99)
    walls = {tuple(wall["cells"]) for wall in board["walls"]}
    for cell, (across, neighbours) in enumerate(zip(board["across"], board["neighbours"], strict=True)):
        touching = {other for other in across if other >= 0}
        assert set(neighbours) <= touching
        assert all((min(cell, other), max(cell, other)) in walls for other in touching - set(neighbours))
        assert len(across) == len(board["shape"])
    assert board["total"] == real.total
    assert [cell for cell, centre in enumerate(board["centres"]) if centre is None] == sorted(real.topology.outside)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "invalid-address"),
        ("classic", "invalid-address"),
        ("classic.5&", "invalid-address"),
        ("classic.5&seats=person.person&x", "invalid-address"),
        ("classic.5&colour=1", "invalid-address"),
        ("x" * 5000, "invalid-address"),
        ("chess.5", "unknown-variant"),
        ("practice.5", "unknown-variant"),
        ("classic.", "invalid-seed"),
        ("classic.05", "invalid-seed"),
        ("classic.18446744073709551616", "invalid-seed"),
        ("classic.5&seats=person", "invalid-seats"),
        ("classic.5&seats=person.robot", "invalid-seats"),
        ("four.5&seats=person.person", "invalid-seats"),
    ],
)
def test_bad_addresses_get_a_reason(text: str, code: str) -> None:
    """The page can tell what is wrong with an address."""
    assert refused(Bridge(), "read_board_address", text=text)["code"] == code


@given(st.sampled_from(list(VARIANTS)), st.integers(0, 2**64 - 1), st.data())
def test_write_and_read_of_an_address_is_identity(variant: str, seed: int, data: st.DataObject) -> None:
    """Every table has an address that leads back to it."""
    players = VARIANTS[variant].player_count
    seats = data.draw(st.lists(st.sampled_from([seat.value for seat in SeatKind]), min_size=players, max_size=players))
    bridge = Bridge()
    text = ask(bridge, "make_board_address", variant=variant, seed=str(seed), seats=seats)["text"]
    assert ask(bridge, "read_board_address", text=text) == {"variant": variant, "seed": str(seed), "seats": seats}


def test_seeds_come_from_the_pages_entropy() -> None:
    """All 64 bits count; anything but 16 hexadecimal digits is refused."""
    bridge = Bridge()
    assert ask(bridge, "make_seed", entropy="ffffffffffffffff") == {"seed": str(2**64 - 1)}
    for entropy in ("", "ff", "0x00000000000001", "-fffffffffffffff", "g" * 16):
        assert refused(bridge, "make_seed", entropy=entropy)["code"] == "invalid-request"


METHODS = [*Bridge()._methods, "no_such_method"]


PARAMETERS = ["table", "variant", "seed", "seats", "names", "games", "clock", "date", "log"]
PARAMETERS += [
    "colour",
    "game",
    "ply",
    "player",
    "now",
    "wall",
    "text",
    "entropy",
    "level",
    "levels",
    "verdicts",
    "analysis",
]
PLAUSIBLE = ["quick", "1", ["person", "person"], ["", ""], "3+2", ["0 b 0 0", "1 0 5 5"], 0, 1, 2, 10**7]


@settings(max_examples=600)
@given(
    st.sampled_from(METHODS),
    st.one_of(
        st.text(max_size=30),
        st.fixed_dictionaries(
            {},
            optional={name: st.one_of(json_values, st.sampled_from(PLAUSIBLE)) for name in PARAMETERS},
        ).map(json.dumps),
    ),
)
def test_any_call_is_answered(method: str, text: str) -> None:
    """Whatever the page sends, the answer is a result or a reason, and never that the engine broke."""
    bridge = Bridge()
    open_table(bridge)
    answer = json.loads(bridge.call(method, text))
    assert ("result" in answer) != ("error" in answer)
    if "error" in answer:
        assert answer["error"]["code"] != "engine-internal"


def test_a_broken_engine_is_an_answer_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault in the engine reaches the page as a code, not as a traceback through the worker."""

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("filler_core.bridge.generate", broken)
    assert refused(Bridge(), "board", variant="quick", seed="1") == {
        "code": "engine-internal",
        "parameters": {"kind": "ZeroDivisionError"},
    }


def test_deeply_nested_text_is_refused() -> None:
    """A text that exhausts the JSON reader is unreadable, not a crash."""
    answer = json.loads(Bridge().call("choose", "[" * 100_000))
    assert answer["error"]["code"] == "invalid-request"


def test_a_record_goes_through_the_door_and_back() -> None:
    """What a table gives as its record is described and replayed alike; a bad one is refused with its position."""
    bridge = Bridge()
    opened = open_table(bridge)
    legal = next(choice["colour"] for choice in opened["snapshot"]["choices"] if choice["preview"])
    choose(bridge, opened["table"], legal, 0)
    record = ask(bridge, "record", table=opened["table"])
    assert ask(bridge, "describe_record", text=record["link"]) == record
    replay = ask(bridge, "replay_record", text=record["text"])
    assert [frame["kind"] for frame in replay["frames"]] == ["begin", "move"]
    assert replay["board"] == opened["board"]
    assert refused(bridge, "replay_record", text="filler-record 9")["parameters"] == {"line": 1, "column": 1}


def test_a_checksum_is_that_of_the_text() -> None:
    """SHA-256 of the text in UTF-8; a changed sign changes it."""
    bridge = Bridge()
    assert ask(bridge, "checksum", text="")["checksum"].startswith("e3b0c44298fc1c14")
    assert ask(bridge, "checksum", text="a") != ask(bridge, "checksum", text="b")
