"""Plays mirrored matches between two players and keeps every result: a long measurement can be stopped and resumed.

    python -m tools.strength ONE OTHER VARIANT MATCHES

Matches are numbered by the seeds of their boards. What has been played before is read from `docs/strength/` and not
played again. The last line is one JSON object.
"""

import argparse
import json

from tools.places import ROOT
from tools.strength.mirror import MatchScore, play_match, wilson
from tools.strength.players import find_player

FIRST_SEED = 5_000
KEPT = ROOT / "docs" / "strength"


def main() -> None:
    """Play what is missing, and sum up."""
    parser = argparse.ArgumentParser(prog="tools.strength", description=__doc__)
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("variant")
    parser.add_argument("matches", type=int)
    options = parser.parse_args()
    one, other = find_player(options.one), find_player(options.other)
    KEPT.mkdir(parents=True, exist_ok=True)
    file = KEPT / f"{options.variant}.{options.one}.{options.other}.jsonl"
    scores: dict[int, MatchScore] = {}
    if file.is_file():
        for line in file.read_text("utf-8").splitlines():
            kept = json.loads(line)
            scores[kept["seed"]] = MatchScore(kept["points"], kept["margin"])
    with file.open("a", encoding="utf-8") as more:
        for seed in range(FIRST_SEED, FIRST_SEED + options.matches):
            if seed not in scores:
                scores[seed] = score = play_match(one, other, options.variant, seed)
                more.write(json.dumps({"seed": seed, "points": score.points, "margin": score.margin}) + "\n")
                more.flush()
    wanted = [scores[seed] for seed in range(FIRST_SEED, FIRST_SEED + options.matches)]
    wins, losses = (sum(score.result == result for score in wanted) for result in (1, -1))
    low, high = wilson(wins, wins + losses)
    print(
        json.dumps(
            {
                "one": options.one,
                "other": options.other,
                "variant": options.variant,
                "won": wins,
                "drawn": len(wanted) - wins - losses,
                "lost": losses,
                "rate_of_decided": round(wins / max(1, wins + losses), 3),
                "wilson_95": [round(low, 3), round(high, 3)],
                "points": sum(score.points for score in wanted),
                "games": 2 * len(wanted),
            }
        )
    )


if __name__ == "__main__":
    main()
