"""A board of the rules book on which a move is tried out: drawn by hand, played by the real rules, never kept."""

from collections.abc import Sequence
from typing import Any

from filler_core.board import read_board
from filler_core.errors import InvalidError
from filler_core.groups import CompiledBoard
from filler_core.match import Match
from filler_core.table.picture import board_picture
from filler_core.table.snapshot import Shown, snapshot

LONGEST_BOARD = 10_000
"""Characters; far more than the text of the largest board has."""


def play_lesson(variant: str, text: str, colours: Sequence[int]) -> dict[str, Any]:
    """Play colours on a board in its text form, one after another, each for the player to move.

    Give the board (`BoardData`) and a snapshot for its beginning and after each move; `changes` are those since the
    snapshot before. `variant` only names the board. Raises `InvalidError` for a text that is no board, and
    `IllegalError` for a colour that is not allowed.
    """
    if len(text) > LONGEST_BOARD:
        raise InvalidError("invalid-request", parameter="board")
    match = Match(CompiledBoard(read_board(text)), games=1, control=None)
    picture = board_picture(variant, 0, match.game)
    match.begin(0)
    shown = Shown(match)
    snapshots = [snapshot(match, shown, None, 0)]
    for colour in colours:
        move = match.play(colour, 0)
        snapshots.append(snapshot(match, shown, move, 0))
    return {"board": picture, "snapshots": snapshots}
