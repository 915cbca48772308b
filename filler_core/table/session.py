"""A table with its seats and the game that is played at it. One device so far: all seats are local."""

from collections.abc import Sequence
from typing import Any

from filler_core.errors import IllegalError
from filler_core.game import Game, Move
from filler_core.generation import generate
from filler_core.table.address import SeatKind, read_seats
from filler_core.table.picture import board_picture
from filler_core.table.snapshot import snapshot


class TableSession:
    """A table of one variant on the board of one seed.

    Every method that changes something answers with a snapshot of what has changed since the one before.
    """

    def __init__(self, variant: str, seed: int, seats: Sequence[str]) -> None:
        """Set up the board and seat the players.

        `seats` holds one word a player, "person" or "computer". Raises `InvalidError` for an unknown variant, a seed
        out of range, or seats that do not fit the variant.
        """
        self.seats: tuple[SeatKind, ...] = read_seats(variant, list(seats))
        self.game = Game.on(generate(variant, seed))
        self.picture: dict[str, Any] = board_picture(variant, seed, self.game)
        self.first_snapshot: dict[str, Any] = snapshot(self.game, None, None)

    def choose(self, colour: int, ply: int) -> dict[str, Any]:
        """Play a colour for the mover.

        `ply` is that of the snapshot on which the choice rests: a second press on the same button, or an answer that
        comes late, must not become a move of the next player. Raises `IllegalError` and changes nothing when the ply
        is another one, the colour is barred or unknown, or the game has ended.
        """
        if ply != self.game.ply:
            raise IllegalError("illegal-stale-move", ply=ply)
        before = self.game.position
        move: Move = self.game.play(colour)
        return snapshot(self.game, before, move)

    @property
    def mover_seat(self) -> SeatKind | None:
        """Who sits on the seat of the player to move; None when the game has ended."""
        mover = self.game.mover
        return None if mover is None else self.seats[mover]

    def resign(self, player: int) -> dict[str, Any]:
        """Let a player give up the game (in Pairs: the pair).

        Raises `IllegalError` when the game has ended, or the player is unknown or has resigned before.
        """
        before = self.game.position
        self.game.resign(player)
        return snapshot(self.game, before, None)
