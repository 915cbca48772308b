"""Matches: two games on one board, points and worth, ready, resigning, flags."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filler_core.clock import TimeControl
from filler_core.errors import IllegalError
from filler_core.groups import CompiledBoard
from filler_core.match import (
    DRAW,
    LOSS,
    LOSS_BY_WORTH,
    POINT,
    READY_GRACE,
    WIN,
    WIN_BY_WORTH,
    Leave,
    Match,
    Phase,
)
from tests.drawing import board_from

THREE_TWO = TimeControl(180_000, 2_000)

# Small boards that are quickly played out: two players, four, and two pairs.
TWO = CompiledBoard(board_from("23B45 32423 A5324", colours="01"))
FOUR = CompiledBoard(board_from("B2345C 345432 234523 A5432D", colour_count=9, colours="0178"))
PAIRS = CompiledBoard(board_from("B2345C 345432 234523 A5432D", colour_count=9, colours="0178", sides=(0, 1, 0, 1)))
BOARDS = {"two": TWO, "four": FOUR, "pairs": PAIRS}


def begun(compiled: CompiledBoard, games: int = 2, control: TimeControl | None = THREE_TWO) -> Match:
    """Set up a match and begin it at 0."""
    match = Match(compiled, games, control)
    match.begin(0)
    return match


def greedily(match: Match) -> int:
    """Choose what takes the most, so that games end soon."""
    previews = match.game.previews()
    return max(previews, key=lambda colour: (previews[colour].worth, -colour))


def play_game(match: Match, now: int) -> int:
    """Play the present game to its end, a second a move, and give the time."""
    number = match.number
    while match.phase is Phase.PLAYING and match.number == number:
        now += 1000
        match.play(greedily(match), now)
    return now


def ready_all(match: Match, now: int) -> None:
    """Let everyone be ready who has not left."""
    for player in sorted(match.active_players):
        match.ready(player, now)


# --- two games on one board -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BOARDS)
def test_game_two_swaps_corners_and_who_begins(name: str) -> None:
    """Section 4: player i takes the place of player n−1−i; the board is exactly the same."""
    match = begun(BOARDS[name])
    first_board = match.game.board
    count = match.player_count
    assert [match.place_of(player) for player in range(count)] == list(range(count))
    assert match.mover == 0
    now = play_game(match, 0)
    ready_all(match, now)
    assert match.game.board is first_board
    assert [match.place_of(player) for player in range(count)] == list(reversed(range(count)))
    assert match.mover == count - 1
    assert match.game.territory(match.place_of(0)) == list(first_board.starts[count - 1])


def test_partners_stay_diagonal() -> None:
    """In Pairs the sides of the match are the same in both games."""
    match = begun(PAIRS)
    ready_all(match, play_game(match, 0))
    for player, side in enumerate(match.sides):
        assert match.side_of_board_side(match.game.board.sides[match.place_of(player)]) == side


@pytest.mark.parametrize("name", BOARDS)
def test_a_match_pays_exactly_its_points(name: str) -> None:
    """A point a game, shared or not, and never more."""
    match = begun(BOARDS[name])
    ready_all(match, play_game(match, 0))
    play_game(match, 500_000 - 400_000)
    assert match.phase is Phase.OVER
    assert match.result is not None
    assert sum(match.result.points) == 2 * POINT


def test_after_the_last_game_the_clocks_stop() -> None:
    """Nothing runs when the match is over."""
    match = begun(TWO)
    now = play_game(match, 0)
    ready_all(match, now)
    now = play_game(match, now)
    assert match.clock is not None
    left = [match.clock.remaining(player, now) for player in (0, 1)]
    assert [match.clock.remaining(player, now + 10**7) for player in (0, 1)] == left
    assert match.flag(now + 10**7) == []


def test_an_unrated_match_is_one_game() -> None:
    """One game decides by itself."""
    match = begun(TWO, games=1)
    play_game(match, 0)
    assert match.phase is Phase.OVER
    assert match.result is not None
    assert match.result.scores[match.result.winner or 0][1 - (match.result.winner or 0)] == WIN


# --- the result -------------------------------------------------------------------------------------------------------


def resign_both(first: int, second: int, moves: tuple[int, int]) -> Match:
    """Let `first` give up game 1 and `second` game 2, each after some moves."""
    match = begun(TWO, control=None)
    for resigner, count in zip((first, second), moves, strict=True):
        for _ in range(count):
            match.play(greedily(match), 0)
        match.resign_game(resigner, 0)
        if match.phase is Phase.BETWEEN:
            ready_all(match, 0)
    return match


def test_two_wins_are_a_win_by_points() -> None:
    """2–0 scores 1–0."""
    result = resign_both(0, 0, (1, 1)).result
    assert result is not None
    assert (result.winner, result.ranks, result.points) == (1, (2, 1), (0, 2 * POINT))
    assert result.scores == ((DRAW, LOSS), (WIN, DRAW))


def test_one_all_is_decided_by_worth() -> None:
    """1–1: the higher sum over both games wins 0.6–0.4."""
    result = resign_both(0, 1, (2, 0)).result
    assert result is not None
    assert result.points == (POINT, POINT)
    better = 0 if result.sums[0] > result.sums[1] else 1
    assert result.sums[0] != result.sums[1]
    assert result.winner == better
    assert result.scores[better][1 - better] == WIN_BY_WORTH
    assert result.scores[1 - better][better] == LOSS_BY_WORTH


def test_equal_points_and_sums_draw() -> None:
    """Nobody has more of anything: 0.5–0.5."""
    result = resign_both(0, 1, (0, 0)).result
    assert result is not None
    assert (result.winner, result.ranks, result.sums) == (None, (1, 1), (15, 15))
    assert result.scores == ((DRAW, DRAW), (DRAW, DRAW))


@given(st.sampled_from(list(BOARDS)), st.lists(st.integers(0, 30), max_size=60), st.booleans())
def test_resigning_early_never_improves_ones_sum(name: str, numbers: list[int], in_second: bool) -> None:  # noqa: FBT001
    """Whoever resigns has at most what he would have had by resigning later; the others have at least as much."""

    def played(stop: int) -> Match:
        match = begun(BOARDS[name], control=None)
        if in_second:
            ready_all(match, play_game(match, 0))
        for number in numbers[:stop]:
            if match.phase is not Phase.PLAYING or len(match.results) > in_second:
                break
            legal = match.game.legal_colours()
            match.play(legal[number % len(legal)], 0)
        return match

    early, late = played(len(numbers) // 2), played(len(numbers))
    if late.phase is not Phase.PLAYING or early.phase is not Phase.PLAYING:
        return
    side = 0
    for match in (early, late):
        for player in match.players_of(side):
            match.resign_game(player, 0)
    if name != "four":
        assert early.results[-1].counted[side] <= late.results[-1].counted[side]
        assert early.results[-1].counted[1] >= late.results[-1].counted[1]
    assert late.results == [] or late.results[-1].points[side] in (0, POINT)


def mirrored(match_numbers: list[int], board: CompiledBoard) -> tuple[Match, Match]:
    """Play two matches in which the players have exchanged seats: game 1 of one goes like game 2 of the other."""
    halves = match_numbers[: len(match_numbers) // 2], match_numbers[len(match_numbers) // 2 :]
    matches = []
    for order in (halves, tuple(reversed(halves))):
        match = begun(board, control=None)
        for numbers in order:
            for number in numbers:
                if match.phase is not Phase.PLAYING:
                    break
                legal = match.game.legal_colours()
                match.play(legal[number % len(legal)], 0)
            if match.phase is Phase.PLAYING:
                match.resign_game(match.player_at(0), 0)
            if match.phase is Phase.BETWEEN:
                ready_all(match, 0)
        matches.append(match)
    return matches[0], matches[1]


@given(st.lists(st.integers(0, 30), min_size=2, max_size=120))
def test_swapping_the_seats_swaps_the_result(numbers: list[int]) -> None:
    """If the two games go the same ways in the other order, the players have exchanged their parts and the result."""
    one, other = mirrored(numbers, TWO)
    assert one.result is not None
    assert other.result is not None
    assert one.result.points == tuple(reversed(other.result.points))
    assert one.result.sums == tuple(reversed(other.result.sums))
    assert one.result.scores[0][1] == other.result.scores[1][0]


def test_a_shared_first_place_shares_the_point() -> None:
    """Four: who is first together shares the point equally; equal points and more worth score 0.6–0.4."""
    match = begun(FOUR, control=None)
    while match.phase is Phase.PLAYING:
        match.play(greedily(match), 0)
    result = match.results[0]
    first = [side for side in range(4) if result.ranks[side] == 1]
    assert [result.points[side] for side in range(4)] == [
        POINT // len(first) if side in first else 0 for side in range(4)
    ]


# --- ready ------------------------------------------------------------------------------------------------------------


def test_game_two_starts_when_all_are_ready() -> None:
    """Between the games nothing can be played, and one who is ready waits for the others."""
    match = begun(FOUR)
    now = play_game(match, 0)
    assert match.phase is Phase.BETWEEN
    with pytest.raises(IllegalError) as caught:
        match.play(2, now)
    assert caught.value.code == "illegal-not-now"
    for player in (2, 0, 3):
        match.ready(player, now)
        assert match.phase is Phase.BETWEEN
    assert match.waited_for == {1}
    match.ready(1, now)
    assert (match.phase, match.number, match.game.ply) == (Phase.PLAYING, 1, 0)


def test_clocks_of_who_is_not_ready_run_after_sixty_seconds() -> None:
    """Section 4: from 60 seconds after the end of game 1, to the millisecond, whenever one looks."""
    match = begun(TWO)
    now = play_game(match, 0)
    clock = match.clock
    assert clock is not None
    left = [clock.remaining(player, now) for player in (0, 1)]
    match.ready(0, now + 10_000)
    assert match.flag(now + READY_GRACE - 1) == []
    assert clock.running == frozenset()
    match.flag(now + READY_GRACE + 5_000)
    assert [clock.remaining(player, now + READY_GRACE + 5_000) for player in (0, 1)] == [left[0], left[1] - 5_000]
    match.ready(1, now + READY_GRACE + 7_000)
    assert clock.remaining(1, now + READY_GRACE + 7_000) == left[1] - 7_000
    assert match.phase is Phase.PLAYING


def test_who_never_is_ready_loses_on_time() -> None:
    """The flag falls between the games as well, and the match is lost 1–0 in spite of a game that was won."""
    match = begun(TWO)
    now = play_game(match, 0)
    winner = match.results[0].winner
    assert winner is not None
    match.ready(1 - winner, now)
    assert match.flag(now + 10**6) == [winner]
    assert match.result is not None
    assert match.result.winner == 1 - winner
    assert match.result.left[winner] is Leave.TIME


# --- flags ------------------------------------------------------------------------------------------------------------


@given(st.integers(0, 400_000))
def test_a_move_and_a_flag_never_both_count(moment: int) -> None:
    """At any moment either the move is made or the flag falls."""
    match = begun(TWO)
    colour = match.game.legal_colours()[0]
    if moment < 180_000:
        match.play(colour, moment)
        assert match.flag(moment) == []
    else:
        with pytest.raises(IllegalError) as caught:
            match.play(colour, moment)
        assert caught.value.code == "illegal-out-of-time"
        assert match.game.ply == 0
        assert match.flag(moment) == [0]


def test_the_increment_goes_to_the_mover() -> None:
    """And to nobody else."""
    match = begun(TWO)
    match.play(greedily(match), 10_000)
    assert match.clock is not None
    assert [match.clock.remaining(player, 10_000) for player in (0, 1)] == [172_000, 180_000]


def test_out_of_time_in_four_is_last_and_the_others_play_on() -> None:
    """Section 5: he is last in the match and retires; in game 2 he is not waited for and does not move."""
    match = begun(FOUR)
    assert match.flag(180_000) == [0]
    assert match.phase is Phase.PLAYING
    assert match.mover == 1
    now = play_game(match, 180_000)
    assert match.active_players == {1, 2, 3}
    ready_all(match, now)
    assert match.phase is Phase.PLAYING
    assert match.mover == 3
    now = play_game(match, now)
    assert match.result is not None
    assert match.result.ranks[0] == 4
    assert match.result.scores[0][1:] == (LOSS,) * 3
    assert [match.result.scores[side][0] for side in (1, 2, 3)] == [WIN] * 3


def test_in_pairs_a_flag_loses_for_both_partners() -> None:
    """Section 5."""
    match = begun(PAIRS)
    assert match.flag(180_000) == [0]
    assert match.phase is Phase.OVER
    assert match.result is not None
    assert match.result.winner == 1


# --- giving up --------------------------------------------------------------------------------------------------------


def test_resigning_the_match_is_a_full_loss() -> None:
    """1–0, even after a game that was won."""
    match = begun(TWO)
    now = play_game(match, 0)
    winner = match.results[0].winner
    assert winner is not None
    match.resign_match(winner, now)
    assert match.result is not None
    assert (match.result.winner, match.result.scores[winner][1 - winner]) == (1 - winner, LOSS)


def test_resigning_the_game_lets_the_next_one_be_played() -> None:
    """The rival wins the game; the match goes on."""
    match = begun(TWO)
    match.resign_game(1, 1_000)
    assert (match.phase, match.results[0].winner, match.results[0].counted) == (Phase.BETWEEN, 0, (14, 1))
    ready_all(match, 2_000)
    assert match.phase is Phase.PLAYING


def test_a_pair_resigns_when_both_partners_have_pressed() -> None:
    """Section 6: until then it can be taken back."""
    match = begun(PAIRS)
    match.resign_game(0, 1_000)
    assert match.giving_up_game == {0}
    match.withdraw_resignation(0)
    match.resign_game(2, 1_000)
    assert match.phase is Phase.PLAYING
    match.resign_game(0, 1_000)
    assert (match.phase, match.results[0].winner) == (Phase.BETWEEN, 1)
    match.resign_match(1, 2_000)
    assert match.giving_up_match == {1}
    match.resign_match(3, 2_000)
    assert match.result is not None


def test_later_leavers_of_four_rank_above_earlier_ones() -> None:
    """Section 6: last in the match whatever the points; the last one left wins, and the match is over."""
    match = begun(FOUR)
    for player in (2, 0, 3):
        match.resign_match(player, 1_000)
    assert match.phase is Phase.OVER
    assert match.result is not None
    assert match.result.ranks == (3, 1, 4, 2)
    assert match.result.winner == 1


def test_who_retires_from_a_game_of_four_plays_the_next() -> None:
    """Resigning the game is not resigning the match."""
    match = begun(FOUR)
    match.resign_game(1, 500)
    now = play_game(match, 1_000)
    ready_all(match, now)
    assert match.phase is Phase.PLAYING
    assert 1 in match.active_players
    assert match.game.retired == ()


@pytest.mark.parametrize("player", [-1, 2])
def test_strangers_are_refused(player: int) -> None:
    """Only players of the match may do anything."""
    match = begun(TWO)
    for act in (match.resign_game, match.resign_match, match.ready):
        with pytest.raises(IllegalError) as caught:
            act(player, 0)
        assert caught.value.code == "illegal-seat"
    with pytest.raises(IllegalError):
        match.withdraw_resignation(player)


def test_what_is_not_possible_now_is_refused() -> None:
    """Ready during a game, beginning twice, resigning what is over."""
    match = begun(TWO)
    with pytest.raises(IllegalError, match="illegal-not-now"):
        match.ready(0, 0)
    with pytest.raises(IllegalError, match="illegal-not-now"):
        match.begin(0)
    match.resign_match(0, 0)
    with pytest.raises(IllegalError, match="illegal-not-now"):
        match.resign_match(1, 0)
    with pytest.raises(IllegalError, match="illegal-not-now"):
        match.resign_game(1, 0)
    with pytest.raises(IllegalError, match="illegal-game-over"):
        match.play(2, 0)


def test_nothing_is_played_before_the_beginning() -> None:
    """A match that is set up waits for its beginning, and its clocks stand."""
    match = Match(TWO, 2, THREE_TWO)
    assert match.mover is None
    with pytest.raises(IllegalError) as caught:
        match.play(2, 0)
    assert caught.value.code == "illegal-not-now"


def test_who_stays_away_loses_the_match_and_in_four_retires() -> None:
    """An absence that was claimed is a full loss; with more than two sides the others play on."""
    match = begun(TWO)
    match.absent(0, 5_000)
    assert match.result is not None
    assert (match.result.winner, match.result.scores[1][0], match.result.left[0]) == (1, 1.0, Leave.ABSENT)
    with pytest.raises(IllegalError, match="illegal-seat"):
        match.absent(0, 5_000)
    four = begun(FOUR)
    four.absent(1, 5_000)
    assert four.phase is Phase.PLAYING
    assert four.left == [(1, Leave.ABSENT)]
