"""The rules as drawings: what a move takes, what ends a game, how the sides stand."""

import pytest

from filler_core.errors import IllegalError
from filler_core.game import Bar, Game
from filler_core.topology import Lattice
from tests.drawing import board_from, draw


def game_on(drawing: str, **options: object) -> Game:
    """Begin a game on a drawn board."""
    return Game.on(board_from(drawing, **options))  # type: ignore[arg-type]  # handed through


def rows(drawing: str) -> str:
    """Write a drawing of one line as one of several."""
    return "\n".join(drawing.split())


# --- the move ---------------------------------------------------------------------------------------------------------


def test_a_colour_takes_the_chain_of_cells_that_touch() -> None:
    """Section 2.3: the free cells of the colour that touch the territory, and on along the chain."""
    game = game_on("3423B 22433 A2342 34523")
    game.play(2)
    assert draw(game) == rows("3423B AA433 AA342 34523")


def test_cells_that_touch_only_by_a_corner_are_not_taken() -> None:
    """Squares are neighbours over edges."""
    game = game_on("324B 2343 A324")
    game.play(2)
    assert draw(game) == rows("324B A343 A324")


def test_hexagons_touch_six_cells() -> None:
    """A hexagon in an odd row touches two cells above and two below, its own column and the one behind it."""
    game = game_on("2433B 42A34 24335", lattice=Lattice.HEX)
    assert game.previews()[3].captured == (2, 3, 8, 12, 13)


def test_rhombi_touch_over_edges_only() -> None:
    """A rhombus touches the two above and the two below, never the one beside it."""
    game = game_on("B455B 43A34 24554", lattice=Lattice.RHOMBUS)
    assert game.previews()[3].captured == ()
    assert game.previews()[5].captured == (2, 3, 12, 13)


def test_walls_keep_neighbours_apart() -> None:
    """Cells with a wall between them are not neighbours, for captures and for regions."""
    game = game_on("324B 2343 A324", walls=((4, 8),))
    assert game.previews()[2].captured == ()
    assert game.previews()[3].captured == (5, 9)


def test_obstacles_are_nobodys() -> None:
    """An obstacle has no colour, is never taken and bars the way."""
    game = game_on("324B #343 A#24")
    assert all(not preview.captured for preview in game.previews().values())


def test_a_rivals_cells_are_never_taken() -> None:
    """Section 2.4: even if the rival's colour of the board was the chosen one."""
    game = game_on("A2B 232 343", colours="01")
    game.play(2)
    game.play(3)
    assert game.territory(1) == [2]
    game.play(4)
    assert game.territory(0) == [0, 1, 3]


def test_waiting_is_allowed_and_occupies_a_colour() -> None:
    """Section 2.5: a colour that takes nothing may be chosen; the rival cannot choose it then."""
    game = game_on("324B 2343 A325")
    move = game.play(5)
    assert (move.waves, move.worth) == ((), 0)
    assert game.bars()[5] == Bar(0, own=False)
    with pytest.raises(IllegalError) as caught:
        game.play(5)
    assert (caught.value.code, caught.value.parameters) == ("illegal-colour-rival", {"colour": 5, "player": 0})


def test_bars_name_the_player() -> None:
    """Own colour and rivals' colours are barred, each with the player whose colour it is."""
    game = game_on("B23C 3232 A32D", colour_count=9, colours="0145")
    assert game.bars() == {0: Bar(0, own=True), 1: Bar(1, own=False), 4: Bar(2, own=False), 5: Bar(3, own=False)}


def test_a_partners_colour_is_allowed() -> None:
    """Section 2.2: in Pairs the partner's colour may be chosen."""
    game = game_on("B23C 3232 A32D", colour_count=9, colours="0145", sides=(0, 1, 0, 1))
    assert set(game.bars()) == {0, 1, 5}
    game.play(4)
    assert game.colours[:1] == game.colours[2:3] == (4,)


@pytest.mark.parametrize(
    ("colour", "code"),
    [(0, "illegal-colour-own"), (-1, "illegal-colour-unknown"), (6, "illegal-colour-unknown")],
)
def test_a_refused_colour_changes_nothing(colour: int, code: str) -> None:
    """The own colour and colours that do not exist are refused; the game stands as before."""
    game = game_on("324B 2343 A324")
    before = draw(game)
    with pytest.raises(IllegalError) as caught:
        game.play(colour)
    assert caught.value.code == code
    assert (draw(game), game.ply, game.mover) == (before, 0, 0)


