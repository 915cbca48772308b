"""Plays per second of the engine and of the tests' own cell-by-cell referee, side by side, on the same games.

A play is legality, capture, spill, own regions, potential and end; snapshots are no part of it. Both replay the same
random games in turn, and each ratio is the median over the rounds: so a machine whose speed drifts hits both alike.
"""

import json
import random
import statistics
import time
from collections.abc import Callable

from filler_core.board import Board
from filler_core.generation import generate
from filler_core.groups import CompiledBoard
from filler_core.position import Position
from tests.reference import ReferenceGame

VARIANTS = ("quick", "classic", "hex", "big")
ROUNDS = 5
BOARDS_A_ROUND = 4
GAMES_A_BOARD = 6

Games = list[tuple[Board, list[int]]]


def random_games(variant: str, round_number: int) -> Games:
    """Play random legal games; the seeds make each round another set, but the same in every run."""
    games: Games = []
    for board_number in range(BOARDS_A_ROUND):
        seed = 1000 * round_number + board_number
        board = generate(variant, seed)
        compiled = CompiledBoard(board)
        for game_number in range(GAMES_A_BOARD):
            chance = random.Random(seed * 100 + game_number)
            position = Position.start(compiled)
            colours = []
            while position.end is None:
                colours.append(chance.choice(position.legal_colours()))
                position = position.play(colours[-1])
            games.append((board, colours))
    return games


def engine_plays(games: Games) -> Callable[[], None]:
    """Replay the games with the engine, on boards that are compiled anew and remember nothing yet."""
    compiled = {id(board): CompiledBoard(board) for board, _ in games}

    def run() -> None:
        for board, colours in games:
            position = Position.start(compiled[id(board)])
            for colour in colours:
                position = position.play(colour)

    return run


def reference_plays(games: Games) -> Callable[[], None]:
    """Replay the games cell by cell (the end of a game follows from the potentials, so they are part of a play)."""

    def run() -> None:
        for board, colours in games:
            game = ReferenceGame(board)
            for colour in colours:
                game.play(colour)

    return run


def seconds(run: Callable[[], None]) -> float:
    """Time one run."""
    start = time.perf_counter()
    run()
    return time.perf_counter() - start


def measure(variant: str) -> dict[str, float]:
    """Give plays per second of both, and the median ratio of the rounds."""
    engine_rates, reference_rates = [], []
    for round_number in range(ROUNDS):
        games = random_games(variant, round_number)
        plays = sum(len(colours) for _, colours in games)
        # The referee is slow: it gets one game of each board, and its rate is counted per play all the same.
        sample = games[::GAMES_A_BOARD]
        engine_rates.append(plays / seconds(engine_plays(games)))
        reference_rates.append(sum(len(colours) for _, colours in sample) / seconds(reference_plays(sample)))
    return {
        "plays_per_s": statistics.median(engine_rates),
        "reference_plays_per_s": statistics.median(reference_rates),
        "ratio": statistics.median(map(float.__truediv__, engine_rates, reference_rates)),
    }


def main() -> None:
    """Print a line a variant, then all figures as one JSON object."""
    figures: dict[str, float] = {}
    for variant in VARIANTS:
        measured = measure(variant)
        print(
            f"{variant:8} engine {measured['plays_per_s']:9,.0f} plays/s, "
            f"cell by cell {measured['reference_plays_per_s']:7,.0f} plays/s, ratio {measured['ratio']:5.1f}",
            flush=True,
        )
        figures[f"plays_per_s_{variant}"] = round(measured["plays_per_s"])
        figures[f"reference_plays_per_s_{variant}"] = round(measured["reference_plays_per_s"])
        figures[f"plays_ratio_{variant}"] = round(measured["ratio"], 1)
    cells = {variant: len(generate(variant, 0).cells) for variant in ("classic", "big")}
    growth = figures["plays_per_s_classic"] / figures["plays_per_s_big"]
    print(f"big: {cells['big'] / cells['classic']:.2f} times classic's cells, a play takes {growth:.2f} times as long")
    figures["cells_big_per_classic"] = round(cells["big"] / cells["classic"], 2)
    figures["cost_big_per_classic"] = round(growth, 2)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
