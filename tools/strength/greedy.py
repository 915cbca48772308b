"""The simplest sensible computer player: takes the most, and among equals what opens the most.

It looks one move ahead and never draws lots, so the same game always goes the same way.
"""

from filler_core.game import Game
from filler_core.groups import CompiledBoard
from filler_core.position import Position


def choose_colour(game: Game) -> int:
    """Give the colour that takes the greatest worth for the mover.

    Ties go to the colour after which the mover's territory touches the most free cells (its reach), then to the one
    that leaves the next player the least to take, then to the smallest colour. The game must not have ended.
    """
    return most_promising(game.position)


def most_promising(position: Position) -> int:
    """Do the same for a position."""
    mover = position.mover
    compiled = position.compiled
    side = compiled.sides[mover]

    def value(colour: int) -> tuple[int, int, int, int]:
        after = position.play(colour)
        gained = after.worths[side] - position.worths[side]
        reach = compiled.worth(after.frontiers[mover])
        return gained, reach, -_most_to_take(compiled, after), -colour

    return max(position.legal_colours(), key=value)


def _most_to_take(compiled: CompiledBoard, position: Position) -> int:
    """Give the greatest worth that the mover of `position` can take with one colour (paint and regions not counted)."""
    frontier = position.frontiers[position.mover]
    touched = (frontier & compiled.colour_masks[colour] for colour in position.legal_colours())
    return max((compiled.capture(cells).worth for cells in touched if cells), default=0)
