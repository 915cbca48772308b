"""The engine agrees with games that were played by an independent referee."""

import json
import zlib
from pathlib import Path
from typing import Any

import pytest

from filler_core.board import NO_COLOUR, Board
from filler_core.game import Game
from filler_core.topology import Lattice, Topology

GAMES = [json.loads(line) for line in (Path(__file__).parent / "conformance" / "games.jsonl").read_text().splitlines()]


def board_of(game: dict[str, Any]) -> Board:
    """Read the board of a recorded game."""
    colours = tuple(NO_COLOUR if sign == "#" else int(sign) for sign in game["colours"])
    weights = game["weights"] or ""
    return Board(
        topology=Topology(Lattice(game["topology"]), game["w"], game["h"]),
        colour_count=game["ncolors"],
        colours=colours,
        starts=tuple(map(tuple, game["starts"])),
        sides=tuple(game["sides"]),
        worths={
            place: int(weight) for place, weight in enumerate(weights) if weight != "1" and colours[place] != NO_COLOUR
        },
        pots=frozenset(game["pots"]),
        walls=frozenset((one, other) for one, other in game["walls"]),
    )


def owners_text(game: Game) -> str:
    """Write who owns each place as the recorded games do."""
    return "".join(
        "#" if not game.board.is_cell(place) else "." if owner is None else "ABCD"[owner]
        for place, owner in enumerate(game.owners())
    )


def present(game: Game) -> dict[str, Any]:
    """Give the fields that the recorded games note after every move."""
    outcome = game.outcome
    sides, players = range(game.board.side_count), range(game.board.player_count)
    winner = None if outcome is None else -1 if outcome.winner is None else outcome.winner
    return {
        "cells": [len(game.territory(player)) for player in players],
        "score": [game.player_worth(player) for player in players],
        "best": [game.potential(side) for side in sides],
        "colours": list(game.colours),
        "legal": game.legal_colours(),
        "finished": outcome is not None,
        "winner": winner,
        "owner_crc": zlib.crc32(owners_text(game).encode()),
    }


@pytest.mark.parametrize("recorded", GAMES, ids=[game["id"] for game in GAMES])
def test_every_field_of_every_move_agrees(recorded: dict[str, Any]) -> None:
    """Setup, each move and the end are exactly as the independent referee noted them; previews say what moves take."""
    game = Game.on(board_of(recorded))
    setup = dict(recorded["setup"])
    assert owners_text(game) == setup.pop("owner")
    enclosed = setup.pop("enclosed")
    assert present(game) == setup
    for player, cells in enclosed.items():
        assert set(cells) <= set(game.territory(int(player)))
    for move in recorded["moves"]:
        preview = game.previews()[move["c"]]
        assert game.mover == move["p"]
        made = game.play(move["c"])
        noted = dict(move)
        assert sum(map(len, made.waves)) == len(preview.captured) == noted.pop("captured")
        assert list(made.closed) == list(preview.closed) == noted.pop("enclosed")
        assert (noted.pop("p"), noted.pop("c")) == (made.player, made.colour)
        assert present(game) == noted
    assert owners_text(game) == recorded["final_owner"]


def test_the_recorded_games_are_complete() -> None:
    """All games and moves are there: a truncated file must not pass unnoticed."""
    assert (len(GAMES), sum(len(game["moves"]) for game in GAMES)) == (188, 4949)
