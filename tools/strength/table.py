"""Prints all results that were kept as a table for `docs/strength.md`: `python -m tools.strength.table`."""

import json

from tools.strength.__main__ import KEPT
from tools.strength.mirror import MatchScore, wilson


def main() -> None:
    """Print one line a pair of players and variant."""
    print("| board | player | opponent | matches | won | drawn | lost | share | of decided ones (95 % Wilson) |")
    print("|---|---|---|--:|--:|--:|--:|--:|---|")
    for file in sorted(KEPT.glob("*.jsonl")):
        variant, rest = file.stem.split(".", 1)
        one, other = _players(rest)
        kept = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
        results = [MatchScore(each["points"], each["margin"]).result for each in kept]
        if not results:
            continue
        won, drawn, lost = (results.count(result) for result in (1, 0, -1))
        low, high = wilson(won, won + lost)
        share = (won + drawn / 2) / len(results)
        decided = f"{won}/{won + lost}: {low:.1%}–{high:.1%}" if won + lost else "none"
        print(f"| {variant} | {one} | {other} | {len(results)} | {won} | {drawn} | {lost} | {share:.1%} | {decided} |")


def _players(names: str) -> tuple[str, str]:
    """Split the names of a file; a time such as `@0.2` holds a point, too."""
    words = names.split(".")
    joined: list[str] = []
    for word in words:
        if joined and "@" in joined[-1] and word.isdecimal():
            joined[-1] += f".{word}"
        else:
            joined.append(word)
    one, other = joined
    return one, other


if __name__ == "__main__":
    main()
