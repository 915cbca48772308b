"""Six levels of computer players: legal, repeatable, and erring as people do."""

import pytest

from filler_core.bots.levels import LEVELS, Mind, find_level, glance, winning_colour
from filler_core.errors import InvalidError
from filler_core.generation import generate
from filler_core.groups import CompiledBoard
from filler_core.position import Position
from filler_core.seeds import SeededStream
from filler_core.variants import VARIANTS
from tests.drawing import board_from

NODES = 300


def play_out(variant: str, level_id: str, seed: int = 0) -> list[int]:
    """Let a level play against itself to the end, and give the colours."""
    position = Position.start(CompiledBoard(generate(variant, 11)))
    mind, level = Mind(position.compiled), find_level(level_id)
    chance = SeededStream("test", seed)
    colours = []
    while position.end is None:
        colours.append(mind.choose(position, level, chance, nodes=NODES).colour)
        position = position.play(colours[-1])
    assert position.end != "stalled"
    return colours


@pytest.mark.parametrize("level", [level.id for level in LEVELS])
@pytest.mark.parametrize("variant", ["quick", "hex", "treasure"])
def test_every_level_finishes_a_game(variant: str, level: str) -> None:
    """Every level plays whole games by legal moves, and none of them dawdles until the game stalls."""
    assert len(play_out(variant, level)) < 150


@pytest.mark.parametrize("level", ["beginner", "medium", "hard"])
@pytest.mark.parametrize("variant", ["four", "pairs"])
def test_levels_play_at_tables_of_four(variant: str, level: str) -> None:
    """The same for four players."""
    assert len(play_out(variant, level)) < 300


@pytest.mark.parametrize("level", [level.id for level in LEVELS])
def test_the_same_seed_makes_the_same_game(level: str) -> None:
    """Chance is an argument: nothing else decides."""
    assert play_out("quick", level, seed=3) == play_out("quick", level, seed=3)


def test_lower_levels_do_not_always_play_the_same() -> None:
    """Another seed makes a beginner play another game; who plays its best is not swayed by chance."""
    assert len({tuple(play_out("quick", "beginner", seed)) for seed in range(4)}) > 1
    assert len({tuple(play_out("quick", "expert", seed)) for seed in range(3)}) == 1


def test_nobody_waits_while_there_is_something_to_take() -> None:
    """A beginner may take the wrong thing, but takes something."""
    position = Position.start(CompiledBoard(generate("classic", 4)))
    mind, chance = Mind(position.compiled), SeededStream("test", 1)
    while position.end is None:
        seen = glance(position)
        colour = mind.choose(position, find_level("beginner"), chance).colour
        assert seen[colour] or not any(seen.values())
        position = position.play(colour)


@pytest.mark.parametrize("level", [level.id for level in LEVELS])
def test_who_can_win_on_the_spot_does(level: str) -> None:
    """2 takes four cells and shuts the rival in, so that everything is won; 3 would take five."""
    position = Position.start(CompiledBoard(board_from("A2222B 33333# 545454", colours="01", colour_count=6)))
    assert winning_colour(position) == 2
    choice = Mind(position.compiled).choose(position, find_level(level), SeededStream("test", 5), nodes=NODES)
    assert choice.colour == 2


def test_a_level_learns_nothing_from_a_better_one() -> None:
    """What the best level has found out about the board does not change what another chooses."""
    position = Position.start(CompiledBoard(generate("quick", 6)))
    fresh, taught = Mind(position.compiled), Mind(position.compiled)
    taught.choose(position, find_level("perfect"), SeededStream("test", 1), nodes=5_000)
    level = find_level("hard")
    assert taught.choose(position, level, SeededStream("test", 2)) == fresh.choose(
        position, level, SeededStream("test", 2)
    )


def test_an_unknown_level_is_refused() -> None:
    """With the code that the page words."""
    with pytest.raises(InvalidError) as error:
        find_level("grandmaster")
    assert error.value.code == "unknown-level"


def test_every_variant_has_a_mind() -> None:
    """Two players or four: each board gets the search that fits it."""
    for variant in VARIANTS:
        mind = Mind(CompiledBoard(generate(variant, 1)))
        assert mind.two_players == (VARIANTS[variant].player_count == 2)
