"""Whole games as transcripts that a person can follow: the board, each move with its figures, drawings in between."""

from filler_core.game import Game
from filler_core.generation import generate
from filler_core.groups import CompiledBoard
from tests.drawing import LETTERS, draw
from tools.strength.greedy import choose_colour

DRAWINGS_EVERY = 12
WHIM_EVERY = 5
"""Every so often a player takes the first legal colour instead: waiting moves and odd shapes occur as well."""


def transcribe(variant: str, seed: int) -> str:
    """Play a game between two to four greedy players with a whim, and write down all of it."""
    game = Game(CompiledBoard(generate(variant, seed)))
    lines = [f"{variant} {seed}, worth {game.board.total}", "", draw(game), ""]
    while game.mover is not None:
        whim = game.ply % WHIM_EVERY == WHIM_EVERY - 1
        colour = game.legal_colours()[0] if whim else choose_colour(game)
        move = game.play(colour)
        taken = sum(map(len, move.waves))
        closed = f" and closes {len(move.closed)}" if move.closed else ""
        lines.append(
            f"{game.ply:3} {LETTERS[move.player]} {move.colour}: takes {taken}{closed}, worth {move.worth};"
            f" stands {worths(game)}, can reach {potentials(game)}"
        )
        if game.ply % DRAWINGS_EVERY == 0 and game.mover is not None:
            lines += ["", draw(game), ""]
    outcome = game.outcome
    assert outcome is not None
    won = "a draw" if outcome.winner is None else f"side {outcome.winner} wins"
    ranks = ", ".join(f"side {standing.side} is {standing.rank}" for standing in outcome.ranking)
    return "\n".join([*lines, "", draw(game), "", f"{outcome.reason}: {won} ({ranks})", ""])


def worths(game: Game) -> str:
    """Write the worth of each side."""
    return " : ".join(str(game.worth(side)) for side in range(game.board.side_count))


def potentials(game: Game) -> str:
    """Write the potential of each side."""
    return " : ".join(str(game.potential(side)) for side in range(game.board.side_count))
