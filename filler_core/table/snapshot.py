"""Everything the page shows after a move, as plain data for JSON (`Snapshot` in `site/types.d.ts`)."""

from typing import Any

from filler_core.game import Game, Move, Outcome
from filler_core.position import Position


def snapshot(game: Game, before: Position | None, last: Move | None) -> dict[str, Any]:
    """Describe the position of `game`.

    `before` is the position of the snapshot before this one: only what has changed on the board since then is told
    (everything that is owned, when there is none). `last` is the move in between, if there was one.
    """
    return {
        "ply": game.ply,
        "changes": _changes(game, before),
        "last": None if last is None else _last_move(last),
        "mover": game.mover,
        "players": [_player_figures(game, player) for player in range(game.board.player_count)],
        "sides": [_side_figures(game, side) for side in range(game.board.side_count)],
        "total": game.board.total,
        "needed": game.needed(game.board.sides[game.position.mover]),
        "choices": _choices(game),
        "stall": {"moves": game.position.waiting, "limit": game.stall_limit},
        "outcome": None if game.outcome is None else _outcome(game.outcome),
    }


def _changes(game: Game, before: Position | None) -> list[tuple[int, int, int]]:
    """List [cell, owner, colour] for every cell that has a new owner or, with its whole territory, a new colour."""
    now = game.position
    changes = []
    for player, (territory, colour) in enumerate(zip(now.territories, now.colours, strict=True)):
        repainted = before is None or before.colours[player] != colour
        changed = territory if before is None or repainted else territory & ~before.territories[player]
        changes += [(cell, player, colour) for cell in now.compiled.places(changed)]
    return changes


def _last_move(move: Move) -> dict[str, Any]:
    return {
        "player": move.player,
        "colour": move.colour,
        "waves": move.waves,
        "closed": move.closed,
        "worth": move.worth,
    }


def _player_figures(game: Game, player: int) -> dict[str, Any]:
    side = game.board.sides[player]
    return {
        "player": player,
        "side": side,
        "colour": game.colours[player],
        "cells": game.position.territories[player].bit_count(),
        "worth": game.player_worth(player),
        "retired": side in game.retired,
    }


def _side_figures(game: Game, side: int) -> dict[str, Any]:
    return {
        "side": side,
        "players": [player for player, own in enumerate(game.board.sides) if own == side],
        "worth": game.worth(side),
        "potential": game.potential(side),
        "needed": game.needed(side),
        "reachable": game.needed(side) <= game.potential(side),
        "distance": game.distance(side),
        "lead": game.lead(side),
        "retired": side in game.retired,
    }


def _choices(game: Game) -> list[dict[str, Any]]:
    """Give one entry a colour: barred with the reason, or with its preview."""
    if game.mover is None:
        return []
    bars, previews = game.bars(), game.previews()
    choices = []
    for colour in range(game.board.colour_count):
        bar, preview = bars.get(colour), previews.get(colour)
        choices.append(
            {
                "colour": colour,
                "bar": bar and ({"reason": "own"} if bar.own else {"reason": "rival", "player": bar.player}),
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


def _outcome(outcome: Outcome) -> dict[str, Any]:
    return {
        "reason": outcome.reason.value,
        "winner": outcome.winner,
        "ranking": [
            {
                "side": standing.side,
                "rank": standing.rank,
                "worth": standing.worth,
                "counted": standing.counted,
                "retired": standing.retired,
            }
            for standing in outcome.ranking
        ],
    }
