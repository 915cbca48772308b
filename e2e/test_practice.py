"""Practice: every level plays a whole game, hints are the solver's, and whoever thinks can always be stopped."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.computers import answer, expect_answers, follow
from e2e.figures import COLOURS, cells, shown
from e2e.geometry import box, troubles
from e2e.table import BOOT, Site
from filler_core.bots.hint import find_hint
from filler_core.bots.levels import LEVELS, Mind
from filler_core.game import Game
from filler_core.generation import generate
from tools.strength.greedy import choose_colour

STEADY = {"beginner", "easy", "medium", "hard", "expert"}
"""Levels whose moves do not depend on how fast the device is."""

SHORT = {"beginner", "medium", "perfect"}
"""For the everyday run: one that sees, one that looks ahead, one that reads to the end."""

COUNT_FRAMES = """(milliseconds) => new Promise((resolve) => {
  const end = performance.now() + milliseconds;
  let frames = 0;
  const count = () => { frames += 1; performance.now() < end ? requestAnimationFrame(count) : resolve(frames); };
  requestAnimationFrame(count);
})"""


BREAK_WORKERS = """(way) => {
  window.wholeWorker = window.Worker;
  window.Worker = class extends window.wholeWorker {
    constructor(...parameters) {
      if (way === "refused") throw new Error("no more workers");
      super(...parameters);
      setTimeout(() => this.dispatchEvent(new ErrorEvent("error", { cancelable: true })), 50);
    }
  };
}"""
"""Lets no further worker start, or every further one die."""


def set_up(page: Page, variant: str, seed: int) -> None:
    """Choose a board by its number in the lobby, for practice."""
    page.locator(f'.variant-card[data-variant="{variant}"]').click()
    page.locator('input[name="mode"][value="practice"]').check()
    page.locator('input[name="source"][value="seed"]').check()
    page.locator('input[name="seed"]').fill(str(seed))


def practise(site: Site, variant: str, seed: int, level: str, begins: str = "you") -> Game:
    """Sit down from the lobby against computers that all play at one level."""
    page = site.page
    set_up(page, variant, seed)
    for choice in page.locator(".rival select").all():
        choice.select_option(level)
    page.locator(f'input[name="begins"][value="{begins}"]').check()
    page.locator(".start-button").click()
    page.locator(f'[data-testid=table][data-variant="{variant}"]').wait_for(timeout=BOOT)
    return Game.on(generate(variant, seed))


LEAVE_WHILE_IT_THINKS = """(asked) => {
  if (window.computerWasAsked === asked) return false;
  location.hash = "";
  return true;
}"""
"""Leaves when the worker has the question: the page says that the computer thinks a little sooner, and for longer."""


def expect_workers(site: Site, count: int) -> None:
    """Wait until the page has so many workers: one is the table's, a second one thinks."""
    for _ in range(200):
        if len(site.page.workers) == count:
            return
        site.page.wait_for_timeout(25)
    assert len(site.page.workers) == count


def hint_out_here(game: Game) -> Any:
    """Search for the best colour without any limit."""
    return find_hint(Mind(game.position.compiled), game.position)


# --- whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "level", [pytest.param(level.id, marks=() if level.id in SHORT else pytest.mark.slow) for level in LEVELS]
)
def test_a_whole_game_against_every_level(site: Site, level: str) -> None:
    """Set up in the lobby; the computer plays as its level does, to the end, and the end says who has won."""
    seed = 700 + [each.id for each in LEVELS].index(level)
    game = practise(site, "quick", seed, level)
    expect(site.page.locator('.player-panel[data-player="1"] .level-mark')).to_have_attribute("data-level", level)
    expect(site.page.locator(".table-unrated")).to_have_text("Practice, unrated")
    while game.mover is not None:
        site.press_and_go_on(game, choose_colour(game))
        if level in STEADY:
            expect_answers(site, game, 0, level)
        elif game.outcome is None:
            follow(site, game)
    outcome = game.outcome
    assert outcome is not None
    expect(site.result.locator("h2")).to_have_text({0: "You won", 1: "Computer won", None: "A draw"}[outcome.winner])


