"""Solves Quick boards from the start, in CPython and in the browser's worker, and checks what the search calls exact.

    python3 dev.py bench search [--boards 30] [--small 100] [--again 10] [--no-worker]

CPython's times are those that its process has worked. For the worker there are two: by the clock on the wall, which
other work on the machine makes longer, and what the page's process has worked (`worked`). The worker is that of the
built page (`python3 dev.py build`).
"""

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from filler_core.bots.moves import UNIT, make_expand
from filler_core.bots.search import Finding, Search
from filler_core.bots.tree import MOST_WAITS, Node, root_node
from filler_core.generation import generate
from filler_core.groups import CompiledBoard
from filler_core.position import Position
from tests.minimax import exhaustive_value, small_position
from tools.bench.in_worker import Thinker

SPEED_VARIANTS = ("quick", "classic", "hex", "big")
SPEED_SECONDS = 3.0
SMALL_SEED = 2026
SMALL_SIZES = ((4, 4), (4, 4), (4, 4), (5, 4), (3, 5), (5, 5))
INFINITE = 1 << 24
MEGABYTE = 1 << 20


@dataclass(frozen=True)
class Solved:
    """One board solved."""

    seed: int
    value: float
    nodes: int
    seconds: float


def percentile(figures: Sequence[float], share: float) -> float:
    """Give the figure below which that share of all lies (the nearest one that occurred)."""
    return sorted(figures)[min(len(figures) - 1, int(share * len(figures)))]


def start(variant: str, seed: int) -> Position:
    """Give the start of a game."""
    return Position.start(CompiledBoard(generate(variant, seed)))


def solve(seed: int) -> tuple[Solved, Search]:
    """Solve a Quick board in this process."""
    position = start("quick", seed)
    began = time.process_time()
    search = Search(position.compiled)
    finding = search.run(position)
    if not finding.exact:
        sys.exit(f"quick {seed} was not solved")
    return Solved(seed, finding.value, finding.nodes, time.process_time() - began), search


def table_bytes(search: Search) -> int:
    """Give what the table weighs: entries, keys and the numbers in them that belong to it alone."""
    seen: set[int] = set()
    total = 0
    for table in (search.table.recent, search.table.older):
        total += sys.getsizeof(table)
        for key, entry in table.items():
            for thing in (key, entry, *key, *entry):
                # Small whole numbers exist once for all.
                if id(thing) not in seen and not (isinstance(thing, int) and -5 <= thing <= 256):
                    seen.add(id(thing))
                    total += sys.getsizeof(thing)
    return total


def check_small_boards(count: int) -> None:
    """Compare the search with exhaustive minimax; leave with a message when they differ."""
    chance = random.Random(SMALL_SEED)
    for number in range(count):
        position = small_position(chance, SMALL_SIZES)
        finding = Search(position.compiled).run(position)
        expected = exhaustive_value(position)
        if not finding.exact or finding.value != expected:
            sys.exit(f"small board {number}: the search says {finding.value}, minimax {expected}")


def plain_bound(position: Position, target: int) -> bool:
    """Tell whether the mover reaches a margin of `target` sixteenths, by alpha-beta and nothing else.

    No bounds by what is left, no look at replies beforehand, no estimates, no iterations: every game is played to its
    end or until alpha-beta cuts. (Positions met before are remembered: that prunes nothing that was not searched once.)
    """
    expand = make_expand(position.compiled)
    colours = range(len(position.compiled.colour_masks))
    known: dict[tuple[int, ...], bool] = {}

    def reaches(node: Node, target: int) -> bool:
        own, other, *_, one, two, waits = node
        key = (own, other, (one * 16 + two) * 128 + waits, target)
        if key not in known:
            known[key] = any(outcomes(node, target))
        return known[key]

    def outcomes(node: Node, target: int) -> Iterator[bool]:
        own, other, free, front, rival, lead, worth, one, two, waits = node
        children = sorted(expand(own, free, front, rival, lead, worth, one, two), reverse=True)
        for _, chosen, own_after, free_after, front_after, rival_after, lead_after, worth_after in children:
            if lead_after > worth_after or not free_after:
                yield lead_after >= target
            else:
                after = (other, own_after, free_after, rival_after, front_after, -lead_after, worth_after)
                yield not reaches((*after, two, chosen, 0), 1 - target)
        if waits < MOST_WAITS or not children:
            capturing = {child[1] for child in children}
            for chosen in colours:
                if chosen not in capturing and chosen not in (one, two):
                    after = (other, own, free, rival, front, -lead, worth)
                    yield not reaches((*after, two, chosen, waits + 1), 1 - target)

    return reaches(root_node(position), target)


def check_again(solved: Sequence[Solved]) -> None:
    """Prove values a second time by plain alpha-beta; leave with a message when they do not hold."""
    for each in solved:
        position = start("quick", each.seed)
        value = int(each.value) * UNIT
        if not plain_bound(position, value) or plain_bound(position, value + 1):
            sys.exit(f"quick {each.seed}: plain alpha-beta does not come to {each.value}")
        print(f"quick {each.seed}: plain alpha-beta comes to {each.value:+g} as well", flush=True)