# --- own regions ------------------------------------------------------------------------------------------------------


def test_a_region_that_only_the_mover_touches_is_closed() -> None:
    """Section 2.6: cutting off a corner takes it whole, whatever its colours."""
    game = game_on("45243 45235 A222B")
    move = game.play(2)
    assert sorted(move.closed) == [0, 1, 5, 6]
    assert draw(game) == rows("AAA43 AAA35 AAAAB")


def test_a_region_that_a_rival_touches_stays_free() -> None:
    """As long as one cell of the rival touches it, a region belongs to nobody."""
    game = game_on("45B 452 A22", colours="01")
    game.play(2)
    assert draw(game) == rows("45B 45A AAA")


def test_taking_the_last_cells_before_a_rival_closes_the_rest() -> None:
    """A region may be closed without being split: by taking all of it that the rival touched."""
    game = game_on("B2334 A2454", colours="01")
    game.play(2)
    assert draw(game) == rows("BAAAA AAAAA")


# --- worths and paint -------------------------------------------------------------------------------------------------


def test_valuable_cells_count_what_they_are_worth() -> None:
    """Scores, previews and the total speak of worth, not of cells."""
    game = game_on("A4B 445", worths={1: 5})
    assert game.board.total == 6 + 4
    assert game.previews()[4].captured == (1, 3, 4)
    assert game.previews()[4].worth == 7
    game.play(4)
    assert game.worth(0) == 8


def test_paint_takes_every_group_that_touches_the_pot() -> None:
    """Variant Treasure: a pot's paint takes the groups beside it, but no new chain of the chosen colour begins."""
    game = game_on("55555B 343434 A23323 434343", colour_count=7, pots=(13,))
    move = game.play(2)
    # The 4 above the pot and the 3s beside and below it came along; the 2 that touches them did not.
    assert {cell for wave in move.waves for cell in wave} == {7, 8, 13, 14, 15, 19, 21}
    assert move.closed == (18, 20)
    assert draw(game) == rows("55555B 3AA434 AAAA23 AAAA43")


def test_a_pot_reached_by_paint_spills_too() -> None:
    """A chain of pots: each one that paint takes spills its own."""
    game = game_on("A23456 565665 B65656", colour_count=7, pots=(1, 2, 3))
    move = game.play(2)
    assert {1, 2, 3, 4} <= {cell for wave in move.waves for cell in wave}


# --- the end ----------------------------------------------------------------------------------------------------------


def test_crossing_the_equator_decides() -> None:
    """Section 3: with two sides the leader has won with more than half of all worth."""
    game = game_on("A22B 2222 3434", colours="01")
    game.play(2)
    outcome = game.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winner) == ("decided", 0)
    assert [(standing.side, standing.rank) for standing in outcome.ranking] == [(0, 1), (1, 2)]
    assert game.mover is None
    assert game.legal_colours() == []
    assert game.bars() == {}
    with pytest.raises(IllegalError) as caught:
        game.play(3)
    assert caught.value.code == "illegal-game-over"


def test_a_full_board_with_equal_worth_is_a_draw() -> None:
    """Nothing is left and both have the same."""
    game = game_on("A23B", colours="01")
    game.play(2)
    game.play(3)
    outcome = game.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winner) == ("full", None)
    assert [standing.rank for standing in outcome.ranking] == [1, 1]


def test_cells_that_nobody_can_reach_do_not_keep_a_game_going() -> None:
    """Free cells behind obstacles belong to nobody and end nothing."""
    game = game_on("A23B#4 ####5#", colours="01")
    game.play(2)
    game.play(3)
    assert game.outcome is not None
    assert game.outcome.reason == "full"


def test_twenty_moves_without_gain_stall_a_game_of_two() -> None:
    """Section 3: in the last 10 × players moves nothing was gained."""
    game = game_on("A333333333B 33333333333", colour_count=7, colours="01")
    assert game.stall_limit == 20
    for ply in range(20):
        assert game.outcome is None, ply
        game.play(next(c for c in game.legal_colours() if not game.previews()[c].worth))
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.winner) == ("stalled", None)