def test_the_lobby_says_what_each_level_is_like_and_remembers_the_choice(site: Site) -> None:
    """Level and who begins are as they were chosen last, also after a reload; the computer begins where it is to."""
    page = site.page
    texts = set()
    set_up(page, "quick", 720)
    for level in LEVELS:
        page.locator('select[name="level-1"]').select_option(level.id)
        texts.add(page.locator(f'.level-text[data-level="{level.id}"]').inner_text())
    assert len(texts) == len(LEVELS)
    page.locator('select[name="level-1"]').select_option("hard")
    page.locator('input[name="begins"][value="computer"]').check()
    page.reload()
    expect(page.locator('select[name="level-1"]')).to_have_value("hard")
    expect(page.locator('input[name="begins"][value="computer"]')).to_be_checked()
    expect(page.locator('input[name="mode"][value="practice"]')).to_be_checked()
    game = practise(site, "quick", 720, "hard", begins="computer")
    expect_answers(site, game, 1, "hard")
    # As the next test expects it.
    site.go_to_lobby()
    page.locator('input[name="begins"][value="you"]').check()
    page.locator('select[name="level-1"]').select_option("easy")


def test_computers_of_several_levels_at_a_table_of_four(site: Site) -> None:
    """Each has its own level; they answer one after the other, each in its way."""
    page = site.page
    set_up(page, "four", 721)
    levels = ["beginner", "easy", "hard"]
    for far, level in enumerate(levels, start=1):
        page.locator(f'select[name="level-{far}"]').select_option(level)
    page.locator(".start-button").click()
    site.expect_table("four", 721)
    game = Game.on(generate("four", 721))
    for _ in range(2):
        site.press_and_go_on(game, choose_colour(game))
        for level in levels:
            game.play(answer(game, 721, level))
        site.page.locator(f'[data-testid=table][data-ply="{game.ply}"]').wait_for(timeout=BOOT)
        assert shown(site.page)["cells"] == cells(game)
    marks = [mark.get_attribute("data-level") for mark in page.locator(".level-mark").all()]
    assert sorted(map(str, marks)) == sorted(levels)


# --- hints ----------------------------------------------------------------------------------------------------------


def test_a_hint_is_the_solvers_move_and_says_why(site: Site) -> None:
    """Where the game can be read to its end: the exact search's colour, proven, with its reasons; nothing is played."""
    game = site.sit_down("quick", 730)
    # So far on that every device reads to the end within the time that a hint takes.
    for _ in range(16):
        site.press(game, choose_colour(game))
    for _ in range(3):
        wanted = hint_out_here(game)
        assert wanted.finding.exact
        site.action("hint").click()
        card = site.page.locator(".hint-card")
        card.wait_for(timeout=BOOT)
        expect(card).to_have_attribute("data-colour", str(wanted.finding.colour))
        expect(card).to_have_attribute("data-exact", "yes")
        hinted = site.page.locator(".colour-button.is-hinted")
        expect(hinted).to_have_attribute("data-colour", str(wanted.finding.colour))
        preview = game.previews()[wanted.finding.colour]
        expect(site.tooltip).to_contain_text(f"Try colour {COLOURS[wanted.finding.colour]}: takes {preview.worth}")
        words = card.locator(".hint-reasons").inner_text()
        assert ("region" in words) == ("region" in wanted.reasons)
        assert ("takes" in words) == ("gain" in wanted.reasons)
        assert ("keeps" in words) == ("denial" in wanted.reasons)
        assert str(abs(int(wanted.finding.value))) in card.locator(".hint-value").inner_text()
        site.expect_ply(game.ply)
        site.press(game, game.legal_colours()[0])
        expect(card).to_have_count(0)
        expect(hinted).to_have_count(0)


def test_what_the_computer_expects_is_shown_move_by_move(site: Site) -> None:
    """The board shows what stands after each move of the line, and then the game as it is, on which one plays on."""
    game = site.sit_down("quick", 731)
    for _ in range(16):
        site.press(game, choose_colour(game))
    wanted = hint_out_here(game)
    site.action("hint").click()
    site.page.locator(".hint-card").wait_for(timeout=BOOT)
    site.action("expected").click()
    moves = site.page.locator(".expected-move")
    expect(moves).to_have_count(len(wanted.finding.line))
    imagined = Game.on(game.board)
    for move in game.moves:
        imagined.play(move.colour)
    for index, colour in enumerate(wanted.finding.line[:3]):
        imagined.play(colour)
        moves.nth(index).click()
        expect(moves.nth(index)).to_have_attribute("aria-pressed", "true")
        expect(site.table).to_have_attribute("data-looks-ahead", "yes")
        assert shown(site.page)["cells"] == cells(imagined)
        assert moves.nth(index).locator(".swatch").get_attribute("data-colour") == str(colour)
    assert site.table.get_attribute("data-ply") == str(game.ply)
    site.press(game, wanted.finding.colour)
    assert shown(site.page)["cells"] == cells(game)
    expect(site.table).to_have_attribute("data-looks-ahead", "no")


