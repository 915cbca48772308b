"""Mirrored matches owe nothing to the board, and their figures are what statistics says."""

import json
import sys
from pathlib import Path

import pytest

from tools.strength import __main__ as runner
from tools.strength.estimates import ESTIMATES
from tools.strength.mirror import MatchScore, play_match, wilson
from tools.strength.parties import PARTIES
from tools.strength.players import find_player


@pytest.mark.parametrize("name", ["greedy", "plain9", "expert"])
def test_a_player_against_itself_draws(name: str) -> None:
    """Who plays without chance gets the same out of both corners."""
    player = find_player(name)
    assert play_match(player, player, "quick", 3) == MatchScore(points=1.0, margin=0)


def test_a_match_is_decided_by_points_then_by_worth() -> None:
    """As in a rated match."""
    assert [MatchScore(1.5, -4).result, MatchScore(1.0, 3).result, MatchScore(1.0, 0).result] == [1, 1, 0]
    assert [MatchScore(0.5, 9).result, MatchScore(1.0, -1).result] == [-1, -1]


def test_the_interval_is_wilsons() -> None:
    """Known values: 95 % intervals for 40 of 40, 0 of 10 and 5 of 10."""
    assert wilson(40, 40) == pytest.approx((0.9124, 1.0), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_stronger_player_wins() -> None:
    """Looking five moves ahead beats taking what is nearest, on most of ten boards."""
    results = [play_match(find_player("hard"), find_player("beginner"), "quick", seed).result for seed in range(10)]
    assert sum(results) >= 6


@pytest.mark.parametrize("name", ESTIMATES)
def test_every_estimate_plays(name: str) -> None:
    """Each finishes a match on a small board within a short time a move."""
    player = find_player(f"{name}@0.001")
    assert -56 <= play_match(player, find_player("greedy"), "quick", 1).margin <= 112


@pytest.mark.parametrize("name", PARTIES)
def test_every_search_for_four_plays(name: str) -> None:
    """Each finishes a match at a table of four."""
    assert play_match(find_player(name), find_player("beginner"), "four", 1).result in (-1, 0, 1)


def test_a_measurement_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Matches that were played are kept in a file and not played again."""
    monkeypatch.setattr(runner, "KEPT", tmp_path)
    for matches in (2, 3):
        monkeypatch.setattr(sys, "argv", ["strength", "easy", "beginner", "quick", str(matches)])
        runner.main()
        figures = json.loads(capsys.readouterr().out)
        assert figures["won"] + figures["drawn"] + figures["lost"] == matches
    [kept] = tmp_path.iterdir()
    assert [json.loads(line)["seed"] for line in kept.read_text("utf-8").splitlines()] == [5000, 5001, 5002]