def test_with_four_sides_a_move_may_decide_for_somebody_else() -> None:
    """The leader wins as soon as nobody can catch up, whoever moved: A, shut in, wins by the others' moves."""
    game = game_on("AAAA#B2345C", colour_count=9, colours="018")
    for colour in (6, 2, 5, 7, 3):
        game.play(colour)
        assert game.outcome is None
    game.play(4)
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.winner, game.moves[-1].player) == ("decided", 0, 2)


# --- resigning --------------------------------------------------------------------------------------------------------


def test_resigning_gives_the_rival_all_free_cells_in_the_sum() -> None:
    """Section 6: nobody gains in the sum by resigning early."""
    game = game_on("324B 2343 A324")
    game.play(2)
    game.resign(0)
    outcome = game.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winner) == ("resigned", 1)
    assert [(s.side, s.worth, s.counted, s.retired) for s in outcome.ranking] == [(1, 1, 10, False), (0, 2, 2, True)]


def test_who_retires_among_four_keeps_cells_and_bars_no_colour() -> None:
    """Section 6: the others play on, the retired one is skipped, potential ignores him."""
    game = game_on("B23C 3232 A32D", colour_count=9, colours="0145")
    game.resign(1)
    assert game.mover == 0
    assert 1 not in game.bars()
    assert game.potential(1) == game.worth(1) == 1
    game.play(3)
    assert game.mover == 2


def test_a_region_that_touches_one_playing_side_after_a_retirement_goes_to_it() -> None:
    """Section 2.6: at once, and to that side."""
    game = game_on("A2B34C 222#33", colour_count=9, colours="015")
    game.resign(1)
    owners = game.owners()
    assert [owners[cell] for cell in (1, 6, 7, 8)] == [0, 0, 0, 0]
    assert [owners[cell] for cell in (3, 4, 10, 11)] == [2, 2, 2, 2]


def test_retired_sides_rank_below_all_who_play_and_the_later_above_the_earlier() -> None:
    """Section 3, ranking."""
    game = game_on("B23C 3232 A32D", colour_count=9, colours="0145")
    for player in (2, 0, 3):
        game.resign(player)
    outcome = game.outcome
    assert outcome is not None
    assert [(s.side, s.rank) for s in outcome.ranking] == [(1, 1), (3, 2), (0, 3), (2, 4)]
    assert outcome.winner == 1
    assert outcome.ranking[0].counted == 1 + 8


@pytest.mark.parametrize("player", [-1, 2])
def test_only_players_can_resign(player: int) -> None:
    """Nobody else is at the table."""
    with pytest.raises(IllegalError) as caught:
        game_on("324B 2343 A324").resign(player)
    assert caught.value.code == "illegal-seat"


def test_nobody_resigns_twice_or_after_the_end() -> None:
    """A side that has retired, and everybody when the game is over, has nothing left to give up."""
    game = game_on("B23C 3232 A32D", colour_count=9, colours="0145")
    game.resign(1)
    with pytest.raises(IllegalError) as caught:
        game.resign(1)
    assert caught.value.code == "illegal-seat"
    for player in (0, 2):
        game.resign(player)
    with pytest.raises(IllegalError) as caught:
        game.resign(3)
    assert caught.value.code == "illegal-game-over"


# --- how the sides stand ----------------------------------------------------------------------------------------------


def test_two_sides_need_more_than_half() -> None:
    """Section 3: `total // 2 + 1`, and the distance and lead that follow."""
    game = game_on("324B 2343 A324")
    game.play(2)
    assert [game.needed(side) for side in (0, 1)] == [7, 7]
    assert [game.distance(side) for side in (0, 1)] == [5, 6]
    assert [game.lead(side) for side in (0, 1)] == [1, -1]


def test_four_sides_need_more_than_the_best_rival_can_reach() -> None:
    """Section 3: the best rival's potential + 1; that may be out of reach."""
    game = game_on("B23C 3232 A32D", colour_count=9, colours="0145")
    assert [game.needed(side) for side in range(4)] == [10] * 4
    assert [game.potential(side) for side in range(4)] == [9] * 4


def test_partners_worth_is_summed() -> None:
    """Pairs: a side's worth is that of both partners, a player's that of his own territory."""
    game = game_on("B23C 3232 A32D", colour_count=9, colours="0145", sides=(0, 1, 0, 1))
    game.play(3)
    assert (game.player_worth(0), game.player_worth(2), game.worth(0)) == (3, 1, 4)
