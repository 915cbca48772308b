"""The search of two sides: negamax with principal variations, a table of what is known, and exact values.

Values are margins (own worth less the rival's at the end of the game) as the mover sees them, in sixteenths of a cell.
**What is proven is even, what is only estimated is odd.** A value that is a bound is proven in its own direction: so a
cutoff by a proven move is proven whatever the moves before it were, and the whole needs no further bookkeeping.
Proven bounds count at every depth and are carried from one iteration, and from one move of a game, to the next.

Moves that capture nothing are tried as well: now and then barring a colour is the only good move. Two in a row (by
whom ever) are allowed, and more where nothing can be captured; see `docs/adr/0011-search.md` for why that is enough.
"""

from collections.abc import Callable
from dataclasses import dataclass

from filler_core.bots.evaluate import Estimate, make_estimate
from filler_core.bots.moves import UNIT, Expand, make_expand
from filler_core.bots.tree import (
    COUNTED_WAITS,
    INFINITE,
    MOST_WAITS,
    Node,
    StoppedError,
    Table,
    code,
    make_recursion,
    root_node,
)
from filler_core.groups import CompiledBoard
from filler_core.position import Position

MOST_ENTRIES = 400_000
"""Positions in the table: some 100 MB, in a browser less."""

FULL_DEPTH = 200
"""Deeper than any game that still has capturing moves."""

SOLVED_AT_ONCE = 64
"""With at most so many free cells, full depth follows once a moderate depth has put the moves in order."""

MODERATE_DEPTH = 14
WINDOW = 3 * UNIT


@dataclass(frozen=True)
class Finding:
    """What a search has found."""

    colour: int
    """The best colour."""
    value: float
    """The margin that both sides at their best lead to, as the mover sees it: cells ahead at the end."""
    exact: bool
    """Whether the value is proven; otherwise it is an estimate."""
    depth: int
    """Moves looked ahead; all of them when the value is exact."""
    nodes: int
    line: tuple[int, ...]
    """The colours that the search expects, the best colour first."""


class Search:
    """Searches positions of one board with two players. What it has proven stays known from one search to the next."""

    def __init__(
        self,
        compiled: CompiledBoard,
        most_entries: int = MOST_ENTRIES,
        most_waits: int = MOST_WAITS,
        estimate: Estimate | None = None,
    ) -> None:
        """Begin knowing nothing.

        `most_entries` bounds the table. The other two are for measurements: fewer waits than `MOST_WAITS` make the
        values wrong now and then, and other estimates make it weaker.
        """
        self.compiled = compiled
        self.expand: Expand = make_expand(compiled)
        self.estimate = estimate or make_estimate(compiled)
        self.most_waits = most_waits
        self.table = Table(most_entries)

    def run(
        self,
        position: Position,
        nodes: int | None = None,
        out_of_time: Callable[[], bool] | None = None,
        most_depth: int = FULL_DEPTH,
    ) -> Finding:
        """Search deeper and deeper until the value is proven or the budget is used up.

        The budget is a number of nodes, or a function that tells whether the time is up, asked now and then; without
        either it ends with a proof. For a number of nodes the result is always the same. The game must not have ended.
        """
        run = _Run(self, position, nodes, out_of_time)
        run.deepen(most_depth)
        return self._finding(run, position)

    def value_of(
        self,
        position: Position,
        colour: int,
        depth: int | None = None,
        nodes: int | None = None,
        out_of_time: Callable[[], bool] | None = None,
    ) -> Finding:
        """Give what a legal colour is worth, looking `depth` moves ahead (this one among them), or until it is proven.

        The budget is that of `run`. After a `run` with the same depth this costs little.
        """
        run = _Run(self, position, nodes, out_of_time, only=colour)
        if depth is None:
            run.deepen(FULL_DEPTH)
        else:
            run.look(depth)
        return self._finding(run, position)

    def rate(self, position: Position, depth: int) -> dict[int, float]:
        """Give the value of every legal colour, looking `depth` moves ahead; captures come first."""
        colours = [move.colour for move in _root_moves(self, position)]
        return {colour: self.value_of(position, colour, depth).value for colour in colours}

    def forget(self) -> None:
        """Forget all values."""
        self.table.forget()

    def _finding(self, run: "_Run", position: Position) -> Finding:
        return Finding(
            colour=run.best.colour,
            value=(run.value if not run.value & 1 else run.value - 1) / UNIT,
            exact=not run.value & 1,
            depth=run.depth,
            nodes=run.nodes(),
            line=tuple(self._line(position, run.best.colour)),
        )

    def _line(self, position: Position, colour: int) -> list[int]:
        line = [colour]
        position = position.play(colour)
        waits = 0 if position.waiting == 0 else 1
        while position.end is None and len(line) < FULL_DEPTH:
            node = root_node(position, waits)
            entry = self.table.lookup((node[0], node[1], code(node[7], node[8], node[9])))
            if entry is None or entry[3] < 0 or entry[3] not in position.legal_colours():
                break
            line.append(entry[3])
            position = position.play(entry[3])
            waits = 0 if position.waiting == 0 else waits + 1
        return line


