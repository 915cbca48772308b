"""What the texts beside the live boards of the rules book may claim, worked out by the engine."""

from collections.abc import Sequence
from itertools import count

from filler_core.board import read_board
from filler_core.game import Game

READER = 0
"""The player who reads: the others' moves are made for them."""


def facts_of(board: str, line: Sequence[int]) -> dict[str, int]:
    """Play a line on a board and give everything that a text could say about it, by name.

    Colours are numbered from 1, as on their keys. The reader's first move has names without a number, the second ones
    with a 2; `barred` is a rival's colour before the move. `answer1`, `answer2` … are the colours of the others' moves.
    Raises `IllegalError` when a move is not allowed.
    """
    game = Game.on(read_board(board))
    side = game.board.sides[READER]
    previews = game.previews()
    facts = {
        "own": game.colours[READER] + 1,
        "allowed": len(previews),
        "before": game.worth(side),
        "total": game.board.total,
        "needed": game.needed(side),
        **{f"gain{colour + 1}": preview.worth for colour, preview in previews.items()},
    }
    own, others = count(1), count(1)
    for colour in line:
        if game.mover != READER:
            game.play(colour)
            facts[f"answer{next(others)}"] = colour + 1
            continue
        step = next(own)
        number = "" if step == 1 else str(step)
        preview = game.previews().get(colour)
        barred = next(each for each, bar in game.bars().items() if not bar.own)
        move = game.play(colour)
        assert preview is not None
        facts |= {
            f"colour{number}": colour + 1,
            f"barred{number}": barred + 1,
            f"takes{number}": move.worth,
            f"closes{number}": preview.closed_worth,
            f"captures{number}": preview.worth - preview.closed_worth,
            f"count{number}": len(preview.captured) + len(preview.closed),
            f"cells{number}": game.worth(side),
        }
    return facts
