"""What the page needs to draw a board, as plain data for JSON (`BoardData` in `site/types.d.ts`)."""

from typing import Any

from filler_core.board import Board
from filler_core.game import Game
from filler_core.seeds import write_seed
from filler_core.topology import NO_CELL, Point

_DIGITS = 4
"""Drawing coordinates are rounded to this many digits: a ten-thousandth of a cell is never seen."""


def board_picture(variant: str, seed: int, game: Game) -> dict[str, Any]:
    """Describe the board of `game`, which must be before its first move."""
    board, topology = game.board, game.board.topology
    places = range(topology.place_count)
    return {
        "variant": variant,
        "seed": write_seed(seed),
        "lattice": topology.lattice.value,
        "width": topology.width,
        "height": topology.height,
        "extent": _rounded(topology.extent),
        "shape": [_rounded(corner) for corner in topology.shape],
        "centres": [None if place in topology.outside else _rounded(topology.centre(place)) for place in places],
        "across": [_cells_across(board, place) for place in places],
        "neighbours": board.neighbours,
        "colours": board.colours,
        "owners": [NO_CELL if owner is None else owner for owner in game.owners()],
        "colourCount": board.colour_count,
        "obstacles": board.obstacles,
        "walls": [_wall(board, cell, other) for cell, other in sorted(board.walls)],
        "worths": sorted(board.worths.items()),
        "pots": sorted(board.pots),
        "starts": board.starts,
        "sides": board.sides,
        "turns": [board.turn(player) for player in range(board.player_count)],
        "total": board.total,
    }


def _rounded(point: Point) -> tuple[float, float]:
    return round(point[0], _DIGITS), round(point[1], _DIGITS)


def _cells_across(board: Board, place: int) -> list[int]:
    if not board.is_cell(place):
        return [NO_CELL] * len(board.topology.across[place])
    return [other if board.is_cell(other) else NO_CELL for other in board.topology.across[place]]


def _wall(board: Board, cell: int, other: int) -> dict[str, Any]:
    start, end = board.topology.edge_between(cell, other)
    return {"cells": (cell, other), "from": _rounded(start), "to": _rounded(end)}
