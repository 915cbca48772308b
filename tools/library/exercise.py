"""Runs in Pyodide, under Node, before the memory is taken from which the page's Python starts.

Python makes code quicker that has run a few times, and that is a part of the memory: so whoever opens the page finds
a Python that has played before. It is done on a bridge of its own, which is thrown away: the page's bridge stays as it
was made. One variant is enough: the code is the same for all, and what is worked out of each lattice would make the
memory an eighth larger.
"""

import json
from typing import Any

from filler_core.bridge import Bridge

VARIANT = "classic"
PLAYERS = 2

LONGEST = 40
"""Plies of a game: enough for everything in the way of a move to have run often."""


def exercise() -> int:
    """Play as the page does, taking the first colour that may be chosen; return how many plies were played."""
    bridge = Bridge()
    address = _ask(bridge, "read_board_address", text=f"{VARIANT}.1")
    seats = ["person"] * PLAYERS
    terms = {"variant": VARIANT, "seed": address["seed"], "seats": seats, "names": [""] * PLAYERS, "games": 1}
    opened = _ask(bridge, "open_table", **terms, clock="none", now=0, wall=0)
    snapshot = opened["snapshot"]
    for ply in range(LONGEST):
        if snapshot["outcome"] is not None:
            return ply
        colour = next(choice["colour"] for choice in snapshot["choices"] if choice["bar"] is None)
        moved = _ask(bridge, "choose", table=opened["table"], colour=colour, game=0, ply=ply, now=0, wall=0)
        snapshot = moved["snapshot"]
    return LONGEST


def _ask(bridge: Bridge, method: str, **parameters: Any) -> Any:
    answer = json.loads(bridge.call(method, json.dumps(parameters)))
    if "error" in answer:
        message = f"{method}: {answer['error']}"
        raise ValueError(message)
    return answer["result"]
