"""Ratings: Glicko-2 with the scores of Filler."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filler_core.rating import (
    SCALES,
    START_DEVIATION,
    Rating,
    Result,
    expected_score,
    idle,
    update,
    update_match,
)
from filler_core.variants import VARIANTS

ratings = st.builds(Rating, st.floats(800, 2400), st.floats(45, 350), st.just(0.06))
scores = st.sampled_from([1.0, 0.6, 0.5, 0.4, 0.0])


def test_glickmans_example_to_the_digits() -> None:
    """The worked example of Glickman's paper: 1464.05, 151.52, 0.059996."""
    after = update(
        Rating(1500, 200, 0.06),
        [Result(Rating(1400, 30), 1), Result(Rating(1550, 100), 0), Result(Rating(1700, 300), 0)],
    )
    assert (round(after.rating, 2), round(after.deviation, 2), round(after.volatility, 6)) == (
        1464.05,
        151.52,
        0.059996,
    )


@given(ratings, ratings)
def test_a_higher_score_is_never_worse(own: Rating, opponent: Rating) -> None:
    """1 is better than 0.6, that better than 0.5, than 0.4, than 0."""
    after = [update(own, [Result(opponent, score)]).rating for score in (1.0, 0.6, 0.5, 0.4, 0.0)]
    assert after == sorted(after, reverse=True)


@given(ratings, ratings, scores)
def test_who_scores_more_than_expected_gains(own: Rating, opponent: Rating, score: float) -> None:
    """So a favourite who was expected to score more than 0.6 loses a little by winning on worth alone."""
    change = update(own, [Result(opponent, score)]).rating - own.rating
    surplus = score - expected_score(own, opponent)
    assert change == pytest.approx(0, abs=1e-3) or (change > 0) == (surplus > 0)


def test_a_favourite_loses_points_on_a_win_by_worth() -> None:
    """Said in the rules of rating: 1700 against 1500 is expected to score 0.75."""
    assert update(Rating(1700, 60), [Result(Rating(1500, 60), 0.6)]).rating < 1700


@given(ratings)
def test_idling_only_adds_uncertainty(own: Rating) -> None:
    """Rating and volatility stay; the deviation grows, at most to that of a beginner."""
    after = idle(own, 3)
    assert after.rating == pytest.approx(own.rating, abs=1e-5)
    assert own.deviation - 1e-5 <= after.deviation <= START_DEVIATION
    assert update(own, []) == idle(own, 1)


@given(st.lists(ratings, min_size=4, max_size=4), st.permutations(range(4)))
def test_a_match_of_four_is_as_heavy_as_one_result(four: list[Rating], order: list[int]) -> None:
    """Three results at a third each: against equals in rating, first of four gains what a win against one does."""
    matrix = [[0.5 if a == b else (1.0 if a < b else 0.0) for b in range(4)] for a in range(4)]
    equal = [Rating()] * 4
    after = update_match(equal, (0, 1, 2, 3), matrix)
    single = update(Rating(), [Result(Rating(), 1.0)])
    assert after[0].rating == pytest.approx(single.rating, abs=1e-3)
    assert [r.rating for r in after] == sorted((r.rating for r in after), reverse=True)
    # Who sits where does not matter.
    shuffled = update_match(
        [four[player] for player in order], (0, 1, 2, 3), [[matrix[a][b] for b in order] for a in order]
    )
    straight = update_match(four, (0, 1, 2, 3), matrix)
    assert [r.rating for r in shuffled] == pytest.approx([straight[player].rating for player in order], abs=1e-5)


def test_partners_meet_the_mean_of_the_other_pair() -> None:
    """Mean rating, deviation √(φ₁² + φ₂²) / 2, each with the own deviation."""
    players = [Rating(1600, 60), Rating(1500, 80), Rating(1400, 120), Rating(1700, 60)]
    after = update_match(players, (0, 1, 0, 1), ((0.5, 1.0), (0.0, 0.5)))
    rivals = Rating(1600, (80**2 + 60**2) ** 0.5 / 2)
    assert after[0] == update(players[0], [Result(rivals, 1.0)])
    assert after[2] == update(players[2], [Result(rivals, 1.0)])
    assert after[2].rating - 1400 > after[0].rating - 1600


def test_rated_variants_have_a_scale_each() -> None:
    """Five separate scales, those of the table of variants."""
    assert list(SCALES) == [variant.id for variant in VARIANTS.values() if variant.rated]
