"""Writes the golden files that are missing, for a new variant. Never touches one that is there."""

from filler_core.board import write_board
from filler_core.generation import generate
from filler_core.variants import VARIANTS
from tests.test_golden import BOARD_SEEDS, GAME_SEED, GOLDEN
from tests.transcript import transcribe


def main() -> None:
    """Write what is missing."""
    texts = {GOLDEN / "games" / f"{variant}.txt": transcribe(variant, GAME_SEED) for variant in VARIANTS}
    for variant in VARIANTS:
        for seed in BOARD_SEEDS:
            texts[GOLDEN / "boards" / f"{variant}-{seed}.txt"] = write_board(generate(variant, seed))
    for path, text in texts.items():
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
            print("wrote", path.relative_to(GOLDEN))


if __name__ == "__main__":
    main()
