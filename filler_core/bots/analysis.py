"""Analysis of a record: what each move was worth, and what would have been best.

It goes from the end to the beginning: late positions are soon proven, and what has been proven about them helps with
the earlier ones. Work is done in steps of a bounded size, so whoever runs it can show how far it is and stop at any
moment.

Moves are judged by the points they lose: the value of the position less the value of the move, in cells. Both are
looked for with the same depth, so a loss is never negative. Where both are proven the loss is exact.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from filler_core.bots.levels import Mind
from filler_core.bots.search import SOLVED_AT_ONCE, Search
from filler_core.errors import InvalidError
from filler_core.position import Position
from filler_core.record import Kind, Record

SOLVABLE_CELLS = SOLVED_AT_ONCE
"""A game on a board of at most so many cells is analysed exactly throughout, however long that takes."""

PARTY_DEPTH = 6

INACCURACY, MISTAKE, BLUNDER = 0.02, 0.06, 0.12
"""From which loss on, as a share of the worth of the board, a move gets a mark."""


@dataclass(frozen=True)
class Verdict:
    """What a move was worth. Values are margins at the end of the game as the mover's side sees them."""

    game: int
    """The game of the match, from 0."""
    ply: int
    """The move within its game, from 0."""
    place: int
    """The place (corner and turn) of the mover; with two players also the side of the board."""
    player: int
    """The player of the match who moved."""
    colour: int
    """What was played."""
    best: int
    """What would have been best; what was played, when that was as good."""
    before: float
    """Value of the position: what the best colour leads to."""
    after: float
    """Value of what was played."""
    exact: bool
    """Whether both values are proven."""
    mark: str
    """`best`, `good`, `inaccuracy`, `mistake` or `blunder`."""
    line: tuple[int, ...]
    """What the search expects after the position, the best colour first."""

    @property
    def lost(self) -> float:
        """The points that the move lost, in cells."""
        return self.before - self.after


@dataclass(frozen=True)
class Judgement:
    """What a search has found out about a move: the part of a verdict that does not follow from the record."""

    best: int
    before: float
    after: float
    exact: bool
    line: tuple[int, ...]


@dataclass(frozen=True)
class _Task:
    game: int
    ply: int
    player: int
    colour: int
    position: Position


def mark_of(before: float, after: float, total: int) -> str:
    """Give the mark of a move on a board of this total worth.

    Whoever gives a win or a draw away has made a mistake at least.
    """
    lost = before - after
    if lost <= 0:
        return "best"
    spoilt = (before > 0) - (before < 0) > (after > 0) - (after < 0)
    if lost >= BLUNDER * total or (spoilt and lost >= MISTAKE * total):
        return "blunder"
    if lost >= MISTAKE * total or spoilt:
        return "mistake"
    return "inaccuracy" if lost >= INACCURACY * total else "good"


class Analysis:
    """The analysis of one record, done step by step."""

    def __init__(self, record: Record, judgements: Sequence["Judgement"] = ()) -> None:
        """Play the record through; raises `IllegalError` when it cannot be.

        `judgements` are what an earlier analysis has found out about the last moves, the last one first: they are not
        looked into again. Raises `InvalidError` when there are more of them than moves.
        """
        self._tasks = list(_tasks(record))
        self.count = len(self._tasks)
        """Number of moves to judge."""
        self.verdicts: list[Verdict] = []
        """What has been judged so far, the last move of the match first."""
        self._mind: Mind | None = None
        if self._tasks:
            self._mind = Mind(self._tasks[0].position.compiled)
        if len(judgements) > self.count:
            raise InvalidError("invalid-request", parameter="verdicts")
        for task, judgement in zip(reversed(self._tasks), judgements, strict=False):
            self.verdicts.append(_verdict(task, judgement))

    @property
    def done(self) -> bool:
        """Whether all moves are judged."""
        return len(self.verdicts) == self.count

    def step(self, nodes: int | None = None, out_of_time: Callable[[], bool] | None = None) -> Verdict | None:
        """Judge the next move, and give the verdict.

        None when the budget was not enough: on small boards a position is only done with when its value is proven, and
        the next step goes on where this one has stopped. Nothing is left to do when `done`.
        """
        if self._mind is None or self.done:
            return None
        task = self._tasks[-1 - len(self.verdicts)]
        verdict = self._judge(self._mind, task, nodes, out_of_time)
        if verdict is not None:
            self.verdicts.append(verdict)
        return verdict

    def forget(self) -> None:
        """Forget all values, which gives most of the memory back; the verdicts stay."""
        if self._mind is not None:
            self._mind.forget()

    def _judge(
        self, mind: Mind, task: _Task, nodes: int | None, out_of_time: Callable[[], bool] | None
    ) -> Verdict | None:
        position, search = task.position, mind.search
        if isinstance(search, Search):
            found = search.run(position, nodes, out_of_time)
            small = position.compiled.all_cells.bit_count() <= SOLVABLE_CELLS
            if small and not found.exact:
                return None
            before, exact, best, line = found.value, found.exact, found.colour, found.line
            after = before
            if task.colour != best:
                depth = None if exact else found.depth
                played = search.value_of(position, task.colour, depth, nodes, out_of_time)
                if exact and not played.exact and small:
                    return None
                exact = exact and played.exact
                after = min(before, played.value)
        else:
            values = search.rate(position, PARTY_DEPTH)
            best = max(values, key=lambda colour: (values[colour], colour == task.colour, -colour))
            before, after, exact, line = values[best], values[task.colour], False, (best,)
        if after == before:
            best = task.colour
        return _verdict(task, Judgement(best, before, after, exact, line if best == line[0] else (best,)))


def _verdict(task: _Task, found: Judgement) -> Verdict:
    return Verdict(
        game=task.game,
        ply=task.ply,
        place=task.position.mover,
        player=task.player,
        colour=task.colour,
        best=found.best,
        before=found.before,
        after=found.after,
        exact=found.exact,
        mark=mark_of(found.before, found.after, task.position.compiled.board.total),
        line=found.line,
    )


def _tasks(record: Record) -> Iterator[_Task]:
    """Give every move of the record with the position in which it was made."""
    before: Position | None = None
    player: int | None = None
    game = ply = 0
    for event, match in record.replay():
        if event is not None and event.kind is Kind.MOVE and before is not None and player is not None:
            yield _Task(game, ply, player, event.number, before)
        before, player, game, ply = match.game.position, match.mover, match.number, match.game.ply


@dataclass(frozen=True)
class Summary:
    """How one player played."""

    player: int
    moves: int
    lost: float
    """Points lost in all moves together."""
    marks: dict[str, int]
    """How often each mark was given."""
    exact: bool
    """Whether all verdicts on this player are exact."""


def summaries(verdicts: list[Verdict], players: int) -> list[Summary]:
    """Sum up the verdicts on each player."""
    found = []
    for player in range(players):
        own = [verdict for verdict in verdicts if verdict.player == player]
        marks = dict.fromkeys(("best", "good", "inaccuracy", "mistake", "blunder"), 0)
        for verdict in own:
            marks[verdict.mark] += 1
        lost = sum(verdict.lost for verdict in own)
        found.append(Summary(player, len(own), lost, marks, all(verdict.exact for verdict in own)))
    return found
