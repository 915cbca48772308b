"""Game: one game on one board, in cells and colours. What the masks of `Position` mean to people.

Rules: `docs/rules.md`, sections 2, 3 and 6.
"""

from dataclasses import dataclass

from filler_core.board import Board
from filler_core.errors import IllegalError
from filler_core.groups import CompiledBoard
from filler_core.position import EndReason, Position

TWO_SIDES = 2


@dataclass(frozen=True)
class Bar:
    """Why the mover may not choose a colour: it is the current colour of `player` (perhaps the mover's own)."""

    player: int
    own: bool


@dataclass(frozen=True)
class Preview:
    """What a colour would take."""

    captured: tuple[int, ...]
    """Cells taken by the colour and by paint, in ascending order."""
    closed: tuple[int, ...]
    """Cells gained as own regions, in ascending order."""
    worth: int
    """Worth of both together."""
    closed_worth: int
    """Worth of the own regions alone."""


@dataclass(frozen=True)
class Move:
    """A move that was made."""

    player: int
    colour: int
    waves: tuple[tuple[int, ...], ...]
    """The captured cells by their distance from the territory as it was, the nearest first."""
    closed: tuple[int, ...]
    """The cells gained as own regions."""
    worth: int
    """Worth of all that was gained."""


@dataclass(frozen=True)
class Standing:
    """A side in the ranking of a finished game."""

    side: int
    rank: int
    """From 1; equal sides share a rank."""
    worth: int
    """Worth of the side's territories as the game ended."""
    counted: int
    """What it counts in the sum of a match: its worth, and all free cells too when all others have resigned [ours]."""
    retired: bool


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    reason: EndReason
    winner: int | None
    """The side that won; None for a draw."""
    ranking: tuple[Standing, ...]
    """All sides, the best first."""