def nodes_per_second(variant: str) -> tuple[float, Finding]:
    """Search the start of a board for some seconds in this process."""
    position = start(variant, 1)
    search = Search(position.compiled)
    began = time.process_time()
    finding = search.run(position, out_of_time=lambda: time.process_time() - began > SPEED_SECONDS)
    return finding.nodes / (time.process_time() - began), finding


def in_cpython(boards: int) -> tuple[dict[str, float], list[Solved]]:
    """Solve the boards here, and give the figures."""
    solved, sizes, entries = [], [], []
    for seed in range(boards):
        one, search = solve(seed)
        solved.append(one)
        sizes.append(table_bytes(search))
        entries.append(len(search.table.recent) + len(search.table.older))
        print(f"quick {seed:3}: {one.value:+5.0f}  {one.nodes:9,} nodes  {one.seconds:6.2f} s", flush=True)
    seconds, nodes = [one.seconds for one in solved], [one.nodes for one in solved]
    figures = {
        "quick_boards": boards,
        "quick_median_s_cpython": round(statistics.median(seconds), 2),
        "quick_p90_s_cpython": round(percentile(seconds, 0.9), 2),
        "quick_median_nodes": round(statistics.median(nodes)),
        "quick_p90_nodes": percentile(nodes, 0.9),
        "quick_first_mover_wins": sum(one.value > 0 for one in solved),
        "quick_draws": sum(one.value == 0 for one in solved),
        "table_entries_median": round(statistics.median(entries)),
        "table_entries_most": max(entries),
        "table_mb_cpython_most": round(max(sizes) / MEGABYTE),
    }
    for variant in SPEED_VARIANTS:
        rate, finding = nodes_per_second(variant)
        depth = "solved" if finding.exact else f"depth {finding.depth}"
        print(f"{variant:8} {rate:9,.0f} nodes/s, {depth} within {SPEED_SECONDS:g} s", flush=True)
        figures[f"nodes_per_s_{variant}_cpython"] = round(rate)
        figures[f"depth_{variant}_cpython"] = finding.depth
    return figures, solved


def in_worker(solved: Sequence[Solved]) -> dict[str, float]:
    """Solve the same boards in Chromium's worker, and give the figures; values must be the same."""
    figures: dict[str, float] = {}
    seconds, worked = [], []
    with Thinker() as thinker:
        figures["renderer_mb_before"] = round(thinker.renderer_bytes() / MEGABYTE)
        for one in solved:
            answer = thinker.think("quick", one.seed)
            if not answer.exact or answer.value != one.value or answer.nodes != one.nodes:
                sys.exit(f"quick {one.seed}: the worker says {answer}, CPython {one}")
            seconds.append(answer.seconds)
            worked.append(answer.worked)
            print(
                f"quick {one.seed:3} in the worker: {answer.seconds:6.2f} s, worked {answer.worked:.2f} s", flush=True
            )
        figures["quick_median_s_worker"] = round(statistics.median(seconds), 2)
        figures["quick_p90_s_worker"] = round(percentile(seconds, 0.9), 2)
        figures["quick_median_worked_s_worker"] = round(statistics.median(worked), 2)
        figures["quick_p90_worked_s_worker"] = round(percentile(worked, 0.9), 2)
        figures["renderer_mb"] = round(thinker.renderer_bytes() / MEGABYTE)
        figures["worker_mb_quick"] = round(thinker.worker_bytes() / MEGABYTE)
        for variant in SPEED_VARIANTS:
            answer = thinker.think(variant, 1, SPEED_SECONDS)
            figures[f"nodes_per_s_{variant}_worker"] = round(answer.nodes / max(answer.worked, 0.01))
            figures[f"depth_{variant}_worker"] = answer.depth
        figures["worker_mb"] = round(thinker.worker_bytes() / MEGABYTE)
    return figures


def main() -> None:
    """Measure and check; print the figures as one JSON object at the end."""
    parser = argparse.ArgumentParser(prog="dev.py bench search", description=__doc__)
    parser.add_argument("--boards", type=int, default=30, help="Quick boards to solve")
    parser.add_argument("--small", type=int, default=100, help="small boards to compare with exhaustive minimax")
    parser.add_argument("--again", type=int, default=10, help="Quick values to prove again by plain alpha-beta")
    parser.add_argument("--no-worker", action="store_true", help="leave the browser out")
    options = parser.parse_args()
    figures, solved = in_cpython(options.boards)
    if not options.no_worker:
        figures |= in_worker(solved)
    check_small_boards(options.small)
    print(f"{options.small} small boards: the search comes to the same as exhaustive minimax", flush=True)
    check_again(solved[: options.again])
    figures |= {"small_boards_equal": options.small, "quick_values_proven_again": min(options.again, len(solved))}
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
