"""What the page says about marks is what the engine gives them for."""

import re
from pathlib import Path

from filler_core.bots.analysis import BLUNDER, INACCURACY, MISTAKE

WORDS = Path(__file__).resolve().parent.parent / "site" / "i18n" / "en" / "analysis.ftl"


def test_the_legend_names_the_figures_of_the_engine() -> None:
    """Every share of the board in the legend of the signs is the one from which on the mark is given."""
    legend = dict(re.findall(r"^analysis-legend-(\w+) = (.*)$", WORDS.read_text("utf-8"), re.MULTILINE))
    shares = {mark: [int(share) / 100 for share in re.findall(r"(\d+) %", words)] for mark, words in legend.items()}
    assert shares["good"] == shares["inaccuracy"] == [INACCURACY]
    assert shares["mistake"] == [MISTAKE]
    assert shares["blunder"] == [BLUNDER, MISTAKE]
