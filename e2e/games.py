"""Positions to test with, found by playing out here: the same on every machine."""

from collections.abc import Callable

from filler_core.game import Game
from filler_core.generation import generate
from tools.strength.greedy import choose_colour


def moves_until(variant: str, seed: int, wished: Callable[[Game], bool]) -> list[int]:
    """Give the moves of two greedy players until a position is as wished; raises `LookupError` if none is."""
    game = Game.on(generate(variant, seed))
    while game.mover is not None:
        if wished(game):
            return [move.colour for move in game.moves]
        game.play(choose_colour(game))
    raise LookupError(f"no such position in {variant}.{seed}")


def closing_colour(game: Game) -> int | None:
    """Give a colour that would gain an own region, if there is one."""
    return next((colour for colour, preview in game.previews().items() if preview.closed), None)


def moves_to_a_large_capture(variant: str, seed: int, cells: int) -> tuple[list[int], int]:
    """Give moves after which a colour captures more than so many cells, and that colour.

    Player 0 leaves one colour alone for as long as it takes; player 1 hardly moves. Raises `LookupError`.
    """
    for kept in range(7):
        game = Game.on(generate(variant, seed))
        while game.mover is not None:
            previews = game.previews()
            if game.mover == 0:
                if kept in previews and len(previews[kept].captured) > cells:
                    return [move.colour for move in game.moves], kept
                others = [colour for colour in previews if colour != kept]
                game.play(max(others, key=lambda colour: previews[colour].worth))
            else:
                others = [colour for colour in previews if colour != kept]
                game.play(min(others, key=lambda colour: previews[colour].worth))
    raise LookupError(f"no capture of more than {cells} cells in {variant}.{seed}")


def seed_where(wished: Callable[[int], bool], tries: int = 500) -> int:
    """Give the first seed that is as wished; raises `LookupError` if none of so many is."""
    found = next((seed for seed in range(tries) if wished(seed)), None)
    if found is None:
        raise LookupError("no such board")
    return found
