"""The recursion of the search of two sides, and the table of what it has found out.

What its values mean stands in `search.py`. All that the recursive function needs lies in local variables, and its
moves are written out twice, for captures and for waits: calls and attributes are dear in Python, and this function is
called a hundred thousand times a second.
"""

from collections.abc import Callable
from typing import TypeAlias

from filler_core.bots.evaluate import Estimate
from filler_core.bots.moves import UNIT, Expand
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

TWICE = 2 * UNIT

Entry: TypeAlias = tuple[int, int, int, int]
"""Depth, lower bound, upper bound, best colour (-1: unknown)."""

Key: TypeAlias = tuple[int, int, int]
"""Territory of the mover, territory of the rival, and both colours with the number of waits."""

Node: TypeAlias = tuple[int, int, int, int, int, int, int, int, int, int]
"""Own territory, the rival's, free cells, own frontier, the rival's, lead, free worth, both colours, waits."""


class StoppedError(Exception):
    """The budget is used up."""


class Table:
    """What is known about positions: two halves, of which the older is forgotten when the newer is full."""

    def __init__(self, most_entries: int) -> None:
        """Begin knowing nothing."""
        self._most_recent = most_entries // 2
        self.recent: dict[Key, Entry] = {}
        self.older: dict[Key, Entry] = {}

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

    def forget(self) -> None:
        """Forget everything."""
        # Emptied, not replaced: functions of former runs hold on to the halves until cyclic garbage is collected.
        self.recent.clear()
        self.older.clear()


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


def make_recursion(
    position: Position,
    expand: Expand,
    estimate: Estimate,
    table: Table,
    most_waits: int,
    budget: int | None,
    out_of_time: Callable[[], bool] | None,
) -> tuple[Callable[..., int], Callable[[], int]]:
    """Make the recursive function for a position, and one that tells how many nodes it has visited.

    The first takes a `Node`, the depth and a window (alpha, beta), and gives a value within the window or a bound
    outside it. It raises `StoppedError` when the budget is used up.
    """
    colours = range(len(position.compiled.colour_masks))
    # The same number object in all keys saves a tenth of the table.
    codes = [[code(one, two, 0) for two in colours] for one in colours]
    masks = position.compiled.colour_masks
    allowed = [[[masks[each] for each in colours if each not in (one, two)] for two in colours] for one in colours]
    stall = COUNTED_WAITS + position.stall_limit
    limit = budget or 1 << 60
    count = 0
    checkpoint = min(limit, CHECKED_EVERY)
    recent, older = table.recent, table.older
    get_recent, get_older = recent.get, older.get

    def check() -> None:
        nonlocal checkpoint, recent, older, get_recent, get_older
        if count >= limit or (out_of_time is not None and out_of_time()):
            raise StoppedError
        checkpoint = min(limit, count + CHECKED_EVERY)
        if table.make_room():
            recent, older = table.recent, table.older
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
