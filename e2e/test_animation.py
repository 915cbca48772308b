"""Captures are seen as they happen, briefly, and not at all by those who want less motion."""

from typing import Any

import pytest

from e2e.games import moves_to_a_large_capture
from e2e.table import Site
from filler_core.game import Game

pytestmark = pytest.mark.usefixtures("motion")

FEW = 20
"""Up to so many captured cells move one by one."""

RECORD = """() => {
  const recording = window.animated !== undefined;
  window.animated = [];
  if (recording) return;
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    const { duration, delay = 0 } = options;
    window.animated.push({ cell: this.dataset.cell ?? null, kind: this.getAttribute("class"), end: delay + duration });
    return animate.call(this, frames, options);
  };
}"""


def animations(site: Site) -> list[dict[str, Any]]:
    """Give what was animated on the board since the last time."""
    recorded: list[dict[str, Any]] = site.page.evaluate("window.animated.splice(0)")
    return recorded


def best(game: Game) -> int:
    """Give the colour that captures the most."""
    previews = game.previews()
    return max(previews, key=lambda colour: len(previews[colour].captured))


def test_a_few_captured_cells_move_one_by_one(site: Site) -> None:
    """Each captured cell is animated once, in waves from the territory outwards, and all is over within 300 ms."""
    game = site.sit_down("three", 3)
    site.page.evaluate(RECORD)
    colour = best(game)
    site.press(game, colour)
    seen = animations(site)
    captured = [cell for wave in game.moves[-1].waves for cell in wave]
    assert 0 < len(captured) <= FEW
    assert sorted(int(each["cell"]) for each in seen if each["cell"]) == sorted(captured)
    assert all(each["end"] <= 300 for each in seen)
    ends = {int(each["cell"]): each["end"] for each in seen if each["cell"]}
    waves = [{ends[cell] for cell in wave} for wave in game.moves[-1].waves]
    assert all(len(wave) == 1 for wave in waves)
    assert waves == sorted(waves, key=min)
    # Nothing of it stays behind.
    site.page.locator(".wash").first.wait_for(state="detached")


def test_many_captured_cells_wash_in_together(site: Site) -> None:
    """More than twenty cells get one overlay instead of an animation each."""
    moves, colour = moves_to_a_large_capture("three", 2, FEW)
    game = site.sit_down("three", 2)
    for each in moves:
        site.press(game, each)
    site.page.evaluate(RECORD)
    site.press(game, colour)
    seen = animations(site)
    assert sum(map(len, game.moves[-1].waves)) > FEW
    assert [each for each in seen if each["cell"]] == []
    assert [each["kind"] for each in seen].count("wash wash-captured") == 1


@pytest.mark.parametrize("way", ["device", "option"])
def test_nothing_moves_for_those_who_want_less_motion(forgetful_site: Site, way: str) -> None:
    """Neither when the device asks for it nor when the option is off; the move is there at once all the same."""
    site = forgetful_site
    game = site.sit_down("three", 4 if way == "device" else 5)
    if way == "device":
        site.page.emulate_media(reduced_motion="reduce")
    else:
        site.action("options").click()
        site.dialog.locator('input[name="animation"]').uncheck()
        site.page.keyboard.press("Escape")
        site.dialog.wait_for(state="detached")
    site.page.evaluate(RECORD)
    site.press(game, best(game))
    assert animations(site) == []


def test_a_move_says_nothing_anew_of_the_whole_page(site: Site) -> None:
    """Even an attribute with the same value has browsers work out the style of all that is below it."""
    game = site.sit_down("quick", 11)
    site.page.evaluate("""() => {
      window.said = [];
      const note = (changes) => window.said.push(...changes.map(({ attributeName }) => attributeName));
      new MutationObserver(note).observe(document.documentElement, { attributes: true });
    }""")
    for _ in range(3):
        site.press(game, best(game))
    assert site.page.evaluate("window.said") == []
    # It would be seen.
    site.page.evaluate("document.documentElement.lang = document.documentElement.lang")
    site.page.wait_for_function("() => window.said.length === 1")
