"""Boards: the text form, and what is refused."""

import contextlib
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filler_core.board import Board, read_board, write_board
from filler_core.errors import FillerError, InvalidError
from tests.drawing import board_from
from tests.strategies import boards

TEXT = """filler-board 1
square 4 3
colours 4
starts 8 / 3
sides 0 1
walls 1-5 5-6
worths 6:3
pots 9
0123
12#0
3_01
"""


@given(boards())
def test_write_and_read_is_identity(board: Board) -> None:
    """What is written is read back as the same board and written again as the same text."""
    text = write_board(board)
    assert read_board(text) == board
    assert write_board(read_board(text)) == text


@given(st.text(max_size=80), st.integers(0, len(TEXT)), st.integers(0, len(TEXT)))
def test_reading_anything_gives_a_board_or_a_reason(junk: str, start: int, end: int) -> None:
    """Whatever is written over a text, the answer is a board or an error with a code, never another exception."""
    with contextlib.suppress(InvalidError):
        assert isinstance(read_board(TEXT[:start] + junk + TEXT[end:]), Board)


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (1, "filler-board 2"),
        (2, "triangle 4 3"),
        (2, "square 4"),
        (2, "square 4 ३"),
        (3, "colours four"),
        (4, "start 8 / 3"),
        (5, "sides 0 -1"),
        (6, "walls 1+5"),
        (7, "worths 6"),
        (8, "pots x"),
        (9, "01234"),
        (10, "12X0"),
    ],
)
def test_an_unreadable_line_is_named(line: int, text: str) -> None:
    """The error says which line cannot be read, counted from 1."""
    lines = TEXT.splitlines()
    lines[line - 1] = text
    with pytest.raises(InvalidError) as caught:
        read_board("\n".join(lines))
    assert (caught.value.code, caught.value.parameters) == ("invalid-board-line", {"line": line})


def test_missing_and_further_lines_are_named() -> None:
    """A text that ends too early or goes on too long is refused with the line where that shows."""
    for text, line in ((TEXT[: TEXT.index("3_01")], 11), (TEXT + "0000\n", 12), ("", 1)):
        with pytest.raises(InvalidError) as caught:
            read_board(text)
        assert caught.value.parameters == {"line": line}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"colour_count": 1}, "invalid-board-colours"),
        ({"colour_count": 10}, "invalid-board-colours"),
        ({"colour_count": 2}, "invalid-board-colours"),
        ({"colours": (0, 1, 2)}, "invalid-board-rows"),
        ({"colours": (0, 1, 2, 3, 0, 1, 2, 3, 9)}, "invalid-board-colours"),
        ({"starts": ((6,), (6,))}, "invalid-board-starts"),
        ({"starts": ((6,), ())}, "invalid-board-starts"),
        ({"starts": ((6,), (77,))}, "invalid-board-starts"),
        ({"starts": ((6, 7), (2,))}, "invalid-board-starts"),
        ({"starts": ((6,), (2,), (3,), (4,), (5,)), "sides": (0, 1, 2, 3, 4)}, "invalid-board-starts"),
        ({"sides": (0, 0)}, "invalid-board-sides"),
        ({"sides": (0, 2)}, "invalid-board-sides"),
        ({"sides": (0, 1, 1)}, "invalid-board-sides"),
        ({"worths": {4: 0}}, "invalid-board-worth"),
        ({"worths": {4: 10}}, "invalid-board-worth"),
        ({"worths": {9: 2}}, "invalid-board-place"),
        ({"pots": frozenset({9})}, "invalid-board-place"),
        ({"walls": frozenset({(0, 4)})}, "invalid-board-wall"),
        ({"walls": frozenset({(1, 0)})}, "invalid-board-wall"),
    ],
)
def test_parts_that_do_not_fit_are_refused(change: dict[str, object], code: str) -> None:
    """A board on which no game can be played cannot be made."""
    board = board_from("12B 343 A21", colour_count=5, colours="01")
    with pytest.raises(InvalidError) as caught:
        replace(board, **change)  # type: ignore[arg-type]  # that is the point
    assert caught.value.code == code


def test_errors_are_value_errors_with_a_readable_text() -> None:
    """A traceback shows the code and its parameters."""
    error = FillerError("invalid-board-line", line=3)
    assert isinstance(error, ValueError)
    assert str(error) == "invalid-board-line (line=3)"
    assert str(FillerError("unknown-table")) == "unknown-table"


def test_every_player_can_be_turned_to_the_bottom_left() -> None:
    """A quarter turn each for the four corners of a square board, half turns elsewhere."""
    board = board_from("B3C 434 A3D", colour_count=6, colours="0123")
    assert [board.turn(player) for player in range(4)] == [0, 270, 180, 90]
    oblong = board_from("B34C 4343 A34D", colour_count=6, colours="0123")
    assert [oblong.turn(player) for player in range(4)] == [0, 0, 180, 180]
