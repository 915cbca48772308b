"""Runs in Pyodide, under Node, with nothing but the compiled library: every door of the engine is tried once.

Whatever a call imports that is not in the library fails here, and with it the build.
"""

import json
from typing import Any

from filler_core import bridge

MOVES = 8
MOMENT = {"now": 0, "wall": 0}
LESSON = "filler-board 1\nsquare 3 3\ncolours 4\nstarts 6 / 2\nsides 0 1\n231\n312\n023"
"""A board as those of the rules book."""


def ask(method: str, **parameters: Any) -> Any:
    """Call the engine as the page does; whatever it refuses is an error here."""
    answer = json.loads(bridge.call(method, json.dumps(parameters)))
    if "error" in answer:
        message = f"{method}: {answer['error']}"
        raise RuntimeError(message)
    return answer["result"]


def play(variant: str, players: int, clock: str) -> str:
    """Play some moves of a match with a computer on the last seat; return its record."""
    seats = ["person"] * (players - 1) + ["computer"]
    terms = {"variant": variant, "seed": "7", "seats": seats, "names": [""] * players, "games": 2, "clock": clock}
    opened = ask("open_table", **terms, **MOMENT)
    table, lines = opened["table"], list(opened["lines"])
    if clock != "none":
        lines += ask("begin", table=table, **MOMENT)["lines"]
    for _ in range(MOVES):
        text = ask("record", table=table)["text"]
        chosen = ask("think", text=text, level="easy", seed="1", nodes=50)
        where = {name: chosen[name] for name in ("colour", "game", "ply")}
        lines += ask("choose", table=table, **where, **MOMENT)["lines"]
    record: str = ask("record", table=table)["text"]
    ask("restore_table", log=lines, **terms, **MOMENT)
    ask("close_table", table=table)
    return record


def main() -> None:
    """Try everything that a page asks for; raises what goes wrong."""
    ask("version")
    ask("checksum", text="\u00e4\ud83d\ude00")
    seed = ask("make_seed", entropy="0123456789abcdef")["seed"]
    for entry in ask("catalogue")["variants"]:
        address = ask("make_board_address", variant=entry["id"], seed=seed, seats=["person"] * entry["players"])["text"]
        ask("read_board_address", text=address)
        record = play(entry["id"], entry["players"], "none")
        ask("describe_record", text=record)
        ask("replay_record", text=record)
    record = play("quick", 2, "3+2")
    ask("think", text=record, level="perfect", seed="1", budgetMs=50)
    ask("advise", text=record, budgetMs=50)
    ask("lesson", variant="quick", board=LESSON, colours=[2])
    ask("puzzle", date="2026-11-30")
    ask("play_on", text=record, game=0, ply=2, date="2026-11-30", wall=0)
    analysis = ask("analysis_begin", text=record)["analysis"]
    ask("analysis_step", analysis=analysis, nodes=50)
    refused = json.loads(bridge.call("open_table", "{"))
    if refused["error"]["code"] == "engine-internal":
        message = f"a request that cannot be read: {refused}"
        raise RuntimeError(message)


main()
