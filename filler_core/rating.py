"""Ratings by Glicko-2, with the scores of Filler's matches (`docs/rules.md`, sections 4 and 7).

Source: Mark Glickman, "Example of the Glicko-2 system" (2022). A score is 1, 0.6, 0.5, 0.4 or 0 and enters as it is:
who was expected to score more than 0.6 and wins by worth alone loses a little. Each match is a rating period of its
own, as at most chess sites: ratings are always up to date; `idle` lets uncertainty grow with the time without matches.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, pi, sqrt

START_RATING = 1500.0
START_DEVIATION = 350.0
START_VOLATILITY = 0.06

SMALLEST_DEVIATION = 45.0
"""Below this a rating would hardly move any more, however much a player learns [ours]."""

SYSTEM_CONSTANT = 0.5
"""Glickman's τ: how much volatility may change in a period; he advises 0.3 to 1.2."""

PERIOD_DAYS = 7
"""A week without a match adds as much uncertainty as a rating period without results [ours]."""

_SCALE = 173.7178
_CONVERGENCE = 0.000001

SCALES = ("quick", "classic", "hex", "four", "pairs")
"""The rated variants have a scale each (section 7)."""


@dataclass(frozen=True)
class Rating:
    """How strong a player is thought to be: about 95 % certainly within two deviations of the rating."""

    rating: float = START_RATING
    deviation: float = START_DEVIATION
    volatility: float = START_VOLATILITY


@dataclass(frozen=True)
class Result:
    """One result against a rated opponent; `weight` is 1, or a part of it where a match gives several results."""

    opponent: Rating
    score: float
    weight: float = 1.0


def expected_score(own: Rating, opponent: Rating) -> float:
    """Give the score from 0 to 1 that the ratings let one expect."""
    return _expectation(_mu(own), _mu(opponent), _phi(opponent))


def update(own: Rating, results: Sequence[Result]) -> Rating:
    """Give the rating after one period with these results (step numbers are Glickman's)."""
    if not results:
        return idle(own, 1.0)
    mu, phi = _mu(own), _phi(own)
    # Steps 3 and 4; a result of weight w counts like w of a whole one.
    information = improvement = 0.0
    for result in results:
        opponent_mu, opponent_phi = _mu(result.opponent), _phi(result.opponent)
        impact, expected = _impact(opponent_phi), _expectation(mu, opponent_mu, opponent_phi)
        information += result.weight * impact**2 * expected * (1 - expected)
        improvement += result.weight * impact * (result.score - expected)
    variance = 1 / information
    volatility = _new_volatility(phi, own.volatility, variance, variance * improvement)
    # Steps 6 to 8.
    spread = sqrt(phi**2 + volatility**2)
    new_phi = 1 / sqrt(1 / spread**2 + information)
    new_mu = mu + new_phi**2 * improvement
    return _rounded(_SCALE * new_mu + START_RATING, max(SMALLEST_DEVIATION, _SCALE * new_phi), volatility)


def idle(own: Rating, periods: float) -> Rating:
    """Give the rating after some periods without results (perhaps a part of one): only the deviation grows."""
    phi = sqrt(_phi(own) ** 2 + max(0.0, periods) * own.volatility**2)
    return _rounded(own.rating, _SCALE * phi, own.volatility)


def _rounded(rating: float, deviation: float, volatility: float) -> Rating:
    # The last bits of exp and log differ between processors; two devices must come to the same figures.
    return Rating(round(rating, 6), round(min(START_DEVIATION, deviation), 6), round(volatility, 9))


def update_match(ratings: Sequence[Rating], sides: Sequence[int], scores: Sequence[Sequence[float]]) -> list[Rating]:
    """Give the ratings of all players after a match.

    `scores[one][other]` is what side `one` scored against side `other` (section 4). With more than two sides the match
    is one period with a result against every other, together as heavy as one. Partners meet the mean of the other pair:
    mean rating and √(φ₁² + φ₂²) / 2; each is updated with the own deviation.
    """
    count = len(set(sides))
    of_side = [
        _together([rating for rating, own in zip(ratings, sides, strict=True) if own == s]) for s in range(count)
    ]
    return [
        update(
            rating,
            [Result(of_side[other], scores[side][other], 1 / (count - 1)) for other in range(count) if other != side],
        )
        for rating, side in zip(ratings, sides, strict=True)
    ]


def _together(ratings: Sequence[Rating]) -> Rating:
    count = len(ratings)
    return Rating(
        rating=sum(rating.rating for rating in ratings) / count,
        deviation=sqrt(sum(rating.deviation**2 for rating in ratings)) / count,
    )


def _mu(rating: Rating) -> float:
    return (rating.rating - START_RATING) / _SCALE


def _phi(rating: Rating) -> float:
    return rating.deviation / _SCALE


def _impact(phi: float) -> float:
    """Glickman's g: how much a result counts when the opponent's rating is uncertain."""
    return 1 / sqrt(1 + 3 * phi**2 / pi**2)


def _expectation(mu: float, opponent_mu: float, opponent_phi: float) -> float:
    return 1 / (1 + exp(-_impact(opponent_phi) * (mu - opponent_mu)))


def _new_volatility(phi: float, sigma: float, variance: float, delta: float) -> float:
    """Find the new volatility by the Illinois algorithm (step 5)."""
    start = log(sigma**2)

    def slope(x: float) -> float:
        grown = phi**2 + variance + exp(x)
        return exp(x) * (delta**2 - grown) / (2 * grown**2) - (x - start) / SYSTEM_CONSTANT**2

    low = start
    if delta**2 > phi**2 + variance:
        high = log(delta**2 - phi**2 - variance)
    else:
        steps = 1
        while slope(start - steps * SYSTEM_CONSTANT) < 0:
            steps += 1
        high = start - steps * SYSTEM_CONSTANT
    slope_low, slope_high = slope(low), slope(high)
    while abs(high - low) > _CONVERGENCE:
        middle = low + (low - high) * slope_low / (slope_high - slope_low)
        slope_middle = slope(middle)
        if slope_middle * slope_high <= 0:
            low, slope_low = high, slope_high
        else:
            slope_low /= 2
        high, slope_high = middle, slope_middle
    return exp(low / 2)
