"""Plays simulated matches between devices on bad networks, feeds tables invented messages, and times real moves.

    python3 dev.py bench net [--matches N] [--frames N] [--moves N]

A match counts as a fault when the logs of its devices differ in the end, an acknowledged entry is gone, or an honest
device is accused; a frame counts as one when it makes a table raise, or changes what its log holds. The latency is that
from a pressed colour in one browser context to the painted board in the other, on the 21×21 board, over a real
connection on loopback.
"""

import argparse
import json
import os
import time
from collections import deque
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from statistics import quantiles

from tests.peer_fuzz import fuzz
from tests.peer_world import simulate
from tools.bench.net_latency import measure

MATCHES, FRAMES, MOVES = 10_000, 1_000_000, 200
CHUNK, FRAMES_A_CHUNK = 50, 10_000
SHOW_EVERY_S = 15


def main() -> None:
    """Print progress and the counts."""
    parser = argparse.ArgumentParser(prog="dev.py bench net", description=__doc__)
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--frames", type=int, default=FRAMES)
    parser.add_argument("--moves", type=int, default=MOVES)
    wishes = parser.parse_args()
    figures: dict[str, float] = {}
    if wishes.moves:
        # First, while nothing else runs.
        latencies = measure(wishes.moves)
        figures["latency_p50_ms"] = round(quantiles(latencies, n=100)[49], 1)
        figures["latency_p95_ms"] = round(quantiles(latencies, n=100)[94], 1)
        figures["moves"] = len(latencies)
    start = time.perf_counter()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        chunks = [range(first, min(first + CHUNK, wishes.matches)) for first in range(0, wishes.matches, CHUNK)]
        matches = faults = entries = 0
        for count, bad, length in _told("matches", pool.map(_play, chunks)):
            matches, faults, entries = matches + count, faults + bad, entries + length
        pieces = [(seed, FRAMES_A_CHUNK) for seed in range(-(-wishes.frames // FRAMES_A_CHUNK))]
        frames = stopped = 0
        for count, bad, disputes in _told("frames", pool.map(_fuzz, pieces)):
            frames, faults, stopped = frames + count, faults + bad, stopped + disputes
    figures = {
        "matches": matches,
        "entries": entries,
        "frames": frames,
        "disputed": stopped,
        "faults": faults,
        **figures,
    }
    print(json.dumps({**figures, "seconds": round(time.perf_counter() - start, 1)}))


def _told(what: str, results: Iterator[tuple[int, int, int]]) -> Iterator[tuple[int, int, int]]:
    """Pass results on, and say from time to time how many there are."""
    done = faults = 0
    last = time.perf_counter()
    for result in results:
        done, faults = done + result[0], faults + result[1]
        if time.perf_counter() - last >= SHOW_EVERY_S:
            last = time.perf_counter()
            print(f"{done:,} {what}, {faults} faults", flush=True)
        yield result
    print(f"{done:,} {what}, {faults} faults", flush=True)


def _play(seeds: range) -> tuple[int, int, int]:
    """Play some matches; give their number, how many went wrong, and how many entries their logs have."""
    bad = entries = 0
    for seed in seeds:
        ending = simulate(seed)
        entries += len(ending.logs[0])
        if ending.faults:
            bad += 1
            print(f"match {seed}: {', '.join(ending.faults)}", flush=True)
    return len(seeds), bad, entries


def _fuzz(piece: tuple[int, int]) -> tuple[int, int, int]:
    """Feed some frames; give their number, how many did harm, and how many tables ended as disputed."""
    [outcome] = deque(fuzz(*piece), maxlen=1)
    if outcome.faults:
        print(outcome.first_fault, flush=True)
    return outcome.frames, outcome.faults, outcome.stopped


if __name__ == "__main__":
    main()
