"""The search of two sides: negamax with principal variations, a table of what is known, and exact values.

Values are margins (own worth less the rival's at the end of the game) as the mover sees them, in sixteenths of a cell.
**What is proven is even, what is only estimated is odd.** A value that is a bound is proven in its own direction: so a
cutoff by a proven move is proven whatever the moves before it were, and the whole needs no further bookkeeping.
Proven bounds count at every depth and are carried from one iteration, and from one move of a game, to the next.

Moves that capture nothing are tried as well: now and then barring a colour is the only good move. Two in a row (by
whom ever) are allowed, and more where nothing can be captured; see `docs/adr/0010-search.md` for why that is enough.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from filler_core.bots.evaluate import Estimate, make_estimate
from filler_core.bots.moves import UNIT, Expand, make_expand
from filler_core.groups import CompiledBoard
from filler_core.position import Position

INFINITE = 1 << 24
"""Beyond every value, and even: that a value lies within it is proven."""

MOST_WAITS = 2
"""Moves without capture that are tried in a row."""

COUNTED_WAITS = 64
"""From here on the number of waits in the key is the game's own count: close to a stall every single one matters."""

STALL_IN_SIGHT = 8
"""The game's own count is used when fewer moves than this are left until it stalls."""

CHECKED_EVERY = 256
"""Nodes between two looks at the clock."""

MOST_ENTRIES = 400_000
"""Positions in the table: some 100 MB, in a browser less."""

FULL_DEPTH = 200
"""Deeper than any game that still has capturing moves."""

SOLVED_AT_ONCE = 64
"""With at most so many free cells, full depth follows once a moderate depth has put the moves in order."""

MODERATE_DEPTH = 14
TWICE = 2 * UNIT
WINDOW = 3 * UNIT

Entry: TypeAlias = tuple[int, int, int, int]
"""Depth, lower bound, upper bound, best colour (-1: unknown)."""

Key: TypeAlias = tuple[int, int, int]
"""Territory of the mover, territory of the rival, and both colours with the number of waits."""

Node: TypeAlias = tuple[int, int, int, int, int, int, int, int, int, int]
"""Own territory, the rival's, free cells, own frontier, the rival's, lead, free worth, both colours, waits."""


class _StoppedError(Exception):
    """The budget is used up."""


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
        self._most_recent = most_entries // 2
        self.recent: dict[Key, Entry] = {}
        self.older: dict[Key, Entry] = {}

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
        # Emptied, not replaced: functions of former runs hold on to the tables until cyclic garbage is collected.
        self.recent.clear()
        self.older.clear()

    def _finding(self, run: "_Run", position: Position) -> Finding:
        return Finding(
            colour=run.best.colour,
            value=(run.value if not run.value & 1 else run.value - 1) / UNIT,
            exact=not run.value & 1,
            depth=run.depth,
            nodes=run.nodes(),
            line=tuple(self._line(position, run.best.colour)),
        )

    def lookup(self, key: Key) -> Entry | None:
        """Give what is known about a position."""
        return self.recent.get(key) or self.older.get(key)

    def make_room(self) -> bool:
        """Forget the older half when the table is full; tell whether that was so."""
        if len(self.recent) < self._most_recent:
            return False
        self.older.clear()
        self.older, self.recent = self.recent, {}
        return True

    def _line(self, position: Position, colour: int) -> list[int]:
        line = [colour]
        position = position.play(colour)
        waits = 0 if position.waiting == 0 else 1
        while position.end is None and len(line) < FULL_DEPTH:
            node = root_node(position, waits)
            entry = self.lookup((node[0], node[1], code(node[7], node[8], node[9])))
            if entry is None or entry[3] < 0 or entry[3] not in position.legal_colours():
                break
            line.append(entry[3])
            position = position.play(entry[3])
            waits = 0 if position.waiting == 0 else waits + 1
        return line


def code(own: int, other: int, waits: int) -> int:
    """Write the colours and the number of waits as one number."""
    return (own * 16 + other) * 128 + waits


def root_node(position: Position, waits: int | None = None) -> Node:
    """Give a position as the search sees it; free cells that nobody can reach are left out."""
    mover, rival = position.mover, 1 - position.mover
    free = free_worth = 0
    for cells, worth, sides, _ in position.regions:
        if sides:
            free |= cells
            free_worth += worth
    if position.stall_limit - position.waiting < STALL_IN_SIGHT:
        waits = COUNTED_WAITS + position.waiting
    return (
        position.territories[mover],
        position.territories[rival],
        free,
        position.frontiers[mover] & free,
        position.frontiers[rival] & free,
        (position.worths[mover] - position.worths[rival]) * UNIT,
        free_worth * UNIT,
        position.colours[mover],
        position.colours[rival],
        waits or 0,
    )


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
        self._search, self.nodes = _make_recursion(search, position, nodes, out_of_time)

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
        except _StoppedError:
            return

    def look(self, depth: int) -> None:
        """Search to one depth; without a result the value stays an estimate of 0."""
        try:
            self.value = self._root(depth, -INFINITE, INFINITE)
            self.depth = depth
        except _StoppedError:
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