def test_a_hint_that_takes_long_can_be_cancelled(site: Site) -> None:
    """By its button and by Escape: no hint comes, the worker is ended, and the game can be played on."""
    game = site.sit_down("big", 732)
    for cancel in ("button", "Escape"):
        site.action("hint").click()
        site.page.locator("[data-kind=asking]").wait_for()
        expect_workers(site, 2)
        # Only what is being answered needs to be stopped: a worker that starts may go on.
        expect(site.page.locator("[data-kind=asking]")).to_contain_text("Looking for the best colour", timeout=BOOT)
        if cancel == "button":
            site.action("cancel-hint").click()
        else:
            site.page.keyboard.press("Escape")
        expect(site.page.locator("[data-kind=asking]")).to_have_count(0)
        expect_workers(site, 1)
    expect(site.page.locator(".hint-card")).to_have_count(0)
    site.press(game, choose_colour(game))


# --- thinking -------------------------------------------------------------------------------------------------------


def test_the_table_stays_responsive_while_the_computer_thinks(site: Site) -> None:
    """The clock goes on, colours can be chosen ahead, and frames are drawn as ever; the thinking shows."""
    page = site.page
    set_up(page, "big", 740)
    page.locator('select[name="level-1"]').select_option("perfect")
    page.locator('select[name="clock"]').select_option("3+2")
    page.locator(".start-button").click()
    site.action("begin").click()
    game = Game.on(generate("big", 740))
    colour = choose_colour(game)
    site.press(game, colour)
    expect(page.locator(".table-turn")).to_have_text("Computer is thinking", timeout=BOOT)
    expect(page.locator('.player-panel[data-player="1"]')).to_have_class("player-panel is-mover is-thinking")
    before = page.locator('.player-panel[data-player="1"] .clock').inner_text()
    frames = page.evaluate(COUNT_FRAMES, 500)
    assert frames >= 10, "an engine in the page's own thread would leave none"
    site.button(0).hover()
    expect(site.tooltip).to_have_text("play this when it is your turn")
    expect(page.locator('.player-panel[data-player="1"] .clock')).not_to_have_text(before)
    assert site.table.get_attribute("data-ply") == "1", "all that happened while it thought"
    follow(site, game)


def test_leaving_the_table_ends_the_thinking(site: Site) -> None:
    """The second worker is gone with whoever waited for it; coming back, the computer thinks anew and moves."""
    page = site.page
    game = practise(site, "big", 741, "perfect")
    asked = page.evaluate("window.computerWasAsked")
    site.press_and_go_on(game, choose_colour(game))
    # Within the page, since a busy machine may take longer for the way there and back than the computer for its move.
    page.wait_for_function(LEAVE_WHILE_IT_THINKS, arg=asked, timeout=BOOT)
    site.lobby.wait_for()
    expect_workers(site, 1)
    page.locator(".running-table [data-action=continue]").first.click()
    follow(site, game)


def test_a_move_taken_back_while_the_computer_thinks(site: Site) -> None:
    """The move is undone at once, the answer never comes, and the next move is answered as ever."""
    game = practise(site, "quick", 742, "medium")
    first = cells(game)
    with site.computer_waits():
        site.button(choose_colour(game)).click()
        site.expect_ply(1)
        site.action("take-back").click()
        site.expect_ply(0)
    assert shown(site.page)["cells"] == first
    other = Game.on(game.board)
    site.press_and_go_on(other, other.legal_colours()[-1])
    expect_answers(site, other, 0, "medium")
    site.action("take-back").click()
    site.expect_ply(0)
    assert shown(site.page)["cells"] == first


def test_a_level_changed_in_mid_game_survives_a_reload(site: Site) -> None:
    """It counts from the next move on, also while the computer thinks; the record claims no level for all moves."""
    page = site.page
    game = practise(site, "quick", 743, "beginner")
    site.press_and_go_on(game, choose_colour(game))
    expect_answers(site, game, 0, "beginner")
    with site.computer_waits():
        site.button(choose_colour(game)).click()
        game.play(choose_colour(game))
        site.expect_ply(3)
        site.action("options").click()
        page.locator('dialog select[name="level-1"]').select_option("expert")
        page.keyboard.press("Escape")
        site.dialog.wait_for(state="detached")
    expect_answers(site, game, 0, "expert")
    page.reload()
    site.expect_table("quick", 743, ply=4)
    expect(page.locator('.player-panel[data-player="1"] .level-mark')).to_have_attribute("data-level", "expert")
    site.press_and_go_on(game, choose_colour(game))
    expect_answers(site, game, 0, "expert")
    page.locator(".resign-button").click()
    site.dialog.locator(".button-danger").click()
    site.result.wait_for()
    # It is there as soon as the history has the match.
    site.action("replay").click()
    expect(page.locator('.player-panel[data-player="1"] .player-called')).to_have_text("Computer", timeout=BOOT)


