"""Everything the page shows after something happened, as plain data for JSON (`Snapshot` in `site/types.d.ts`).

Players and sides are those of the match, whatever corners they have in the present game.
"""

from typing import Any

from filler_core.clock import low_time
from filler_core.game import Move
from filler_core.match import GameResult, Match, MatchResult, Phase
from filler_core.topology import NO_CELL


class Shown:
    """What the page has been shown of the board, so that only what has changed since need be told."""

    def __init__(self, match: Match) -> None:
        """Begin with the board before anybody owns a cell."""
        self._colours = list(match.game.board.colours)
        self._owners = [NO_CELL] * len(self._colours)

    def changes(self, match: Match) -> list[tuple[int, int, int]]:
        """List [cell, owner, colour] for every cell whose owner or colour has changed since the last call."""
        game = match.game
        owners, colours = [NO_CELL] * len(self._owners), list(game.board.colours)
        for place, colour in enumerate(game.colours):
            player = match.player_at(place)
            for cell in game.territory(place):
                owners[cell], colours[cell] = player, colour
        changes = [
            (cell, owner, colour)
            for cell, (owner, colour) in enumerate(zip(owners, colours, strict=True))
            if owner != self._owners[cell] or colour != self._colours[cell]
        ]
        self._owners, self._colours = owners, colours
        return changes


def snapshot(match: Match, shown: Shown, last: Move | None, now: int, *, choices: bool = True) -> dict[str, Any]:
    """Describe how a match stands at `now`.

    `last` is the move that led here, if it was one. Without `choices` the previews are left out, for replays.
    """
    game = match.game
    mover_side = match.side_of_board_side(game.board.sides[game.position.mover])
    return {
        "ply": game.ply,
        "changes": shown.changes(match),
        "last": None if last is None else _last_move(match, last),
        "mover": match.mover,
        "players": [_player_figures(match, player) for player in range(match.player_count)],
        "sides": [_side_figures(match, side) for side in range(match.side_count)],
        "total": game.board.total,
        "needed": game.needed(match.board_side_of(mover_side)),
        "choices": _choices(match) if choices and match.mover is not None else [],
        "stall": {"moves": game.position.waiting, "limit": game.stall_limit},
        "outcome": _outcome(match),
        "match": _match(match, now),
    }


def _last_move(match: Match, move: Move) -> dict[str, Any]:
    return {
        "player": match.player_at(move.player),
        "colour": move.colour,
        "waves": move.waves,
        "closed": move.closed,
        "worth": move.worth,
    }


def _player_figures(match: Match, player: int) -> dict[str, Any]:
    game, place = match.game, match.place_of(player)
    return {
        "player": player,
        "side": match.sides[player],
        "place": place,
        "colour": game.colours[place],
        "cells": len(game.territory(place)),
        "worth": game.player_worth(place),
        "retired": game.board.sides[place] in game.retired,
    }


def _side_figures(match: Match, side: int) -> dict[str, Any]:
    game, board_side = match.game, match.board_side_of(side)
    return {
        "side": side,
        "players": match.players_of(side),
        "worth": game.worth(board_side),
        "potential": game.potential(board_side),
        "needed": game.needed(board_side),
        "reachable": game.needed(board_side) <= game.potential(board_side),
        "distance": game.distance(board_side),
        "lead": game.lead(board_side),
        "retired": board_side in game.retired,
    }


def _choices(match: Match) -> list[dict[str, Any]]:
    """Give one entry a colour: barred with the reason, or with its preview."""
    bars, previews = match.game.bars(), match.game.previews()
    choices = []
    for colour in range(match.game.board.colour_count):
        bar, preview = bars.get(colour), previews.get(colour)
        choices.append(
            {
                "colour": colour,
                "bar": bar
                and ({"reason": "own"} if bar.own else {"reason": "rival", "player": match.player_at(bar.player)}),
                "preview": preview
                and {
                    "captured": preview.captured,
                    "closed": preview.closed,
                    "worth": preview.worth,
                    "closedWorth": preview.closed_worth,
                },
            }
        )
    return choices


def _outcome(match: Match) -> dict[str, Any] | None:
    """Describe how the present game ended."""
    outcome = match.game.outcome
    if outcome is None:
        return None
    side_of = match.side_of_board_side
    return {
        "reason": outcome.reason.value,
        "winner": None if outcome.winner is None else side_of(outcome.winner),
        "ranking": [
            {
                "side": side_of(standing.side),
                "rank": standing.rank,
                "worth": standing.worth,
                "counted": standing.counted,
                "retired": standing.retired,
            }
            for standing in outcome.ranking
        ],
    }


def _match(match: Match, now: int) -> dict[str, Any]:
    sides = range(match.side_count)
    return {
        "games": match.games,
        "number": match.number,
        "phase": match.phase.value.replace(" ", "-"),
        "results": [_game_result(result) for result in match.results],
        "points": [match.points(side) for side in sides],
        "sums": [match.worth_sum(side) for side in sides],
        "ready": sorted(match.ready_players),
        "grace": None if match.grace_ends is None else max(0, match.grace_ends - now),
        "resigning": {"game": sorted(match.giving_up_game), "match": sorted(match.giving_up_match)},
        "left": [{"side": side, "how": how.value} for side, how in match.left],
        "clock": _clock(match, now),
        "result": None if match.result is None else _match_result(match.result),
    }


def _clock(match: Match, now: int) -> dict[str, Any] | None:
    clock = match.clock
    if clock is None:
        return None
    # The clocks of those who are not ready begin to run by themselves: tell what will be, not only what is.
    return {
        "reserve": clock.control.reserve,
        "increment": clock.control.increment,
        "low": low_time(clock.control),
        "left": [clock.remaining(player, now) for player in range(match.player_count)],
        "running": sorted(clock.running),
        "waiting": sorted(match.waited_for) if match.phase is Phase.BETWEEN else [],
    }


def _game_result(result: GameResult) -> dict[str, Any]:
    return {
        "reason": result.reason.value,
        "winner": result.winner,
        "points": result.points,
        "counted": result.counted,
        "ranks": result.ranks,
        "plies": result.plies,
    }


def _match_result(result: MatchResult) -> dict[str, Any]:
    return {
        "winner": result.winner,
        "ranks": result.ranks,
        "points": result.points,
        "sums": result.sums,
        "left": [None if how is None else how.value for how in result.left],
        "scores": result.scores,
    }