def _make_recursion(
    owner: Search, position: Position, budget: int | None, out_of_time: Callable[[], bool] | None
) -> tuple[Callable[..., int], Callable[[], int]]:
    """Make the recursive function, and one that tells how many nodes it has visited.

    Everything that it needs lies in local variables: that is what makes it fast.
    """
    expand, estimate, most_waits = owner.expand, owner.estimate, owner.most_waits
    colours = range(len(position.compiled.colour_masks))
    # The same number object in all keys saves a tenth of the table.
    codes = [[code(one, two, 0) for two in colours] for one in colours]
    masks = position.compiled.colour_masks
    allowed = [[[masks[each] for each in colours if each not in (one, two)] for two in colours] for one in colours]
    stall = COUNTED_WAITS + position.stall_limit
    limit = budget or 1 << 60
    count = 0
    checkpoint = min(limit, CHECKED_EVERY)
    recent, older = owner.recent, owner.older
    get_recent, get_older = recent.get, older.get

    def check() -> None:
        nonlocal checkpoint, recent, older, get_recent, get_older
        if count >= limit or (out_of_time is not None and out_of_time()):
            raise _StoppedError
        checkpoint = min(limit, count + CHECKED_EVERY)
        if owner.make_room():
            recent, older = owner.recent, owner.older
            get_recent, get_older = recent.get, older.get

    def search(
        own: int,
        other: int,
        free: int,
        frontier: int,
        rival_frontier: int,
        lead: int,
        free_worth: int,
        colour: int,
        rival_colour: int,
        waits: int,
        depth: int,
        alpha: int,
        beta: int,
    ) -> int:
        nonlocal count
        count += 1
        if count >= checkpoint:
            check()
        key = (own, other, codes[colour][rival_colour] + waits if waits else codes[colour][rival_colour])
        entry = get_recent(key) or get_older(key)
        lower, upper, move = -INFINITE, INFINITE, -1
        if entry is not None:
            known, lower, upper, move = entry
            deep_enough = known >= depth
            if lower >= beta and (deep_enough or not lower & 1):
                return lower
            if upper <= alpha and (deep_enough or not upper & 1):
                return upper
            if lower == upper and (deep_enough or not lower & 1):
                return lower
            # What was estimated at another depth does not go together with what follows.
            if lower & 1 and known != depth:
                lower = -INFINITE
            if upper & 1 and known != depth:
                upper = INFINITE
        children = expand(own, free, frontier, rival_frontier, lead, free_worth, colour, rival_colour)
        children.sort(reverse=True)
        down = depth - 1
        # First what needs no search: a gain that the rival can never make up for, and what is known already.
        for child in children:
            value = child[6] if child[6] > child[7] else child[6] - child[7]
            if value < beta and depth > 2:
                reply = (other, child[2], codes[rival_colour][child[1]])
                after = get_recent(reply) or get_older(reply)
                if after is not None and -after[2] >= beta and (after[0] >= down or not after[2] & 1):
                    value = -after[2]
            if value >= beta:
                recent[key] = (depth, value, upper if upper >= value else INFINITE, child[1])
                return value
        if move >= 0 and children and children[0][1] != move:
            for place, child in enumerate(children):
                if child[1] == move:
                    del children[place]
                    children.insert(0, child)
                    break
        best, low, solved = -INFINITE, alpha, True
        ceiling = lead + free_worth
        for _, chosen, own_after, free_after, frontier_after, rival_after, lead_after, worth_after in children:
            # Nobody gets more than all free cells, less what the reply takes for certain: perhaps that is too little.
            value = ceiling
            if low < ceiling <= low + rival_after.bit_count() * TWICE:
                for cells_of_colour in allowed[rival_colour][chosen]:
                    value = ceiling - (rival_after & cells_of_colour).bit_count() * TWICE
                    if value <= low:
                        break
            if lead_after > worth_after or not free_after:
                value = lead_after
            elif value <= low:
                pass
            elif not down:
                value = lead_after - estimate(free_after, rival_after, frontier_after) | 1
            else:
                after_move = (
                    other, own_after, free_after, rival_after, frontier_after,
                    -lead_after, worth_after, rival_colour, chosen, 0, down,
                )  # fmt: skip
                if best == -INFINITE:
                    value = -search(*after_move, -beta, -low)
                else:
                    value = -search(*after_move, -low - 1, -low)
                    if low < value < beta:
                        value = -search(*after_move, -beta, -low)
            if value & 1:
                solved = False
            if value > best:
                best, move = value, chosen
                if value > low:
                    low = value
                    if value >= beta:
                        break
        if best < beta and (waits < most_waits or not children or waits >= COUNTED_WAITS):
            if not down and children:
                solved = False
            else:
                capturing = [child[1] for child in children]
                for chosen in colours:
                    if chosen in (colour, rival_colour) or chosen in capturing:
                        continue
                    value = ceiling
                    if low < ceiling <= low + rival_frontier.bit_count() * TWICE:
                        for cells_of_colour in allowed[rival_colour][chosen]:
                            value = ceiling - (rival_frontier & cells_of_colour).bit_count() * TWICE
                            if value <= low:
                                break
                    if waits + 1 == stall:
                        value = lead
                    elif value <= low:
                        pass
                    elif not down:
                        value = lead - estimate(free, rival_frontier, frontier) | 1
                    else:
                        after_move = (
                            other, own, free, rival_frontier, frontier,
                            -lead, free_worth, rival_colour, chosen, waits + 1, down,
                        )  # fmt: skip
                        if best == -INFINITE:
                            value = -search(*after_move, -beta, -low)
                        else:
                            value = -search(*after_move, -low - 1, -low)
                            if low < value < beta:
                                value = -search(*after_move, -beta, -low)
                    if value & 1:
                        solved = False
                    if value > best:
                        best, move = value, chosen
                        if value > low:
                            low = value
                            if value >= beta:
                                break
        if best >= beta:
            recent[key] = (depth, best, upper if upper >= best else INFINITE, move)
            return best
        if not solved:
            best |= 1
        if best <= alpha:
            recent[key] = (depth, lower if lower <= best else -INFINITE, best, move)
        else:
            recent[key] = (depth, best, best, move)
        return best

    return search, lambda: count
