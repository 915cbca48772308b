"""Moves for the search of two sides: what each colour makes of a position, on bare integers.

`Position` (`filler_core/position.py`) is the law and carries all that a table shows. A search needs less: whose cells
are whose, the frontiers, the lead and the free worth. In a game of two players every free region touches both (whatever
touches one only is an own region of its side), so no list of regions has to be carried along: after a capture the cells
that the rival's frontier can still reach are free, and all others have become the mover's.
"""

from collections.abc import Callable
from typing import TypeAlias

from filler_core.groups import CompiledBoard

UNIT = 16
"""Worth, leads and values are counted in sixteenths of a cell, so that estimates can be finer than cells.

A multiple of 2: the search marks what is proven by even numbers and what is only estimated by odd ones.
"""

MOST_REMEMBERED = 60_000
"""Captures and looks at their surroundings that are remembered; then both memos begin anew."""

Child: TypeAlias = tuple[int, int, int, int, int, int, int, int]
"""How good a move looks, its colour, then what it leads to as its mover sees it: own territory, free cells, own
frontier, the rival's frontier, lead and free worth."""

Expand: TypeAlias = Callable[[int, int, int, int, int, int, int, int], list[Child]]
"""Gives the capturing moves from (own territory, free cells, own frontier, the rival's frontier, lead, free worth, own
colour, the rival's colour), in no order."""

Capture: TypeAlias = tuple[int, int, int, int, dict[int, tuple[int, ...]]]
"""Cells, ring and worth of what a colour takes, the cells within two steps of it, and for each set of free cells among
those the pieces into which the capture splits them."""


def make_expand(compiled: CompiledBoard) -> Expand:
    """Make the function that gives the capturing moves on one board."""
    colours = range(len(compiled.colour_masks))
    masks = tuple(enumerate(compiled.colour_masks))
    allowed = [[[each for each in masks if each[0] not in (own, other)] for other in colours] for own in colours]
    captures: dict[int, Capture] = {}
    flood, worth, pots, parts = compiled.flood, compiled.worth, compiled.pots, compiled.parts
    remembered = 0

    def remember(touched: int) -> Capture:
        nonlocal remembered
        found: Capture
        if remembered >= MOST_REMEMBERED:
            captures.clear()
            remembered = 0
        remembered += 1
        cells, ring, gained, halo = compiled.capture(touched)
        captures[touched] = found = (cells, ring, gained * UNIT, halo, {})
        return found

    def spill(capture: Capture, free: int) -> Capture:
        cells, ring, gained, halo = compiled.spilled(compiled.capture(capture[0]), free)
        return capture if cells == capture[0] else (cells, ring, gained * UNIT, halo, {})

    def split(pieces: dict[int, tuple[int, ...]], nearby: int, ring: int) -> tuple[int, ...]:
        nonlocal remembered
        remembered += 1
        pieces[nearby] = found = tuple(piece for piece in parts(nearby) if piece & ring)
        return found

    def expand(
        own: int, free: int, frontier: int, rival_frontier: int, lead: int, free_worth: int, colour: int, other: int
    ) -> list[Child]:
        children = []
        for chosen, cells_of_colour in allowed[colour][other]:
            touched = frontier & cells_of_colour
            if not touched:
                continue
            capture = captures.get(touched) or remember(touched)
            if pots and capture[0] & pots:
                capture = spill(capture, free)
            cells, ring, gained, halo, pieces = capture
            free_after = free ^ cells
            rival_after = rival_frontier & free_after
            # Whatever is not lost to the rival by this capture touches it, so only the surroundings matter.
            nearby = halo & free_after
            around = pieces.get(nearby)
            if around is None:
                around = split(pieces, nearby, ring)
            for piece in around:
                if not piece & rival_after and (rival_after != rival_frontier or len(around) > 1):
                    reached = flood(rival_after, free_after)
                    if reached != free_after:
                        closed = free_after ^ reached
                        gained += worth(closed) * UNIT
                        cells |= closed
                        free_after = reached
                    break
            frontier_after = (frontier | ring) & free_after
            children.append(
                (
                    (gained >> 3) + 2 * frontier_after.bit_count() + (rival_frontier & cells).bit_count(),
                    chosen,
                    own | cells,
                    free_after,
                    frontier_after,
                    rival_after,
                    lead + gained,
                    free_worth - gained,
                )
            )
        return children

    return expand
