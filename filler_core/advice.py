"""What computer players think, as answers to the page: moves, hints, analyses and the puzzle of the day.

These calls are made in a worker of their own, which may be ended at any moment and started anew. So they need no table:
a position is given as the record of what happened so far. What has been found out about the last board is kept only
because it makes the next answer quicker.
"""

from collections.abc import Callable
from typing import Any

from filler_core.bots.analysis import Analysis, Judgement, Summary, Verdict, summaries
from filler_core.bots.hint import find_hint
from filler_core.bots.levels import Mind, find_level
from filler_core.bots.puzzle import make_puzzle
from filler_core.bots.search import Finding
from filler_core.errors import IllegalError, InvalidError
from filler_core.match import Match
from filler_core.record import Record, read_record, write_link, write_record
from filler_core.seeds import SeededStream, read_seed, write_seed
from filler_core.table.request import Request

MILLISECONDS = 1000

Budget = tuple[int | None, Callable[[], bool] | None]
"""Nodes, and whether the time is up."""


class Advice:
    """Answers what concerns computer players. `clock` gives seconds that never run backwards."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """Begin without any knowledge."""
        self._clock = clock
        self._mind: tuple[str, int, Mind] | None = None
        self._analyses: dict[int, tuple[Record, Analysis]] = {}
        self._next_analysis = 1
        self.methods: dict[str, Callable[[Request], Any]] = {
            "think": self._think,
            "advise": self._advise,
            "analysis_begin": self._analysis_begin,
            "analysis_step": self._analysis_step,
            "analysis_end": self._analysis_end,
            "puzzle": self._puzzle,
        }

    def _think(self, request: Request) -> Any:
        record, match, mind = self._position(request)
        level = find_level(request.text("level"))
        # The same seed at the same place gives the same choice: a table put together again goes on as it would have.
        seed = read_seed(request.text("seed"))
        chance = SeededStream(f"level {level.id} {match.number} {match.game.ply} {record.terms.seed}", seed)
        nodes, out_of_time = self._budget(request)
        finding = mind.choose(match.game.position, level, chance, nodes, out_of_time)
        return {**_describe(finding), "game": match.number, "ply": match.game.ply}

    def _advise(self, request: Request) -> Any:
        _, match, mind = self._position(request)
        hint = find_hint(mind, match.game.position, *self._budget(request))
        denied_player = None if hint.denied_player is None else match.player_at(hint.denied_player)
        return {
            **_describe(hint.finding),
            "game": match.number,
            "ply": match.game.ply,
            "gained": hint.gained,
            "closed": hint.closed,
            "denied": hint.denied,
            "deniedPlayer": denied_player,
            "opened": hint.opened,
            "ends": hint.ends,
            "reasons": hint.reasons,
        }

    def _position(self, request: Request) -> tuple[Record, Match, Mind]:
        """Read the record of a game that goes on, and give the head that knows its board."""
        record = read_record(request.text("text"))
        match = record.play_out()
        if match.mover is None:
            raise IllegalError("illegal-game-over")
        terms = record.terms
        if self._mind is None or self._mind[:2] != (terms.variant, terms.seed):
            if self._mind is not None:
                self._mind[2].forget()
            self._mind = (terms.variant, terms.seed, Mind(match.game.position.compiled))
        return record, match, self._mind[2]

    def _budget(self, request: Request) -> Budget:
        """Read how long may be thought: `nodes`, `budgetMs`, or both."""
        nodes, milliseconds = request.optional_number("nodes"), request.optional_number("budgetMs")
        if nodes is None and milliseconds is None:
            raise InvalidError("invalid-request", parameter="nodes")
        for name, budget in (("nodes", nodes), ("budgetMs", milliseconds)):
            if budget is not None and budget < 1:
                raise InvalidError("invalid-request", parameter=name)
        if milliseconds is None:
            return nodes, None
        end = self._clock() + milliseconds / MILLISECONDS
        return nodes, lambda: self._clock() >= end

    # --- analysis -------------------------------------------------------------------------------------------------

    def _analysis_begin(self, request: Request) -> Any:
        record = read_record(request.text("text"))
        analysis = Analysis(record, [*map(_read_judgement, request.optional_parts("verdicts"))])
        # One at a time, and no other board beside it: memory is what a browser has least of.
        for former in [*self._analyses]:
            self._forget_analysis(former)
        if self._mind is not None:
            self._mind[2].forget()
        number = self._next_analysis
        self._analyses[number] = record, analysis
        self._next_analysis += 1
        return {"analysis": number, "count": analysis.count, **self._stand(record, analysis)}

    def _analysis(self, request: Request) -> tuple[Record, Analysis]:
        try:
            return self._analyses[request.number("analysis")]
        except KeyError:
            raise IllegalError("unknown-analysis") from None

    def _analysis_step(self, request: Request) -> Any:
        record, analysis = self._analysis(request)
        verdict = analysis.step(*self._budget(request))
        return {
            "verdict": None if verdict is None else _describe_verdict(verdict),
            "count": analysis.count,
            **self._stand(record, analysis),
        }

    @staticmethod
    def _stand(record: Record, analysis: Analysis) -> dict[str, Any]:
        """Describe how far an analysis is."""
        players = len(record.terms.seats)
        return {
            "judged": len(analysis.verdicts),
            "done": analysis.done,
            "players": [*map(_describe_summary, summaries(analysis.verdicts, players))] if analysis.done else None,
        }

    def _analysis_end(self, request: Request) -> Any:
        self._forget_analysis(request.number("analysis"))
        return {}

    def _forget_analysis(self, number: int) -> None:
        if number in self._analyses:
            self._analyses.pop(number)[1].forget()

    # --- puzzle ---------------------------------------------------------------------------------------------------

    @staticmethod
    def _puzzle(request: Request) -> Any:
        puzzle = make_puzzle(request.text("date"))
        record = puzzle.record
        match = record.play_out()
        colours = range(match.game.board.colour_count)
        return {
            "date": puzzle.date,
            "version": puzzle.version,
            "seed": write_seed(puzzle.seed),
            "text": write_record(record),
            "link": write_link(record),
            "moves": puzzle.moves,
            "mover": match.mover,
            "colour": puzzle.colour,
            "margin": puzzle.margin,
            "values": [puzzle.values.get(colour) for colour in colours],
            "line": puzzle.line,
        }


def _describe(finding: Finding) -> dict[str, Any]:
    return {
        "colour": finding.colour,
        "value": finding.value,
        "exact": finding.exact,
        "depth": finding.depth,
        "nodes": finding.nodes,
        "line": finding.line,
    }


def _read_judgement(request: Request) -> Judgement:
    """Read what an earlier analysis has found out: it was kept by the page, and may have been damaged there."""
    line = tuple(request.numbers("line"))
    best = request.number("best")
    if line[:1] != (best,):
        raise InvalidError("invalid-request", parameter="line")
    return Judgement(best, request.real("before"), request.real("after"), request.truth("exact"), line)


def _describe_verdict(verdict: Verdict) -> dict[str, Any]:
    return {
        "game": verdict.game,
        "ply": verdict.ply,
        "player": verdict.player,
        "colour": verdict.colour,
        "best": verdict.best,
        "before": verdict.before,
        "after": verdict.after,
        "lost": verdict.lost,
        "exact": verdict.exact,
        "mark": verdict.mark,
        "line": verdict.line,
    }


def _describe_summary(summary: Summary) -> dict[str, Any]:
    return {
        "player": summary.player,
        "moves": summary.moves,
        "lost": summary.lost,
        "marks": summary.marks,
        "exact": summary.exact,
    }
