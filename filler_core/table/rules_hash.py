"""A fingerprint of the rules as this engine plays them: two devices with the same one agree about every game.

It is not a hash of the code, which may change without changing a rule, but of what the code does: one board of every
variant, and the first moves of a game on it.
"""

from functools import cache
from hashlib import sha256

from filler_core.board import write_board
from filler_core.clock import PRESETS
from filler_core.game import Game
from filler_core.generation import generate
from filler_core.match import READY_GRACE
from filler_core.variants import VARIANTS

PROTOCOL_VERSION = 1
"""Raised whenever two devices could no longer understand each other (`docs/peer.md`)."""

_SEED = 7
_PLIES = 12


@cache
def rules_hash() -> str:
    """Give the fingerprint, 64 hexadecimal digits."""
    seen = sha256(repr((PRESETS, READY_GRACE)).encode())
    for variant in VARIANTS:
        board = generate(variant, _SEED)
        seen.update(write_board(board).encode())
        game = Game.on(board)
        for ply in range(_PLIES):
            legal = game.legal_colours()
            if not legal:
                break
            game.play(legal[ply % len(legal)])
            owned = [tuple(game.territory(place)) for place in range(board.player_count)]
            seen.update(
                repr((game.colours, owned, [game.potential(side) for side in range(board.side_count)])).encode()
            )
    return seen.hexdigest()