# --- failures -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["refused", pytest.param("dead", marks=pytest.mark.slow)])
def test_a_computer_that_cannot_think_is_told_and_tries_again(site: Site, way: str) -> None:
    """The second worker cannot start, or dies: it is said in words, the game stands, and Try again goes on with it."""
    page = site.page
    # A page whose second worker has not been needed yet.
    page.reload()
    game = site.sit_down("quick", 750)
    page.evaluate(BREAK_WORKERS, way)
    site.action("hint").click()
    trouble = page.locator("[data-kind=thinker]")
    expect(trouble).to_contain_text("There is no hint at the moment.")
    expect(trouble).to_contain_text("nothing is lost")
    site.press(game, choose_colour(game))
    expect(trouble).to_have_count(0)
    site.action("hint").click()
    expect(trouble).to_be_visible()
    page.evaluate("() => { window.Worker = window.wholeWorker; }")
    site.action("think-again").click()
    page.locator(".hint-card").wait_for(timeout=BOOT)


# --- by keyboard ----------------------------------------------------------------------------------------------------


def test_practice_by_keyboard_alone(site: Site) -> None:
    """Level, start, moves, hint, what is expected, and back: no pointer is needed anywhere."""
    page = site.page
    set_up(page, "quick", 760)

    def go_to(selector: str) -> None:
        for _ in range(80):
            if page.locator(selector).first.evaluate("(element) => element === document.activeElement"):
                return
            page.keyboard.press("Tab")
        pytest.fail(f"Tab never leads to {selector}")

    go_to('select[name="level-1"]')
    page.keyboard.press("Home")
    expect(page.locator('select[name="level-1"]')).to_have_value("beginner")
    page.keyboard.press("ArrowDown")
    expect(page.locator('select[name="level-1"]')).to_have_value("easy")
    go_to(".start-button")
    page.keyboard.press("Enter")
    site.expect_table("quick", 760)
    game = Game.on(generate("quick", 760))
    for _ in range(2):
        colour = choose_colour(game)
        page.keyboard.press(f"Digit{colour + 1}")
        game.play(colour)
        expect_answers(site, game, 0, "easy")
    go_to('[data-action="hint"]')
    page.keyboard.press("Enter")
    page.locator(".hint-card").wait_for(timeout=BOOT)
    go_to('[data-action="expected"]')
    page.keyboard.press("Enter")
    go_to(".expected-move")
    page.keyboard.press("Enter")
    expect(site.table).to_have_attribute("data-looks-ahead", "yes")
    page.keyboard.press("Escape")
    expect(page.locator(".hint-card")).to_have_count(0)
    assert shown(page)["cells"] == cells(game)
    colour = choose_colour(game)
    page.keyboard.press(f"Digit{colour + 1}")
    game.play(colour)
    expect_answers(site, game, 0, "easy")


# --- on every screen ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "size",
    [(360, 640), *(pytest.param(size, marks=pytest.mark.slow) for size in ((640, 360), (768, 1024), (1440, 900)))],
    ids=str,
)
def test_a_hint_covers_no_button_that_plays(site: Site, size: tuple[int, int]) -> None:
    """With four names and levels, and with a hint and its line: all is whole, within the window, and can be pressed."""
    page = site.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    site.sit_down("four", 770, "person.computer.computer.computer")
    assert troubles(page) == []
    game = site.sit_down("quick", 771, "person.computer")
    site.press_and_go_on(game, choose_colour(game))
    expect_answers(site, game, 0)
    for action, card in (("hint", "hint"), ("expected", "expected")):
        site.action(action).click()
        page.locator(f".hint-card[data-kind={card}]").wait_for(timeout=BOOT)
        assert troubles(page) == []
        place = box(page, ".hint-card")
        assert place["x"] >= 0
        assert place["x"] + place["width"] <= size[0]
        for button in page.locator(".colour-button, .resign-button, .table > .topbar .button").all():
            other = button.bounding_box()
            assert other is not None
            beside = other["x"] >= place["x"] + place["width"] or other["x"] + other["width"] <= place["x"]
            assert beside or other["y"] >= place["y"] + place["height"] or other["y"] + other["height"] <= place["y"]
