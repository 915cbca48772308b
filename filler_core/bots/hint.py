"""A hint: the best colour, and what speaks for it in words that a player can check on the board."""

from collections.abc import Callable
from dataclasses import dataclass

from filler_core.bots.levels import Mind
from filler_core.bots.search import Finding
from filler_core.position import Position


@dataclass(frozen=True)
class Hint:
    """The best colour and its reasons."""

    finding: Finding
    """What the search says."""
    gained: int
    """Worth of the cells that the colour and its paint take."""
    closed: int
    """Worth of the free region that becomes the mover's own."""
    denied: int
    """Worth that a rival could have taken with this colour otherwise: groups that touch a rival's territory."""
    denied_player: int | None
    """The rival who could have taken the most of that; None when nobody could have taken anything."""
    opened: int
    """Worth of the free cells that the territory touches afterwards and did not touch before."""
    ends: bool
    """Whether the move ends the game."""
    reasons: tuple[str, ...]
    """What speaks for the move, the weightiest first: `wins`, `region`, `denial`, `gain`, `opens`, and `waits` for a
    move that takes nothing and only occupies its colour."""


def find_hint(
    mind: Mind, position: Position, nodes: int | None = None, out_of_time: Callable[[], bool] | None = None
) -> Hint:
    """Search for the best colour of the mover and say why.

    The budget is that of `Search.run`. The game must not have ended.
    """
    finding = mind.search.run(position, nodes, out_of_time)
    return explain(position, finding)


def explain(position: Position, finding: Finding) -> Hint:
    """Say what speaks for the colour of a finding."""
    compiled, mover = position.compiled, position.mover
    colour = finding.colour
    after = position.play(colour)
    side = compiled.sides[mover]
    gained, closed = compiled.worth(after.captured), compiled.worth(after.closed)
    opened = compiled.worth(after.frontiers[mover] & ~position.frontiers[mover])
    denied, denied_player = _denied(position, colour)
    ends = after.end is not None
    wins = ends and after.worths[side] > max(worth for other, worth in enumerate(after.worths) if other != side)
    weights = {"region": closed, "denial": denied, "gain": gained, "opens": opened / 2}
    reasons = sorted((name for name in weights if weights[name]), key=lambda name: -weights[name])
    if wins:
        reasons.insert(0, "wins")
    if after.waiting:
        reasons = ["waits", *(name for name in reasons if name == "denial")]
    return Hint(finding, gained, closed, denied, denied_player, opened, ends, tuple(reasons))


def _denied(position: Position, colour: int) -> tuple[int, int | None]:
    """Give what the rivals could take with a colour, and who the most."""
    compiled, bits = position.compiled, position.side_bits
    most, player_of_most, all_cells = 0, None, 0
    for player, frontier in enumerate(position.frontiers):
        touched = frontier & compiled.colour_masks[colour]
        if not touched or bits[player] in (0, bits[position.mover]):
            continue
        cells = compiled.capture(touched).cells
        all_cells |= cells
        if compiled.worth(cells) > most:
            most, player_of_most = compiled.worth(cells), player
    return compiled.worth(all_cells), player_of_most
