"""The engine agrees with the slow referee of these tests on boards and games of every kind."""

from hypothesis import given, settings

from filler_core.board import Board
from filler_core.game import Game
from tests.reference import ReferenceGame
from tests.strategies import boards, choices


def assert_alike(game: Game, reference: ReferenceGame) -> None:
    """Compare everything that the rules speak of."""
    board = game.board
    assert {cell: game.owners()[cell] for cell in board.cells} == reference.owner
    assert list(game.colours) == reference.colour_of_player
    assert game.position.end == reference.end
    assert game.legal_colours() == reference.legal()
    for side in range(board.side_count):
        assert game.worth(side) == reference.worth(side)
        assert game.potential(side) == reference.potential(side)
    if reference.end is None:
        assert game.mover == reference.mover
        assert set(game.bars()) == set(range(board.colour_count)) - set(reference.legal())


@settings(max_examples=1500)
@given(boards(), choices())
def test_games_go_alike(board: Board, chosen: list[int]) -> None:
    """Whatever board and moves, both referees see the same game: captures, regions, paint, retirement, end."""
    game, reference = Game.on(board), ReferenceGame(board)
    assert_alike(game, reference)
    for number in chosen:
        if reference.end is not None:
            break
        if number == 99:
            player = reference.mover
            game.resign(player)
            reference.retire(board.sides[player])
        else:
            legal = reference.legal()
            colour = legal[number % len(legal)]
            preview = game.previews()[colour]
            move = game.play(colour)
            reference.play(colour)
            assert {cell for wave in move.waves for cell in wave} == reference.captured == set(preview.captured)
            assert set(move.closed) == reference.closed == set(preview.closed)
            assert move.worth == preview.worth == sum(map(board.worth, reference.captured | reference.closed))
        assert_alike(game, reference)


@settings(max_examples=150)
@given(boards(largest_edge=5))
def test_waiting_ends_alike(board: Board) -> None:
    """Players who always wait when they can stall the game at the same move for both referees."""
    game, reference = Game.on(board), ReferenceGame(board)
    for _ in range(200):
        if reference.end is not None:
            break
        previews = game.previews()
        colour = min(previews, key=lambda option: (previews[option].worth, option))
        game.play(colour)
        reference.play(colour)
        assert_alike(game, reference)
    assert game.outcome is not None
