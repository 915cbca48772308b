"""Boards and games that must stay as they are for ever, as texts that a person can read.

A missing file is written by `python -m tests.write_golden`; one that is there is never overwritten.
"""

from pathlib import Path

import pytest

from filler_core.board import read_board, write_board
from filler_core.generation import generate
from filler_core.variants import VARIANTS
from tests.reference import ReferenceGame
from tests.transcript import transcribe

GOLDEN = Path(__file__).parent / "golden"
BOARD_SEEDS = (0, 7_000_000_007, 2**64 - 1)
GAME_SEED = 1990


@pytest.mark.parametrize("seed", BOARD_SEEDS)
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_seed_gives_the_same_board_for_ever(variant: str, seed: int) -> None:
    """Links and records name boards by their seed, so the board of a seed may never change."""
    golden = (GOLDEN / "boards" / f"{variant}-{seed}.txt").read_text()
    assert write_board(generate(variant, seed)) == golden
    assert read_board(golden) == generate(variant, seed)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_game_goes_the_same_way_for_ever(variant: str) -> None:
    """The transcript of one whole game of each variant: board, choices of the computer, captures, figures, end."""
    assert transcribe(variant, GAME_SEED) == (GOLDEN / "games" / f"{variant}.txt").read_text()


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_slow_referee_sees_the_same_golden_game(variant: str) -> None:
    """The moves of the transcript lead the cell-by-cell referee to the same worths and the same end."""
    lines = (GOLDEN / "games" / f"{variant}.txt").read_text().splitlines()
    reference = ReferenceGame(generate(variant, GAME_SEED))
    for line in lines:
        head, found, figures = line.partition("; stands ")
        if not found:
            continue
        reference.play(int(head.split()[2].rstrip(":")))
        worths = [int(word) for word in figures.split(", ")[0].split(" : ")]
        assert worths == [reference.worth(side) for side in sorted(set(reference.board.sides))]
    assert reference.end == lines[-1].split(":")[0]


def test_there_is_no_golden_file_without_a_variant() -> None:
    """Every file is compared with something: a renamed variant must not leave a dead file behind."""
    boards = {f"{variant}-{seed}.txt" for variant in VARIANTS for seed in BOARD_SEEDS}
    assert {path.name for path in (GOLDEN / "boards").iterdir()} == boards
    assert {path.name for path in (GOLDEN / "games").iterdir()} == {f"{variant}.txt" for variant in VARIANTS}