class Game:
    """One game on one board; player 0 begins.

    `ply` counts the moves, `moves` lists them. All figures are those of the present position.
    """

    def __init__(self, compiled: CompiledBoard) -> None:
        """Set up the board; games on the same board may share one `CompiledBoard`."""
        self._compiled = compiled
        self.position = Position.start(compiled)
        self.moves: list[Move] = []

    @classmethod
    def on(cls, board: Board) -> "Game":
        """Begin a game on a board that is not compiled yet."""
        return cls(CompiledBoard(board))

    # --- who and where --------------------------------------------------------------------------------------------

    @property
    def board(self) -> Board:
        """The board as it was before the first move."""
        return self._compiled.board

    @property
    def ply(self) -> int:
        """Number of moves made."""
        return len(self.moves)

    @property
    def mover(self) -> int | None:
        """The player to move, or None when the game has ended."""
        return None if self.position.end else self.position.mover

    @property
    def colours(self) -> tuple[int, ...]:
        """The current colour of each player."""
        return tuple(self.position.colours)

    @property
    def retired(self) -> tuple[int, ...]:
        """The sides that have retired, the first to do so first."""
        return self.position.retired

    def territory(self, player: int) -> list[int]:
        """Give the cells of a player in ascending order."""
        return self._compiled.places(self.position.territories[player])

    def owners(self) -> list[int | None]:
        """Give the player who owns each place; None for free cells and places without a cell."""
        owners: list[int | None] = [None] * self.board.topology.place_count
        for player in range(self.board.player_count):
            for cell in self.territory(player):
                owners[cell] = player
        return owners

    def player_worth(self, player: int) -> int:
        """Give the worth of one player's territory."""
        return self._compiled.worth(self.position.territories[player])

    # --- the move -------------------------------------------------------------------------------------------------

    def legal_colours(self) -> list[int]:
        """Give the colours that the mover may choose; none when the game has ended."""
        return self.position.legal_colours()

    def bars(self) -> dict[int, Bar]:
        """Give the colours that the mover may not choose, each with the reason; none when the game has ended."""
        position = self.position
        if position.end:
            return {}
        barring = {colour: position.barring_player(colour) for colour in range(self.board.colour_count)}
        return {
            colour: Bar(player, own=player == position.mover)
            for colour, player in barring.items()
            if player is not None
        }

    def previews(self) -> dict[int, Preview]:
        """Give what each legal colour would take."""
        return {colour: self._preview(colour) for colour in self.legal_colours()}

    def _preview(self, colour: int) -> Preview:
        compiled = self._compiled
        after = self.position.play(colour)
        return Preview(
            captured=tuple(compiled.places(after.captured)),
            closed=tuple(compiled.places(after.closed)),
            worth=compiled.worth(after.captured | after.closed),
            closed_worth=compiled.worth(after.closed),
        )

    def play(self, colour: int) -> Move:
        """Choose a colour for the mover.

        Raises `IllegalError` when the game has ended or the colour is unknown or barred; then nothing has changed.
        """
        compiled, before = self._compiled, self.position
        after = before.play(colour)
        move = Move(
            player=before.mover,
            colour=colour,
            waves=self._waves(before.territories[before.mover], after.captured),
            closed=tuple(compiled.places(after.closed)),
            worth=compiled.worth(after.captured | after.closed),
        )
        self.position = after
        self.moves.append(move)
        return move

    def _waves(self, territory: int, captured: int) -> tuple[tuple[int, ...], ...]:
        """Sort captured cells by the number of steps from the territory to them."""
        compiled = self._compiled
        waves = []
        edge, left = territory, captured
        while edge := compiled.touching(edge) & left:
            left &= ~edge
            waves.append(tuple(compiled.places(edge)))
        return tuple(waves)

    def resign(self, player: int) -> None:
        """Let a player give up the game (in Pairs: for the pair); with three or more sides the others play on.

        Raises `IllegalError` when the game has ended, the player is unknown or the side has retired before.
        """
        if not 0 <= player < self.board.player_count:
            raise IllegalError("illegal-seat")
        self.position = self.position.retire(self.board.sides[player])

    # --- how the sides stand --------------------------------------------------------------------------------------

    def worth(self, side: int) -> int:
        """Give the worth of a side's territories."""
        return self.position.worths[side]

    def potential(self, side: int) -> int:
        """Give a side's worth plus that of every free region that touches its territory."""
        return self.position.potentials[side]

    def _rivals(self, side: int) -> list[int]:
        """Give the rival sides that still play; all rivals when none does."""
        rivals = [other for other in range(self.board.side_count) if other != side]
        return [other for other in rivals if other not in self.retired] or rivals

    def needed(self, side: int) -> int:
        """Give the worth that a side needs to have won (section 3).

        With two sides it is more than half of the board's worth, with more [ours] more than the best rival can reach.
        """
        if self.board.side_count == TWO_SIDES:
            return self.board.total // 2 + 1
        return max(self.potential(rival) for rival in self._rivals(side)) + 1

    def distance(self, side: int) -> int:
        """Give how far a side is from the equator: what it still needs, at least 0."""
        return max(0, self.needed(side) - self.worth(side))

    def lead(self, side: int) -> int:
        """Give how far a side is ahead of (positive) or behind (negative) its best rival."""
        return self.worth(side) - max(self.worth(rival) for rival in self._rivals(side))

    # --- the end --------------------------------------------------------------------------------------------------

    @property
    def stall_limit(self) -> int:
        """The number of moves in a row without gain that ends the game."""
        return self.position.stall_limit

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        reason = self.position.end
        if reason is None:
            return None
        ranking = self._ranking
        first = [standing.side for standing in ranking if standing.rank == 1]
        return Outcome(reason, first[0] if len(first) == 1 else None, ranking)

    @property
    def _ranking(self) -> tuple[Standing, ...]:
        """Sort the sides by worth; retired ones come last, the later retired above the earlier [ours]."""
        retired = self.retired
        playing = [side for side in range(self.board.side_count) if side not in retired]
        order = sorted(playing, key=lambda side: (-self.worth(side), side)) + list(reversed(retired))
        ranking: list[Standing] = []
        for place, side in enumerate(order):
            shares = place > 0 and side in playing and self.worth(side) == ranking[-1].worth
            ranking.append(
                Standing(
                    side=side,
                    rank=ranking[-1].rank if shares else place + 1,
                    worth=self.worth(side),
                    counted=self.worth(side) + (self._free_worth if playing == [side] else 0),
                    retired=side in retired,
                )
            )
        return tuple(ranking)

    @property
    def _free_worth(self) -> int:
        return self._compiled.worth(self.position.free)