class _RootMove:
    """A move from the position that is searched: where it leads to, or the value when the game ends there."""

    def __init__(self, colour: int, node: Node, final: int | None) -> None:
        self.colour = colour
        self.node = node
        self.final = final


class _Run:
    """One search of one position."""

    def __init__(
        self,
        search: Search,
        position: Position,
        nodes: int | None,
        out_of_time: Callable[[], bool] | None,
        only: int | None = None,
    ) -> None:
        self._free_cells = position.free.bit_count()
        self._estimate = search.estimate
        self.moves = [move for move in _root_moves(search, position) if only in (None, move.colour)]
        self.best = self.moves[0]
        self.value = 1
        self.depth = 0
        self._search, self.nodes = make_recursion(
            position, search.expand, search.estimate, search.table, search.most_waits, nodes, out_of_time
        )

    def deepen(self, most_depth: int) -> None:
        """Search to greater and greater depth."""
        moderate = min(MODERATE_DEPTH, 2 + self._free_cells // 4)
        depth = 2
        try:
            while True:
                self._aspire(depth)
                self.depth = depth
                if not self.value & 1 or depth >= most_depth:
                    return
                at_once = depth >= moderate and self._free_cells <= SOLVED_AT_ONCE
                depth = min(most_depth, FULL_DEPTH if at_once else depth + 2)
        except StoppedError:
            return

    def look(self, depth: int) -> None:
        """Search to one depth; without a result the value stays an estimate of 0."""
        try:
            self.value = self._root(depth, -INFINITE, INFINITE)
            self.depth = depth
        except StoppedError:
            return

    def _aspire(self, depth: int) -> None:
        """Search within a narrow window around the value so far, and a wider one when it lies outside."""
        middle = self.value & ~1
        low, high = (middle - WINDOW, middle + WINDOW) if depth > 4 else (-INFINITE, INFINITE)
        while True:
            value = self._root(depth, low, high)
            if value <= low and low > -INFINITE:
                low = -INFINITE
            elif value >= high and high < INFINITE:
                high = INFINITE
            else:
                self.value = value
                return

    def _root(self, depth: int, alpha: int, beta: int) -> int:
        best, solved, low = -INFINITE, True, alpha
        chosen = None
        for move in self.moves:
            if move.final is not None:
                value = move.final
            elif depth == 1:
                value = self._glance(move.node)
            elif best == -INFINITE:
                value = -self._search(*move.node, depth - 1, -beta, -low)
            else:
                value = -self._search(*move.node, depth - 1, -low - 1, -low)
                if low < value < beta:
                    value = -self._search(*move.node, depth - 1, -beta, -low)
            solved = solved and not value & 1
            if value > best:
                best, chosen = value, move
                if value > low:
                    # Found before the budget ran out, this holds even when the rest of the depth is not reached.
                    low = value
                    self.best = move
                    self.value = value | 1
                    if value >= beta:
                        break
        if chosen is not None:
            self.moves.remove(chosen)
            self.moves.insert(0, chosen)
        return best if solved or best >= beta else best | 1

    def _glance(self, node: Node) -> int:
        """Estimate what a move leads to; `node` is as the rival sees it."""
        return -node[5] - self._estimate(node[2], node[3], node[4]) | 1


def _root_moves(search: Search, position: Position) -> list[_RootMove]:
    """Give all legal moves, captures first, the most promising of them first."""
    own, other, free, frontier, rival_frontier, lead, free_worth, colour, rival_colour, waits = root_node(position)
    children = search.expand(own, free, frontier, rival_frontier, lead, free_worth, colour, rival_colour)
    moves = []
    for _, chosen, own_after, free_after, frontier_after, rival_after, lead_after, worth_after in sorted(
        children, reverse=True
    ):
        node = (
            other, own_after, free_after, rival_after, frontier_after, -lead_after, worth_after, rival_colour, chosen, 0
        )  # fmt: skip
        over = lead_after > worth_after or not free_after
        moves.append(_RootMove(chosen, node, lead_after if over else None))
    for chosen in position.legal_colours():
        if chosen not in (child[1] for child in children):
            node = (other, own, free, rival_frontier, frontier, -lead, free_worth, rival_colour, chosen, waits + 1)
            stalled = waits + 1 == COUNTED_WAITS + position.stall_limit
            moves.append(_RootMove(chosen, node, lead if stalled else None))
    return moves
