"""Other ways to search at tables of four, to measure the one in `filler_core/bots/party.py` by: four moves ahead.

`mean` is the engine's own; `bestrival` compares itself with the best rival only; `selfish` looks at nothing but its own
worth; `everyone` takes all players for equally selfish, so that nothing can be pruned ("max^n"); `bycells` is the
engine's own, but lets the territories spread from cell to cell instead of by whole groups.
"""

from collections.abc import Sequence

from filler_core.bots.evaluate import share_out
from filler_core.bots.moves import UNIT
from filler_core.bots.party import PartySearch
from filler_core.groups import CompiledBoard
from filler_core.position import Position
from tools.strength.estimates import make_step

DEPTH = 4


class Mean:
    """The engine's own search."""

    kind: type[PartySearch] = PartySearch

    def __init__(self, compiled: CompiledBoard) -> None:
        """Look at the board."""
        self._search = self.kind(compiled)

    def choose(self, position: Position) -> int:
        """Give the colour."""
        self._search.forget()
        return self._search.run(position, most_depth=DEPTH).colour


class _BestRivalSearch(PartySearch):
    def _weigh(self, position: Position, worths: Sequence[int]) -> int:
        rivals = [worth for side, worth in enumerate(worths) if side != self._side and side not in position.retired]
        return (worths[self._side] - max(rivals, default=0)) * UNIT


class _SelfishSearch(PartySearch):
    def _weigh(self, position: Position, worths: Sequence[int]) -> int:  # noqa: ARG002  the base class has it
        return worths[self._side] * UNIT


class _ByCellsSearch(PartySearch):
    def __init__(self, compiled: CompiledBoard) -> None:
        super().__init__(compiled)
        self._step = make_step(compiled)

    def _reached(self, position: Position) -> Sequence[int]:
        fronts, rest = [*position.frontiers], position.free
        reached = [0] * len(fronts)
        order = [(position.mover + turn) % len(fronts) for turn in range(len(fronts))]
        while any(fronts):
            for player in order:
                fronts[player] &= rest
                rest ^= fronts[player]
                reached[player] |= fronts[player]
            fronts = [self._step(front) for front in fronts]
            fronts = [front & rest for front in fronts]
        return reached


class ByCells(Mean):
    """Spreads from cell to cell."""

    kind = _ByCellsSearch


class BestRival(Mean):
    """Compares itself with the best rival."""

    kind = _BestRivalSearch


class Selfish(Mean):
    """Wants worth, whatever the others get."""

    kind = _SelfishSearch


class Everyone:
    """Expects each side to choose what is best for itself."""

    def __init__(self, compiled: CompiledBoard) -> None:
        """Look at the board."""
        self._compiled = compiled

    def choose(self, position: Position) -> int:
        """Give the colour."""
        return self._best(position, DEPTH)[0]

    def _best(self, position: Position, depth: int) -> tuple[int, list[float]]:
        side = self._compiled.sides[position.mover]
        after = [(colour, position.play(colour)) for colour in position.legal_colours()]
        taking = [move for move in after if not move[1].waiting] or after
        outcomes = [(colour, self._values(each, depth - 1)) for colour, each in taking]
        return max(outcomes, key=lambda outcome: (outcome[1][side], -outcome[0]))

    def _values(self, position: Position, depth: int) -> list[float]:
        if position.end is None and depth:
            return self._best(position, depth)[1]
        worths = list(position.worths)
        if position.end is None:
            shares = share_out(self._compiled, position.free, position.frontiers, position.mover)
            for player, cells in enumerate(shares):
                worths[self._compiled.sides[player]] += self._compiled.worth(cells)
        mean = sum(worths) / len(worths)
        return [worth - mean for worth in worths]


PARTIES: dict[str, type[Mean] | type[Everyone]] = {
    "mean": Mean,
    "bycells": ByCells,
    "bestrival": BestRival,
    "selfish": Selfish,
    "everyone": Everyone,
}
