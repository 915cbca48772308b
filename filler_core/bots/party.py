"""The search for tables of four: everybody for themselves, or two pairs.

One side is looked at as if all its rivals had joined against it (the "paranoid" search), so that alpha-beta works: the
side and its partner look for the greatest value, the others for the smallest. The value is the own worth less the mean
of the rivals' worths, counting for each what it will reach first. In Pairs that is plainly the lead of the pair, and
the search is the ordinary one of two teams.

Sources: Sturtevant and Korf, "On pruning techniques for multi-player games" (2000). What was tried beside it stands in
`docs/strength.md`.
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from filler_core.bots.evaluate import share_out
from filler_core.bots.moves import UNIT
from filler_core.bots.search import Finding
from filler_core.groups import CompiledBoard
from filler_core.position import Position

INFINITE = 1 << 24
CHECKED_EVERY = 64
MOST_ENTRIES = 100_000
MOST_DEPTH = 40

Entry: TypeAlias = tuple[int, int, int, int]
"""Depth, lower bound, upper bound, best colour."""


class _StoppedError(Exception):
    """The budget is used up."""


class PartySearch:
    """Searches positions of one board with more than two players. All its values are estimates."""

    def __init__(self, compiled: CompiledBoard) -> None:
        """Begin without any knowledge of the board."""
        self.compiled = compiled
        self._table: dict[tuple[object, ...], Entry] = {}
        self._nodes = self._limit = self._side = 0
        self._out_of_time: Callable[[], bool] | None = None

    def run(
        self,
        position: Position,
        nodes: int | None = None,
        out_of_time: Callable[[], bool] | None = None,
        most_depth: int = MOST_DEPTH,
    ) -> Finding:
        """Search deeper and deeper until the budget is used up; see `Search.run`. The game must not have ended."""
        self._begin(position, nodes, out_of_time)
        moves = [after for _, after in self._moves(position, waits=True)]
        best, value, reached = moves[0], 0, 0
        try:
            for depth in range(1, most_depth + 1):
                low = -INFINITE
                for move in moves:
                    found = self._search(move, depth - 1, low, INFINITE)
                    if found > low:
                        low, best = found, move
                value, reached = low, depth
                moves.remove(best)
                moves.insert(0, best)
        except _StoppedError:
            pass
        colour = best.colours[position.mover]
        return Finding(colour, value / UNIT, exact=False, depth=reached, nodes=self._nodes, line=(colour,))

    def rate(self, position: Position, depth: int) -> dict[int, float]:
        """Give the value of every legal colour, looking `depth` moves ahead; captures come first."""
        self._begin(position, None, None)
        return {
            after.colours[position.mover]: self._search(after, depth - 1, -INFINITE, INFINITE) / UNIT
            for _, after in self._moves(position, waits=True)
        }

    def forget(self) -> None:
        """Forget all values."""
        self._table.clear()

    def _begin(self, position: Position, nodes: int | None, out_of_time: Callable[[], bool] | None) -> None:
        side = self.compiled.sides[position.mover]
        if side != self._side or len(self._table) > MOST_ENTRIES:
            # Values are those of one side.
            self._table.clear()
        self._side, self._nodes, self._limit, self._out_of_time = side, 0, nodes or 1 << 60, out_of_time

    def _moves(self, position: Position, *, waits: bool) -> list[tuple[int, Position]]:
        """Give the positions after each move, captures first and the most promising of them first."""
        mover = position.mover
        moves = []
        idle = []
        for colour in position.legal_colours():
            after = position.play(colour)
            if after.waiting:
                idle.append((-1, after))
                continue
            gained = self.compiled.worth(after.captured | after.closed)
            opened = after.frontiers[mover].bit_count()
            taken = sum(
                (after.captured & frontier).bit_count()
                for player, frontier in enumerate(position.frontiers)
                if position.side_bits[player] != position.side_bits[mover]
            )
            moves.append((2 * gained + 2 * opened + taken, after))
        moves.sort(key=lambda move: -move[0])
        return moves + idle if waits or not moves else moves

    def _search(self, position: Position, depth: int, alpha: int, beta: int) -> int:
        self._nodes += 1
        if self._nodes >= self._limit:
            raise _StoppedError
        if self._nodes % CHECKED_EVERY == 0 and self._out_of_time is not None and self._out_of_time():
            raise _StoppedError
        if position.end is not None:
            return self._weigh(position, position.worths)
        if depth == 0:
            return self._estimate(position)
        key = (*position.territories, *position.colours, position.mover)
        entry = self._table.get(key)
        known = -1
        if entry is not None:
            deep, lower, upper, known = entry
            if deep >= depth and (lower >= beta or upper <= alpha or lower == upper):
                return lower if lower >= beta else upper
        climbing = self.compiled.sides[position.mover] == self._side
        best, low, high = (-INFINITE if climbing else INFINITE), alpha, beta
        moves = self._moves(position, waits=False)
        mover = position.mover
        moves.sort(key=lambda move: move[1].colours[mover] != known)
        chosen = known
        for _, after in moves:
            value = self._search(after, depth - 1, low, high)
            if value > best if climbing else value < best:
                best, chosen = value, after.colours[mover]
            if climbing:
                low = max(low, best)
            else:
                high = min(high, best)
            if low >= high:
                break
        if len(self._table) < MOST_ENTRIES or key in self._table:
            self._table[key] = (
                depth, best if best > alpha else -INFINITE, best if best < beta else INFINITE, chosen
            )  # fmt: skip
        return best

    def _estimate(self, position: Position) -> int:
        worths = list(position.worths)
        for player, cells in enumerate(self._reached(position)):
            if position.side_bits[player]:
                worths[self.compiled.sides[player]] += self.compiled.worth(cells)
        return self._weigh(position, worths)

    def _reached(self, position: Position) -> Sequence[int]:
        """Give the free cells that each player will get."""
        return share_out(self.compiled, position.free, position.frontiers, position.mover)

    def _weigh(self, position: Position, worths: Sequence[int]) -> int:
        """Give the worth of the side less the mean of its rivals', in sixteenths of a cell."""
        rivals = [worth for side, worth in enumerate(worths) if side != self._side and side not in position.retired]
        mean = sum(rivals) * UNIT // len(rivals) if rivals else 0
        return worths[self._side] * UNIT - mean
