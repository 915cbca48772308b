"""Makes 100,000 boards, over all variants in turn, and checks the promises that every board keeps.

Random 64-bit seeds, each with a board that must be playable: starts alone, colours apart, all cells connected.
"""

import argparse
import json
import random
import time

from filler_core.generation import generate
from filler_core.seeds import SEED_BITS
from filler_core.variants import VARIANTS
from tests.test_generation import check_promises

BOARDS = 100_000
SHOW_EVERY = 10_000


def main() -> None:
    """Print progress and the counts; the first failure is shown with its variant and seed."""
    parser = argparse.ArgumentParser(prog="dev.py bench generation", description=__doc__)
    parser.add_argument("boards", type=int, nargs="?", default=BOARDS, help="how many (default: %(default)s)")
    boards: int = parser.parse_args().boards
    chance = random.Random(20)
    variants = list(VARIANTS)
    failures = 0
    start = time.perf_counter()
    for number in range(boards):
        variant, seed = variants[number % len(variants)], chance.getrandbits(SEED_BITS)
        try:
            check_promises(generate(variant, seed), variant)
        except Exception as error:  # noqa: BLE001  whatever goes wrong is what this looks for
            failures += 1
            print(f"{variant} {seed}: {error!r}", flush=True)
        if number % SHOW_EVERY == SHOW_EVERY - 1:
            print(f"{number + 1:,} boards, {failures} failures", flush=True)
    print(json.dumps({"boards": boards, "failures": failures, "seconds": round(time.perf_counter() - start, 1)}))


if __name__ == "__main__":
    main()
